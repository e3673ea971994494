"""Roles look alike on the board and in pictures, differ by shape, and can be read in every theme."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from sudoku_helper.drawing.looks import LOOKS, Look, stylesheet
from sudoku_helper.drawing.paper import PAPER
from sudoku_helper.step import ROLES

PROJECT = Path(__file__).resolve().parent.parent
SHEETS = {
    sheet.stem: re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    for sheet in (PROJECT / "static" / "css").glob("*.css")
}
PAGES = "\n".join(
    file.read_text(encoding="utf-8")
    for pattern in ("templates/**/*.html", "static/js/**/*.js", "sudoku_helper/**/*.py")
    for file in PROJECT.glob(pattern)
)
WORDS = set(re.findall(r"[\w-]+", PAGES))
EFFECTS = {"placed", "gone"}
EVALUATED = {"necessary", "single", "later_single", "excluded"}
# Names that are put together in the page: `indent-${depth}`.
FAMILIES = ("role-", "area-", "column-", "indent-", "option-", "standing-", "corner-")

every_look = pytest.mark.parametrize(("role", "look"), LOOKS.items(), ids=LOOKS)
every_theme = pytest.mark.parametrize("theme", [0, 1, 2], ids=["light", "dark", "contrast"])


def test_every_role_has_a_look():
    assert set(LOOKS) == {*ROLES, *EFFECTS, *EVALUATED}


def test_the_stylesheet_of_the_roles_is_made_from_their_looks():
    written = (PROJECT / "static" / "css" / "roles.css").read_text(encoding="utf-8")
    assert written == stylesheet(), "run: python -m scripts.roles"


def rules(sheet: str) -> list[tuple[str, str]]:
    """The selectors and declarations of a stylesheet."""
    return re.findall(r"([^{}]+){([^{}]*)}", SHEETS[sheet])


@pytest.mark.parametrize("sheet", sorted(set(SHEETS) - {"roles"}))
def test_no_other_stylesheet_gives_a_role_a_shape_or_colour(sheet):
    named = re.compile(rf"\.role-(?:{'|'.join(LOOKS)})\b(?!.*::after)")
    stated = re.compile(r"--fill|--ring|--corners|border|background")
    assert not [
        selectors
        for selectors, body in rules(sheet)
        if named.search(selectors) and stated.search(body)
    ]


def classes_of_cells() -> set[str]:
    """The classes that a cell of the board may have."""
    script = (PROJECT / "static" / "js" / "render" / "cell.js").read_text(encoding="utf-8")
    flags = script.split("function flagsOf(", 1)[1].split("\n}\n", 1)[0]
    return set(re.findall(r'^    "?([\w-]+)"?[:,]', flags, re.MULTILINE))


# These draw on cells of the board.
OF_THE_BOARD = {"board", "paper", "pens", "practise"}


@pytest.mark.parametrize("sheet", sorted(set(SHEETS) - OF_THE_BOARD))
def test_no_other_stylesheet_touches_a_cell_of_the_board_by_mistake(sheet):
    # A class alone, wherever it is: a tile of the start page once had that of digits by hand.
    named = re.compile(rf"(?:^|,|:root\S*\s)\s*\.(?:{'|'.join(classes_of_cells())})(?![\w-])")
    assert {"given", "by-hand", "lit", "own"} <= classes_of_cells()
    assert not [selectors for selectors, _ in rules(sheet) if named.search(selectors.strip())]


def appearance(look: Look) -> tuple[object, ...]:
    """What is left of a look without colour."""
    return look.shape, look.line, look.struck


def test_sets_differ_by_shape_and_by_colour():
    sets = [look for role, look in LOOKS.items() if role.startswith("set_")]
    assert len(set(map(appearance, sets))) == len({look.colour for look in sets}) == len(sets)


# The plain ring, which the others differ from.
PLAIN = {"reason", "first", "on", "necessary"}


@pytest.mark.parametrize("role", sorted(set(LOOKS) - PLAIN))
def test_a_role_differs_by_shape_and_not_by_colour_alone(role):
    assert appearance(LOOKS[role]) != appearance(LOOKS["reason"])


def channels(colour: str) -> list[float]:
    """Red, green and blue of #rrggbb on a linear scale."""
    shown = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shown]


def luminance(colour: str) -> float:
    """The relative luminance of #rrggbb as WCAG defines it."""
    linear = channels(colour)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def variables(theme: int) -> dict[str, str]:
    """The colours of the light (0), the dark (1) or the theme of strong contrast (2)."""
    usual, strong = (
        dict(re.findall(r"--([\w-]+): ([^;]+);", body))
        for selectors, body in rules("base")
        if selectors.strip() in (":root", ':root[data-theme="contrast"]')
    )
    # The strong one is a light one.
    written = {**usual, **strong} if theme == 2 else usual
    colours = {name: re.findall(r"#\w{6}\b", value) for name, value in written.items()}
    return {name: found[theme % 2 % len(found)] for name, found in colours.items() if found}


def test_pictures_have_the_colours_of_the_light_theme():
    theme = variables(0)
    assert {name: theme[name] for name in PAPER} == PAPER


BACKGROUNDS = ("surface", "selected", "seen", "same", "primary", "secondary")


@every_theme
@pytest.mark.parametrize("background", BACKGROUNDS)
def test_digits_are_readable_on_every_background_of_a_cell(theme, background):
    colours = variables(theme)
    assert contrast(colours["ink"], colours[background]) >= 7
    assert contrast(colours["own"], colours[background]) >= 4.5
    assert contrast(colours["muted"], colours[background]) >= 4.4


@every_theme
def test_frames_of_areas_stand_out(theme):
    colours = variables(theme)
    for area in ("primary", "secondary"):
        assert contrast(colours[f"{area}-frame"], colours[area]) >= 3
        assert contrast(colours[f"{area}-frame"], colours["surface"]) >= 3


@every_look
def test_marks_are_readable_and_their_rings_are_seen(role, look):
    fill, *rings = look.colour
    assert contrast(PAPER["on-mark"], fill) >= 7
    for theme in (0, 1, 2):
        ring, colours = rings[theme % 2], variables(theme)
        for background in ("surface", "primary", "secondary"):
            assert contrast(ring, colours[background]) >= 3


@every_theme
def test_the_lit_line_of_the_algorithm_is_readable(theme):
    colours = variables(theme)
    assert contrast(colours["ink"], colours["primary"]) >= 7
    assert contrast(colours["primary-frame"], colours["surface"]) >= 3


TEXT = r"(?<![\w-])color: var\(--([\w-]+)\)"
GROUND = r"(?<![\w-])background(?:-color)?: var\(--([\w-]+)\)"
# Each role and each pen has its own; they are looked at above and below.
MADE_ELSEWHERE = {"fill", "ring", "ground", "dot", "texture"}
# Dots, bars and knobs, on which nobody reads anything.
SIGNS = {"accent", "good", "bad", "muted", "line", "on-accent"}
BESIDE = {
    # What a rule says of a ground and another of the text on it.
    ("on-accent", "good"),
    # A key that is pressed, what is chosen, and what is wrong.
    *(("accent", ground) for ground in ("accent-soft", "raised")),
    *(("bad", ground) for ground in ("bad-soft", "selected", "seen")),
    *(("good", ground) for ground in ("raised", "seen")),
    *(("pencil", ground) for ground in ("pencil-soft", "raised")),
}


def used(pattern: str) -> set[tuple[str, str]]:
    """The colours that rules of the style sheets use so, each with the rest of its rule."""
    return {
        (name, body)
        for sheet in SHEETS
        for _, body in rules(sheet)
        for name in re.findall(pattern, body)
        if name not in MADE_ELSEWHERE
    }


def text_and_ground() -> set[tuple[str, str]]:
    """Every pair of colours in which something may be read."""
    texts, grounds = used(TEXT), used(GROUND)
    together = {(text, ground) for text, body in texts for ground in re.findall(GROUND, body)}
    alone = {text for text, body in texts if not re.search(GROUND, body)} - {"on-mark", "page"}
    plain = {ground for ground, body in grounds if not re.search(TEXT, body)} - SIGNS
    everywhere = {(text, ground) for text in ("ink", "muted") for ground in plain}
    return {
        (text, ground)
        for text, ground in together
        | everywhere
        | {(text, ground) for text in alone for ground in ("page", "surface")}
        | BESIDE
        if not {text, ground} & MADE_ELSEWHERE
    }


def test_the_style_sheets_name_many_pairs_of_text_and_ground():
    pairs = text_and_ground()
    assert {("on-accent", "accent"), ("page", "ink"), ("surface", "good")} <= pairs
    assert {("muted", "selected"), ("warning", "surface"), ("own", "page")} <= pairs
    assert len(pairs) > 40


@every_theme
@pytest.mark.parametrize(("text", "ground"), sorted(text_and_ground()))
def test_every_text_is_readable_on_its_ground(theme, text, ground):
    colours = variables(theme)
    assert contrast(colours[text], colours[ground]) >= 4.5


@every_theme
def test_signs_without_words_are_seen(theme):
    colours = variables(theme)
    for sign in ("accent", "good", "bad", "warning", "muted", "link", "beam", "line-strong"):
        assert contrast(colours[sign], colours["surface"]) >= 3
        assert contrast(colours[sign], colours["page"]) >= 3


# What cannot be pressed now, what stands back on purpose while something else is pointed at, and what is no text.
FAINT = re.compile(
    r"disabled|aria-busy|dim |filtered|faint|ruled-out|ghost|chains|input$|walk \.seen|still|cursor|^to$|^from$"
)


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_no_text_is_paler_than_its_colour(sheet):
    pale = {
        selectors.strip()
        for selectors, body in rules(sheet)
        if re.search(r"(?<![\w-])opacity: 0", body) and not FAINT.search(selectors.strip())
    }
    assert not pale


GROUNDS = re.findall(
    r"--ground: light-dark\((#\w{6}), (#\w{6})\); --dot: (#\w{6}); --texture: (.*?); --corners: (.*?);",
    SHEETS["pens"],
)
"""The colours that players give: the ground of a cell by day and by night, and what a candidate has."""


@every_theme
@pytest.mark.parametrize("colour", GROUNDS, ids=lambda colour: colour[0])
def test_digits_are_readable_on_every_colour_of_a_cell(theme, colour):
    colours = variables(theme)
    ground = colour[theme % 2]
    assert contrast(colours["ink"], ground) >= 7
    assert contrast(colours["own"], ground) >= 4.5
    assert contrast(colours["muted"], ground) >= 4.4


@pytest.mark.parametrize("colour", GROUNDS, ids=lambda colour: colour[0])
def test_a_coloured_candidate_is_readable(colour):
    assert contrast(PAPER["on-mark"], colour[2]) >= 6


def test_every_colour_has_a_texture_and_a_shape_of_its_own():
    *_, textures, shapes = zip(*GROUNDS, strict=True)
    assert len(GROUNDS) == len(set(textures)) == len(set(shapes)) == 8


# How the eyes see colours that lack one kind of cone (Machado, Oliveira and Fernandes 2009), on linear channels.
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def seen(colour: str, eyes: str) -> tuple[float, float, float]:
    """A colour as CIELAB, as some eyes see it."""
    linear = channels(colour)
    red, green, blue = (
        min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in EYES[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("which", "beside"), [(0, "surface"), (1, "surface"), (2, None)])
def test_colours_differ_for_all_eyes(eyes, which, beside):
    colours = [colour[which] for colour in GROUNDS]
    if beside:
        colours.append(variables(which)[beside])
    for one, other in combinations(colours, 2):
        # A difference of 2.3 is just noticed.
        assert dist(seen(one, eyes), seen(other, eyes)) >= 8, (one, other)


def test_a_photo_comes_first_where_a_finger_points():
    (fingers,) = re.findall(r"@media \(pointer: coarse\) {(.*?\n)}", SHEETS["home"], re.DOTALL)
    assert re.search(r"\.by-photo {[^}]*background: var\(--accent\)", fingers)


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_every_class_in_a_stylesheet_is_used(sheet):
    named = {
        name
        for selectors, _ in rules(sheet)
        for name in re.findall(r"[.#]([a-z][\w-]*)", selectors)
        if not name.startswith(FAMILIES)
    }
    assert not named - WORDS


def test_every_stylesheet_is_loaded_by_a_page():
    assert not {sheet for sheet in SHEETS if f'"{sheet}"' not in PAGES}

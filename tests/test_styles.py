"""Roles look alike on the board and in pictures, differ by shape, and can be read in every theme."""

import re
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
EFFECTS = {"placed", "gone"}
EVALUATED = {"necessary", "single", "later_single", "excluded"}
# Names that are put together in the page: `indent-${depth}`.
FAMILIES = ("role-", "area-", "column-", "indent-", "option-", "standing-")

every_look = pytest.mark.parametrize(("role", "look"), LOOKS.items(), ids=LOOKS)
every_theme = pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])


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


def luminance(colour: str) -> float:
    """The relative luminance of #rrggbb as WCAG defines it."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def variables(theme: int) -> dict[str, str]:
    """The colours of the light (0) or dark (1) theme."""
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", SHEETS["base"])
    same = re.findall(r"--([\w-]+): (#\w{6})", SHEETS["base"].split("}")[0])
    return {name: (light, dark)[theme] for name, light, dark in pairs} | dict(same)


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
    for theme, ring in enumerate(rings):
        colours = variables(theme)
        for background in ("surface", "primary", "secondary"):
            assert contrast(ring, colours[background]) >= 3


@every_theme
def test_the_lit_line_of_the_algorithm_is_readable(theme):
    colours = variables(theme)
    assert contrast(colours["ink"], colours["primary"]) >= 7
    assert contrast(colours["primary-frame"], colours["surface"]) >= 3


@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_every_class_in_a_stylesheet_is_used(sheet):
    named = {
        name
        for selectors, _ in rules(sheet)
        for name in re.findall(r"[.#]([a-z][\w-]*)", selectors)
        if not name.startswith(FAMILIES)
    }
    assert not {name for name in named if not re.search(rf"(?<![\w-]){name}(?![\w-])", PAGES)}


def test_every_stylesheet_is_loaded_by_a_page():
    assert not {sheet for sheet in SHEETS if f'"{sheet}"' not in PAGES}

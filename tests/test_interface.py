"""Every word of the page exists in every language, and every role is drawn by shape and colour."""

import re
from pathlib import Path

import pytest

from sudoku_helper import SudokuBoard
from sudoku_helper.grading import grade
from sudoku_helper.interface import KEYBOARD, TEXTS
from sudoku_helper.solver import is_unique
from sudoku_helper.step import ROLES
from sudoku_helper.text import LANGUAGES
from sudoku_helper.trainer.starters import EXAMPLES

PROJECT = Path(__file__).resolve().parent.parent
SCRIPTS = "\n".join(
    script.read_text(encoding="utf-8") for script in (PROJECT / "static" / "js").rglob("*.js")
)
TEMPLATES = "\n".join(
    template.read_text(encoding="utf-8") for template in (PROJECT / "templates").rglob("*.html")
)
BOARD_SHEET = (PROJECT / "static" / "css" / "board.css").read_text(encoding="utf-8")
BASE_SHEET = (PROJECT / "static" / "css" / "base.css").read_text(encoding="utf-8")
PLACE = re.compile(r"{(\w+)}")

# Names that are put together in the page: t(`lamp_${state}`).
FAMILIES = [*re.findall(r"`(\w+_)\$", SCRIPTS), "level_", "about_", "stage_told_", "language_"]


def named_keys() -> set[str]:
    """Every key that a script or template names."""
    in_scripts = re.findall(r'"([a-z_0-9]+)"', SCRIPTS)
    in_templates = re.findall(r'"([a-z_0-9]+)"', TEMPLATES) + re.findall(
        r"texts\[lang\]\.(\w+)", TEMPLATES
    )
    return {*in_scripts, *in_templates, *(text for _, text in KEYBOARD)}


def test_every_text_that_is_asked_for_exists():
    asked = set(re.findall(r'\bt\("(\w+)"', SCRIPTS))
    asked |= set(re.findall(r'(?:say|label)\("(\w+)"\)', TEMPLATES))
    asked |= set(re.findall(r"texts\[lang\]\.(\w+)", TEMPLATES))
    assert not asked - set(TEXTS)


def test_the_list_of_keys_tells_what_the_keyboard_obeys():
    keymap = (PROJECT / "static" / "js" / "input" / "keymap.js").read_text(encoding="utf-8")
    # Pasting is an event of its own, not a key.
    assert set(re.findall(r'told: "(\w+)"', keymap)) == {text for _, text in KEYBOARD} - {
        "keys_paste"
    }


def test_no_text_is_left_over():
    used = named_keys()
    left = {key for key in TEXTS if key not in used and not any(map(key.startswith, FAMILIES))}
    assert not left


@pytest.mark.parametrize("key", TEXTS)
def test_a_text_says_something_with_the_same_places_in_every_language(key):
    texts = [TEXTS[key](lang) for lang in LANGUAGES]
    assert all(text.strip() for text in texts)
    assert len({frozenset(PLACE.findall(text)) for text in texts}) == 1


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_examples_have_one_solution_and_the_level_they_promise(example):
    board = SudokuBoard.parse(example.board)
    assert is_unique(board)
    found = grade(board)
    assert found.solved
    assert found.level == example.level


def rules_of(role: str) -> str:
    """The declarations of board.css that apply to a mark with this role."""
    rules = re.findall(r"([^{}]+){([^{}]*)}", BOARD_SHEET)
    return "".join(body for selectors, body in rules if re.search(rf"\.role-{role}\b", selectors))


SHAPE = re.compile(r"border-(?:style|radius|width)|border-top")
# The plain ring, which the others differ from.
PLAIN = {"reason", "first", "on"}


@pytest.mark.parametrize("role", sorted({*ROLES, "gone", "placed"} - PLAIN))
def test_a_role_differs_by_shape_and_not_by_colour_alone(role):
    assert SHAPE.search(rules_of(role))


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
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", BASE_SHEET)
    return {name: (light, dark)[theme] for name, light, dark in pairs}


BACKGROUNDS = ("surface", "selected", "seen", "same", "primary", "secondary")


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("background", BACKGROUNDS)
def test_digits_are_readable_on_every_background_of_a_cell(theme, background):
    colours = variables(theme)
    assert contrast(colours["ink"], colours[background]) >= 7
    assert contrast(colours["own"], colours[background]) >= 4.5
    assert contrast(colours["muted"], colours[background]) >= 4.4


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_frames_of_areas_stand_out(theme):
    colours = variables(theme)
    for area in ("primary", "secondary"):
        assert contrast(colours[f"{area}-frame"], colours[area]) >= 3
        assert contrast(colours[f"{area}-frame"], colours["surface"]) >= 3


ROLE_COLOURS = re.findall(
    r"--fill: (#\w{6});\s*--ring: light-dark\((#\w{6}), (#\w{6})\)", BOARD_SHEET
)


@pytest.mark.parametrize(("fill", "light_ring", "dark_ring"), ROLE_COLOURS)
def test_marks_are_readable_and_their_rings_are_seen(fill, light_ring, dark_ring):
    assert contrast("#10151f", fill) >= 7
    for theme, ring in enumerate((light_ring, dark_ring)):
        colours = variables(theme)
        for background in ("surface", "primary", "secondary"):
            assert contrast(ring, colours[background]) >= 3

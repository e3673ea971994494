"""Every word of the page exists in every language."""

import re
from pathlib import Path

import pytest

from sudoku_helper import SudokuBoard
from sudoku_helper.drills.judging_cells import ELSEWHERE, FOREIGN_CELL
from sudoku_helper.drills.misconceptions import NO_REASON, NOT_YET
from sudoku_helper.drills.wrong_cross_outs import CROSSED_OUT
from sudoku_helper.drills.wrong_digits import PLACED
from sudoku_helper.grading import grade
from sudoku_helper.interface import KEYBOARD
from sudoku_helper.interface import TEXTS as EVERYWHERE
from sudoku_helper.interface.classroom import CLASSROOM
from sudoku_helper.solver import is_unique
from sudoku_helper.starters import EXAMPLES
from sudoku_helper.text import LANGUAGES

PROJECT = Path(__file__).resolve().parent.parent
SCRIPTS = "\n".join(
    script.read_text(encoding="utf-8") for script in (PROJECT / "static" / "js").rglob("*.js")
)
TEMPLATES = "\n".join(
    template.read_text(encoding="utf-8") for template in (PROJECT / "templates").rglob("*.html")
)
TEXTS = {**EVERYWHERE, **CLASSROOM}
PLACE = re.compile(r"{(\w+)}")
# Words after a number that are the same for one thing.
SAME_FOR_ONE = (
    *("of", "in all", "left", "per", "more", "to go", "found"),
    *("von", "je", "weitere", "gefunden"),
)
# What there are always several of: grids to choose from, sentences of a long proof, the steps of the
# searches that come with the page, seconds of slow speeds, what is told from twice on.
NEVER_ONE = {"photo_several", "summary_times", "watch_lesson", "watch_seconds", "whole_proof"}

# Names that are put together in the page: t(`lamp_${state}`).
FAMILIES = [
    *re.findall(r"`(\w+_)\$", SCRIPTS),
    "level_",
    "about_",
    "stage_told_",
    "language_",
    "kind_",
    "small_givens_",
]


def named_keys() -> set[str]:
    """Every key that a script or template names."""
    in_scripts = re.findall(r'"([a-z_0-9]+)"', SCRIPTS)
    in_templates = re.findall(r'"([a-z_0-9]+)"', TEMPLATES) + re.findall(
        r"texts\[lang\]\.(\w+)", TEMPLATES
    )
    in_keyboard = [name for keys, text in KEYBOARD for name in (*keys, text)]
    return {*in_scripts, *in_templates, *in_keyboard}


def test_every_text_that_is_asked_for_exists():
    asked = set(re.findall(r'\bt\("(\w+)"', SCRIPTS))
    asked |= set(re.findall(r'(?:say|label)\("(\w+)"[,)]', TEMPLATES))
    asked |= set(re.findall(r"texts\[lang\]\.(\w+)", TEMPLATES))
    assert not asked - set(TEXTS)


def test_the_list_of_keys_tells_what_the_keyboard_obeys():
    keymap = (PROJECT / "static" / "js" / "input" / "keymap.js").read_text(encoding="utf-8")
    # Pasting is an event of its own, not a key; of two keys the list says why they do nothing.
    others = {"keys_paste", "keys_shift", "keys_tab"}
    assert set(re.findall(r'told: "(\w+)"', keymap)) == {text for _, text in KEYBOARD} - others


def test_no_text_is_left_over():
    used = named_keys()
    used |= {f"{key}_one" for key in used}
    left = {key for key in TEXTS if key not in used and not any(map(key.startswith, FAMILIES))}
    assert not left


@pytest.mark.parametrize("key", TEXTS)
def test_a_text_says_something_with_the_same_places_in_every_language(key):
    texts = [TEXTS[key](lang) for lang in LANGUAGES]
    assert all(text.strip() for text in texts)
    assert len({frozenset(PLACE.findall(text)) for text in texts}) == 1


def test_what_is_counted_is_also_said_of_one_thing():
    counted = re.compile(rf"{{(?:count|number)}} (?!(?:{'|'.join(SAME_FOR_ONE)})\b)\w")
    wordy = {key for key in TEXTS if any(counted.search(TEXTS[key](lang)) for lang in LANGUAGES)}
    assert wordy - NEVER_ONE == {key for key in wordy if f"{key}_one" in TEXTS}
    assert wordy >= NEVER_ONE


@pytest.mark.parametrize(
    "key", [key for key in TEXTS if f"{key}_one" in TEXTS and "{count}" in TEXTS[key]("en")]
)
def test_what_is_said_of_one_thing_is_no_plural(key):
    for lang in LANGUAGES:
        several, one = TEXTS[key](lang), TEXTS[f"{key}_one"](lang)
        assert several.replace("{count}", "1") != one
        assert "{count}" not in one


def test_every_misconception_that_a_drill_notices_gets_advice_at_the_end_of_a_round():
    noticed = [each.key for each in (*CROSSED_OUT, *PLACED)]
    noticed += [NOT_YET, NO_REASON, FOREIGN_CELL, ELSEWHERE]
    assert not {f"misconception_{key}" for key in noticed} - set(TEXTS)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_examples_have_one_solution_and_the_level_they_promise(example):
    board = SudokuBoard.parse(example.board)
    assert is_unique(board)
    found = grade(board)
    assert found.solved
    assert found.level == example.level

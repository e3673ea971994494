"""The kinds of task: one answer fits, hints do not tell the answer, chance is the only difference."""

from random import Random

import pytest

from sudoku_helper import TECHNIQUES
from sudoku_helper.drills.families import BROADER, FAMILIES, FAMILY_OF, gives
from sudoku_helper.drills.hints import hints_for
from sudoku_helper.drills.tasks import (
    CROSS_OUT,
    FIND,
    KINDS,
    QUICKLY_SEEN,
    REAL,
    SPEED,
    WHICH,
    Practice,
    choose_task,
    kinds_of,
)
from sudoku_helper.geometry import DIGITS, HOUSES, members
from sudoku_helper.step import plain
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.text import LANGUAGES, Speech
from tests.drills.support import every_technique, example_of
from tests.tools.share import one_in

SHOWN = [each for each in TECHNIQUES if WHICH in kinds_of(each)]


def task(key: str, kind: str, seed: int = 1, **wishes):
    """A task as somebody gets it by chance."""
    return choose_task(Practice(technique_of(key), kind, **wishes), Random(seed))


def test_every_technique_has_its_kinds_of_task():
    for technique in TECHNIQUES:
        kinds = kinds_of(technique)
        assert kinds[0] == CROSS_OUT
        assert (FIND in kinds) == (WHICH in kinds) == (not isinstance(technique, ProofTechnique))
    assert [each.key for each in TECHNIQUES if SPEED in kinds_of(each)] == [
        *("full-house", "hidden-single-block", "hidden-single-line", "naked-single")
    ]
    assert {kind for each in TECHNIQUES for kind in kinds_of(each)} == set(KINDS)


def test_every_technique_is_in_one_family_and_no_technique_is_broader_than_itself():
    keys = [key for family in FAMILIES for key in family]
    assert sorted(keys) == sorted(each.key for each in TECHNIQUES)
    assert all(key not in broader for key, broader in BROADER.items())
    assert {key for broader in BROADER.values() for key in broader} <= set(keys)


@pytest.mark.parametrize("technique", one_in(3, SHOWN), ids=lambda each: each.key)
def test_of_four_answers_exactly_one_fits(technique):
    found = task(technique.key, WHICH)
    keys = [each.key for each in found.options]
    assert len(set(keys)) == 4
    assert technique.key in keys
    others = [each for each in found.options if each.key != technique.key]
    assert not any(gives(each, found.step, found.board) for each in others)
    assert not BROADER.get(technique.key, frozenset()) & set(keys)


def test_the_answers_look_alike_and_stand_in_any_order():
    for key in ("naked-pair", "swordfish", "unique-rectangle-1", "xy-wing"):
        family = FAMILY_OF[key]
        assert all(each.key in family for each in task(key, WHICH).options)
    places = {
        [each.key for each in task("x-wing", WHICH, seed).options].index("x-wing")
        for seed in range(30)
    }
    assert places == {0, 1, 2, 3}
    assert task("x-wing", WHICH) == task("x-wing", WHICH)


def test_half_of_the_patterns_are_real_and_none_comes_back_soon():
    found = [task("x-wing", REAL, seed) for seed in range(60)]
    assert 15 < sum(each.is_real for each in found) < 45
    for each in found[:10]:
        really = any(
            step.highlights == each.step.highlights
            for step in technique_of("x-wing").find(each.board)
        )
        assert really == each.is_real
        assert each.why
    recent: set[int] = set()
    for seed in range(20):
        number = task("x-wing", REAL, seed, recent=frozenset(recent)).number
        assert number not in recent
        recent.add(number)


def test_what_is_easy_to_see_comes_in_a_speed_round_whatever_was_wished():
    numbers = {task("naked-single", SPEED, seed).number for seed in range(100)}
    assert max(numbers) < 251 * QUICKLY_SEEN + 1
    assert {task("naked-single", CROSS_OUT, seed, ease=0.0).number for seed in range(60)} == set(
        range(8)
    )


@every_technique
def test_hints_grow_and_none_of_them_shows_the_answer(technique):
    board, step = example_of(technique)
    digit, houses, pattern = hints_for(step)
    concluded = {*step.placements, *step.cross_outs}
    assert set(members(digit.digits)) == {each.digit for each in concluded} <= set(DIGITS)
    assert not digit.houses
    assert houses.houses
    assert all(house in range(len(HOUSES)) for house in houses.houses)
    assert not digit.pattern
    assert not houses.pattern
    shown = {each for found in pattern.pattern.values() for each in found}
    assert not shown & concluded
    assert all(board.has(each) or board.values[each.cell] == each.digit for each in shown)
    cells = pattern.told[1].get("pattern", 0)
    assert not any(cell in members(cells) for cell, _ in step.placements)
    for lang in LANGUAGES:
        told = plain(Speech(lang).sentences(hint.told for hint in (digit, houses, pattern)))
        assert len(set(told)) == 3
        assert all(sentence[-1] in ".?" for sentence in told)

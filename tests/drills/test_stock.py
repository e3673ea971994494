"""The stock of drills: the technique is really there, in order, and nothing comes back soon."""

import gzip
from collections import Counter
from random import Random

import pytest

from sudoku_helper import TECHNIQUES, SudokuBoard
from sudoku_helper.drills import FEWEST_EASY, choose_drill, examples_of, positions_of
from sudoku_helper.drills.collecting import (
    MOST_ABOVE,
    Sought,
    collect,
    effort,
    in_order,
    levels_above,
    positions_in,
    quota,
)
from sudoku_helper.drills.stock import read_stock, write_stock
from sudoku_helper.geometry import size
from sudoku_helper.solver import unique_solution
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from tests.drills.support import every_technique
from tests.tools.share import few_or_all


@every_technique
def test_a_drill_holds_its_technique_in_any_transformation(technique):
    drill = choose_drill(technique, (), Random(1))
    assert any(filter(None, technique.find(drill.board)))
    assert unique_solution(drill.board) is not None


def test_a_drill_does_not_repeat_soon():
    technique = technique_of("naked-pair")
    recent: list[int] = []
    for seed in range(30):
        drill = choose_drill(technique, recent, Random(seed))
        assert drill.number not in recent
        recent.append(drill.number)
    everything = range(len(positions_of(technique)))
    assert choose_drill(technique, everything, Random(1)).number in everything


@pytest.mark.parametrize(("ease", "last"), [(0, FEWEST_EASY), (0.5, 121), (1, 241)])
def test_those_who_want_it_easy_get_the_first_part(ease, last):
    technique = technique_of("naked-pair")
    assert len(positions_of(technique)) == 241
    numbers = {choose_drill(technique, (), Random(seed), ease).number for seed in range(300)}
    assert max(numbers) < last
    assert len(numbers) > last / 2
    # Even the easiest are not all alike, and those that were shown come back last.
    recent = range(FEWEST_EASY - 1)
    assert choose_drill(technique, recent, Random(1), 0).number == FEWEST_EASY - 1


@pytest.mark.parametrize("key", ["full-house", "naked-pair", "x-wing", "xy-wing", "skyscraper"])
def test_the_easiest_to_see_come_first_whichever_process_puts_them_in_order(key):
    technique = technique_of(key)
    positions = positions_of(technique)
    some = sorted(Random(1).sample(range(len(positions)), 8))
    chosen = [positions[number] for number in some]
    assert in_order(technique, set(chosen)) == chosen
    first, last = (effort(technique, SudokuBoard.parse(positions[number])) for number in (0, -1))
    assert first < last


@every_technique
def test_there_are_several_examples_early_and_late_and_lying_otherwise(technique):
    examples = examples_of(technique)
    assert examples[0].board == technique.example.position
    assert len({each.number for each in examples}) == len(examples)
    assert len(examples) >= min(3, len(positions_of(technique)))
    assert any(filter(None, technique.find(examples[-1].board)))
    left = [size(each.board.empty) for each in examples]
    assert len(examples) == 1 or max(left) - min(left) >= 5


def test_an_x_wing_of_rows_and_one_of_columns_are_shown():
    technique = technique_of("x-wing")
    steps = [next(filter(None, technique.find(each.board))) for each in examples_of(technique)]
    assert {step.evidence.base[0] // 9 for step in steps} == {0, 1}


@every_technique
def test_in_a_stored_position_nothing_much_easier_is_found_before(technique):
    stored = [each for each in positions_of(technique) if each != technique.example.board]
    for position in Random(technique.key).sample(stored, min(1, len(stored))):
        board = SudokuBoard.parse(position)
        assert levels_above(technique, board) <= MOST_ABOVE


def test_there_are_many_positions_up_to_expert_and_mostly_hundreds_up_to_very_hard():
    counts = {each.key: len(positions_of(each)) for each in TECHNIQUES}
    usual = [counts[each.key] for each in TECHNIQUES if each.level <= Level.VERY_HARD]
    expert = [counts[each.key] for each in TECHNIQUES if each.level == Level.EXPERT]
    # Some patterns are so rare that thousands of puzzles hold but a few.
    assert sum(count >= 100 for count in usual) >= 0.8 * len(usual)
    assert sum(count >= 20 for count in [*usual, *expert]) >= 0.9 * len([*usual, *expert])


@few_or_all("puzzles", 3, 300)
def test_the_first_puzzles_of_the_series_are_in_the_stock(puzzles):
    every_kind = {Sought(each.key, above) for each in TECHNIQUES for above in range(MOST_ABOVE + 1)}
    found: Counter[Sought] = Counter()
    for number in range(puzzles):
        for kind, position in positions_in(number, every_kind):
            found[kind] += 1
            technique = technique_of(kind.key)
            stock = positions_of(technique)
            is_too_many = found[kind] > quota(technique) or (
                # Better ones may have come later.
                kind.above and len(stock) >= quota(technique)
            )
            assert position in stock or is_too_many
    assert len(found) > 10


def test_as_many_are_collected_as_are_wanted_however_many_there_are():
    found = collect(4)
    assert list(found) == [each.key for each in TECHNIQUES]
    assert len(found["full-house"]) == 4
    assert set(found["full-house"]) <= set(positions_of(technique_of("full-house")))


def test_a_stock_is_read_as_it_is_written():
    stock = {"a": ["1", "2"], "b": ["3"]}
    assert read_stock(gzip.decompress(write_stock(stock.items())).decode()) == stock


@every_technique
def test_the_example_is_always_among_the_drills(technique):
    assert technique.example.board in positions_of(technique)

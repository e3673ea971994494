"""The stock of drills: the technique is really there, in order, and nothing comes back soon."""

from random import Random

import pytest

from sudoku_helper import TECHNIQUES, SudokuBoard
from sudoku_helper.drills import FEWEST_EASY, choose_drill, examples_of, positions_of
from sudoku_helper.drills.collecting import Collector, collect, effort, holds, in_order
from sudoku_helper.drills.stock import read_stock, write_stock
from sudoku_helper.geometry import size
from sudoku_helper.solver import unique_solution
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from tests.drills.support import every_technique
from tests.positions import VERY_EASY


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


@pytest.mark.parametrize(("ease", "last"), [(0, FEWEST_EASY), (0.5, 126), (1, 251)])
def test_those_who_want_it_easy_get_the_first_part(ease, last):
    technique = technique_of("naked-pair")
    assert len(positions_of(technique)) == 251
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
        assert holds(technique.key, SudokuBoard.parse(position))


def test_there_are_many_positions_up_to_expert_and_mostly_hundreds_up_to_very_hard():
    counts = {each.key: len(positions_of(each)) for each in TECHNIQUES}
    usual = [counts[each.key] for each in TECHNIQUES if each.level <= Level.VERY_HARD]
    expert = [counts[each.key] for each in TECHNIQUES if each.level == Level.EXPERT]
    # Some patterns are so rare that thousands of puzzles hold but a few.
    assert sum(count >= 100 for count in usual) >= 0.8 * len(usual)
    assert sum(count >= 20 for count in [*usual, *expert]) >= 0.9 * len([*usual, *expert])


def test_the_stock_can_be_made_again():
    collectors = [Collector(), Collector()]
    for collector in collectors:
        assert list(collect([SudokuBoard.parse(VERY_EASY)], collector)) == [1]
    one, other = (write_stock(collector.stock()) for collector in collectors)
    assert one == other
    assert read_stock("a: 1\na: 2\nb: 3") == {"a": ["1", "2"], "b": ["3"]}
    kept = dict(collectors[0].stock())
    assert kept["full-house"]
    known = [(key, position) for key, positions in kept.items() for position in positions]
    assert dict(Collector([*known, ("x-wing", VERY_EASY), ("x-ray", VERY_EASY)]).stock()) == kept
    assert all(technique_of(key) for key, positions in kept.items() if positions)


@every_technique
def test_the_example_is_always_among_the_drills(technique):
    assert technique.example.board in positions_of(technique)

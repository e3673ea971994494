"""The manager: the player's order and switches, the next step, all steps and the whole way."""

import sys
from functools import lru_cache
from types import ModuleType
from typing import Any

import pytest

from sudoku_helper import TECHNIQUES, SudokuBoard, TechniqueManager
from sudoku_helper.step import plain
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.seen import looking_of
from tests.positions import PUZZLES

REMEMBERING = type(lru_cache(len))
KEYS = [technique.key for technique in TECHNIQUES]
PUZZLE = SudokuBoard.parse(PUZZLES[0])


def keys_of(manager: TechniqueManager) -> list[str]:
    return [technique.key for technique in manager.techniques]


def test_tries_the_techniques_in_the_order_of_the_registry():
    assert keys_of(TechniqueManager(candidates_shown=False)) == KEYS


def test_crosses_out_what_is_shown_before_it_concludes_from_it():
    shown = keys_of(TechniqueManager(candidates_shown=True))
    hidden = keys_of(TechniqueManager(candidates_shown=False))
    for direct in (key for key in KEYS if key.startswith("direct-")):
        for crossing_out in ("pointing", "claiming", "locked-pair", "naked-pair", "hidden-pair"):
            assert shown.index(crossing_out) < shown.index(direct)
            assert hidden.index(direct) < hidden.index(crossing_out)
    assert sorted(shown) == sorted(hidden)


def test_where_nobody_looks_the_first_occurrence_is_taken():
    manager = TechniqueManager(obvious_first=False)
    steps = [str(step) for step in manager.steps(PUZZLE)]
    usual = [str(step) for each in manager.techniques for step in each.find(PUZZLE) if step]
    assert steps == usual
    assert steps != [str(step) for step in TechniqueManager().steps(PUZZLE)]


def test_follows_the_players_order_and_keeps_the_rest():
    manager = TechniqueManager(order=["xy-wing", "pointing"])
    assert keys_of(manager)[:2] == ["xy-wing", "pointing"]
    assert sorted(keys_of(manager)) == sorted(KEYS)


def test_never_uses_what_is_switched_off():
    manager = TechniqueManager(off=["full-house", "pointing"])
    used = {step.technique.key for _, step in manager.path(PUZZLE)}
    assert used.isdisjoint({"full-house", "pointing"})


def test_uniqueness_is_switched_off_as_a_group():
    manager = TechniqueManager(uniqueness=False)
    assert not any(technique.needs_uniqueness for technique in manager.techniques)
    assert len(manager.techniques) == sum(not each.needs_uniqueness for each in TECHNIQUES)


def test_what_is_being_learnt_is_preferred_where_several_steps_are_open():
    board = technique_of("x-wing").example.position
    others = {step.technique.key for step in TechniqueManager().steps(board)} - {"x-wing"}
    assert others
    for key in ("x-wing", *sorted(others)[:2]):
        assert TechniqueManager(learning=[key]).first_step(board).technique.key == key
    assert "x-wing" not in keys_of(TechniqueManager(learning=["x-wing"], off=["x-wing"]))
    # Where none of them is open, the others follow as usual.
    usual = [key for key in keys_of(TechniqueManager()) if key != "x-wing"]
    assert keys_of(TechniqueManager(learning=["x-wing"])) == ["x-wing", *usual]


@pytest.mark.parametrize("switch", ["order", "off", "learning"])
def test_a_key_that_no_technique_has_is_an_error(switch):
    with pytest.raises(ValueError, match="'x-ray'"):
        TechniqueManager(**{switch: ["x-ray"]})


def test_the_first_step_is_the_first_of_all_steps():
    manager = TechniqueManager()
    assert str(manager.first_step(PUZZLE)) == str(next(manager.steps(PUZZLE)))


def test_all_steps_have_an_effect_and_come_in_the_order_of_the_techniques():
    manager = TechniqueManager()
    steps = list(manager.steps(PUZZLE))
    assert all(steps)
    kinds = list(dict.fromkeys(map(kind, manager.techniques)))
    places = [kinds.index(kind(step.technique)) for step in steps]
    assert places == sorted(places)


def kind(technique) -> object:
    """What a technique is tried together with: others of its looking, or nothing else."""
    looking = looking_of(technique)
    return technique.key if looking is None else looking


def test_the_players_own_order_is_not_changed_by_what_is_easy_to_see():
    order = ["naked-single", "hidden-single-line", "hidden-single-block", "full-house"]
    steps = TechniqueManager(order=order).steps(PUZZLE)
    found = [step.technique.key for step in steps if step.technique.key in order]
    assert found == sorted(found, key=order.index)
    assert len(set(found)) > 2


def test_the_path_leads_to_the_solution_and_knows_the_level_of_each_step():
    way = list(TechniqueManager().path(PUZZLE))
    board, last = way[-1]
    assert last.apply(board).is_solved
    assert all(step.level == step.technique.level for _, step in way)
    assert way[0][0] == PUZZLE


def test_nothing_is_left_to_do_on_a_solved_board():
    *_, (board, last) = TechniqueManager().path(PUZZLE)
    assert TechniqueManager().first_step(last.apply(board)) is None
    assert list(TechniqueManager().path(last.apply(board))) == []


def remembering() -> list[tuple[ModuleType, str, Any]]:
    """Every function of the package that remembers what it found, wherever it has a name."""
    return [
        (module, name, each)
        for module in [*sys.modules.values()]
        if module.__name__.startswith("sudoku_helper")
        for name, each in vars(module).items()
        if isinstance(each, REMEMBERING)
    ]


def whole_path(puzzle: str, *, notes: bool) -> list[tuple[str, str, list[str]]]:
    manager = TechniqueManager(candidates_shown=notes)
    return [
        (step.technique.key, str(step), plain(step.explanation("en")))
        for _, step in manager.path(SudokuBoard.parse(puzzle))
    ]


def turned_over(puzzle: str) -> str:
    """The same puzzle with rows for columns: other houses with the same candidates."""
    return "".join(puzzle[column::9] for column in range(9))


@pytest.mark.parametrize("notes", [True, False])
def test_a_step_does_not_depend_on_what_is_remembered(notes, monkeypatch):
    puzzles = [each for puzzle in PUZZLES for each in (puzzle, turned_over(puzzle))]
    remembered = [whole_path(puzzle, notes=notes) for puzzle in puzzles]
    # What was found last is remembered best, so the other way round others are.
    again = [whole_path(puzzle, notes=notes) for puzzle in reversed(puzzles)]
    assert again == remembered[::-1]
    assert sum(each.cache_info().hits for _, _, each in remembering()) > 1000
    for module, name, each in remembering():
        monkeypatch.setattr(module, name, each.__wrapped__)
    assert not remembering()
    assert [whole_path(puzzle, notes=notes) for puzzle in puzzles] == remembered


def test_nothing_more_is_looked_for_once_time_is_up():
    asked: list[str] = []

    class Searching(SolvingTechnique):
        difficulty = 5.0

        def __init__(self, key: str) -> None:
            self.key = key

        def find(self, board: SudokuBoard):
            asked.append(self.key)
            return iter(())

    techniques = [Searching(key) for key in ("first", "second", "third")]
    manager = TechniqueManager(techniques=techniques, is_time_up=lambda: "second" in asked)
    assert list(manager.steps(PUZZLE)) == []
    assert asked == ["first", "second"]

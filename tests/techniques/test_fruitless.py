"""What searches leave out because they found nothing before, or because nothing can be there."""

from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from random import Random

import pytest

from sudoku_helper import TECHNIQUES, Candidate, SudokuBoard
from sudoku_helper.geometry import ALL_CELLS, BIT, members
from sudoku_helper.implications.chains import open_chains, returns, rings
from sudoku_helper.implications.graph import LinkKinds, graph_of
from sudoku_helper.implications.spread import Spread
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.grouped_chains import graph_with_sets
from sudoku_helper.techniques.patterns.almost_locked_sets import AlmostLockedSets, _nodes_of
from sudoku_helper.techniques.patterns.fruitless import MOST_BOARDS, FruitlessSearches
from sudoku_helper.techniques.patterns.set_chains import ChainSearch
from tests.techniques.support import own_puzzles, solution_of


def game(board: SudokuBoard, random: Random) -> Iterator[SudokuBoard]:
    """Positions in which candidates go, a few at a time."""
    solution = solution_of(board)
    for _ in range(8):
        yield board
        wrong = [each for each in board.candidates if each.digit != solution[each.cell]]
        board = board.cross_out(random.sample(wrong, min(len(wrong), random.randrange(1, 4))))


def games_in_turn(count: int) -> list[SudokuBoard]:
    """The positions of several hard games, a move of each at a time."""
    random = Random(3)
    hard = [each.example.position for each in TECHNIQUES if each.level == Level.EVIL]
    games = [game(board, random) for board in random.sample(hard, count)]
    return list(chain.from_iterable(zip(*games, strict=True)))


@pytest.mark.parametrize(
    ("key", "module"),
    [
        ("als-xz", "als_xz"),
        ("sue-de-coq", "sue_de_coq"),
        ("wxyz-wing", "wxyz_wing"),
        ("aligned-pair-exclusion", "pair_exclusion"),
        ("death-blossom", "death_blossom"),
        ("multi-sector-locked-set", "patterns.locked_cells"),
        ("xy-chain", "chains"),
    ],
)
def test_what_is_left_out_would_find_nothing(key, module, monkeypatch):
    technique = technique_of(key)
    assert technique
    place = import_module(f"sudoku_helper.techniques.{module}")
    memory = FruitlessSearches()
    shortened = 0
    for board in games_in_turn(3):
        monkeypatch.setattr(place, "_FRUITLESS", memory)
        shortened += memory.changed(board) != ALL_CELLS
        remembering = [(str(step), step.highlights) for step in technique.find(board)]
        monkeypatch.setattr(place, "_FRUITLESS", FruitlessSearches())
        assert remembering == [(str(step), step.highlights) for step in technique.find(board)]
    assert shortened > 5


def test_almost_locked_sets_are_the_same_whatever_boards_came_before():
    boards = games_in_turn(4)
    remembering = [AlmostLockedSets(board).sets for board in boards]
    assert _nodes_of.cache_info().hits > len(boards)
    for board, sets in zip(boards, remembering, strict=True):
        _nodes_of.cache_clear()
        assert sets == AlmostLockedSets(board).sets


def test_only_cells_that_lost_a_candidate_are_looked_at_again():
    memory = FruitlessSearches()
    board = own_puzzles(1)[0]
    assert memory.changed(board) == ALL_CELLS
    assert list(memory.watch(board, ())) == []
    assert memory.changed(board) == 0
    first, *_, last = board.candidates
    later = board.cross_out([first, last])
    assert memory.changed(later) == BIT[first.cell] | BIT[last.cell]
    list(memory.watch(later, ()))
    assert memory.changed(board) == 0
    assert memory.changed(later) == 0


def test_a_candidate_that_is_new_makes_it_a_new_search():
    memory = FruitlessSearches()
    board = own_puzzles(1)[0]
    list(memory.watch(board.cross_out([next(board.candidates)]), ()))
    assert memory.changed(board) == ALL_CELLS


def test_a_search_that_found_something_or_was_left_is_not_remembered():
    memory = FruitlessSearches()
    board = own_puzzles(1)[0]
    assert list(memory.watch(board, [1, 2])) == [1, 2]
    next(memory.watch(board, iter([1])))
    assert memory.changed(board) == ALL_CELLS


def test_only_the_last_boards_are_remembered():
    memory = FruitlessSearches()
    boards = games_in_turn(8)[: MOST_BOARDS + 1]
    for board in [*boards, *boards[1:]]:
        list(memory.watch(board, ()))
    assert memory.changed(boards[0]) == ALL_CELLS
    assert not any(memory.changed(board) for board in boards[1:])


@pytest.mark.parametrize(
    "graph_on",
    [
        lambda board: graph_of(board, LinkKinds()),
        lambda board: graph_of(board, LinkKinds(cells=False, one_digit=True)),
        lambda board: graph_of(board, LinkKinds(groups=True)),
        graph_with_sets,
    ],
    ids=["all", "one digit", "groups", "sets"],
)
def test_a_candidate_is_refuted_if_it_leads_to_its_own_opposite(graph_on):
    for board in games_in_turn(3)[::5]:
        graph = graph_on(board)
        for number in members(graph.alive):
            reached = Spread(graph, number, is_true=True).complete()
            assert bool(graph.refuted & BIT[number]) == bool(reached & graph.weak[number])


def test_chains_exclude_nothing_but_what_is_refuted(monkeypatch):
    for board in games_in_turn(3)[::5]:
        graph = graph_with_sets(board)
        refuted = graph.refuted
        # With all candidates as possible targets nothing is left out.
        monkeypatch.setattr(graph, "refuted", graph.alive)
        for found in (open_chains, rings, returns):
            chains = list(found(graph))
            assert not any(each.targets & ~refuted for each in chains)


def test_chains_of_sets_are_not_left_out_where_there_is_one(monkeypatch):
    for board in games_in_turn(4)[::4]:
        found = [list(ChainSearch(board).chains(length, set())) for length in (3, 4)]
        with monkeypatch.context() as patch:
            patch.setattr(ChainSearch, "_is_barren", False)
            assert found == [list(ChainSearch(board).chains(length, set())) for length in (3, 4)]


def test_a_position_without_a_placed_candidate_is_no_new_search():
    memory = FruitlessSearches()
    board = own_puzzles(1)[0]
    list(memory.watch(board, ()))
    cell, digit = next(board.candidates)
    placed = board.place(cell, digit)
    lost = {each.cell for each in board.candidates if not placed.has(each)}
    assert Candidate(cell, digit) not in placed.candidates
    assert set(members(memory.changed(placed))) == lost

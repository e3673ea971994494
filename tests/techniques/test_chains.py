"""Chains and loops: what the registry's promises do not say about them."""

from itertools import pairwise
from random import Random

import pytest

from sudoku_helper import Candidate, Step, SudokuBoard
from sudoku_helper.geometry import members
from sudoku_helper.step import plain
from sudoku_helper.techniques import technique_of
from tests.techniques.support import own_puzzles, solution_of, steps_of, thinned

OPEN_CHAINS = ("x-chain", "xy-chain", "aic", "grouped-x-chain", "grouped-aic", "aic-with-als")
RINGS = (
    "x-cycle",
    "xy-loop",
    "continuous-nice-loop",
    "grouped-continuous-nice-loop",
    "continuous-nice-loop-with-als",
)
RETURNS = (
    "discontinuous-nice-loop",
    "grouped-discontinuous-nice-loop",
    "discontinuous-nice-loop-with-als",
)
CHAINS = (*OPEN_CHAINS, *RINGS, *RETURNS)


def boards(key: str) -> list[SudokuBoard]:
    """The example of a technique and some positions of players."""
    random = Random(7)
    puzzles = own_puzzles(4)
    return [
        SudokuBoard.parse(technique_of(key).example.board),
        *(thinned(puzzle, solution_of(puzzle), 0.3, random) for puzzle in puzzles),
    ]


def all_steps(key: str) -> list[Step]:
    return [step for board in boards(key) for step in steps_of(technique_of(key), board, limit=60)]


@pytest.mark.parametrize("key", CHAINS)
def test_links_are_strong_and_weak_in_turn_and_join_on(key):
    for step in all_steps(key):
        for first, second in pairwise(step.links):
            assert first.strong != second.strong
            assert first.end == second.start


@pytest.mark.parametrize("key", CHAINS)
def test_each_effect_is_shown_once_and_short_chains_come_first(key):
    for board in boards(key):
        steps = list(steps_of(technique_of(key), board, limit=60))
        assert len({str(step) for step in steps}) == len(steps)
        lengths = [sum(link.strong for link in step.links) for step in steps]
        assert lengths == sorted(lengths)


@pytest.mark.parametrize("key", CHAINS)
def test_only_the_start_is_the_place_to_look_at(key):
    for step in all_steps(key):
        assert set(step.primary_cells) == {candidate.cell for candidate in step.links[0].start}
        assert not step.secondary


@pytest.mark.parametrize("key", CHAINS)
def test_a_chain_that_lacks_a_fact_is_not_proved(key):
    board = SudokuBoard.parse(technique_of(key).example.board)
    step = next(steps_of(technique_of(key), board))
    for missing in step.truths:
        rest = tuple(truth for truth in step.truths if truth != missing)
        broken = Step(step.technique, cross_outs=step.cross_outs, links=step.links, truths=rest)
        assert not broken.check(board)


@pytest.mark.parametrize("key", [*OPEN_CHAINS, *RETURNS])
def test_a_weak_link_that_is_called_strong_is_not_accepted(key):
    board = SudokuBoard.parse(technique_of(key).example.board)
    for step in steps_of(technique_of(key), board, limit=5):
        turned = tuple(link._replace(strong=not link.strong) for link in step.links)
        broken = Step(step.technique, cross_outs=step.cross_outs, links=turned, truths=step.truths)
        assert not broken.check(board)


@pytest.mark.parametrize("key", RINGS)
def test_a_ring_ends_where_it_began(key):
    for step in all_steps(key):
        assert step.links[-1].end == step.links[0].start
        assert not step.links[-1].strong


@pytest.mark.parametrize("key", ["grouped-x-chain", "grouped-aic", "grouped-continuous-nice-loop"])
def test_a_grouped_chain_has_a_group(key):
    for step in all_steps(key):
        assert any(len(link.start) > 1 or len(link.end) > 1 for link in step.links)


@pytest.mark.parametrize("key", ["aic-with-als", "continuous-nice-loop-with-als"])
def test_a_chain_with_sets_needs_more_cells_than_links(key):
    for step in all_steps(key):
        assert len(step.truths) > sum(link.strong for link in step.links)


@pytest.mark.parametrize("key", RETURNS)
def test_a_loop_without_end_settles_one_cell(key):
    for step in all_steps(key):
        assert {candidate.cell for candidate in step.cross_outs} == set(step.primary_cells)


def test_two_cells_with_the_same_pair_are_no_xy_chain():
    for step in all_steps("xy-chain"):
        assert len(step.truths) > 2


def test_the_forcing_chain_places_a_digit_that_both_candidates_lead_to():
    technique = technique_of("forcing-chain")
    board = SudokuBoard.parse(technique.example.board)
    for step in steps_of(technique, board):
        (placed,) = step.placements
        starts = [link.start for link in step.links]
        (pivot,) = step.primary_cells
        both = {Candidate(pivot, digit) for digit in members(board.digits[pivot])}
        assert both <= {start[0] for start in starts}
        assert [link.end for link in step.links].count((placed,)) == 2


def test_a_chain_is_told_from_its_assumption_to_its_conclusion():
    technique = technique_of("x-chain")
    board = SudokuBoard.parse(technique.example.board)
    step = next(steps_of(technique, board))
    first, *links, either, last = plain(step.explanation("de"))
    assert first.startswith("Angenommen, in ")
    assert len(links) == sum(link.strong for link in step.links)
    assert either.startswith("Also steht die ")
    assert either.endswith("; mindestens eines davon stimmt.")
    assert "beide Enden" in last

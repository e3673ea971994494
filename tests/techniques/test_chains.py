"""Chains and loops: what the registry's promises do not say about them."""

from itertools import pairwise
from random import Random

import pytest

from sudoku_helper import Candidate, Step, SudokuBoard
from sudoku_helper.geometry import members
from sudoku_helper.proofs.proof import true
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
        assert [branch.end for branch in step.evidence.branches] == [true(placed), true(placed)]


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


BESIDE_A_SHORTER_PLAIN_RING = {
    "....6..7...2..1..+66.+98..5.1.97....14....9.6...+63..4..7.34..2..9..1...3.+2.2+6...... "
    "r1c2<>4 r2c2<>4 r2c8<>4 r3c5<>37 r3c8<>4 r5c1<>158 r5c4<>23 r5c6<>3 r6c8<>2 r7c7<>8 r9c1<>5 "
    "r9c7<>48": "r5c2<>58 r5c4<>5 r8c6<>7 r9c6<>7",
    "+5....7......5.+9....92.1..5..3+7.5.8..1+46...3.+5.+8+54...1.8+2..9.+5+67+65+97...8....6+8+52.9 "
    "r1c5<>2 r1c7<>16 r1c8<>34 r1c9<>246 r2c1<>7 r2c3<>3 r2c7<>4 r2c8<>24 r2c9<>346 r3c1<>4 r3c6<>3 "
    "r3c9<>6 r4c4<>2 r4c6<>2 r4c8<>9 r4c9<>2 r5c8<>2 r6c5<>2 r6c6<>2 r6c7<>6 r7c3<>1 r7c6<>3 r8c6<>14 "
    "r9c3<>4": "r2c5<>3",
}
"""Positions in which the neighbours of a ring with a group are also joined by a shorter one without."""


@pytest.mark.parametrize("position", BESIDE_A_SHORTER_PLAIN_RING)
def test_a_shorter_ring_without_groups_does_not_hide_one_with_a_group(position):
    board = SudokuBoard.parse(position)
    effect = BESIDE_A_SHORTER_PLAIN_RING[position]
    assert effect in {str(step) for step in technique_of("continuous-nice-loop").find(board)}
    grouped = list(technique_of("grouped-continuous-nice-loop").find(board))
    assert effect in {str(step) for step in grouped}
    lengths = [len(step.links) for step in grouped]
    assert lengths == sorted(lengths)
    for step in grouped:
        assert step.check(board)
        passed = [candidate for link in step.links for candidate in link.start]
        assert len(passed) == len(set(passed))

"""Proving a step again from the facts it names, without the search that found it.

A step is proved when the opposite of each conclusion leaves no way to meet all its truths at once.
The same few rules serve every technique: subsets, fish, wings, chains and almost locked sets differ
only in the truths they use.
"""

from collections.abc import Iterable, Mapping

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import CANDIDATE_PEERS, CandidateSet, candidate_number, to_numbers
from sudoku_helper.geometry import BIT, members
from sudoku_helper.proofs.truths import can_be_met, holds, left_beside, options
from sudoku_helper.step import ROLES, Link, Step


def proves(step: Step, board: SudokuBoard) -> bool:
    """Whether the truths and links of *step* hold on *board* and its conclusions follow."""
    if not all(holds(truth, board) for truth in step.truths):
        return False
    if not roles_are_real(step.highlights, board):
        return False
    truths = [options(truth, board) for truth in step.truths]
    if not all(_is_link(link, truths) for link in step.links):
        return False
    return all(_follows_false(c, truths) for c in step.cross_outs) and all(
        _follows_true(c, truths) for c in step.placements
    )


def roles_are_real(highlights: Mapping[str, Iterable[Candidate]], board: SudokuBoard) -> bool:
    """Whether every highlighted candidate is on the board, as a candidate or as a digit."""
    return all(
        role in ROLES and (board.has(candidate) or board.values[candidate.cell] == candidate.digit)
        for role, candidates in highlights.items()
        for candidate in candidates
    )


def _follows_false(candidate: Candidate, truths: list[CandidateSet]) -> bool:
    """Whether the truths cannot all be met if *candidate* were true."""
    number = candidate_number(*candidate)
    return not can_be_met(left_beside(number, truths))


def _follows_true(candidate: Candidate, truths: list[CandidateSet]) -> bool:
    """Whether the truths cannot all be met if *candidate* were false."""
    others = ~BIT[candidate_number(*candidate)]
    return not can_be_met([options & others for options in truths])


def _is_link(link: Link, truths: list[CandidateSet]) -> bool:
    """Whether a link is strong or weak as it says.

    A weak link joins candidates that exclude each other. A strong link follows from the truths:
    they cannot hold if both of its ends are false.
    """
    start, end = to_numbers(link.start), to_numbers(link.end)
    if link.strong:
        return not can_be_met([options & ~start & ~end for options in truths])
    return all(not end & ~CANDIDATE_PEERS[number] for number in members(start))

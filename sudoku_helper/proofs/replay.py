"""Replaying a proof inference by inference, without the search that found it.

An inference is accepted if its causes were established before it and if its truths cannot all be met
when the causes hold and its conclusion does not. This is tried out by the same tiny exhaustive search
for every rule, so nothing here knows what a pair or an X-Wing is.
"""

from collections.abc import Collection, Iterable

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CANDIDATE_PEERS, CandidateSet, to_numbers
from sudoku_helper.geometry import BIT, is_single, members, only, union
from sudoku_helper.proofs.proof import Branch, Inference, Proof, Statement, opposite
from sudoku_helper.proofs.truths import can_be_met, holds, options
from sudoku_helper.step import Step


def replays(proof: Proof, step: Step, board: SudokuBoard) -> bool:
    """Whether *proof* shows what *step* concludes on *board*."""
    if not _is_conclusion(proof.conclusion, step):
        return False
    if not _is_exhaustive(proof, board):
        return False
    if not _are_sound(proof.before, frozenset(), board):
        return False
    known = {each.conclusion for each in proof.before if each.conclusion}
    return all(
        _is_sound(branch, known, board) and _implies(branch.end, proof.conclusion)
        for branch in proof.branches
    )


def _is_conclusion(statement: Statement, step: Step) -> bool:
    """Whether a statement says what the step does, no more and no less."""
    if statement.is_true:
        return len(statement.candidates) == 1 and (
            (step.placements, step.cross_outs) == (statement.candidates, ())
        )
    return not step.placements and sorted(step.cross_outs) == sorted(statement.candidates)


def _implies(end: Statement | None, conclusion: Statement) -> bool:
    """Whether a case is impossible or says what is to be shown, be it among other things."""
    if end is None or end == conclusion:
        return True
    falsehoods = not end.is_true and not conclusion.is_true
    return falsehoods and set(conclusion.candidates) <= set(end.candidates)


def _is_exhaustive(proof: Proof, board: SudokuBoard) -> bool:
    """Whether one of the assumptions must hold."""
    assumptions = [branch.assumption for branch in proof.branches]
    if proof.cover is None:
        if len(assumptions) == 1:
            return assumptions[0] == opposite(proof.conclusion)
        return len(assumptions) == 2 and assumptions[0] == opposite(assumptions[1])
    return holds(proof.cover, board) and _cover(assumptions, options(proof.cover, board))


def _cover(assumptions: Iterable[Statement], needed: CandidateSet) -> bool:
    """Whether each of some candidates is assumed to be true in a case of its own."""
    assumed = [_numbers(each) for each in assumptions if each.is_true]
    return all(BIT[number] in assumed for number in members(needed))


def _is_sound(branch: Branch, known: Collection[Statement], board: SudokuBoard) -> bool:
    """Whether each inference follows from the assumption and what was said before it."""
    return _are_sound(branch.inferences, {*known, branch.assumption}, board)


def _are_sound(
    inferences: tuple[Inference, ...], known: Collection[Statement], board: SudokuBoard
) -> bool:
    """Whether each inference follows from what is known and what was said before it."""
    established = set(known)
    for inference in inferences:
        if not established.issuperset(inference.causes):
            return False
        if not _follows(inference, board):
            return False
        if inference.conclusion is None:
            return inference is inferences[-1]
        established.add(inference.conclusion)
    return True


def _follows(inference: Inference, board: SudokuBoard) -> bool:
    """Whether the truths and causes of an inference leave nothing but its conclusion."""
    if not all(holds(truth, board) for truth in inference.truths):
        return False
    if inference.inside:
        return _refuted_inside(inference, board)
    truths = [options(truth, board) for truth in inference.truths]
    truths += [_numbers(cause) for cause in inference.causes if cause.is_true]
    excluded = _excluded_by(inference.causes)
    truths = [each & ~excluded for each in truths]
    conclusion = inference.conclusion
    if conclusion is None:
        return not can_be_met(truths)
    numbers = _numbers(conclusion)
    if conclusion.is_true:
        return not can_be_met([each & ~numbers for each in truths])
    return all(not can_be_met([*truths, BIT[number] & ~excluded]) for number in members(numbers))


def _refuted_inside(inference: Inference, board: SudokuBoard) -> bool:
    """Whether the cases inside are all impossible and one of them is the case otherwise."""
    causes = inference.causes
    if not all(
        branch.end is None and _is_sound(branch, causes, board) for branch in inference.inside
    ):
        return False
    assumptions = [branch.assumption for branch in inference.inside]
    if inference.conclusion is not None:
        return assumptions == [opposite(inference.conclusion)]
    excluded = _excluded_by(causes)
    for cause in causes:
        if cause.is_true and is_single(_numbers(cause)):
            excluded |= CANDIDATE_PEERS[only(_numbers(cause))]
    (truth,) = inference.truths
    return _cover(assumptions, options(truth, board) & ~excluded)


def _excluded_by(causes: Iterable[Statement]) -> CandidateSet:
    """The candidates that some causes say to be false."""
    return union(_numbers(cause) for cause in causes if not cause.is_true)


def _numbers(statement: Statement) -> CandidateSet:
    return to_numbers(statement.candidates)

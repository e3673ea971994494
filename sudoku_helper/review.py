"""What a player found by himself: his own moves, compared with the steps that were there.

A move is only called a technique if it is exactly what a step of that technique does and no easier
technique does any of it. So a guess is never taken for a thought, and nothing is said of moves on a
board with a mistake.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, CELLS, Cell, Digit, DigitSet, members
from sudoku_helper.solver import unique_solution
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.everyday import WRITING
from sudoku_helper.techniques.registry import NEAR_AT_HAND

_MOST_LOOKS = 60
"""In how many positions it is looked for what was crossed out there."""


class Change(NamedTuple):
    """What a cell holds after a move: its digit or 0, and the candidates that are crossed out."""

    cell: Cell
    digit: Digit
    crossed_out: DigitSet = 0


Move = Sequence[Change]


class Found(NamedTuple):
    """Moves of a player that are what a technique does."""

    technique: SolvingTechnique
    placements: tuple[Candidate, ...] = ()
    cross_outs: tuple[Candidate, ...] = ()


def found_by_player(
    board: SudokuBoard, moves: Iterable[Move], going_on: bool = False
) -> Iterator[Found]:
    """The techniques in the moves of a player, in their order; *board* is where he began.

    While a game is *going_on*, nothing is said yet of what he may be in the middle of.
    """
    looks = 0
    for thought in _thoughts(board, moves, going_on):
        if thought.placed:
            yield from _written(thought.position, thought.placed)
            continue
        looks += len(thought.crossed)
        if looks <= _MOST_LOOKS:
            yield from _patterns(thought)


class _Thought(NamedTuple):
    """A position and what was done there: a digit was written, or candidates were crossed out in a row."""

    position: SudokuBoard
    placed: Candidate | None = None
    crossed: Sequence[Candidate] = ()
    is_open: bool = False
    """Whether the next move may belong to it."""


def _thoughts(board: SudokuBoard, moves: Iterable[Move], going_on: bool) -> Iterator[_Thought]:
    """What a player did that is right.

    Candidates are mostly crossed out one at a time, so those in a row are looked at together.
    """
    solution = unique_solution(board.only_givens())
    if solution is None:
        return
    began, crossed = board, list[Candidate]()
    for before, after in _positions(board, moves):
        is_sound = _is_sound(after, solution)
        if is_sound and _only_loses(before, after):
            began = began if crossed else before
            crossed += [each for each in before.candidates if not after.has(each)]
            continue
        yield _Thought(began, crossed=crossed)
        crossed = []
        placed = _placed(before, after)
        if is_sound and placed:
            yield _Thought(before, placed)
    yield _Thought(began, crossed=crossed, is_open=going_on)


def _positions(
    board: SudokuBoard, moves: Iterable[Move]
) -> Iterator[tuple[SudokuBoard, SudokuBoard]]:
    """The position before and after each move."""
    values = list(board.values)
    crossed = dict.fromkeys(CELLS, 0)
    for cell, digit in board.crossed_out:
        crossed[cell] |= BIT[digit]
    for move in moves:
        for cell, digit, crossed_out in move:
            values[cell], crossed[cell] = digit, crossed_out
        gone = (Candidate(c, d) for c in crossed if not values[c] for d in members(crossed[c]))
        after = SudokuBoard.of(values, board.givens, gone)
        yield board, after
        board = after


def _placed(before: SudokuBoard, after: SudokuBoard) -> Candidate | None:
    """The digit that was written, if that is all that was done."""
    changed = [cell for cell in CELLS if before.values[cell] != after.values[cell]]
    if len(changed) != 1 or before.values[changed[0]]:
        return None
    return Candidate(changed[0], after.values[changed[0]])


def _only_loses(before: SudokuBoard, after: SudokuBoard) -> bool:
    """Whether nothing was done but crossing out."""
    return before.values == after.values and all(map(before.has, after.candidates))


def _is_sound(board: SudokuBoard, solution: SudokuBoard) -> bool:
    """Whether nothing on the board contradicts the solution."""
    return all(
        value == right if value else board.has(Candidate(cell, right))
        for cell, (value, right) in enumerate(zip(board.values, solution.values, strict=True))
    )


def _written(board: SudokuBoard, placed: Candidate) -> Iterator[Found]:
    """The easiest technique that writes a digit, if one does."""
    effect = frozenset({placed}), frozenset[Candidate]()
    for technique in WRITING:
        if any(step.effect == effect for step in technique.find(board)):
            yield Found(technique, placements=(placed,))
            return


def _patterns(thought: _Thought) -> Iterator[Found]:
    """The techniques that cross out these candidates in this order, one after the other."""
    board, crossed = thought.position, thought.crossed
    while crossed and not (thought.is_open and _may_go_on(board, crossed)):
        found = _first_pattern(board, crossed)
        gone = found.cross_outs if found else (crossed[0],)
        if found:
            yield found
        board = board.cross_out(gone)
        crossed = crossed[len(gone) :]


def _may_go_on(board: SudokuBoard, crossed: Sequence[Candidate]) -> bool:
    """Whether what was crossed out is a part of what a technique does."""
    begun = set(crossed)
    return any(
        begun < set(step.cross_outs) for technique in NEAR_AT_HAND for step in technique.find(board)
    )


def _first_pattern(board: SudokuBoard, crossed: Sequence[Candidate]) -> Found | None:
    """The technique that does exactly what was done first.

    None if an easier one does any of it, or if a harder one does it and what was done next.
    """
    found: Found | None = None
    easier: set[Candidate] = set()
    for technique in NEAR_AT_HAND:
        steps = list(filter(None, technique.find(board)))
        for step in steps:
            gone = tuple(crossed[: len(step.cross_outs)])
            if step.placements or set(step.cross_outs) != set(gone):
                continue
            if found and len(gone) > len(found.cross_outs):
                return None
            if not found and not easier & set(gone):
                found = Found(technique, cross_outs=gone)
        for step in steps:
            easier |= step.forbids(board)
        if not found and crossed[0] in easier:
            return None
    return found

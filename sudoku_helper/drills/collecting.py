"""Collecting drills: a series of puzzles is walked through, and the positions that fit are kept in their order.

First come those in which the technique is easiest to see.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import islice
from random import Random
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drawing import needs_candidates
from sudoku_helper.drills.patterns import cells_of_pattern
from sudoku_helper.generator.grids import random_minimal
from sudoku_helper.geometry import column_number, members, row_number, size
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.sight import view
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.techniques.seen import SeenTechnique

SERIES = "drills"
"""The seed of the puzzles; each is told from the others by its number."""

PUZZLES = 25_000
"""How many puzzles the series has."""

IN_A_GO = 500
"""After how many puzzles it is counted again which techniques lack positions."""

QUOTAS: Mapping[Level, int] = {
    Level.EXPERT: 60,
    Level.EVIL: 12,
}
USUAL_QUOTA = 240
"""How many positions of a technique are kept where its level has no quota of its own."""

MOST_ABOVE = 1
"""How many levels a technique may be harder than the easiest step beside it.

With none some would hardly have positions: where a locked triple is, there are nearly always locked
candidates. But where there are enough without, none are taken with an easier step.
"""


class Sought(NamedTuple):
    """A technique, and how many levels it is above the easiest step of its position."""

    key: str
    above: int


MOST_STEPS = 20
"""How many occurrences are compared; the easiest to see come first anyway."""

CROWD = 1 / 10
"""What each candidate on the board costs: a pattern hides among them."""

AMONG_EQUALS = 1 / 1000
"""How much the crowd matters where looks are counted: only between equals."""


def quota(technique: SolvingTechnique) -> int:
    """How many positions of a technique are wanted."""
    return QUOTAS.get(technique.level, USUAL_QUOTA)


@cache
def _easiest_first() -> TechniqueManager:
    return TechniqueManager(
        [each.key for each in sorted(TECHNIQUES, key=lambda each: each.level)],
        off=[each.key for each in TECHNIQUES if each.level >= Level.EXPERT],
        candidates_shown=False,
        obvious_first=False,
    )


def levels_above(technique: SolvingTechnique, board: SudokuBoard) -> int:
    """How many levels a technique is harder than the easiest step of a position."""
    return technique.level - _level_of(_easiest_step(board))


def _easiest_step(board: SudokuBoard) -> Step | None:
    """A step of the easiest level that goes on, or None if that would be expert or evil."""
    steps = _easiest_first().steps(board)
    return next((step for step in steps if step.level < Level.EXPERT), None)


def _level_of(easiest: Step | None) -> Level:
    return easiest.level if easiest else Level.EXPERT


def positions_in(number: int, wanted: Collection[Sought]) -> list[tuple[Sought, str]]:
    """A position, taken by chance, for each technique that is wanted and somewhere in a puzzle of the series."""
    chance = Random(f"{SERIES}/{number}")
    way = list(_way_through(SudokuBoard.of(random_minimal(chance)), chance))
    chance.shuffle(way)
    by_level: dict[int, list[SudokuBoard]] = defaultdict(list)
    for board, level in way:
        by_level[level].append(board)
    found: list[tuple[Sought, str]] = []
    for technique in TECHNIQUES:
        level = technique.level
        fitting = (
            (kind, board.notation)
            for kind in (Sought(technique.key, above) for above in range(MOST_ABOVE + 1))
            if kind in wanted
            for board in by_level[level - kind.above]
            if any(technique.find(board))
        )
        found += islice(fitting, 1)
    return found


def _way_through(puzzle: SudokuBoard, chance: Random) -> Iterator[tuple[SudokuBoard, Level]]:
    """The positions on the way through a puzzle, each with the level of its easiest step.

    Where that would be expert or evil, a true digit is placed instead.
    """
    solution = unique_solution(puzzle)
    assert solution
    board = puzzle
    while not board.is_complete:
        step = _easiest_step(board)
        yield board, _level_of(step)
        if step:
            board = step.apply(board)
        else:
            cell = chance.choice(members(board.empty))
            board = board.place(cell, solution.values[cell])


def collect(puzzles: int = PUZZLES) -> dict[str, list[str]]:
    """The positions of each technique in a series of puzzles, as many as are wanted."""
    found: dict[Sought, list[str]] = defaultdict(list)
    with ProcessPoolExecutor() as pool:
        for begin in range(0, puzzles, IN_A_GO):
            numbers = range(begin, min(begin + IN_A_GO, puzzles))
            wanted = frozenset(_lacking(found))
            for here in pool.map(partial(positions_in, wanted=wanted), numbers, chunksize=10):
                for kind, position in here:
                    found[kind].append(position)
    return {each.key: _the_best(each, found)[: quota(each)] for each in TECHNIQUES}


def _lacking(found: Mapping[Sought, list[str]]) -> Iterator[Sought]:
    """The kinds of which there are not enough, together with those that are better."""
    for technique in TECHNIQUES:
        number = 0
        for above in range(MOST_ABOVE + 1):
            number += len(found.get(Sought(technique.key, above), ()))
            if number < quota(technique):
                yield Sought(technique.key, above)


def _the_best(technique: SolvingTechnique, found: Mapping[Sought, list[str]]) -> list[str]:
    """The positions of a technique, those first beside which nothing easier is there."""
    kinds = (Sought(technique.key, above) for above in range(MOST_ABOVE + 1))
    return [position for kind in kinds for position in found.get(kind, ())]


def in_order(technique: SolvingTechnique, positions: Iterable[str]) -> list[str]:
    """Positions of a technique, those first in which it is easiest to see."""
    return sorted(positions, key=lambda position: (_rounded_effort(technique, position), position))


def _rounded_effort(technique: SolvingTechnique, position: str) -> float:
    return round(effort(technique, SudokuBoard.parse(position)), 6)


def effort(technique: SolvingTechnique, board: SudokuBoard) -> float:
    """How hard the easiest occurrence is to see: by looks, where they can be counted."""
    steps = list(islice(filter(None, technique.find(board)), MOST_STEPS))
    crowd = CROWD * sum(map(size, board.digits))
    if isinstance(technique, SeenTechnique):
        in_view = view(any(map(needs_candidates, steps)))
        looks = min(seen.effort for seen in technique.seen(board, in_view) if seen.step())
        return looks + crowd * AMONG_EQUALS
    return min(map(_extent, steps)) + crowd


def _extent(step: Step) -> float:
    """How much has to be kept in view: the candidates of a pattern, and how far it reaches."""
    cells = members(cells_of_pattern(step))
    rows, columns = [row_number(cell) for cell in cells], [column_number(cell) for cell in cells]
    reach = max(rows) - min(rows) + max(columns) - min(columns)
    return sum(map(len, step.highlights.values())) + reach + len(step.links)

"""How well the entry doctor finds simulated typing slips: noticed, among the first three, time.

Usage: python -m bench.doctor [--count 500] [FILE...]
Each file has one puzzle of 81 characters in each line; without one, the collections in the folder
that SUDOKU_HELPER_DATA names are taken.
"""

import argparse
import random
import statistics
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from time import thread_time

from bench.puzzles import default_files, read_puzzles
from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BIT, HOUSE_CELLS
from sudoku_helper.health.doctor import Diagnosis, examine
from sudoku_helper.health.slips import neighbours

Values = list[int]
Made = tuple[Values, str, int]
"""The digits after a slip, its kind and the cell in which it shows."""


def wrong_digit(values: Values, chance: random.Random) -> Made | None:
    cell = chance.choice(_filled(values))
    values[cell] = chance.choice([digit for digit in range(1, 10) if digit != values[cell]])
    return values, "wrong-digit", cell


def moved(values: Values, chance: random.Random) -> Made | None:
    cell = chance.choice(_filled(values))
    free = [other for other in neighbours(cell) if not values[other]]
    if not free:
        return None
    target = chance.choice(free)
    values[target], values[cell] = values[cell], 0
    return values, "moved", target


def shifted_row(values: Values, chance: random.Random) -> Made | None:
    cells = HOUSE_CELLS[chance.randrange(9)]
    digits = [values[cell] for cell in cells]
    ways = [[*digits[1:], 0]] * (not digits[0]) + [[0, *digits[:-1]]] * (not digits[-1])
    if not any(digits) or not ways:
        return None
    for cell, digit in zip(cells, chance.choice(ways), strict=True):
        values[cell] = digit
    return values, "shifted-row", next(cell for cell in cells if values[cell])


def missing(values: Values, chance: random.Random) -> Made | None:
    cell = chance.choice(_filled(values))
    values[cell] = 0
    return values, "missing", cell


SLIPS: Sequence[Callable[[Values, random.Random], Made | None]] = (
    wrong_digit,
    moved,
    shifted_row,
    missing,
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--count", type=int, default=500)
    arguments = parser.parse_args()
    files = arguments.files or [path for path in default_files() if "qqwing" in path.name]
    puzzles = list(chain.from_iterable(map(read_puzzles, files)))
    chance = random.Random(1)
    chosen = chance.sample(puzzles, min(arguments.count, len(puzzles)))
    print(f"{len(chosen)} puzzles, each slip once on each")
    print("slip          noticed  first three  exact repair  suspects  gave up  mean ms  worst ms")
    for slip in SLIPS:
        print(_row(slip.__name__, [_try(puzzle, slip, chance) for puzzle in chosen]))


def _try(
    puzzle: str, slip: Callable[[Values, random.Random], Made | None], chance: random.Random
) -> tuple[Diagnosis, str, int, str, float] | None:
    original = list(SudokuBoard.parse(puzzle).values)
    made = slip(list(original), chance)
    if made is None:
        return None
    values, kind, cell = made
    board = SudokuBoard.of(values)
    start = thread_time()
    diagnosis = examine(board)
    return diagnosis, kind, cell, "".join(map(str, original)), thread_time() - start


def _row(name: str, tries: list[tuple[Diagnosis, str, int, str, float] | None]) -> str:
    done = [each for each in tries if each]
    noticed = [each for each in done if each[0].state != "unique"]
    named = [each for each in noticed if _names(*each[:3])]
    exact = [each for each in noticed if _repairs(each[0], each[3])]
    suspects = statistics.median(len(each[0].suspects) for each in noticed)
    gave_up = sum(not each[0].thorough for each in noticed)
    times = [1000 * each[4] for each in done]
    return (
        f"{name:12} {len(noticed) / len(done):8.1%} {len(named) / len(noticed):12.1%} "
        f"{len(exact) / len(noticed):13.1%} {suspects:9} {gave_up:8} "
        f"{statistics.mean(times):8.1f} {max(times):9.1f}"
    )


def _names(diagnosis: Diagnosis, kind: str, cell: int) -> bool:
    """Whether the first three suspects, or the marked cells, name what really happened."""
    if kind == "missing":
        return bool(diagnosis.differing & BIT[cell])
    return any(slip.kind == kind and slip.cell == cell for slip in diagnosis.suspects[:3])


def _repairs(diagnosis: Diagnosis, original: str) -> bool:
    """Whether one of the first three repairs gives back the original puzzle."""
    return any("".join(map(str, slip.values)) == original for slip in diagnosis.suspects[:3])


def _filled(values: Values) -> list[int]:
    return [cell for cell, value in enumerate(values) if value]


if __name__ == "__main__":
    main()

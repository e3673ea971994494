"""What commands for many puzzles share: a row for each puzzle, and a complaint about each bad one."""

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import Arguments
from sudoku_helper.cli.bulk import run
from sudoku_helper.cli.inputs import Item, read_items
from sudoku_helper.cli.outputs import Progress, Row, Writer, open_output
from sudoku_helper.solver import count

PROBLEM = "problem"
"""The column that tells why there is no answer, or no complete one."""

UNFINISHED = "unfinished"
"""The column that says whether there is an answer in spite of a problem."""


def write_each(
    arguments: Arguments,
    job: Callable[[Any], Row],
    columns: tuple[str, ...],
    *shown: str,
    prepare: Callable[[str], Any] = str,
) -> int:
    """Do a job for each puzzle and write one row for each; bad ones are named and left out."""
    code = 0
    places: deque[str] = deque()

    def tasks(items: Iterable[Item]) -> Iterator[Any]:
        nonlocal code
        for item in items:
            if item.puzzle is None:
                code = complain(item.place, item.problem)
                continue
            places.append(item.place)
            yield prepare(item.board.notation)

    with open_output(arguments.out) as stream:
        writer = Writer(
            stream,
            arguments.format,
            columns,
            lambda row: " ".join(_lines(row[column]) for column in shown),
        )
        progress = Progress()
        work = run(job, tasks(read_items(arguments.input)), arguments.workers, arguments.scheduler)
        try:
            for row in work:
                place = places.popleft()
                if row[PROBLEM]:
                    code = complain(place, str(row[PROBLEM]))
                if not row[PROBLEM] or row.get(UNFINISHED):
                    writer.write(row)
                progress.advance()
        finally:
            progress.close()
            writer.close()
    return code


def problem_of(board: SudokuBoard) -> str:
    """Why a puzzle has not exactly one solution, or nothing."""
    found = count(board)
    if found == 1:
        return ""
    return "has no solution" if not found else "has more than one solution"


def complain(place: str, problem: str) -> int:
    """Say what is wrong with a puzzle; the exit code for that."""
    print(f"{place}: {problem}", file=sys.stderr)
    return 1


def _lines(value: object) -> str:
    """A value as text, each item of a list in a line of its own."""
    return "\n".join(value) if isinstance(value, list) else str(value)

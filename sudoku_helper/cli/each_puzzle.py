"""What commands for many puzzles share: a row for each puzzle, and a complaint about each bad one."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sudoku_helper.cli.arguments import Arguments
from sudoku_helper.cli.bulk import run
from sudoku_helper.cli.inputs import Item, read_items, total_to_show
from sudoku_helper.cli.language import tell
from sudoku_helper.cli.outputs import Row, writing

PROBLEM = "problem"
"""The column that tells why there is no answer, or no complete one."""

UNFINISHED = "unfinished"
"""The column that says whether there is an answer in spite of a problem."""


def write_each(
    arguments: Arguments,
    job: Callable[[Any], Row],
    columns: tuple[str, ...],
    text: Callable[[Row], str],
    head: str = "",
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

    total = total_to_show(arguments.input)
    items = tasks(read_items(arguments.input, arguments.lang))
    work = run(job, items, arguments.workers, arguments.scheduler)
    with writing(arguments, columns, text, head, total) as (writer, progress):
        for row in work:
            place = places.popleft()
            if row[PROBLEM]:
                code = complain(place, str(row[PROBLEM]))
            if not row[PROBLEM] or row.get(UNFINISHED):
                writer.write(row)
            progress.advance()
    return code


def complain(place: str, problem: str) -> int:
    """Say what is wrong with a puzzle; the exit code for that."""
    tell(f"{place}: {problem}")
    return 1

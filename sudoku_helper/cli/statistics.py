"""``statistics`` counts what makes puzzles easy or hard, for each puzzle and for each level."""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli import words
from sudoku_helper.cli.arguments import (
    Arguments,
    add_input,
    add_language,
    add_output,
    add_workers,
    speech_of,
)
from sudoku_helper.cli.bulk import run as run_all
from sudoku_helper.cli.each_puzzle import complain
from sudoku_helper.cli.inputs import STANDARD_INPUT, Item, exists, read_items, total_to_show
from sudoku_helper.cli.judging import JUDGES, add_network, classifier, weights_of
from sudoku_helper.cli.language import say
from sudoku_helper.cli.outputs import Row, writing
from sudoku_helper.cli.pictures import add_pictures, charts
from sudoku_helper.cli.soundness import problem_of
from sudoku_helper.formats.levels import level_named
from sudoku_helper.grading import grade
from sudoku_helper.grading.network.features import COUNTED, count
from sudoku_helper.grading.network.statistics import CountedPuzzle, tables
from sudoku_helper.levels import Level
from sudoku_helper.text import Speech

EXAMPLES = (
    "statistics rated.csv",
    "statistics random.txt mirrored.txt --by network --pictures charts",
    "statistics puzzles.txt --csv --out features.csv",
)

_TABLES = "tables"
"""The only column of a text: all the tables at once, when everything is counted."""

_COLUMNS = ("puzzle", "level", "collection", *COUNTED)


class _Task(NamedTuple):
    """A puzzle to count, the level that its file gives or nothing, and who judges otherwise."""

    collection: str
    item: Item
    level: Level | None
    weights: str
    speech: Speech


class _Result(NamedTuple):
    """What was counted in a puzzle, or what is wrong with it."""

    collection: str
    place: str
    counted: CountedPuzzle | None = None
    problem: str = ""


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument(
        "--by",
        choices=JUDGES,
        help=say(
            en="who tells the level: the path to the solution or a network "
            "(what the file says, and the path where it says nothing)",
            de="wer die Stufe nennt: der Weg zur Lösung (path) oder ein Netz (network) "
            "(was in der Datei steht, und der Weg, wo dort nichts steht)",
        ),
    )
    add_network(parser)
    add_pictures(parser)
    add_language(parser)
    add_output(parser)
    add_workers(parser)


def run(arguments: Arguments) -> int:
    """Print the counts of each puzzle as CSV or JSON, or tables of all of them as text."""
    draw = charts(arguments)
    collections: dict[str, list[CountedPuzzle]] = {}
    code = 0
    tasks = _tasks(arguments, weights_of(arguments))
    work = run_all(count_one, tasks, arguments.workers, arguments.scheduler)
    total = total_to_show(arguments.input)
    with writing(arguments, _COLUMNS, lambda row: str(row[_TABLES]), total=total) as (
        writer,
        progress,
    ):
        for result in work:
            progress.advance()
            if result.counted is None:
                code = complain(result.place, result.problem)
                continue
            collections.setdefault(result.collection, []).append(result.counted)
            if arguments.format != "text":
                writer.write(_row(result.collection, result.counted))
        if collections and arguments.format == "text":
            writer.write({_TABLES: tables(collections, arguments.lang)})
    if draw and collections:
        draw.draw_statistics(collections)
    return code


def _row(collection: str, counted: CountedPuzzle) -> Row:
    return {
        "puzzle": counted.puzzle,
        "level": int(counted.level),
        "collection": collection,
        **counted.counts.as_row(),
    }


def _tasks(arguments: Arguments, weights: str) -> Iterator[_Task]:
    speech = speech_of(arguments)
    for source in arguments.input or (STANDARD_INPUT,):
        collection = _collection(source, arguments)
        for item in read_items([source], arguments.lang):
            is_told = item.puzzle is not None and not arguments.by
            level = level_named(item.checked.level) if is_told else None
            yield _Task(collection, item, level, weights, speech)


def _collection(source: str, arguments: Arguments) -> str:
    """What the puzzles of a source are called together: the name of a file, or all if it has a double."""
    if source == STANDARD_INPUT:
        return words.STANDARD_INPUT(arguments.lang)
    if not exists(source):
        return words.ARGUMENT(arguments.lang)
    name = Path(source).name
    doubles = {other for other in arguments.input if Path(other).name == name}
    return name if len(doubles) == 1 else source


def count_one(task: _Task) -> _Result:
    """Count one puzzle, in whichever process."""
    result = _Result(task.collection, task.item.place)
    if task.item.puzzle is None:
        return result._replace(problem=task.item.problem)
    board = task.item.board
    if problem := problem_of(board, task.speech):
        return result._replace(problem=problem)
    level = task.level or _judged(board, task.weights)
    return result._replace(counted=CountedPuzzle(board.line, level, count(board)))


def _judged(board: SudokuBoard, weights: str) -> Level:
    return classifier(weights).level(board) if weights else grade(board, up_to=Level.EXPERT).level

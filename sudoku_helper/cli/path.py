"""``path`` prints every step of the easiest way to the solution."""

from argparse import ArgumentParser

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import (
    Arguments,
    add_choice_of_steps,
    add_input,
    add_language,
    add_names,
    add_output,
    speech_of,
)
from sudoku_helper.cli.each_puzzle import complain
from sudoku_helper.cli.hint import manager_of
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.cli.language import say
from sudoku_helper.cli.outputs import Row, writing
from sudoku_helper.cli.plugins import add_plugins
from sudoku_helper.cli.soundness import problem_of
from sudoku_helper.cli.steps import describe
from sudoku_helper.cli.words import STUCK
from sudoku_helper.step import Step
from sudoku_helper.text import Speech

EXAMPLES = ("path puzzle.txt --reasons", "path puzzle.txt --no-uniqueness --json --lang de")

_FEW = ("puzzle", "number", "technique", "level", "effects", "eureka")
_MORE = (
    *("name", "level_name", "difficulty", "where", "primary", "secondary", "highlights", "links"),
    *("explanation", "summary", "placements", "cross_outs", "board", "after"),
)
"""What JSON has room for."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument(
        "--reasons",
        action="store_true",
        help=say(
            en="tell in text why each step is right, too",
            de="im Text auch sagen, warum jeder Schritt stimmt",
        ),
    )
    add_choice_of_steps(parser)
    add_plugins(parser)
    add_names(parser)
    add_language(parser)
    add_output(parser)


def run(arguments: Arguments) -> int:
    """Print the steps of the easiest path, one line each."""
    manager, speech = manager_of(arguments), speech_of(arguments)
    code = 0

    def text(row: Row) -> str:
        reason = row["explanation"] if arguments.reasons else []
        assert isinstance(reason, list)
        return "\n    ".join([f"{row['technique']} {row['effects']}", *reason])

    columns = (*_FEW, *_MORE) if arguments.format == "json" else _FEW
    with writing(arguments, columns, text) as (writer, progress):
        for item in read_items(arguments.input, arguments.lang):
            problem = item.problem or problem_of(item.board, speech)
            if not problem:
                left = item.board.values.count(0)
                for number, (before, step) in enumerate(manager.path(item.board), 1):
                    writer.write(_row(item.board, number, before, step, speech))
                    left = step.apply(before).values.count(0)
                problem = STUCK.format(empty=left)(speech) if left else ""
            if problem:
                code = complain(item.place, problem)
            progress.advance()
    return code


def _row(board: SudokuBoard, number: int, before: SudokuBoard, step: Step, speech: Speech) -> Row:
    """A step with its number on the way that begins at a board."""
    return {
        "puzzle": board.line,
        "number": number,
        **describe(step, speech),
        "board": before.notation,
        "after": step.apply(before).notation,
    }

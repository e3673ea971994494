"""``path`` prints every step of the easiest way to the solution."""

from argparse import ArgumentParser

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import Arguments, add_choice_of_steps, add_input, add_output
from sudoku_helper.cli.each_puzzle import complain, problem_of
from sudoku_helper.cli.hint import manager_of
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.cli.outputs import Row, Writer, open_output
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.techniques.words.eureka import eureka

EXAMPLES = ("path puzzle.txt", "path puzzle.txt --no-uniqueness --json")

_COLUMNS = ("puzzle", "number", "technique", "level", "effects", "eureka")


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_choice_of_steps(parser)
    add_input(parser)
    add_output(parser)


def run(arguments: Arguments) -> int:
    """Print the steps of the easiest path, one line each."""
    manager = manager_of(arguments)
    code = 0
    with open_output(arguments.out) as stream:
        writer = Writer(
            stream, arguments.format, _COLUMNS, lambda row: f"{row['technique']} {row['effects']}"
        )
        try:
            for item in read_items(arguments.input):
                for row in _rows(item.board, manager):
                    writer.write(row)
                problem = problem_of(item.board)
                if problem:
                    code = complain(item.place, problem)
        finally:
            writer.close()
    return code


def _rows(board: SudokuBoard, manager: TechniqueManager) -> list[Row]:
    """The steps of the easiest path."""
    rows: list[Row] = []
    for _, step in manager.path(board):
        rows.append(
            {
                "puzzle": board.line,
                "number": len(rows) + 1,
                "technique": step.technique.key,
                "level": int(step.level),
                "effects": str(step),
                "eureka": eureka(step),
            }
        )
    return rows

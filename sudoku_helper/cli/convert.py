"""``convert`` writes puzzles in another format."""

from argparse import ArgumentParser
from dataclasses import replace

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import Arguments, add_input, add_language, positive
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.cli.losses import warn_of_losses, warn_of_losses_in_picture
from sudoku_helper.cli.outputs import write_data
from sudoku_helper.drawing.picture import PIXELS, png, svg
from sudoku_helper.formats import FORMATS, Puzzle, write
from sudoku_helper.grading import grade
from sudoku_helper.solver import is_unique

EXAMPLES = (
    "convert puzzles.txt --to sdm --out puzzles.sdm",
    "convert puzzles.csv --to sudoku --grade",
    "convert puzzle.txt --to svg --candidates --out puzzle.svg",
)

PICTURES = ("svg", "png")


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument(
        "--to",
        required=True,
        choices=[*(each.key for each in FORMATS if each.write), *PICTURES],
        help="the format to write; svg and png are pictures",
    )
    parser.add_argument(
        "--grade", action="store_true", help="find out the level where none is told"
    )
    parser.add_argument("--candidates", action="store_true", help="show candidates in a picture")
    parser.add_argument("--pixels", type=positive, default=PIXELS, help="size of a png (900)")
    add_language(parser)
    parser.add_argument("--out", metavar="FILE", help="write here instead of standard output (-)")


def run(arguments: Arguments) -> int:
    """Write puzzles in another format."""
    puzzles = [item.checked for item in read_items(arguments.input)]
    if arguments.grade:
        puzzles = [_graded(puzzle) for puzzle in puzzles]
    if len(puzzles) > 1 and not _holds_many(arguments.to):
        raise InputError(f"expected one puzzle for the format {arguments.to}, got {len(puzzles)}")
    if arguments.to in PICTURES:
        data = _picture(puzzles[0].board, arguments)
        warn_of_losses_in_picture(puzzles[0], arguments.to, arguments.candidates, arguments.lang)
    else:
        text = write(arguments.to, puzzles)
        warn_of_losses(puzzles, arguments.to, arguments.lang)
        data = (text if text.endswith("\n") else text + "\n").encode()
    write_data(data, arguments.out)
    return 0


def _graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its level, if it has one solution and so a level."""
    givens = puzzle.board.only_givens()
    if puzzle.level or not is_unique(givens):
        return puzzle
    return replace(puzzle, level=grade(givens).level.key)


def _holds_many(key: str) -> bool:
    return any(each.key == key and each.holds_many for each in FORMATS)


def _picture(board: SudokuBoard, arguments: Arguments) -> bytes:
    if arguments.to == "svg":
        return (svg(board, arguments.candidates) + "\n").encode()
    try:
        return png(board, arguments.candidates, arguments.pixels)
    except ValueError as error:
        raise InputError(str(error)) from error

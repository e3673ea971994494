"""``transform`` prints an equivalent puzzle for each puzzle."""

from argparse import ArgumentParser
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli import words
from sudoku_helper.cli.arguments import (
    Arguments,
    add_input,
    add_language,
    add_output,
    add_workers,
)
from sudoku_helper.cli.each_puzzle import PROBLEM, write_each
from sudoku_helper.cli.errors import UsageError
from sudoku_helper.cli.language import say, tell
from sudoku_helper.cli.outputs import Row
from sudoku_helper.symmetry import (
    IDENTITY,
    TRANSPOSITION,
    Transformation,
    band_permutation,
    chain,
    random_transformation,
    reflection,
    rotation,
    stack_permutation,
    value_permutation,
)
from sudoku_helper.symmetry.kinds import MIDDLE_COLUMN, MIDDLE_ROW
from sudoku_helper.text import Speech, TextError

EXAMPLES = (
    "transform puzzle.txt --turns 1 --digits 234567891",
    "transform puzzles.txt --random --seed 7 --words",
)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument(
        "--by",
        metavar="TEXT",
        help=say(
            en="the whole transformation: 'rows 123456789 columns ... digits ...'",
            de="die ganze Umformung: 'rows 123456789 columns ... digits ...'",
        ),
    )
    parser.add_argument(
        "--transpose",
        action="store_true",
        help=say(en="rows become columns", de="Zeilen werden Spalten"),
    )
    parser.add_argument(
        "--turns",
        type=int,
        default=0,
        help=say(en="quarter turns to the right", de="Vierteldrehungen nach rechts"),
    )
    parser.add_argument(
        "--reflect",
        choices=("row", "column"),
        help=say(en="at the middle row or column", de="an der Mittelzeile oder Mittelspalte"),
    )
    parser.add_argument(
        "--bands",
        metavar="231",
        help=say(en="where the bands 1, 2 and 3 go", de="wohin die Bänder 1, 2 und 3 kommen"),
    )
    parser.add_argument(
        "--stacks",
        metavar="231",
        help=say(
            en="where the stacks 1, 2 and 3 go", de="wohin die Blockspalten 1, 2 und 3 kommen"
        ),
    )
    parser.add_argument(
        "--digits",
        metavar="234567891",
        help=say(en="what becomes of 1 to 9", de="was aus 1 bis 9 wird"),
    )
    parser.add_argument(
        "--random",
        action="store_true",
        help=say(en="any transformation at all", de="irgendeine Umformung"),
    )
    parser.add_argument(
        "--seed",
        help=say(
            en="the same seed gives the same random transformation",
            de="der gleiche Startwert ergibt die gleiche zufällige Umformung",
        ),
    )
    parser.add_argument(
        "--words",
        action="store_true",
        help=say(
            en="tell the chain on standard error", de="die Folge auf der Fehlerausgabe nennen"
        ),
    )
    add_language(parser)
    add_output(parser)
    add_workers(parser)


def run(arguments: Arguments) -> int:
    """Print the image of each puzzle."""
    transformation = _transformation(arguments)
    if arguments.words:
        tell("\n".join(chain(transformation, Speech(arguments.lang))))
    return write_each(
        arguments,
        transform,
        ("puzzle", "image", "transformation"),
        lambda row: str(row["image"]),
        prepare=lambda notation: (transformation, notation),
    )


def _transformation(arguments: Arguments) -> Transformation:
    """The chain that the options name, always in the same order."""
    try:
        result = Transformation.parse(arguments.by) if arguments.by else IDENTITY
        if arguments.transpose:
            result = result.then(TRANSPOSITION)
        result = result.then(rotation(arguments.turns))
        if arguments.reflect:
            axis = MIDDLE_ROW if arguments.reflect == "row" else MIDDLE_COLUMN
            result = result.then(reflection(axis))
        for make, image in (
            (band_permutation, arguments.bands),
            (stack_permutation, arguments.stacks),
            (value_permutation, arguments.digits),
        ):
            if image:
                result = result.then(make(_image_vector(image)))
    except TextError as error:
        raise UsageError(error.text) from error
    if arguments.random:
        result = result.then(random_transformation(Random(arguments.seed)))
    return result


def _image_vector(text: str) -> list[int]:
    """The digits of an option, one after another."""
    if not (text.isascii() and text.isdecimal()):
        raise TextError(words.NO_DIGITS, got=text)
    return [int(digit) for digit in text]


def transform(task: tuple[Transformation, str]) -> Row:
    """The image of a puzzle."""
    transformation, notation = task
    board = SudokuBoard.parse(notation)
    image = transformation.apply(board)
    return {
        "puzzle": board.line,
        "image": image.notation,
        "transformation": transformation.notation,
        PROBLEM: "",
    }

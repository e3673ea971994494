"""``convert`` writes puzzles in another format."""

from argparse import ArgumentParser
from dataclasses import replace

from sudoku_helper.cli import words
from sudoku_helper.cli.arguments import Arguments, add_input, add_language, positive
from sudoku_helper.cli.errors import InputError, UsageError
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.cli.language import say
from sudoku_helper.cli.losses import warn_of_losses, warn_of_losses_in_picture
from sudoku_helper.cli.outputs import write_data
from sudoku_helper.formats import FORMATS, Puzzle, write
from sudoku_helper.solver import is_unique
from sudoku_helper.text import TextError

EXAMPLES = (
    "convert puzzles.txt --to sdm --out puzzles.sdm",
    "convert puzzles.csv --to sudoku --grade",
    "convert puzzle.txt --to svg --candidates --out puzzle.svg",
    "convert puzzles.txt --to eps --mm 72.5 --out 'puzzle-{number}.eps'",
)

FOR_PRINT = ("pdf", "svg", "eps")
PICTURES = (*FOR_PRINT, "png")
USUAL_SIDE = 80
USUAL_PIXELS = 900
NUMBER = "{number}"


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    add_input(parser)
    parser.add_argument(
        "--to",
        required=True,
        choices=[*(each.key for each in FORMATS if each.write), *PICTURES],
        help=say(
            en="the format to write; pdf, svg and eps are for print, png is for screens",
            de="das Format, das geschrieben wird; pdf, svg und eps sind für den Druck, png für Bildschirme",
        ),
    )
    parser.add_argument(
        "--grade",
        action="store_true",
        help=say(
            en="find out the level where none is told",
            de="die Stufe ermitteln, wo keine genannt ist",
        ),
    )
    parser.add_argument(
        "--candidates",
        action="store_true",
        help=say(en="show candidates in a picture", de="in einem Bild Kandidaten zeigen"),
    )
    parser.add_argument(
        "--mm",
        type=float,
        metavar=say(en="SIDE", de="SEITE"),
        help=say(
            en=f"width and height of a pdf, svg or eps in millimetres ({USUAL_SIDE})",
            de=f"Breite und Höhe eines pdf, svg oder eps in Millimetern ({USUAL_SIDE})",
        ),
    )
    parser.add_argument(
        "--pixels",
        type=positive,
        help=say(
            en=f"width and height of a png ({USUAL_PIXELS})",
            de=f"Breite und Höhe eines png ({USUAL_PIXELS})",
        ),
    )
    add_language(parser)
    parser.add_argument(
        "--out",
        metavar=say(en="FILE", de="DATEI"),
        help=say(
            en="write here instead of standard output (-); "
            f"{NUMBER} in the name gives each puzzle a file of its own",
            de="hierhin schreiben statt in die Standardausgabe (-); "
            f"mit {NUMBER} im Namen bekommt jedes Sudoku seine eigene Datei",
        ),
    )


def run(arguments: Arguments) -> int:
    """Write puzzles in another format."""
    _check_sizes(arguments)
    puzzles = [item.checked for item in read_items(arguments.input)]
    if arguments.grade:
        puzzles = [_graded(puzzle) for puzzle in puzzles]
    out = arguments.out or ""
    if NUMBER in out:
        for number, puzzle in enumerate(puzzles, 1):
            name = out.replace(NUMBER, str(number).zfill(len(str(len(puzzles)))))
            write_data(_written([puzzle], arguments), name)
        return 0
    if len(puzzles) > 1 and not _holds_many(arguments.to):
        raise InputError(
            words.ONE_PUZZLE.format(format=arguments.to, count=len(puzzles), number=NUMBER)
        )
    write_data(_written(puzzles, arguments), arguments.out)
    return 0


def _check_sizes(arguments: Arguments) -> None:
    """Refuse what would have no effect."""
    fitting = {"mm": FOR_PRINT, "pixels": ("png",), "candidates": PICTURES}
    for option, formats in fitting.items():
        if getattr(arguments, option) and arguments.to not in formats:
            raise UsageError(
                words.ONLY_TOGETHER.format(
                    option=option, formats=", ".join(formats), format=arguments.to
                )
            )


def _written(puzzles: list[Puzzle], arguments: Arguments) -> bytes:
    """The puzzles in the format; what it cannot carry is told."""
    if arguments.to in PICTURES:
        data = _picture(puzzles[0], arguments)
        warn_of_losses_in_picture(puzzles[0], arguments.to, arguments.candidates)
        return data
    text = write(arguments.to, puzzles)
    warn_of_losses(puzzles, arguments.to)
    return (text if text.endswith("\n") else text + "\n").encode()


def _graded(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its level, if it has one solution and so a level."""
    # Techniques and what draws take a while to load, and most formats need neither.
    from sudoku_helper.grading import grade

    givens = puzzle.board.only_givens()
    if puzzle.level or not is_unique(givens):
        return puzzle
    return replace(puzzle, level=grade(givens).level.key)


def _holds_many(key: str) -> bool:
    return any(each.key == key and each.holds_many for each in FORMATS)


def _picture(puzzle: Puzzle, arguments: Arguments) -> bytes:
    try:
        if arguments.to == "png":
            from sudoku_helper.drawing.picture import png

            return png(puzzle.board, arguments.candidates, arguments.pixels or USUAL_PIXELS)
        from sudoku_helper.booklet.single import write_single

        side = USUAL_SIDE if arguments.mm is None else arguments.mm
        return write_single(puzzle.board, arguments.to, side, arguments.candidates, puzzle.title)
    except TextError as error:
        raise UsageError(error.text) from error

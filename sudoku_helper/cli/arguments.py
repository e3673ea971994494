"""The words of the command line and their help."""

import argparse
import re
from collections.abc import Callable
from typing import TypeAlias

from sudoku_helper import __version__
from sudoku_helper.booklet.content import ROWS_AND_COLUMNS, SIZES
from sudoku_helper.chapters import CHAPTERS
from sudoku_helper.cli import commands, jobs, paper, training
from sudoku_helper.cli.outputs import FORMATS as OUTPUT_FORMATS
from sudoku_helper.drawing.picture import PIXELS
from sudoku_helper.formats import FORMATS
from sudoku_helper.generator.grids import FILLINGS
from sudoku_helper.generator.patterns import SYMMETRIES
from sudoku_helper.generator.wishes import SOURCES
from sudoku_helper.geometry import Cell, cell_at
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import BLOCK_NAMES, COORDINATES, DEFAULT_LANGUAGE, LANGUAGES

Command = Callable[[argparse.Namespace], int]

_INPUT_HELP = (
    "files, puzzles of 81 characters, or - for standard input (which is read if nothing is named)"
)


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="sudoku-helper",
        description="Solves, explains, grades, makes and transforms Sudokus.",
        epilog="Exit codes: 0 fine, 1 the answer is no or a puzzle is bad, 2 wrong use, 130 Ctrl-C.",
    )
    parser.add_argument("--version", action="version", version=__version__)
    add = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_puzzle_commands(add)
    _add_generate(add)
    _add_transform(add)
    _add_booklet(add)
    _add_sheet(add)
    _add_other_commands(add)
    return parser


_Adder: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _command(
    add: _Adder, name: str, run: Command, text: str, example: str = ""
) -> argparse.ArgumentParser:
    parser = add.add_parser(
        name,
        help=text,
        description=text[0].upper() + text[1:] + ".",
        epilog=example and f"Example: sudoku-helper {example}",
    )
    parser.set_defaults(run=run)
    return parser


def _add_puzzle_commands(add: _Adder) -> None:
    parser = _command(
        add,
        "solve",
        commands.solve,
        "print the solution of each puzzle",
        example="solve --by row --grids puzzle.txt",
    )
    _add_input(parser)
    parser.add_argument(
        "--by",
        choices=jobs.SOLVERS,
        help="look at blocks, rows or columns only (full house, singles, pairs; it may end early), or try",
    )
    parser.add_argument(
        "--grids", action="store_true", help="with --by: print every grid on the way, a line each"
    )
    _add_output(parser)
    _add_workers(parser)

    parser = _command(add, "hint", commands.hint, "explain the next step of a puzzle")
    parser.add_argument("puzzle", help="a puzzle of 81 characters, a file, or - for standard input")
    parser.add_argument(
        "--stage",
        type=int,
        choices=range(1, 5),
        default=4,
        help="how much to tell: 1 where to look, 2 the technique, 3 why, 4 what follows",
    )
    parser.add_argument(
        "--last-move",
        type=_cell,
        metavar="r3c5",
        help="the cell where the player is looking; what is near it is easier to see",
    )
    parser.add_argument(
        "--notation", action="store_true", help="write a chain as one line too (Eureka notation)"
    )
    _add_names(parser)
    _add_choice_of_steps(parser)
    _add_language(parser)

    parser = _command(
        add, "path", commands.path, "print every step of the easiest way to the solution"
    )
    _add_choice_of_steps(parser)
    _add_input(parser)
    _add_output(parser)

    parser = _command(add, "grade", commands.grade, "tell how hard each puzzle is")
    _add_input(parser)
    _add_output(parser)
    _add_workers(parser)


def _add_names(parser: argparse.ArgumentParser) -> None:
    """How cells and blocks are named."""
    parser.add_argument("--coordinates", choices=COORDINATES, default="A1", help="names of cells")
    parser.add_argument(
        "--blocks", choices=BLOCK_NAMES, default="number", help="names of blocks (number)"
    )


def _add_choice_of_steps(parser: argparse.ArgumentParser) -> None:
    """What decides which step comes first."""
    parser.add_argument(
        "--no-notes",
        action="store_true",
        help="choose what is easiest to see without candidates on the paper",
    )
    parser.add_argument(
        "--no-uniqueness",
        action="store_true",
        help="do not argue that the puzzle has only one solution",
    )


def _add_generate(add: _Adder) -> None:
    parser = _command(
        add, "generate", commands.generate, "make new puzzles, no two of them equivalent"
    )
    parser.add_argument("--count", type=_positive, default=1, help="how many puzzles (1)")
    parser.add_argument("--level", choices=[level.key for level in Level], help="how hard")
    parser.add_argument(
        "--technique",
        choices=[technique.key for technique in TECHNIQUES],
        metavar="KEY",
        help="a technique that must be needed, and nothing harder",
    )
    parser.add_argument("--givens", type=_range, help="number of givens: 28 or 26-30")
    parser.add_argument(
        "--symmetry", choices=SYMMETRIES, default="none", help="symmetry of the pattern of givens"
    )
    parser.add_argument("--seed", help="the same seed and wishes give the same puzzles")
    parser.add_argument(
        "--source", choices=SOURCES, default="corpus", help="start from a corpus or from scratch"
    )
    parser.add_argument("--corpus", metavar="FILE", help="minimal puzzles to start from")
    parser.add_argument(
        "--filling", choices=FILLINGS, default="random", help="how givens are added"
    )
    parser.add_argument(
        "--unfair", action="store_true", help="allow puzzles that cannot be solved without trying"
    )
    _add_output(parser)
    _add_workers(parser)


def _add_transform(add: _Adder) -> None:
    parser = _command(
        add,
        "transform",
        commands.transform,
        "print an equivalent puzzle for each puzzle; the options apply in the order of this list",
    )
    _add_input(parser)
    parser.add_argument("--by", metavar="TEXT", help="'rows 123456789 columns ... digits ...'")
    parser.add_argument("--transpose", action="store_true", help="rows become columns")
    parser.add_argument("--turns", type=int, default=0, help="quarter turns to the right")
    parser.add_argument("--reflect", choices=("row", "column"), help="at the middle row or column")
    parser.add_argument("--bands", metavar="231", help="where the bands 1, 2 and 3 go")
    parser.add_argument("--stacks", metavar="231", help="where the stacks 1, 2 and 3 go")
    parser.add_argument("--digits", metavar="234567891", help="what becomes of 1 to 9")
    parser.add_argument("--random", action="store_true", help="any transformation at all")
    parser.add_argument("--seed", help="the same seed gives the same random transformation")
    parser.add_argument("--words", action="store_true", help="tell the chain on standard error")
    _add_language(parser)
    _add_output(parser)
    _add_workers(parser)


def _add_other_commands(add: _Adder) -> None:
    parser = _command(
        add,
        "isomorphic",
        commands.isomorphic,
        "tell whether two puzzles are equivalent (exit code 0) or not (1)",
    )
    parser.add_argument("first", metavar="A", help="a puzzle or a file")
    parser.add_argument("second", metavar="B", help="a puzzle or a file")
    _add_language(parser)

    parser = _command(
        add,
        "detect",
        commands.detect,
        "tell which transformation turns one grid into another, with its image vector (exit code 0), "
        "or that none does (1)",
        example="detect before.txt after.txt --lang de",
    )
    parser.add_argument("first", metavar="A", help="the grid before: a puzzle or a file")
    parser.add_argument("second", metavar="B", help="the grid after: a puzzle or a file")
    parser.add_argument(
        "--json", action="store_true", help="write everything that was found as JSON"
    )
    _add_names(parser)
    _add_language(parser)

    parser = _command(add, "convert", commands.convert, "write puzzles in another format")
    _add_input(parser)
    parser.add_argument(
        "--to",
        required=True,
        choices=[*(each.key for each in FORMATS if each.write), *commands.PICTURES],
        help="the format to write; svg and png are pictures",
    )
    parser.add_argument("--candidates", action="store_true", help="show candidates in a picture")
    parser.add_argument("--pixels", type=_positive, default=PIXELS, help="size of a png (900)")
    parser.add_argument("--out", metavar="FILE", help="write here instead of standard output")

    parser = _command(add, "train", training.train_classifier, "train the classifier of difficulty")
    parser.add_argument("file", metavar="FILE", help="CSV with puzzle and er (rating) or level")
    parser.add_argument("--rounds", type=_positive, default=60, help="rounds of training (60)")
    parser.add_argument("--seed", type=int, default=1, help="seed of everything random (1)")
    parser.add_argument("--out", metavar="FILE", help="write the weights here")

    parser = _command(add, "serve", commands.serve, "serve the web app until Ctrl-C")
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", help="port to listen on (5000)")


def _add_booklet(add: _Adder) -> None:
    parser = _command(add, "booklet", paper.booklet, "make a PDF booklet of puzzles")
    _add_input(parser)
    parser.add_argument("--count", type=_positive, help="how many puzzles")
    parser.add_argument(
        "--levels", default=paper.USUAL_LEVELS, help="easy:8,medium:8,hard:8 or easy,medium,hard"
    )
    parser.add_argument("--seed", help="the same seed and wishes give the same booklet")
    parser.add_argument(
        "--per-page", type=int, choices=ROWS_AND_COLUMNS, default=4, help="puzzles on a page (4)"
    )
    parser.add_argument(
        "--folded", action="store_true", help="two pages on each side, to print and fold"
    )
    parser.add_argument("--title", default="", help="what the title page says")
    parser.add_argument("--solutions", action="store_true", help="print the solutions at the end")
    parser.add_argument(
        "--first-steps", action="store_true", help="print where to start in each puzzle"
    )
    _add_paper(parser)


def _add_sheet(add: _Adder) -> None:
    parser = _command(
        add,
        "sheet",
        paper.sheet,
        "make the exercise sheet of a chapter as PDF, with solutions",
        example="sheet pairs --lang de --out pairs.pdf",
    )
    parser.add_argument(
        "chapter",
        metavar="CHAPTER",
        choices=[chapter.key for chapter in CHAPTERS],
        help=", ".join(chapter.key for chapter in CHAPTERS),
    )
    parser.add_argument("--seed", default="1", help="another seed gives other positions (1)")
    _add_names(parser)
    _add_paper(parser)


def _add_paper(parser: argparse.ArgumentParser) -> None:
    """What everything that is printed may be told."""
    parser.add_argument("--size", choices=SIZES, default="A4", help="size of the paper (A4)")
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="where the app runs; prints a code beside each puzzle",
    )
    _add_language(parser)
    parser.add_argument("--out", required=True, metavar="FILE", help="the PDF file to write")


def _add_input(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("input", nargs="*", metavar="PUZZLE_OR_FILE", help=_INPUT_HELP)


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--format", choices=OUTPUT_FORMATS, default="text", help="text, csv or json"
    )
    for kind in ("csv", "json"):
        parser.add_argument(
            f"--{kind}",
            dest="format",
            action="store_const",
            const=kind,
            help=f"the same as --format {kind}",
        )
    parser.add_argument("--out", metavar="FILE", help="write here instead of standard output")


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=_positive, help="processes to use (one for each core)")
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="do the work on the Dask cluster at this address"
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=DEFAULT_LANGUAGE, help="language of the answer"
    )


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, got {text!r}")
    return int(text)


def _cell(text: str) -> Cell:
    match = re.fullmatch(r"r([1-9])c([1-9])", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"expected a cell such as r3c5, got {text!r}")
    return cell_at(int(match[1]), int(match[2]))


def _range(text: str) -> tuple[int, int]:
    fewest, dash, most = text.partition("-")
    if not fewest.isdecimal() or (dash and not most.isdecimal()):
        raise argparse.ArgumentTypeError(f"expected 28 or 26-30, got {text!r}")
    return int(fewest), int(most or fewest)

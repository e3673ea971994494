"""The arguments that several commands have in common."""

import argparse
import os
import re
from argparse import ArgumentParser

from sudoku_helper.cli.outputs import FORMATS
from sudoku_helper.geometry import Cell, cell_at
from sudoku_helper.levels import Level
from sudoku_helper.text import BLOCK_NAMES, COORDINATES, DEFAULT_LANGUAGE, LANGUAGES, Speech

Arguments = argparse.Namespace


def add_input(parser: ArgumentParser) -> None:
    """Where puzzles come from."""
    parser.add_argument(
        "input",
        nargs="*",
        metavar="PUZZLE_OR_FILE",
        help="files, puzzles of 81 characters, or - for standard input (which is read if nothing is named)",
    )


def add_output(parser: ArgumentParser, *others: str) -> None:
    """How rows are written, and where to; some commands know other formats besides."""
    choices = (*FORMATS, *others)
    told = f"{', '.join(choices[:-1])} or {choices[-1]}"
    parser.add_argument("--format", choices=choices, default="text", help=told)
    for kind in ("csv", "json"):
        parser.add_argument(
            f"--{kind}",
            dest="format",
            action="store_const",
            const=kind,
            help=f"the same as --format {kind}",
        )
    parser.add_argument("--out", metavar="FILE", help="write here instead of standard output (-)")


def add_json(parser: ArgumentParser) -> None:
    """For an answer that is no row."""
    parser.add_argument("--json", action="store_true", help="write everything as JSON")


def add_workers(parser: ArgumentParser) -> None:
    """Who does the work."""
    parser.add_argument("--workers", type=positive, help="processes to use (one for each core)")
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="do the work on the Dask cluster at this address"
    )


def add_language(parser: ArgumentParser) -> None:
    """Which language is spoken."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=usual_language(),
        help="language of the answer (that of LANG, otherwise en)",
    )


def usual_language() -> str:
    """The language that the environment asks for, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(name):
            code = re.split("[_.@]", wish)[0].lower()
            return code if code in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def speech_of(arguments: Arguments) -> Speech:
    """How to speak to the reader: with names of cells and blocks where a command asks for them."""
    names = {name: getattr(arguments, name, "") for name in ("coordinates", "blocks")}
    return Speech(arguments.lang, **{name: wish for name, wish in names.items() if wish})


def add_names(parser: ArgumentParser) -> None:
    """How cells and blocks are named."""
    parser.add_argument("--coordinates", choices=COORDINATES, default="A1", help="names of cells")
    parser.add_argument(
        "--blocks", choices=BLOCK_NAMES, default="number", help="names of blocks (number)"
    )


def add_choice_of_steps(parser: ArgumentParser) -> None:
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


def add_paper(parser: ArgumentParser) -> None:
    """What everything that is printed may be told."""
    # Only what is printed needs to know sizes of paper.
    from sudoku_helper.booklet.content import SIZES

    parser.add_argument("--size", choices=SIZES, default="A4", help="size of the paper (A4)")
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="where the app runs; prints a code beside each puzzle",
    )
    add_language(parser)
    parser.add_argument("--out", required=True, metavar="FILE", help="the PDF file to write")


def level(text: str) -> Level:
    """A level by its key or its number."""
    try:
        return Level.named(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def positive(text: str) -> int:
    """A number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, got {text!r}")
    return int(text)


def cell(text: str) -> Cell:
    """A cell such as r3c5."""
    match = re.fullmatch(r"r([1-9])c([1-9])", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"expected a cell such as r3c5, got {text!r}")
    return cell_at(int(match[1]), int(match[2]))


def span(text: str) -> tuple[int, int]:
    """The fewest and the most: 28 or 26-30."""
    fewest, dash, most = text.partition("-")
    if not fewest.isdecimal() or (dash and not most.isdecimal()):
        raise argparse.ArgumentTypeError(f"expected 28 or 26-30, got {text!r}")
    return int(fewest), int(most or fewest)

"""The arguments that several commands have in common."""

import argparse
import re
from argparse import ArgumentParser

from sudoku_helper import techniques
from sudoku_helper.cli.language import say, spoken
from sudoku_helper.cli.outputs import FORMATS
from sudoku_helper.geometry import Cell, cell_at
from sudoku_helper.levels import Level
from sudoku_helper.text import BLOCK_NAMES, COORDINATES, LANGUAGES, Speech, TextError

Arguments = argparse.Namespace


def add_input(parser: ArgumentParser) -> None:
    """Where puzzles come from."""
    parser.add_argument(
        "input",
        nargs="*",
        metavar=say(en="PUZZLE_OR_FILE", de="SUDOKU_ODER_DATEI"),
        help=say(
            en="files, puzzles of 81 characters, or - for standard input (which is read if nothing is named)",
            de="Dateien, Sudokus aus 81 Zeichen oder - für die Standardeingabe (die gelesen wird, wenn nichts genannt ist)",
        ),
    )


def add_output(parser: ArgumentParser, *others: str) -> None:
    """How rows are written, and where to; some commands know other formats besides."""
    choices = (*FORMATS, *others)
    first = ", ".join(choices[:-1])
    parser.add_argument(
        "--format",
        choices=choices,
        default="text",
        help=say(en=f"{first} or {choices[-1]}", de=f"{first} oder {choices[-1]}"),
    )
    for kind in ("csv", "json"):
        parser.add_argument(
            f"--{kind}",
            dest="format",
            action="store_const",
            const=kind,
            help=say(en=f"the same as --format {kind}", de=f"dasselbe wie --format {kind}"),
        )
    parser.add_argument(
        "--out",
        metavar=say(en="FILE", de="DATEI"),
        help=say(
            en="write here instead of standard output (-)",
            de="hierhin schreiben statt in die Standardausgabe (-)",
        ),
    )


def add_json(parser: ArgumentParser) -> None:
    """For an answer that is no row."""
    parser.add_argument(
        "--json",
        action="store_true",
        help=say(en="write everything as JSON", de="alles als JSON schreiben"),
    )


def add_workers(parser: ArgumentParser) -> None:
    """Who does the work."""
    parser.add_argument(
        "--workers",
        type=positive,
        help=say(
            en="processes to use (one for each core)",
            de="wie viele Prozesse arbeiten (einer je Kern)",
        ),
    )
    parser.add_argument(
        "--scheduler",
        metavar=say(en="ADDRESS", de="ADRESSE"),
        help=say(
            en="do the work on the Dask cluster at this address",
            de="auf dem Dask-Cluster unter dieser Adresse arbeiten",
        ),
    )


def add_language(parser: ArgumentParser) -> None:
    """Which language is spoken."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=spoken(),
        help=say(
            en="language of the answer (that of LANG, otherwise en)",
            de="Sprache der Antwort (die aus LANG, sonst en)",
        ),
    )


def speech_of(arguments: Arguments) -> Speech:
    """How to speak to the reader: with names of cells and blocks where a command asks for them."""
    names = {name: getattr(arguments, name, "") for name in ("coordinates", "blocks")}
    return Speech(arguments.lang, **{name: wish for name, wish in names.items() if wish})


def add_names(parser: ArgumentParser) -> None:
    """How cells and blocks are named."""
    parser.add_argument(
        "--coordinates",
        choices=COORDINATES,
        default="A1",
        help=say(en="names of cells", de="Namen der Zellen"),
    )
    parser.add_argument(
        "--blocks",
        choices=BLOCK_NAMES,
        default="number",
        help=say(en="names of blocks (number)", de="Namen der Blöcke (number)"),
    )


def add_choice_of_steps(parser: ArgumentParser) -> None:
    """What decides which step comes first."""
    parser.add_argument(
        "--no-notes",
        action="store_true",
        help=say(
            en="choose what is easiest to see without candidates on the paper",
            de="nehmen, was ohne notierte Kandidaten am leichtesten zu sehen ist",
        ),
    )
    parser.add_argument(
        "--no-uniqueness",
        action="store_true",
        help=say(
            en="do not argue that the puzzle has only one solution",
            de="nicht damit begründen, dass das Sudoku nur eine Lösung hat",
        ),
    )


def add_paper(parser: ArgumentParser) -> None:
    """What everything that is printed may be told."""
    # Only what is printed needs to know sizes of paper.
    from sudoku_helper.booklet.content import SIZES

    parser.add_argument(
        "--size",
        choices=SIZES,
        default="A4",
        help=say(en="size of the paper (A4)", de="Größe des Papiers (A4)"),
    )
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help=say(
            en="where the app runs; prints a code beside each puzzle",
            de="wo die App läuft; druckt einen Code neben jedes Sudoku",
        ),
    )
    add_language(parser)
    parser.add_argument(
        "--out",
        required=True,
        metavar=say(en="FILE", de="DATEI"),
        help=say(en="the PDF file to write", de="die PDF-Datei, die geschrieben wird"),
    )


def level(text: str) -> Level:
    """A level by its key or its number."""
    try:
        return Level.named(text)
    except TextError as error:
        raise argparse.ArgumentTypeError(error.text(spoken())) from None


def technique_key(text: str) -> str:
    """The key of a technique."""
    if techniques.technique_of(text) is None:
        raise argparse.ArgumentTypeError(
            say(
                en=f"expected the key of a technique, as `techniques` lists them, got {text!r}",
                de=f"den Schlüssel einer Technik erwartet, wie `techniques` sie auflistet, nicht {text!r}",
            )
        )
    return text


def positive(text: str) -> int:
    """A number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(
            say(
                en=f"expected a number from 1 on, got {text!r}",
                de=f"eine Zahl ab 1 erwartet, nicht {text!r}",
            )
        )
    return int(text)


def cell(text: str) -> Cell:
    """A cell such as r3c5."""
    match = re.fullmatch(r"r([1-9])c([1-9])", text)
    if match is None:
        raise argparse.ArgumentTypeError(
            say(
                en=f"expected a cell such as r3c5, got {text!r}",
                de=f"eine Zelle wie r3c5 erwartet, nicht {text!r}",
            )
        )
    return cell_at(int(match[1]), int(match[2]))


def span(text: str) -> tuple[int, int]:
    """The fewest and the most: 28 or 26-30."""
    fewest, dash, most = text.partition("-")
    if not fewest.isdecimal() or (dash and not most.isdecimal()):
        raise argparse.ArgumentTypeError(
            say(
                en=f"expected 28 or 26-30, got {text!r}",
                de=f"28 oder 26-30 erwartet, nicht {text!r}",
            )
        )
    return int(fewest), int(most or fewest)

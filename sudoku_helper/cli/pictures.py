"""What ``statistics`` and ``train`` share: pictures of what they found."""

from argparse import ArgumentParser
from pathlib import Path

from sudoku_helper.cli import words
from sudoku_helper.cli.arguments import Arguments
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.language import say
from sudoku_helper.grading.network.charts import KINDS, Charts


def add_pictures(parser: ArgumentParser) -> None:
    """Where pictures go, and of which kind they are."""
    parser.add_argument(
        "--pictures",
        metavar=say(en="FOLDER", de="ORDNER"),
        help=say(
            en="draw what was found into this folder as well",
            de="was gefunden wurde, auch in diesen Ordner zeichnen",
        ),
    )
    parser.add_argument(
        "--picture-format",
        choices=KINDS,
        default="svg",
        help=say(en="kind of the pictures (svg)", de="Art der Bilder (svg)"),
    )


def charts(arguments: Arguments) -> Charts | None:
    """Who draws the pictures, if any are wanted; asked before the work, so that none is in vain."""
    if not arguments.pictures:
        return None
    try:
        return Charts(Path(arguments.pictures), arguments.picture_format, arguments.lang)
    except ModuleNotFoundError as missing:
        raise InputError(words.NEEDS_CHARTS) from missing

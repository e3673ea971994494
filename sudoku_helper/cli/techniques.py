"""``techniques`` lists every technique with its level and the page that teaches it."""

from argparse import ArgumentParser

from sudoku_helper.cli.arguments import (
    Arguments,
    add_language,
    add_output,
    level,
    speech_of,
)
from sudoku_helper.cli.language import say
from sudoku_helper.cli.outputs import Row, writing
from sudoku_helper.cli.plugins import add_plugins, plugins
from sudoku_helper.cli.words import TECHNIQUE_COLUMNS
from sudoku_helper.extensions import with_techniques
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Speech

EXAMPLES = ("techniques --level hard", "techniques --lang de --json")

_USUAL_ADDRESS = "http://127.0.0.1:5000"
_WIDTHS = {"technique": 34, "level": 5, "difficulty": 10, "name": 38, "link": 0}
_MORE = ("level_name", "definition", "aliases", "library_codes")
"""What JSON and CSV have room for."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "--level",
        type=level,
        help=say(
            en="only those of this level: very-easy to evil, or 1 to 7",
            de="nur die dieser Stufe: very-easy bis evil oder 1 bis 7",
        ),
    )
    parser.add_argument(
        "--address",
        default=_USUAL_ADDRESS,
        metavar="URL",
        help=say(
            en="where the app runs, for the links (%(default)s)",
            de="wo die App läuft, für die Links (%(default)s)",
        ),
    )
    add_plugins(parser)
    add_language(parser)
    add_output(parser)


def run(arguments: Arguments) -> int:
    """Print the techniques in the order in which they are tried, easiest first."""
    speech = speech_of(arguments)
    shown = tuple(TECHNIQUE_COLUMNS)
    columns = shown if arguments.format == "text" else (*shown, *_MORE)
    head = {column: text(speech) for column, text in TECHNIQUE_COLUMNS.items()}
    with writing(arguments, columns, _line, head=_line(head, shift=2)) as (writer, _):
        for technique in with_techniques(plugins(arguments.no_plugins)):
            if arguments.level in (None, technique.level):
                writer.write(_described(technique, speech, arguments.address))
    return 0


def _line(row: Row, shift: int = 0) -> str:
    """One text in each column; the sign of a comment before the first takes a shift of its room."""
    widths = {**_WIDTHS, "technique": _WIDTHS["technique"] - shift}
    return " ".join(f"{row[name]!s:{width}}" for name, width in widths.items())


def _described(technique: SolvingTechnique, speech: Speech, address: str) -> Row:
    # Only ours have a page that teaches them.
    is_ours = technique_of(technique.key) is technique
    return {
        "technique": technique.key,
        "level": int(technique.level),
        "difficulty": technique.difficulty,
        "name": technique.name(speech),
        "link": f"{address.rstrip('/')}/{speech.lang}/learn/{technique.key}" if is_ours else "",
        "level_name": technique.level.title(speech),
        "definition": technique.definition(speech),
        "aliases": list(technique.aliases),
        "library_codes": list(technique.library_codes),
    }

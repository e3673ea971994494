"""``isomorphic`` tells whether two puzzles are equivalent, and by which chain."""

import json
from argparse import ArgumentParser

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import Arguments, add_json, add_language, speech_of
from sudoku_helper.cli.inputs import read_one
from sudoku_helper.cli.language import say
from sudoku_helper.cli.words import OTHER_COUNT, OTHER_FORM
from sudoku_helper.symmetry import chain, equivalence, fingerprint
from sudoku_helper.text import Text

EXAMPLES = ("isomorphic one.txt other.txt --lang de",)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "first", metavar="A", help=say(en="a puzzle or a file", de="ein Sudoku oder eine Datei")
    )
    parser.add_argument(
        "second", metavar="B", help=say(en="a puzzle or a file", de="ein Sudoku oder eine Datei")
    )
    add_json(parser)
    add_language(parser)


def run(arguments: Arguments) -> int:
    """Tell whether two puzzles are equivalent, and by which chain."""
    first, second = (read_one(each, arguments.lang) for each in (arguments.first, arguments.second))
    found = equivalence(first, second)
    speech = speech_of(arguments)
    steps = chain(found, speech) if found else []
    if arguments.json:
        told = {
            "isomorphic": found is not None,
            "puzzles": [first.line, second.line],
            "fingerprints": [fingerprint(first), fingerprint(second)],
            "transformation": found.notation if found else None,
            "chain": steps,
            "reason": None if found else _why_not(first, second)(speech),
        }
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        print("\n".join(steps) if found else _why_not(first, second)(speech))
    return 0 if found else 1


def _why_not(first: SudokuBoard, second: SudokuBoard) -> Text:
    """What no transformation changes, and yet is different."""
    counts = [sum(map(bool, each.values)) for each in (first, second)]
    if counts[0] != counts[1]:
        return OTHER_COUNT.format(first=counts[0], second=counts[1])
    return OTHER_FORM

"""``isomorphic`` tells whether two puzzles are equivalent, and by which chain."""

from argparse import ArgumentParser

from sudoku_helper.cli.arguments import Arguments, add_language
from sudoku_helper.cli.inputs import read_one
from sudoku_helper.symmetry import chain, equivalence
from sudoku_helper.text import Speech

EXAMPLES = ("isomorphic one.txt other.txt --lang de",)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument("first", metavar="A", help="a puzzle or a file")
    parser.add_argument("second", metavar="B", help="a puzzle or a file")
    add_language(parser)


def run(arguments: Arguments) -> int:
    """Tell whether two puzzles are equivalent, and by which chain."""
    found = equivalence(read_one(arguments.first), read_one(arguments.second))
    if found is None:
        print("not equivalent")
        return 1
    print("\n".join(chain(found, Speech(arguments.lang))))
    return 0

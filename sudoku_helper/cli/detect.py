"""``detect`` tells which simple transformation turns one grid into another."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from typing import Any

from sudoku_helper.cli.arguments import Arguments, add_json, add_language, add_names, speech_of
from sudoku_helper.cli.inputs import read_one
from sudoku_helper.course.words import EQUIVALENT, NOT_EQUIVALENT, ONLY_DIGITS
from sudoku_helper.events.course import DetectRequest, answer_detect
from sudoku_helper.text import Speech

EXAMPLES = ("detect before.txt after.txt --lang de",)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument("first", metavar="A", help="the grid before: a puzzle or a file")
    parser.add_argument("second", metavar="B", help="the grid after: a puzzle or a file")
    add_json(parser)
    add_names(parser)
    add_language(parser)


def run(arguments: Arguments) -> int:
    """Tell which simple transformation turns one grid into another, or which chain of them."""
    grids = [read_one(each, arguments.lang) for each in (arguments.first, arguments.second)]
    speech = speech_of(arguments)
    found = answer_detect(DetectRequest(grids[0], speech, grids[1]))
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_detected(found, speech)))
    return 0 if found["chain"] else 1


def _detected(found: Mapping[str, Any], speech: Speech) -> Iterator[str]:
    for each in found["findings"]:
        head = " ".join(part for part in (each["name"], each["image"]) if part)
        yield f"{head}: {' '.join(each['told'])}"
    for house in found["houses"]:
        yield ONLY_DIGITS.format(house=house["name"], image=house["image"])(speech)
    if not found["chain"]:
        yield NOT_EQUIVALENT(speech)
    elif not found["findings"]:
        yield EQUIVALENT(speech)
        yield from found["chain"]

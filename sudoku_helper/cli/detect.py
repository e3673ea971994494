"""``detect`` tells the symmetries of a grid, or which transformation turns one grid into another."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli import words
from sudoku_helper.cli.arguments import Arguments, add_json, add_language, add_names, speech_of
from sudoku_helper.cli.inputs import read_one
from sudoku_helper.cli.language import say
from sudoku_helper.grid_algebra.detected import detected
from sudoku_helper.grid_algebra.words import EQUIVALENT, NOT_EQUIVALENT, ONLY_DIGITS
from sudoku_helper.symmetry import IDENTITY, chain
from sudoku_helper.symmetry.own import Group, Symmetry, symmetries, symmetry_group
from sudoku_helper.text import Speech

EXAMPLES = ("detect puzzle.txt", "detect before.txt after.txt --lang de")


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "first",
        metavar="A",
        help=say(en="a grid: a puzzle or a file", de="ein Gitter: ein Sudoku oder eine Datei"),
    )
    parser.add_argument(
        "second",
        metavar="B",
        nargs="?",
        help=say(
            en="the grid that may have come from it; without one the symmetries of A are told",
            de="das Gitter, das daraus entstanden sein kann; ohne eines werden die Symmetrien von A genannt",
        ),
    )
    add_json(parser)
    add_names(parser)
    add_language(parser)


def run(arguments: Arguments) -> int:
    """Tell the symmetries of a grid, or which transformation leads to another one."""
    speech = speech_of(arguments)
    first = read_one(arguments.first, arguments.lang)
    if arguments.second is None:
        return _tell_symmetries(first, speech, arguments.json)
    found = detected(first, read_one(arguments.second, arguments.lang), speech)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print("\n".join(_detected(found, speech)))
    return 0 if found["chain"] else 1


def _tell_symmetries(board: SudokuBoard, speech: Speech, as_json: bool) -> int:
    found, group = list(symmetries(board)), symmetry_group(board)
    if as_json:
        told = {
            "puzzle": board.line,
            "symmetries": [_described(each, speech) for each in found],
            "order": group.order,
            "interchanges": group.interchanges,
            "generators": [
                {"transformation": each.notation, "chain": chain(each, speech)}
                for each in group.generators
            ],
        }
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        moves = [_symmetry_told(each, speech) for each in found] or [words.NO_SYMMETRY(speech)]
        print("\n".join([*moves, *_group_told(group, speech)]))
    return 0 if found or group.order > 1 else 1


def _group_told(group: Group, speech: Speech) -> Iterator[str]:
    """How many transformations keep the whole grid, and which ones make them up."""
    if group.order == 1:
        yield words.ONLY_ITSELF(speech)
        return
    yield words.KEEP_WHOLE.format(order=group.order)(speech)
    if group.interchanges > 1:
        yield words.INTERCHANGES.format(number=group.interchanges)(speech)
    if group.generators:
        yield (words.OTHERS_MADE_OF if group.interchanges > 1 else words.MADE_OF)(speech)
    for number, each in enumerate(group.generators, 1):
        yield f"{number}. {' '.join(chain(each, speech))}"


def _described(symmetry: Symmetry, speech: Speech) -> dict[str, object]:
    whole = symmetry.whole
    return {
        "key": symmetry.key,
        "name": symmetry.name(speech),
        "transformation": whole.notation if whole else None,
    }


def _symmetry_told(symmetry: Symmetry, speech: Speech) -> str:
    """That the pattern stays, or the grid as well, and which digits change their names then."""
    name = symmetry.name.capitalized(speech)
    if symmetry.whole is None:
        return f"{name}: {words.KEEPS_PATTERN(speech)}"
    renaming = replace(IDENTITY, digits=symmetry.whole.digits)
    told = chain(renaming, speech) if renaming != IDENTITY else []
    return " ".join([f"{name}: {words.KEEPS_GRID(speech)}", *told])


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

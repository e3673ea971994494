"""``hint`` explains the next step of a puzzle, in as many stages as wanted."""

import json
from argparse import ArgumentParser
from collections.abc import Sequence

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import (
    Arguments,
    add_choice_of_steps,
    add_json,
    add_language,
    add_names,
    cell,
    speech_of,
)
from sudoku_helper.cli.each_puzzle import complain
from sudoku_helper.cli.inputs import STANDARD_INPUT, read_items
from sudoku_helper.cli.language import say
from sudoku_helper.cli.plugins import add_plugins, plugins
from sudoku_helper.cli.soundness import problem_of
from sudoku_helper.cli.steps import candidates_told, describe
from sudoku_helper.cli.words import NO_STEP, SOLVED
from sudoku_helper.geometry import BIT
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.step import Step, plain
from sudoku_helper.techniques.words.eureka import eureka
from sudoku_helper.text import Speech

EXAMPLES = ("hint puzzle.txt --stage 2", "hint --lang de --json < puzzle.txt")

STAGES = 4


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "puzzle",
        metavar=say(en="PUZZLE", de="SUDOKU"),
        nargs="?",
        default=STANDARD_INPUT,
        help=say(
            en="a puzzle of 81 characters, a file, or - for standard input (-)",
            de="ein Sudoku aus 81 Zeichen, eine Datei oder - für die Standardeingabe (-)",
        ),
    )
    parser.add_argument(
        "--stage",
        type=int,
        choices=range(1, STAGES + 1),
        default=STAGES,
        help=say(
            en="how much to tell: 1 technique and area, 2 candidates, 3 reason, 4 what is done (%(default)s)",
            de="wie viel gesagt wird: 1 Technik und Bereich, 2 Kandidaten, 3 Begründung, 4 was zu tun ist (%(default)s)",
        ),
    )
    parser.add_argument(
        "--last-move",
        type=cell,
        metavar="r3c5",
        help=say(
            en="the cell where the player is looking; what is near it is easier to see",
            de="die Zelle, auf die du gerade schaust; was nahe liegt, ist leichter zu sehen",
        ),
    )
    parser.add_argument(
        "--notation",
        action="store_true",
        help=say(
            en="write a chain as one line too (Eureka notation)",
            de="eine Kette auch als eine Zeile schreiben (Eureka-Notation)",
        ),
    )
    add_json(parser)
    add_names(parser)
    add_choice_of_steps(parser)
    add_plugins(parser)
    add_language(parser)


def run(arguments: Arguments) -> int:
    """Print the next step in as many stages as wanted."""
    speech = speech_of(arguments)
    item = next(read_items([arguments.puzzle], arguments.lang))
    board = item.board
    problem = problem_of(board, speech)
    if problem:
        return complain(item.place, problem)
    last_move = 0 if arguments.last_move is None else BIT[arguments.last_move]
    step = manager_of(arguments).first_step(board, last_move)
    if step is None:
        return complain(item.place, (SOLVED if board.is_complete else NO_STEP)(speech))
    if arguments.json:
        print(
            json.dumps(
                _described(board, step, speech, arguments.stage), ensure_ascii=False, indent=2
            )
        )
        return 0
    for lines in _stages(step, speech)[: arguments.stage]:
        print("\n".join(lines))
    if arguments.notation and (line := eureka(step)):
        print(line)
    return 0


def _stages(step: Step, speech: Speech) -> Sequence[Sequence[str]]:
    """The four stages as in the app: technique and area, candidates, reason, done."""
    return (
        [step.technique.name(speech), *plain([step.where(speech)])],
        candidates_told(step, speech),
        plain(step.explanation(speech)),
        [str(step)],
    )


_LATER = {
    2: ("highlights", "secondary"),
    3: ("explanation", "summary", "links", "eureka"),
    4: ("effects", "placements", "cross_outs", "after"),
}
"""What is told from each stage on."""


def _described(board: SudokuBoard, step: Step, speech: Speech, stage: int) -> dict[str, object]:
    """The step with the boards before and after it, as far as a stage tells it."""
    told = {"board": board.notation, **describe(step, speech), "after": step.apply(board).notation}
    held_back = {name for first, names in _LATER.items() if first > stage for name in names}
    return {name: value for name, value in told.items() if name not in held_back}


def manager_of(arguments: Arguments) -> TechniqueManager:
    """The techniques in the order in which ``hint`` and ``path`` try them."""
    return TechniqueManager(
        uniqueness=not arguments.no_uniqueness,
        candidates_shown=not arguments.no_notes,
        more=plugins(arguments.no_plugins),
    )

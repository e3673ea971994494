"""``hint`` explains the next step of a puzzle, in as many stages as wanted."""

from argparse import ArgumentParser

from sudoku_helper.cli.arguments import (
    Arguments,
    add_choice_of_steps,
    add_language,
    add_names,
    cell,
)
from sudoku_helper.cli.each_puzzle import complain, problem_of
from sudoku_helper.cli.inputs import read_one
from sudoku_helper.geometry import BIT
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.step import plain
from sudoku_helper.techniques.words.eureka import eureka
from sudoku_helper.text import Speech

EXAMPLES = ("hint puzzle.txt --stage 2", "hint - --lang de --coordinates r1c1 < puzzle.txt")


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
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
        type=cell,
        metavar="r3c5",
        help="the cell where the player is looking; what is near it is easier to see",
    )
    parser.add_argument(
        "--notation", action="store_true", help="write a chain as one line too (Eureka notation)"
    )
    add_names(parser)
    add_choice_of_steps(parser)
    add_language(parser)


def run(arguments: Arguments) -> int:
    """Print the next step in as many stages as wanted."""
    board = read_one(arguments.puzzle)
    problem = problem_of(board)
    if problem:
        return complain("puzzle", problem)
    last_move = 0 if arguments.last_move is None else BIT[arguments.last_move]
    step = manager_of(arguments).first_step(board, last_move)
    if step is None:
        return complain("puzzle", "is solved" if board.is_complete else "has no easier step")
    speech = Speech(arguments.lang, arguments.coordinates, arguments.blocks)
    stages = (
        plain([step.where(speech)]),
        [step.technique.name(speech)],
        plain(step.explanation(speech)),
        [str(step)],
    )
    for lines in stages[: arguments.stage]:
        print("\n".join(lines))
    if arguments.notation and (line := eureka(step)):
        print(line)
    return 0


def manager_of(arguments: Arguments) -> TechniqueManager:
    """The techniques in the order in which ``hint`` and ``path`` try them."""
    return TechniqueManager(
        uniqueness=not arguments.no_uniqueness, candidates_shown=not arguments.no_notes
    )

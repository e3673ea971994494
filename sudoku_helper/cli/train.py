"""``train`` trains the classifier of difficulty."""

from argparse import ArgumentParser
from collections import deque
from collections.abc import Iterator
from pathlib import Path

from sudoku_helper.cli.arguments import Arguments, positive
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.outputs import Progress
from sudoku_helper.grading import grade
from sudoku_helper.grading.features import features
from sudoku_helper.grading.network import Network, Training
from sudoku_helper.grading.training import Confusion, Labelled, read_labelled, split, train
from sudoku_helper.techniques.base import Level

EXAMPLES = ("train rated.csv --rounds 100 --out weights.json",)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument("file", metavar="FILE", help="CSV with puzzle and er (rating) or level")
    parser.add_argument("--rounds", type=positive, default=60, help="rounds of training (60)")
    parser.add_argument("--seed", type=int, default=1, help="seed of everything random (1)")
    parser.add_argument("--out", metavar="FILE", help="write the weights here")


def run(arguments: Arguments) -> int:
    """Learn from four fifths of a labelled file, and print how the rest is judged."""
    try:
        with Path(arguments.file).open(encoding="utf-8", newline="") as stream:
            examples = list(read_labelled(stream))
    except (OSError, ValueError) as error:
        raise InputError(f"{arguments.file}: {error}") from error
    learnt, kept_aside = split(examples, 0.8, arguments.seed)
    if not learnt or not kept_aside:
        raise InputError(f"{arguments.file}: expected at least a few puzzles, got {len(examples)}")
    network = _trained(learnt, Training(rounds=arguments.rounds, seed=arguments.seed))
    print(f"{len(learnt)} puzzles learnt, {len(kept_aside)} kept aside and judged")
    print("\nby the classifier")
    print(Confusion.of(kept_aside, lambda board: Level(network.classify(features(board)) + 1)))
    print("\nby the path to the solution")
    print(Confusion.of(kept_aside, lambda board: grade(board, up_to=Level.EXPERT).level))
    if arguments.out:
        Path(arguments.out).write_text(network.to_json() + "\n", encoding="utf-8")
    return 0


def _trained(examples: list[Labelled], training: Training) -> Network:
    progress = Progress(training.rounds)
    try:
        networks = deque(_advancing(train(examples, training), progress), maxlen=1)
    finally:
        progress.close()
    return networks[0]


def _advancing(networks: Iterator[Network], progress: Progress) -> Iterator[Network]:
    for network in networks:
        progress.advance()
        yield network

"""The command that trains the classifier."""

from collections import deque
from collections.abc import Iterator
from pathlib import Path

from sudoku_helper.cli.commands import Arguments
from sudoku_helper.cli.inputs import InputError
from sudoku_helper.cli.outputs import Progress
from sudoku_helper.grading import grade
from sudoku_helper.grading.features import features
from sudoku_helper.grading.network import Network, Training
from sudoku_helper.grading.training import Confusion, Labelled, read_labelled, split, train
from sudoku_helper.techniques.base import Level


def train_classifier(arguments: Arguments) -> int:
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
    print(Confusion.of(kept_aside, lambda board: grade(board).level))
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

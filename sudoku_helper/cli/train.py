"""``train`` trains the classifier of difficulty."""

import argparse
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli.arguments import Arguments, add_language, add_workers, positive
from sudoku_helper.cli.bulk import run as run_all
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.inputs import read_items
from sudoku_helper.cli.judging import add_features
from sudoku_helper.cli.language import say
from sudoku_helper.cli.outputs import Progress, write_data
from sudoku_helper.cli.pictures import add_pictures, charts
from sudoku_helper.cli.words import NO_LEVEL, TOO_FEW
from sudoku_helper.formats.levels import level_named
from sudoku_helper.generator.varied import varied_puzzles
from sudoku_helper.grading import grade
from sudoku_helper.grading.network import words
from sudoku_helper.grading.network.classifier import Classifier
from sudoku_helper.grading.network.confusion import Confusion
from sudoku_helper.grading.network.features import FEATURE_SETS
from sudoku_helper.grading.network.network import Training
from sudoku_helper.grading.network.training import (
    Sample,
    TrainingRound,
    learning_curve,
    look_back,
    split,
    train,
)
from sudoku_helper.levels import Level

EXAMPLES = (
    "train --out weights.json",
    "train rated.csv --out weights.json",
    "train rated.csv --features all --nodes 24 --rounds 100 --pictures charts",
)


class _Task(NamedTuple):
    """A puzzle whose features are wanted, and the level that others gave it, if any did."""

    notation: str
    level: Level | None
    features: str


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "file",
        nargs="?",
        metavar=say(en="FILE", de="DATEI"),
        help=say(
            en="CSV with puzzle and er (rating) or level, or any format that tells the level "
            "(puzzles of our own, rated by their paths)",
            de="CSV mit puzzle und er (Wert) oder level, oder jedes Format, das die Stufe nennt "
            "(eigene Sudokus, nach ihrem Lösungsweg eingestuft)",
        ),
    )
    add_features(parser)
    usual = Training()
    parser.add_argument(
        "--nodes",
        type=positive,
        default=usual.nodes,
        help=say(en=f"hidden nodes ({usual.nodes})", de=f"verborgene Knoten ({usual.nodes})"),
    )
    parser.add_argument(
        "--rounds",
        type=positive,
        default=usual.rounds,
        help=say(
            en=f"rounds of training ({usual.rounds})", de=f"Runden des Trainings ({usual.rounds})"
        ),
    )
    parser.add_argument(
        "--split",
        type=_share,
        default=0.8,
        help=say(
            en="share of the puzzles to learn from (0.8)",
            de="Anteil der Sudokus, aus denen gelernt wird (0.8)",
        ),
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        help=say(en="seed of everything random (1)", de="Startwert für alles Zufällige (1)"),
    )
    parser.add_argument(
        "--out",
        metavar=say(en="FILE", de="DATEI"),
        help=say(en="write the weights here", de="die Gewichte hierhin schreiben"),
    )
    add_pictures(parser)
    add_language(parser)
    add_workers(parser)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(
            say(
                en=f"expected a number between 0 and 1, got {text!r}",
                de=f"eine Zahl zwischen 0 und 1 erwartet, nicht {text!r}",
            )
        )
    return share


def run(arguments: Arguments) -> int:
    """Learn from some puzzles of a file, or of our own, and print how the others are judged."""
    draw = charts(arguments)
    samples = _samples(arguments)
    learnt, kept_aside = split(samples, arguments.split, arguments.seed)
    if not learnt or not kept_aside:
        problem = TOO_FEW.format(number=len(samples))
        place = f"{arguments.file}: " if arguments.file else ""
        raise InputError(f"{place}{problem(arguments.lang)}")
    classifier, rounds = _trained(arguments, learnt, kept_aside)
    by_network = Confusion.of(
        (each.level, classifier.level_of(each.features)) for each in kept_aside
    )
    by_path = Confusion.of((each.level, each.path_level) for each in kept_aside)
    lang = arguments.lang
    parts = [
        words.SPLIT.format(learnt=len(learnt), kept_aside=len(kept_aside))(lang),
        learning_curve(rounds, lang),
        "",
        words.BY_NETWORK.format(features=arguments.features)(lang),
        by_network.table(lang),
    ]
    # The path is right for all our own puzzles: it is the one that rates them.
    if arguments.file:
        parts += ["", words.BY_PATH(lang), by_path.table(lang)]
    print("\n".join(parts))
    if arguments.out:
        write_data(f"{classifier.to_json()}\n".encode(), arguments.out)
    if draw:
        draw.draw_training(rounds)
        draw.draw_confusion("confusion-network", by_network)
        if arguments.file:
            draw.draw_confusion("confusion-path", by_path)
    return 0


def _samples(arguments: Arguments) -> list[Sample]:
    progress = Progress()
    tasks = _tasks(arguments)
    found = []
    try:
        for example in run_all(measure, tasks, arguments.workers, arguments.scheduler):
            found.append(example)
            progress.advance()
    finally:
        progress.close()
    return found


def _tasks(arguments: Arguments) -> Iterator[_Task]:
    if not arguments.file:
        for board in varied_puzzles(arguments.seed):
            yield _Task(board.notation, None, arguments.features)
        return
    for item in read_items([arguments.file], arguments.lang):
        level = level_named(item.checked.level)
        if level is None:
            problem = NO_LEVEL.format(level=item.checked.level)
            raise InputError(f"{item.place}: {problem(arguments.lang)}")
        yield _Task(item.board.notation, level, arguments.features)


def measure(task: _Task) -> Sample:
    """The features of a puzzle, and the level that it has by its path, in whichever process."""
    board = SudokuBoard.parse(task.notation)
    features = FEATURE_SETS[task.features].measure(board)
    by_path = grade(board, up_to=Level.EXPERT).level
    return Sample(features, task.level or by_path, by_path)


def _trained(
    arguments: Arguments, learnt: list[Sample], kept_aside: list[Sample]
) -> tuple[Classifier, list[TrainingRound]]:
    """The classifier after the last round, and how well it judged after each."""
    training = Training(nodes=arguments.nodes, rounds=arguments.rounds, seed=arguments.seed)
    progress = Progress(training.rounds)
    rounds: list[TrainingRound] = []
    try:
        for classifier in train(FEATURE_SETS[arguments.features], learnt, training):
            rounds.append(look_back(len(rounds) + 1, classifier.network, learnt, kept_aside))
            progress.advance()
    finally:
        progress.close()
    return classifier, rounds

"""``generate`` makes new puzzles, no two of them equivalent."""

from argparse import ArgumentParser
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from sudoku_helper.cli.arguments import (
    Arguments,
    add_language,
    add_output,
    add_workers,
    level,
    positive,
    span,
)
from sudoku_helper.cli.bulk import run as run_all
from sudoku_helper.cli.each_puzzle import PROBLEM
from sudoku_helper.cli.errors import InputError
from sudoku_helper.cli.outputs import Row, writing
from sudoku_helper.generator import Corpus, GeneratedPuzzle, NotFound, Wish, make, read_corpus
from sudoku_helper.generator.fillings import FILLINGS
from sudoku_helper.generator.patterns import SYMMETRIES
from sudoku_helper.generator.wishes import SOURCES, seed_of
from sudoku_helper.symmetry import canonical_form
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import DEFAULT_LANGUAGE

EXAMPLES = (
    "generate --count 12 --level medium --symmetry point",
    "generate --technique x-wing --seed 7 --json",
)

_MOST_ATTEMPTS = 200
"""How often a puzzle that is equivalent to another is replaced before giving up."""

_COLUMNS = ("puzzle", "level", "technique", "givens")


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument("--count", type=positive, default=1, help="how many puzzles (1)")
    parser.add_argument("--level", type=level, help="how hard: very-easy to evil, or 1 to 7")
    parser.add_argument(
        "--technique",
        choices=[technique.key for technique in TECHNIQUES],
        metavar="KEY",
        help="a technique that must be needed, and nothing harder",
    )
    parser.add_argument("--givens", type=span, help="number of givens: 28 or 26-30")
    parser.add_argument(
        "--symmetry", choices=SYMMETRIES, default="none", help="symmetry of the pattern of givens"
    )
    parser.add_argument("--seed", help="the same seed and wishes give the same puzzles")
    parser.add_argument(
        "--source", choices=SOURCES, default="corpus", help="start from a corpus or from scratch"
    )
    parser.add_argument("--corpus", metavar="FILE", help="minimal puzzles to start from")
    parser.add_argument(
        "--filling", choices=FILLINGS, default="random", help="how givens are added"
    )
    parser.add_argument(
        "--unfair", action="store_true", help="allow puzzles that cannot be solved without trying"
    )
    add_language(parser)
    add_output(parser)
    add_workers(parser)


def run(arguments: Arguments) -> int:
    """Print new puzzles."""
    wish = _wish(arguments)
    seed = arguments.seed if arguments.seed is not None else str(Random().getrandbits(64))
    with writing(arguments, _COLUMNS, lambda row: str(row["puzzle"]), total=arguments.count) as (
        writer,
        progress,
    ):
        for row in _different(wish, seed, arguments):
            writer.write(row)
            writer.flush()
            progress.advance()
    return 0


def _wish(arguments: Arguments) -> Wish:
    try:
        return Wish(
            level=arguments.level,
            technique=arguments.technique,
            givens=arguments.givens,
            symmetry=arguments.symmetry,
            fair=not arguments.unfair,
            source=arguments.source,
            filling=arguments.filling,
        )
    except ValueError as error:
        raise InputError(str(error)) from error


def _different(wish: Wish, seed: str, arguments: Arguments) -> Iterator[Row]:
    """As many puzzles as wanted, no two equivalent, the same ones however many workers make them."""
    tasks = ((wish, seed, number, 0, arguments.corpus) for number in range(arguments.count))
    known: set[str] = set()
    results = run_all(generate, tasks, arguments.workers, arguments.scheduler)
    for number, row in enumerate(results):
        attempt = 0
        while row["form"] in known and attempt < _MOST_ATTEMPTS:
            attempt += 1
            row = generate((wish, seed, number, attempt, arguments.corpus))
        if row[PROBLEM] or row["form"] in known:
            raise InputError(f"{number} puzzles made; {row[PROBLEM] or 'no more differ'}")
        known.add(str(row["form"]))
        yield row


def generate(task: tuple[Wish, str, int, int, str | None]) -> Row:
    """One puzzle of a batch, with its canonical form."""
    wish, seed, number, attempt, corpus = task
    try:
        puzzle = make(wish, seed_of(seed, number, attempt), _corpus(corpus))
    except NotFound as error:
        return {"form": "", PROBLEM: str(error)}
    return _described(puzzle)


@cache
def _corpus(path: str | None) -> Corpus | None:
    return read_corpus(Path(path)) if path else None


def _described(puzzle: GeneratedPuzzle) -> Row:
    return {
        "puzzle": puzzle.line,
        "level": int(puzzle.level),
        "technique": puzzle.hardest.key,
        "givens": sum(map(bool, puzzle.values)),
        "note": puzzle.note(DEFAULT_LANGUAGE),
        "form": canonical_form(puzzle.board),
        PROBLEM: "",
    }

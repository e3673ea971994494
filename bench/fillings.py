"""What the three ways to more givens lead to: how many givens, how symmetric, how hard.

Usage: python -m bench.fillings [--count 1000] [--seed 1] [--level easy] [--givens 26-32] [--corpus FILE]
Prints the tables of docs/generator.md.
"""

import argparse
from collections import Counter
from itertools import islice
from pathlib import Path
from time import process_time

from sudoku_helper.garbage import collect_rarely
from sudoku_helper.generator import Corpus, GeneratedPuzzle, Wish, generate, read_corpus
from sudoku_helper.generator.fillings import FILLINGS, MIXED
from sudoku_helper.generator.patterns import MIRRORS, most_symmetric, symmetric_givens
from sudoku_helper.techniques.base import Level

WAYS = (*FILLINGS, MIXED)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--level", choices=[level.key for level in Level])
    parser.add_argument("--givens", type=lambda text: tuple(map(int, text.split("-"))))
    parser.add_argument("--corpus", type=Path)
    options = parser.parse_args()
    corpus = read_corpus(options.corpus) if options.corpus else None
    # As the commands do.
    collect_rarely()
    made = {way: _made(way, options, corpus) for way in WAYS}
    _print_table("share of the puzzles", _shares(made))
    _print_table("givens", {way: _givens(puzzles) for way, puzzles in made.items()})


def _made(way: str, options: argparse.Namespace, corpus: Corpus | None) -> list[GeneratedPuzzle]:
    level = next((level for level in Level if level.key == options.level), None)
    wish = Wish(level=level, givens=options.givens, filling=way)
    start = process_time()
    puzzles = list(islice(generate(wish, options.seed, corpus), options.count))
    print(
        f"{way}: {len(puzzles)} puzzles, {len(puzzles) / (process_time() - start):.0f} per CPU second"
    )
    return puzzles


def _shares(made: dict[str, list[GeneratedPuzzle]]) -> dict[str, dict[str, str]]:
    """For each way how symmetric and how hard its puzzles are."""
    return {way: {**_symmetry(puzzles), **_levels(puzzles)} for way, puzzles in made.items()}


def _symmetry(puzzles: list[GeneratedPuzzle]) -> dict[str, str]:
    best = [most_symmetric(puzzle.values) for puzzle in puzzles]
    opposite = [symmetric_givens(puzzle.values, MIRRORS[0]) for puzzle in puzzles]
    return {
        "givens with a mirror image": _percent(sum(best), len(puzzles)),
        "givens with an opposite": _percent(sum(opposite), len(puzzles)),
        "nine of ten mirrored": _percent(sum(share >= 0.9 for share in best), len(puzzles)),
        "wholly symmetric": _percent(sum(share == 1 for share in best), len(puzzles)),
    }


def _levels(puzzles: list[GeneratedPuzzle]) -> dict[str, str]:
    found = Counter(puzzle.level for puzzle in puzzles)
    return {level.key: _percent(found[level], len(puzzles)) for level in Level}


def _givens(puzzles: list[GeneratedPuzzle]) -> dict[str, str]:
    numbers = sorted(sum(map(bool, puzzle.values)) for puzzle in puzzles)
    tenth = len(numbers) // 10
    return {
        "fewest": str(numbers[0]),
        "a tenth has at most": str(numbers[tenth]),
        "on average": f"{sum(numbers) / len(numbers):.1f}",
        "a tenth has at least": str(numbers[-1 - tenth]),
        "most": str(numbers[-1]),
    }


def _percent(part: float, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def _print_table(title: str, columns: dict[str, dict[str, str]]) -> None:
    print(f"\n| {title} | {' | '.join(columns)} |")
    print("|---" * (len(columns) + 1) + "|")
    for row in next(iter(columns.values())):
        print(f"| {row} | {' | '.join(column[row] for column in columns.values())} |")


if __name__ == "__main__":
    main()

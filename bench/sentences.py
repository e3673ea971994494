"""How long the explanations of the hardest steps are, over whole paths.

Usage: python -m bench.sentences [--puzzles 10] FILE...
Each file has one puzzle of 81 characters in each line; without one, the collection of the hardest in
the folder that SUDOKU_HELPER_DATA names is taken. Counted are the sentences of the third stage, of
every step of the highest level, and the words of each; a puzzle counts as nested if one of its steps
needs a nested net or plain trial. The last figure is the CPU time of this process for a path.
"""

import argparse
import random
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median
from time import process_time

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import SudokuBoard, TechniqueManager
from sudoku_helper.step import plain
from sudoku_helper.techniques.base import Level

NESTED = {"nested-net", "trial"}
HUMAN = 40
"""No explanation should have more sentences than this."""


@dataclass
class Figures:
    """What is counted along the paths of all puzzles."""

    nested: int = 0
    sentences: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    words: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)


def main() -> None:
    options = _options()
    files = options.files or [file for file in default_files() if file.stem.startswith("hardest")]
    puzzles = [puzzle for file in files for puzzle in read_puzzles(file)]
    if options.puzzles:
        puzzles = random.Random(1).sample(puzzles, min(options.puzzles, len(puzzles)))
    figures = Figures()
    for puzzle in puzzles:
        _walk(SudokuBoard.parse(puzzle), figures)
    _report(figures)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, help="so many of all, chosen at random")
    return parser.parse_args()


def _walk(board: SudokuBoard, figures: Figures) -> None:
    used = set()
    start = process_time()
    path = list(TechniqueManager().path(board))
    figures.times.append(process_time() - start)
    for _, step in path:
        used.add(step.technique.key)
        if step.level is Level.EVIL:
            told = plain(step.explanation("en"))
            figures.sentences[step.technique.key].append(len(told))
            figures.words += [len(sentence.split()) for sentence in told]
    figures.nested += bool(used & NESTED)


def _report(figures: Figures) -> None:
    print("technique | steps | median | 95 % | worst | above 40")
    for key, counts in sorted(figures.sentences.items(), key=lambda item: -len(item[1])):
        print(_row(key, counts))
    everything = [count for counts in figures.sentences.values() for count in counts]
    if everything:
        print(_row("all", everything))
        words = sorted(figures.words)
        few, many = words[len(words) // 2], words[int(len(words) * 0.95)]
        print(f"words in a sentence: median {few}, 95 % {many}, longest {words[-1]}")
    puzzles = len(figures.times)
    print(f"puzzles {puzzles}, with a nested net {figures.nested} ({figures.nested / puzzles:.0%})")
    print(f"path in s: mean {fmean(figures.times):.2f}, worst {max(figures.times):.2f}")


def _row(name: str, counts: list[int]) -> str:
    ordered = sorted(counts)
    figures = (
        len(counts),
        f"{median(counts):.0f}",
        ordered[int(len(counts) * 0.95)],
        ordered[-1],
        sum(count > HUMAN for count in counts),
    )
    return " | ".join([name, *map(str, figures)])


if __name__ == "__main__":
    main()

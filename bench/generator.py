"""How many puzzles the generator makes in a second of CPU time, graded, unique, none equivalent.

Usage: python -m bench.generator [--seconds 5] [--seed 1]
The last column is what is asked: QQWing's simple, easy, intermediate and expert stand beside our
levels very easy, easy, medium and hard.
"""

import argparse
from time import process_time

from sudoku_helper.garbage import collect_rarely
from sudoku_helper.generator import NotFound, Wish, generate, own_corpus
from sudoku_helper.techniques.base import Level

ASKED = {
    "any": 100,
    Level.VERY_EASY.key: 40,
    Level.EASY.key: 40,
    Level.MEDIUM.key: 20,
    Level.HARD.key: 10,
}

WISHES = {
    "any": Wish(),
    **{level.key: Wish(level=level) for level in Level},
    "any, from scratch": Wish(source="scratch"),
    "easy, point symmetry": Wish(level=Level.EASY, symmetry="point"),
    "hard, point symmetry": Wish(level=Level.HARD, symmetry="point"),
    "any, full symmetry": Wish(symmetry="all"),
    "30 givens, random": Wish(givens=(30, 30), filling="random"),
    "30 givens, mirrored": Wish(givens=(30, 30), filling="mirrored"),
    "30 givens, removed": Wish(givens=(30, 30), filling="removed"),
    "XY-Wing": Wish(technique="xy-wing"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    own_corpus()
    # As the commands do.
    collect_rarely()
    print("wish | puzzles per CPU second | givens on average | asked")
    for name, wish in WISHES.items():
        print(" | ".join([name, *_row(wish, options), str(ASKED.get(name, "-"))]), flush=True)


def _row(wish: Wish, options: argparse.Namespace) -> list[str]:
    givens = []
    start = process_time()
    try:
        for puzzle in generate(wish, options.seed):
            givens.append(sum(map(bool, puzzle.values)))
            if process_time() - start > options.seconds:
                break
    except NotFound:
        return ["none found", "-"]
    rate = len(givens) / (process_time() - start)
    return [f"{rate:.1f}", f"{sum(givens) / len(givens):.1f}"]


if __name__ == "__main__":
    main()

"""Which techniques are needed for which share of which collection, and what another order changes.

Usage: python -m bench.needed [--puzzles 100] [--orders 1000] [--out FILE] [FILE...]
Without files, the whole collections in the folder that SUDOKU_HELPER_DATA names are taken. What is
written are the tables of docs/techniques-needed.md, anew after each collection:

1. how many puzzles are solved by the techniques of the first version, by those with the five that
   it had left out, by all without nets, and by all;
2. for each technique in how many puzzles the usual way uses it, and in how many nothing that comes
   before it is enough;
3. how many puzzles are lost when one of the techniques of the first version is switched off;
4. how many puzzles are solved, and how much there is to read, when its techniques are tried in the
   usual order, in the reversed one, or by how easily a step is seen. The reversed order takes a
   hundred times as long, so ``--orders`` can compare them on so many puzzles of each collection.
"""

import argparse
import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import mean

from bench.puzzles import default_files, read_puzzles
from sudoku_helper import TECHNIQUES, SudokuBoard, TechniqueManager
from sudoku_helper.garbage import collect_rarely
from sudoku_helper.step import plain
from sudoku_helper.techniques.base import Level

KEYS = tuple(technique.key for technique in TECHNIQUES)

SINGLES = ("full-house", "hidden-single-block", "hidden-single-line", "naked-single")

FIRST_VERSION = (
    *SINGLES,
    "pointing",
    "claiming",
    "naked-pair",
    "hidden-pair",
    "naked-triple",
    "hidden-triple",
    "x-wing",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "unique-rectangle-1",
    "bug-plus-1",
    "xy-wing",
    "unique-rectangle-2",
    "unique-rectangle-4",
    "naked-quad",
    "hidden-quad",
    "xyz-wing",
    "swordfish",
    "simple-colours-trap",
    "unique-rectangle-3",
    "xy-chain",
    "xy-loop",
    "finned-swordfish",
)
"""The 26 names of the first version; its hidden single is three of our techniques."""

LEFT_OUT = ("direct-pointing", "remote-pair", "empty-rectangle", "w-wing", "forcing-chain")
NETS = (
    "forcing-net",
    "forcing-net-with-patterns",
    "forcing-net-with-chains",
    "nested-net",
    "trial",
)

CHOICES = {
    "26 names": FIRST_VERSION,
    "and the 5 left out": (*FIRST_VERSION, *LEFT_OUT),
    "all up to expert": tuple(each.key for each in TECHNIQUES if each.level <= Level.EXPERT),
    "all without nets": tuple(key for key in KEYS if key not in NETS),
    "all": KEYS,
}

USUAL, REVERSED, OBVIOUS = "usual", "reversed", "by obviousness"
ORDERS = (USUAL, REVERSED, OBVIOUS)


@dataclass(frozen=True)
class Way:
    """How a puzzle was solved, or how far one came; ``words`` is what there is to read."""

    solved: bool
    uses: Counter[str]
    effort: float
    hardest: float
    words: int

    @property
    def last(self) -> str:
        """The technique that comes last in the usual order."""
        return max(self.uses, key=KEYS.index, default=KEYS[0])


@dataclass(frozen=True)
class Measured:
    """What was found out about one puzzle."""

    ways: dict[str, Way]
    orders: dict[str, Way]
    indispensable: frozenset[str]


@cache
def manager(keys: Collection[str], order: str) -> TechniqueManager:
    """A manager that has only some techniques and tries them in an order."""
    return TechniqueManager(
        order=KEYS[::-1] if order == REVERSED else (),
        off=[key for key in KEYS if key not in keys],
        obvious_first=order == OBVIOUS,
    )


def walk(puzzle: str, keys: Collection[str], order: str = USUAL, reading: bool = False) -> Way:
    """Go the way through a puzzle with some techniques; *reading* also counts the words."""
    board = SudokuBoard.parse(puzzle)
    uses: Counter[str] = Counter()
    efforts = [0.0]
    words = 0
    for before, step in manager(keys, order).path(board):
        uses[step.technique.key] += 1
        efforts.append(step.technique.difficulty_of(step))
        if reading:
            words += sum(len(sentence.split()) for sentence in plain(step.explanation("en")))
        board = step.apply(before)
    return Way(board.is_solved, uses, sum(efforts), max(efforts), words)


def measure(puzzle: str, compare_orders: bool) -> Measured:
    """Walk through a puzzle in every way that is compared."""
    collect_rarely()
    everything = walk(puzzle, KEYS)
    # A technique that was not used changes nothing when it is switched off.
    ways = {
        name: everything if everything.uses.keys() <= set(keys) else walk(puzzle, keys)
        for name, keys in CHOICES.items()
    }
    orders = ORDERS if compare_orders else ()
    lost = _indispensable(puzzle, ways["26 names"])
    return Measured(
        ways,
        {order: walk(puzzle, FIRST_VERSION, order, reading=True) for order in orders},
        frozenset(lost),
    )


def _indispensable(puzzle: str, way: Way) -> Iterator[str]:
    """The techniques of a way without which the others of the first version do not solve it."""
    for key in way.uses:
        others = tuple(each for each in FIRST_VERSION if each != key)
        if way.solved and key not in SINGLES and not walk(puzzle, others).solved:
            yield key


def main() -> None:
    """Measure every collection and write the tables."""
    options = _options()
    found: dict[str, list[Measured]] = {}
    with ProcessPoolExecutor(options.processes) as pool:
        for file in options.files or default_files():
            puzzles = read_puzzles(file)
            random.Random(1).shuffle(puzzles)
            puzzles = puzzles[: options.puzzles or None]
            compare = [not options.orders or n < options.orders for n in range(len(puzzles))]
            name = file.stem.removesuffix("-dev")
            found[name] = list(pool.map(measure, puzzles, compare, chunksize=8))
            options.out.write_text(_report(found))


def _report(found: "Collections") -> str:
    tables = {
        "Solved": _solved(found),
        "Used, and needed after all that come before": _used(found),
        "Lost without it": _lost(found),
        "Orders": _orders(found),
    }
    return "".join(f"## {title}\n\n{table}\n" for title, table in tables.items())


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--puzzles", type=int, default=0, help="a sample of so many of each set")
    parser.add_argument("--orders", type=int, default=0, help="compare orders on so many of them")
    parser.add_argument("--processes", type=int, help="by default one for each core")
    parser.add_argument("--out", type=Path, default=Path("/dev/stdout"))
    return parser.parse_args()


Collections = dict[str, list[Measured]]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table whose first column is words."""
    ruler = "|---|" + "--:|" * (len(head) - 1)
    lines = [f"| {' | '.join(head)} |", ruler, *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join(lines) + "\n"


def _share(count: int, of: int) -> str:
    """A share in percent, never rounded to none or all."""
    if count in (0, of):
        return "0" if not count else "100 %"
    return f"{min(max(count / of, 0.0001), 0.9999):.2%}".replace("%", " %")


def _solved(found: Collections) -> str:
    rows = []
    for name, puzzles in found.items():
        counts = [sum(each.ways[choice].solved for each in puzzles) for choice in CHOICES]
        rows.append([name, str(len(puzzles)), *(_share(each, len(puzzles)) for each in counts)])
    return _table(["collection", "puzzles", *CHOICES], rows)


def _used(found: Collections) -> str:
    rows = []
    for key in KEYS:
        cells = []
        for puzzles in found.values():
            ways = [each.ways["all"] for each in puzzles]
            used = sum(key in way.uses for way in ways)
            last = sum(way.last == key for way in ways)
            of = len(ways)
            cells.append(f"{_share(used, of)} / {_share(last, of)}" if used else "")
        if any(cells):
            rows.append([key, *cells])
    used_anywhere = {row[0] for row in rows}
    unused = ", ".join(key for key in KEYS if key not in used_anywhere)
    return _table(["technique", *found], rows) + f"\nUsed nowhere: {unused or 'none'}.\n"


def _lost(found: Collections) -> str:
    rows = []
    for key in FIRST_VERSION:
        if key in SINGLES:
            continue
        cells = []
        for puzzles in found.values():
            solved = [each for each in puzzles if each.ways["26 names"].solved]
            lost = sum(key in each.indispensable for each in solved)
            cells.append(_share(lost, len(solved)) if lost else "")
        rows.append([key, *cells])
    return _table(["technique", *found], rows)


def _orders(found: Collections) -> str:
    head = ["collection", "order", "puzzles", "solved", "only here", "only in the usual order"]
    head += ["steps", "crossing out", "techniques", "hardest", "effort", "words"]
    rows = []
    for name, measured in found.items():
        puzzles = [each for each in measured if each.orders]
        together = [each for each in puzzles if all(each.orders[o].solved for o in ORDERS)]
        for order in ORDERS:
            usual = {n for n, each in enumerate(puzzles) if each.orders[USUAL].solved}
            here = {n for n, each in enumerate(puzzles) if each.orders[order].solved}
            counts = (len(puzzles), len(here), len(here - usual), len(usual - here))
            row = [name, order, *map(str, counts)]
            rows.append([*row, *_reading([each.orders[order] for each in together])])
    return _table(head, rows)


def _reading(ways: list[Way]) -> list[str]:
    """How long and hard ways are to read, on average."""
    if not ways:
        return ["-"] * 6
    steps = [way.uses.total() for way in ways]
    writing = [sum(way.uses[key] for key in (*SINGLES, "bug-plus-1")) for way in ways]
    return [
        f"{mean(steps):.1f}",
        f"{mean(all_ - written for all_, written in zip(steps, writing, strict=True)):.2f}",
        f"{mean(len(way.uses) for way in ways):.2f}",
        f"{mean(way.hardest for way in ways):.2f}",
        f"{mean(way.effort for way in ways):.1f}",
        f"{mean(way.words for way in ways):.0f}",
    ]


if __name__ == "__main__":
    main()

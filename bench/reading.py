"""What reading costs at most: for each place where a text can go on and on, the piece that takes longest there.

Usage: python -m bench.reading [--length 60000]
Every text of tests/tools/long_texts.py is read. Times are CPU time in milliseconds; the growth is that from a
quarter of the length: 1 is linear, 2 is quadratic. Whatever takes more than a few seconds is stopped.
"""

import argparse
import contextlib
import math
from collections.abc import Iterator
from itertools import chain
from time import process_time

from sudoku_helper.events.exchanging import MOST_PUZZLES
from sudoku_helper.formats import FormatError, read_any
from tests.tools.long_texts import LONGEST, LongText, TooSlow, limited, long_texts, repeated_samples

MOST_SECONDS = 5.0

LONG_ENOUGH = 0.2
"""How many seconds are measured before they are compared; the clock ticks slowly on some machines."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--length", type=int, default=LONGEST)
    length = parser.parse_args().length
    worst: dict[str, tuple[float, LongText]] = {}
    total = 0.0
    for text in _texts(length):
        seconds = _seconds(text.text)
        total += seconds
        worst[text.place] = max((seconds, text), worst.get(text.place, (0.0, text)))
    print(f"all texts of {length} characters: {total:.1f} s")
    quarters = {text[:2]: text.text for text in _texts(length // 4)}
    rows = []
    for _, text in worst.values():
        seconds = _mean_seconds(text.text)
        growth = math.log(seconds / _mean_seconds(quarters[text[:2]]), 4)
        rows.append((seconds, growth, text.place, text.piece))
    print("place | what takes longest there | ms | growth")
    for seconds, growth, place, piece in sorted(rows, reverse=True):
        stopped = "over " if seconds >= MOST_SECONDS else ""
        print(f"{place} | {piece!r} | {stopped}{1000 * seconds:.1f} | {growth:.2f}")


def _texts(length: int) -> Iterator[LongText]:
    return chain(long_texts(length), repeated_samples(length))


def _mean_seconds(text: str) -> float:
    times: list[float] = []
    while sum(times) < LONG_ENOUGH:
        times.append(_seconds(text))
    return sum(times) / len(times)


def _seconds(text: str) -> float:
    start = process_time()
    with contextlib.suppress(FormatError, TooSlow), limited(MOST_SECONDS):
        read_any(text, most=MOST_PUZZLES)
    return process_time() - start


if __name__ == "__main__":
    main()

"""Reads random texts, guided by which code they reach; any exception but FormatError is a find, and so is slowness.

Run as a program with a folder of sample texts; the arguments are those of libFuzzer.
"""

import random
import sys

import atheris

with atheris.instrument_imports(include=["sudoku_helper.formats"]):
    from sudoku_helper.formats import FormatError, read_any
    from tests.tools.long_texts import LONGEST, PIECES, limited


def read(data: bytes) -> None:
    """Read one text."""
    try:
        with limited():
            read_any(data.decode("utf-8", errors="replace")[:LONGEST], most=50)
    except FormatError:
        return


def mutate(data: bytes, largest: int, seed: int) -> bytes:
    """Now and then repeat a piece up to the largest size; otherwise change this and that."""
    chance = random.Random(seed)
    if chance.random() < 0.9:
        return atheris.Mutate(data, largest)
    start = chance.randrange(len(data) + 1)
    own = data[start : start + chance.randrange(1, 20)]
    piece = own or chance.choice(PIECES).encode(errors="replace")
    times = chance.randrange(1, max(2, (largest - len(data)) // len(piece)))
    return (data[:start] + piece * times + data[start:])[:largest]


if __name__ == "__main__":
    atheris.Setup(sys.argv, read, custom_mutator=mutate)
    atheris.Fuzz()

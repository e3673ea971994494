"""Reads random texts, guided by which code they reach; any exception but FormatError is a find.

Run as a program with a folder of sample texts; the arguments are those of libFuzzer.
"""

import sys

import atheris

with atheris.instrument_imports(include=["sudoku_helper.formats"]):
    from sudoku_helper.formats import FormatError, read_any


def read(data: bytes) -> None:
    """Read one text."""
    try:
        read_any(data.decode("utf-8", errors="replace"), most=50)
    except FormatError:
        return


if __name__ == "__main__":
    atheris.Setup(sys.argv, read)
    atheris.Fuzz()

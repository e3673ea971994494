"""The stock: positions that are stored with the package, as lines of a technique's key and a text."""

import gzip
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

DRILLS = "drills.txt.gz"
NEAR_MISSES = "near_misses.txt.gz"


@cache
def stored(name: str) -> dict[str, list[str]]:
    """What a file of the package holds for each technique."""
    data = files("sudoku_helper").joinpath("data", name)
    return read_stock(gzip.decompress(data.read_bytes()).decode("ascii")) if data.is_file() else {}


def read_stock(text: str) -> dict[str, list[str]]:
    """Positions by technique key from lines ``key: position``."""
    stock: dict[str, list[str]] = {}
    for line in text.splitlines():
        key, _, position = line.partition(": ")
        stock.setdefault(key, []).append(position)
    return stock


def write_stock(stock: Iterable[tuple[str, Iterable[str]]]) -> bytes:
    """Positions by technique key as compressed lines; the same positions give the same bytes."""
    lines = [f"{key}: {position}\n" for key, positions in stock for position in positions]
    return gzip.compress("".join(lines).encode("ascii"), 9, mtime=0)

"""Makes the files in sudoku_helper/data again: all with `make data`, some with `python -m scripts.data FILE ...`.

Everything that is left to chance comes from named seeds, so that the same code makes the same bytes on any
machine, with any number of processes. The README beside the files tells from what each is made; its table
gets the new hashes.
"""

import re
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from pathlib import Path

from sudoku_helper.drawing.pattern import draw_pattern
from sudoku_helper.drills.collecting import collect, in_order, quota
from sudoku_helper.drills.collecting_near_misses import collect_near_misses
from sudoku_helper.drills.stock import DRILLS, NEAR_MISSES, read_stock, stored, write_stock
from sudoku_helper.generator.corpus import OWN_CORPORA
from sudoku_helper.generator.make_corpus import make_corpus
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import SolvingTechnique

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "sudoku_helper" / "data"
README = FOLDER / "README.md"
RARE_POSITIONS = PROJECT / "scripts" / "rare_positions.txt"


def rare_positions() -> dict[str, list[str]]:
    """The positions of techniques that the series of puzzles hardly ever shows."""
    lines = RARE_POSITIONS.read_text(encoding="ascii").splitlines()
    return read_stock("\n".join(line for line in lines if not line.startswith("#")))


def make_drills() -> bytes:
    """The positions to practise on: those of the series, then the rare ones, and every example."""
    found, rare = collect(), rare_positions()
    kept = [_kept(each, found[each.key] + rare.get(each.key, [])) for each in TECHNIQUES]
    with ProcessPoolExecutor() as pool:
        return write_stock(zip(_keys(), pool.map(in_order, TECHNIQUES, kept), strict=True))


def _kept(technique: SolvingTechnique, positions: list[str]) -> set[str]:
    return {technique.example.board, *positions[: quota(technique)]}


def make_near_misses() -> bytes:
    """What looks like each technique and is none, from the positions to practise on."""
    stored.cache_clear()
    with ProcessPoolExecutor() as pool:
        return write_stock(zip(_keys(), pool.map(collect_near_misses, TECHNIQUES), strict=True))


def _keys() -> list[str]:
    return [each.key for each in TECHNIQUES]


def make_patterns() -> bytes:
    """The small pictures of all techniques, from their examples."""
    lines = (f"{each.key} {draw_pattern(each.example_step())}\n" for each in TECHNIQUES)
    return "".join(lines).encode()


# Near misses are looked for in the positions of the drills, so they come after them.
MAKERS: dict[str, Callable[[], bytes]] = {
    **{name: partial(make_corpus, symmetry) for symmetry, name in OWN_CORPORA.items()},
    DRILLS: make_drills,
    NEAR_MISSES: make_near_misses,
    "patterns.txt": make_patterns,
}


def with_hash(readme: str, name: str, content: bytes) -> str:
    """The README with the hash of a file in its row."""
    row = rf"(?m)^(\| `{re.escape(name)}` \|.*\| `)[0-9a-f]*(` \|)$"
    return re.sub(row, rf"\g<1>{sha256(content).hexdigest()}\g<2>", readme)


def main() -> None:
    """Make the named files, or all of them."""
    for name in sys.argv[1:] or MAKERS:
        begin = time.monotonic()
        content = MAKERS[name]()
        (FOLDER / name).write_bytes(content)
        told = with_hash(README.read_text(encoding="utf-8"), name, content)
        README.write_text(told, encoding="utf-8")
        print(f"{name}: {len(content)} bytes after {time.monotonic() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    main()

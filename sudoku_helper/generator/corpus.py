"""Collections of minimal puzzles to start from: the one that ships with the package, or others.

A line holds the 81 characters of a puzzle, as in .sudoku files perhaps after 9 9 3 3; after it may stand its level and the key of the hardest
technique that its easiest path needs. These only save trying puzzles that are not hard enough.
"""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path

from sudoku_helper.board import BoardError
from sudoku_helper.geometry import Digit
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Text, TextError

OWN_CORPORA = {"none": "corpus.txt.gz", "point": "point_corpus.txt.gz"}
"""The files that ship with the package, by the symmetry of their puzzles."""

_LINE = re.compile(r"(?:9 9 3 3 )?([0-9.]{81})(?:\s+([1-7])\s+([a-z0-9-]+))?\s*")


_EMPTY = Text(
    en="expected at least one puzzle in the corpus, got none",
    de="mindestens ein Sudoku im Korpus erwartet, nicht keines",
)
_NO_PUZZLE = Text(
    en="{name}:{number}: expected 81 digits or dots, got {got!r}",
    de="{name}:{number}: 81 Ziffern oder Punkte erwartet, nicht {got!r}",
)


@dataclass(frozen=True)
class CorpusPuzzle:
    """A puzzle of a corpus, what is known of its difficulty, and its place in a file of others."""

    values: tuple[Digit, ...]
    level: int | None = None
    hardest: str | None = None
    place: str = ""


class Corpus:
    """Minimal puzzles, sorted by what they need."""

    def __init__(self, entries: list[CorpusPuzzle]) -> None:
        if not entries:
            raise TextError(_EMPTY)
        self.entries = entries

    @cached_property
    def fewest_givens(self) -> int:
        """The smallest number of givens of a puzzle."""
        return min(sum(map(bool, entry.values)) for entry in self.entries)

    @cached_property
    def _by_hint(self) -> dict[int | str, list[CorpusPuzzle]]:
        """The puzzles of each level and of each hardest technique."""
        by_hint: dict[int | str, list[CorpusPuzzle]] = {}
        for entry in self.entries:
            for hint in (entry.level, entry.hardest):
                if hint:
                    by_hint.setdefault(hint, []).append(entry)
        return by_hint

    def promising(self, level: Level | None, technique: str | None) -> list[CorpusPuzzle]:
        """The puzzles that may well have the wanted difficulty; all if none is known to have.

        If nothing is wanted, those known to be evil are left out: few players can solve them.
        """
        if not level and not technique:
            return self._not_evil
        return self._by_hint.get(technique or level or "", self.entries)

    @cached_property
    def _not_evil(self) -> list[CorpusPuzzle]:
        return [entry for entry in self.entries if entry.level != Level.EVIL] or self.entries


def read_corpus(path: Path) -> Corpus:
    """Read a corpus from a text file, which may be compressed with gzip.

    Empty lines and lines that begin with # are skipped; any other line that is no puzzle raises
    BoardError with the name of the file and the number of the line.
    """
    data = path.read_bytes()
    text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("utf-8", "replace")
    return Corpus(
        [replace(entry, place=f"{path}:{number}") for number, entry in _entries(text, str(path))]
    )


def own_corpus(symmetry: str = "none") -> Corpus:
    """The corpus that ships with the package, or the one of puzzles with a symmetry."""
    return _shipped(OWN_CORPORA[symmetry])


@cache
def _shipped(name: str) -> Corpus:
    data = files("sudoku_helper").joinpath("data", name).read_bytes()
    text = gzip.decompress(data).decode("ascii")
    return Corpus([entry for _, entry in _entries(text, name)])


def _entries(text: str, name: str) -> Iterator[tuple[int, CorpusPuzzle]]:
    """The puzzles with the numbers of their lines."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        match = _LINE.fullmatch(line)
        if not match:
            raise BoardError(_NO_PUZZLE, name=name, number=number, got=line[:40])
        puzzle, level, hardest = match.groups()
        values = tuple(0 if digit == "." else int(digit) for digit in puzzle)
        yield number, CorpusPuzzle(values, int(level) if level else None, hardest)

"""Collections of minimal puzzles to start from: the one that ships with the package, or others.

A line holds the 81 characters of a puzzle; after it may stand the key of the hardest technique that
its easiest path needs, which only saves trying puzzles that are too easy.
"""

import gzip
import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path

from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.geometry import Digit
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level, SolvingTechnique

_LINE = re.compile(r"([0-9.]{81})(?:\s+([a-z0-9-]+))?\s*")
_TECHNIQUES = {technique.key: technique for technique in TECHNIQUES}


@dataclass(frozen=True)
class Entry:
    """A puzzle of a corpus, and what is known of its difficulty."""

    values: tuple[Digit, ...]
    hardest: SolvingTechnique | None = None


class Corpus:
    """Minimal puzzles, sorted by what they need."""

    def __init__(self, entries: list[Entry]) -> None:
        if not entries:
            raise ValueError("expected at least one puzzle in the corpus, got none")
        self.entries = entries

    @cached_property
    def _by_level(self) -> dict[Level, list[Entry]]:
        by_level: dict[Level, list[Entry]] = {}
        for entry in self.entries:
            if entry.hardest:
                by_level.setdefault(entry.hardest.level, []).append(entry)
        return by_level

    @cached_property
    def _by_technique(self) -> dict[str, list[Entry]]:
        by_technique: dict[str, list[Entry]] = {}
        for entry in self.entries:
            if entry.hardest:
                by_technique.setdefault(entry.hardest.key, []).append(entry)
        return by_technique

    def promising(self, level: Level | None, technique: str | None) -> list[Entry]:
        """The puzzles that may well have the wanted difficulty; all if there is no hint."""
        if technique is not None:
            return self._by_technique.get(technique, self.entries)
        if level is not None:
            return self._by_level.get(level, self.entries)
        return self.entries


def read_corpus(path: Path) -> Corpus:
    """Read a corpus from a text file, which may be compressed with gzip.

    Empty lines and lines that begin with # are skipped; any other line that is no puzzle raises
    BoardError with the name of the file and the number of the line.
    """
    data = path.read_bytes()
    text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("utf-8", "replace")
    return Corpus(_entries(text, str(path)))


@cache
def own_corpus() -> Corpus:
    """The corpus that ships with the package."""
    data = files("sudoku_helper").joinpath("data", "corpus.txt.gz").read_bytes()
    return Corpus(_entries(gzip.decompress(data).decode("ascii"), "corpus.txt.gz"))


def _entries(text: str, name: str) -> list[Entry]:
    entries = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        match = _LINE.fullmatch(line)
        if not match:
            raise BoardError(f"{name}:{number}: expected 81 digits or dots, got {line[:40]!r}")
        puzzle, key = match.groups()
        values = SudokuBoard.parse(puzzle).values
        entries.append(Entry(values, _TECHNIQUES.get(key or "")))
    return entries

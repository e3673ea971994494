"""How well photos of Sudokus are read, half filled by hand or not, by the code that the page uses.

Usage: python -m bench.photos FOLDER
Prints a line for each picture, `file,digits,kinds,marks`, as the page would show it: 81 digits ("." for none), 81 kinds
("P" printed, "H" by hand, "n" notes alone, "." empty) and 81 marks ("?" unsure, "." sure). Where the truth is known, it
judges: `truth.csv` in the folder has a line `file,digits,kinds` for each picture, or a file beside a picture in which
all is printed has two lines, then nine with nine digits, 0 for empty. A column `notes` of `truth.csv` may tell the
candidates of each cell, 81 fields with a space between them ("137", "." for none), which then are judged, too. In the end it
tells how long a picture takes, and one look for the live outline. Needs Node.
"""

import argparse
import csv
import re
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sudoku_helper import SudokuBoard
from sudoku_helper.solver import unique_solution
from tests.tools.photos import PhotoReader, opened


@dataclass(frozen=True)
class Grid:
    """What 81 cells hold, or seem to."""

    digits: str = "." * 81
    kinds: str = "." * 81
    notes: tuple[str, ...] | None = None
    """The candidates of each cell, if they are known."""

    def digits_of(self, kind: str) -> str:
        """The digits of one kind alone."""
        pairs = zip(self.digits, self.kinds, strict=True)
        return "".join(digit if each == kind else "." for digit, each in pairs)


@dataclass(frozen=True)
class Read:
    """What the page's code has made of a picture."""

    file: Path
    answer: Mapping[str, Any]

    @property
    def is_found(self) -> bool:
        """Whether there is a grid."""
        return "digits" in self.answer

    @property
    def shown(self) -> Grid:
        """What the page would show."""
        if not self.is_found:
            return Grid(notes=("",) * 81)
        return Grid(self.answer["digits"], self.answer["kinds"], tuple(self.answer["notes"]))

    @property
    def marks(self) -> str:
        """The cells that are marked as unsure."""
        return str(self.answer.get("marks", "." * 81))


@dataclass(frozen=True)
class Judged:
    """A reading beside what is in the picture."""

    read: Read
    truth: Grid

    @cached_property
    def wrong(self) -> list[int]:
        """The cells whose digit or kind is another one."""
        shown, truth = self.read.shown, self.truth
        seen = zip(shown.digits, shown.kinds, strict=True)
        true = zip(truth.digits, truth.kinds, strict=True)
        return [c for c, pair in enumerate(zip(seen, true, strict=True)) if pair[0] != pair[1]]

    @property
    def is_marked(self) -> bool:
        """Whether every wrong cell is marked."""
        return all(self.read.marks[cell] == "?" for cell in self.wrong)

    @property
    def has_givens(self) -> bool:
        """Whether what counts as printed is what is printed."""
        return self.read.shown.digits_of("P") == self.truth.digits_of("P")

    @property
    def is_worse_than_direct(self) -> bool:
        """Whether the digits that are printed were read better cell by cell."""
        direct, final = self.read.answer["direct"], self.read.shown.digits
        given = [cell for cell in range(81) if self.truth.kinds[cell] == "P"]
        wrong = [sum(line[c] != self.truth.digits[c] for c in given) for line in (direct, final)]
        return wrong[1] > wrong[0]

    @cached_property
    def hands(self) -> list["Hand"]:
        """The cells that were filled by hand."""
        solution = unique_solution(SudokuBoard.parse(self.truth.digits_of("P")))
        return [
            Hand(
                true=self.truth.digits[cell],
                solved=str(solution.values[cell]) if solution else None,
                shown=self.read.shown.digits[cell],
                kind=self.read.shown.kinds[cell],
                is_marked=self.read.marks[cell] == "?",
            )
            for cell in range(81)
            if self.truth.kinds[cell] == "H"
        ]


@dataclass(frozen=True)
class Hand:
    """A cell that was filled by hand: its digit, that of the solution, and what is shown."""

    true: str
    solved: str | None
    shown: str
    kind: str
    is_marked: bool

    @property
    def is_mistake(self) -> bool:
        """Whether the player has written another digit than the puzzle asks for."""
        return self.solved is not None and self.true != self.solved


def main() -> None:
    """Read every picture of the folder, then judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    read = []
    for each in _read(folder):
        print(each.file.name, each.shown.digits, each.shown.kinds, each.marks, sep=",", flush=True)
        read.append(each)
    listed = _listed(folder / "truth.csv")
    truths = [listed.get(each.file.name) or _beside(each.file) for each in read]
    if judged := [Judged(each, truth) for each, truth in zip(read, truths, strict=True) if truth]:
        _tell_grids(judged)
        _tell_hands([hand for each in judged if each.read.is_found for hand in each.hands])
        _tell_notes(judged)
        _tell_wrong(judged)
    _tell_times(read)


_SUFFIXES = {".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp"}


def _read(folder: Path) -> Iterator[Read]:
    with PhotoReader() as reader:
        for file in sorted(folder.iterdir(), key=_natural):
            if file.suffix.lower() not in _SUFFIXES:
                continue
            if picture := opened(file):
                yield Read(file, reader.read(picture))
            else:
                print(f"{file.name}: no picture that can be read", file=sys.stderr)


def _natural(file: Path) -> list[str | int]:
    """image2 before image10."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", file.name)]


def _listed(file: Path) -> dict[str, Grid]:
    """What is told of many pictures in one file."""
    if not file.exists():
        return {}
    with file.open(newline="") as lines:
        return {row["file"]: _grid_of(row) for row in csv.DictReader(lines)}


def _grid_of(row: Mapping[str, str]) -> Grid:
    """The truth that a line tells."""
    notes = tuple(field.strip(".") for field in row["notes"].split()) if "notes" in row else None
    return Grid(row["digits"], row["kinds"], notes)


def _beside(file: Path) -> Grid | None:
    """What the file beside a picture tells: all that is printed."""
    beside = file.with_suffix(".dat")
    if not beside.exists():
        return None
    digits = "".join(beside.read_text().split("\n", 2)[2].split())[:81].replace("0", ".")
    return Grid(digits, re.sub(r"\d", "P", digits))


def _tell_grids(judged: Sequence[Judged]) -> None:
    print()
    _tell("grids found", [each.read.is_found for each in judged])
    _tell("givens exact", [each.has_givens for each in judged])
    _tell("whole grids right", [not each.wrong for each in judged])
    _tell("right, or every wrong cell marked", [each.is_marked for each in judged])
    marks = statistics.mean(each.read.marks.count("?") for each in judged)
    print(f"marks: {marks:.2f} for each picture")
    worse = [
        each.read.file.name for each in judged if each.read.is_found and each.is_worse_than_direct
    ]
    print(f"printed digits read better cell by cell: {', '.join(worse) or 'never'}")


def _tell_hands(hands: Sequence[Hand]) -> None:
    """What became of the player's digits; only those of grids that were found are counted."""
    mistakes = [hand for hand in hands if hand.is_mistake]
    others = [hand for hand in hands if not hand.is_mistake]
    _tell("hand cells found", [hand.kind == "H" for hand in hands])
    _tell("hand digits right", [hand.shown == hand.true for hand in hands])
    _tell("mistakes shown as such", [m.shown == m.true and not m.is_marked for m in mistakes])
    _tell("mistakes marked", [mistake.is_marked for mistake in mistakes])
    _tell("mistakes corrected away", [m.shown == m.solved and not m.is_marked for m in mistakes])
    _tell(
        "right digits shown as mistakes",
        [hand.shown not in (hand.true, ".") and not hand.is_marked for hand in others],
    )


def _tell_notes(judged: Sequence[Judged]) -> None:
    """Which of the candidates that are noted are told, and which of those that are told are noted; only in grids that were found."""
    pairs = [
        pair
        for each in judged
        if each.truth.notes and each.read.shown.notes and each.read.is_found
        for pair in zip(each.truth.notes, each.read.shown.notes, strict=True)
    ]
    _tell("cells with notes told exactly", [shown == true for true, shown in pairs if true])
    _tell("notes told", [note in shown for true, shown in pairs for note in true])
    _tell("told notes right", [note in true for true, shown in pairs for note in shown])


def _tell(what: str, cases: Sequence[bool]) -> None:
    """In how many of all cases something is so."""
    if cases:
        print(f"{what}: {sum(cases)} of {len(cases)} ({sum(cases) / len(cases):.1%})")


def _tell_wrong(judged: Sequence[Judged]) -> None:
    for each in judged:
        if len(each.wrong) > 10:
            print(f"{each.read.file.name}: {len(each.wrong)} cells")
        elif each.wrong:
            print(f"{each.read.file.name}: {', '.join(_wrong_cell(each, c) for c in each.wrong)}")


def _wrong_cell(each: Judged, cell: int) -> str:
    (true, kind), (shown, as_kind) = (
        (grid.digits[cell], grid.kinds[cell]) for grid in (each.truth, each.read.shown)
    )
    return f"r{1 + cell // 9}c{1 + cell % 9} {kind}{true} read as {as_kind}{shown}{each.read.marks[cell].strip('.')}"


def _tell_times(read: Sequence[Read]) -> None:
    for what, key in (("read", "milliseconds"), ("live outline", "glimpsed")):
        times = sorted(each.answer[key] for each in read)
        if times:
            middle, high = statistics.median(times), times[int(len(times) * 0.95)]
            worst = times[-1]
            print(f"{what}: milliseconds median {middle:.0f}, 95 % {high:.0f}, worst {worst:.0f}")


if __name__ == "__main__":
    main()

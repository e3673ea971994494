"""How well photos of newspaper Sudokus are read, by the code that the page uses.

Usage: python -m bench.photos FOLDER
Prints a line for each picture: its name, a comma, and 81 characters with "." for an empty cell, as the
page would show it. Where files with the truth lie beside them (two lines, then nine with nine digits, 0
for empty), it tells the share of grids without a wrong cell, read cell by cell ("direct") and with
the help of uniqueness ("final"), the wrong cells, and the times of reading and of one look for the
live outline. Needs Node.
"""

import argparse
import re
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.tools.photos import PhotoReader, opened


@dataclass(frozen=True)
class Read:
    """What the page's code has made of a picture."""

    file: Path
    answer: dict[str, Any]

    @property
    def truth(self) -> str | None:
        """The digits that are printed, where they are known."""
        beside = self.file.with_suffix(".dat")
        if not beside.exists():
            return None
        return "".join(beside.read_text().split("\n", 2)[2].split())[:81].replace("0", ".")

    def line(self, which: str) -> str:
        """The 81 characters of the direct or the final reading; none were found without a grid."""
        return str(self.answer.get(which) or "." * 81)

    def wrong(self, which: str) -> list[int]:
        """The cells in which a reading differs from the truth."""
        pairs = zip(self.line(which), self.truth or "", strict=False)
        return [cell for cell, (read, true) in enumerate(pairs) if read != true]


def main() -> None:
    """Read every picture of the folder, then judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    pictures = sorted(parser.parse_args().folder.iterdir(), key=_natural)
    read = []
    with PhotoReader() as reader:
        for file in pictures:
            if file.suffix.lower() not in _SUFFIXES:
                continue
            picture = opened(file)
            if picture is None:
                print(f"{file.name}: no picture that can be read", file=sys.stderr)
                continue
            read.append(Read(file, reader.read(picture)))
            print(f"{file.name},{read[-1].line('final')}", flush=True)
    _judge([each for each in read if each.truth])
    _tell_times(read)


_SUFFIXES = {".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp"}


def _natural(file: Path) -> list[str | int]:
    """image2 before image10."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", file.name)]


def _judge(read: list[Read]) -> None:
    if not read:
        return
    print()
    for which in ("direct", "final"):
        right = sum(not each.wrong(which) for each in read)
        print(f"{which}: {right} of {len(read)} without a wrong cell ({right / len(read):.1%})")
    failed = [each for each in read if each.wrong("final")]
    warned = sum(set(each.wrong("final")) <= set(each.answer.get("unsure", ())) for each in failed)
    print(
        f"wrong in the end: {len(failed)}; in {warned} of them every wrong cell is marked as unsure"
    )
    marks = statistics.mean(len(each.answer.get("unsure", ())) for each in read)
    print(f"cells marked as unsure: {marks:.2f} for each picture")
    for each in read:
        for which in ("direct", "final"):
            if wrong := each.wrong(which):
                print(f"{each.file.name} {which}: {_wrong_cells(each, which, wrong)}")


def _wrong_cells(each: Read, which: str, wrong: list[int]) -> str:
    if len(wrong) > 10:
        return f"{len(wrong)} cells"
    truth, line = each.truth or "", each.line(which)
    return ", ".join(f"r{1 + c // 9}c{1 + c % 9} {truth[c]} read as {line[c]}" for c in wrong)


def _tell_times(read: list[Read]) -> None:
    for what, key in (("read", "milliseconds"), ("live outline", "glimpsed")):
        times = sorted(each.answer[key] for each in read)
        if times:
            middle, high = statistics.median(times), times[int(len(times) * 0.95)]
            worst = times[-1]
            print(f"{what}: milliseconds median {middle:.0f}, 95 % {high:.0f}, worst {worst:.0f}")


if __name__ == "__main__":
    main()

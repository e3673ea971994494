"""How long the rooms of the tests take, beside the budgets in docs/testing.md; `make test` prints it in the end.

A room is a folder of tests; what lies in tests/ itself is the room of what it is about. Where several processes
share a run, each leaves what it has counted in the folder that SUDOKU_HELPER_ROOMS names.

    python -m tests.tools.budgets FOLDER
"""

import json
import os
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs" / "testing.md"
TOP = "top"
"""The room of the files that lie in tests/ itself."""

SOLITARY = {"container": r"tests/test_container"}
"""Rooms that are not a folder: what the names of their files begin with."""

_ROW = re.compile(r"^\| `(\w+)` \| (\d+) \|", re.MULTILINE)


def room_of(test: str) -> str:
    """The room that a test, or a file of tests, belongs to."""
    for room, beginning in SOLITARY.items():
        if re.match(beginning, test):
            return room
    folders = test.split("::")[0].split("/")[1:-1]
    return folders[0] if folders else TOP


def budgets(text: str) -> dict[str, int]:
    """The seconds that each room may take, as a document tells them."""
    return {room: int(seconds) for room, seconds in _ROW.findall(text)}


def in_force() -> dict[str, int]:
    """The budgets as the guide to testing tells them."""
    return budgets(DOCUMENT.read_text(encoding="utf-8"))


def left_in(folder: Path) -> dict[str, float]:
    """What the processes of a run have left in a folder."""
    taken: Counter[str] = Counter()
    for file in folder.glob("*.rooms"):
        taken.update(json.loads(file.read_text()))
    return dict(taken)


def over(taken: Mapping[str, float], allowed: Mapping[str, float]) -> list[str]:
    """The rooms that took longer than they may, the furthest over first."""
    late = {room: taken[room] - allowed.get(room, 0) for room in taken}
    return [room for room, more in Counter(late).most_common() if more > 0]


def table(taken: Mapping[str, float], allowed: Mapping[str, float]) -> Iterator[str]:
    """The lines to print: the longest first, then all together."""
    late = over(taken, allowed)
    for room, seconds in Counter(taken).most_common():
        yield _line(room, seconds, allowed.get(room, 0)) + ("  over" if room in late else "")
    yield _line("all", sum(taken.values()), sum(allowed.values()))


def _line(room: str, seconds: float, allowed: float) -> str:
    return f"  {room:<12} {seconds:7.1f} s of {allowed:4.0f} s"


@dataclass(eq=False)
class RoomClock:
    """Adds up what tests take, with their set-up, and tells it when all are done."""

    taken: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what one test took, or what was before or after it."""
        self.taken[room_of(report.nodeid)] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table, or leave what is to be in it."""
        if folder := os.environ.get("SUDOKU_HELPER_ROOMS"):
            Path(folder, f"{os.getpid()}.rooms").write_text(json.dumps(self.taken))
            return
        terminalreporter.section("seconds by room, of all workers together")
        for line in table(self.taken, in_force()):
            terminalreporter.write_line(line)


def rooms(files: Iterable[Path], tests: Path) -> set[str]:
    """The rooms that some files of tests make up."""
    return {room_of(f"tests/{file.relative_to(tests).as_posix()}") for file in files}


if __name__ == "__main__":
    print("seconds by room, of all workers together")
    for line in table(left_in(Path(sys.argv[1])), in_force()):
        print(line)

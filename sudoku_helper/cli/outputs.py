"""How the command line writes results, as text, CSV or JSON, and shows how far it is."""

import csv
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

Row = Mapping[str, object]

FORMATS = ("text", "csv", "json")

_SECONDS_BETWEEN_UPDATES = 0.2
_BAR_WIDTH = 30


class Writer:
    """Writes one row after the other, each complete before the next, so that none is ever lost."""

    def __init__(
        self, stream: TextIO, kind: str, columns: Sequence[str], text: Callable[[Row], str]
    ) -> None:
        self._stream = stream
        self._kind = kind
        self._columns = columns
        self._text = text
        self._rows = 0
        self._csv = csv.writer(stream, lineterminator="\n")
        if kind == "csv":
            self._csv.writerow(columns)

    def write(self, row: Row) -> None:
        """Write a row."""
        if self._kind == "csv":
            self._csv.writerow([plain(row[column]) for column in self._columns])
        elif self._kind == "json":
            shown = {column: row[column] for column in self._columns}
            start = ",\n" if self._rows else "[\n"
            self._stream.write(start + json.dumps(shown, ensure_ascii=False))
        else:
            self._stream.write(self._text(row) + "\n")
        self._rows += 1

    def close(self) -> None:
        """Finish what was begun, also when the work was interrupted."""
        if self._kind == "json":
            self._stream.write("\n]\n" if self._rows else "[]\n")
        self._stream.flush()


def plain(value: object) -> object:
    """A value as it stands in one field of text: a list has a space between its items."""
    return " ".join(map(str, value)) if isinstance(value, list) else value


@contextmanager
def open_output(path: str | None) -> Iterator[TextIO]:
    """The file to write to, or standard output."""
    if path is None:
        yield sys.stdout
    else:
        with Path(path).open("w", encoding="utf-8", newline="") as stream:
            yield stream


class Progress:
    """A line on the terminal that shows how much is done; nothing where no terminal is."""

    def __init__(self, total: int | None = None, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._total = total
        self._done = 0
        self._next_update = 0.0
        self._is_shown = self._stream.isatty()

    def advance(self) -> None:
        """Count one more."""
        self._done += 1
        if self._is_shown and time.monotonic() >= self._next_update:
            self._next_update = time.monotonic() + _SECONDS_BETWEEN_UPDATES
            self._stream.write("\r" + self._line())
            self._stream.flush()

    def close(self) -> None:
        """Take the line away again."""
        if self._is_shown:
            self._stream.write("\r" + " " * len(self._line()) + "\r")
            self._stream.flush()

    def _line(self) -> str:
        if not self._total:
            return f"{self._done} done"
        filled = _BAR_WIDTH * self._done // self._total
        return f"[{'#' * filled:.<{_BAR_WIDTH}}] {self._done} of {self._total}"

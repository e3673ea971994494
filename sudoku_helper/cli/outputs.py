"""How the command line writes results, as text, CSV or JSON, and shows how far it is."""

import csv
import json
import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from sudoku_helper.cli import words
from sudoku_helper.cli.language import remark, spoken
from sudoku_helper.text import Text

Row = Mapping[str, object]

FORMATS = ("text", "csv", "json")

STANDARD_OUTPUT = "-"

_SECONDS_BETWEEN_UPDATES = 0.2
_SECONDS_BEFORE_FORECAST = 2
_BAR_WIDTH = 30


@dataclass(frozen=True)
class Earlier:
    """What a file holds that is gone on with: so many rows up to this byte, and what comes before the next."""

    rows: int = 0
    end: int = 0
    gap: str = ""


NOTHING_YET = Earlier()


class Writer:
    """Writes one row after the other, each complete before the next, so that none is ever lost.

    *head* is the first line of a text; it stands there as a comment, so that what was written can be
    read again.
    """

    def __init__(
        self,
        stream: TextIO,
        kind: str,
        columns: Sequence[str],
        text: Callable[[Row], str],
        head: str = "",
        earlier: Earlier = NOTHING_YET,
    ) -> None:
        self._stream = stream
        self._kind = kind
        self._columns = columns
        self._text = text
        self._head = head
        self.rows = earlier.rows
        self._csv = csv.writer(stream, lineterminator="\n")
        stream.write(earlier.gap)
        if kind == "csv" and not earlier.rows:
            self._csv.writerow(columns)

    def write(self, row: Row) -> None:
        """Write a row."""
        if self._kind == "csv":
            self._csv.writerow([plain(row[column]) for column in self._columns])
        elif self._kind == "json":
            shown = {column: row[column] for column in self._columns}
            start = ",\n" if self.rows else "[\n"
            self._stream.write(start + json.dumps(shown, ensure_ascii=False))
        else:
            head = f"# {self._head}\n" if self._head and not self.rows else ""
            self._stream.write(f"{head}{self._text(row)}\n")
        self.rows += 1

    def flush(self) -> None:
        """Let the reader have what was written so far."""
        self._stream.flush()

    def close(self) -> None:
        """Finish what was begun, also when the work was interrupted."""
        if self._kind == "json":
            self._stream.write("\n]\n" if self.rows else "[]\n")
        self._stream.flush()


def plain(value: object) -> object:
    """A value as it stands in one field of text: blanks between the items of a list or a mapping."""
    if isinstance(value, Mapping):
        return " ".join(f"{key}:{plain(each)}" for key, each in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else value


@contextmanager
def open_output(path: str | None, earlier: Earlier = NOTHING_YET) -> Iterator[TextIO]:
    """The file to write to, perhaps after what is there, or standard output."""
    if path is None or path == STANDARD_OUTPUT:
        yield sys.stdout
        return
    try:
        if Path(path).is_file():
            os.truncate(path, earlier.end)
        with Path(path).open("a", encoding="utf-8", newline="") as stream:
            yield stream
    except OSError as error:
        # A disk that is full does not say in which file.
        error.filename = error.filename or path
        raise


def write_data(data: bytes, path: str | None) -> None:
    """Write everything at once, to a file or to standard output."""
    if path is None or path == STANDARD_OUTPUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        return
    try:
        Path(path).write_bytes(data)
    except OSError as error:
        error.filename = error.filename or path
        raise


@contextmanager
def writing(
    arguments: Namespace,
    columns: Sequence[str],
    text: Callable[[Row], str],
    head: str = "",
    total: int | None = None,
    earlier: Earlier = NOTHING_YET,
) -> Iterator[tuple[Writer, "Progress"]]:
    """A writer of rows as the arguments want them, and what shows how far the work is."""
    with open_output(arguments.out, earlier) as stream:
        writer = Writer(stream, arguments.format, columns, text, head, earlier)
        progress = Progress(total)
        try:
            yield writer, progress
        except KeyboardInterrupt:
            if writer.rows:
                remark(words.KEPT)
            raise
        finally:
            progress.close()
            writer.close()


class Progress:
    """A line on the terminal that shows how much is done and what is left; nothing elsewhere."""

    def __init__(self, total: int | None = None, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._total = total
        self._done = 0
        self._start = time.monotonic()
        self._next_update = 0.0
        self._width = 0
        self._is_shown = self._stream.isatty()

    def advance(self) -> None:
        """Count one more."""
        self._done += 1
        now = time.monotonic()
        if self._is_shown and now >= self._next_update:
            self._next_update = now + _SECONDS_BETWEEN_UPDATES
            self._show(self._line(now - self._start))

    def close(self) -> None:
        """Take the line away again; what took a while leaves its totals there."""
        if not self._is_shown:
            return
        seconds = time.monotonic() - self._start
        self._show("")
        if seconds >= _SECONDS_BEFORE_FORECAST:
            totals = self._told(words.TOTALS, clock=_clock(seconds), rate=self._done / seconds)
            self._stream.write(f"\r{totals}\n")
        self._stream.flush()

    def _show(self, line: str) -> None:
        self._stream.write(f"\r{line:{self._width}}" + ("" if line else "\r"))
        self._stream.flush()
        self._width = len(line)

    def _line(self, seconds: float) -> str:
        if not self._total:
            return self._told(words.DONE_IN, clock=_clock(seconds))
        filled = min(_BAR_WIDTH, _BAR_WIDTH * self._done // self._total)
        line = f"[{'#' * filled:.<{_BAR_WIDTH}}] {self._told(words.DONE_OF, total=self._total)}"
        if seconds < _SECONDS_BEFORE_FORECAST:
            return line
        left = _clock(seconds / self._done * (self._total - self._done))
        return f"{line}, {self._told(words.LEFT, clock=left)}"

    def _told(self, text: Text, **numbers: object) -> str:
        return text.format(done=self._done, **numbers)(spoken())


def _clock(seconds: float) -> str:
    """Minutes and seconds: 2:05."""
    minutes, rest = divmod(round(max(0, seconds)), 60)
    return f"{minutes}:{rest:02}"

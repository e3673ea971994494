"""How the server and its search processes write their logs: one line for each thing that happened, whatever it was.

A stranger decides what happens, so no line holds a traceback or the message of an exception: those could be long, and
could repeat what the stranger sent. Where it happened is enough to find it.
"""

import json
import logging
import os
import traceback
from datetime import UTC, datetime
from pathlib import Path

FORMATS = ("text", "json")
"""How a line can look."""

ENVIRONMENT_NAME = "SUDOKU_LOG_FORMAT"
LONGEST_MESSAGE = 400
PACKAGE = Path(__file__).parent


def begin_log(log_format: str) -> None:
    """Write lines of that format to standard error, here and in processes that are started from here."""
    os.environ[ENVIRONMENT_NAME] = log_format
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLine() if log_format == "json" else TextLine())
    logging.basicConfig(handlers=[handler])


def begin_log_as_told() -> None:
    """Write lines as the process does that started this one."""
    begin_log(os.environ.get(ENVIRONMENT_NAME, FORMATS[0]))


def log_facts(log: logging.Logger, **fields: object) -> None:
    """Log facts, each under its name: as name=value in a text, as a field of its own in JSON."""
    words = " ".join(f"{name}={value}" for name, value in fields.items())
    log.info(words, extra={"fields": fields})


def place_of(problem: BaseException) -> str:
    """What kind of exception it is, and the innermost line of ours that it came through."""
    frames = traceback.extract_tb(problem.__traceback__)
    ours = [frame for frame in frames if PACKAGE in Path(frame.filename).parents]
    kind = type(problem).__qualname__
    if not ours:
        return kind
    file = Path(ours[-1].filename).relative_to(PACKAGE.parent)
    return f"{kind} at {file}:{ours[-1].lineno}"


class TextLine(logging.Formatter):
    """Time, level, who says it, and what."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of text."""
        time = self.formatTime(record)
        return f"{time} {record.levelname} {record.name} {_message(record)}"


class JsonLine(logging.Formatter):
    """The same as an object, with the facts as fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {
            "time": time,
            "level": record.levelname,
            "logger": record.name,
            "message": _message(record),
        }
        return json.dumps(line | getattr(record, "fields", {}))


def _message(record: logging.LogRecord) -> str:
    """What happened, in one line."""
    message = " ".join(record.getMessage()[:LONGEST_MESSAGE].split())
    problem = record.exc_info[1] if record.exc_info else None
    return f"{message}: {place_of(problem)}" if problem else message

"""Every event: how its message is read, and what is answered to it."""

from collections.abc import Callable, Mapping
from typing import Any

from sudoku_helper.events import evaluating, helping, new_puzzles, practising, protocol, watching
from sudoku_helper.events.protocol import Json

READERS: Mapping[str, Callable[[object], Any]] = {
    **protocol.READERS,
    **evaluating.READERS,
    **watching.READERS,
    **practising.READERS,
    **new_puzzles.READERS,
}
ANSWERS: Mapping[str, Callable[[Any], Json]] = {
    **helping.ANSWERS,
    **evaluating.ANSWERS,
    **watching.ANSWERS,
    **practising.ANSWERS,
    **new_puzzles.ANSWERS,
}

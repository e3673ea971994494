"""Every event: how its message is read, and what is answered to it."""

from collections.abc import Callable, Mapping
from typing import Any

from sudoku_helper.web import answers, drilling, making, protocol, trainer, watching
from sudoku_helper.web.protocol import Json

READERS: Mapping[str, Callable[[object], Any]] = {
    **protocol.READERS,
    **trainer.READERS,
    **watching.READERS,
    **drilling.READERS,
    **making.READERS,
}
ANSWERS: Mapping[str, Callable[[Any], Json]] = {
    **answers.ANSWERS,
    **trainer.ANSWERS,
    **watching.ANSWERS,
    **drilling.ANSWERS,
    **making.ANSWERS,
}

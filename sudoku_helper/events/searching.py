"""What every place has in common that searches for answers: a search process of the server, and a device."""

import gc
import time
from collections.abc import Callable
from contextlib import AbstractContextManager

from sudoku_helper.events import EVENTS
from sudoku_helper.garbage import collect_rarely
from sudoku_helper.implications.budget import Budget, limited_by
from sudoku_helper.starters import EXAMPLES

Progress = Callable[[str, int], None]
"""Is told what is being searched, and how many probes were made."""

USUAL_SECONDS = 8.0
"""How long a search may take on a server."""

SOFT_SHARE = 0.75
"""The share of its time after which a search stops by itself, before it is ended."""

SECONDS_BETWEEN_REPORTS = 0.25


def get_ready() -> None:
    """Load what a first answer loads, and let the collector of garbage leave it alone."""
    EVENTS["help"].answer(EVENTS["help"].read({"board": EXAMPLES[0].board}))
    gc.freeze()
    collect_rarely()


def limited_to(seconds: float, on_progress: Progress) -> AbstractContextManager[Budget]:
    """Let every search inside the with block end in time, and report now and then."""
    return limited_by(Budget(seconds=seconds * SOFT_SHARE, on_progress=Reporter(on_progress)))


class Reporter:
    """Tells somebody now and then how far a search is."""

    def __init__(self, tell: Progress) -> None:
        """Take whom to tell."""
        self._tell = tell
        self._next = time.monotonic() + SECONDS_BETWEEN_REPORTS

    def __call__(self, stage: str, work: int) -> None:
        """Report, if the last report was long enough ago."""
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + SECONDS_BETWEEN_REPORTS
        self._tell(stage, work)

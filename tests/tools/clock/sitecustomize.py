"""Lets the clock of a server jump an hour ahead once the file named in CLOCK_JUMP exists."""

import os
import time
from pathlib import Path

_real_time = time.time
_JUMP = Path(os.environ["CLOCK_JUMP"])


def jumping_time() -> float:
    """The time, an hour later after the jump."""
    return _real_time() + (3600 if _JUMP.exists() else 0)


time.time = jumping_time

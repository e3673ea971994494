"""How long tests wait for what must come."""

import os
import time
from collections.abc import Callable

PATIENCE = float(os.environ.get("PATIENCE", "120"))
"""Seconds. The limit is for a fault: no test is about how fast a machine is, and no test waits for it.
Whoever mends a test may set a shorter one.
"""


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for what no page can be asked to wait for."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)

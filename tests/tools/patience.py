"""How long tests wait for what must come."""

import os

PATIENCE = float(os.environ.get("PATIENCE", "120"))
"""Seconds. The limit is for a fault: no test is about how fast a machine is, and no test waits for it.
Whoever mends a test may set a shorter one.
"""

"""How long tests wait for what must come."""

PATIENCE = 120.0
"""Seconds. The limit is for a fault: no test is about how fast a machine is, and no test waits for it."""

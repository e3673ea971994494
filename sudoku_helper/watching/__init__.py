"""Watching and evaluation: backtracking event by event, and candidates that are looked at and judged."""

"""Boards of four times four cells, for a first lesson: the rules, singles, trying to the end, new puzzles.

The engine knows boards of nine times nine cells alone. Nothing of it bends for these small ones; they
only share its sets, its words and its way to tell a search.
"""

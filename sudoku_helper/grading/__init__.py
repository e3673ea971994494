"""Difficulty: by the way to the solution, and in ``network/`` by what was learnt from many puzzles."""

from sudoku_helper.grading.path import Grade, grade

__all__ = ["Grade", "grade"]

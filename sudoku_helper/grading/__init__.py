"""Difficulty: by the way to the solution, and by a trained classifier."""

from sudoku_helper.grading.path import Grade, grade

__all__ = ["Grade", "grade"]

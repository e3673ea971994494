"""Lessons: what the encyclopedia says of each technique besides its definition and example."""

from sudoku_helper.lessons.basics import BASICS
from sudoku_helper.lessons.chains import CHAINS
from sudoku_helper.lessons.glossary import GLOSSARY, Term
from sudoku_helper.lessons.lesson import Lesson, Lessons
from sudoku_helper.lessons.one_digit import ONE_DIGIT
from sudoku_helper.lessons.several_digits import SEVERAL_DIGITS
from sudoku_helper.lessons.uniqueness import UNIQUENESS

__all__ = ["GLOSSARY", "LESSONS", "Lesson", "Term"]

LESSONS: Lessons = {**BASICS, **ONE_DIGIT, **SEVERAL_DIGITS, **UNIQUENESS, **CHAINS}
"""The lesson of each technique by its key."""

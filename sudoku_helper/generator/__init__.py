"""Makes puzzles with exactly one solution, of a wanted difficulty and shape."""

from sudoku_helper.generator.corpus import Corpus, own_corpus, read_corpus
from sudoku_helper.generator.daily import WEEK, puzzle_of
from sudoku_helper.generator.possible import ImpossibleWish
from sudoku_helper.generator.series import Series, generate
from sudoku_helper.generator.wishes import USUAL_GIVENS, GeneratedPuzzle, NotFound, Wish, make

__all__ = [
    "USUAL_GIVENS",
    "WEEK",
    "Corpus",
    "GeneratedPuzzle",
    "ImpossibleWish",
    "NotFound",
    "Series",
    "Wish",
    "generate",
    "make",
    "own_corpus",
    "puzzle_of",
    "read_corpus",
]

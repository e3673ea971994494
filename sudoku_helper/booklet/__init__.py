"""A booklet of puzzles as PDF: title, puzzles with a code that opens them in the app, solutions."""

from sudoku_helper.booklet.pages import Booklet, BookletPuzzle, write_pdf

__all__ = ["Booklet", "BookletPuzzle", "write_pdf"]

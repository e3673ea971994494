"""Paper as PDF: a booklet of puzzles with their solutions, and the exercise sheet of a chapter."""

from sudoku_helper.booklet.content import Booklet, BookletPuzzle
from sudoku_helper.booklet.sheets import Sheet, choose_exercises


def write_pdf(booklet: Booklet) -> bytes:
    """The booklet as a PDF file."""
    # What draws takes a while to load, and is wanted rarely.
    from sudoku_helper.booklet import pages

    return pages.write_pdf(booklet)


def write_sheet(sheet: Sheet) -> bytes:
    """The exercise sheet as a PDF file."""
    from sudoku_helper.booklet import sheet_pages

    return sheet_pages.write_pdf(sheet)


__all__ = ["Booklet", "BookletPuzzle", "Sheet", "choose_exercises", "write_pdf", "write_sheet"]

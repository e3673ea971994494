"""A booklet of puzzles as PDF: title, puzzles with a code that opens them in the app, solutions."""

from sudoku_helper.booklet.content import Booklet, BookletPuzzle


def write_pdf(booklet: Booklet) -> bytes:
    """The booklet as a PDF file."""
    # What draws takes a while to load, and is wanted rarely.
    from sudoku_helper.booklet import pages

    return pages.write_pdf(booklet)


__all__ = ["Booklet", "BookletPuzzle", "write_pdf"]

"""The first Sudoku of somebody who has never solved one."""

PUZZLE = ".17.3.6.4.3547...984295.7132.9..7.4.16.59237...3.1..6.5.6149837.917835..3.862.4.."
"""Thirty empty cells. A block, a row and a column lack one digit each, and no step needs more than one look."""

SINGLES = ("full-house", "hidden-single-block", "hidden-single-line", "naked-single")
"""The techniques that are enough for it, whatever is found first; none needs notes."""

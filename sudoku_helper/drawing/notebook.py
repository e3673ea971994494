"""Pictures for notebooks: what Jupyter shows for a board and for a step."""

from zlib import crc32

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drawing import draw, draw_step
from sudoku_helper.step import Step
from sudoku_helper.text import DEFAULT_LANGUAGE

PIXELS = 440
"""How wide and high a picture stands in a notebook."""

_PATTERN_AND_LINKS = 3
_EMPTY = SudokuBoard.of([0] * 81)


def show(board: SudokuBoard) -> str:
    """A position, with its candidates if the player has thought about them."""
    label = f"Sudoku with {sum(map(bool, board.values))} digits"
    return _sized(draw(board, label, candidates=board.has_notes))


def show_step(step: Step) -> str:
    """A step with its marks, on its board; one that nobody found on a board stands alone."""
    label = f"{step.technique.name(DEFAULT_LANGUAGE)}: {step}"
    board = step.board or _EMPTY
    # The arrows of two pictures on one page must not be mixed up, and the same step looks the same.
    name = f"arrow-{crc32(f'{board.notation} {label}'.encode()):08x}"
    candidates = None if step.board else False
    picture = draw_step(board, step, _PATTERN_AND_LINKS, label, name, candidates=candidates)
    return _sized(picture)


def _sized(picture: str) -> str:
    return picture.replace("<svg ", f'<svg width="{PIXELS}" height="{PIXELS}" ', 1)

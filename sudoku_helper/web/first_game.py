"""The page of the guided first game, which belongs to the way to learn."""

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats.share import write_code
from sudoku_helper.interface import START_PAGE
from sudoku_helper.interface.first_game import FIRST_GAME
from sudoku_helper.lessons.first_game import PUZZLE, SINGLES
from sudoku_helper.solver import unique_solution
from sudoku_helper.starters import EXAMPLES
from sudoku_helper.step import ROLES
from sudoku_helper.text import Speech
from sudoku_helper.web.rooms import render


def first_game(speech: Speech) -> str:
    """The board with the coach beside it."""
    board = SudokuBoard.parse(PUZZLE)
    solution = unique_solution(board)
    assert solution is not None
    return render(
        "course/first_game",
        speech,
        texts={speech.lang: speech.all({**START_PAGE, **FIRST_GAME})},
        roles={speech.lang: speech.all(ROLES)},
        game={"board": board.line, "solution": solution.line, "techniques": SINGLES},
        next_puzzle=write_code(SudokuBoard.parse(EXAMPLES[0].board)),
    )

"""Singles in rounds: each round has the easiest ones alone, and all of them."""

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CANDIDATES
from sudoku_helper.generator.corpus import own_corpus
from sudoku_helper.grading.singles import HARDEST_HIDDEN, rounds
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.singles import NakedSingle
from tests.positions import CONTRADICTION_OF_16_DIGITS, PUZZLE

SINGLES = [each for each in TECHNIQUES if each.key in {"full-house", "naked-single"}] + [
    each for each in TECHNIQUES if each.key.startswith("hidden-single")
]
SINGLES.sort(key=lambda each: each.difficulty)


def easiest_steps(board: SudokuBoard) -> tuple[str, set[object]] | None:
    """The easiest single that the techniques know, and all that it places."""
    for technique in SINGLES:
        placed = {step.placements[0] for step in technique.find(board) if step}
        if placed:
            return technique.key, placed
    return None


def test_each_round_is_what_the_easiest_technique_finds():
    entries = own_corpus().promising(Level.EASY, None)[:4]
    for board in [SudokuBoard.parse(PUZZLE), *(SudokuBoard.of(each.values) for each in entries)]:
        found = rounds(board.options, NakedSingle.difficulty)
        while expected := easiest_steps(board):
            each = next(found)
            placed = {CANDIDATES[number] for number in each.numbers}
            assert (each.technique, placed) == expected
            board = board.after(placed, ())
        assert not list(found)


def test_what_is_too_hard_ends_the_rounds():
    board = SudokuBoard.parse(NakedSingle.example.board)
    hidden = list(rounds(board.options, HARDEST_HIDDEN))
    assert all(each.rating <= HARDEST_HIDDEN for each in hidden)


def test_nothing_is_placed_twice_where_singles_disagree():
    board = SudokuBoard.parse(CONTRADICTION_OF_16_DIGITS)
    cells = [
        CANDIDATES[number].cell
        for each in rounds(board.options, NakedSingle.difficulty)
        for number in each.numbers
    ]
    assert len(cells) == len(set(cells))

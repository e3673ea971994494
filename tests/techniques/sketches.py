"""Sketches of positions: a few cells with chosen candidates on an otherwise open board."""

from random import Random

from sudoku_helper import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, CELLS, DIGITS, PEERS, cell_at, members
from sudoku_helper.techniques.base import SolvingTechnique


def board_with(values: str = "." * 81, **candidates: str) -> SudokuBoard:
    """A board on which some cells, named like r1c5, have the given candidates only."""
    return SudokuBoard.parse(values).cross_out(
        Candidate(cell_named(name), digit)
        for name, kept in candidates.items()
        for digit in DIGITS
        if str(digit) not in kept
    )


def cell_named(name: str) -> int:
    """The cell with a name like r1c5."""
    return cell_at(int(name[1]), int(name[3]))


def found_by(technique: SolvingTechnique, board: SudokuBoard) -> list[str]:
    """The effects of the useful steps of a technique; each must be proved."""
    steps = [step for step in technique.find(board) if step]
    assert all(step.check(board) for step in steps)
    return [str(step) for step in steps]


def places_of_five(*rows: str) -> SudokuBoard:
    """An open board on which the 5 can stand only where a row has an x."""
    marks = "".join(rows)
    return SudokuBoard.parse("." * 81).cross_out(
        Candidate(cell, 5) for cell, mark in enumerate(marks) if mark != "x"
    )


def random_arrangement(random: Random) -> int:
    """Nine cells of which no two share a house."""
    chosen, free = 0, sum(BIT[cell] for cell in CELLS)
    while free:
        cell = random.choice(members(free))
        chosen |= BIT[cell]
        free &= ~PEERS[cell] & ~BIT[cell]
    return chosen if chosen.bit_count() == 9 else random_arrangement(random)


def random_places(random: Random) -> int:
    """An arrangement and some places more."""
    places = random_arrangement(random)
    for cell in random.sample(range(81), 12):
        places |= BIT[cell]
    return places

"""Positions for tests: puzzles of our own, and any position at all for property tests."""

from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from sudoku_helper.board import Candidate, SudokuBoard, possible_places
from sudoku_helper.geometry import BIT, CELLS, DIGITS, HOUSE_CELLS, HOUSES_OF, set_of

PUZZLES = (
    "23..7.....7.4..8..5..2......5...1..81.....9...93....5..1..2.......714.32...8..5..",
    "5...6..9..4...75.....3.......12.9.....348.....2....4..1..9...6.9.4.3....3.7......",
    "359.8.2......3.8..8..7....474.6......1...9........87..9............1.689..23...5.",
)
"""Puzzles with exactly one solution, in which no given can be spared."""

PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3."
"""The usual one: digits can be placed all the way."""
SOLUTION = "713285649524697318968431725349156287186723594257849163431972856695318472872564931"

VERY_EASY = "..3.......7....198..8....47...8.....5..9764.....4..671..6.3.9....9.67....4......."
ELIMINATING = ".5.8.391....1956.88916.4..5.825471.991....45..45916.825.9.6187.1.....59...8.592.1"
"""With candidates shown the first help here crosses candidates out."""
ELIMINATING_SOLVED = (
    "456823917273195648891674325682547139917238456345916782529361874164782593738459261"
)

TWO_SOLUTIONS = "913.482566743.51.82586..347..7.12..953....4......536717861349253.956.814145289.63"

EMPTY = "." * 81

# Found by climbing towards more and more branches, so that a search has a hard time with them.
BURIED_SOLUTION = (
    "..3..............42.93.....14....5....................9..6..2.....7.2...3........"
)
CONTRADICTION_OF_15_DIGITS = (
    ".4........5...........198....1........9.5.7............1...25.....9..3....8......"
)
CONTRADICTION_OF_16_DIGITS = (
    "..9.........1.34....6...............4..8.....9......6.1.......3.97....2.....3...1"
)
OVERLAPPING_CONTRADICTION = (
    "...1..........31.4......2..........6..9821...............4..8........9..........."
)
FIVE_CELLS_WITH_FOUR_DIGITS = (
    ".............4.9516..519..4...1.........5..........1.....7...........6........5.."
)

SOLVED = "".join(
    str((3 * (row % 3) + row // 3 + column) % 9 + 1) for row in range(9) for column in range(9)
)
"""A solved grid made by shifting one row."""


def without(text: str, cells: Sequence[int]) -> str:
    """A grid with some cells emptied."""
    return "".join("." if cell in cells else character for cell, character in enumerate(text))


@st.composite
def any_position(draw: st.DrawFn) -> SudokuBoard:
    """Any position that the notation can express, sensible or not."""
    values = draw(st.lists(st.sampled_from((0, 0, 0, *DIGITS)), min_size=81, max_size=81))
    filled = [cell for cell in CELLS if values[cell]]
    given = draw(st.sets(st.sampled_from(filled))) if filled else set()
    possible = possible_places(values)
    noted = draw(st.lists(st.tuples(st.sampled_from(CELLS), st.sampled_from(DIGITS)), max_size=40))
    notes = [Candidate(cell, digit) for cell, digit in noted if not values[cell]]
    crossed_out = [note for note in notes if possible[note.digit] & BIT[note.cell]]
    stale = [note for note in notes if not possible[note.digit] & BIT[note.cell]]
    return SudokuBoard.of(values, set_of(given), crossed_out, stale)


def simple_solutions(values: Sequence[int]) -> Iterator[list[int]]:
    """Every solution by the plainest search there is, to compare the real one with."""
    houses = [[values[cell] for cell in cells if values[cell]] for cells in HOUSE_CELLS]
    if all(len(digits) == len(set(digits)) for digits in houses):
        yield from _fill(list(values), [set(digits) for digits in houses])


def _fill(values: list[int], used: list[set[int]]) -> Iterator[list[int]]:
    empty = [cell for cell in CELLS if not values[cell]]
    if not empty:
        yield list(values)
        return
    cell, options = min(
        (
            (cell, set(DIGITS).difference(*(used[house] for house in HOUSES_OF[cell])))
            for cell in empty
        ),
        key=lambda each: len(each[1]),
    )
    for digit in sorted(options):
        values[cell] = digit
        for house in HOUSES_OF[cell]:
            used[house].add(digit)
        yield from _fill(values, used)
        for house in HOUSES_OF[cell]:
            used[house].remove(digit)
    values[cell] = 0

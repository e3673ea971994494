"""The words that all techniques with almost locked sets share."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import CellSet, Digit, members, set_of, size
from sudoku_helper.proofs.truths import Truth, in_cell
from sudoku_helper.step import Link, candidates_of, cell_candidates
from sudoku_helper.techniques.patterns.almost_locked_sets import AlmostLockedSet
from sudoku_helper.text import Text, Told, Words

SET_ROLES = ("set_a", "set_b", "set_c", "set_d", "set_e", "set_f", "set_g")
"""The roles of the sets of a pattern, in the order in which the explanation names them."""

_ONE_CELL = Text(
    en="{set:cells} (set LETTER) has only the digits {digits:digits}: if one is gone, it is the other.",
    de="{set:cells} (Menge LETTER) hat nur die Ziffern {digits:digits}: Fällt die eine weg, ist es "
    "die andere.",
)
_SEVERAL_CELLS = Text(
    en="The {cell_count:count} cells {set:cells} (set LETTER) together have only the "
    "{digit_count:count} digits {digits:digits}: if one of them is gone, all the others are in "
    "there.",
    de="Die {cell_count:count} Zellen {set:cells} (Menge LETTER) enthalten zusammen nur die "
    "{digit_count:count} Ziffern {digits:digits}: Fällt eine davon weg, sind die übrigen dort "
    "festgelegt.",
)


def for_set(template: Text, place: int) -> Text:
    """A template about any set as one about the set at a place of the pattern, counted from 0."""
    role = SET_ROLES[place]
    letter = role[-1].upper()
    return template.map(
        lambda words: words.replace("{set:", f"{{{role}:").replace("LETTER", letter)
    )


_DESCRIPTIONS = [
    (for_set(_ONE_CELL, place), for_set(_SEVERAL_CELLS, place)) for place in range(len(SET_ROLES))
]


def describe(place: int, each: AlmostLockedSet) -> Told:
    """The sentence that introduces the set at a place of the pattern."""
    count = size(each.cells)
    one_cell, several_cells = _DESCRIPTIONS[place]
    return one_cell if count == 1 else several_cells, {
        SET_ROLES[place]: each.cells,
        "digits": each.digits,
        "cell_count": count,
        "digit_count": count + 1,
    }


def removal(cross_outs: Iterable[Candidate]) -> Words:
    """What is crossed out, as words for a conclusion about one digit or about several."""
    removed = tuple(cross_outs)
    digits = set_of(candidate.digit for candidate in removed)
    return {
        "removed": removed,
        "digits": digits,
        "z": members(digits)[0],
        "targets": set_of(candidate.cell for candidate in removed),
    }


def set_highlights(
    board: SudokuBoard, sets: Sequence[AlmostLockedSet]
) -> dict[str, tuple[Candidate, ...]]:
    """The candidates of each set under its role."""
    return {
        role: cell_candidates(board, each.cells)
        for role, each in zip(SET_ROLES, sets, strict=False)
    }


def cells_hold(cells: CellSet) -> tuple[Truth, ...]:
    """The facts that each of some cells holds one of its candidates."""
    return tuple(in_cell(cell) for cell in members(cells))


def all_cells(sets: Iterable[AlmostLockedSet]) -> CellSet:
    """The cells of several sets."""
    cells = 0
    for each in sets:
        cells |= each.cells
    return cells


def chain_links(
    sets: Sequence[AlmostLockedSet], digits: Sequence[Digit], z: Digit
) -> tuple[Link, ...]:
    """The links of a chain of sets that begins and ends with *z*.

    Inside a set two digits are linked strongly, since it can lack only one; from set to set a
    restricted common is linked weakly.
    """
    ways = [z, *digits, z]
    nodes = [
        candidates_of(digit, each.nodes[digit].cells)
        for each, pair in zip(sets, pairwise(ways), strict=True)
        for digit in pair
    ]
    return tuple(
        Link(start, end, number % 2 == 0) for number, (start, end) in enumerate(pairwise(nodes))
    )

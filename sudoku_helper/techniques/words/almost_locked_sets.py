"""The words that all techniques with almost locked sets share."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, pairwise

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, CellSet, Digit, DigitSet, members, set_of, size, union
from sudoku_helper.proofs.truths import Truth, in_cell
from sudoku_helper.step import Link, candidates_of, cell_candidates
from sudoku_helper.techniques.patterns.almost_locked_sets import AlmostLockedSet
from sudoku_helper.techniques.words.visible import sentence_of
from sudoku_helper.text import Text, Told, same

SET_ROLES = ("set_a", "set_b", "set_c", "set_d", "set_e", "set_f", "set_g")
"""The roles of the sets of a pattern, in the order in which the explanation names them."""

_ONE_CELL = Text(
    en="{set:cells} (set LETTER) has only the digits {digits_LETTER:digits}",
    de="{set:cells} (Menge LETTER) hat nur die Ziffern {digits_LETTER:digits}",
)
_SEVERAL_CELLS = Text(
    en="the {cells_LETTER:count} cells {set:cells} (set LETTER) together have only the digits "
    "{digits_LETTER:digits}",
    de="die {cells_LETTER:count} Zellen {set:cells} (Menge LETTER) haben zusammen nur die Ziffern "
    "{digits_LETTER:digits}",
)
_ALMOST_LOCKED = Text(
    en="Each of these sets has one digit more than cells: if one of its digits is missing, all the "
    "others are surely in it.",
    de="Jede dieser Mengen hat eine Ziffer mehr als Zellen: Fehlt ihr eine davon, so stehen alle anderen "
    "sicher darin.",
)
_NEEDED = Text(
    en="So the {z:digit} is in {places:either} and can be crossed out in {targets:cells}, from where all "
    "these places are seen.",
    de="Die {z:digit} steht also in {places:either} und entfällt in {targets:cells}, von wo alle diese "
    "Plätze zu sehen sind.",
)
_NEEDED_TOO = Text(
    en="Likewise the {z:digit} is in {places:either} and can be crossed out in {targets:cells}.",
    de="Ebenso steht die {z:digit} in {places:either} und entfällt in {targets:cells}.",
)


def for_set(template: Text, place: int) -> Text:
    """A template about any set as one about the set at a place of the pattern, counted from 0."""
    role = SET_ROLES[place]
    letter = role[-1].upper()
    return template.map(
        lambda words: words.replace("{set:", f"{{{role}:").replace("LETTER", letter)
    )


def describe(sets: Sequence[AlmostLockedSet]) -> Iterator[Told]:
    """The sentences that introduce the sets of a pattern, and what they have in common."""
    clauses = []
    words: dict[str, object] = {}
    for place, each in enumerate(sets):
        role = SET_ROLES[place]
        letter = role[-1].upper()
        count = size(each.cells)
        clauses.append(for_set(_ONE_CELL if count == 1 else _SEVERAL_CELLS, place))
        words |= {role: each.cells, f"digits_{letter}": each.digits, f"cells_{letter}": count}
    yield sentence_of(clauses, same("{others}; {last}"), same("; ")), words
    yield _ALMOST_LOCKED, {}


def told_needed(
    cross_outs: Iterable[Candidate], places_of: Callable[[Candidate], CellSet]
) -> Iterator[Told]:
    """For each digit the places of which one must have it, and where it is therefore crossed out."""
    found: dict[tuple[Digit, CellSet], CellSet] = {}
    for candidate in cross_outs:
        key = (candidate.digit, places_of(candidate))
        found[key] = found.get(key, 0) | BIT[candidate.cell]
    for number, ((digit, places), targets) in enumerate(found.items()):
        yield needed(digit, places, targets, is_first=number == 0)


def needed(digit: Digit, places: CellSet, targets: CellSet, is_first: bool) -> Told:
    """The sentence that one of some places must have a digit, which the targets therefore lose."""
    words = {"z": digit, "places": places, "targets": targets}
    return _NEEDED if is_first else _NEEDED_TOO, words


def places_in(sets: Iterable[AlmostLockedSet], digit: Digit) -> CellSet:
    """Where some sets have a digit."""
    return union(each.nodes[digit].cells for each in sets)


def removed_digits(cross_outs: Iterable[Candidate]) -> DigitSet:
    """The digits that are crossed out somewhere."""
    return set_of(candidate.digit for candidate in cross_outs)


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
    inside = [link_through(*each) for each in zip(sets, pairwise([z, *digits, z]), strict=True)]
    between = [Link(one.end, other.start, strong=False) for one, other in pairwise(inside)]
    return (inside[0], *chain(*zip(between, inside[1:], strict=True)))


def link_through(each: AlmostLockedSet, digits: tuple[Digit, Digit]) -> Link:
    """The strong link between two digits of a set: it can lack only one."""
    start, end = (candidates_of(digit, each.nodes[digit].cells) for digit in digits)
    return Link(start, end, strong=True, set_cells=each.cells, set_digits=each.digits)

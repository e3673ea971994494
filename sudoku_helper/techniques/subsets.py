"""Subsets: as many cells as digits that belong to each other, naked or hidden."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from sudoku_helper.board import HouseDigits, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCKS_FIRST,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    CellSet,
    Digit,
    DigitSet,
    House,
    common_houses,
    is_single,
    members,
    set_of,
    size,
    union,
)
from sudoku_helper.proofs.truths import in_cell, in_house
from sudoku_helper.sight import (
    EQUAL_MARKS,
    FREE_CELL,
    NEXT_THOUGHT,
    Looking,
    View,
    at_cell,
    for_digit,
)
from sudoku_helper.step import Step, candidates_of, cell_candidates
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.seen import SeenTechnique
from sudoku_helper.text import Text


@lru_cache(maxsize=4)
def naked_groups(board: SudokuBoard, count: int) -> tuple[CellSet, ...]:
    """The groups of *count* cells of a house that have together as many candidates."""
    few = _with_a_twin(board) if count == 2 else _with_at_most(board, count)
    found: dict[CellSet, None] = {}
    for house in BLOCKS_FIRST:
        if size(few & HOUSES[house]) >= count:
            found |= dict.fromkeys(_naked_in(house, board.house_digits[house], count))
    return tuple(found)


def _with_at_most(board: SudokuBoard, count: int) -> CellSet:
    """The cells with several candidates, but not too many."""
    return union(board.cells_with(number) for number in range(2, count + 1))


def _with_a_twin(board: SudokuBoard) -> CellSet:
    """The cells with the same two candidates as another one."""
    alike: dict[DigitSet, CellSet] = defaultdict(int)
    for cell in members(board.bivalue):
        alike[board.digits[cell]] |= BIT[cell]
    return union(cells for cells in alike.values() if not is_single(cells))


@lru_cache(maxsize=4)
def hidden_groups(board: SudokuBoard, count: int) -> tuple[tuple[House, DigitSet, CellSet], ...]:
    """The groups of *count* digits with as many places in a house, and these places."""
    found: list[tuple[House, DigitSet, CellSet]] = []
    for house in BLOCKS_FIRST:
        cells = HOUSES[house]
        if size(board.empty & cells) <= 2:
            continue
        few = [
            (digit, places)
            for digit in DIGITS
            if 2 <= size(places := board.places[digit] & cells) <= count
        ]
        if len(few) >= count:
            found += _hidden_in(house, tuple(few), count)
    return tuple(found)


@lru_cache(maxsize=1 << 11)
def _naked_in(house: House, digits: HouseDigits, count: int) -> list[CellSet]:
    """The groups of *count* cells of a house, by the candidates of all its cells."""
    cells = zip(HOUSE_CELLS[house], digits, strict=True)
    return [set_of(group) for group, _ in _closed_groups(cells, count)]


@lru_cache(maxsize=1 << 11)
def _hidden_in(
    house: House, digits: tuple[tuple[Digit, CellSet], ...], count: int
) -> list[tuple[House, DigitSet, CellSet]]:
    """The groups of *count* digits in a house, by the places of those that have few."""
    groups = _closed_groups(digits, count)
    return [(house, set_of(group), places) for group, places in groups]


def _closed_groups(
    items: Iterable[tuple[int, int]], count: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """The groups of *count* items that have together as many options, and these options.

    For naked subsets the items are cells and the options their digits, for hidden ones the items
    are digits and the options their places: the same idea seen from two sides.
    """
    few = [each for each in items if 2 <= size(each[1]) <= count]
    for group in combinations(few, count):
        together = 0
        for _, options in group:
            together |= options
        if size(together) == count:
            yield tuple([item for item, _ in group]), together


NakedSpot = tuple[CellSet, tuple[House, ...]]
"""The cells of a naked subset, and the houses in which it has an effect."""


class NakedSubset(SeenTechnique[NakedSpot]):
    """Some cells of a house have together as many candidates as they are; these leave the rest."""

    count: int

    def spots(self, board: SudokuBoard) -> Iterator[NakedSpot]:
        """Every naked subset with an effect, blocks first."""
        for cells in naked_groups(board, self.count):
            places = union(board.places[digit] for digit in members(_digits_in(board, cells)))
            houses = [each for each in common_houses(cells) if places & HOUSES[each] & ~cells]
            if houses:
                yield cells, tuple(houses)

    def looks(self, board: SudokuBoard, spot: NakedSpot, candidates_shown: bool) -> float:
        """Those at its cells, and the thought of the others."""
        cells, houses = spot
        at_cells = sum(at_cell(board, cell, candidates_shown) for cell in members(cells))
        others = size(board.empty & HOUSES[houses[-1]] & ~cells)
        return at_cells + others * FREE_CELL + NEXT_THOUGHT

    def least(self, _board: SudokuBoard, seen: View) -> tuple[float, int]:
        """The looks at its cells, where each shows its candidates, and the thought of the others."""
        return (self.count * EQUAL_MARKS if seen.candidates_shown else 0.0) + NEXT_THOUGHT, 0

    def cells(self, spot: NakedSpot) -> CellSet:
        """The house that holds its cells."""
        return HOUSES[spot[1][-1]]

    def step(self, board: SudokuBoard, spot: NakedSpot) -> Step:
        """Cross out its digits in the rest of its houses."""
        cells, houses = spot
        digits = _digits_in(board, cells)
        targets = union(HOUSES[house] for house in houses) & ~cells
        cross_outs = tuple(
            candidate
            for digit in members(digits)
            for candidate in candidates_of(digit, board.places[digit] & targets)
        )
        return Step(
            self,
            cross_outs=cross_outs,
            highlights={"reason": cell_candidates(board, cells)},
            primary=HOUSES[houses[-1]],
            secondary=targets & ~HOUSES[houses[-1]],
            words={
                "reason": cells,
                "digits": digits,
                "houses": houses,
                "targets": cross_outs,
                "shared": common_houses(cells),
            },
            truths=tuple(in_cell(cell) for cell in members(cells)),
        )


def _digits_in(board: SudokuBoard, cells: CellSet) -> DigitSet:
    return union(board.digits[cell] for cell in members(cells))


_HiddenSpot = tuple[House, DigitSet, CellSet]
"""A house, the digits of a hidden subset, and their places in the house."""


class HiddenSubset(SeenTechnique[_HiddenSpot]):
    """Some digits have together as many places in a house as they are; these hold nothing else."""

    count: int

    def spots(self, board: SudokuBoard) -> Iterator[_HiddenSpot]:
        """Every hidden subset with an effect, blocks first."""
        seen: set[tuple[DigitSet, CellSet]] = set()
        for house, digits, cells in hidden_groups(board, self.count):
            if (digits, cells) not in seen and _digits_in(board, cells) != digits:
                seen.add((digits, cells))
                yield house, digits, cells

    def looks(self, board: SudokuBoard, spot: _HiddenSpot, candidates_shown: bool) -> float:
        """Those for its digits, and the thought of what else is in their cells."""
        house, digits, _ = spot
        looks = (for_digit(board, house, digit, candidates_shown) for digit in members(digits))
        return sum(looks) + NEXT_THOUGHT

    def least(self, _board: SudokuBoard, _seen: View) -> tuple[float, int]:
        """For each digit a look at it and at what blocks it in a cell beyond, and the next thought."""
        return self.count * (2 + self.count * FREE_CELL) + NEXT_THOUGHT, 0

    def cells(self, spot: _HiddenSpot) -> CellSet:
        """The house."""
        return HOUSES[spot[0]]

    def step(self, board: SudokuBoard, spot: _HiddenSpot) -> Step:
        """Cross out all other candidates of its cells."""
        house, digits, cells = spot
        inside = cell_candidates(board, cells)
        digits_inside = members(digits)
        cross_outs = tuple(each for each in inside if each.digit not in digits_inside)
        return Step(
            self,
            cross_outs=cross_outs,
            highlights={"reason": tuple(each for each in inside if each.digit in digits_inside)},
            primary=HOUSES[house],
            words={"house": house, "digits": digits, "reason": cells, "targets": cross_outs},
            truths=tuple(in_house(house, digit) for digit in digits_inside),
        )


class NakedPair(NakedSubset):
    """Two cells of a house have only the same two candidates, which leave the rest of it."""

    key = "naked-pair"
    name = Text(en="Naked Pair", de="Nacktes Paar")
    aliases = ("Conjugate Pair", "Zwilling", "Direkter zweifacher Kandidat")
    difficulty = 3.0
    looking = Looking.CROSSING_OUT
    count = 2
    definition = Text(
        en="Two cells of a house have the same two candidates and no others. They use up these two "
        "digits, which can be crossed out in the rest of the house.",
        de="Zwei Zellen einer Einheit haben dieselben zwei Kandidaten und sonst keine. Sie brauchen "
        "diese beiden Ziffern auf; im Rest der Einheit entfallen sie.",
    )
    explanation = Text(
        en="In {reason:cells} only {digits:digits} are possible.\n"
        "One of the two cells takes one of these digits and the other cell the other, whichever "
        "way round.\n"
        "So {digits:digits} are eliminated everywhere else in {houses:houses}: cross out "
        "{targets:candidates}.",
        de="In {reason:cells} sind nur {digits:digits} möglich.\n"
        "Eine der beiden Zellen bekommt die eine Ziffer, die andere Zelle die andere, egal wie "
        "herum.\n"
        "An allen anderen Plätzen in {houses:houses} entfallen also {digits:digits}: Streiche "
        "{targets:candidates}.",
    )
    example = Example(
        board=".94.76853758943621...85.479....95384.4.68.5979857341628693172455..428936432569718",
        finds="r3c1<>12 r3c3<>1",
    )
    library_codes = ("0200",)


class NakedTriple(NakedSubset):
    """Three cells of a house have together only three candidates, which leave the rest of it."""

    key = "naked-triple"
    name = Text(en="Naked Triple", de="Nackter Dreier")
    aliases = ("Naked Triplet", "Drilling", "Nackter Drilling")
    difficulty = 3.6
    count = 3
    definition = Text(
        en="Three cells of a house have together only three candidates; not every cell needs all "
        "three. They use up these digits, which can be crossed out in the rest of the house.",
        de="Drei Zellen einer Einheit haben zusammen nur drei Kandidaten; nicht jede Zelle muss alle "
        "drei haben. Sie brauchen diese Ziffern auf; im Rest der Einheit entfallen sie.",
    )
    explanation = Text(
        en="In {reason:cells} nothing but {digits:digits} is possible.\n"
        "Three cells for three digits: these cells use up all three, in whatever order.\n"
        "So {digits:digits} are eliminated everywhere else in {houses:houses}: cross out "
        "{targets:candidates}.",
        de="In {reason:cells} ist nichts anderes möglich als {digits:digits}.\n"
        "Drei Zellen für drei Ziffern: Diese Zellen brauchen alle drei auf, egal in welcher "
        "Reihenfolge.\n"
        "An allen anderen Plätzen in {houses:houses} entfallen also {digits:digits}: Streiche "
        "{targets:candidates}.",
    )
    example = Example(
        board="9563748212481693..137285..68.5431.6.3.179...47.452.1..613942...472853619589617...",
        finds="r6c8<>8",
    )
    library_codes = ("0201",)


class NakedQuad(NakedSubset):
    """Four cells of a house have together only four candidates, which leave the rest of it."""

    key = "naked-quad"
    name = Text(en="Naked Quad", de="Nackter Vierer")
    aliases = ("Naked Quadruple", "Naked Foursome")
    difficulty = 5.0
    count = 4
    definition = Text(
        en="Four cells of a house have together only four candidates; not every cell needs all "
        "four. They use up these digits, which can be crossed out in the rest of the house.",
        de="Vier Zellen einer Einheit haben zusammen nur vier Kandidaten; nicht jede Zelle muss alle "
        "vier haben. Sie brauchen diese Ziffern auf; im Rest der Einheit entfallen sie.",
    )
    explanation = Text(
        en="In {reason:cells} nothing but {digits:digits} is possible.\n"
        "Four cells for four digits: these cells use up all four, in whatever order.\n"
        "So {digits:digits} are eliminated everywhere else in {houses:houses}: cross out "
        "{targets:candidates}.",
        de="In {reason:cells} ist nichts anderes möglich als {digits:digits}.\n"
        "Vier Zellen für vier Ziffern: Diese Zellen brauchen alle vier auf, egal in welcher "
        "Reihenfolge.\n"
        "An allen anderen Plätzen in {houses:houses} entfallen also {digits:digits}: Streiche "
        "{targets:candidates}.",
    )
    example = Example(
        board="..3194826862357194914..2537.3...1982....234.5.....86.3.....9361396715248..1.36759",
        finds="r4c1<>57 r5c1<>7 r6c1<>57 r6c2<>57",
    )
    library_codes = ("0202",)


class HiddenPair(HiddenSubset):
    """Two digits of a house have only the same two places, which can hold nothing else."""

    key = "hidden-pair"
    name = Text(en="Hidden Pair", de="Verstecktes Paar")
    aliases = ("Versteckter zweifacher Kandidat", "Versteckter Zwilling")
    difficulty = 3.4
    looking = Looking.CROSSING_OUT
    count = 2
    definition = Text(
        en="Two digits can go in the same two cells of a house and nowhere else in it. These two "
        "cells can hold nothing else, so their other candidates can be crossed out.",
        de="Zwei Ziffern können in einer Einheit nur in denselben zwei Zellen stehen. Diese Zellen "
        "können nichts anderes aufnehmen; ihre übrigen Kandidaten entfallen.",
    )
    explanation = Text(
        en="In {house:house} the digits {digits:digits} can only go in {reason:cells}.\n"
        "Both digits need one of these two cells, so nothing else fits in there.\n"
        "All other candidates of these cells are eliminated: {targets:candidates}.",
        de="In {house:house} können {digits:digits} nur in {reason:cells} stehen.\n"
        "Beide Ziffern brauchen je eine dieser zwei Zellen, für andere ist dort kein Platz.\n"
        "Alle anderen Kandidaten dieser Zellen entfallen: {targets:candidates}.",
    )
    example = Example(
        board="813956...495271836276843..59346825..6517.4..87821.564.168329.5.347518.6.529467.8.",
        finds="r1c7<>2",
    )
    library_codes = ("0210",)


class HiddenTriple(HiddenSubset):
    """Three digits of a house have together only three places, which can hold nothing else."""

    key = "hidden-triple"
    name = Text(en="Hidden Triple", de="Versteckter Dreier")
    aliases = ("Hidden Triplet", "Versteckter Drilling")
    difficulty = 4.0
    count = 3
    definition = Text(
        en="Three digits can go together in only three cells of a house. These cells can hold "
        "nothing else, so their other candidates can be crossed out.",
        de="Drei Ziffern können in einer Einheit zusammen nur in drei Zellen stehen. Diese Zellen "
        "können nichts anderes aufnehmen; ihre übrigen Kandidaten entfallen.",
    )
    explanation = Text(
        en="In {house:house} the digits {digits:digits} can only go in {reason:cells}.\n"
        "Three digits for three cells: each of these cells takes one of them, and nothing else "
        "fits in there.\n"
        "All other candidates of these cells are eliminated: {targets:candidates}.",
        de="In {house:house} können {digits:digits} nur in {reason:cells} stehen.\n"
        "Drei Ziffern für drei Zellen: Jede dieser Zellen bekommt eine davon, für andere ist dort "
        "kein Platz.\n"
        "Alle anderen Kandidaten dieser Zellen entfallen: {targets:candidates}.",
    )
    example = Example(
        board="..3.59.....2..3..55984.613.82......435.....1.4619..7.3916...578284...369735698..1",
        finds="r4c5<>17 r5c5<>278 r7c5<>2",
    )
    library_codes = ("0211",)


class HiddenQuad(HiddenSubset):
    """Four digits of a house have together only four places, which can hold nothing else."""

    key = "hidden-quad"
    name = Text(en="Hidden Quad", de="Versteckter Vierer")
    aliases = ("Hidden Quadruple", "Hidden Foursome")
    difficulty = 5.4
    count = 4
    definition = Text(
        en="Four digits can go together in only four cells of a house. These cells can hold "
        "nothing else, so their other candidates can be crossed out.",
        de="Vier Ziffern können in einer Einheit zusammen nur in vier Zellen stehen. Diese Zellen "
        "können nichts anderes aufnehmen; ihre übrigen Kandidaten entfallen.",
    )
    explanation = Text(
        en="In {house:house} the digits {digits:digits} can only go in {reason:cells}.\n"
        "Four digits for four cells: each of these cells takes one of them, and nothing else "
        "fits in there.\n"
        "All other candidates of these cells are eliminated: {targets:candidates}.",
        de="In {house:house} können {digits:digits} nur in {reason:cells} stehen.\n"
        "Vier Ziffern für vier Zellen: Jede dieser Zellen bekommt eine davon, für andere ist dort "
        "kein Platz.\n"
        "Alle anderen Kandidaten dieser Zellen entfallen: {targets:candidates}.",
    )
    example = Example(
        board="876145..3125936..8934872615.9725....258.1...9.13.895.2..249......936....3.1528..7",
        finds="r7c7<>1 r7c8<>6 r8c7<>14 r8c8<>4",
    )
    library_codes = ("0212",)

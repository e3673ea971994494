"""What follows from a junior exocet: which two digits base and targets can have in common.

Each conclusion names the rule by which it was found, so that it can be told.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    CellSet,
    Digit,
    DigitSet,
    is_single,
    members,
    seen_by_all,
    set_of,
    union,
)
from sudoku_helper.step import candidates_of
from sudoku_helper.techniques.patterns.exocets import Exocet

TARGETS = (0, 1)
"""The numbers of the targets."""


class Conclusion(NamedTuple):
    """Candidates that an exocet crosses out, and by what rule.

    "other": a digit that is not in the base is in no target. "room" and "block": a digit of the base
    in a target would have too little room in the other cross-lines, or no place in the block of the
    other target. "neither": what can be in no target is not in the base. "pair": what is in none of
    the pairs that base and targets can have in common. "mirror": the only cell in which the digit of
    a target can be in the other's block has that digit. "base", "target", "cover": a digit that is
    in every such pair is in the base, in a target and in each line of its cover.

    Where it is about one digit or one target, *digit* and *number* say which.
    """

    rule: str
    removed: tuple[Candidate, ...]
    number: int = 0
    digit: Digit = 0


def conclusions(board: SudokuBoard, exocet: Exocet) -> list[Conclusion]:
    """What an exocet crosses out, each candidate by the first rule that does it."""
    found = []
    gone: set[Candidate] = set()
    for each in _Rules(board, exocet).applied():
        removed = tuple(candidate for candidate in each.removed if candidate not in gone)
        if removed:
            gone.update(removed)
            found.append(each._replace(removed=removed))
    return found


class _Rules:
    """The rules for one exocet."""

    def __init__(self, board: SudokuBoard, exocet: Exocet) -> None:
        self.board = board
        self.exocet = exocet
        self.obstacles = [
            {digit: self._obstacle(digit, number) for digit in exocet.room} for number in TARGETS
        ]
        self.pairs = [pair for pair in permutations(exocet.room, 2) if self._is_possible(pair)]

    def _obstacle(self, digit: Digit, number: int) -> str:
        """The rule by which a digit of the base cannot be in a target, or nothing."""
        if not self.exocet.fits(digit, number):
            return "room"
        mirror = self.exocet.mirror(number)
        return "block" if mirror and not mirror & self._reach(digit) else ""

    def _reach(self, digit: Digit) -> CellSet:
        """Where a digit is or can be."""
        return self.board.places[digit] | self.board.standing[digit]

    def _is_possible(self, pair: tuple[Digit, Digit]) -> bool:
        """Whether the targets can have two digits in this order, and the base in any order."""
        in_targets = all(
            self.board.places[digit] & target.cells and not obstacles[digit]
            for digit, target, obstacles in zip(
                pair, self.exocet.targets, self.obstacles, strict=True
            )
        )
        return in_targets and bool(self._bases_of(pair))

    def _bases_of(self, pair: tuple[Digit, Digit]) -> list[tuple[Digit, Digit]]:
        """The orders in which the base can have two digits."""
        first, second = (self.board.digits[cell] for cell in self.exocet.base)
        orders = (pair, pair[::-1])
        return [(one, two) for one, two in orders if BIT[one] & first and BIT[two] & second]

    def applied(self) -> Iterator[Conclusion]:
        """What each rule crosses out; if no pair is left, the board is broken and none does."""
        if not self.pairs:
            return
        in_target = [set_of(pair[number] for pair in self.pairs) for number in TARGETS]
        yield from self._in_targets(in_target)
        yield from self._in_base(in_target[0] | in_target[1])
        yield from self._in_mirrors(in_target)
        for digit in self.exocet.room:
            if all(digit in pair for pair in self.pairs):
                yield from self._certain(digit, in_target)

    def _in_targets(self, kept: list[DigitSet]) -> Iterator[Conclusion]:
        for number, target in enumerate(self.exocet.targets):
            allowed = self.exocet.digits | (BIT[target.locked] if target.locked else 0)
            yield Conclusion("other", self._all_but(allowed, target.cells), number)
        for number, target in enumerate(self.exocet.targets):
            for digit, obstacle in self.obstacles[number].items():
                if obstacle:
                    places = self.board.places[digit] & target.cells
                    yield Conclusion(obstacle, candidates_of(digit, places), number, digit)
        for number, target in enumerate(self.exocet.targets):
            allowed = kept[number] | (BIT[target.locked] if target.locked else 0)
            yield Conclusion("pair", self._all_but(allowed, target.cells))

    def _all_but(self, digits: DigitSet, cells: CellSet) -> tuple[Candidate, ...]:
        """The candidates of some cells that are none of the given digits."""
        return tuple(
            Candidate(cell, digit)
            for cell in members(cells)
            for digit in members(self.board.digits[cell] & ~digits)
        )

    def _in_base(self, in_targets: DigitSet) -> Iterator[Conclusion]:
        yield Conclusion("neither", self._all_but(in_targets, set_of(self.exocet.base)))
        orders = [order for pair in self.pairs for order in self._bases_of(pair)]
        for cell, digits in zip(self.exocet.base, zip(*orders, strict=True), strict=True):
            yield Conclusion("pair", self._all_but(set_of(digits), BIT[cell]))

    def _in_mirrors(self, in_target: list[DigitSet]) -> Iterator[Conclusion]:
        for number in TARGETS:
            reach = union(self._reach(digit) for digit in members(in_target[number]))
            able = self.exocet.mirror(number) & reach
            if is_single(able):
                yield Conclusion("mirror", self._all_but(in_target[number], able), number)

    def _certain(self, digit: Digit, in_target: list[DigitSet]) -> Iterator[Conclusion]:
        exocet, places = self.exocet, self.board.places[digit]
        in_targets = union(
            target.cells & places
            for target, kept in zip(exocet.targets, in_target, strict=True)
            if kept & BIT[digit]
        )
        cover = union(HOUSES[line] for line in exocet.cover(digit)) & ~exocet.outside
        for rule, cells in (
            ("base", seen_by_all(set_of(exocet.base))),
            ("target", seen_by_all(in_targets)),
            ("cover", cover),
        ):
            yield Conclusion(rule, candidates_of(digit, places & cells), digit=digit)

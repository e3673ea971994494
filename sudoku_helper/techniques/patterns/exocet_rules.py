"""What follows from a junior exocet: which two digits base and targets can have in common.

Each conclusion names the rule by which it was found, so that it can be told.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations, product
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    Cell,
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

Filling = dict[Cell, Digit]
"""What base and targets hold, if it is so."""

TARGETS = (0, 1)
"""The numbers of the targets."""


class Conclusion(NamedTuple):
    """Candidates that an exocet crosses out, and by what rule.

    "other": a digit that is not in the base is in no target. "room" and "block": a digit of the base
    in a target would have too little room in the other cross-lines, or no place in the block of the
    other target. "neither": what can be in no target is not in the base. "pair": what is in none of
    the pairs that base and targets can have in common. "mirror": the only cell in which the digit of
    a target can be in the other's block has that digit. "base", "target", "cover": a *digit* that is
    in every such pair is in the base, in a target and in each line of its cover.

    Where it is about one target, *number* says which.
    """

    rule: str
    removed: tuple[Candidate, ...]
    number: int = 0
    digit: Digit = 0


def conclusions(board: SudokuBoard, exocet: Exocet) -> Iterator[list[Conclusion]]:
    """What an exocet crosses out, told together as far as it is one thought.

    As long as base and targets have something that does not fit, nothing else is concluded: what
    follows then can be seen from the candidates that are left.
    """
    rules = _Rules(board, exocet)
    for thoughts in (rules.of_the_pairs(), rules.of_the_mirrors(), rules.of_certain_digits()):
        found = [each for each in map(_each_once, thoughts) if each]
        if found:
            yield from found
            return


def fillings(board: SudokuBoard, exocet: Exocet) -> Iterator[Filling]:
    """Every way to fill the base and a cell of each target with a pair."""
    rules = _Rules(board, exocet)
    for pair in rules.pairs:
        places = [
            members(target.cells & board.places[digit])
            for target, digit in zip(exocet.targets, pair, strict=True)
        ]
        for order, cells in product(rules.bases_of(pair), product(*places)):
            yield dict(zip((*exocet.base, *cells), (*order, *pair), strict=True))


def _each_once(thought: Iterable[Conclusion]) -> list[Conclusion]:
    """Conclusions that cross something out, each candidate by the first rule that does it."""
    found = []
    gone: set[Candidate] = set()
    for each in thought:
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
        return in_targets and bool(self.bases_of(pair))

    def bases_of(self, pair: tuple[Digit, Digit]) -> list[tuple[Digit, Digit]]:
        """The orders in which the base can have two digits."""
        first, second = (self.board.digits[cell] for cell in self.exocet.base)
        orders = (pair, pair[::-1])
        return [(one, two) for one, two in orders if BIT[one] & first and BIT[two] & second]

    @property
    def in_target(self) -> list[DigitSet]:
        """The digits of the possible pairs in each target."""
        return [set_of(pair[number] for pair in self.pairs) for number in TARGETS]

    def of_the_pairs(self) -> Iterator[Iterator[Conclusion]]:
        """What does not fit in base and targets; if no pair is left, the board is broken."""
        if self.pairs:
            yield self._not_fitting()

    def _not_fitting(self) -> Iterator[Conclusion]:
        targets = self.exocet.targets
        base = self.exocet.digits
        yield Conclusion("other", self._in_targets_but([base, base]))
        for number, target in enumerate(targets):
            for rule in ("room", "block"):
                removed = [
                    candidate
                    for digit, obstacle in self.obstacles[number].items()
                    if obstacle == rule
                    for candidate in candidates_of(digit, self.board.places[digit] & target.cells)
                ]
                yield Conclusion(rule, tuple(removed), number)
        in_target = self.in_target
        cells = set_of(self.exocet.base)
        yield Conclusion("neither", self._all_but(in_target[0] | in_target[1], cells))
        orders = [order for pair in self.pairs for order in self.bases_of(pair)]
        in_base = [
            self._all_but(set_of(digits), BIT[cell])
            for cell, digits in zip(self.exocet.base, zip(*orders, strict=True), strict=True)
        ]
        yield Conclusion("pair", self._in_targets_but(in_target) + in_base[0] + in_base[1])

    def _in_targets_but(self, kept: list[DigitSet]) -> tuple[Candidate, ...]:
        """What the targets have besides some digits each; a locked digit stays."""
        return tuple(
            candidate
            for target, digits in zip(self.exocet.targets, kept, strict=True)
            for candidate in self._all_but(
                digits | (BIT[target.locked] if target.locked else 0), target.cells
            )
        )

    def _all_but(self, digits: DigitSet, cells: CellSet) -> tuple[Candidate, ...]:
        """The candidates of some cells that are none of the given digits."""
        return tuple(
            Candidate(cell, digit)
            for cell in members(cells)
            for digit in members(self.board.digits[cell] & ~digits)
        )

    def of_the_mirrors(self) -> Iterator[Iterator[Conclusion]]:
        """What does not fit in the only cell of a mirror."""
        yield (
            Conclusion("mirror", self._all_but(digits, able), number)
            for number, digits in enumerate(self.in_target)
            if is_single(able := self._able(number, digits))
        )

    def _able(self, number: int, digits: DigitSet) -> CellSet:
        """The cells of a mirror that can hold one of some digits."""
        return self.exocet.mirror(number) & union(self._reach(each) for each in members(digits))

    def of_certain_digits(self) -> Iterator[Iterator[Conclusion]]:
        """What a digit that is in every pair leaves, for each such digit."""
        for digit in self.exocet.room:
            if self.pairs and all(digit in pair for pair in self.pairs):
                yield self._certain(digit)

    def _certain(self, digit: Digit) -> Iterator[Conclusion]:
        exocet, places = self.exocet, self.board.places[digit]
        in_targets = union(
            target.cells & places
            for target, kept in zip(exocet.targets, self.in_target, strict=True)
            if kept & BIT[digit]
        )
        cover = union(HOUSES[line] for line in exocet.cover(digit)) & ~exocet.outside
        for rule, cells in (
            ("base", seen_by_all(set_of(exocet.base))),
            ("target", seen_by_all(in_targets)),
            ("cover", cover),
        ):
            yield Conclusion(rule, candidates_of(digit, places & cells), digit=digit)

"""What follows when a pattern must not arise: one of its extra candidates is true.

A rectangle, a loop or the whole board may lack a few extra candidates to have two solutions. Since
a Sudoku has only one, at least one extra candidate is true. The four conclusions from that are the
same for every such pattern and known as types 1 to 4. A technique joins a kind of pattern (a class
with ``patterns`` and ``why``) with a conclusion (a class with ``find``).
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    CellSet,
    DigitSet,
    common_houses,
    is_single,
    members,
    only,
    seen_by_all,
    set_of,
    size,
)
from sudoku_helper.proofs.truths import Truth, in_house
from sudoku_helper.step import Step, candidates_of, cell_candidates
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.words.exclusion import Exclusion, tell_excluded
from sudoku_helper.text import Text, Words, tell

_ONE_EXTRA = Text(
    en="The only extra candidate is {extra:candidates}, so the {digit:digit} goes there.",
    de="Überzählig ist nur {extra:candidates}; also steht dort die {digit:digit}.",
)
_ONE_CELL = Text(
    en="Only {corner:cell} has extra candidates, so it is one of these: {removed:digits} are eliminated "
    "in {corner:cell}.",
    de="Überzählige Kandidaten hat nur {corner:cell}, also steht dort einer von diesen: "
    "{removed:digits} entfallen in {corner:cell}.",
)
_ONE_CELL_LOSES_ONE = Text(
    en="Only {corner:cell} has extra candidates, so it is one of these: the {removed:digits} is "
    "eliminated in {corner:cell}.",
    de="Überzählige Kandidaten hat nur {corner:cell}, also steht dort einer von diesen: Die "
    "{removed:digits} entfällt in {corner:cell}.",
)
_ONE_DIGIT = Text(
    en="The only extra digit is {extra:candidates}.",
    de="Überzählig ist nur {extra:candidates}.",
)
_ONE_DIGIT_APART = Text(
    en="The only extra digit is {extra:candidates}, so at least one of these cells takes it.",
    de="Überzählig ist nur {extra:candidates}; in mindestens einer dieser Zellen steht sie also.",
)
_LOCKED = Text(
    en="In {house:house} the {locked:digit} can only go in {roof:cells}, so one of the two cells is "
    "{locked:digit}.\n"
    "Extra candidates are in these two cells only, so the other cell takes one of these, "
    "and nothing else fits in there: cross out {removed:candidates}.",
    de="In {house:house} ist die {locked:digit} nur in {roof:cells} möglich; in einer der beiden "
    "Zellen steht also die {locked:digit}.\n"
    "Überzählige Kandidaten gibt es nur in diesen beiden Zellen, also bekommt die andere einen "
    "davon, und für anderes ist dort kein Platz: Streiche {removed:candidates}.",
)


@dataclass(frozen=True)
class Pattern:
    """Cells that would have two solutions without the *extra* candidates, as *truth* says.

    ``cells`` are those to look at, ``roof`` those with extra candidates, ``words`` describe the
    pattern.
    """

    cells: CellSet
    extra: tuple[Candidate, ...]
    roof: CellSet
    truth: Truth
    words: Words
    pair: DigitSet = 0
    """The two digits of the pattern, if it has no others."""

    @property
    def extra_digits(self) -> DigitSet:
        """The digits of the extra candidates."""
        return set_of(candidate.digit for candidate in self.extra)

    def extra_places(self, digit: int) -> CellSet:
        """Where a digit is an extra candidate."""
        return set_of(candidate.cell for candidate in self.extra if candidate.digit == digit)

    def usual(self, board: SudokuBoard, cell: int) -> DigitSet:
        """The candidates of a cell that are not extra."""
        digits = board.digits[cell]
        for candidate in self.extra:
            if candidate.cell == cell:
                digits &= ~BIT[candidate.digit]
        return digits


class _Conclusion(NamedTuple):
    """The sentences that say what follows, and what it excludes from cells around."""

    text: Text
    exclusions: Sequence[Exclusion]


class Uniqueness(SolvingTechnique):
    """A technique that rests on the puzzle having one solution only.

    ``why`` are the sentences that say why the pattern must not arise, ``explanation`` says what
    follows.
    """

    needs_uniqueness = True
    why: ClassVar[tuple[Text, ...]]

    @abstractmethod
    def patterns(self, board: SudokuBoard) -> Iterable[Pattern]:
        """The patterns that this technique looks at."""

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """First the pattern, then the conclusion, then what it excludes from cells around."""
        conclusion, exclusions = step.evidence_of(_Conclusion)
        for text in (*self.why, conclusion):
            yield from tell(text, step.words)
        if exclusions:
            yield tell_excluded(exclusions)

    def conclude(
        self,
        board: SudokuBoard,
        pattern: Pattern,
        cross_outs: tuple[Candidate, ...] = (),
        truths: tuple[Truth, ...] = (),
        subset: CellSet = 0,
        conclusion: Text | None = None,
        placements: tuple[Candidate, ...] = (),
        exclusions: Sequence[Exclusion] = (),
        **words: object,
    ) -> Step:
        """The step of a pattern; all that follows *pattern* belongs to the conclusion."""
        highlights = {"reason": _usual_candidates(board, pattern), "extra": pattern.extra}
        if subset:
            highlights["set_a"] = cell_candidates(board, subset)
        return Step(
            self,
            placements=placements,
            cross_outs=cross_outs,
            highlights=highlights,
            primary=pattern.cells,
            secondary=subset & ~pattern.cells,
            words={
                **pattern.words,
                "extra": pattern.extra,
                "roof": pattern.roof,
                **words,
            },
            truths=(pattern.truth, *truths),
            evidence=_Conclusion(conclusion or self.explanation, exclusions),
        )


def _usual_candidates(board: SudokuBoard, pattern: Pattern) -> tuple[Candidate, ...]:
    """The digits and candidates of a pattern that are not extra."""
    return tuple(
        Candidate(cell, digit)
        for cell in members(pattern.cells)
        for digit in (members(pattern.usual(board, cell)) or [board.values[cell]])
        if digit
    )


class OneCell(Uniqueness):
    """Type 1: one cell alone has extra candidates: it takes the only one, or loses all others."""

    explanation = _ONE_CELL

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every pattern with extra candidates in a single cell."""
        for pattern in self.patterns(board):
            if not is_single(pattern.roof):
                continue
            corner = only(pattern.roof)
            removed = pattern.usual(board, corner)
            if removed and len(pattern.extra) == 1:
                yield self.conclude(
                    board, pattern, placements=pattern.extra,
                    conclusion=_ONE_EXTRA, digit=only(pattern.extra_digits),
                )  # fmt: skip
            elif removed:
                yield self.conclude(
                    board, pattern, tuple(Candidate(corner, digit) for digit in members(removed)),
                    conclusion=_ONE_CELL_LOSES_ONE if is_single(removed) else _ONE_CELL,
                    corner=corner, removed=removed,
                )  # fmt: skip


class OneDigit(Uniqueness):
    """Type 2: all extra candidates are the same digit, so a cell that sees all of them loses it."""

    explanation = _ONE_DIGIT

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every pattern with one extra digit in several cells."""
        for pattern in self.patterns(board):
            digits = pattern.extra_digits
            if not is_single(digits) or is_single(pattern.roof):
                continue
            z = only(digits)
            targets = seen_by_all(pattern.roof) & board.places[z]
            if targets:
                cross_outs = candidates_of(z, targets)
                yield self.conclude(
                    board, pattern, cross_outs,
                    conclusion=_ONE_DIGIT if common_houses(pattern.roof) else _ONE_DIGIT_APART,
                    exclusions=[Exclusion(z, pattern.roof, targets)],
                )  # fmt: skip


class LockedDigit(Uniqueness):
    """Type 4: two cells have extra candidates, and a digit of the pattern must be in one of them."""

    explanation = _LOCKED

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every pattern with extra candidates in two cells and a digit locked in them."""
        for pattern in self.patterns(board):
            if size(pattern.roof) != 2:
                continue
            first, second = members(pattern.roof)
            usual = pattern.usual(board, first), pattern.usual(board, second)
            for house in common_houses(pattern.roof):
                for locked in members(usual[0] & usual[1]):
                    if board.places[locked] & HOUSES[house] != pattern.roof:
                        continue
                    removed = tuple(
                        Candidate(cell, digit)
                        for cell, digits in zip((first, second), usual, strict=True)
                        for digit in members(digits & ~BIT[locked])
                    )
                    if removed:
                        yield self.conclude(
                            board, pattern, removed, (in_house(house, locked),),
                            conclusion=_LOCKED, locked=locked, house=house, removed=removed,
                        )  # fmt: skip

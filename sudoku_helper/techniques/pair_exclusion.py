"""Aligned Pair Exclusion: a digit in one cell would leave nothing for another cell."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, PEERS, Cell, DigitSet, members, seen_by_all, size, smallest
from sudoku_helper.step import Step, cell_candidates
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.almost_locked_sets import (
    AlmostLockedSet,
    AlmostLockedSets,
    almost_locked_sets,
)
from sudoku_helper.techniques.words.almost_locked_sets import (
    SET_ROLES,
    all_cells,
    cells_hold,
    for_set,
    set_highlights,
)
from sudoku_helper.text import Text, Words, tell

SetNumbers = int
"""A set of numbers of almost locked sets."""


class _Exclusion(NamedTuple):
    """A candidate that leaves nothing for another cell; each set rules out some digits there."""

    cell_count: int
    target: Candidate
    other: Cell
    sets: tuple[AlmostLockedSet, ...]
    ruled_out: tuple[DigitSet, ...]


_EXCLUDER = Text(
    en="{set:cells} with only the digits {digits_LETTER:digits}, which rules out "
    "{lost_LETTER:digits}",
    de="{set:cells} mit nur den Ziffern {digits_LETTER:digits}, was die {lost_LETTER:digits} "
    "ausschließt",
)

_BOTH_SEE = Text(en="Both cells see {sets}.", de="Beide Zellen sehen {sets}.")
_AND = Text(en=", and ", de=", und ")


@cache
def _excluders(count: int) -> Text:
    """The sentence that names the sets which both cells see."""
    clauses = [for_set(_EXCLUDER, place) for place in range(count)]
    return _BOTH_SEE.format(sets=_AND.join(clauses))


class AlignedPairExclusion(SolvingTechnique):
    """If a cell had a digit, every digit of another cell would rob a set of two digits."""

    key = "aligned-pair-exclusion"
    name = Text(en="Aligned Pair Exclusion", de="Ausschluss ausgerichteter Paare")
    aliases = ("APE", "Subset Exclusion")
    difficulty = 6.2
    rated_as = None
    definition = Text(
        en="Two cells cannot take two digits at once that would both be missing in an almost locked "
        "set which both cells see, nor the same digit if they see each other. A candidate of one "
        "cell that goes with no candidate of the other can be crossed out.",
        de="Zwei Zellen können nicht zugleich zwei Ziffern bekommen, die dann beide in einer fast "
        "gesperrten Menge fehlten, die beide Zellen sehen, und auch nicht dieselbe Ziffer, wenn sie "
        "einander sehen. Ein Kandidat der einen Zelle, der sich mit keinem Kandidaten der anderen "
        "verträgt, entfällt.",
    )
    explanation = Text(
        en="If {target:cell} were {z:digit}, none of the candidates {digits:digits} would be left for "
        "{pivot:cell}.\n"
        "Each of these sets has one digit more than cells and cannot lose two.\n"
        "So {z:digit} can be crossed out in {target:cell}.",
        de="Wäre {target:cell} die {z:digit}, bliebe für {pivot:cell} keiner der Kandidaten "
        "{digits:digits} übrig.\n"
        "Jede dieser Mengen hat eine Ziffer mehr als Zellen und kann nicht zwei verlieren.\n"
        "Darum entfällt die {z:digit} in {target:cell}.",
    )
    one_set = Text(
        en="The set has one digit more than cells and cannot lose two.",
        de="Die Menge hat eine Ziffer mehr als Zellen und kann nicht zwei verlieren.",
    )
    same_digit = Text(
        en="{z:digit} itself is ruled out there because the two cells see each other.",
        de="Die {z:digit} selbst ist dort ausgeschlossen, weil die beiden Zellen einander sehen.",
    )
    example = Example(
        board="8+46......+91+37+8.64.+7+25.+64.1.+4+3+1+5+79+28+6+65+9+128+4732+7+86+4+31..+3+64+85.9+2.+582......1+9+7.+3....",
        finds="r1c8<>3",
    )
    library_codes = ("1000",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every candidate that can be excluded, each by the fewest cells."""
        best: dict[Candidate, _Exclusion] = {}
        for exclusion in _exclusions(board, almost_locked_sets(board)):
            known = best.get(exclusion.target)
            if known is None or exclusion.cell_count < known.cell_count:
                best[exclusion.target] = exclusion
        for exclusion in sorted(best.values(), key=lambda each: each.cell_count):
            yield self._step(board, exclusion)

    def _step(self, board: SudokuBoard, exclusion: _Exclusion) -> Step:
        _, target, other, sets, ruled_out = exclusion
        pair = BIT[target.cell] | BIT[other]
        return Step(
            self,
            cross_outs=(target,),
            highlights={
                "pivot": cell_candidates(board, BIT[other]),
                **set_highlights(board, sets),
            },
            primary=pair,
            secondary=all_cells(sets),
            words={
                "target": target.cell,
                "z": target.digit,
                "pivot": other,
                "digits": board.digits[other],
                "sets": sets,
                "ruled_out": ruled_out,
            },
            truths=cells_hold(BIT[other] | all_cells(sets)),
        )

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """What the candidate would do to the other cell, and why."""
        words = dict(step.words)
        for role, each, lost in zip(SET_ROLES, words["sets"], words["ruled_out"], strict=False):
            letter = role[-1].upper()
            words |= {role: each.cells, f"digits_{letter}": each.digits, f"lost_{letter}": lost}
        claim, reason, conclusion = tell(self.explanation, words)
        yield claim
        if words["digits"] & BIT[words["z"]]:
            yield self.same_digit, words
        yield _excluders(len(words["sets"])), words
        yield reason if len(words["sets"]) > 1 else (self.one_set, words)
        yield conclusion


def _exclusions(board: SudokuBoard, index: AlmostLockedSets) -> Iterator[_Exclusion]:
    """Every candidate with every cell for which it leaves nothing."""
    seeing, having = _sets_seeing(index), _sets_having(index)
    others = [
        cell for cell in members(board.empty) if 1 < size(board.digits[cell]) <= len(SET_ROLES)
    ]
    for cell in members(board.empty):
        for other in others:
            shared = seeing[cell] & seeing[other]
            if not shared or cell == other:
                continue
            for digit in members(board.digits[cell]):
                needed = board.digits[other]
                if PEERS[cell] & BIT[other]:
                    needed &= ~BIT[digit]
                useful = shared & having[digit]
                if needed & BIT[digit] or not useful:
                    continue
                ways = [useful & having[each] for each in members(needed)]
                if all(ways):
                    yield _exclusion(index, Candidate(cell, digit), other, needed, ways)


def _exclusion(
    index: AlmostLockedSets,
    target: Candidate,
    other: Cell,
    needed: DigitSet,
    ways: list[SetNumbers],
) -> _Exclusion:
    """The exclusion that uses for each digit the smallest set which rules it out."""
    ruled_out: dict[int, DigitSet] = {}
    for digit, way in zip(members(needed), ways, strict=True):
        number = smallest(way)
        ruled_out[number] = ruled_out.get(number, 0) | BIT[digit]
    sets = tuple(index.sets[number] for number in ruled_out)
    return _Exclusion(size(all_cells(sets)), target, other, sets, tuple(ruled_out.values()))


def _sets_seeing(index: AlmostLockedSets) -> list[SetNumbers]:
    """For each cell the sets all of whose cells see it."""
    seeing = [0] * 81
    for each in index.sets:
        for cell in members(seen_by_all(each.cells)):
            seeing[cell] |= 2**each.number
    return seeing


def _sets_having(index: AlmostLockedSets) -> list[SetNumbers]:
    """For each digit the sets that have it."""
    having = [0] * 10
    for each in index.sets:
        for digit in each.nodes:
            having[digit] |= 2**each.number
    return having

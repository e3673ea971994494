"""Aligned Pair Exclusion: a digit in one cell would leave nothing for another cell."""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    PEERS,
    Cell,
    DigitSet,
    common_houses,
    members,
    seen_by_all,
    size,
    smallest,
    union,
)
from sudoku_helper.step import Step, cell_candidates
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.almost_locked_sets import (
    AlmostLockedSet,
    AlmostLockedSets,
    almost_locked_sets,
)
from sudoku_helper.techniques.patterns.fruitless import FruitlessSearches
from sudoku_helper.techniques.words.almost_locked_sets import (
    SET_ROLES,
    all_cells,
    cells_hold,
    for_set,
    set_highlights,
)
from sudoku_helper.techniques.words.visible import numbered, sentence_of
from sudoku_helper.text import Text, Told, Words, same, tell

SetNumbers = int
"""A set of numbers of almost locked sets."""


class _Exclusion(NamedTuple):
    """A candidate that leaves nothing for another cell; each set rules out some digits there."""

    cell_count: int
    target: Candidate
    other: Cell
    sets: tuple[AlmostLockedSet, ...]
    ruled_out: tuple[DigitSet, ...]


_NOTHING_LEFT = Text(
    en="{target:cell}={z:digit} and {pivot:cell}={other:digit} would leave nothing for {set:cells}",
    de="{target:cell}={z:digit} und {pivot:cell}={other:digit} ließen für {set:cells} nichts übrig",
)
_TOO_FEW_LEFT = Text(
    en="{target:cell}={z:digit} and {pivot:cell}={other:digit} would leave only {left:the} for "
    "{set:cells}",
    de="{target:cell}={z:digit} und {pivot:cell}={other:digit} ließen für {set:cells} nur {left:the}",
)


class AlignedPairExclusion(SolvingTechnique):
    """If a cell had a digit, every digit of another cell would rob a set of two digits."""

    key = "aligned-pair-exclusion"
    name = Text(en="Aligned Pair Exclusion", de="Ausschluss ausgerichteter Paare")
    aliases = ("APE", "Subset Exclusion")
    difficulty = 6.2
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
        en="{target:cell} and {pivot:cell} both see {reason:cells}.\n"
        "So with {z:digit} in {target:cell} nothing would be left for {pivot:cell} of its candidates "
        "{digits:digits}; therefore {z:digit} can be crossed out in {target:cell}.",
        de="{target:cell} und {pivot:cell} sehen beide {reason:cells}.\n"
        "Mit der {z:digit} in {target:cell} bliebe für {pivot:cell} also keiner der Kandidaten "
        "{digits:digits} übrig; darum entfällt die {z:digit} in {target:cell}.",
    )
    same_digit = Text(
        en="They cannot both be {z:digit}, because both lie in {common:house}.",
        de="Beide zugleich können nicht die {z:digit} sein, denn beide liegen in {common:house}.",
    )
    example = Example(
        board="8+46......+91+37+8.64.+7+25.+64.1.+4+3+1+5+79+28+6+65+9+128+4732+7+86+4+31..+3+64+85.9+2.+582......1+9+7.+3....",
        finds="r1c8<>3",
    )
    library_codes = ("1000",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every candidate that can be excluded, each by the fewest cells."""
        best: dict[Candidate, _Exclusion] = {}
        index = almost_locked_sets(board)
        for exclusion in _FRUITLESS.watch(board, _exclusions(board, index)):
            known = best.get(exclusion.target)
            if known is None or exclusion.cell_count < known.cell_count:
                best[exclusion.target] = exclusion
        for exclusion in sorted(best.values(), key=lambda each: each.cell_count):
            yield self._step(board, exclusion)

    def _step(self, board: SudokuBoard, exclusion: _Exclusion) -> Step:
        _, target, other, sets, _ = exclusion
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
                "reason": all_cells(sets),
            },
            truths=cells_hold(BIT[other] | all_cells(sets)),
            evidence=exclusion,
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """What each combination of the candidate with one of the other cell would do to a set."""
        _, target, other, *_ = exclusion = step.evidence_of(_Exclusion)
        seen, conclusion = tell(self.explanation, step.words)
        yield seen
        if Candidate(other, target.digit) in step.highlights["pivot"]:
            both = BIT[target.cell] | BIT[other]
            yield self.same_digit, {**step.words, "common": common_houses(both)[0]}
        yield _told_combinations(exclusion, step.words)
        yield conclusion


def _told_combinations(exclusion: _Exclusion, words: Words) -> Told:
    """Each combination of digits of the two cells, with what it would leave for a set."""
    filled = dict(words)
    clauses: list[Text] = []
    z = exclusion.target.digit
    found = zip(exclusion.sets, exclusion.ruled_out, strict=True)
    for place, (each, ruled_out) in enumerate(found):
        for other in members(ruled_out):
            number = len(clauses) + 1
            left = each.digits & ~BIT[z] & ~BIT[other]
            text = _TOO_FEW_LEFT if left else _NOTHING_LEFT
            clauses.append(numbered(for_set(text, place), number))
            filled |= {f"{name}{number}": words[name] for name in ("target", "z", "pivot")}
            filled |= {f"other{number}": other, f"left{number}": left}
            filled[f"{SET_ROLES[place]}{number}"] = each.cells
    return sentence_of(clauses, same("{others}; {last}"), same("; ")), filled


_FRUITLESS = FruitlessSearches()


def _exclusions(board: SudokuBoard, index: AlmostLockedSets) -> Iterator[_Exclusion]:
    """Every candidate with every cell for which it leaves nothing."""
    changed = _FRUITLESS.changed(board)
    fresh = union(2**each.number for each in index.sets if each.cells & changed)
    seeing, having = _sets_seeing(index), _sets_having(index)
    others = [
        cell for cell in members(board.empty) if 1 < size(board.digits[cell]) <= len(SET_ROLES)
    ]
    for cell in members(board.empty):
        for other in others:
            shared = seeing[cell] & seeing[other]
            if not shared or cell == other or not (shared & fresh or BIT[other] & changed):
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

"""Junior exocet: two targets have the same two digits as two base cells."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import only, set_of, size, union
from sudoku_helper.proofs.truths import Truth, holds, in_cell, in_house
from sudoku_helper.step import Step, cell_candidates, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.exocet_rules import Conclusion, conclusions
from sudoku_helper.techniques.patterns.exocets import Exocet, exocets
from sudoku_helper.techniques.words.exocets import base_digits, listed, told_covers
from sudoku_helper.text import Text, Told

_BASE = Text(
    en="Two of the digits {digits:digits} are in the base cells {base_cells:cells}, and these two are nowhere "
    "else in {own:inside}.",
    de="In den Basiszellen {base_cells:cells} stehen zwei der Ziffern {digits:digits}, und diese beiden "
    "sonst nirgends in {own:inside}.",
)
_PAIR = Text(
    en="The digits {digits:digits} are in the base cells {base_cells:cells}, and nowhere else in {own:inside}.",
    de="In den Basiszellen {base_cells:cells} stehen die Ziffern {digits:digits}, und sonst nirgends in "
    "{own:inside}.",
)
_TARGETS = Text(
    en="Each of the cross-lines ({cross:lines}) needs both of them too, and in {blocks:inside} only the target "
    "cells {target_cells1:group} and {target_cells2:group} are left for that, since ",
    de="Auch die Querlinien ({cross:lines}) brauchen beide, und in {blocks:inside} bleiben dafür nur die "
    "Zielzellen {target_cells1:group} und {target_cells2:group}, denn ",
)
_BESIDE = Text(
    en="none of the digits can be in {beside:either}",
    de="in {beside:either} kann keine der Ziffern stehen",
)
_LOCKED = Text(
    en="{pair:group} count as one, since the {locked:digit} of {house:house} is in one of them",
    de="{pair:group} zählen als eine, weil in einer davon die {locked:digit} von {house:house} steht",
)
_ROOM = Text(
    en="Outside these blocks the cross-lines have room for at most two of each digit: ",
    de="Außerhalb dieser Blöcke haben die Querlinien von jeder Ziffer höchstens für zwei Platz: ",
)
_SAME = Text(
    en="So each digit of the base is in a target cell as well: both have the same two digits.",
    de="Jede Ziffer der Basis steht also auch in einer Zielzelle: Beide haben dieselben zwei Ziffern.",
)
_SO = Text(
    en="So these can be crossed out: ",
    de="Gestrichen werden kann darum: ",
)
_CERTAIN = Text(
    en="The {certain:digit} is in every pair that is still possible in both, so these can be crossed out: ",
    de="Die {certain:digit} gehört zu jedem Paar, das noch in beiden möglich ist; gestrichen werden kann "
    "darum: ",
)
_RULES: Mapping[str, Text] = {
    "other": Text(
        en="{removed:candidates} (not in the base)",
        de="{removed:candidates} (nicht in der Basis)",
    ),
    "room": Text(
        en="{removed:candidates} (then {others:lines} would need that digit outside, but have room for "
        "at most one there)",
        de="{removed:candidates} (dann bräuchten die {others:lines} diese Ziffer außerhalb, haben dort aber "
        "höchstens für eine Platz)",
    ),
    "block": Text(
        en="{removed:candidates} (then no place for that digit would be left in {block:house})",
        de="{removed:candidates} (dann bliebe für diese Ziffer kein Platz in {block:house})",
    ),
    "neither": Text(
        en="{removed:candidates} (possible in neither target cell)",
        de="{removed:candidates} (in keiner Zielzelle möglich)",
    ),
    "pair": Text(
        en="{removed:candidates} (in no pair that is still possible in both)",
        de="{removed:candidates} (in keinem Paar, das noch in beiden möglich ist)",
    ),
    "mirror": Text(
        en="{removed:candidates} (the digit of {target:cell} has only this place left in "
        "{block:house})",
        de="{removed:candidates} (die Ziffer von {target:cell} hat in {block:house} nur noch diesen Platz)",
    ),
    "base": Text(
        en="{removed:candidates} (it is in the base)",
        de="{removed:candidates} (sie steht in der Basis)",
    ),
    "target": Text(
        en="{removed:candidates} (it is in a target cell)",
        de="{removed:candidates} (sie steht in einer Zielzelle)",
    ),
    "cover": Text(
        en="{removed:candidates} (the cross-lines have it in {cover:inside})",
        de="{removed:candidates} (die Querlinien haben sie in {cover:inside})",
    ),
}


class _Found(NamedTuple):
    """An exocet and what it crosses out."""

    exocet: Exocet
    conclusions: list[Conclusion]

    @property
    def effect(self) -> frozenset[Candidate]:
        """What it does."""
        return frozenset(candidate for each in self.conclusions for candidate in each.removed)


class JuniorExocet(SolvingTechnique):
    """Two targets have the same two digits as two base cells."""

    key = "junior-exocet"
    name = Text(en="Junior Exocet", de="Junior Exocet")
    aliases = ("JExocet", "Exocet", "JE")
    difficulty = 8.2
    definition = Text(
        en="Two base cells of a block lie in one line and have two to four digits together. In each of "
        "the two blocks beside it there is a target cell in another line. Three cross-lines run "
        "through the target cells and beside the base; of each of these digits they have at most two "
        "outside the three blocks. Since there only the target cells are left for a digit of the base, "
        "the target cells have the same two digits as the base cells and lose everything that does not "
        "agree with that.",
        de="Zwei Basiszellen eines Blocks liegen in einer Reihe und haben zusammen zwei bis vier Ziffern. In "
        "jedem der zwei Blöcke daneben liegt in einer anderen Reihe eine Zielzelle. Drei Querlinien "
        "laufen durch die Zielzellen und neben der Basis; außerhalb der drei Blöcke haben sie von jeder "
        "dieser Ziffern höchstens zwei. Weil dort für eine Ziffer der Basis nur die Zielzellen bleiben, haben die "
        "Zielzellen dieselben zwei Ziffern wie die Basiszellen, und was dazu nicht passt, entfällt.",
    )
    example = Example(
        board="...3.+28.......64.7.5..4..2...5.2..4.4....83....1.....6.127.....5..29..1...9......",
        finds="r3c3<>8 r4c2<>69",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every exocet with a different effect, fewest digits first, single target cells first."""
        found = [
            _Found(exocet, thought)
            for exocet in exocets(board)
            for thought in conclusions(board, exocet)
        ]
        for each in one_of_each_effect(sorted(found, key=_effort)):
            yield self._step(board, each)

    def _step(self, board: SudokuBoard, each: _Found) -> Step:
        exocet, found = each
        targets = union(target.cells for target in exocet.targets)
        base = set_of(exocet.base)
        return Step(
            self,
            cross_outs=tuple(candidate for each in found for candidate in each.removed),
            highlights={
                "base_cells": cell_candidates(board, base),
                "target_cells": base_digits(board, exocet, targets),
                "reason": base_digits(board, exocet, exocet.outside),
            },
            primary=base,
            secondary=targets | exocet.outside,
            truths=_truths(board, exocet, found),
            evidence=each,
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """The base, the targets, why these have the same digits, and what follows by which rule."""
        exocet, found = step.evidence_of(_Found)
        first, second = exocet.targets
        words = {
            "digits": exocet.digits,
            "base_cells": set_of(exocet.base),
            "own": [exocet.line, exocet.block],
            "cross": sorted(exocet.cross_lines),
            "blocks": sorted(exocet.blocks),
            "target_cells1": first.cells,
            "target_cells2": second.cells,
        }
        yield _PAIR if len(exocet.room) == 2 else _BASE, words
        yield listed(_TARGETS, _why(exocet), words)
        yield listed(_ROOM, told_covers(exocet))
        yield _SAME, {}
        certain = found[0].digit
        so = _CERTAIN if certain else _SO
        yield listed(so, [_told(exocet, each) for each in found], {"certain": certain})


def _effort(found: _Found) -> tuple[int, int]:
    """How hard an exocet is to see: by its digits and the cells of its targets."""
    exocet = found.exocet
    return len(exocet.room), sum(size(target.cells) for target in exocet.targets)


def _truths(board: SudokuBoard, exocet: Exocet, found: Iterable[Conclusion]) -> tuple[Truth, ...]:
    """The base cells, the digits in the cross-lines, and what some of the rules need besides."""
    truths = [in_cell(cell) for cell in exocet.base]
    truths += [in_house(line, digit) for digit in exocet.room for line in exocet.cross_lines]
    truths += [in_house(each.house, each.locked) for each in exocet.targets if each.locked]
    if not {each.rule for each in found} <= {"other", "room"}:
        blocks = [target.block for target in exocet.targets]
        truths += [in_house(block, digit) for digit in exocet.room for block in blocks]
    return tuple(truth for truth in truths if holds(truth, board))


def _why(exocet: Exocet) -> Iterator[Told]:
    """Why only the targets are left in their blocks."""
    beside = union(target.beside for target in exocet.targets)
    if beside:
        yield _BESIDE, {"beside": beside}
    for each in exocet.targets:
        if each.locked:
            yield _LOCKED, {"pair": each.cells, "locked": each.locked, "house": each.house}


def _told(exocet: Exocet, each: Conclusion) -> Told:
    """What a rule crosses out, and why."""
    target, other = exocet.targets[each.number], exocet.targets[1 - each.number]
    words = {
        "removed": each.removed,
        "target": only(target.cells),
        "block": other.block,
        "others": sorted({*exocet.cross_lines} - {target.cross_line}),
        "cover": exocet.cover(each.digit) if each.digit else (),
    }
    return _RULES[each.rule], words

"""Multi-sector locked sets: cells of several houses that hold just as many digits as they are.

The SK loop is the best known shape of them. Both are proved by counting.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import to_candidates
from sudoku_helper.geometry import (
    COLUMNS,
    HOUSES,
    ROWS,
    Digit,
    House,
    members,
    set_of,
    size,
)
from sudoku_helper.proofs.counting import Cover, proves_by_counting
from sudoku_helper.proofs.truths import in_cell
from sudoku_helper.step import Later, Step, candidates_of, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.locked_cells import LockedCells, locked_crossings
from sudoku_helper.techniques.patterns.sk_loops import SkLoop as Loop
from sudoku_helper.techniques.patterns.sk_loops import sk_loops
from sudoku_helper.techniques.words.visible import numbered
from sudoku_helper.text import Text, Told, same, tell

_COLOURS = ("first", "second", "third")
"""The roles of candidates that are counted in rows, in columns and in blocks."""

_DIGITS_IN = {
    role: Text(
        en=f"{{digits:digits}} in {{{role}:inside}}", de=f"{{digits:digits}} in {{{role}:inside}}"
    )
    for role in _COLOURS
}
_OTHER_WAY = Text(
    en="Just as well could be counted: {parts}.", de="Genauso gut ließe sich zählen: {parts}."
)
_CROSSED_OUT = Text(
    en="What would take one of these places away from the cells can be crossed out: {removed:candidates}.",
    de="Was den Zellen einen dieser Plätze nähme, entfällt: {removed:candidates}.",
)

Covers = Mapping[Digit, Cover]
"""The houses in which each digit is counted."""


_Part = tuple[int, Cover]
"""Digits and the houses in which they are counted."""


class Counting(NamedTuple):
    """Where each digit is counted, where else some could be, and the houses of a ring of cells in turn."""

    covers: Covers
    others: list[_Part]
    ring: tuple[House, ...] = ()


class _LockedCellsTechnique(SolvingTechnique):
    """A technique whose cells need all the digits that fit into them."""

    def check(self, step: Step, board: SudokuBoard) -> bool:
        """Count the digits that are left for the cells if a cross-out were true."""
        return proves_by_counting(step, board)

    def _step(
        self,
        board: SudokuBoard,
        locked: LockedCells,
        covers: Covers,
        words: Mapping[str, object],
        corners: Iterable[Candidate] = (),
        ring: tuple[House, ...] = (),
    ) -> Step:
        removed = to_candidates(locked.effect)
        return Step(
            self,
            cross_outs=removed,
            highlights=Later(_highlights, board, locked, covers, corners),
            primary=locked.cells,
            secondary=set_of(each.cell for each in removed) & ~locked.cells,
            words={
                **words,
                "reason": locked.cells,
                "count": size(locked.cells),
                "removed": removed,
            },
            truths=tuple(in_cell(cell) for cell in members(locked.cells)),
            evidence=Counting(covers, _other_ways(locked, covers), ring),
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """The cells, where their digits are counted, that these are just enough, what follows."""
        counting = step.evidence_of(Counting)
        cells, counted, enough = tell(self.explanation, step.words)
        yield cells
        yield _listed(counted[0], self._parts(counting))
        yield enough
        if counting.others:
            yield _listed(_OTHER_WAY, counting.others)
        yield _CROSSED_OUT, step.words

    def _parts(self, counting: Counting) -> list[_Part]:
        """Which digits are counted in which houses, in the order in which they are told."""
        return _by_cover(counting.covers.items())


def _by_cover(covers: Iterable[tuple[Digit, Cover]]) -> list[_Part]:
    """Digits that are counted in the same houses together; rows first, then columns, then blocks."""
    ordered = sorted((cover, digit) for digit, cover in covers)
    return [
        (set_of(digit for _, digit in alike), cover)
        for cover, alike in groupby(ordered, key=lambda each: each[0])
    ]


def _listed(template: Text, parts: Iterable[_Part]) -> Told:
    """A sentence with a list of digits and the houses in which they are counted."""
    clauses = []
    words: dict[str, object] = {}
    for number, (digits, houses) in enumerate(parts, 1):
        role = _COLOURS[houses[0] // 9]
        clauses.append(numbered(_DIGITS_IN[role], number))
        words |= {f"digits{number}": digits, f"{role}{number}": houses}
    return template.format(parts=same("; ").join(clauses)), words


def _other_ways(locked: LockedCells, covers: Covers) -> list[_Part]:
    """The other houses in which digits could be counted."""
    return _by_cover(
        (digit, cover)
        for digit, ways in locked.covers.items()
        for cover in ways
        if cover != covers[digit]
    )


def _highlights(
    board: SudokuBoard, locked: LockedCells, covers: Covers, corners: Iterable[Candidate]
) -> dict[str, tuple[Candidate, ...]]:
    """The candidates of the cells by the kind of house in which they are counted."""
    found: dict[str, list[Candidate]] = {}
    for digit, houses in covers.items():
        left = locked.cells & board.places[digit]
        for house in houses:
            found.setdefault(_COLOURS[house // 9], []).extend(
                candidates_of(digit, left & HOUSES[house])
            )
            left &= ~HOUSES[house]
    if corners:
        found["pivot"] = list(corners)
    return {role: tuple(candidates) for role, candidates in found.items()}


class SkLoop(_LockedCellsTechnique):
    """A ring of eight pairs of cells in which neighbours share all their digits."""

    key = "sk-loop"
    name = Text(en="SK Loop", de="SK-Schleife")
    aliases = ("Domino Loop", "Domino-Ring", "Virus Pattern", "Stephen Kurzhals Loop")
    difficulty = 7.9
    definition = Text(
        en="Two rows and two columns cross in four corners of different blocks. In the block of each corner "
        "its row and its column have two further cells each, which makes a ring of eight pairs; "
        "neighbours share a row, a column or a block. If the digits that neighbours share are as many as "
        "the cells, all of them are needed in the ring, and each can be crossed out elsewhere in the "
        "house where it is shared.",
        de="Zwei Zeilen und zwei Spalten kreuzen sich in vier Ecken verschiedener Blöcke. Im Block jeder "
        "Ecke haben ihre Zeile und ihre Spalte noch je zwei Zellen; das gibt einen Ring von acht Paaren, "
        "in dem Nachbarn eine Zeile, eine Spalte oder einen Block teilen. Sind die Ziffern, die Nachbarn "
        "gemeinsam haben, so viele wie die Zellen, werden sie alle im Ring gebraucht, und jede entfällt "
        "sonst in der Einheit, in der sie geteilt wird.",
    )
    explanation = Text(
        en="Around the corners {pivot:cells} the other cells of their rows and columns form a ring of eight "
        "pairs in four blocks, with {count} empty cells: {reason:cells}.\n"
        "Neighbours in the ring share a house in which each digit fits in only once: {parts}.\n"
        "All candidates of the ring are counted in this, and that makes {count} digits for {count} cells; "
        "so the ring needs each of them.",
        de="Um die Ecken {pivot:cells} bilden die anderen Zellen ihrer Zeilen und Spalten einen Ring von "
        "acht Paaren in vier Blöcken, mit {count} leeren Zellen: {reason:cells}.\n"
        "Nachbarn im Ring teilen eine Einheit, in die jede Ziffer nur einmal passt: {parts}.\n"
        "Alle Kandidaten des Rings sind damit gezählt, und das sind {count} Ziffern für {count} Zellen; "
        "der Ring braucht also jede davon.",
    )
    example = Example(
        board="5.3.4....9+4....5...8......4...7...2...4.6.3.......8..1.....1.7.6...5.9.....2....8",
        finds="r1c7<>6 r2c5<>3 r3c5<>39 r3c7<>6 r5c2<>59 r7c4<>8 r7c9<>2 r8c2<>3 r9c6<>7 r9c8<>1",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every loop, fewest cells first."""
        return one_of_each_effect(self._loop_step(board, loop) for loop in sk_loops(board))

    def _loop_step(self, board: SudokuBoard, loop: Loop) -> Step:
        ring = tuple(loop.houses)
        covers = {
            digit: next(cover for cover in ways if not set(cover) - set(ring))
            for digit, ways in loop.locked.covers.items()
        }
        corners = [
            Candidate(cell, board.values[cell]) for cell in loop.corners if board.values[cell]
        ]
        words = {"pivot": set_of(loop.corners)}
        return self._step(board, loop.locked, covers, words, corners, ring)

    def _parts(self, counting: Counting) -> list[_Part]:
        """The digits of each house, all the way round."""
        covers = counting.covers.items()
        return [
            (set_of(digit for digit, cover in covers if house in cover), (house,))
            for house in counting.ring
        ]


class MultiSectorLockedSet(_LockedCellsTechnique):
    """Cells in several rows and columns that need every digit that fits into them."""

    key = "multi-sector-locked-set"
    name = Text(en="Multi-Sector Locked Set", de="Gesperrte Menge über mehrere Einheiten")
    aliases = ("MSLS", "Multi-Sector Locked Sets", "Multi-Fish", "Mehrsektoren-Menge")
    difficulty = 8.1
    definition = Text(
        en="Some rows cross some columns in a number of empty cells. Of each digit no more fit in there than "
        "houses are needed to have all its places. If all digits together make just as many as there are "
        "cells, all of them are needed there, and each can be crossed out elsewhere in the houses in "
        "which it was counted.",
        de="Einige Zeilen kreuzen einige Spalten in einer Anzahl leerer Zellen. Von jeder Ziffer passen dort "
        "nicht mehr hinein, als Einheiten nötig sind, um alle ihre Plätze zu erfassen. Sind das bei allen "
        "Ziffern zusammen genau so viele wie Zellen, werden sie dort alle gebraucht, und jede entfällt "
        "sonst in den Einheiten, in denen sie gezählt wurde.",
    )
    explanation = Text(
        en="Where {line1:lines} cross {line2:lines}, {count} cells are empty: {reason:cells}.\n"
        "Each digit fits in only once in each house that has its places there: {parts}.\n"
        "That makes {count} digits for {count} cells; so each of them is needed there.",
        de="Wo sich die {line1:lines} und die {line2:lines} kreuzen, sind {count} Zellen leer: {reason:cells}.\n"
        "Jede Ziffer passt nur einmal in jede Einheit, die dort ihre Plätze hat: {parts}.\n"
        "Das sind {count} Ziffern für {count} Zellen; also wird jede davon dort gebraucht.",
    )
    example = Example(
        board=".7.3...9.....5....9...64....8....2..6..4....9..1....3.7..5..+9.6..2.9.38.......1..",
        finds="r1c3<>8 r1c7<>8 r2c1<>4 r2c9<>47 r3c9<>57 r4c3<>3 r4c8<>1 r5c5<>7 r5c6<>57 r6c2<>2 "
        "r6c7<>8 r7c5<>4 r8c2<>1 r9c2<>3 r9c3<>38 r9c8<>2",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every set with a different effect, fewest cells first."""
        for locked in one_of_each_effect(locked_crossings(board)):
            covers = {digit: ways[0] for digit, ways in locked.covers.items()}
            words = {"line1": _lines(locked, ROWS), "line2": _lines(locked, COLUMNS)}
            yield self._step(board, locked, covers, words)


def _lines(locked: LockedCells, lines: range) -> list[House]:
    """Those of some lines in which the cells are."""
    return [line for line in lines if HOUSES[line] & locked.cells]

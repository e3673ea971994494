"""W-Wing: two equal pairs tied together by a bridge."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    PEERS,
    Cell,
    CellSet,
    Digit,
    House,
    members,
    only,
    size,
)
from sudoku_helper.proofs.truths import in_cell, in_house
from sudoku_helper.step import (
    Link,
    Step,
    alternating,
    candidates_of,
    cell_candidates,
    one_of_each_effect,
)
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.text import Text


class _Bridged(NamedTuple):
    """Two cells with the same pair xy, and the places of x in a house that lie between them."""

    left: Cell
    right: Cell
    x: Digit
    y: Digit
    bridge: CellSet


class WWing(SolvingTechnique):
    """Two cells xy far apart; every place of x in some house sees one of them, so one is y."""

    key = "w-wing"
    name = Text(en="W-Wing", de="W-Wing")
    aliases = ("Semi-Remote Pair",)
    difficulty = 4.4
    definition = Text(
        en="Two cells with the same pair xy do not see each other, but in some house every place of "
        "x sees one of them: the bridge. They cannot both be x, so at least one of them is y, and no cell "
        "that sees both can be y.",
        de="Zwei Zellen mit demselben Paar xy sehen einander nicht, aber in irgendeiner Einheit sieht "
        "jeder Platz der x eine von ihnen: die Brücke. Beide zugleich können nicht x sein, also ist "
        "mindestens eine y, und keine Zelle, die beide sieht, kann y sein.",
    )
    explanation = Text(
        en="{left:cell} and {right:cell} both have the candidates {pair:digits} only.\n"
        "{left:cell} sees {bridge1:cells}, {right:cell} sees {bridge2:cells}; these are the only places "
        "of the {x:digit} in {house:house}.\n"
        "If {left:cell} and {right:cell} were both {x:digit}, the {x:digit} would have no place "
        "left in {house:house}; so at least one of the two is {y:digit}.\n"
        "Therefore {y:digit} can be crossed out in {targets:cells}, since both are seen from there.",
        de="{left:cell} und {right:cell} haben beide nur die Kandidaten {pair:digits}.\n"
        "{left:cell} sieht {bridge1:cells}, {right:cell} sieht {bridge2:cells}; andere Plätze hat die "
        "{x:digit} in {house:house} nicht.\n"
        "Stünde die {x:digit} in {left:cell} und in {right:cell}, so bliebe ihr in {house:house} kein "
        "Platz; also ist mindestens eine der beiden die {y:digit}.\n"
        "Darum entfällt die {y:digit} in {targets:cells}, denn von dort sieht man beide.",
    )
    example = Example(
        board="312.6...965912.3..47853962158691274372164389594387516286425193729.38..1613..962..",
        finds="r1c6<>7 r2c6<>7 r9c4<>7",
    )
    library_codes = ("0803",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every W-Wing, those whose bridge has two cells before those with more."""
        yield from one_of_each_effect(self._all(board))

    def _all(self, board: SudokuBoard) -> Iterator[Step]:
        wide = []
        for left, right in _equal_pairs(board):
            for x in members(board.digits[left]):
                y = only(board.digits[left] & ~BIT[x])
                targets = PEERS[left] & PEERS[right] & board.places[y]
                if not targets:
                    continue
                for house, bridge in _bridges(board, left, right, x):
                    step = self._step(board, (left, right), (x, y), (house, bridge), targets)
                    if size(bridge) == 2:
                        yield step
                    else:
                        wide.append(step)
        yield from wide

    def _step(
        self,
        board: SudokuBoard,
        ends: tuple[Cell, Cell],
        pair: tuple[Digit, Digit],
        link: tuple[House, CellSet],
        targets: CellSet,
    ) -> Step:
        (left, right), (x, y), (house, bridge) = ends, pair, link
        pincers = BIT[left] | BIT[right]
        return Step(
            self,
            cross_outs=candidates_of(y, targets),
            highlights={
                "pincers": cell_candidates(board, pincers),
                "bridge": candidates_of(x, bridge),
            },
            primary=pincers,
            secondary=bridge,
            words={
                "left": left,
                "right": right,
                "pair": BIT[x] | BIT[y],
                "x": x,
                "y": y,
                "house": house,
                "bridge": bridge,
                "bridge1": bridge & PEERS[left],
                "bridge2": bridge & ~PEERS[left],
                "targets": targets,
            },
            truths=(in_cell(left), in_cell(right), in_house(house, x)),
            evidence=_Bridged(left, right, x, y, bridge),
        )

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:
        """From one pair over the bridge to the other."""
        left, right, x, y, bridge = step.evidence_of(_Bridged)
        near, far = bridge & PEERS[left], bridge & ~PEERS[left]
        way = (
            (y, BIT[left]),
            (x, BIT[left]),
            (x, near),
            (x, far),
            (x, BIT[right]),
            (y, BIT[right]),
        )
        return (alternating(*(candidates_of(*each) for each in way)),)


def _equal_pairs(board: SudokuBoard) -> Iterator[tuple[Cell, Cell]]:
    """The pairs of cells with the same two candidates that do not see each other."""
    cells_of: dict[int, list[Cell]] = {}
    for cell in members(board.bivalue):
        cells_of.setdefault(board.digits[cell], []).append(cell)
    for cells in cells_of.values():
        for left, right in combinations(cells, 2):
            if not PEERS[left] & BIT[right]:
                yield left, right


def _bridges(
    board: SudokuBoard, left: Cell, right: Cell, x: Digit
) -> Iterator[tuple[House, CellSet]]:
    """The houses in which every place of x sees *left* or *right*, with these places."""
    places = board.places[x]
    unseen = places & ~(PEERS[left] | PEERS[right])
    for house, cells in enumerate(HOUSES):
        bridge = cells & places
        if bridge and not bridge & unseen and bridge & ~PEERS[left] and bridge & ~PEERS[right]:
            yield house, bridge

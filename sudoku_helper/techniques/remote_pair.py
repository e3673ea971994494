"""Remote pair: a chain of cells with the same two candidates."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, PEERS, Cell, CellSet, DigitSet, members, set_of
from sudoku_helper.proofs.truths import in_cell
from sudoku_helper.step import Link, Step, alternating, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.text import Text, Told

_EVERY_SECOND = Text(
    en="So every second cell has the same digit: {odd:path} one of them, {even:path} the other.",
    de="Jede zweite Zelle hat also dieselbe Ziffer: {odd:path} die eine, {even:path} die andere.",
)
_SEEN_FROM_THERE = Text(
    en="From {targets:cells} one cell of each kind is seen, {one:cell} and {other:cell}, so neither digit "
    "can go there.",
    de="Von {targets:cells} aus sieht man von beiden Sorten eine, {one:cell} und {other:cell}; dort kann "
    "keine der beiden Ziffern stehen.",
)

Chain = tuple[Cell, ...]


class _Paired(NamedTuple):
    """A chain of cells that all have the same pair, and those that see both digits of it."""

    cells: Chain
    pair: DigitSet
    targets: CellSet


class RemotePair(SolvingTechnique):
    """Neighbours in a chain of cells xy hold different digits, so its ends are x and y."""

    key = "remote-pair"
    name = Text(en="Remote Pair", de="Remote Pair")
    aliases = ("Remote Pairs", "Entferntes Paar", "Geklonte Paare")
    difficulty = 4.3
    definition = Text(
        en="A chain of four, six or more cells that all have the same two candidates; neighbours see "
        "each other, so the digits alternate along it. Its two ends hold different digits, and both "
        "digits leave every cell that sees both ends.",
        de="Eine Kette aus vier, sechs oder mehr Zellen, die alle dieselben zwei Kandidaten haben; "
        "Nachbarn sehen einander, deshalb wechseln sich die Ziffern ab. An den beiden Enden stehen "
        "verschiedene Ziffern, und beide Ziffern entfallen in jeder Zelle, die beide Enden sieht.",
    )
    explanation = Text(
        en="{chain:path} all have the candidates {pair:digits} only.\n"
        "In this order each cell sees the next one, so the two digits take turns.\n"
        "There are {count:count} cells, an even number, so the ends {start:cell} and {end:cell} hold "
        "different digits, one {x:digit} and the other {y:digit}.\n"
        "Both ends are seen from {targets:cells}, so neither digit can go there.",
        de="{chain:path} haben alle nur die Kandidaten {pair:digits}.\n"
        "In dieser Reihenfolge sieht jede Zelle die nächste; die beiden Ziffern wechseln sich also ab.\n"
        "Es sind {count:count} Zellen, eine gerade Zahl; darum stehen an den Enden {start:cell} und "
        "{end:cell} verschiedene Ziffern, einmal die {x:digit} und einmal die {y:digit}.\n"
        "Von {targets:cells} aus sieht man beide Enden; dort kann keine der beiden Ziffern stehen.",
    )
    example = Example(
        board="54162783963945871227839156445713.6.8816.74.5392386514718254..76.65.8.4.1.94.16.85",
        finds="r8c4<>29",
    )
    library_codes = ("0703",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every remote pair, short chains first."""
        cells_of: dict[DigitSet, CellSet] = {}
        for cell in members(board.bivalue):
            digits = board.digits[cell]
            cells_of[digits] = cells_of.get(digits, 0) | BIT[cell]
        steps = [
            step
            for pair, cells in cells_of.items()
            for chain in _chains(cells)
            if (step := self._step(board, chain, pair))
        ]
        yield from one_of_each_effect(sorted(steps, key=lambda step: len(step.truths)))

    def tell(self, step: Step) -> Iterator[Told]:
        """In a long chain not only the ends count."""
        *beginning, ends, conclusion = super().tell(step)
        yield from beginning
        chain, _, targets = step.evidence_of(_Paired)
        if len(chain) == 4:
            yield from (ends, conclusion)
            return
        yield _EVERY_SECOND, {"odd": chain[::2], "even": chain[1::2]}
        for (one, other), seeing in _seen_pairs(chain, targets).items():
            yield _SEEN_FROM_THERE, {"one": one, "other": other, "targets": seeing}

    def _step(self, board: SudokuBoard, chain: Chain, pair: DigitSet) -> Step:
        first, second = members(pair)
        targets = _between(chain)
        removed = tuple(
            Candidate(cell, digit)
            for cell in members(targets & (board.places[first] | board.places[second]))
            for digit in members(board.digits[cell] & pair)
        )
        found = _Paired(chain, pair, set_of(candidate.cell for candidate in removed))
        even, odd = chain[::2], chain[1::2]
        return Step(
            self,
            cross_outs=removed,
            highlights={
                "first": tuple(Candidate(cell, first) for cell in even)
                + tuple(Candidate(cell, second) for cell in odd),
                "second": tuple(Candidate(cell, second) for cell in even)
                + tuple(Candidate(cell, first) for cell in odd),
            },
            primary=BIT[chain[0]] | BIT[chain[-1]],
            secondary=set_of(chain[1:-1]),
            links=tuple(
                Link((Candidate(one, digit),), (Candidate(other, digit),), strong=True)
                for digit in (first, second)
                for one, other in pairwise(chain)
            ),
            words={
                "chain": chain,
                "count": len(chain),
                "pair": pair,
                "x": first,
                "y": second,
                "start": chain[0],
                "end": chain[-1],
                "targets": found.targets,
            },
            truths=tuple(in_cell(cell) for cell in chain),
            evidence=found,
        )

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:
        """From cell to cell, in each from the one digit to the other."""
        found = step.evidence_of(_Paired)
        pair = members(found.pair)
        nodes = (
            (Candidate(cell, digit),)
            for number, cell in enumerate(found.cells)
            for digit in (reversed(pair) if number % 2 else pair)
        )
        return (alternating(*nodes),)


def _seen_pairs(chain: Chain, targets: CellSet) -> dict[tuple[Cell, Cell], CellSet]:
    """The targets by the two cells of a chain with different digits that they see."""
    pairs: dict[tuple[Cell, Cell], CellSet] = {}
    for target in members(targets):
        one, other = (
            next(cell for cell in cells if PEERS[target] & BIT[cell])
            for cells in (chain[::2], chain[1::2])
        )
        pairs[one, other] = pairs.get((one, other), 0) | BIT[target]
    return pairs


def _between(chain: Chain) -> CellSet:
    """The cells that see two cells of a chain which lie three, five or more steps apart."""
    targets = 0
    for place, cell in enumerate(chain):
        for other in chain[place + 3 :: 2]:
            targets |= PEERS[cell] & PEERS[other]
    return targets & ~set_of(chain)


def _chains(cells: CellSet) -> Iterator[Chain]:
    """The shortest chains between cells that lie three, five or more steps apart."""
    for start in members(cells):
        reached = BIT[start]
        chains: list[Chain] = [(start,)]
        while chains:
            if len(chains[0]) % 2 == 0 and len(chains[0]) > 2:
                yield from (chain for chain in chains if chain[-1] > start)
            chains = [
                (*chain, cell)
                for chain in chains
                for cell in members(PEERS[chain[-1]] & cells & ~reached)
            ]
            reached |= set_of(chain[-1] for chain in chains)

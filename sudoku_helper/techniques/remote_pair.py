"""Remote pair: a chain of cells with the same two candidates."""

from collections.abc import Iterator
from itertools import pairwise

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, PEERS, Cell, CellSet, DigitSet, members, set_of
from sudoku_helper.proofs.truths import in_cell
from sudoku_helper.step import Link, Step, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.text import Text, Words

_FAR_APART = Text(
    en="Cells that are an odd number of steps apart, such as {start:cell} and {end:cell}, thus hold "
    "both digits, one each.",
    de="In Zellen, die eine ungerade Zahl von Schritten auseinanderliegen, wie {start:cell} und "
    "{end:cell}, stehen somit beide Ziffern, je eine.",
)
_SEEN_FROM_THERE = Text(
    en="Therefore {pair:digits} can be crossed out in {targets:cells}, since two such cells are seen "
    "from there.",
    de="Darum entfallen {pair:digits} in {targets:cells}, denn von dort sieht man zwei solche Zellen.",
)

Chain = tuple[Cell, ...]


class RemotePair(SolvingTechnique):
    """Neighbours in a chain of cells xy hold different digits, so its ends are x and y."""

    key = "remote-pair"
    name = Text(en="Remote Pair", de="Geklonte Paare")
    aliases = ("Remote Pairs",)
    difficulty = 4.3
    rated_as = None
    definition = Text(
        en="A chain of four, six or more cells that all have the same two candidates; neighbours see "
        "each other, so the digits alternate along it. Its two ends hold different digits, and both "
        "digits leave every cell that sees both ends.",
        de="Eine Kette aus vier, sechs oder mehr Zellen, die alle dieselben zwei Kandidaten haben; "
        "Nachbarn sehen einander, deshalb wechseln sich die Ziffern ab. An den beiden Enden stehen "
        "verschiedene Ziffern, und beide Ziffern entfallen in jeder Zelle, die beide Enden sieht.",
    )
    explanation = Text(
        en="{chain:cells} all have the candidates {pair:digits} only.\n"
        "Going from {start:cell} to {end:cell}, each cell sees the next one, so the two digits take "
        "turns.\n"
        "So the ends {start:cell} and {end:cell} hold both digits, one each.\n"
        "Therefore {pair:digits} can be crossed out in {targets:cells}, since both ends are seen from "
        "there.",
        de="{chain:cells} haben alle nur die Kandidaten {pair:digits}.\n"
        "Geht man von {start:cell} nach {end:cell}, sieht jede Zelle die nächste; die beiden Ziffern "
        "wechseln sich also ab.\n"
        "An den Enden {start:cell} und {end:cell} stehen somit beide Ziffern, je eine.\n"
        "Darum entfallen {pair:digits} in {targets:cells}, denn von dort sieht man beide Enden.",
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

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """In a long chain not only the ends count."""
        *beginning, ends, conclusion = super().tell(step)
        yield from beginning
        if len(step.truths) == 4:
            yield from (ends, conclusion)
        else:
            yield _FAR_APART, step.words
            yield _SEEN_FROM_THERE, step.words

    def _step(self, board: SudokuBoard, chain: Chain, pair: DigitSet) -> Step:
        first, second = members(pair)
        targets = _between(chain)
        removed = tuple(
            Candidate(cell, digit)
            for cell in members(targets & (board.places[first] | board.places[second]))
            for digit in members(board.digits[cell] & pair)
        )
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
                "chain": set_of(chain),
                "pair": pair,
                "start": chain[0],
                "end": chain[-1],
                "targets": set_of(candidate.cell for candidate in removed),
            },
            truths=tuple(in_cell(cell) for cell in chain),
        )


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

"""Chains: strong and weak links in turn, from one end to the other.

If the candidate at one end is false, the links force the one at the other end to be true. So at least
one of the two is true, and what both exclude is false. The techniques differ only in the links
they may use.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import ClassVar

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import (
    DIGIT_CANDIDATES,
    CandidateSet,
    cells_of,
    digit_of,
    digits_of,
    to_candidates,
)
from sudoku_helper.geometry import BIT, common_houses, only, union
from sudoku_helper.implications.chains import Chain, open_chains
from sudoku_helper.implications.graph import ImplicationGraph, LinkKinds, graph_of
from sudoku_helper.step import Later, Link, Step
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.fruitless import FruitlessSearches
from sudoku_helper.techniques.patterns.one_digit import suspicious_digits
from sudoku_helper.techniques.words.chains import NOTHING_ELSE, told_links, told_start
from sudoku_helper.text import Text, Told

ONE_DIGIT = LinkKinds(cells=False, one_digit=True)
TWO_CANDIDATE_CELLS = LinkKinds(houses=False, one_digit=True)
ALL_LINKS = LinkKinds()

_ONE_OF_THE_ENDS = Text(
    en="Therefore the {z:digit} is in {pincers1:group} or in {pincers2:group}; at least one of these is "
    "true.",
    de="Also steht die {z:digit} in {pincers1:group} oder in {pincers2:group}; mindestens eines davon "
    "stimmt.",
)
_BOTH_ENDS_SEEN = Text(
    en="Both ends can be seen from {targets:cells}, so {z:digit} can be crossed out there.",
    de="Von {targets:cells} aus sind beide Enden zu sehen; dort entfällt die {z:digit}.",
)
_ONE_END_HOLDS_THE_OTHER = Text(
    en="So whether the assumption holds or not, the {z:digit} is in {pincers:group}.",
    de="Ob die Annahme stimmt oder nicht, die {z:digit} steht also in {pincers:group}.",
)
_WHOLE_END_SEEN = Text(
    en="All these cells can be seen from {targets:cells}, so {z:digit} can be crossed out there.",
    de="Von {targets:cells} aus sind alle diese Zellen zu sehen; dort entfällt die {z:digit}.",
)
_ONE_OF_TWO_ENDS = Text(
    en="Therefore the {x:digit} is in {pincers1:group} or the {y:digit} in {pincers2:group}; at least "
    "one of these is true.",
    de="Also steht die {x:digit} in {pincers1:group} oder die {y:digit} in {pincers2:group}; "
    "mindestens eines davon stimmt.",
)
_IN_BOTH_CASES = Text(
    en="In both cases {target:cell} is not {lost:digit}: the {lost:digit} in {pincers:group} rules it "
    "out in {common:house}, the {kept:digit} takes {target:cell} itself.",
    de="In beiden Fällen steht in {target:cell} keine {lost:digit}: Die {lost:digit} in "
    "{pincers:group} schließt sie in {common:house} aus, die {kept:digit} besetzt {target:cell} selbst.",
)
ONE_OF_TWO_DIGITS = Text(
    en="Therefore {on:cell} is {x:digit} or {y:digit}.",
    de="Also steht in {on:cell} die {x:digit} oder die {y:digit}.",
)
"""What follows if both ends of a chain are in the same cell."""


class ChainTechnique(SolvingTechnique):
    """What all techniques share that use single chains: the search, the step and the telling."""

    kinds: ClassVar[LinkKinds] = ALL_LINKS

    def kinds_on(self, board: SudokuBoard) -> LinkKinds:
        """The kinds of links that can lead to something: of one digit alone only a few can."""
        if self.kinds.one_digit and not self.kinds.cells:
            return self.kinds._replace(digits=suspicious_digits(board))
        return self.kinds

    def graph(self, board: SudokuBoard) -> ImplicationGraph:
        """The links that a chain may use."""
        return graph_of(board, self.kinds_on(board))

    def chains(self, graph: ImplicationGraph) -> Iterator[Chain]:
        """Every chain, shortest first."""
        return open_chains(graph)

    def accepts(self, chain: Chain) -> bool:
        """Whether a chain is one of this technique and not of a simpler one."""
        return bool(chain.nodes)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """The shortest chain for each effect."""
        # Whether a chain is accepted is the dearest question, so it is asked last.
        effects = set()
        for chain in self.chains(self.graph(board)):
            if chain.targets and chain.targets not in effects and self.accepts(chain):
                effects.add(chain.targets)
                yield self.step(chain)

    def step(self, chain: Chain) -> Step:
        """The step that a chain allows. Only its start is shown as the place to look at."""
        return Step(
            self,
            cross_outs=to_candidates(chain.targets),
            highlights=Later(_highlights, chain),
            primary=cells_of(chain.graph.nodes[chain.nodes[0]]),
            links=chain.links,
            truths=chain.truths,
            evidence=chain,
        )

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:
        """The chain that is told."""
        return step.evidence_of(Chain).readings

    def tell(self, step: Step) -> Iterator[Told]:
        """Walk the chain, then draw the conclusion."""
        chain = step.evidence_of(Chain)
        yield told_start(chain.graph, chain.nodes[0], chain.is_true)
        yield from told_links(chain)
        yield from self.conclude(chain)

    def conclude(self, chain: Chain) -> Iterator[Told]:
        """What follows for the candidates that both ends exclude."""
        nodes = chain.graph.nodes
        first, last = nodes[chain.nodes[0]], nodes[chain.nodes[-1]]
        x, y = digit_of(first), digit_of(last)
        ends = {"pincers1": cells_of(first), "pincers2": cells_of(last), "x": x, "y": y, "z": x}
        if first & last:
            words = {"z": x, "pincers": cells_of(first | last)}
            yield _ONE_END_HOLDS_THE_OTHER, words
            yield _WHOLE_END_SEEN, {**words, "targets": cells_of(chain.targets)}
        elif x == y:
            yield _ONE_OF_THE_ENDS, ends
            yield _BOTH_ENDS_SEEN, {**ends, "targets": cells_of(chain.targets)}
        elif cells_of(first) == cells_of(last):
            cell = only(cells_of(first))
            yield ONE_OF_TWO_DIGITS, {**ends, "on": cell}
            yield NOTHING_ELSE, {"on": cell, "others": digits_of(chain.targets)}
        else:
            yield _ONE_OF_TWO_ENDS, ends
            yield from map(partial(_told_target, first | last), to_candidates(chain.targets))


def _told_target(ends: CandidateSet, target: Candidate) -> Told:
    """Why one of two ends with different digits excludes a candidate, whichever of them is true."""
    cell, lost = target
    seen = cells_of(ends & DIGIT_CANDIDATES[lost])
    return _IN_BOTH_CASES, {
        "target": cell,
        "lost": lost,
        "kept": digit_of(ends & ~DIGIT_CANDIDATES[lost]),
        "pincers": seen,
        "common": common_houses(seen | BIT[cell])[0],
    }


def _highlights(chain: Chain) -> dict[str, tuple[object, ...]]:
    """The nodes that are true and those that are false when the chain is read from its start."""
    nodes = [chain.graph.nodes[node] for node in chain.nodes]
    on = union(nodes[0 if chain.is_true else 1 :: 2])
    off = union(nodes[1 if chain.is_true else 0 :: 2])
    return {"on": to_candidates(on), "off": to_candidates(off & ~on)}


class XChain(ChainTechnique):
    """A chain of one digit: at least one of its two ends holds the digit."""

    key = "x-chain"
    name = Text(en="X-Chain", de="X-Kette")
    aliases = ("Forcing X-Chain",)
    difficulty = 5.4
    large_cases = 6.6
    small_cases: ClassVar[Mapping[int, float]] = {3: 5.4, 4: 5.8, 5: 6.2}
    kinds = ONE_DIGIT
    library_codes = ("0701",)
    definition = Text(
        en="A chain of places of one digit. Houses in which the digit has just two places alternate "
        "with places that merely see each other. At least one of the two ends holds the digit, so it "
        "can be crossed out wherever both ends are seen.",
        de="Eine Kette von Plätzen einer einzigen Ziffer. Einheiten, in denen die Ziffer nur zwei "
        "Plätze hat, wechseln mit Plätzen ab, die einander bloß sehen. Mindestens eines der beiden "
        "Enden enthält die Ziffer; sie entfällt überall, wo beide Enden zu sehen sind.",
    )
    example = Example(
        board=".6..+78+2+1+91..5...+7..+726+19+53.3....789.7..+85..+2+3+28.+9.+31+5+7+6..+7+9.+38+2"
        "92...674+5.37...9+61 "
        "r2c3<>4 r4c2<>4 r4c3<>4 r5c3<>14",
        finds="r1c3<>4",
    )


class XyChain(ChainTechnique):
    """A chain of cells with two candidates each: at least one of its ends holds the end digit."""

    key = "xy-chain"
    name = Text(en="XY-Chain", de="XY-Kette")
    aliases = ("Y-Chain", "Forcing Y-Chain")
    difficulty = 6.6
    kinds = TWO_CANDIDATE_CELLS
    library_codes = ("0702",)
    definition = Text(
        en="A chain of cells with two candidates each, in which neighbours see each other and share "
        "a digit. If the first cell is not the end digit, the last one is; so that digit can be "
        "crossed out wherever both are seen.",
        de="Eine Kette von Zellen mit je zwei Kandidaten, in der Nachbarn einander sehen und eine "
        "Ziffer gemeinsam haben. Ist die erste Zelle nicht die Endziffer, dann ist es die letzte; "
        "diese Ziffer entfällt überall, wo beide zu sehen sind.",
    )
    example = Example(
        board="9+6+8...+7+1+4+53+27+1+4+89+6+714.+6.53+2.2+7+1..+9.+5+183+5+96+2+47.+95...1.+3+3.9+"
        "4.1+628+2.+16...+7+9+8.+6.2..51 "
        "r1c6<>3 r8c5<>3",
        finds="r4c5<>8 r6c5<>8",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """The shortest chain for each effect, of cells of which one has changed since there was none."""
        if _FRUITLESS.changed(board) & board.bivalue:
            yield from _FRUITLESS.watch(board, super().find(board))

    def accepts(self, chain: Chain) -> bool:
        """The ends have the same digit; a chain of two cells is a naked or remote pair."""
        first, *_, last = chain.nodes
        return len(chain.nodes) > 4 and first % 9 == last % 9


_FRUITLESS = FruitlessSearches()
"""Where there was no XY-Chain."""


class AlternatingInferenceChain(ChainTechnique):
    """A chain of cells with two candidates and houses with two places: at least one end is true."""

    key = "aic"
    name = Text(en="AIC", de="Alternierende Schlusskette")
    aliases = (
        "Alternating Inference Chain",
        "AIC Type 1",
        "AIC Type 2",
        "Alternierende Inferenzkette",
    )
    difficulty = 7.0
    library_codes = ("0708",)
    definition = Text(
        en="A chain whose links are strong and weak in turn: strong where a cell has two candidates "
        "or a digit two places in a house, weak where two candidates exclude each other. At least "
        "one of its two ends is true, so whatever both ends exclude can be crossed out.",
        de="Eine Kette mit starken und schwachen Verbindungen im Wechsel: stark, wo eine Zelle zwei "
        "Kandidaten oder eine Ziffer in einer Einheit zwei Plätze hat, schwach, wo zwei Kandidaten "
        "einander ausschließen. Mindestens eines ihrer beiden Enden stimmt; was beide ausschließen, entfällt.",
    )
    example = Example(
        board="+7.6+514.92+5+9.3...1.+12.+9.8..5+879+45+16+2+33+428+9+6+1+57+6+1+5...4+8+9+9.+7...+"
        "5.+1+2..1.5+97.+451..9+2.. "
        "r2c9<>8 r3c8<>3 r6c5<>2 r7c5<>6 r8c5<>6 r9c5<>6",
        finds="r8c5<>3",
    )

"""Loops: chains that come back to where they started.

A continuous loop closes with a weak link and can be read in both directions: of the ends of each of
its links exactly one is true. Only neighbours in the ring may eliminate; two other cells of the
ring may well take a digit in the same direction. A discontinuous loop comes back to its first
candidate with the opposite state, which settles that candidate.
"""

from collections.abc import Iterator

from sudoku_helper.candidates import cells_of, digit_of, digits_of, to_candidates
from sudoku_helper.geometry import is_single, only
from sudoku_helper.implications.chains import Chain, returns, rings
from sudoku_helper.implications.graph import ImplicationGraph
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.chains import ONE_DIGIT, TWO_CANDIDATE_CELLS, ChainTechnique
from sudoku_helper.text import Text, Told

_CLOSED = Text(
    en="That rules out the start, so the ring is closed: {off:candidates} and {on:candidates} "
    "exclude each other.",
    de="Das schließt den Anfang aus, und der Ring ist geschlossen: {off:candidates} und "
    "{on:candidates} schließen einander aus.",
)
_ONE_OF_NEIGHBOURS = Text(
    en="Of two neighbours in the ring exactly one is therefore true, whichever way round.",
    de="Von zwei Nachbarn im Ring stimmt also immer genau einer, in welcher Richtung auch immer.",
)
_OUTSIDE_THE_RING = Text(
    en="What two neighbours both exclude can be crossed out: {targets:candidates}.",
    de="Was zwei Nachbarn beide ausschließen, kann gestrichen werden: {targets:candidates}.",
)
_TRUE_AFTER_ALL = Text(
    en="This contradicts the assumption, so {on:cell} is {digit:digit} after all.",
    de="Das widerspricht der Annahme; in {on:cell} steht also doch die {digit:digit}.",
)
_ALL_OTHERS_GO = Text(
    en="All other candidates of {on:cell} can be crossed out: {others:digits}.",
    de="Alle anderen Kandidaten von {on:cell} entfallen: {others:digits}.",
)
_ONE_OF_TWO = Text(
    en="Either way {on:cell} is one of {pair:digits}.",
    de="So oder so steht in {on:cell} eine der Ziffern {pair:digits}.",
)
_FALSE_AFTER_ALL = Text(
    en="But then {off:cell} could not be {digit:digit}: {reason:candidates} rules it out.",
    de="Dann könnte in {off:cell} aber keine {digit:digit} stehen: {reason:candidates} schließt sie "
    "aus.",
)
_CROSS_OUT = Text(
    en="The assumption contradicts itself, so {digit:digit} can be crossed out in {off:cell}.",
    de="Die Annahme widerspricht sich selbst, also entfällt die {digit:digit} in {off:cell}.",
)


class Loop(ChainTechnique):
    """A ring of links: of two neighbours exactly one is true."""

    def chains(self, graph: ImplicationGraph) -> Iterator[Chain]:
        """Every ring, shortest first."""
        return rings(graph)

    def conclude(self, chain: Chain) -> Iterator[Told]:
        """What the neighbours in the ring exclude."""
        candidates = chain.graph.candidates
        ends = {"off": candidates(chain.nodes[0]), "on": candidates(chain.nodes[-1])}
        yield _CLOSED, ends
        yield _ONE_OF_NEIGHBOURS, {}
        yield _OUTSIDE_THE_RING, {"targets": to_candidates(chain.targets)}


class XCycle(Loop):
    """A ring of places of one digit."""

    key = "x-cycle"
    name = Text(en="X-Cycle", de="X-Zyklus")
    aliases = ("X-Loop", "Fishy Cycle", "Bidirectional X-Cycle", "Continuous X-Cycle")
    difficulty = 6.5
    kinds = ONE_DIGIT
    definition = Text(
        en="A closed ring of places of one digit: houses with just two places alternate with places "
        "that see each other. Every second place of the ring holds the digit, so it can be crossed "
        "out in the other cells of each house that joins two neighbours.",
        de="Ein geschlossener Ring von Plätzen einer Ziffer: Einheiten mit nur zwei Plätzen wechseln "
        "mit Plätzen ab, die einander sehen. Jeder zweite Platz im Ring enthält die Ziffer; sie "
        "entfällt in den übrigen Zellen jeder Einheit, die zwei Nachbarn verbindet.",
    )
    example = Example(
        board="763.1.+8.+41+8+4.+3+7+62.+2+5+98+6+47..4+3+5+6+9+12+7+8+8+1+6.7....972.+83.6.+628+1+"
        "593+4+7+5+4+7+3+28..6+39+1+7+465+8+2 "
        "r1c4<>5 r5c4<>5",
        finds="r5c9<>5",
    )


class XyLoop(Loop):
    """A ring of cells with two candidates each."""

    key = "xy-loop"
    name = Text(en="XY-Loop", de="Doppelkette")
    aliases = (
        "XY-Cycle",
        "XY-Ring",
        "Double Chain",
        "Double Implication Chain",
        "Bidirectional Y-Cycle",
    )
    difficulty = 6.7
    kinds = TWO_CANDIDATE_CELLS
    definition = Text(
        en="A closed ring of cells with two candidates each that can be walked in both directions. "
        "One of the directions is true, so for each pair of neighbours the digit that links them "
        "leaves the other cells of their common house.",
        de="Ein geschlossener Ring von Zellen mit je zwei Kandidaten, der sich in beiden Richtungen "
        "durchlaufen lässt. Eine der Richtungen stimmt; darum entfällt für je zwei Nachbarn die "
        "Ziffer, die sie verbindet, in den übrigen Zellen ihrer gemeinsamen Einheit.",
    )
    example = Example(
        board="..517......+45267+1..7+1+9.3.+5.1+3+78.25.+6+546+3.+7.28..+9+6+5..+3+7+4+58+73+9+2+6"
        "196+24..3+757+1+3+2+6+5... "
        "r1c1<>28 r1c2<>8 r1c8<>4 r3c1<>8 r3c7<>4",
        finds="r1c7<>89 r1c9<>9",
    )

    def accepts(self, chain: Chain) -> bool:
        """Two cells alone are a naked pair."""
        return len(chain.nodes) > 4


class ContinuousNiceLoop(Loop):
    """A ring of candidates of any digits."""

    key = "continuous-nice-loop"
    name = Text(en="Continuous Nice Loop", de="Geschlossene Kette")
    aliases = ("AIC Ring", "Bidirectional Cycle", "Nice Loop")
    difficulty = 7.0
    library_codes = ("0706",)
    definition = Text(
        en="A closed ring of candidates whose links are strong and weak in turn. Of two neighbours "
        "exactly one is true, so whatever two neighbours both exclude can be crossed out.",
        de="Ein geschlossener Ring von Kandidaten, deren Verbindungen abwechselnd stark und schwach "
        "sind. Von zwei Nachbarn stimmt genau einer; was zwei Nachbarn beide ausschließen, entfällt.",
    )
    example = Example(
        board="..2+5.4....9..1+75..7.5.6.....48+6+29.3...+97+4.2..6+2+7.5......+1..6.2.+2..+1+8+59."
        "398+34+7+2+6+51 "
        "r1c1<>1 r1c7<>7 r1c8<>189 r1c9<>6 r2c8<>4 r2c9<>4 r5c2<>1 r5c6<>3 r5c9<>8",
        finds="r1c7<>8 r3c4<>3 r3c6<>3",
    )


class DiscontinuousLoop(ChainTechnique):
    """A chain from a candidate back to itself that settles whether it is true."""

    def chains(self, graph: ImplicationGraph) -> Iterator[Chain]:
        """Every chain from a cell back to itself."""
        return returns(graph)

    def conclude(self, chain: Chain) -> Iterator[Told]:
        """What the contradiction with the assumption says about the start."""
        nodes = chain.graph.nodes
        first, last = nodes[chain.nodes[0]], nodes[chain.nodes[-1]]
        cell = only(cells_of(first))
        digit = digit_of(first)
        if chain.is_true:
            reason = chain.graph.candidates(chain.nodes[-2])
            yield _FALSE_AFTER_ALL, {"off": cell, "digit": digit, "reason": reason}
            yield _CROSS_OUT, {"off": cell, "digit": digit}
            return
        if is_single(first | last):
            yield _TRUE_AFTER_ALL, {"on": cell, "digit": digit}
        else:
            pair = digits_of(first | last)
            yield _ONE_OF_TWO, {"on": cell, "pair": pair}
        yield _ALL_OTHERS_GO, {"on": cell, "others": digits_of(chain.targets)}


class DiscontinuousNiceLoop(DiscontinuousLoop):
    """A chain from a candidate back to itself that settles whether it is true."""

    key = "discontinuous-nice-loop"
    name = Text(en="Discontinuous Nice Loop", de="Offene Schleife")
    aliases = ("Nice Loop", "Discontinuous AIC")
    difficulty = 7.1
    library_codes = ("0707",)
    definition = Text(
        en="A chain that comes back to its first candidate with the opposite state. If the candidate "
        "being false makes it true, it is true and the others of its cell go; if its being true "
        "makes it false, it goes itself.",
        de="Eine Kette, die mit umgekehrter Aussage zu ihrem ersten Kandidaten zurückkehrt. Folgt "
        "aus „falsch“ am Ende „wahr“, so stimmt er und die anderen seiner Zelle entfallen; folgt aus "
        "„wahr“ am Ende „falsch“, so entfällt er selbst.",
    )
    example = Example(
        board="4..2+1+8.+79+82+7+9+356+1+4.1+97+4+6.8...8+1+27.5.....+891.7+7.+1.+5+48..1+7.49+3..+"
        "8...+8617...83+5+7+2..1 "
        "r3c9<>3 r4c7<>3 r5c8<>26 r6c8<>6 r8c8<>4",
        finds="r4c2<>6",
    )

"""Loops: chains that come back to where they started.

A continuous loop closes with a weak link and can be read in both directions: of the ends of each of
its links exactly one is true. Only neighbours in the ring may eliminate; two other cells of the
ring may well take a digit in the same direction. A discontinuous loop comes back to its first
candidate with the opposite state, which settles that candidate.
"""

from collections.abc import Iterator
from functools import reduce
from operator import and_

from sudoku_helper.candidates import CandidateSet, cells_of, digit_of, digits_of, numbers_of
from sudoku_helper.geometry import (
    DIGITS,
    HOUSES,
    CellSet,
    common_houses,
    is_single,
    members,
    only,
    union,
)
from sudoku_helper.implications.chains import Chain, returns, rings
from sudoku_helper.implications.graph import ImplicationGraph
from sudoku_helper.implications.links import Node
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.chains import (
    ONE_DIGIT,
    ONE_OF_TWO_DIGITS,
    TWO_CANDIDATE_CELLS,
    ChainTechnique,
)
from sudoku_helper.techniques.words.almost_locked_sets import needed
from sudoku_helper.techniques.words.chains import NOTHING_ELSE, weak_link
from sudoku_helper.text import Text, Told, Words

_CLOSED = {
    "cell": Text(
        en="Here the ring closes: {off:group} cannot be both {on_digit:digit} and the "
        "{off_digit:digit} of the start.",
        de="Hier schließt sich der Ring: {off:group} kann nicht zugleich die {on_digit:digit} und die "
        "{off_digit:digit} vom Anfang sein.",
    ),
    "house": Text(
        en="Here the ring closes: the {on_digit:digit} in {on:group} and the one at the start in "
        "{off:group} exclude each other in {common:house}.",
        de="Hier schließt sich der Ring: Die {on_digit:digit} in {on:group} und die am Anfang in "
        "{off:group} schließen einander in {common:house} aus.",
    ),
}
_ONE_OF_NEIGHBOURS = Text(
    en="So the ring can be read backwards as well: of each two neighbours exactly one is true.",
    de="Der Ring lässt sich also auch rückwärts lesen: Von je zwei Nachbarn stimmt genau einer.",
)
_NEIGHBOURS_IN_HOUSE = Text(
    en="In {common:houses} the {z:digit} is therefore in {on:group} or in {off:group}, so it can be "
    "crossed out in {targets:cells}.",
    de="In {common:houses} steht die {z:digit} also in {on:group} oder in {off:group}; sie entfällt in "
    "{targets:cells}.",
)
_LOCKED_IN_SET = Text(
    en="{reason:cells} have exactly one of {x:digit} and {y:digit}, and so all their other digits.",
    de="{reason:cells} enthalten von der {x:digit} und der {y:digit} genau eine und darum auch alle ihre "
    "anderen Ziffern.",
)
_TRUE_AFTER_ALL = Text(
    en="This contradicts the assumption, so {on:cell} is {digit:digit} after all.",
    de="Das widerspricht der Annahme; in {on:cell} steht also doch die {digit:digit}.",
)
_FALSE_AFTER_ALL = {
    "cell": Text(
        en="But {off:group} cannot be {on_digit:digit} and {off_digit:digit} at once.",
        de="{off:group} kann aber nicht zugleich die {on_digit:digit} und die {off_digit:digit} sein.",
    ),
    "house": Text(
        en="But in {common:house} the {on_digit:digit} in {on:group} rules out the one in {off:group}.",
        de="In {common:house} schließt die {on_digit:digit} in {on:group} aber die in {off:group} aus.",
    ),
}
_CROSS_OUT = Text(
    en="The assumption refutes itself, so {digit:digit} can be crossed out in {off:cell}.",
    de="Die Annahme widerlegt sich selbst, also entfällt die {digit:digit} in {off:cell}.",
)


class Loop(ChainTechnique):
    """A ring of links: of two neighbours exactly one is true."""

    def chains(self, graph: ImplicationGraph) -> Iterator[Chain]:
        """Every ring, shortest first; longer ones where a shorter one is of a simpler technique."""
        return rings(graph, self.accepts)

    def conclude(self, chain: Chain) -> Iterator[Told]:
        """What the neighbours in the ring exclude, and what its sets lock out."""
        kind, words = _meeting(chain, chain.nodes[-1], chain.nodes[0])
        yield _CLOSED[kind], words
        yield _ONE_OF_NEIGHBOURS, {}
        left = chain.targets
        for link in chain.weak_links:
            targets = left & reduce(and_, map(chain.graph.excluded_by, link))
            left &= ~targets
            if targets:
                yield from _between_neighbours(chain, link, targets)
        for link, cells in _sets(chain):
            if locked := [each for each in _needed(chain, link, cells) if each[1] & left]:
                x, y = (digit_of(chain.graph.nodes[node]) for node in link)
                yield _LOCKED_IN_SET, {"reason": cells, "x": x, "y": y}
                for number, (places, targets) in enumerate(locked):
                    ends = cells_of(places), cells_of(targets)
                    yield needed(digit_of(places), *ends, is_first=number == 0)
                    left &= ~targets


def _meeting(chain: Chain, true: Node, false: Node) -> tuple[str, Words]:
    """Where two nodes of a chain exclude each other, and the words of both."""
    kind, words = weak_link(chain.graph, true, false)
    candidates = chain.graph.nodes[true]
    return kind, {**words, "on": cells_of(candidates), "on_digit": digit_of(candidates)}


def _between_neighbours(
    chain: Chain, link: tuple[Node, Node], targets: CandidateSet
) -> Iterator[Told]:
    """What two neighbours exclude together: in their cell, or in the houses they share."""
    kind, words = _meeting(chain, *link)
    if kind == "cell":
        cell = only(words["off"])
        yield ONE_OF_TWO_DIGITS, {"on": cell, "x": words["on_digit"], "y": words["off_digit"]}
        yield NOTHING_ELSE, {"on": cell, "others": digits_of(targets)}
        return
    cells = cells_of(targets)
    houses = [each for each in common_houses(words["on"] | words["off"]) if HOUSES[each] & cells]
    both = {**words, "common": houses, "z": words["on_digit"], "targets": cells}
    yield _NEIGHBOURS_IN_HOUSE, both


def _sets(chain: Chain) -> Iterator[tuple[tuple[Node, Node], CellSet]]:
    """The strong links of a chain that almost locked sets make, with the cells of each set."""
    for link in chain.strong_links:
        for reason in chain.graph.reasons(*link):
            if len(reason) > 1:
                yield link, union(truth.cells for truth in reason)


def _needed(
    chain: Chain, link: tuple[Node, Node], cells: CellSet
) -> Iterator[tuple[CandidateSet, CandidateSet]]:
    """The places in a set of each digit that its ring does not use, and what they exclude."""
    graph = chain.graph
    used = {digit_of(graph.nodes[node]) for node in link}
    for digit in DIGITS:
        places = numbers_of(digit, cells) & graph.alive
        if places and digit not in used:
            yield places, reduce(and_, map(graph.excluded_by, members(places)))


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
    name = Text(en="XY-Loop", de="XY-Ring")
    aliases = (
        "XY-Cycle",
        "XY-Ring",
        "Doppelkette",
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
    name = Text(en="Continuous Nice Loop", de="Geschlossene Schleife")
    aliases = ("Geschlossene Kette", "AIC Ring", "Bidirectional Cycle", "Nice Loop")
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
            kind, words = _meeting(chain, chain.nodes[-2], chain.nodes[0])
            yield _FALSE_AFTER_ALL[kind], words
            yield _CROSS_OUT, {"off": cell, "digit": digit}
            return
        if is_single(first | last):
            yield _TRUE_AFTER_ALL, {"on": cell, "digit": digit}
        else:
            yield ONE_OF_TWO_DIGITS, {"on": cell, "x": digit, "y": digit_of(last)}
        yield NOTHING_ELSE, {"on": cell, "others": digits_of(chain.targets)}


class DiscontinuousNiceLoop(DiscontinuousLoop):
    """A chain from a candidate back to itself that settles whether it is true."""

    key = "discontinuous-nice-loop"
    name = Text(en="Discontinuous Nice Loop", de="Unterbrochene Schleife")
    aliases = ("Offene Schleife", "Nice Loop", "Discontinuous AIC")
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

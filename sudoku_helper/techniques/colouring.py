"""Simple colours: the strong links of one digit in two colours."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    DIGITS,
    HOUSES,
    PEERS,
    CellSet,
    Digit,
    common_houses,
    members,
    seen_by_any,
    size,
    smallest,
    union,
)
from sudoku_helper.proofs.truths import Truth, in_house
from sudoku_helper.step import Link, Step, candidates_of
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.clusters import (
    Cluster,
    Edge,
    clusters_of,
    simplest_of_each_effect,
)
from sudoku_helper.techniques.patterns.one_digit import hopeless
from sudoku_helper.text import Text, Told, paragraph


@lru_cache(maxsize=2048)
def digit_clusters(places: CellSet, digit: Digit) -> tuple[Cluster, ...]:
    """The clusters of one digit; none if colouring it cannot cross out anything."""
    if not hopeless(places):
        return ()
    pairs: dict[CellSet, Edge] = {}
    for house, cells in enumerate(HOUSES):
        pair = cells & places
        if size(pair) == 2 and pair not in pairs:
            start, end = members(pair)
            pairs[pair] = Edge(start, end, in_house(house, digit))
    return tuple(clusters_of(pairs.values()))


def coloured(board: SudokuBoard) -> Iterator[tuple[Digit, Cluster]]:
    """Every cluster of every digit with more than one link."""
    for digit in DIGITS:
        for cluster in digit_clusters(board.places[digit], digit):
            if size(cluster.nodes) > 2:
                yield digit, cluster


def drawn(digit: Digit, edges: Iterable[Edge]) -> tuple[Link, ...]:
    """Strong links of one digit, to be drawn."""
    return tuple(
        Link(
            candidates_of(digit, BIT[edge.start]), candidates_of(digit, BIT[edge.end]), strong=True
        )
        for edge in edges
    )


def distinct_edges(edges: Iterable[Edge]) -> list[Edge]:
    """Each link once, whichever way it was walked."""
    return list({edge.truth: edge for edge in edges}.values())


def truths_of(edges: Iterable[Edge]) -> tuple[Truth, ...]:
    """The facts behind some links."""
    return tuple(dict.fromkeys(edge.truth for edge in edges))


def nodes_of(edges: Iterable[Edge]) -> int:
    """The nodes at the ends of some links."""
    return union(BIT[edge.start] | BIT[edge.end] for edge in edges)


Pairs = dict[tuple[int, int], int]
"""What sees both colours: for a node of the first and one of the second, all that sees these two."""


class SeenByBoth(NamedTuple):
    """What sees both colours of a cluster, one of which is true."""

    pairs: Pairs


def by_pair(paths: Mapping[int, list[Edge]]) -> Pairs:
    """The targets at the ends of *paths* through a cluster, those of the same two nodes together."""
    pairs: Pairs = {}
    for target, path in paths.items():
        ends = (path[0].start, path[-1].end)
        pairs[ends] = pairs.get(ends, 0) | BIT[target]
    return pairs


_TWO_COLOURS = Text(
    en="Where the {digit:digit} has only two places in a house, exactly one of them is true; along such "
    "pairs, which are linked here, the cells are coloured in turn with two colours.\n"
    "Either all cells of one colour ({first:cells}) are {digit:digit} or all of the other "
    "({second:cells}).",
    de="Wo die {digit:digit} in einer Einheit nur zwei Plätze hat, stimmt genau einer davon; entlang "
    "solcher Paare, die hier aneinander anschließen, sind die Zellen abwechselnd mit zwei Farben "
    "gefärbt.\n"
    "Entweder steht in allen Zellen der einen Farbe ({first:cells}) die {digit:digit} oder in allen "
    "der anderen ({second:cells}).",
)
_SEES_BOTH = Text(
    en="{first:cell} of one colour and {second:cell} of the other can be seen from {targets:cells}, so "
    "{digit:digit} can be crossed out there.",
    de="Von {targets:cells} aus sieht man {first:cell} von der einen und {second:cell} von der anderen "
    "Farbe; dort entfällt die {digit:digit}.",
)


class SimpleColoursTrap(SolvingTechnique):
    """A cell that sees both colours of a digit's cluster cannot hold the digit."""

    key = "simple-colours-trap"
    name = Text(en="Simple Colours: trap", de="Einfaches Färben: Falle")
    aliases = (
        "X-Kette (thinkgym)",
        "Simple Colors Trap",
        "Simple Colouring rule 4",
        "Singles Chain",
    )
    difficulty = 4.6
    definition = Text(
        en="Where a digit has two places in a house, exactly one of them is true. Along a chain of such pairs "
        "the places take two colours in turn, of which one is all true. A cell that sees both "
        "colours cannot hold the digit.",
        de="Hat eine Ziffer in einer Einheit nur zwei Plätze, so ist genau einer davon richtig. Entlang "
        "einer Kette solcher Paare wechseln die Plätze zwischen zwei Farben, von denen eine ganz "
        "richtig ist. Eine Zelle, die beide Farben sieht, kann die Ziffer nicht enthalten.",
    )
    explanation = _TWO_COLOURS
    example = Example(
        board="975.1632..6.3.51973.1..96.573.16.5.9549..3261.1659..73.57.38912193..7.5....95173. "
        "r2c5<>4 r8c4<>4 r8c9<>4 r9c9<>8",
        finds="r3c4<>4",
    )
    library_codes = ("0500",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """For each cluster all cells that see both of its colours, smallest cluster first."""
        steps = []
        for digit, cluster in coloured(board):
            first, second = cluster.colours
            seen = seen_by_any(first) & seen_by_any(second)
            targets = board.places[digit] & seen & ~cluster.nodes
            if targets:
                steps.append(self._step(digit, cluster, targets))
        yield from simplest_of_each_effect(steps)

    def _step(self, digit: Digit, cluster: Cluster, targets: CellSet) -> Step:
        first, second = cluster.colours
        paths = {
            target: cluster.path(PEERS[target] & first, PEERS[target] & second)
            for target in members(targets)
        }
        edges = distinct_edges(edge for path in paths.values() for edge in path)
        nodes = nodes_of(edges)
        return Step(
            self,
            cross_outs=candidates_of(digit, targets),
            highlights={
                "first": candidates_of(digit, nodes & first),
                "second": candidates_of(digit, nodes & second),
            },
            primary=BIT[smallest(nodes)],
            secondary=nodes & ~BIT[smallest(nodes)],
            links=drawn(digit, edges),
            words={
                "digit": digit,
                "first": nodes & first,
                "second": nodes & second,
            },
            truths=truths_of(edges),
            evidence=SeenByBoth(by_pair(paths)),
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """The colours, then from where both of them are seen."""
        yield from super().tell(step)
        digit = step.cross_outs[0].digit
        for (first, second), targets in step.evidence_of(SeenByBoth).pairs.items():
            yield (
                _SEES_BOTH,
                {"digit": digit, "first": first, "second": second, "targets": targets},
            )


class SimpleColoursWrap(SolvingTechnique):
    """Two cells of one colour of a digit's cluster see each other, so that colour is false."""

    key = "simple-colours-wrap"
    name = Text(en="Simple Colours: wrap", de="Einfaches Färben: Widerspruch")
    aliases = ("Simple Colors Wrap", "Simple Colouring rule 2")
    difficulty = 4.6
    definition = Text(
        en="Where a digit has two places in a house, exactly one of them is true. Along a chain of such pairs "
        "the places take two colours in turn, of which one is all true. If two cells of one colour "
        "see each other, that colour is false.",
        de="Hat eine Ziffer in einer Einheit nur zwei Plätze, so ist genau einer davon richtig. Entlang "
        "einer Kette solcher Paare wechseln die Plätze zwischen zwei Farben, von denen eine ganz "
        "richtig ist. Sehen zwei Zellen einer Farbe einander, so ist diese Farbe falsch.",
    )
    explanation = paragraph(
        _TWO_COLOURS,
        Text(
            en="{clash:cells} have the same colour, but both lie in {common:house}, which has room for "
            "only one {digit:digit}.\n"
            "So that colour is wrong, and {digit:digit} can be crossed out in all its cells: "
            "{first:cells}.",
            de="{clash:cells} haben dieselbe Farbe, liegen aber beide in {common:house}, wo nur eine "
            "{digit:digit} Platz hat.\n"
            "Also ist diese Farbe falsch, und die {digit:digit} entfällt in allen ihren Zellen: "
            "{first:cells}.",
        ),
    )
    example = Example(
        board="456.9327.3185729467294.63.58316497525627318949742586..645.271.9297..546.183964527",
        finds="r1c4<>8 r3c8<>8 r7c4<>8 r8c5<>8 r8c9<>8",
    )
    library_codes = ("0501",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every colour with two cells that see each other."""
        for digit, cluster in coloured(board):
            for wrong, right in (cluster.colours, cluster.colours[::-1]):
                for clash in combinations(members(wrong), 2):
                    if PEERS[clash[0]] & BIT[clash[1]]:
                        yield self._step(
                            digit, cluster, wrong, right, BIT[clash[0]] | BIT[clash[1]]
                        )
                        break

    def _step(
        self, digit: Digit, cluster: Cluster, wrong: CellSet, right: CellSet, clash: CellSet
    ) -> Step:
        edges = cluster.tree(smallest(clash))
        return Step(
            self,
            cross_outs=candidates_of(digit, wrong),
            highlights={
                "first": candidates_of(digit, wrong),
                "second": candidates_of(digit, right),
            },
            primary=HOUSES[common_houses(clash)[0]],
            secondary=cluster.nodes & ~HOUSES[common_houses(clash)[0]],
            links=drawn(digit, edges),
            words={
                "digit": digit,
                "first": wrong,
                "second": right,
                "clash": clash,
                "common": common_houses(clash)[0],
            },
            truths=truths_of(edges),
        )

"""Multi colours: two clusters of one digit, each in two colours, that touch each other."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    DIGITS,
    PEERS,
    Cell,
    CellSet,
    Digit,
    common_houses,
    members,
    seen_by_any,
    set_of,
    union,
)
from sudoku_helper.step import Link, Step, candidates_of
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.colouring import (
    Pairs,
    digit_clusters,
    distinct_edges,
    drawn,
    nodes_of,
    truths_of,
)
from sudoku_helper.techniques.patterns.clusters import Cluster, Edge, simplest_of_each_effect
from sudoku_helper.text import Text, Told, paragraph

_TWO_GROUPS = Text(
    en="The places of the {digit:digit} form two separate groups here; inside each, houses with only two "
    "places link them, and they are coloured in turn, so that exactly one of its two colours is right.",
    de="Die {digit:digit} hat hier zwei getrennte Gruppen von Plätzen; in jeder sind sie durch Einheiten "
    "mit nur zwei Plätzen verbunden und abwechselnd gefärbt, sodass genau eine ihrer beiden Farben "
    "stimmt.",
)
_COLOURS = Text(
    en="The first group has the colours A ({first:cells}) and B ({second:cells}), the second the colours "
    "C ({third:cells}) and D ({fourth:cells}).",
    de="Die erste Gruppe hat die Farben A ({first:cells}) und B ({second:cells}), die zweite die Farben "
    "C ({third:cells}) und D ({fourth:cells}).",
)
_CONTACT = Text(
    en="{contact1:cell} (colour {colour1}) and {contact2:cell} (colour {colour2}) both lie in "
    "{common:house}, so {colour1} and {colour2} are not both right; therefore {opposite1} or "
    "{opposite2} is right.",
    de="{contact1:cell} (Farbe {colour1}) und {contact2:cell} (Farbe {colour2}) liegen beide in "
    "{common:house}, also stimmen {colour1} und {colour2} nicht beide; darum stimmt {opposite1} oder "
    "{opposite2}.",
)
_SEES_BOTH = Text(
    en="{seen1:cell} (colour {opposite1}) and {seen2:cell} (colour {opposite2}) can be seen from "
    "{targets:cells}, so {digit:digit} can be crossed out there.",
    de="Von {targets:cells} aus sieht man {seen1:cell} (Farbe {opposite1}) und {seen2:cell} (Farbe "
    "{opposite2}); dort entfällt die {digit:digit}.",
)


class _Side(NamedTuple):
    """A cluster with one of its colours chosen."""

    cluster: Cluster
    colour: CellSet
    other: CellSet


def _sides(cluster: Cluster) -> tuple[_Side, _Side]:
    first, second = cluster.colours
    return _Side(cluster, first, second), _Side(cluster, second, first)


def _contacts(first: CellSet, second: CellSet) -> list[tuple[int, int]]:
    """The cells of two colours that see each other."""
    return [(cell, peer) for cell in members(first) for peer in members(PEERS[cell] & second)]


def _strong_and_weak(
    digit: Digit, edges: list[Edge], contacts: list[tuple[int, int]]
) -> tuple[Link, ...]:
    """The links to draw: those within the clusters, and those where they touch."""
    weak = (
        Link(candidates_of(digit, BIT[cell]), candidates_of(digit, BIT[peer]), strong=False)
        for cell, peer in contacts
    )
    return (*drawn(digit, edges), *weak)


class _Touch(NamedTuple):
    """Two colours that see each other, and what follows for the cells that see the others."""

    left: _Side
    right: _Side
    contact: tuple[int, int]
    edges: list[Edge]
    targets: CellSet


class _Touching(NamedTuple):
    """All that is seen where the colours of two clusters of a digit touch."""

    digit: Digit
    touches: list[_Touch]


def _touches(one: Cluster, two: Cluster, places: CellSet) -> Iterator[_Touch]:
    """The touching colours of two clusters with cells that see both opposite colours.

    Such a cell may be coloured itself: then it sees both colours of the other cluster.
    """
    for left, right in product(_sides(one), _sides(two)):
        contacts = _contacts(left.colour, right.colour)
        targets = places & seen_by_any(left.other) & seen_by_any(right.other)
        if contacts and targets:
            ways = [(_ways(left, right, contact, targets), contact) for contact in contacts]
            edges, contact = min(ways, key=lambda way: len(way[0]))
            yield _Touch(left, right, contact, edges, targets)


def _ways(left: _Side, right: _Side, contact: tuple[int, int], targets: CellSet) -> list[Edge]:
    """The links from a contact to opposite colours that each target sees."""
    return distinct_edges(
        edge
        for target in members(targets)
        for way in _ways_to(left, right, contact, target)
        for edge in way
    )


def _ways_to(
    left: _Side, right: _Side, contact: tuple[int, int], target: Cell
) -> tuple[list[Edge], list[Edge]]:
    """The links from both cells of a contact to a cell of the opposite colour that a target sees."""
    one, two = (
        side.cluster.path(BIT[cell], PEERS[target] & side.other)
        for side, cell in ((left, contact[0]), (right, contact[1]))
    )
    return one, two


class MultiColours1(SolvingTechnique):
    """A colour of one cluster sees a colour of another, so one of the two other colours is true."""

    key = "multi-colours-1"
    name = Text(en="Multi Colours 1", de="Mehrfaches Färben 1")
    aliases = ("Multi Colors 1", "Multi-Colouring")
    difficulty = 5.4
    definition = Text(
        en="Two separate clusters of strong links of a digit have two colours each. If a cell of one "
        "cluster sees a cell of the other, their colours are not both true, so at least one of "
        "the two opposite colours is. A cell that sees both opposite colours cannot hold the digit.",
        de="Zwei getrennte Gruppen starker Verbindungen einer Ziffer haben je zwei Farben. Sieht eine "
        "Zelle der einen eine Zelle der anderen, so sind deren Farben nicht beide richtig, also ist "
        "es mindestens eine der beiden Gegenfarben. Eine Zelle, die beide Gegenfarben sieht, kann die Ziffer "
        "nicht enthalten.",
    )
    example = Example(
        board="365417289427895163189362..78.62.479.57.1.96..94.7.6...65.94.87229867....7.45289.6 "
        "r6c8<>1 r8c9<>1",
        finds="r6c5<>3",
    )
    library_codes = ("0502",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every two touching colours with cells that see both opposite colours.

        If two clusters touch in more than one pair of colours, all that follows is a step too.
        """
        steps = []
        for digit in DIGITS:
            places = board.places[digit]
            for one, two in combinations(digit_clusters(places, digit), 2):
                touches = list(_touches(one, two, places))
                steps += [self._step(digit, [touch]) for touch in touches]
                if len(touches) > 1:
                    steps.append(self._step(digit, touches))
        yield from simplest_of_each_effect(steps)

    def _step(self, digit: Digit, touches: list[_Touch]) -> Step:
        left, right = touches[0].left, touches[0].right
        edges = distinct_edges(edge for touch in touches for edge in touch.edges)
        contacts = [touch.contact for touch in touches]
        cells = set_of(cell for contact in contacts for cell in contact)
        targets = union(touch.targets for touch in touches)
        nodes = nodes_of(edges) | cells
        parts = {
            "first": nodes & left.colour,
            "second": nodes & left.other,
            "third": nodes & right.colour,
            "fourth": nodes & right.other,
        }
        return Step(
            self,
            cross_outs=candidates_of(digit, targets),
            highlights={role: candidates_of(digit, found) for role, found in parts.items()},
            primary=set_of(contacts[0]),
            secondary=nodes & ~set_of(contacts[0]),
            links=_strong_and_weak(digit, edges, contacts),
            words={**parts, "digit": digit},
            truths=truths_of(edges),
            evidence=_Touching(digit, touches),
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """The colours, then what follows from each contact."""
        yield _TWO_GROUPS, step.words
        yield _COLOURS, step.words
        digit, touches = step.evidence_of(_Touching)
        first = touches[0]
        for touch in touches:
            left = "AB" if touch.left == first.left else "BA"
            right = "CD" if touch.right == first.right else "DC"
            words = {
                "digit": digit,
                "contact1": touch.contact[0],
                "contact2": touch.contact[1],
                "colour1": left[0],
                "colour2": right[0],
                "opposite1": left[1],
                "opposite2": right[1],
                "common": common_houses(set_of(touch.contact))[0],
            }
            yield _CONTACT, words
            for (one, two), targets in _seen(touch).items():
                yield _SEES_BOTH, {**words, "seen1": one, "seen2": two, "targets": targets}


def _seen(touch: _Touch) -> Pairs:
    """Which cells of the opposite colours the targets see."""
    pairs: Pairs = {}
    for target in members(touch.targets):
        left, right = _ways_to(touch.left, touch.right, touch.contact, target)
        ends = (left[-1].end, right[-1].end)
        pairs[ends] = pairs.get(ends, 0) | BIT[target]
    return pairs


class _Contacts(NamedTuple):
    """The two pairs of cells in which a colour sees both colours of another cluster."""

    one: tuple[int, int]
    two: tuple[int, int]


class MultiColours2(SolvingTechnique):
    """A colour of one cluster sees both colours of another, so it is false."""

    key = "multi-colours-2"
    name = Text(en="Multi Colours 2", de="Mehrfaches Färben 2")
    aliases = ("Multi Colors 2",)
    difficulty = 5.5
    definition = Text(
        en="Two separate clusters of strong links of a digit have two colours each. If cells of one "
        "colour see both colours of the other cluster, of which one is true, that colour is false.",
        de="Zwei getrennte Gruppen starker Verbindungen einer Ziffer haben je zwei Farben. Sehen "
        "Zellen einer Farbe beide Farben der anderen Gruppe, von denen ja eine richtig ist, so ist "
        "diese Farbe falsch.",
    )
    explanation = paragraph(
        _TWO_GROUPS,
        _COLOURS,
        Text(
            en="If A were right, the {digit:digit} in {contact1:cell} would rule out the one in "
            "{touched1:cell} and so C, both lying in {common1:house}, and the one in {contact2:cell} "
            "would rule out the one in {touched2:cell} and so D, both lying in {common2:house}; but C or "
            "D is right.\n"
            "So A is wrong, and {digit:digit} can be crossed out in {first:cells}.",
            de="Stimmte A, so schlösse die {digit:digit} in {contact1:cell} über {common1:house} die in "
            "{touched1:cell} aus und damit C, und die in {contact2:cell} über {common2:house} die in "
            "{touched2:cell} und damit D; C oder D stimmt aber.\n"
            "Also ist A falsch, und die {digit:digit} entfällt in {first:cells}.",
        ),
    )
    one_contact = Text(
        en="If A were right, the {digit:digit} in {contact1:cell} would rule out both C, by "
        "{touched1:cell} in {common1:house}, and D, by {touched2:cell} in {common2:house}; but C or D "
        "is right.",
        de="Stimmte A, so schlösse die {digit:digit} in {contact1:cell} sowohl C aus, durch "
        "{touched1:cell} in {common1:house}, als auch D, durch {touched2:cell} in {common2:house}; C "
        "oder D stimmt aber.",
    )
    example = Example(
        board="..1642..84.98.1267826...41.362.8.541914365782.8.214..62.81.36741...7682.6...281.9 "
        "r8c2<>35 r8c4<>5 r9c2<>3",
        finds="r1c1<>5 r6c3<>5",
    )
    library_codes = ("0503",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every colour that sees both colours of another cluster."""
        steps = []
        for digit in DIGITS:
            clusters = digit_clusters(board.places[digit], digit)
            for one, two in permutations(clusters, 2):
                for side in _sides(one):
                    contacts = [_contacts(side.colour, colour) for colour in two.colours]
                    if all(contacts):
                        steps.append(self._step(digit, side, two, contacts))
        yield from simplest_of_each_effect(steps)

    def _step(
        self, digit: Digit, side: _Side, touched: Cluster, contacts: list[list[tuple[int, int]]]
    ) -> Step:
        pairs = [(one, two) for one in contacts[0] for two in contacts[1]]
        paths = [(touched.path(BIT[one[1]], BIT[two[1]]), one, two) for one, two in pairs]
        path, one, two = min(paths, key=lambda way: len(way[0]))
        edges = [*side.cluster.tree(one[0]), *path]
        nodes = nodes_of(edges)
        parts = {
            "first": side.colour,
            "second": nodes & side.other,
            "third": nodes & touched.colours[0],
            "fourth": nodes & touched.colours[1],
        }
        return Step(
            self,
            cross_outs=candidates_of(digit, side.colour),
            highlights={role: candidates_of(digit, cells) for role, cells in parts.items()},
            primary=BIT[one[0]] | BIT[two[0]],
            secondary=nodes & ~BIT[one[0]] & ~BIT[two[0]],
            links=_strong_and_weak(digit, edges, [one, two]),
            words={
                **parts,
                "digit": digit,
                "contact1": one[0],
                "touched1": one[1],
                "common1": common_houses(set_of(one))[0],
                "contact2": two[0],
                "touched2": two[1],
                "common2": common_houses(set_of(two))[0],
            },
            truths=truths_of(edges),
            evidence=_Contacts(one, two),
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """The colours, and what a true one would rule out, from two cells or from the same one."""
        groups, colours, contacts, conclusion = super().tell(step)
        yield from (groups, colours)
        one, two = step.evidence_of(_Contacts)
        same_cell = one[0] == two[0]
        yield (self.one_contact, step.words) if same_cell else contacts
        yield conclusion

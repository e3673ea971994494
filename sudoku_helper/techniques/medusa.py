"""3D Medusa: the strong links of all digits, in cells and in houses, in two colours."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard, pairs_of
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CANDIDATES,
    CELL_CANDIDATES,
    DIGIT_CANDIDATES,
    CandidateSet,
    all_candidates,
    candidate_number,
    cells_of,
    digit_of,
    digits_of,
    numbers_of,
    to_candidates,
)
from sudoku_helper.geometry import (
    BIT,
    DIGITS,
    HOUSES,
    CellSet,
    Digit,
    common_houses,
    is_single,
    members,
    only,
    size,
    smallest,
    union,
)
from sudoku_helper.implications.state import leaves_room, state_of
from sudoku_helper.proofs.truths import Truth, in_cell, in_house
from sudoku_helper.step import Link, Step, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.colouring import (
    SeenByBoth,
    by_pair,
    distinct_edges,
    nodes_of,
    truths_of,
)
from sudoku_helper.techniques.patterns.clusters import Cluster, Edge, clusters_of
from sudoku_helper.text import Text, Words


@lru_cache(maxsize=8)
def _clusters(board: SudokuBoard) -> tuple[Cluster, ...]:
    """The clusters of three or more candidates of all digits."""
    edges = []
    for cell in members(board.bivalue):
        low, high = (candidate_number(cell, digit) for digit in members(board.digits[cell]))
        edges.append(Edge(low, high, in_cell(cell)))
    for digit in DIGITS:
        edges += _edges_of(digit, board.places[digit])
    return tuple(cluster for cluster in clusters_of(edges) if size(cluster.nodes) > 2)


@lru_cache(maxsize=128)
def _edges_of(digit: Digit, places: CellSet) -> list[Edge]:
    """The strong links of a digit in houses, which depend on its places alone."""
    edges = []
    for house, pair in pairs_of(places):
        low, high = (candidate_number(cell, digit) for cell in members(pair))
        edges.append(Edge(low, high, in_house(house, digit)))
    return edges


def _excluded_by(numbers: CandidateSet) -> CandidateSet:
    """The candidates that are false if any one of some candidates is true."""
    return union(CANDIDATE_PEERS[number] for number in members(numbers))


_TWO_COLOURS = Text(
    en="Where a cell has only two candidates, or a digit only two places in a house, exactly one of the "
    "two is true; coloured in turn along such pairs, the candidates of one colour are all true and "
    "those of the other all false.",
    de="Hat eine Zelle nur zwei Kandidaten oder eine Ziffer in einer Einheit nur zwei Plätze, so stimmt "
    "genau einer davon; färbt man entlang solcher Paare abwechselnd, so sind die Kandidaten der einen "
    "Farbe alle richtig und die der anderen alle falsch.",
)
_COLOURS = Text(
    en="The first colour here is {first:candidates}; the second is {second:candidates}.",
    de="Die erste Farbe ist hier {first:candidates}; die zweite ist {second:candidates}.",
)
_ONE_IS_TRUE = Text(
    en="One of the two colours is true, so what both of them exclude can be crossed out.",
    de="Eine der beiden Farben stimmt; was beide ausschließen, entfällt also.",
)
_BOTH_EXCLUDE = Text(
    en="The first colour rules out {targets:candidates} by the {first:candidate}, the second by the "
    "{second:candidate}.",
    de="Die erste Farbe schließt {targets:candidates} durch die {first:candidate} aus, die zweite durch "
    "die {second:candidate}.",
)
_WRONG_COLOUR = Text(
    en="So the first colour is wrong, and all its candidates can be crossed out.",
    de="Also ist die erste Farbe falsch, und alle ihre Kandidaten entfallen.",
)
_TWICE_IN_HOUSE = Text(
    en="If the first colour were true, the {digit:digit} would be in {clash:cells}, twice in "
    "{common:house}.",
    de="Wäre die erste Farbe richtig, so stünde die {digit:digit} in {clash:cells}, also zweimal in "
    "{common:house}.",
)
_TWICE_IN_CELL = Text(
    en="If the first colour were true, {clash:cell} would be {digits:digits} at once.",
    de="Wäre die erste Farbe richtig, so stünden in {clash:cell} zugleich {digits:digits}.",
)
_EMPTY_CELL = Text(
    en="{empty:cell} has only {digits:digits}; if the first colour were true, nothing would be left there "
    "because of {taker:because}.",
    de="{empty:cell} hat nur {digits:digits}; wäre die erste Farbe richtig, so bliebe dort wegen "
    "{taker:because} nichts übrig.",
)
_EMPTY_HOUSE = Text(
    en="In {empty:house} the {digit:digit} is in {places:either}; if the first colour were true, no place "
    "would be left there because of {taker:because}.",
    de="In {empty:house} steht die {digit:digit} in {places:either}; wäre die erste Farbe richtig, so "
    "bliebe dort wegen {taker:because} kein Platz.",
)


class Medusa(SolvingTechnique):
    """Candidates of several digits in two colours, of which one is true."""

    key = "3d-medusa"
    name = Text(en="3D Medusa", de="3D-Medusa")
    aliases = ("Medusa", "Multi-Digit Colouring")
    difficulty = 7.0
    definition = Text(
        en="Simple colours with all digits: cells with two candidates are links too. Whatever both "
        "colours exclude is false, and a colour that excludes itself, or leaves a cell or a digit "
        "without a place, is false as a whole.",
        de="Einfaches Färben mit allen Ziffern: Auch Zellen mit zwei Kandidaten verbinden. Was beide "
        "Farben ausschließen, ist falsch, und eine Farbe, die sich selbst ausschließt oder einer "
        "Zelle oder Ziffer keinen Platz lässt, ist als Ganzes falsch.",
    )
    example = Example(
        board="7.....9.29....28712...975.4492376158687251349531984726329615487176...295845729613 "
        "r1c2<>6 r1c4<>48",
        finds="r1c5<>4 r2c3<>4 r2c5<>3",
    )
    library_codes = ("0507",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """For each cluster, smallest first, a colour that is false or what both colours exclude."""
        yield from one_of_each_effect(self._steps(board))

    def _steps(self, board: SudokuBoard) -> Iterator[Step]:
        for cluster in sorted(_clusters(board), key=lambda cluster: size(cluster.nodes)):
            first, second = (_excluded_by(colour) for colour in cluster.colours)
            proofs = [
                (wrong, _contradiction(board, wrong, excluded))
                for wrong, excluded in zip(cluster.colours, (first, second), strict=True)
            ]
            yield from (self._wrap(cluster, wrong, proof) for wrong, proof in proofs if proof)
            targets = first & second & all_candidates(board) & ~cluster.nodes
            if targets and not any(proof for _, proof in proofs):
                yield self._trap(cluster, targets)

    def _trap(self, cluster: Cluster, targets: CandidateSet) -> Step:
        first, second = cluster.colours
        paths = {
            target: cluster.path(CANDIDATE_PEERS[target] & first, CANDIDATE_PEERS[target] & second)
            for target in members(targets)
        }
        edges = distinct_edges(edge for path in paths.values() for edge in path)
        nodes = nodes_of(edges)
        trap = SeenByBoth(by_pair(paths))
        return self._step(edges, nodes & first, nodes & second, targets, trap)

    def _wrap(self, cluster: Cluster, wrong: CandidateSet, proof: "_Proof") -> Step:
        edges = cluster.tree(smallest(wrong))
        return self._step(edges, wrong, cluster.nodes & ~wrong, wrong, proof, proof.truths)

    def _step(
        self,
        edges: list[Edge],
        first: CandidateSet,
        second: CandidateSet,
        targets: CandidateSet,
        evidence: "SeenByBoth | _Proof",
        truths: tuple[Truth, ...] = (),
    ) -> Step:
        start = BIT[CANDIDATES[smallest(first)].cell]
        return Step(
            self,
            cross_outs=to_candidates(targets),
            highlights={"first": to_candidates(first), "second": to_candidates(second)},
            primary=start,
            secondary=cells_of(first | second) & ~start,
            links=tuple(
                Link(to_candidates(BIT[edge.start]), to_candidates(BIT[edge.end]), strong=True)
                for edge in edges
            ),
            words={"first": to_candidates(first), "second": to_candidates(second)},
            truths=truths_of(edges) + truths,
            evidence=evidence,
        )

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """The colours, and why one is false or what both exclude."""
        yield _TWO_COLOURS, step.words
        yield _COLOURS, step.words
        proof = step.evidence
        if isinstance(proof, _Proof):
            yield proof.text, {**step.words, **proof.words}
            yield _WRONG_COLOUR, step.words
            return
        yield _ONE_IS_TRUE, step.words
        for (first, second), targets in step.evidence_of(SeenByBoth).pairs.items():
            words = {"first": CANDIDATES[first], "second": CANDIDATES[second]}
            yield _BOTH_EXCLUDE, {**words, "targets": to_candidates(targets)}


class _Proof(NamedTuple):
    """Why a colour is false: the sentence, its words, and further facts it rests on."""

    text: Text
    words: Words
    truths: tuple[Truth, ...] = ()


def _contradiction(
    board: SudokuBoard, colour: CandidateSet, excluded: CandidateSet
) -> _Proof | None:
    """Why a colour cannot be true, with what it excludes, if that can be seen."""
    if clashing := colour & excluded:
        number = smallest(clashing)
        return _clash(BIT[number] | BIT[smallest(CANDIDATE_PEERS[number] & colour)])
    if leaves_room(state_of(board), colour):
        return None
    numbers = all_candidates(board)
    left = numbers & ~excluded
    if cells := cells_of(numbers) & ~cells_of(left):
        cell = smallest(cells)
        takers = _takers(numbers & CELL_CANDIDATES[cell], colour)
        words = {"empty": cell, "digits": board.digits[cell], "taker": takers}
        return _Proof(_EMPTY_CELL, words, (in_cell(cell),))
    return _empty_house(board, colour, left)


def _clash(two: CandidateSet) -> _Proof:
    """Two candidates of one colour that exclude each other."""
    cells = cells_of(two)
    if is_single(cells):
        return _Proof(_TWICE_IN_CELL, {"clash": only(cells), "digits": digits_of(two)})
    words = {"clash": cells, "digit": digit_of(two), "common": common_houses(cells)[0]}
    return _Proof(_TWICE_IN_HOUSE, words)


def _empty_house(board: SudokuBoard, colour: CandidateSet, left: CandidateSet) -> _Proof | None:
    """A house in which some digit that it still needs has no place left."""
    for digit in DIGITS:
        free = cells_of(left & DIGIT_CANDIDATES[digit])
        for house, cells in enumerate(HOUSES):
            places = board.places[digit] & cells
            if places and not free & cells:
                takers = _takers(numbers_of(digit, places), colour)
                words = {"digit": digit, "empty": house, "places": places, "taker": takers}
                return _Proof(_EMPTY_HOUSE, words, (in_house(house, digit),))
    return None


def _takers(lost: CandidateSet, colour: CandidateSet) -> list[tuple[Candidate, ...]]:
    """Candidates of a colour that rule out some others, each that is needed once."""
    takers = 0
    for number in members(lost):
        if not CANDIDATE_PEERS[number] & takers:
            takers |= BIT[smallest(CANDIDATE_PEERS[number] & colour)]
    return [(CANDIDATES[taker],) for taker in members(takers)]

"""A chain in Eureka notation: read back from the text alone, it proves its conclusion on the board."""

import re
from dataclasses import dataclass
from itertools import islice, pairwise

import pytest

from sudoku_helper import TECHNIQUES, Candidate, Step, SudokuBoard
from sudoku_helper.geometry import (
    HOUSES,
    PEERS,
    CellSet,
    cell_at,
    common_houses,
    members,
    set_of,
    size,
)
from sudoku_helper.proofs.proof import Proof
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.words.eureka import eureka
from tests.techniques.support import every_technique

CHAINS = tuple(
    each for each in TECHNIQUES if type(each).chains_of is not SolvingTechnique.chains_of
)
every_chain = pytest.mark.parametrize("technique", CHAINS, ids=lambda each: each.key)

BRACKETS = re.compile(r"\((\d+)(?:([=-])(\d+))?\)((?:r\d+c\d+,?)+)([=-]?)")


@dataclass(frozen=True)
class Node:
    """A digit in some cells: true if one of them holds it."""

    digit: int
    cells: CellSet

    def candidates(self) -> tuple[Candidate, ...]:
        return tuple(Candidate(cell, self.digit) for cell in members(self.cells))

    def excludes(self, other: Candidate) -> bool:
        return all(sees(each, other) for each in self.candidates())


@dataclass(frozen=True)
class Chain:
    """What stands on a line: nodes, the signs between them, and the sets that stand in brackets."""

    nodes: list[Node]
    signs: list[str]
    sets: dict[int, tuple[str, str, CellSet]]
    is_ring: bool

    def links(self) -> list[tuple[Node, str, Node]]:
        around = [(self.nodes[-1], "-", self.nodes[0])] if self.is_ring else []
        pairs = zip(pairwise(self.nodes), self.signs, strict=True)
        return [*((start, sign, end) for (start, end), sign in pairs), *around]


def sees(one: Candidate, other: Candidate) -> bool:
    if one.cell == other.cell:
        return one.digit != other.digit
    return one.digit == other.digit and bool(PEERS[one.cell] & set_of([other.cell]))


def cells_named(text: str) -> CellSet:
    return set_of(
        cell_at(int(row), int(column))
        for rows, columns in re.findall(r"r(\d+)c(\d+)", text)
        for row in rows
        for column in columns
    )


def read(text: str, board: SudokuBoard) -> Chain:
    """A chain from its notation; every character of it must be understood."""
    line, is_ring = text.removesuffix("-loop"), text.endswith("-loop")
    found = list(BRACKETS.finditer(line))
    assert "".join(each[0] for each in found) == line
    nodes: list[Node] = []
    signs: list[str] = []
    sets: dict[int, tuple[str, str, CellSet]] = {}

    def add(digit: str, cells: CellSet) -> None:
        nodes.append(Node(int(digit), cells & board.places[int(digit)]))

    for before, inner, after, cells_text, outer in (each.groups() for each in found):
        cells = cells_named(cells_text)
        if inner:
            sets[len(nodes)] = before, after, cells
            add(before[0], cells)
            signs.append(inner)
            add(after[-1], cells)
        else:
            assert board.places[int(before)] & cells == cells, "a node is made of candidates"
            add(before, cells)
        signs += [outer] * bool(outer)
    return Chain(nodes, signs, sets, is_ring)


def is_strong(chain: Chain, number: int, board: SudokuBoard) -> bool:
    """Whether the second of two nodes is true if the first is false."""
    first, second = chain.nodes[number : number + 2]
    if number in chain.sets:
        before, after, cells = chain.sets[number]
        digits = set_of(map(int, before + after))
        candidates = set_of(
            digit for cell in members(cells) for digit in members(board.digits[cell])
        )
        return (
            digits == candidates
            and size(digits) == len(before + after) == size(cells) + 1
            and bool(common_houses(cells))
        )
    both = first.cells | second.cells
    return first.digit == second.digit and any(
        house & board.places[first.digit] & ~both == 0 and house & both for house in HOUSES
    )


def is_weak(first: Node, second: Node) -> bool:
    return all(first.excludes(candidate) for candidate in second.candidates())


def conclusions(chain: Chain, board: SudokuBoard) -> set[Candidate]:
    """Every candidate that a chain shows to be false."""
    first, last = chain.nodes[0], chain.nodes[-1]
    alive = list(board.candidates)
    if chain.is_ring:
        pairs = [(start, end) for start, sign, end in chain.links() if sign == "-"]
        locked = [(node, node) for node in locked_in_sets(chain, board)]
        return {
            each
            for each in alive
            if any(one.excludes(each) and other.excludes(each) for one, other in pairs + locked)
        }
    if chain.signs[0] == "-":
        return set(first.candidates()) if chain.signs[-1] == "-" and first == last else set()
    ends = (
        [first, *ends_in_set(chain, 0, 0, board)],
        [
            last,
            *ends_in_set(chain, len(chain.nodes) - 2, 1, board),
        ],
    )
    return {
        each
        for each in alive
        if any(
            one.excludes(each) and other.excludes(each)
            for one in ends[0]
            for other in ends[1]
            if one.digit == other.digit or (one == first and other == last)
        )
    } | remote_pair(chain, board)


def ends_in_set(chain: Chain, number: int, side: int, board: SudokuBoard) -> list[Node]:
    """What else a set at an end of a chain holds, if it lacks the digit that goes on."""
    if number not in chain.sets:
        return []
    cells = chain.sets[number][2]
    digits = map(int, chain.sets[number][side])
    return [Node(digit, cells & board.places[digit]) for digit in digits]


def locked_in_sets(chain: Chain, board: SudokuBoard) -> list[Node]:
    """The digits that a set of a ring has whichever way round."""
    return [
        Node(digit, cells & board.places[digit])
        for before, after, cells in chain.sets.values()
        for digit in map(int, before[1:] + after[:-1])
    ]


def remote_pair(chain: Chain, board: SudokuBoard) -> set[Candidate]:
    """Cells with the same two digits in turn: a chain by the one digit is also one by the other."""
    if set(chain.sets) != set(range(0, len(chain.nodes), 2)):
        return set()
    if len({frozenset(before + after) for before, after, _ in chain.sets.values()}) > 1:
        return set()
    cells = [cells for *_, cells in chain.sets.values()]
    return {
        each
        for each in board.candidates
        if each.digit in {chain.nodes[0].digit, chain.nodes[1].digit}
        for number, one in enumerate(cells)
        for other in cells[number + 1 :: 2]
        if Node(each.digit, one | other).excludes(each)
    }


def check(step: Step, board: SudokuBoard) -> None:
    """Whether the notation of a step is a proof of what the step does."""
    chains_text, conclusion = eureka(step).split(" => ")
    assert conclusion == str(step)
    proved: set[Candidate] = set()
    for text in chains_text.split("; "):
        chain = read(text, board)
        assert all(one != other for one, other in pairwise(chain.signs)), "strong and weak in turn"
        for number, (start, sign, end) in enumerate(chain.links()):
            assert is_strong(chain, number, board) if sign == "=" else is_weak(start, end), text
        proved |= conclusions(chain, board)
    assert set(step.cross_outs) <= proved, eureka(step)
    assert not step.placements


@every_chain
def test_the_notation_proves_the_step(technique):
    board = technique.example.position
    for step in islice(technique.find(board), 30):
        if step:
            check(step, board)


@every_chain
def test_the_notation_begins_and_ends_with_the_links(technique):
    step = technique.example_step()
    board = technique.example.position
    chain = read(eureka(step).split(" => ")[0], board)
    (links,) = technique.chains_of(step)
    ends = [links[0].start, (links[-2] if chain.is_ring else links[-1]).end]
    assert [chain.nodes[0].candidates(), chain.nodes[-1].candidates()] == ends
    assert [sign == "=" for _, sign, _ in chain.links()] == [link.strong for link in links]


@every_technique
def test_only_a_chain_has_a_notation(technique):
    step = technique.example_step()
    chains = technique.chains_of(step)
    assert bool(eureka(step)) == bool(chains)
    for links in chains:
        assert all(one.end == other.start for one, other in pairwise(links))
    if step.links and not chains:
        # What is drawn without being a chain: proofs by cases, clusters of colours, petals.
        assert isinstance(step.evidence, Proof) or not is_one_chain(step)


def is_one_chain(step: Step) -> bool:
    pairs = list(pairwise(step.links))
    return all(one.end == other.start and one.strong != other.strong for one, other in pairs)


def written(key: str) -> str:
    return next(eureka(each.example_step()) for each in CHAINS if each.key == key)


def test_brackets_hold_what_happens_within_a_cell():
    assert written("aic") == "(3=8)r8c3-(8)r7c2=(8-4)r7c5=(4)r8c5 => r8c5<>3"
    assert written("xy-wing") == "(8=6)r7c3-(6=4)r8c2-(4=8)r8c5 => r7c4<>8"


def test_groups_and_sets_are_named_by_their_cells():
    assert written("empty-rectangle") == "(9)r8c9=(9)r3c9-(9)r3c1=(9)r12c2 => r8c2<>9"
    assert written("als-xz") == "(85=3)r1c2,r2c3-(3=78)r4c27 => r2c7<>8"


def test_a_ring_is_closed_and_a_return_comes_back():
    assert written("x-cycle") == "(5)r2c9=(5)r2c4-(5)r6c4=(5)r6c9-loop => r5c9<>5"
    assert written("discontinuous-nice-loop") == (
        "(6)r4c2-(6=3)r4c9-(3=4)r5c8-(4)r4c7=(4-6)r4c2 => r4c2<>6"
    )


SEVERAL_CHAINS = {
    "two-string-kite": "2...6+4..8.743.+8.......2...+462....+4+81...4+8.5..8+4..+1..+9....5..34......1+8.....+8..+17. "
    "r1c3<>5 r2c7<>9 r2c9<>9 r3c2<>1359 r3c3<>1359 r3c7<>6 r3c8<>6 r4c3<>9 r5c6<>379 r5c8<>3 "
    "r5c9<>26 r6c4<>7 r6c6<>26 r6c7<>7 r6c9<>26 r8c3<>5 r8c4<>79 r9c3<>5",
    "continuous-nice-loop-with-als": ".8..1......5....3.......4.....6.5.7.89+3+1..2....+73.....2+7....1.9..67........4..... "
    "r1c6<>29 r1c7<>9 r2c5<>29 r2c6<>29 r2c7<>9 r3c5<>29 r3c6<>29 r4c5<>24 r4c9<>14 r5c8<>4 "
    "r5c9<>4 r6c1<>14 r6c2<>124 r6c5<>4 r6c6<>4 r6c7<>56 r6c8<>5689 r6c9<>568 r8c5<>3 r8c6<>3 "
    "r9c5<>3 r9c6<>3",
}


@pytest.mark.parametrize("key", SEVERAL_CHAINS)
def test_what_rests_on_several_chains_shows_all_of_them(key):
    board = SudokuBoard.parse(SEVERAL_CHAINS[key])
    technique = next(each for each in CHAINS if each.key == key)
    several = [step for step in technique.find(board) if ";" in eureka(step)]
    assert several
    for step in several:
        check(step, board)


DOUBLY_LINKED = (
    "7.8...3.....6.1...5.........4.....263...8.......1...9+3.9.2....4.+8..7.5........... "
    "r2c3<>3 r2c7<>89 r2c9<>9 r3c3<>3 r3c4<>349 r3c5<>2 r3c6<>2349 r3c7<>78 r3c8<>78 r3c9<>78 "
    "r4c5<>3 r5c2<>57 r5c3<>57 r5c4<>5 r5c6<>57 r6c2<>26 r7c5<>3 r7c7<>8 r9c2<>1236 r9c5<>3 r9c7<>8"
)


def test_two_sets_with_two_restricted_commons_are_a_ring():
    board = SudokuBoard.parse(DOUBLY_LINKED)
    technique = next(each for each in CHAINS if each.key == "als-xz")
    ring = next(step for step in technique.find(board) if "-loop" in eureka(step))
    assert eureka(ring).startswith("(5=167)r7c157-(7=23495)r2c12357-loop => ")
    check(ring, board)

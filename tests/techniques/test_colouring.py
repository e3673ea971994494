"""Where colours decide, and where they must not."""

from itertools import combinations, product
from random import Random

import pytest

from sudoku_helper import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, CELLS, HOUSES, PEERS, members
from sudoku_helper.proofs.truths import in_cell
from sudoku_helper.step import plain
from sudoku_helper.techniques.colouring import SimpleColoursTrap, SimpleColoursWrap
from sudoku_helper.techniques.medusa import Medusa
from sudoku_helper.techniques.multi_colouring import MultiColours1, MultiColours2
from sudoku_helper.techniques.patterns.clusters import Edge, clusters_of
from tests.techniques.sketches import board_with, found_by, places_of_five, random_places

FULL = "xxxxxxxxx"


def ring(*nodes: int) -> list[Edge]:
    """Links from each node to the next and from the last to the first."""
    return [
        Edge(start, end, in_cell(start))
        for start, end in zip(nodes, (*nodes[1:], nodes[0]), strict=True)
    ]


def test_a_cluster_alternates_between_two_colours():
    (cluster,) = clusters_of(ring(1, 2, 3, 4))
    assert cluster.colours == (BIT[1] | BIT[3], BIT[2] | BIT[4])


def test_an_odd_ring_cannot_be_coloured():
    assert list(clusters_of(ring(1, 2, 3))) == []


def test_a_path_takes_the_shortest_way_from_colour_to_colour():
    (cluster,) = clusters_of(ring(1, 2, 3, 4, 5, 6))
    assert [(edge.start, edge.end) for edge in cluster.path(BIT[1], BIT[3])] == [(1, 2), (2, 3)]
    assert len(cluster.tree(1)) == 5


def test_a_single_pair_is_no_chain():
    board = places_of_five(".x.....x.", *[FULL] * 8)
    assert found_by(SimpleColoursTrap(), board) == []


def test_a_cell_that_sees_both_colours_is_trapped():
    """The chain A2, G2, G5, C5: both of its ends can be seen from C1, C3, A4 and A6."""
    rows = ["xxxxxx.xx"] * 9
    rows[1] = "x.....x.."
    rows[4] = "..x...x.."
    board = places_of_five(*rows)
    assert found_by(SimpleColoursTrap(), board) == ["r1c3<>5 r3c3<>5 r4c1<>5 r6c1<>5"]
    assert found_by(SimpleColoursWrap(), board) == []


def test_only_the_links_that_matter_are_shown():
    """From C5 the chain goes on to B4, which no target needs."""
    rows = ["xxxxxx.xx"] * 9
    rows[1] = "x.....x.."
    rows[3:6] = ".x.xxx.xx", "..x...x..", "...xxx.xx"
    (step,) = SimpleColoursTrap().find(places_of_five(*rows))
    assert str(step) == "r1c3<>5 r3c3<>5"
    assert len(step.truths) == len(step.links) == 3


def test_two_cells_of_one_colour_in_a_house_make_it_false():
    """The chain C1, C5, G5, G2, A2 comes back to its first block with the colour of its start."""
    rows = ["xx.xxx.xx"] * 9
    rows[0] = "xxxxxx.xx"
    rows[1] = "x.....x.."
    rows[4] = "..x...x.."
    assert found_by(SimpleColoursWrap(), places_of_five(*rows)) == ["r1c3<>5 r2c1<>5 r5c7<>5"]


def test_touching_colours_of_two_clusters_leave_one_of_the_opposite_ones():
    board = places_of_five(FULL, ".x....x..", FULL, FULL, FULL, FULL, ".x.....x.", FULL, FULL)
    assert found_by(MultiColours1(), board) == ["r1c8<>5 r3c8<>5 r8c7<>5 r9c7<>5"]
    assert found_by(MultiColours2(), board) == []


def test_a_colour_that_sees_both_colours_of_another_cluster_is_false():
    """A2 and E9 have the same colour; A2 sees A7, E9 sees D7, and one of those is 5."""
    rows = ["xxxx.xxxx"] * 9
    rows[1] = "x...x...."
    rows[6] = "x..x....."
    rows[8] = FULL
    assert "r2c1<>5 r9c5<>5" in found_by(MultiColours2(), places_of_five(*rows))


def test_a_coloured_cell_that_sees_both_opposite_colours_is_crossed_out_too():
    """A2 and E9 have one colour: E9 sees D7, and A2 sees both E2 of its own group and A7, the opposite ones."""
    rows = ["xxxx.xxxx"] * 9
    rows[1] = "x...x...."
    rows[6] = "x..x....."
    rows[8] = FULL
    effects = found_by(MultiColours1(), places_of_five(*rows))
    assert any("r2c1<>5" in effect for effect in effects)


@pytest.mark.parametrize("seed", range(40))
def test_multi_colours_1_leave_nothing_out(seed):
    """Whatever sees opposite colours of two groups, for every way in which these touch."""
    places = random_places(Random(seed))
    board = SudokuBoard.parse("." * 81).cross_out(
        Candidate(cell, 5) for cell in CELLS if not places & BIT[cell]
    )
    found = {
        frozenset(each.cell for each in step.cross_outs) for step in MultiColours1().find(board)
    }
    for one, two in combinations(coloured_groups(places), 2):
        expected = set()
        for left, right in product((0, 1), repeat=2):
            if any(sees(cell, two[right]) for cell in one[left]):
                expected |= {
                    cell
                    for cell in members(places)
                    if sees(cell, one[1 - left]) and sees(cell, two[1 - right])
                }
        assert not expected or frozenset(expected) in found
    assert all(step.check(board) for step in MultiColours1().find(board))


def sees(cell: int, others: set[int]) -> bool:
    return any(PEERS[cell] & BIT[other] for other in others)


def coloured_groups(places: int) -> list[tuple[set[int], set[int]]]:
    """The two colours of each group of strong links, found by painting one cell after the other."""
    pairs = [pair for house in HOUSES if len(pair := members(places & house)) == 2]
    colour: dict[int, tuple[int, int]] = {}
    for start in sorted({cell for pair in pairs for cell in pair}):
        if start in colour:
            continue
        colour[start] = (start, 0)
        for _ in CELLS:
            for pair in pairs:
                for cell, other in (pair, reversed(pair)):
                    if cell in colour and other not in colour:
                        group, side = colour[cell]
                        colour[other] = (group, 1 - side)
    odd = {colour[cell][0] for cell, other in pairs if colour[cell] == colour[other]}
    return [
        tuple({cell for cell, own in colour.items() if own == (group, side)} for side in (0, 1))
        for group in sorted({group for group, _ in colour.values()} - odd)
    ]


def without(digits: str, *names: str) -> dict[str, str]:
    """Cells that can hold anything but some digits."""
    return {name: "".join(d for d in "123456789" if d not in digits) for name in names}


ROW_1 = [f"r1c{column}" for column in (2, 3, 4, 6, 7, 8, 9)]
ROW_5 = [f"r5c{column}" for column in (2, 3, 4, 6, 7, 8, 9)]
COLUMN_E = [f"r{row}c5" for row in (2, 3, 4, 6, 7, 8, 9)]


def test_medusa_rules_out_a_digit_that_sees_it_in_both_colours():
    board = board_with(r1c1="12", r1c5="12", **without("1", *ROW_1))
    effect = " ".join(f"{name}<>2" for name in ROW_1)
    assert found_by(Medusa(), board) == [effect]


def test_medusa_rules_out_what_shares_a_cell_with_both_colours():
    board = board_with(r1c1="12", r1c5="1248", **without("12", *ROW_1))
    assert found_by(Medusa(), board) == ["r1c5<>48"]


def test_medusa_finds_a_colour_that_excludes_itself():
    """If A1 is 1, then E1 is 2, E5 is 3 and A5 is 1, below A1."""
    cells = {**without("2", *ROW_1), **without("3", *ROW_5, *COLUMN_E)}
    board = board_with(r1c1="12", r1c5="23", r5c1="13", **cells)
    assert found_by(Medusa(), board) == ["r1c1<>1 r1c5<>2 r5c1<>1 r5c5<>3"]
    (step,) = Medusa().find(board)
    assert "die 1 in A1 und A5, also zweimal in Spalte A" in plain(step.explanation("de"))[2]


def test_medusa_finds_a_colour_that_empties_a_cell():
    """If A1 is 4, then E1 is 2 and E5 is 5, and nothing is left for A5, which sees A1 and E5."""
    cells = {**without("4", *ROW_1), **without("2", *COLUMN_E)}
    board = board_with(r1c1="14", r1c5="24", r5c5="25", r5c1="45", **cells)
    assert found_by(Medusa(), board) == ["r1c1<>4 r1c5<>2 r5c5<>5"]
    (step,) = Medusa().find(board)
    why = plain(step.explanation("en"))[2]
    assert why.startswith(
        "A5 has only 4 and 5; if the first colour were true, nothing would be left"
    )
    assert why.endswith("because of the 4 in A1 and the 5 in E5.")


def test_medusa_needs_more_than_one_link():
    assert found_by(Medusa(), board_with(r1c1="12", r5c5="12")) == []

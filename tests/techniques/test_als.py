"""Almost locked sets: what makes one, what ties two together, and what looks like it but is not."""

from itertools import combinations, pairwise
from random import Random

import pytest

from sudoku_helper import Candidate, SudokuBoard
from sudoku_helper.geometry import BIT, HOUSE_CELLS, PEERS, members, set_of, size
from sudoku_helper.grading.ratings import published
from sudoku_helper.step import plain
from sudoku_helper.techniques.als_chains import AlsChain, AlsXyWing
from sudoku_helper.techniques.als_xz import AlsXz
from sudoku_helper.techniques.death_blossom import DeathBlossom
from sudoku_helper.techniques.pair_exclusion import AlignedPairExclusion
from sudoku_helper.techniques.patterns.almost_locked_sets import almost_locked_sets
from sudoku_helper.techniques.sue_de_coq import SueDeCoq
from sudoku_helper.text import LANGUAGES
from tests.techniques.sketches import cell_named, found_by
from tests.techniques.support import own_puzzles, solution_of, steps_of, thinned

TECHNIQUES = (SueDeCoq, AlsXz, AlsXyWing, AlsChain, AlignedPairExclusion, DeathBlossom)


def sketch(**cells: str) -> SudokuBoard:
    """A board on which only the named cells have candidates: ``sketch(r1c1="12")``."""
    kept = {cell_named(name): digits for name, digits in cells.items()}
    return SudokuBoard.of(
        [0] * 81,
        crossed_out=[
            Candidate(cell, digit)
            for cell in range(81)
            for digit in range(1, 10)
            if str(digit) not in kept.get(cell, "")
        ],
    )


def found(technique, board: SudokuBoard) -> list[str]:
    return found_by(technique(), board)


def players_positions() -> list[SudokuBoard]:
    random = Random(8)
    return [
        thinned(puzzle, solution_of(puzzle), random.uniform(0.1, 0.5), random)
        for puzzle in own_puzzles(6)
    ]


# The index.


def test_a_set_is_cells_of_one_house_with_one_digit_too_many():
    """Compared with every subset of every house; sets that touch nothing are left out."""
    board = players_positions()[0]
    expected = set()
    for house in HOUSE_CELLS:
        open_cells = [cell for cell in house if board.digits[cell]]
        for count in range(1, len(open_cells) + 1):
            for cells in combinations(open_cells, count):
                digits = set().union(*(members(board.digits[cell]) for cell in cells))
                if len(digits) == count + 1:
                    expected.add(set_of(cells))
    sets = almost_locked_sets(board).sets
    assert {each.cells for each in sets} <= expected
    assert [size(each.cells) for each in sets] == sorted(size(each.cells) for each in sets)
    left_out = expected - {each.cells for each in sets}
    assert all(digits_with_targets(board, cells) < 2 for cells in left_out)


def digits_with_targets(board: SudokuBoard, cells: int) -> int:
    """How many digits of a set are candidates somewhere that sees all their places in the set."""
    count = 0
    for digit in range(1, 10):
        places = members(cells & board.places[digit])
        seen = [cell for cell in members(board.places[digit]) if sees_all(cell, places)]
        count += bool(places and seen)
    return count


def sees_all(cell: int, others: list[int]) -> bool:
    return all(PEERS[cell] & BIT[other] for other in others)


def test_a_digit_is_lost_to_a_set_only_where_each_place_sees_each_place():
    board = players_positions()[1]
    index = almost_locked_sets(board)
    for first in index.sets[::7]:
        for digit, node in first.nodes.items():
            expected = {
                second.number
                for second in index.sets
                if second.digits & BIT[digit]
                and all(
                    sees_all(cell, members(node.cells))
                    for cell in members(second.cells & board.places[digit])
                )
            }
            neighbours = index.chosen(index.neighbours(node))
            assert {entry.set.number for entry in neighbours} == expected
            assert {entry.digit for entry in neighbours} <= {digit}


# ALS-XZ.


def test_two_sets_that_cannot_both_have_x_leave_z_to_one_of_them():
    board = sketch(r1c1="135", r1c2="35", r4c1="15", r2c1="579")
    assert "r2c1<>5" in found(AlsXz, board)


def test_a_common_digit_with_one_place_out_of_sight_ties_nothing():
    """1 is also in r1c2, which does not see r4c1: both sets could have it."""
    board = sketch(r1c1="135", r1c2="135", r4c1="15", r2c1="5789")
    assert found(AlsXz, board) == []


def test_z_stays_where_one_of_its_places_is_not_seen():
    """5 is also in r4c9, which r2c1 does not see."""
    board = sketch(r1c1="135", r1c2="35", r4c1="125", r4c9="25", r2c1="5789")
    assert found(AlsXz, board) == []


def test_sets_that_overlap_are_no_pair():
    board = sketch(r1c1="13", r1c2="123", r1c3="12")
    assert found(AlsXz, board) == []


def test_two_digits_that_only_one_set_can_have_fix_all_the_others():
    pattern = {"r1c1": "123", "r1c2": "123", "r2c1": "124", "r2c2": "124"}
    board = sketch(**pattern, r1c9="378", r2c9="478", r3c3="178")
    assert found(AlsXz, board)[0] == "r1c9<>3 r2c9<>4 r3c3<>1"
    sentences = plain(next(steps_of(AlsXz(), board)).explanation("en"))
    assert sentences[2].startswith("1 and 2 can each be in only one of the sets")


# Chains.


def test_a_wing_needs_two_different_digits():
    """r1c1 could lose 1 to both others and still be 2."""
    assert found(AlsXyWing, sketch(r1c1="12", r1c9="15", r9c1="15", r9c9="589")) == []
    assert "r9c9<>5" in found(AlsXyWing, sketch(r1c1="12", r1c9="15", r9c1="25", r9c9="589"))


def test_a_chain_leaves_a_set_by_another_digit_than_it_came_in():
    straight = sketch(r1c1="15", r1c5="12", r5c5="23", r5c9="35", r5c1="578", r1c9="59")
    assert "r1c9<>5" in " ".join(found(AlsChain, straight))
    turned_back = sketch(r1c1="15", r1c5="12", r5c5="13", r5c9="15", r1c9="578")
    assert found(AlsChain, turned_back) == []


@pytest.mark.parametrize("technique", [AlsXyWing, AlsChain], ids=lambda each: each.key)
def test_no_set_of_a_chain_occurs_twice_and_neighbours_have_no_cell_in_common(technique):
    for board in players_positions()[:3]:
        for step in steps_of(technique(), board, limit=100):
            sets = step.evidence.sets
            assert len({each.cells for each in sets}) == len(sets)
            assert all(not left.cells & right.cells for left, right in pairwise(sets))


def test_a_chain_alternates_strong_links_in_the_sets_and_weak_ones_between_them():
    board = SudokuBoard.parse(AlsChain.example.board)
    for step in steps_of(AlsChain(), board, limit=20):
        kinds = [link.strong for link in step.links]
        assert kinds == [number % 2 == 0 for number in range(len(kinds))]
        assert all(left.end == right.start for left, right in pairwise(step.links))


# Death Blossom.


def test_every_digit_of_the_stem_needs_a_petal():
    petals = {"r5c1": "17", "r5c9": "27"}
    assert found(DeathBlossom, sketch(r5c5="123", r5c6="789", **petals, r4c6="37")) == ["r5c6<>7"]
    assert found(DeathBlossom, sketch(r5c5="123", r5c6="789", **petals, r4c6="47")) == []


def test_every_petal_needs_to_be_seen_from_the_target():
    blossom = sketch(r5c5="123", r5c6="789", r5c1="17", r5c9="27", r1c5="37")
    assert found(DeathBlossom, blossom) == []


def test_a_set_can_be_the_petal_of_two_digits():
    blossom = sketch(r5c5="123", r5c6="789", r5c1="127", r5c2="127", r4c6="37")
    step = next(steps_of(DeathBlossom(), blossom))
    assert str(step) == "r5c6<>7"
    assert set(step.highlights) == {"pivot", "set_a", "set_b"}


# Sue de Coq.


def test_as_many_digits_as_cells_around_a_crossing():
    pattern = {"r1c1": "1234", "r1c2": "1234", "r1c9": "12", "r3c3": "34"}
    board = sketch(**pattern, r1c5="1259", r2c1="3489")
    assert found(SueDeCoq, board) == ["r1c5<>12 r2c1<>34"]


def test_one_digit_more_than_cells_around_a_crossing_proves_nothing():
    board = sketch(r1c1="1234", r1c2="12345", r1c9="12", r3c3="34", r1c5="1259", r2c1="34589")
    assert found(SueDeCoq, board) == []


def test_a_digit_of_the_crossing_that_fits_in_both_houses_proves_nothing():
    """2 could be in the line and in the block at once, so 3 and 4 need not be in the pattern."""
    board = sketch(r1c1="1234", r1c2="1234", r1c9="12", r3c3="24", r1c5="1259", r2c1="3489")
    assert found(SueDeCoq, board) == []


def test_a_digit_outside_the_crossing_may_be_in_the_line_and_in_the_block():
    pattern = {
        "r1c1": "1234",
        "r1c2": "1234",
        "r1c8": "15",
        "r1c9": "25",
        "r2c3": "35",
        "r3c3": "45",
    }
    board = sketch(**pattern, r1c5="1259", r2c1="34589")
    assert found(SueDeCoq, board)[0] == "r1c5<>125 r2c1<>345"
    sentences = plain(next(steps_of(SueDeCoq(), board)).explanation("en"))
    assert sentences[2].startswith("5 fits in twice, once in row 1 and once in block 1")


# Aligned Pair Exclusion.


def test_a_pair_is_excluded_only_by_what_both_cells_see():
    board = sketch(r1c1="123", r1c9="45", r1c4="14", r1c5="15")
    assert found(AlignedPairExclusion, board) == ["r1c1<>1"]
    only_one_sees = sketch(r1c1="123", r1c9="45", r1c4="14", r2c2="15")
    assert found(AlignedPairExclusion, only_one_sees) == []


def test_two_cells_that_do_not_see_each_other_can_have_the_same_digit():
    board = sketch(r1c1="123", r9c9="14", r1c9="14", r9c1="14")
    assert "r1c1<>1" not in found(AlignedPairExclusion, board)


# All of them.


@pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda each: each.key)
def test_every_kind_of_step_is_told_in_the_same_words_in_every_language(technique):
    for board in players_positions():
        for step in steps_of(technique(), board, limit=60):
            english, german = (step.explanation(lang) for lang in LANGUAGES)
            assert len(english) == len(german)
            for first, second in zip(english, german, strict=True):
                assert parts_of(first) == parts_of(second)
            assert all(text.endswith(".") and "{" not in text for text in plain(english + german))


def parts_of(sentence) -> set[str]:
    return {part["role"] for part in sentence if "role" in part}


def test_fewer_cells_come_first():
    for board in players_positions()[:3]:
        counts = [
            sum(size(each.cells) for each in step.evidence.sets)
            for step in steps_of(AlsXz(), board)
        ]
        assert counts == sorted(counts)


def test_looking_for_what_is_rated_alone_finds_the_same():
    technique, random, rated = AlsXz(), Random(5), set()
    rated_as = published(technique).rating
    for puzzle in own_puzzles(8):
        board = thinned(puzzle, solution_of(puzzle), 0.5, random)
        of_all = {(rated_as(step), str(step)) for step in steps_of(technique, board)}
        found = {(rated_as(step), str(step)) for step in technique.find_bent(board)}
        assert {each for each in of_all if each[0]} <= found
        # Of several with one effect all but one are left out, so a bent set may stand behind another pair.
        assert {effect for _, effect in found} <= {effect for _, effect in of_all}
        rated |= found
    assert len(rated) > 20

"""Where fish are found, and where they only look like it."""

from functools import reduce
from itertools import combinations, permutations
from operator import and_
from random import Random

import pytest

from sudoku_helper.geometry import BIT, COLUMNS, HOUSES, PEERS, ROWS, members, seen_by_all, union
from sudoku_helper.step import plain
from sudoku_helper.techniques.finned_fish import FinnedXWing, SashimiXWing
from sudoku_helper.techniques.fish import Jellyfish, Swordfish, XWing
from sudoku_helper.techniques.franken_fish import FinnedFrankenXWing, FrankenXWing
from sudoku_helper.techniques.mutant_fish import MutantXWing
from sudoku_helper.techniques.patterns.fish import Make, find_fish
from sudoku_helper.techniques.patterns.one_digit import hopeless
from tests.techniques.sketches import (
    found_by,
    places_of_five,
    random_arrangement,
    random_places,
)

FULL = "xxxxxxxxx"


def test_an_x_wing_clears_its_crossing_lines():
    board = places_of_five(".x....x..", FULL, FULL, FULL, ".x....x..", FULL, FULL, FULL, FULL)
    rows = (2, 3, 4, 6, 7, 8, 9)
    assert found_by(XWing(), board) == [" ".join(f"r{r}c{c}<>5" for r in rows for c in (2, 7))]


def test_an_x_wing_may_stand_in_columns():
    rows = ["xxx.xxx.x"] * 9
    rows[1] = rows[7] = FULL
    effects = found_by(XWing(), places_of_five(*rows))
    assert effects == [" ".join(f"r{r}c{c}<>5" for r in (2, 8) for c in (1, 2, 3, 5, 6, 7, 9))]


def test_a_third_place_elsewhere_spoils_an_x_wing():
    board = places_of_five(".x..x.x..", FULL, FULL, FULL, ".x....x..", FULL, FULL, FULL, FULL)
    assert found_by(XWing(), board) == []
    assert found_by(FinnedXWing(), board) == []


def test_a_third_place_in_the_block_of_a_corner_is_a_fin():
    board = places_of_five(".x....xx.", FULL, FULL, FULL, ".x....x..", FULL, FULL, FULL, FULL)
    assert found_by(XWing(), board) == []
    assert found_by(FinnedXWing(), board) == ["r2c7<>5 r3c7<>5"]
    assert found_by(SashimiXWing(), board) == []


def test_a_fin_without_its_corner_makes_a_sashimi():
    board = places_of_five(".x.....x.", FULL, FULL, FULL, ".x....x..", FULL, FULL, FULL, FULL)
    assert found_by(FinnedXWing(), board) == []
    effects = ["r2c7<>5 r3c7<>5", "r4c8<>5 r6c8<>5", "r2c7<>5 r3c7<>5 r4c8<>5 r6c8<>5"]
    assert found_by(SashimiXWing(), board) == effects
    step = next(SashimiXWing().find(board))
    assert any("Sashimi" in sentence for sentence in plain(step.explanation("de")))


def test_two_fish_on_one_base_are_told_one_after_the_other():
    board = places_of_five(".x.....x.", FULL, FULL, FULL, ".x....x..", FULL, FULL, FULL, FULL)
    step = list(SashimiXWing().find(board))[-1]
    sentences = plain(step.explanation("en"))
    assert len(sentences) == 4
    assert "columns B and G" in sentences[1]
    assert "columns B and H" in sentences[2]


def test_two_places_in_each_line_are_enough_for_a_swordfish():
    board = places_of_five(
        ".x..x....", FULL, FULL, "....x..x.", FULL, FULL, ".x.....x.", FULL, FULL
    )
    rows = (2, 3, 5, 6, 8, 9)
    effect = " ".join(f"r{r}c{c}<>5" for r in rows for c in (2, 5, 8))
    assert found_by(Swordfish(), board) == [effect]


def test_a_swordfish_is_no_x_wing_with_a_line_more():
    board = places_of_five(
        ".x..x....", FULL, FULL, ".x..x....", FULL, FULL, ".x..x..x.", FULL, FULL
    )
    assert len(found_by(XWing(), board)) == 1
    assert found_by(Swordfish(), board) == []
    assert found_by(Jellyfish(), board) == []


def test_a_line_and_a_block_make_a_franken_x_wing():
    board = places_of_five(
        "xx.......", FULL, FULL, "xx.xxxxxx", "xx.xxxxxx", "xx.xxxxxx", FULL, FULL, FULL
    )
    effect = " ".join(f"r{r}c{c}<>5" for r in (2, 3, 7, 8, 9) for c in (1, 2))
    assert effect in found_by(FrankenXWing(), board)


def test_a_place_shared_by_two_base_houses_counts_as_a_fin():
    """In row 1 and block 1 the 5 is in columns A and B only, but one 5 in A1 serves both."""
    board = places_of_five("xx.......", "xx.xxxxxx", "xx.xxxxxx", *[FULL] * 6)
    assert not any("r4c1" in effect for effect in found_by(FrankenXWing(), board))
    for step in FinnedFrankenXWing().find(board):
        assert step.check(board)


def test_a_row_and_a_column_make_a_mutant_x_wing():
    """Column A has the 5 in block 1 only, row 1 in blocks 1 and 2: together they use these up."""
    board = places_of_five(".x.x.....", FULL, FULL, *[".xxxxxxxx"] * 6)
    effects = [f"r{r}c{c}<>5" for r in (2, 3) for c in (2, 3, 4, 5, 6)]
    assert " ".join(effects) in found_by(MutantXWing(), board)


def test_a_place_shared_by_a_row_and_a_column_spoils_a_mutant_x_wing():
    """The 5 in A1 serves both, so that block 2 may have it in another row."""
    board = places_of_five("xx.x.....", FULL, FULL, *[".xxxxxxxx"] * 6)
    assert not any("r2c4" in effect for effect in found_by(MutantXWing(), board))


def test_rows_and_columns_do_not_mix_in_a_franken_fish():
    for seed in range(20):
        places = random_places(Random(seed))
        for make in Make:
            for fish in find_fish(places, 2, make):
                assert fish.make == make
                rows = any(house in ROWS for house in fish.base)
                columns = any(house in COLUMNS for house in fish.base)
                assert not (rows and columns) or make == Make.MUTANT


@pytest.mark.parametrize("seed", range(5))
def test_no_fish_of_two_houses_is_left_out(seed):
    """Every two base and two cover houses are tried: fins lie in more base than cover houses."""
    places = random_places(Random(seed))
    found = union(fish.targets for make in Make for fish in find_fish(places, 2, make))
    smaller = union(
        targets_of(places, (base,), (cover,)) for base, cover in permutations(range(27), 2)
    )
    open_houses = [house for house in range(27) if places & HOUSES[house]]
    for base in combinations(open_houses, 2):
        for cover in combinations(sorted(set(open_houses) - set(base)), 2):
            assert not targets_of(places, base, cover) & ~found & ~smaller


def targets_of(places: int, base: tuple[int, ...], cover: tuple[int, ...]) -> int:
    """What a fish of at most two houses crosses out."""
    in_base, in_both_bases = in_one_and_in_all(base)
    covered, covered_twice = in_one_and_in_all(cover)
    if len(base) == 1:
        in_both_bases = covered_twice = 0
    fins = places & (in_base & ~covered | in_both_bases & ~covered_twice)
    surplus = places & (covered & ~in_base | covered_twice & ~in_both_bases)
    return surplus & seen_by_all(fins)


def in_one_and_in_all(houses: tuple[int, ...]) -> tuple[int, int]:
    cells = [HOUSES[house] for house in houses]
    return union(cells), reduce(and_, cells)


@pytest.mark.parametrize("seed", range(12))
def test_no_fish_crosses_out_a_place_of_a_whole_arrangement(seed):
    places = random_places(Random(seed))
    for make in Make:
        for count in (2, 3):
            for fish in find_fish(places, count, make):
                assert fish.targets
                assert not fish.targets & ~hopeless(places)
                assert not any(fish.fins & ~PEERS[target] for target in members(fish.targets))


@pytest.mark.parametrize("seed", range(12))
def test_the_places_of_an_arrangement_are_not_hopeless(seed):
    random = Random(seed)
    arrangement = random_arrangement(random)
    places = arrangement | sum(
        BIT[cell] for cell in random.sample(range(81), 20) if not arrangement & BIT[cell]
    )
    assert not hopeless(places) & arrangement
    assert not hopeless(arrangement)


def test_a_place_that_leaves_a_row_empty_is_hopeless():
    places = places_of_five("xx.......", "xx......x", FULL, *[FULL] * 6).places[5]
    assert hopeless(places) & BIT[18]
    assert not hopeless(places) & BIT[17]

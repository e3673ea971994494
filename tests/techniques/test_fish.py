"""Where fish are found, and where they only look like it."""

from random import Random

import pytest

from sudoku_helper.geometry import BIT, PEERS, members
from sudoku_helper.step import plain
from sudoku_helper.techniques.finned_fish import FinnedXWing, SashimiXWing
from sudoku_helper.techniques.fish import Jellyfish, Swordfish, XWing
from sudoku_helper.techniques.franken_fish import FinnedFrankenXWing, FrankenXWing
from sudoku_helper.techniques.patterns.fish import find_fish
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
    """In row 1 and block I the 5 is in columns A and B only, but one 5 in A1 serves both."""
    board = places_of_five("xx.......", "xx.xxxxxx", "xx.xxxxxx", *[FULL] * 6)
    assert not any("r4c1" in effect for effect in found_by(FrankenXWing(), board))
    for step in FinnedFrankenXWing().find(board):
        assert step.check(board)


@pytest.mark.parametrize("seed", range(12))
def test_no_fish_crosses_out_a_place_of_a_whole_arrangement(seed):
    places = random_places(Random(seed))
    for blocks in (False, True):
        for count in (2, 3):
            for fish in find_fish(places, count, blocks):
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

"""Where two strong links of a digit are found, and where they only look like it."""

from sudoku_helper.step import plain
from sudoku_helper.techniques.grouped_links import (
    EmptyRectangle,
    GroupedSkyscraper,
    GroupedTwoStringKite,
)
from sudoku_helper.techniques.strong_links import Skyscraper, TurbotFish, TwoStringKite
from tests.techniques.sketches import found_by, places_of_five

FULL = "xxxxxxxxx"


def test_a_skyscraper_clears_what_sees_both_roofs():
    board = places_of_five(FULL, ".x....x..", FULL, FULL, FULL, FULL, ".x.....x.", FULL, FULL)
    effect = "r1c8<>5 r3c8<>5 r8c7<>5 r9c7<>5"
    assert found_by(Skyscraper(), board) == [effect]


def test_a_skyscraper_needs_a_common_foot():
    board = places_of_five(FULL, ".x....x..", FULL, FULL, FULL, FULL, "x......x.", FULL, FULL)
    assert found_by(Skyscraper(), board) == []


def test_a_skyscraper_needs_exactly_two_places_in_each_line():
    board = places_of_five(FULL, ".x....xx.", FULL, FULL, FULL, FULL, ".x.....x.", FULL, FULL)
    assert found_by(Skyscraper(), board) == []
    assert found_by(GroupedSkyscraper(), board) == ["r1c8<>5 r3c8<>5"]


def kite(*, far: str = "x") -> tuple[str, ...]:
    """Row 2 has A2 and H2, column I has I3 and I7; H2 and I3 are in the same block."""
    return (
        "xxxxxxxx.",
        "x......x.",
        FULL,
        *["xxxxxxxx."] * 3,
        FULL,
        "xxxxxxxx" + ("." if far == "x" else far),
        "xxxxxxxx.",
    )


def test_a_kite_clears_the_crossing_of_its_ends():
    board = places_of_five(*kite())
    assert found_by(TwoStringKite(), board) == ["r7c1<>5"]
    step = next(TwoStringKite().find(board))
    assert [link.strong for link in step.links] == [True, False, True]


def test_two_kites_on_the_same_cells_are_also_found_together():
    rows = ["xxxxxxx.."] * 9
    rows[1] = "x......x."
    rows[2] = ".x......x"
    rows[6] = "xxxxxxx.x"
    rows[7] = "xxxxxxxx."
    board = places_of_five(*rows)
    assert found_by(TwoStringKite(), board) == ["r7c1<>5", "r8c2<>5", "r7c1<>5 r8c2<>5"]
    both = list(TwoStringKite().find(board))[-1]
    assert "Two kites" in plain(both.explanation("en"))[0]


def test_a_turbot_fish_needs_a_block_with_two_places():
    rows = [FULL, "x......x.", FULL, FULL, FULL, FULL, "xxxxxx...", "xxxxxx..x", "xxxxxx.x."]
    assert found_by(TurbotFish(), places_of_five(*rows)) == ["r8c1<>5"]
    rows[6] = "xxxxxxx.."
    assert found_by(TurbotFish(), places_of_five(*rows)) == []


def test_an_empty_rectangle_may_have_its_places_on_a_row_and_a_column():
    rows = [FULL, "x......x.", FULL, FULL, FULL, FULL, "xxxxxx.x.", "xxxxxxxxx", "xxxxxx.x."]
    assert found_by(EmptyRectangle(), places_of_five(*rows)) == ["r8c1<>5"]


def test_a_place_off_both_lines_spoils_an_empty_rectangle():
    rows = [FULL, "x......x.", FULL, FULL, FULL, FULL, "xxxxxxxx.", "xxxxxxxxx", "xxxxxx.x."]
    assert found_by(EmptyRectangle(), places_of_five(*rows)) == []


def test_a_kite_may_end_in_groups():
    rows = [*kite()]
    rows[0] = FULL
    board = places_of_five(*rows)
    assert found_by(TwoStringKite(), board) == []
    assert found_by(GroupedTwoStringKite(), board) == ["r7c1<>5"]

"""A search can be left anywhere and taken up again from a short text."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import size
from sudoku_helper.solver import first_solution
from sudoku_helper.starters import HARDEST
from sudoku_helper.watching.strategies import STRATEGIES, smart_by_chance
from sudoku_helper.watching.trace import BookmarkError, Chosen, Search, Solved, trace
from tests import positions

PUZZLE = SudokuBoard.parse(positions.PUZZLE)
every_strategy = pytest.mark.parametrize("strategy", sorted(STRATEGIES))


@every_strategy
def test_a_search_in_pieces_is_the_same_search(strategy):
    whole = list(islice(trace(PUZZLE, strategy), 400))
    found, bookmark = [], ""
    while len(found) < len(whole):
        search = Search(PUZZLE, STRATEGIES[strategy])
        if bookmark:
            search = Search.at(PUZZLE, STRATEGIES[strategy], bookmark)
        found += search.turn()
        bookmark = search.bookmark
    assert found[: len(whole)] == whole


HARDEST_TO_TRY = SudokuBoard.parse(HARDEST[0].board)


def test_by_chance_a_search_in_pieces_is_the_same_search_too():
    whole = walked(7, 60)
    search = Search(HARDEST_TO_TRY, smart_by_chance(7))
    found = []
    while len(found) < len(whole):
        found += search.turn()
        if not search.is_over:
            search = Search.at(HARDEST_TO_TRY, smart_by_chance(7), search.bookmark)
    assert found == whole


def test_chance_goes_different_ways_to_the_same_solution():
    ways = [walked(seed, 4000) for seed in range(4)]
    assert len({tuple(map(str, way[:60])) for way in ways}) > 2
    assert {event.values for way in ways for event in way if isinstance(event, Solved)} == {
        first_solution(HARDEST_TO_TRY).values
    }
    # Only where nothing is certain there are equals to choose from.
    for way in ways:
        chosen = [event.choice for event in way if isinstance(event, Chosen)]
        assert all((choice.reason == "fewest") == (size(choice.options) > 1) for choice in chosen)


def walked(seed, count):
    """At least so many events of a search, unless it ends before."""
    search = Search(HARDEST_TO_TRY, smart_by_chance(seed))
    found = []
    while not search.is_over and len(found) < count:
        found += search.turn()
    return found


@every_strategy
def test_a_bookmark_stays_short(strategy):
    search = Search(SudokuBoard.parse("." * 81), STRATEGIES[strategy])
    for _ in range(120):
        list(search.turn())
        assert len(search.bookmark) < 1200


@pytest.mark.parametrize(
    "bookmark",
    [
        "",
        "x",
        "1.2.3",
        "1.2.3.4/",
        "1.2.3.4/9912",
        "1.2.3.4/011",
        "1.2.3.4/001",
        "1.2.3.4/0079/0079",
    ],
)
def test_a_text_that_is_no_bookmark_of_this_board_is_refused(bookmark):
    with pytest.raises(BookmarkError):
        Search.at(PUZZLE, STRATEGIES["smart"], bookmark)


frames = st.lists(
    st.tuples(st.integers(0, 99), st.text("123456789", min_size=1, max_size=9)), max_size=30
)


@every_strategy
@given(frames)
def test_any_bookmark_is_refused_or_leads_on(strategy, given_frames):
    bookmark = "/".join(("1.1.1.0", *(f"{cell:02}{text}" for cell, text in given_frames)))
    try:
        search = Search.at(PUZZLE, STRATEGIES[strategy], bookmark)
    except BookmarkError:
        return
    assert list(search.turn())

"""A search can be left anywhere and taken up again from a short text."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import SudokuBoard
from sudoku_helper.trainer.strategies import STRATEGIES
from sudoku_helper.trainer.trace import BookmarkError, Walk, trace
from tests import positions

PUZZLE = SudokuBoard.parse(positions.PUZZLE)
every_strategy = pytest.mark.parametrize("strategy", sorted(STRATEGIES))


@every_strategy
def test_a_search_in_pieces_is_the_same_search(strategy):
    whole = list(islice(trace(PUZZLE, strategy), 400))
    found, bookmark = [], ""
    while len(found) < len(whole):
        walk = Walk(PUZZLE, STRATEGIES[strategy])
        if bookmark:
            walk = Walk.at(PUZZLE, STRATEGIES[strategy], bookmark)
        found += walk.turn()
        bookmark = walk.bookmark
    assert found[: len(whole)] == whole


@every_strategy
def test_a_bookmark_stays_short(strategy):
    walk = Walk(SudokuBoard.parse("." * 81), STRATEGIES[strategy])
    for _ in range(120):
        list(walk.turn())
        assert len(walk.bookmark) < 1200


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
        Walk.at(PUZZLE, STRATEGIES["smart"], bookmark)


frames = st.lists(
    st.tuples(st.integers(0, 99), st.text("123456789", min_size=1, max_size=9)), max_size=30
)


@every_strategy
@given(frames)
def test_any_bookmark_is_refused_or_leads_on(strategy, given_frames):
    bookmark = "/".join(("1.1.1.0", *(f"{cell:02}{text}" for cell, text in given_frames)))
    try:
        walk = Walk.at(PUZZLE, STRATEGIES[strategy], bookmark)
    except BookmarkError:
        return
    assert list(walk.turn())

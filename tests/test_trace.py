"""Whoever watches the search sees every step of it, and it ends with the truth."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import CELLS, members
from sudoku_helper.interface import TEXTS
from sudoku_helper.solver import solutions, unique_solution
from sudoku_helper.step import plain
from sudoku_helper.text import LANGUAGES, Speech
from sudoku_helper.watching.strategies import STRATEGIES, Choice, smart
from sudoku_helper.watching.trace import (
    Chosen,
    Contradiction,
    Counters,
    Exhausted,
    Placed,
    Solved,
    TakenBack,
    trace,
)
from tests.positions import PUZZLES, SOLVED, simple_solutions, without
from tests.tools.share import examples

every_strategy = pytest.mark.parametrize("strategy", STRATEGIES)
TWO_SOLUTIONS = without(SOLVED, [0, 3, 27, 30, 40, 50])


def replay(board, events):
    """Follow the events on a board of one's own, checking each, and give all that was solved."""
    values = list(board.values)
    solved = []
    chosen = None
    turned = False
    counters = Counters()
    for event in events:
        if isinstance(event, Chosen):
            chosen = event.choice
            assert values[chosen.cell] == 0
            assert f"watch_reason_{chosen.reason}" in TEXTS
        elif isinstance(event, Placed):
            assert values[event.cell] == 0
            values[event.cell] = event.digit
            counters = Counters(counters.forward + 1, counters.backward, counters.backward_runs)
            turned = False
        elif isinstance(event, TakenBack):
            assert values[event.cell] == event.digit
            values[event.cell] = 0
            runs = counters.backward_runs + (not turned)
            counters = Counters(counters.forward, counters.backward + 1, runs)
            turned = True
        elif isinstance(event, Solved):
            assert event.values == tuple(values)
            solved.append(event.values)
            assert event.number == len(solved)
        elif isinstance(event, Exhausted):
            assert event.solutions == len(solved)
            assert values == list(board.values)
        assert event.counters == counters
    return solved


@every_strategy
def test_the_events_can_be_followed_to_all_solutions(strategy):
    board = SudokuBoard.parse(without(SOLVED, range(0, 81, 2)))
    solved = replay(board, trace(board, strategy))
    assert sorted(solved) == sorted(tuple(each) for each in simple_solutions(board.values))


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_smart_way_solves_puzzles(puzzle):
    board = SudokuBoard.parse(puzzle)
    assert replay(board, trace(board, "smart")) == [unique_solution(board).values]


@every_strategy
@examples(20)
@given(st.sets(st.sampled_from(CELLS), max_size=30))
def test_both_ways_find_what_the_solver_finds(strategy, emptied):
    board = SudokuBoard.parse(without(SOLVED, emptied))
    assert sorted(replay(board, trace(board, strategy))) == sorted(
        each.values for each in solutions(board)
    )


@every_strategy
def test_after_a_solution_it_goes_on_until_there_is_no_further_one(strategy):
    for text in (TWO_SOLUTIONS, PUZZLES[0] if strategy == "smart" else SOLVED):
        events = list(trace(SudokuBoard.parse(text), strategy))
        assert isinstance(events[-1], Exhausted)
        assert events[-1].solutions == sum(isinstance(event, Solved) for event in events)


def test_row_by_row_takes_the_next_empty_cell_and_tries_digits_upwards():
    board = SudokuBoard.parse("." * 81)
    events = list(islice(trace(board, "row_by_row"), 18))
    assert [event.choice.cell for event in events[::2]] == list(range(9))
    assert [(event.cell, event.digit) for event in events[1::2]] == [(n, n + 1) for n in range(9)]


def test_row_by_row_turns_back_where_no_digit_is_left():
    board = SudokuBoard.parse("." * 8 + "." + "........9" + "." * 63)
    events = trace(board, "row_by_row")
    seen = [event for event in islice(events, 60) if not isinstance(event, (Chosen, Placed))]
    assert isinstance(seen[0], Contradiction)
    assert seen[0].obstacle.words == {"cell": 8}
    assert seen[1] == TakenBack(Counters(8, 1, 1), 7, 8)


def test_the_search_is_lazy_and_can_be_paused_resumed_and_dropped():
    events = trace(SudokuBoard.parse("." * 81), "row_by_row")
    first = list(islice(events, 10))
    then = list(islice(events, 10))
    assert first + then == list(islice(trace(SudokuBoard.parse("." * 81)), 20))
    events.close()
    assert list(events) == []


def test_an_unknown_strategy_is_refused():
    with pytest.raises(KeyError):
        next(trace(SudokuBoard.parse(SOLVED), "by-magic"))


@every_strategy
def test_digits_that_clash_are_named_before_anything_is_tried(strategy):
    clash, end = trace(SudokuBoard.parse("55" + "." * 79), strategy)
    assert clash.obstacle.kind == "duplicate"
    assert end == Exhausted(Counters(), 0)


def decide(notation):
    return smart(SudokuBoard.parse(notation).values)


def test_smart_takes_a_necessary_digit_first():
    # 1 has a single place in the first block; the last cell of row 9 has a single candidate.
    text = "." * 9 + "...1....." + "......1.." + "." * 36 + ".1......." + "23456789."
    choice = decide(text)
    assert isinstance(choice, Choice)
    assert choice.reason == "necessary"
    assert members(choice.options) == [1]


SINGLE_IN_A1 = "...123...|.4.......|..5......|6........|7........|8........|"


def test_smart_takes_a_single_when_nothing_is_necessary():
    choice = decide((SINGLE_IN_A1 + "." * 27).replace("|", ""))
    assert (choice.cell, members(choice.options), choice.reason) == (0, [9], "single")


def test_smart_names_a_single_and_the_smallest_choice():
    reasons = set()
    for puzzle in PUZZLES:
        for event in trace(SudokuBoard.parse(puzzle), "smart"):
            if isinstance(event, Chosen):
                reasons.add(event.choice.reason)
                certain = event.choice.reason != "fewest"
                assert (len(members(event.choice.options)) == 1) == certain
    assert "necessary" in reasons


def contradiction(notation):
    found = decide(notation)
    sentences = [plain([found.message(Speech(lang))])[0] for lang in LANGUAGES]
    return found.kind, *sentences


def test_smart_sees_a_cell_without_candidate():
    kind, english, german = contradiction("12345678." + "." * 17 + "9" + "." * 54)
    assert kind == "no-candidate"
    assert english == "No digit is left for I1."
    assert german == "Für I1 bleibt keine Ziffer mehr übrig."


def test_smart_sees_a_digit_without_place():
    kind, english, _ = contradiction("123......" + "....7...." + ".......7." + "." * 54)
    assert kind == "no-place"
    assert english == "7 has no place left in row 1."


def test_smart_sees_two_digits_that_need_the_same_cell():
    text = "123456..." + "." * 25 + "8" + "." * 8 + "7" + "." * 18 + "8" + "." * 8 + "7" + "." * 9
    kind, english, german = contradiction(text)
    assert kind == "two-necessary"
    assert english == "G1 would have to hold 7 and 8 at once: in row 1 they have no other place."
    assert (
        german == "G1 müsste 7 und 8 zugleich aufnehmen: In Zeile 1 haben sie keinen anderen Platz."
    )


def test_smart_sees_two_cells_left_with_the_same_single_digit():
    text = (SINGLE_IN_A1 + ".........|.........|...23145.").replace("|", "")
    kind, english, german = contradiction(text)
    assert kind == "two-singles"
    assert english == "In column A nothing but 9 is left for A1 and A9."
    assert german == "In Spalte A bleibt für A1 und A9 jeweils nur die 9."


def test_smart_sees_a_digit_that_is_necessary_in_two_cells_of_a_house():
    kind, english, german = contradiction(".12345678" + "." * 63 + ".21436587")
    assert kind == "twice-necessary"
    assert english == "9 would have to stand in A1 and A9 at once, which are both in column A."
    assert german == "Die 9 müsste in A1 und A9 zugleich stehen, die beide in Spalte A liegen."


def test_a_single_after_crossing_out_is_told_apart():
    puzzle = "..512..37..7..3.9..4..57.2...6.........54..1..32......9.....4..3...85........2..8"
    events = trace(SudokuBoard.parse(puzzle), "smart")
    reasons = [event.choice.reason for event in events if isinstance(event, Chosen)]
    assert set(reasons) == {"necessary", "single", "hidden-single"}

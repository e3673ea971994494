"""Whose turn it is: fair shares by address and by connection, short searches first."""

import pytest

from sudoku_helper.web.turns import (
    EXTRA_OF_ADDRESS,
    EXTRA_OF_CONNECTION,
    MODEST_USE,
    MOST_WAITING_OF_ADDRESS,
    MOST_WAITING_OF_CONNECTION,
    Turn,
    Turns,
)


def turn(who, is_long=False):
    """A search of a connection such as `school-3` behind the address `school`."""
    return Turn(who.partition("-")[0], who, "help", is_long)


def begun(turns):
    """Who begins now, one after the other."""
    return [each.connection for each in iter(turns.next, None)]


def served(turns):
    """Who is served, in order, if one search after the other ends at once."""
    order = []
    while running := turns.next():
        order.append(running.connection)
        turns.end(running, seconds=0)
    return order


@pytest.fixture(autouse=True)
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


def test_addresses_take_turns_however_much_one_of_them_asks():
    turns = Turns(processes=1)
    turns.waiting += [turn("flood-1") for _ in range(5)] + [turn("a"), turn("b")]
    assert served(turns) == ["flood-1", "a", "b", *["flood-1"] * 4]


def test_who_comes_new_waits_for_one_search_at_most():
    turns = Turns(processes=1)
    turns.waiting += [turn("flood-1") for _ in range(5)]
    first = turns.next()
    turns.waiting.append(turn("new"))
    turns.end(first, seconds=1)
    assert turns.next().connection == "new"


def test_inside_an_address_connections_take_turns():
    turns = Turns(processes=1)
    turns.waiting += [turn("school-1") for _ in range(3)] + [turn("school-2"), turn("school-3")]
    assert served(turns) == ["school-1", "school-2", "school-3", "school-1", "school-1"]


def test_short_searches_come_first_inside_an_address():
    turns = Turns(processes=1)
    turns.waiting += [turn("school-1", is_long=True), turn("school-2"), turn("school-3")]
    assert served(turns) == ["school-2", "school-3", "school-1"]


def test_inside_an_address_those_come_last_for_whom_much_was_searched(clock):
    turns = Turns(processes=1)
    turns.waiting += [turn("school-1"), turn("school-2")]
    turns.end(turns.next(), seconds=MODEST_USE[1] + 1)
    turns.end(turns.next(), seconds=MODEST_USE[1] / 2)
    turns.waiting += [turn("school-1"), turn("school-2"), turn("school-3"), turn("school-2")]
    assert served(turns) == ["school-2", "school-3", "school-2", "school-1"]
    clock[0] += 60
    turns.waiting += [turn("school-2"), turn("school-1")]
    assert served(turns) == ["school-2", "school-1"]


def test_an_address_holds_half_of_the_processes_while_others_wait():
    turns = Turns(processes=4)
    turns.waiting += [turn(f"flood-{number}") for number in range(9)]
    turns.waiting += [turn("a"), turn("b")]
    running = begun(turns)
    assert sorted(running) == ["a", "b", "flood-0", "flood-1"]


def test_an_address_alone_may_use_more_for_short_searches_until_that_is_used_up(clock):
    turns = Turns(processes=2)
    turns.waiting += [turn("home-1"), turn("home-2"), turn("home-3")]
    assert begun(turns) == ["home-1", "home-2"]
    turns.end(turns.running[1], seconds=EXTRA_OF_ADDRESS[1] + 1)
    # The half that everybody has is not counted.
    assert begun(turns) == []
    clock[0] += 60
    assert begun(turns) == ["home-3"]


def test_one_connection_leaves_something_for_the_others_of_its_address():
    turns = Turns(processes=2)
    turns.waiting.append(turn("school-1", is_long=True))
    begun(turns)
    order = []
    for _ in range(3):
        turns.waiting.append(turn("school-1"))
        for name in begun(turns):
            order.append(name)
            turns.end(turns.running[-1], seconds=EXTRA_OF_CONNECTION[1])
    assert order == ["school-1"]
    turns.waiting.append(turn("school-2"))
    assert begun(turns) == ["school-2"]


def test_long_searches_never_hold_every_process():
    turns = Turns(processes=4)
    turns.waiting += [turn(name, is_long=True) for name in "abcdef"]
    assert begun(turns) == ["a", "b"]
    turns.waiting += [turn("g"), turn("h")]
    assert begun(turns) == ["g", "h"]


def test_a_pupil_with_a_long_search_does_not_stop_the_school():
    turns = Turns(processes=2)
    turns.waiting.append(turn("school-1", is_long=True))
    assert begun(turns) == ["school-1"]
    turns.waiting += [turn(f"school-{number}") for number in range(2, 6)]
    order = []
    for _ in range(4):
        (name,) = begun(turns)
        order.append(name)
        turns.end(turns.running[-1], seconds=0.01)
    assert order == ["school-2", "school-3", "school-4", "school-5"]


def test_a_connection_has_one_long_search_at_a_time():
    turns = Turns(processes=4)
    turns.waiting += [turn("a", is_long=True), turn("a", is_long=True), turn("b", is_long=True)]
    assert begun(turns) == ["a", "b"]


def test_one_process_serves_long_and_short_searches():
    turns = Turns(processes=1)
    turns.waiting += [turn("a", is_long=True), turn("b")]
    assert sorted(served(turns)) == ["a", "b"]


def test_there_is_an_end_to_waiting():
    turns = Turns(processes=1)
    turns.waiting += [turn("school-1")] * MOST_WAITING_OF_CONNECTION
    assert not turns.has_room(turn("school-1"))
    assert turns.has_room(turn("school-2"))
    turns.waiting = [turn(f"school-{number}") for number in range(MOST_WAITING_OF_ADDRESS)]
    assert not turns.has_room(turn("school-1"))
    assert turns.has_room(turn("school-new"))
    assert turns.has_room(turn("other"))


def test_nobody_is_remembered_for_ever():
    turns = Turns(processes=1)
    turns.waiting += [turn("a"), turn("b")]
    served(turns)
    assert turns._served == {}

"""Each room of the tests has a budget, and the table tells which one is over its own."""

from pathlib import Path

from tests.tools.budgets import in_force, left_in, over, room_of, rooms, table

TESTS = Path(__file__).parent


def test_every_room_has_a_budget():
    assert set(in_force()) == rooms(TESTS.rglob("test_*.py"), TESTS)


def test_a_test_belongs_to_the_room_of_its_folder():
    assert room_of("tests/browser/test_help.py::test_it[phone]") == "browser"
    assert room_of("tests/test_container_front.py::test_it") == "container"
    assert room_of("tests/test_board.py::test_it") == "top"


def test_rooms_over_their_budget_are_named_the_furthest_first():
    allowed = {"browser": 100, "web": 10, "top": 5}
    assert over({"browser": 99.0, "web": 12.0, "top": 5.0}, allowed) == ["web"]
    assert over({"browser": 130.0, "web": 12.0, "new": 40.0}, allowed) == ["new", "browser", "web"]


def test_the_table_names_the_longest_first_and_who_is_over():
    lines = list(table({"web": 12.0, "browser": 99.0}, {"browser": 100, "web": 10}))
    assert [line.split()[0] for line in lines] == ["browser", "web", "all"]
    assert [line.endswith("over") for line in lines] == [False, True, False]


def test_what_several_processes_have_counted_is_added_up(tmp_path):
    (tmp_path / "1.rooms").write_text('{"web": 2.5, "top": 1}')
    (tmp_path / "2.rooms").write_text('{"web": 1.5}')
    assert left_in(tmp_path) == {"web": 4.0, "top": 1}

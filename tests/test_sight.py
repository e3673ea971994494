"""The measure of how hard a step is to see: what counts, and that the easiest always comes first."""

from operator import itemgetter

import pytest

from sudoku_helper import TECHNIQUES, SudokuBoard, TechniqueManager
from sudoku_helper.geometry import BIT, CELLS, HOUSES, PEERS, members, set_of
from sudoku_helper.sight import (
    AT_A_GLANCE,
    FAR_AWAY,
    LONE_MARK,
    View,
    effort_at,
    fewest_blockers,
    view,
)
from sudoku_helper.techniques.seen import looking_of
from tests.positions import PUZZLES, SOLVED, without

MEASURED = [each for each in TECHNIQUES if looking_of(each) is not None]
FIRST_DIGIT = SOLVED[0]
ELSEWHERE = next(
    cell
    for cell in CELLS
    if SOLVED[cell] == FIRST_DIGIT and cell // 9 > 2 and cell % 9 > 2  # far from the first block
)


def emptied(*cells: int) -> SudokuBoard:
    """A solved grid in which some cells are empty."""
    return SudokuBoard.parse(without(SOLVED, cells))


def efforts(
    board: SudokuBoard, cell: int, *, notes: bool = True, last_move: int = 0
) -> dict[str, float]:
    """With how much effort each technique sees what belongs into a cell."""
    found: dict[str, float] = {}
    for technique in MEASURED:
        for seen in technique.seen(board, view(notes, last_move)):
            if [each.cell for each in seen.step().placements] == [cell]:
                found.setdefault(technique.key, seen.effort)
    return found


@pytest.mark.parametrize("notes", [True, False])
def test_the_last_empty_cell_of_a_house_takes_one_look(notes):
    row = members(HOUSES[3])
    others = [cell for cell in CELLS if SOLVED[cell] == FIRST_DIGIT][:3]
    found = efforts(emptied(row[4], *others), row[4], notes=notes)
    assert found["full-house"] == AT_A_GLANCE


@pytest.mark.parametrize("notes", [True, False])
def test_the_last_place_of_a_digit_takes_one_look_however_empty_its_houses_are(notes):
    neighbours = [cell for cell in members(PEERS[0]) if SOLVED[cell] != FIRST_DIGIT]
    board = emptied(0, *neighbours)
    found = efforts(board, 0, notes=notes)
    assert found["hidden-single-block"] == found["hidden-single-line"] == AT_A_GLANCE
    assert "full-house" not in found
    twice_missing = efforts(emptied(0, ELSEWHERE, *neighbours), 0, notes=notes)
    assert twice_missing["hidden-single-block"] > 2 * AT_A_GLANCE


def test_each_digit_that_blocks_is_a_look():
    block = members(HOUSES[18])
    fewer_blocked = emptied(0, block[3], block[4], ELSEWHERE)
    more_blocked = emptied(0, block[1], block[3], ELSEWHERE)
    one = efforts(fewer_blocked, 0, notes=False)["hidden-single-block"]
    two = efforts(more_blocked, 0, notes=False)["hidden-single-block"]
    assert two == one + 1


def test_one_of_two_blockers_is_enough_if_it_blocks_all():
    row, column = 13, 27
    standing = set_of([row, column, 80])
    assert fewest_blockers(standing, set_of([9, 18])) == ((column,), set_of([9, 18]))
    assert fewest_blockers(standing, set_of([0, 9, 10])) == ((row, column), set_of([0, 9, 10]))
    assert fewest_blockers(standing, set_of([10, 20])) == ((row,), set_of([10]))


def test_a_cell_with_one_candidate_is_easy_to_see_only_where_candidates_are_shown():
    board = SudokuBoard.parse(PUZZLES[0])
    for cell in members(board.naked):
        assert efforts(board, cell)["naked-single"] == LONE_MARK
        assert efforts(board, cell, notes=False)["naked-single"] > LONE_MARK
    assert board.naked


def test_what_is_far_from_the_last_move_takes_twice_as_long():
    board = SudokuBoard.parse(PUZZLES[0])
    for technique in MEASURED:
        for spot in technique.spots(board):
            looks = technique.looks(board, spot, True)
            assert view(True).effort(looks, technique.cells(spot)) == looks
    last_move = BIT[40]
    near, far = members(PEERS[40]), [cell for cell in CELLS if not PEERS[40] & BIT[cell]]
    assert all(view(True, last_move).effort(3.0, BIT[cell]) == 3.0 for cell in (40, *near))
    far.remove(40)
    assert all(view(True, last_move).effort(3.0, BIT[cell]) == 3 * FAR_AWAY for cell in far)
    assert view(True, last_move).distance(BIT[40] | BIT[80]) == 0
    distance = view(True, last_move).distance
    assert max(distance(BIT[cell]) for cell in near) < min(distance(BIT[cell]) for cell in far)
    assert distance(BIT[80]) == distance(BIT[78]) + 2 == distance(BIT[60]) + 4


def test_of_equals_the_nearest_comes_first():
    board = emptied(*range(0, 81, 10))
    for last_move in members(board.empty):
        step = TechniqueManager().first_step(
            board.place(last_move, int(SOLVED[last_move])), BIT[last_move]
        )
        (placed,) = step.placements
        distances = {abs(cell // 9 - last_move // 9) * 2 for cell in members(board.empty)} - {0}
        assert abs(placed.cell // 9 - last_move // 9) * 2 == min(distances)


def test_nothing_that_is_easier_to_see_is_ever_passed_over():
    """Along whole games, as seen by every technique on its own."""
    for puzzle in PUZZLES:
        for notes in (True, False):
            manager = TechniqueManager(candidates_shown=notes)
            last_move = 0
            for board, step in manager.path(SudokuBoard.parse(puzzle)):
                looking = looking_of(step.technique)
                if looking is None:
                    continue
                found = [
                    (seen.effort, seen.distance, str(seen.step()))
                    for technique in MEASURED
                    if looking_of(technique) == looking
                    for seen in technique.seen(board, view(notes, last_move))
                    if seen.step()
                ]
                easiest = min(found)
                assert any(each[:2] == easiest[:2] and each[2] == str(step) for each in found)
                last_move = set_of(each.cell for each in (*step.placements, *step.cross_outs))


def in_order(board: SudokuBoard, seen_from: View) -> list[tuple[str, str]]:
    """Every measured step by its kind of looking, effort and distance, found without any shortcut."""
    found = []
    for number, technique in enumerate(MEASURED):
        turn = looking_of(technique).turn(seen_from.candidates_shown)
        for seen in technique.seen(board, seen_from):
            if step := seen.step():
                order = (turn, seen.effort, seen.distance, number)
                found.append((order, (technique.key, str(step))))
    return [told for _, told in sorted(found, key=itemgetter(0))]


OTHER_PAIRS = ((True, False), (False, True), (False, False))
PAIRS = [(True, True), *(pytest.param(*each, marks=pytest.mark.sweep) for each in OTHER_PAIRS)]


@pytest.mark.parametrize(("notes", "follows"), PAIRS)
def test_all_steps_come_in_order_whatever_the_boards_before_knew(notes, follows):
    """Nothing is lost or misplaced by asking and counting only where it could matter."""
    others = [technique.key for technique in TECHNIQUES if technique not in MEASURED]
    manager = TechniqueManager(off=others, candidates_shown=notes)
    for puzzle in PUZZLES:
        last_move = 0
        for board, step in TechniqueManager(candidates_shown=notes).path(SudokuBoard.parse(puzzle)):
            expected = in_order(board, view(notes, last_move))
            for each in (board, SudokuBoard.parse(board.notation)):
                found = manager.steps(each, last_move)
                assert [(step.technique.key, str(step)) for step in found] == expected
            last_move = step.touched if follows else 0


@pytest.mark.parametrize("notes", [True, False])
def test_what_is_told_quickly_is_never_more_than_what_is_counted(notes):
    for puzzle in PUZZLES:
        last_move = 0
        for board, step in TechniqueManager(candidates_shown=notes).path(SudokuBoard.parse(puzzle)):
            for technique in MEASURED:
                seen_from = view(notes, last_move)
                least = technique.least(board, seen_from)
                glimpses = list(technique.glimpses(board, seen_from))
                assert [spot for spot, _ in glimpses] == list(technique.spots(board))
                for spot, looks in glimpses:
                    assert looks <= technique.looks(board, spot, notes)
                    distance = technique.distance(spot, seen_from)
                    assert distance == seen_from.distance(technique.cells(spot))
                    assert least <= (effort_at(distance, looks), distance)
            last_move = step.touched


def test_the_path_starts_near_the_players_last_move():
    board = SudokuBoard.parse(PUZZLES[0])
    starts = {
        str(next(TechniqueManager().path(board, BIT[cell]))[1]) for cell in members(board.givens)
    }
    assert len(starts) > 1

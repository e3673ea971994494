"""What a player found is only said where it is true."""

from random import Random

import pytest

from sudoku_helper import SudokuBoard, TechniqueManager
from sudoku_helper.board import Candidate
from sudoku_helper.events import ask
from sudoku_helper.geometry import members, set_of
from sudoku_helper.review import Change, found_by_player
from sudoku_helper.solver import unique_solution
from sudoku_helper.starters import EXAMPLES
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.registry import NEAR_AT_HAND


def one_by_one(board: SudokuBoard, candidates: list[Candidate]) -> list[list[Change]]:
    """The moves that cross out candidates, each alone."""
    gone = {cell: set_of(d for c, d in board.crossed_out if c == cell) for cell in range(81)}
    moves = []
    for cell, digit in candidates:
        gone[cell] |= set_of([digit])
        moves.append([Change(cell, 0, gone[cell])])
    return moves


def keys(board: SudokuBoard, moves: list[list[Change]]) -> list[str]:
    return [each.technique.key for each in found_by_player(board, moves)]


@pytest.mark.parametrize("key", ["naked-pair", "x-wing", "xy-wing", "pointing", "swordfish"])
def test_what_a_pattern_crosses_out_is_recognised_in_any_order(key):
    technique = technique_of(key)
    board = SudokuBoard.parse(technique.example.board)
    step = next(filter(None, technique.find(board)))
    candidates = list(step.cross_outs)
    Random(1).shuffle(candidates)
    assert keys(board, one_by_one(board, candidates)) == [key]
    if len(candidates) > 1:
        assert keys(board, one_by_one(board, candidates[:-1])) != [key], "a part is not the whole"


@pytest.mark.parametrize("example", EXAMPLES[1:5], ids=lambda example: example.key)
def test_whoever_walks_the_usual_way_is_told_nothing_untrue(example):
    board = SudokuBoard.parse(example.board)
    path = list(TechniqueManager().path(board))
    moves, steps = [], []
    for position, step in path:
        if step.placements:
            moves += [[Change(cell, digit, 0)] for cell, digit in step.placements]
        else:
            moves += one_by_one(position, list(step.cross_outs))
        steps.append((position, step))
    found = list(found_by_player(board, moves))
    assert found
    for each in found:
        effect = frozenset(each.placements), frozenset(each.cross_outs)
        # It was a step of that technique in one of the positions of the game.
        assert any(
            effect == step.effect for position, _ in steps for step in each.technique.find(position)
        )


def test_a_guess_is_no_technique_and_nothing_is_said_beside_a_mistake():
    board = SudokuBoard.parse(EXAMPLES[3].board)
    solution = unique_solution(board)
    easy = TECHNIQUES[: TECHNIQUES.index(technique_of("pointing"))]
    steps = [step for technique in easy for step in technique.find(board)]
    singles = {cell for step in steps for cell, _ in step.placements}
    guessed = next(cell for cell in members(board.empty) if cell not in singles)
    right = solution.values[guessed]
    assert keys(board, [[Change(guessed, right)]]) == []
    single = next(iter(singles))
    placed = [Change(single, solution.values[single])]
    assert keys(board, [placed])
    wrong = next(d for d in members(board.digits[guessed]) if d != right)
    assert keys(board, [[Change(guessed, wrong)], placed]) == []
    assert keys(board, [[Change(guessed, wrong)], [Change(guessed, 0)], placed])
    lost = [Change(guessed, 0, set_of([right]))]
    assert keys(board, [lost, placed]) == []


def test_a_puzzle_with_several_solutions_is_not_judged():
    assert keys(SudokuBoard.parse("." * 81), [[Change(0, 1)]]) == []


def test_the_event_names_the_hardest_of_what_was_met():
    board = technique_of("x-wing").example.board
    position = SudokuBoard.parse(board)
    step = TechniqueManager().first_step(position)
    moves = [
        [[*change[:2], members(change.crossed_out)] for change in move]
        for move in one_by_one(position, list(step.cross_outs))
    ]
    question = {"board": board, "moves": moves, "helped": ["naked-pair"], "lang": "de"}
    answer = ask("review", question)
    assert [each["technique"]["key"] for each in answer["found"]] == ["x-wing"]
    assert [each["name"] for each in answer["helped"]] == ["Nacktes Paar"]
    assert answer["hardest"]["key"] == "x-wing"


BAD_MOVES = [
    1,
    [1],
    [[1]],
    [[[1, 2]]],
    [[[81, 1, []]]],
    [[[0, 10, []]]],
    [[[0, True, []]]],
    [[[0, 1, [0]]]],
    [[[0, 1, [10]]]],
    [[[0, 1, "12"]]],
    [[]] * 501,
    [[[0, 1, []]] * 82],
]


@pytest.mark.parametrize("moves", BAD_MOVES, ids=str)
def test_moves_that_are_none_are_refused(moves):
    assert ask("review", {"board": EXAMPLES[0].board, "moves": moves})["code"] == "bad-request"


def test_while_a_game_goes_on_nothing_is_said_of_what_may_be_half_done():
    """Crossing out a part of what a technique does may be the effect of another one; only the next move tells."""
    board, part, whole = half_done()
    technique = next(each.technique.key for each in found_by_player(board, one_by_one(board, part)))
    assert [*found_by_player(board, one_by_one(board, part), going_on=True)] == []
    # A digit that is written ends the thought.
    solution = unique_solution(board.only_givens())
    cell = next(iter(members(board.empty)))
    written = [*one_by_one(board, part), [Change(cell, solution.values[cell])]]
    assert technique in [each.technique.key for each in found_by_player(board, written, True)]
    # And so does the rest of it.
    after = [each.technique.key for each in found_by_player(board, one_by_one(board, whole), True)]
    assert after == keys(board, one_by_one(board, whole))


def half_done() -> tuple[SudokuBoard, list[Candidate], list[Candidate]]:
    """A position in which a step does exactly a part of what another step does."""
    for example in TECHNIQUES:
        board = SudokuBoard.parse(example.example.board)
        if unique_solution(board.only_givens()) is None:
            continue
        steps = [
            step
            for technique in NEAR_AT_HAND
            for step in technique.find(board)
            if not step.placements
        ]
        for step in steps:
            part = list(step.cross_outs)
            if not keys(board, one_by_one(board, part)):
                continue
            for other in steps:
                if set(part) < set(other.cross_outs):
                    return board, part, part + sorted(set(other.cross_outs) - set(part))
    raise AssertionError("no such position among the examples")


@pytest.mark.parametrize("key", ["naked-pair", "x-wing", "xy-wing", "swordfish", "skyscraper"])
def test_what_is_said_at_once_is_said_at_the_end_too(key):
    board = SudokuBoard.parse(technique_of(key).example.board)
    moves = one_by_one(board, list(next(filter(None, technique_of(key).find(board))).cross_outs))
    at_the_end = keys(board, moves)
    said = [
        each.technique.key
        for count in range(1, len(moves) + 1)
        for each in found_by_player(board, moves[:count], going_on=True)
    ]
    assert said in ([key], []), "at once, or when the next move tells"
    assert set(said) <= set(at_the_end)

"""Fireworks: digits that fill a corner and its ends, and what looks like that but is not."""

from random import Random

import pytest

from sudoku_helper.step import plain
from sudoku_helper.techniques.fireworks import FireworkQuadruple, FireworkTriple
from sudoku_helper.text import LANGUAGES
from tests.techniques.sketches import board_with, found_by
from tests.techniques.support import is_true, shuffled, solution_of, steps_of, thinned

ALL = "123456789"


def firework(digits: str, corner: tuple[int, int], ends: tuple[int, int]) -> dict[str, str]:
    """Cells in which a row and a column have some digits only at their ends and in the corner's block.

    The ends are the column of the one in the row and the row of the one in the column.
    """
    row, column = corner
    others = "".join(digit for digit in ALL if digit not in digits)
    in_row = [each for each in range(1, 10) if (each - 1) // 3 != (column - 1) // 3]
    in_column = [each for each in range(1, 10) if (each - 1) // 3 != (row - 1) // 3]
    cells = {f"r{row}c{each}": others for each in in_row if each != ends[0]}
    return cells | {f"r{each}c{column}": others for each in in_column if each != ends[1]}


TRIPLE = firework("123", (1, 1), (9, 9))
QUADRUPLE = firework("12", (1, 1), (9, 9)) | firework("34", (9, 9), (1, 1))


def test_three_digits_fill_the_corner_and_its_ends_and_leave_the_block_off_the_lines():
    block = "r2c2<>123 r2c3<>123 r3c2<>123 r3c3<>123"
    assert found_by(FireworkTriple(), board_with(**TRIPLE)) == [
        f"r1c1<>456789 r1c9<>456789 {block} r9c1<>456789"
    ]


def test_a_digit_may_be_missing_at_an_end_or_in_the_corner():
    board = board_with(**TRIPLE, r1c9="2356", r1c1="1256")
    assert found_by(FireworkTriple(), board)[0].startswith("r1c1<>56 r1c9<>56 ")


@pytest.mark.parametrize("cell", ["r1c5", "r7c1"])
def test_a_second_place_outside_the_block_leaves_nothing(cell):
    assert found_by(FireworkTriple(), board_with(**{**TRIPLE, cell: ALL})) == []
    assert found_by(FireworkTriple(), board_with(**{**TRIPLE, cell: "1456789"})) == []


def test_two_digits_with_the_same_ends_are_too_few_for_three_cells():
    assert found_by(FireworkTriple(), board_with(**firework("12", (1, 1), (9, 9)))) == []


def test_four_digits_of_two_corners_fill_the_rectangle():
    (effect,) = found_by(FireworkQuadruple(), board_with(**QUADRUPLE))
    own_blocks = "r2c2<>12 r2c3<>12 r3c2<>12 r3c3<>12 r7c7<>34 r7c8<>34 r8c7<>34 r8c8<>34"
    assert sorted(effect.split()) == sorted(
        f"r1c1<>3456789 r1c9<>56789 r9c1<>56789 r9c9<>1256789 {own_blocks}".split()
    )


def test_corners_that_are_not_opposite_do_not_fill_a_rectangle():
    beside = firework("12", (1, 1), (9, 9)) | firework("34", (9, 8), (1, 1))
    assert found_by(FireworkQuadruple(), board_with(**beside)) == []


def test_one_digit_in_both_corners_is_too_few_for_four_cells():
    shared = firework("12", (1, 1), (9, 9))
    for name, digits in firework("23", (9, 9), (1, 1)).items():
        shared[name] = "".join(digit for digit in digits if digit in shared.get(name, ALL))
    assert found_by(FireworkQuadruple(), board_with(**shared)) == []


@pytest.mark.parametrize("technique", [FireworkTriple(), FireworkQuadruple()], ids=lambda t: t.key)
def test_every_firework_is_true_proved_and_told_alike_in_every_language(technique):
    random = Random(10)
    count = 0
    for _ in range(60):
        moved = shuffled(technique.example.position, random)
        solution = solution_of(moved)
        board = thinned(moved, solution, random.uniform(0, 0.2), random)
        for step in steps_of(technique, board):
            count += 1
            assert is_true(step, solution), f"{step} on {board.notation}"
            assert step.check(board), f"{step} on {board.notation}"
            english, german = (step.explanation(lang) for lang in LANGUAGES)
            assert len(english) == len(german) <= 5
            assert all(text.endswith(".") and "{" not in text for text in plain(english + german))
    assert count > 10

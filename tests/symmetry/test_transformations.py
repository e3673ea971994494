"""Transformations form a group, commute with everything a board knows, and can be told."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_helper.board import SudokuBoard
from sudoku_helper.symmetry import (
    GROUP_ORDER,
    IDENTITY,
    ROTATION,
    Transformation,
    band_permutation,
    chain,
    random_centred_transformation,
    random_transformation,
    row_permutation,
    value_permutation,
)
from sudoku_helper.text import Speech
from tests.symmetry.grids import PUZZLE

POSITION = SudokuBoard.parse(
    "+71+3+2+8+5+64+95+24+697+3..96+843+1+7+2+534..5+62.7...+7+2+3..+42.7.4..63+4+3..72.56...31.4+72"
    ".7+2+5+6+4+93. r5c3<>19 r8c3<>9 r5c1+7"
)
transformations = st.integers().map(lambda seed: random_transformation(Random(seed)))


def test_the_group_has_the_known_size():
    assert GROUP_ORDER == 2 * 362_880 * 6**8


@given(transformations, transformations, transformations)
def test_composing_is_associative(one, two, three):
    assert one.then(two).then(three) == one.then(two.then(three))


@given(transformations, transformations)
def test_composing_is_doing_one_after_the_other(one, two):
    assert one.then(two).apply(POSITION) == two.apply(one.apply(POSITION))


@given(st.integers())
def test_a_centred_one_leaves_opposite_cells_opposite(seed):
    cells = random_centred_transformation(Random(seed)).cells
    assert all(cells[80 - cell] == 80 - cells[cell] for cell in range(81))


@given(transformations)
def test_the_inverse_takes_everything_back(transformation):
    assert transformation.then(transformation.inverse) == IDENTITY
    assert transformation.inverse.then(transformation) == IDENTITY
    assert transformation.inverse.apply(transformation.apply(POSITION)) == POSITION


@given(transformations, transformations)
def test_the_normal_form_is_unique(one, two):
    differ = one.apply(POSITION) != two.apply(POSITION)
    assert differ == (one != two)


@given(transformations)
def test_the_image_is_a_board_as_if_read_from_text(transformation):
    image = transformation.apply(POSITION)
    assert SudokuBoard.parse(image.notation) == image


@given(transformations)
def test_the_notation_round_trips(transformation):
    assert Transformation.parse(str(transformation)) == transformation


@pytest.mark.parametrize("text", ["", "rows 123", "rows 213546879 columns 1 digits 2", "T"])
def test_other_text_is_refused(text):
    with pytest.raises(ValueError, match="expected"):
        Transformation.parse(text)


@pytest.mark.parametrize(
    "parts",
    [
        {"rows": (0, 1, 3, 2, 4, 5, 6, 7, 8)},
        {"columns": (0, 1, 2, 3, 4, 5, 6, 7, 7)},
        {"digits": (0, 1, 2, 3, 4, 5, 6, 7, 8, 8)},
        {"digits": (1, 0, 2, 3, 4, 5, 6, 7, 8, 9)},
    ],
)
def test_what_would_break_the_rules_cannot_be_made(parts):
    with pytest.raises(ValueError, match="expected"):
        Transformation(**parts)


def test_words_name_what_people_know():
    assert chain(ROTATION, Speech("en")) == ["Turn the grid right by a quarter."]
    assert chain(IDENTITY, Speech("de")) == ["Ändere nichts."]


def test_words_give_the_whole_chain():
    transformation = (
        row_permutation(27, (2, 1, 3))
        .then(band_permutation((1, 3, 2)))
        .then(value_permutation((9, 2, 3, 4, 5, 6, 7, 8, 1)))
    )
    assert chain(transformation, Speech("en")) == [
        "Move the rows inside band 2: 1 → 2, 2 → 1.",
        "Move the bands: 2 → 3, 3 → 2.",
        "Change the digits: 1 → 9, 9 → 1.",
    ]
    assert chain(transformation, Speech("de")) == [
        "Verschiebe die Zeilen in Band 2: 1 → 2, 2 → 1.",
        "Verschiebe die Bänder: 2 → 3, 3 → 2.",
        "Tausche die Ziffern: 1 → 9, 9 → 1.",
    ]


@given(transformations)
def test_following_the_words_gives_the_image(transformation):
    board = PUZZLE
    for sentence in chain(transformation, Speech("en")):
        board = follow(sentence).apply(board)
    assert board == transformation.apply(PUZZLE)


def follow(sentence: str) -> Transformation:
    """Do what an English sentence of a chain says, knowing nothing but the sentence."""
    if sentence == "Change nothing.":
        return IDENTITY
    if sentence == "Transpose the grid.":
        return Transformation(transposed=True)
    head, moves = re.fullmatch(r"(.*): (.*)\.", sentence).groups()
    goes_to = {int(old): int(new) for old, new in re.findall(r"(\d) → (\d)", moves)}
    if head == "Change the digits":
        return value_permutation([goes_to.get(digit, digit) for digit in range(1, 10)])
    triple = [goes_to.get(number, number) - 1 for number in (1, 2, 3)]
    if head in ("Move the bands", "Move the stacks"):
        lines = [place * 3 + line for place in triple for line in range(3)]
    else:
        start = (int(head[-1]) - 1) * 3
        lines = list(range(9))
        lines[start : start + 3] = [start + place for place in triple]
    kind = "rows" if "band" in head else "columns"
    return Transformation(**{kind: tuple(lines)})

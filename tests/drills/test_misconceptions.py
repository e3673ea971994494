"""What was probably thought is told from the pattern, truly, and never from the solution first."""

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from sudoku_helper import SudokuBoard
from sudoku_helper.drills.answers import Marked
from sudoku_helper.drills.judging import judge
from sudoku_helper.drills.misconceptions import NO_REASON, NOT_YET, feedback
from sudoku_helper.drills.wrong_cross_outs import CROSSED_OUT
from sudoku_helper.drills.wrong_digits import PLACED
from sudoku_helper.geometry import BIT, HOUSES, PEERS, members
from sudoku_helper.techniques import technique_of
from sudoku_helper.text import LANGUAGES
from tests.drills.support import every_technique, example_of, marked, said
from tests.tools.share import one_in


class Case(NamedTuple):
    """A made-up answer to the example of a technique, or in another position, and what it must get."""

    key: str
    mark: str
    verdict: str
    misconception: str
    board: str
    english: str
    german: str


def cases() -> list[Case]:
    """The answers that are written down beside this file, three lines each."""
    lines = Path(__file__).with_name("feedback.txt").read_text().splitlines()
    found = []
    for head, english, german in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        key, mark, verdict, misconception, *board = head.split(" | ")
        position = board[0] if board else technique_of(key).example.board
        found.append(Case(key, mark, verdict, misconception, position, english[2:], german[2:]))
    return found


CASES = cases()

KINDS = {
    "singles": ("full-house", "hidden-single-block", "naked-single"),
    "singles after a thought": ("direct-pointing",),
    "locked candidates": ("pointing",),
    "naked subsets": ("naked-pair",),
    "hidden subsets": ("hidden-pair",),
    "fish": ("x-wing", "swordfish"),
    "fish with fins": ("finned-x-wing", "sashimi-x-wing", "finned-swordfish"),
    "chains of one digit": ("skyscraper", "x-chain"),
    "wings": ("xy-wing", "w-wing"),
    "uniqueness": ("unique-rectangle-1", "unique-rectangle-2", "bug-plus-1"),
    "colouring": ("simple-colours-trap",),
    "chains": ("aic",),
    "almost locked sets": ("als-xz",),
    "exocets": ("junior-exocet",),
    "cases and nets": ("forcing-chain", "forcing-net"),
}


@pytest.mark.parametrize("case", one_in(2, CASES), ids=lambda case: f"{case.key}-{case.mark}")
def test_a_made_up_answer_gets_its_sentence(case):
    judgement = judge(technique_of(case.key), SudokuBoard.parse(case.board), marked(case.mark))
    assert (judgement.verdict, judgement.misconception) == (case.verdict, case.misconception)
    assert said(judgement, "en") == case.english
    assert said(judgement, "de") == case.german


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_technique_has_its_answers(kind):
    told = {case.misconception for case in CASES if case.key in KINDS[kind]}
    assert {"own-cell", "blocker", NO_REASON} <= told
    assert told & {"too-early", "second-place"}


def test_every_misconception_has_an_answer_and_every_answer_a_kind():
    every = {each.key for each in (*CROSSED_OUT, *PLACED)} | {NO_REASON, NOT_YET}
    assert every | {"part", "other-technique"} == {case.misconception for case in CASES}
    assert {case.key for case in CASES} == {key for keys in KINDS.values() for key in keys}


SOLUTION = ("solution", "solved", "Lösung", "lösen")


@every_technique
def test_what_is_said_first_does_not_come_from_the_solution_and_is_true(technique):
    board, step = example_of(technique)
    chance = Random(technique.key)
    for mark in chance.sample(sorted(board.candidates), 2):
        for is_placed in (False, True):
            case = Marked(board, step, mark)
            told, others = (feedback(case, is_placed, each).told for each in (False, True))
            assert told[0] == others[0]
            assert len(told) == 1 or told[1] != others[1]
            template, words = told[0]
            assert not any(word in template(lang) for word in SOLUTION for lang in LANGUAGES)
            assert_true(board, words)


@every_technique
def test_a_cell_of_the_pattern_itself_is_told_to_be_one(technique):
    board, step = example_of(technique)
    concluded = {*step.placements, *step.cross_outs}
    own = [
        each
        for found in step.highlights.values()
        for each in found
        if each not in concluded and board.has(each)
    ]
    for mark in own[:1]:
        found = feedback(Marked(board, step, mark), is_placed=False, is_true=True)
        assert found.key == "own-cell"
        assert_true(board, found.told[0][1])


def assert_true(board: SudokuBoard, words) -> None:
    """Whatever cells and digits a sentence speaks of, they are on the board as it says."""
    cell, digit = words.get("cell"), words.get("digit")
    if "blocker" in words:
        assert board.values[words["blocker"]] == digit
        assert HOUSES[words["house"]] & BIT[cell]
        assert HOUSES[words["house"]] & BIT[words["blocker"]]
    if "places" in words:
        house = HOUSES[words["house"]]
        assert words["places"]
        assert not words["places"] & ~(board.places[digit] & house)
    if "end" in words:
        assert board.places[digit] & BIT[words["end"]]
        assert not PEERS[cell] & BIT[words["end"]]
    if isinstance(words.get("overlooked"), int):
        assert board.places[digit] & BIT[words["overlooked"]]
    if "fin" in words and cell is not None:
        fins = members(words["fin"]) if words["fin"] > 80 else [words["fin"]]
        assert not any(PEERS[cell] & BIT[each] for each in fins)

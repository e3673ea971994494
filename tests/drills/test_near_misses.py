"""Near misses: they look like the technique, they are none, and the reason is told truly."""

from random import Random

import pytest

from sudoku_helper import TECHNIQUES
from sudoku_helper.candidates import candidate_number
from sudoku_helper.drills.collecting_near_misses import collect_near_misses
from sudoku_helper.drills.misplaced import misplaced_on
from sudoku_helper.drills.near_misses import choose_near_miss, lines_of, near_miss
from sudoku_helper.drills.patterns import cells_of_pattern, parts_of
from sudoku_helper.geometry import BIT, BLOCK_OF, HOUSES, PEERS, members, size
from sudoku_helper.proofs.checks import roles_are_real
from sudoku_helper.proofs.truths import TruthKind, options
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import plain
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.text import LANGUAGES, Speech
from tests.tools.share import one_in, rarely

MISSED = [each for each in TECHNIQUES if lines_of(each)]
ALWAYS_MADE_AGAIN = ("full-house", "x-wing", "xy-wing")
every_missed = pytest.mark.parametrize("technique", one_in(3, MISSED), ids=lambda each: each.key)


def test_every_technique_with_a_pattern_has_some_up_to_expert():
    without = [each for each in TECHNIQUES if each not in MISSED and each.level < Level.EVIL]
    assert all(isinstance(each, ProofTechnique) for each in without)
    assert all(near_miss(each) is None for each in without)


@every_missed
def test_a_near_miss_looks_like_the_technique_and_is_none(technique):
    """In any orientation."""
    for miss in (near_miss(technique), choose_near_miss(technique, (), Random(1))[1]):
        board, step = miss.board, miss.step
        assert step.technique.key == technique.key
        assert roles_are_real(step.highlights, board)
        real = {frozenset(parts_of(each)) for each in technique.find(board)}
        assert frozenset(parts_of(step)) not in real
        assert not step.truths or not step.check(board)


@every_missed
def test_what_it_would_say_is_false_and_what_was_overlooked_is_true(technique):
    for seed in range(2):
        _, miss = choose_near_miss(technique, (), Random(seed))
        solution = unique_solution(miss.board)
        cell, digit = miss.refuted
        assert (miss.refuted in miss.step.cross_outs) == (solution.values[cell] == digit)
        assert (miss.refuted in miss.step.placements) == (solution.values[cell] != digit)
        if miss.overlooked is None:
            assert list(misplaced_on(miss.board, technique.key, solution))
            continue
        assert miss.board.has(miss.overlooked)
        assert solution.values[miss.overlooked.cell] == miss.overlooked.digit
        kinds = {each.kind for each in miss.step.truths}
        number = BIT[candidate_number(*miss.overlooked)]
        broken = any(options(truth, miss.board) & number for truth in miss.step.truths)
        assert broken or TruthKind.GRAVE in kinds


@every_missed
def test_the_reason_is_told_in_every_language(technique):
    miss = near_miss(technique)
    told = {lang: plain(miss.why(Speech(lang))) for lang in LANGUAGES}
    assert all(sentence.endswith(".") for sentences in told.values() for sentence in sentences)
    assert len({tuple(sentences) for sentences in told.values()}) == len(LANGUAGES)


def test_a_third_place_in_a_row_breaks_an_x_wing():
    miss = near_miss(technique_of("x-wing"))
    (_, words), _ = miss.told
    house, cell = words["house"], words["overlooked"]
    assert house in miss.step.evidence.base
    assert HOUSES[house] & BIT[cell]
    assert size(miss.board.places[words["digit"]] & HOUSES[house]) > 2
    assert not BIT[cell] & cells_of_pattern(miss.step)


def misplaced(key: str):
    """A stored near miss whose cells lie in the wrong houses."""
    technique = technique_of(key)
    recent = {number for number, line in enumerate(lines_of(technique)) if not line.startswith("-")}
    return choose_near_miss(technique, recent, Random(3))[1]


def test_a_pair_that_shares_no_house_is_none():
    one, other = members(misplaced("naked-pair").step.primary)
    assert not PEERS[one] & BIT[other]


def test_a_wing_whose_pivot_does_not_see_a_pincer_is_none():
    miss = misplaced("xy-wing")
    (pivot,) = members(miss.step.primary)
    assert sum(bool(PEERS[pivot] & BIT[cell]) for cell in members(miss.step.secondary)) == 1


def test_a_rectangle_over_four_blocks_is_none():
    cells = members(misplaced("unique-rectangle-1").step.primary)
    assert len({BLOCK_OF[cell] for cell in cells}) == 4


@pytest.mark.parametrize(
    "technique",
    [each if each.key in ALWAYS_MADE_AGAIN else rarely(each) for each in TECHNIQUES],
    ids=lambda each: each.key,
)
def test_the_stock_can_be_made_again(technique):
    assert collect_near_misses(technique) == lines_of(technique)

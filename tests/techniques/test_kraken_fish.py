"""Kraken fish: chains from the fins must be there, and what they show must be true."""

from functools import cache
from random import Random

import pytest

from sudoku_helper import Step, SudokuBoard
from sudoku_helper.proofs.proof import false
from sudoku_helper.step import FrameKind, candidates_of, plain
from sudoku_helper.techniques.finned_fish import FinnedXWing
from sudoku_helper.techniques.kraken_fish import KrakenFish, KrakenFish1, KrakenFish2
from sudoku_helper.text import LANGUAGES
from tests.techniques.sketches import found_by, places_of_five
from tests.techniques.support import is_true, own_puzzles, solution_of, steps_of, thinned

FULL = "xxxxxxxxx"
SEEDS = range(4)
both = pytest.mark.parametrize(
    "technique", [KrakenFish1(), KrakenFish2()], ids=lambda each: each.key
)


@cache
def krakens(
    technique: KrakenFish, seed: int
) -> list[tuple[SudokuBoard, tuple[int, ...], list[Step]]]:
    """Random positions, each with its solution and with the first krakens in it."""
    random = Random(seed)
    found = []
    for puzzle in own_puzzles(6):
        solution = solution_of(puzzle)
        position = thinned(puzzle, solution, 0.3, random)
        found.append((position, solution, list(steps_of(technique, position, limit=40))))
    return found


def all_krakens(technique: KrakenFish) -> list[Step]:
    return [step for seed in SEEDS for _, _, steps in krakens(technique, seed) for step in steps]


def board(block_five: tuple[str, str, str]):
    """An X-Wing in rows 1 and 3 of columns A and G with E1 as its fin, and what block 5 has below."""
    middle = [f"xxx{three}xxx" for three in block_five]
    return places_of_five("x...x.x..", FULL, FULL, *middle, "x.....x..", FULL, FULL)


def test_a_fin_leads_to_the_target_by_a_strong_link():
    """The 5 in E1 rules out E5, so that block 5 has it in F4, which A4 and G4 see."""
    position = board(("..x", ".x.", "..."))
    effects = found_by(KrakenFish1(), position)
    assert {"r4c1<>5", "r4c7<>5"} <= set(effects)
    assert found_by(FinnedXWing(), position) == []
    step = next(step for step in KrakenFish1().find(position) if str(step) == "r4c1<>5")
    told = plain(step.explanation("en"))
    assert told[0] == "In rows 1 and 7 the 5 can only go in columns A and G or in the fin E1."
    assert told[-1] == "In every case 5 can be crossed out in A4."


def test_without_the_strong_link_there_is_no_kraken():
    effects = found_by(KrakenFish1(), board(("..x", ".x.", "x..")))
    assert "r4c1<>5" not in effects


def test_a_fin_that_sees_the_target_needs_no_kraken():
    position = places_of_five("xx....x..", FULL, FULL, FULL, FULL, FULL, "x.....x..", FULL, FULL)
    assert "r2c1<>5 r3c1<>5" in found_by(FinnedXWing(), position)
    assert all(step.links for step in KrakenFish1().find(position))


@both
@pytest.mark.parametrize("seed", SEEDS)
def test_every_kraken_is_true_and_proved(technique, seed):
    for position, solution, steps in krakens(technique, seed):
        for step in steps:
            assert is_true(step, solution)
            assert step.check(position)
            assert len(step.cross_outs) == 1
    assert any(steps for _, _, steps in krakens(technique, seed))


@both
def test_one_kraken_is_shown_for_each_candidate(technique):
    for _, _, steps in krakens(technique, SEEDS[0]):
        effects = list(map(str, steps))
        assert len(effects) == len(set(effects))


# Playing it on the board.


@both
def test_each_place_is_assumed_in_one_case_that_excludes_the_target(technique):
    seen = set()
    for step in all_krakens(technique):
        assumed = [
            each.facts[0]
            for each in step.frames
            if each.kind in (FrameKind.ASSUMPTION, FrameKind.CASE)
        ]
        places = [each for fact in assumed if fact.is_true for each in fact.candidates]
        options = step.evidence.fish.fins | step.evidence.body
        assert sorted(places) == list(candidates_of(step.evidence.digit, options))
        # Without a line the fish itself excludes the target if no fin is true.
        unfinned = [fact.candidates for fact in assumed if not fact.is_true]
        assert unfinned == ([] if technique.has_line else [step.highlights["fin"]])
        ends = {each.case: each.facts[-1] for each in step.frames if each.case}
        assert set(ends.values()) == {false(*step.cross_outs)}
        seen.update(frame.kind for frame in step.frames)
    assert seen >= {*FrameKind} - {FrameKind.INFERENCE, FrameKind.CONTRADICTION}


@both
def test_what_a_frame_makes_true_or_false_is_named_in_its_sentence(technique):
    for step in all_krakens(technique):
        for lang in LANGUAGES:
            for frame, sentence in zip(step.frames, step.explanation(lang), strict=True):
                cells = {cell for part in sentence for cell in part.get("cells", ())}
                digits = {digit for part in sentence for digit in part.get("digits", ())}
                named = [each for fact in frame.facts for each in fact.candidates]
                assert all(each.cell in cells and each.digit in digits for each in named)

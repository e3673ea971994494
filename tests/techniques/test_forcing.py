"""Proofs by cases: they replay, they do not survive any change, and they are told case by case."""

from dataclasses import replace
from itertools import pairwise

import pytest

from sudoku_helper import Step, SudokuBoard, TechniqueManager
from sudoku_helper.board import Candidate
from sudoku_helper.implications.budget import Budget, limited_by
from sudoku_helper.proofs.proof import (
    Branch,
    Inference,
    Proof,
    all_inferences,
    false,
    opposite,
    true,
)
from sudoku_helper.step import plain
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.text import LANGUAGES
from tests.techniques.support import is_true, own_puzzles, solution_of, steps_of

KEYS = (
    "nishio",
    "cell-forcing-chain",
    "house-forcing-chain",
    "forcing-net",
    "forcing-net-with-patterns",
    "nested-net",
    "trial",
)
every_key = pytest.mark.parametrize("key", KEYS)


def example(key: str) -> tuple[SudokuBoard, list[Step]]:
    """The example of a technique and the first steps there, the promised one among them."""
    technique = technique_of(key)
    board = technique.example.position
    return board, [*steps_of(technique, board, limit=6), technique.example_step()]


def with_proof(step: Step, proof: Proof) -> Step:
    """The same step with another proof."""
    return replace(step, proof=proof)


def changed_branches(branch: Branch) -> list[Branch]:
    """The branch with one inference dropped, at every place and inside nested cases as well."""
    changed = []
    for number, inference in enumerate(branch.inferences):
        before, after = branch.inferences[:number], branch.inferences[number + 1 :]
        changed.append(replace(branch, inferences=(*before, *after)))
        for place, inside in enumerate(inference.inside):
            for other in changed_branches(inside):
                others = (*inference.inside[:place], other, *inference.inside[place + 1 :])
                changed_inference = replace(inference, inside=others)
                changed.append(replace(branch, inferences=(*before, changed_inference, *after)))
    return changed


def mutations(proof: Proof, change) -> list[Proof]:
    """The proof with one of its branches changed."""
    return [
        replace(proof, branches=(*proof.branches[:n], other, *proof.branches[n + 1 :]))
        for n, branch in enumerate(proof.branches)
        for other in change(branch)
    ]


@every_key
def test_a_proof_does_not_survive_the_loss_of_an_inference(key):
    board, steps = example(key)
    for step in steps:
        assert step.check(board)
        broken = mutations(step.proof, changed_branches)
        assert broken
        for proof in broken:
            assert not with_proof(step, proof).check(board)


@every_key
def test_a_proof_does_not_survive_a_changed_conclusion(key):
    board, steps = example(key)

    def turned(branch: Branch) -> list[Branch]:
        return [
            replace(branch, inferences=(*branch.inferences[:n], other, *branch.inferences[n + 1 :]))
            for n, inference in enumerate(branch.inferences)
            if inference.conclusion is not None
            for other in changed_conclusions(inference)
        ]

    for step in steps:
        for proof in mutations(step.proof, turned):
            assert not with_proof(step, proof).check(board)


def changed_conclusions(inference: Inference) -> list[Inference]:
    conclusion = inference.conclusion
    (cell, digit), *others = conclusion.candidates
    moved = (Candidate((cell + 1) % 81, digit), *others)
    renamed = (Candidate(cell, digit % 9 + 1), *others)
    return [
        replace(inference, conclusion=opposite(conclusion)),
        replace(inference, conclusion=conclusion._replace(candidates=moved)),
        replace(inference, conclusion=conclusion._replace(candidates=renamed)),
    ]


@every_key
def test_a_proof_does_not_survive_a_missing_cause(key):
    board, steps = example(key)

    def without_cause(branch: Branch) -> list[Branch]:
        return [
            replace(
                branch,
                inferences=(
                    *branch.inferences[:n],
                    replace(inference, causes=inference.causes[:-1]),
                    *branch.inferences[n + 1 :],
                ),
            )
            for n, inference in enumerate(branch.inferences)
            if inference.causes
        ]

    for step in steps:
        for proof in mutations(step.proof, without_cause):
            assert not with_proof(step, proof).check(board)


@every_key
def test_a_proof_does_not_survive_a_missing_case(key):
    board, steps = example(key)
    for step in steps:
        proof = step.proof
        if len(proof.branches) > 1:
            for branch in proof.branches:
                rest = tuple(other for other in proof.branches if other is not branch)
                assert not with_proof(step, replace(proof, branches=rest)).check(board)


@every_key
def test_a_proof_does_not_serve_another_step_or_board(key):
    board, (step, *_) = example(key)
    target = [*step.placements, *step.cross_outs][0]
    other = next(candidate for candidate in board.candidates if candidate != target)
    assert not replace(step, placements=(), cross_outs=(other,)).check(board)
    assert not replace(step, proof=None).check(board)
    assert not step.check(SudokuBoard.of([0] * 81))


@every_key
def test_it_is_told_one_sentence_for_each_inference(key):
    _, steps = example(key)
    for step in steps:
        for lang in LANGUAGES:
            sentences = plain(step.explanation(lang))
            assert len(sentences) > step.proof.size
            assert len(set(sentences)) > 1


@every_key
def test_its_passages_follow_each_other_and_show_real_candidates(key):
    board, steps = example(key)
    for step in steps:
        passages = step.passages
        assert passages
        assert passages[-1].end < len(step.explanation("en"))
        for before, after in pairwise(passages):
            assert before.first < before.end <= after.first
        for passage in passages:
            assert passage.highlights["on"] or passage.highlights["off"]
            for candidates in passage.highlights.values():
                assert all(board.has(candidate) for candidate in candidates)


def test_techniques_without_cases_have_no_passages():
    technique = technique_of("naked-pair")
    step = next(steps_of(technique, SudokuBoard.parse(technique.example.board)))
    assert step.passages == ()


@every_key
def test_no_proof_says_more_than_it_needs(key):
    _, steps = example(key)
    for step in steps:
        for branch in step.proof.branches:
            said = [each.conclusion for each in branch.inferences if each.conclusion]
            used = {cause for each in all_inferences(branch) for cause in each.causes}
            assert all(each in used or each == step.proof.conclusion for each in said)


def test_nishio_follows_one_digit_alone():
    _, steps = example("nishio")
    for step in steps:
        digits = {
            candidate.digit
            for branch in step.proof.branches
            for each in all_inferences(branch)
            if each.conclusion
            for candidate in each.conclusion.candidates
        }
        assert len(digits | {step.cross_outs[0].digit}) == 1


@pytest.mark.parametrize("key", ["cell-forcing-chain", "house-forcing-chain"])
def test_a_forcing_chain_has_one_cause_for_each_inference(key):
    _, steps = example(key)
    for step in steps:
        assert len(step.proof.branches) >= 3
        for branch in step.proof.branches:
            assert all(len(each.causes) == 1 for each in all_inferences(branch))


def test_a_net_with_patterns_uses_one():
    _, steps = example("forcing-net-with-patterns")
    patterns = {"locked", "naked-pair", "hidden-pair", "x-wing"}
    for step in steps:
        rules = {each.rule for branch in step.proof.branches for each in all_inferences(branch)}
        assert rules & patterns


def test_nested_nets_are_nested():
    _, steps = example("nested-net")
    assert all(step.proof.depth == 2 for step in steps)


def test_trial_alone_solves_every_puzzle():
    alone = TechniqueManager(
        off={each.key for each in TECHNIQUES} - {"trial", "naked-single", "hidden-single-block"}
    )
    for puzzle in own_puzzles(1):
        *_, (board, step) = alone.path(puzzle)
        assert step.apply(board).is_solved


def test_the_manager_solves_every_puzzle_by_true_steps():
    for puzzle in own_puzzles(6):
        solution = solution_of(puzzle)
        path = list(TechniqueManager().path(puzzle))
        assert all(is_true(step, solution) for _, step in path)
        board, step = path[-1]
        assert step.apply(board).is_solved


@pytest.mark.parametrize("key", ["forcing-net", "nested-net", "trial"])
def test_a_search_whose_budget_is_used_up_finds_nothing_and_can_be_continued(key):
    technique = technique_of(key)
    board = SudokuBoard.parse(technique.example.board).cross_out([])
    with limited_by(Budget(work=0)):
        assert list(technique.find(fresh(board))) == []
    assert technique.example.finds in map(str, technique.find(board))


def fresh(board: SudokuBoard) -> SudokuBoard:
    """The same position turned upside down, which no other test has searched."""
    values = board.values[::-1]
    crossed_out = [Candidate(80 - cell, digit) for cell, digit in board.crossed_out]
    return SudokuBoard.of(values, None, crossed_out)


def test_statements_have_opposites():
    candidate = Candidate(0, 1)
    assert opposite(true(candidate)) == false(candidate)
    assert opposite(opposite(true(candidate))) == true(candidate)

"""Proofs by cases: they replay, they do not survive any change, and they are told case by case."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from sudoku_helper import Step, SudokuBoard, TechniqueManager
from sudoku_helper.board import Candidate
from sudoku_helper.geometry import BIT, PEERS, members
from sudoku_helper.implications.budget import Budget, limited_by
from sudoku_helper.implications.chains import Chain
from sudoku_helper.proofs.passages import passages
from sudoku_helper.proofs.proof import (
    LONGEST_CHAIN,
    Branch,
    Inference,
    Proof,
    Rule,
    all_inferences,
    false,
    opposite,
    true,
)
from sudoku_helper.proofs.story import sentence_count
from sudoku_helper.step import Frame, FrameKind
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.text import LANGUAGES
from tests.techniques.support import is_true, own_puzzles, solution_of, steps_of

KEYS = (
    "forcing-chain",
    "nishio",
    "cell-forcing-chain",
    "house-forcing-chain",
    "tridagon-forcing-chain",
    "forcing-net",
    "forcing-net-with-patterns",
    "forcing-net-with-chains",
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
    return step._replace(evidence=proof)


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
        broken = mutations(step.evidence, changed_branches)
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
        for proof in mutations(step.evidence, turned):
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
        for proof in mutations(step.evidence, without_cause):
            assert not with_proof(step, proof).check(board)


@every_key
def test_a_proof_does_not_survive_a_missing_case(key):
    board, steps = example(key)
    for step in steps:
        proof = step.evidence
        if len(proof.branches) > 1:
            for branch in proof.branches:
                rest = tuple(other for other in proof.branches if other is not branch)
                assert not with_proof(step, replace(proof, branches=rest)).check(board)


@every_key
def test_a_proof_does_not_serve_another_step_or_board(key):
    board, (step, *_) = example(key)
    target = [*step.placements, *step.cross_outs][0]
    other = next(candidate for candidate in board.candidates if candidate != target)
    assert not step._replace(placements=(), cross_outs=(other,)).check(board)
    assert not step._replace(evidence=None).check(board)
    assert not step.check(SudokuBoard.of([0] * 81))


def all_branches(proof: Proof) -> Iterator[Branch]:
    """The cases of a proof and those inside them that are told as cases."""
    branches = list(proof.branches)
    while branches:
        branch = branches.pop()
        yield branch
        cases = [each for each in branch.inferences if not each.is_by_chain]
        branches += [inside for each in cases for inside in each.inside]


@every_key
def test_each_inference_is_told_once_and_what_it_shows_is_named(key):
    _, steps = example(key)
    for step in steps:
        said = Counter(fact for frame in step.frames for fact in frame.facts)
        meant = [each.assumption for each in all_branches(step.evidence)]
        meant += [
            inference.conclusion
            for branch in all_branches(step.evidence)
            for inference in branch.inferences
            if inference.conclusion
        ]
        assert said == Counter([*meant, step.evidence.conclusion])
        for lang in LANGUAGES:
            sentences = step.explanation(lang)
            assert len(sentences) == sentence_count(step.evidence)
            for frame, sentence in zip(step.frames, sentences, strict=True):
                cells = {cell for part in sentence for cell in part.get("cells", ())}
                digits = {digit for part in sentence for digit in part.get("digits", ())}
                named = [each for fact in frame.facts for each in fact.candidates]
                assert all(each.cell in cells and each.digit in digits for each in named)


@every_key
def test_a_case_is_told_as_a_story(key):
    _, steps = example(key)
    for branch in (branch for step in steps for branch in all_branches(step.evidence)):
        told = {branch.assumption}
        own = {each.conclusion for each in branch.inferences}
        for passage in passages(branch.inferences):
            concluded = {passage.first.conclusion}
            assert told.issuperset(own.intersection(passage.first.causes))
            for inference in passage.following:
                assert not concluded.isdisjoint(inference.causes), "it goes on from the sentence"
                assert (told | concluded).issuperset(own.intersection(inference.causes))
                concluded.add(inference.conclusion)
            told |= concluded


@every_key
def test_a_sentence_can_be_read_in_one_breath_and_names_every_cause(key):
    _, steps = example(key)
    for branch in (branch for step in steps for branch in all_branches(step.evidence)):
        for passage in passages(branch.inferences):
            named = {*passage.first.causes, passage.first.conclusion}
            besides = list(passage.besides())
            assert len(passage.digits) <= 4
            if passage.following:
                more = sum(1 + len(each) for each in besides)
                assert len(passage.first.causes) + more <= 8
            for inference, more in zip(passage.following, besides, strict=True):
                named.update(more)
                assert named.issuperset(inference.causes)
                named.add(inference.conclusion)


KRAKENS = ("kraken-fish-1", "kraken-fish-2")
"""They go by cases too, but are proved from truths."""
BY_CASES = (*KEYS, *KRAKENS)


def test_every_proof_and_only_what_goes_by_cases_has_frames():
    assert {each.key for each in TECHNIQUES if each.example_step().frames} == {*BY_CASES}


@pytest.mark.parametrize("key", BY_CASES)
def test_each_sentence_has_a_frame_that_shows_real_candidates(key):
    board, steps = example(key)
    for step in steps:
        frames = step.frames
        assert len(frames) == len(step.explanation("en")) == len(step.explanation("de"))
        assert [frame.kind for frame in frames].count(FrameKind.CONCLUSION) == 1
        for frame in frames:
            ends = [each for link in frame.links for each in (*link.start, *link.end)]
            said = [each for fact in frame.facts for each in fact.candidates]
            shown = (*said, *frame.pattern, *ends)
            assert all(board.has(each) for each in shown)
        # A case begins with its assumption, in the case that it lies in or after its neighbour.
        for before, frame in pairwise(frames):
            if len(frame.case) > len(before.case) or frame.kind in (
                FrameKind.ASSUMPTION,
                FrameKind.CASE,
            ):
                assert frame.kind in (FrameKind.ASSUMPTION, FrameKind.CASE)
                assert len(frame.case) <= len(before.case) + 1


@pytest.mark.parametrize("key", BY_CASES)
def test_what_the_frames_make_true_and_false_leads_to_the_conclusion_in_every_case(key):
    board, steps = example(key)
    for step in steps:
        frames = step.frames
        ends = {frame.case: number for number, frame in enumerate(frames) if len(frame.case) == 1}
        assert ends, "one case at least"
        for case, end in ends.items():
            known = held(frames, end)
            if frames[end].kind == FrameKind.CONTRADICTION:
                assert is_impossible(board, frames, end)
            else:
                assert set(step.placements) <= known[True]
                assert set(step.cross_outs) <= known[False], case
        conclusion = frames[-1]
        assert (conclusion.kind, conclusion.case) == (FrameKind.CONCLUSION, ())
        (fact,) = conclusion.facts
        assert fact.candidates == (step.placements if fact.is_true else step.cross_outs)


def test_what_a_case_inside_another_comes_to_holds_after_it():
    step = technique_of("nested-net").example_step()
    frames = step.frames
    inner = [frame for frame in frames if frame.case == (1, 1)]
    assert [inner[0].kind, inner[-1].kind] == [FrameKind.ASSUMPTION, FrameKind.CONTRADICTION]
    after = frames[frames.index(inner[-1]) + 1]
    assert after.case == (1,)
    assert after.facts[0] == opposite(inner[0].facts[0])


def held(frames: Sequence[Frame], number: int) -> dict[bool, set[Candidate]]:
    """What is true and false when a sentence has been read, in its case and those around it."""
    case = frames[number].case
    around = [each for each in frames[: number + 1] if each.case == case[: len(each.case)]]
    facts = [fact for each in around for fact in each.facts]
    return {
        True: {each.candidates[0] for each in facts if each.is_true and len(each.candidates) == 1},
        False: {candidate for each in facts if not each.is_true for candidate in each.candidates},
    }


def is_impossible(board: SudokuBoard, frames: Sequence[Frame], number: int) -> bool:
    """Whether a cell or a digit of the area has no candidate left, or every case inside is so."""
    frame = frames[number]
    inside = [each for each, other in enumerate(frames[:number]) if is_inside(other, frame)]
    if inside and frames[number - 1].case != frame.case:
        lasts = {frames[each].case: each for each in inside}
        return all(is_impossible(board, frames, last) for last in lasts.values())
    known = held(frames, number)
    facts = [fact for each in frames[: number + 1] for fact in each.facts]
    groups = [each.candidates for each in facts if each.is_true and len(each.candidates) > 1]
    left = {
        each
        for each in board.candidates
        if each not in known[False]
        and not any(excludes(true, each) for true in known[True])
        and not any(all(excludes(true, each) for true in group) for group in groups)
    }
    cells = set(members(frame.broken))
    needs = [{each for each in left if each.cell == cell} for cell in cells]
    if len(cells) > 1:
        placed = {board.values[cell] for cell in cells}
        missing = set(range(1, 10)) - placed
        needs = [
            {each for each in left if each.cell in cells and each.digit == digit}
            for digit in missing
        ]
    return not all(needs)


def is_inside(frame: Frame, other: Frame) -> bool:
    return len(frame.case) > len(other.case) and frame.case[: len(other.case)] == other.case


def excludes(true: Candidate, other: Candidate) -> bool:
    """Whether a true candidate makes another one false."""
    if true == other:
        return False
    return true.cell == other.cell or (
        true.digit == other.digit and bool(PEERS[true.cell] & BIT[other.cell])
    )


def test_a_story_is_made_once_and_has_all_frames():
    step = technique_of("nested-net").example_step()
    assert step.story is step.story
    assert step.frames == tuple(line.frame for line in step.story)
    assert len(step.story) == sentence_count(step.evidence)


def test_evidence_of_another_kind_is_refused():
    step = technique_of("nested-net").example_step()
    assert step.evidence_of(Proof) is step.evidence
    with pytest.raises(TypeError, match="expected evidence of the kind Chain"):
        step.evidence_of(Chain)


def test_techniques_without_cases_have_no_frames():
    assert technique_of("naked-pair").example_step().frames == ()


@every_key
def test_no_proof_says_more_than_it_needs(key):
    _, steps = example(key)
    for step in steps:
        for branch in step.evidence.branches:
            said = [each.conclusion for each in branch.inferences if each.conclusion]
            used = {cause for each in all_inferences(branch) for cause in each.causes}
            assert all(each in used or each == step.evidence.conclusion for each in said)


def test_nishio_follows_one_digit_alone():
    _, steps = example("nishio")
    for step in steps:
        digits = {
            candidate.digit
            for branch in step.evidence.branches
            for each in all_inferences(branch)
            if each.conclusion
            for candidate in each.conclusion.candidates
        }
        assert len(digits | {step.cross_outs[0].digit}) == 1


@pytest.mark.parametrize("key", ["cell-forcing-chain", "house-forcing-chain"])
def test_a_forcing_chain_has_one_cause_for_each_inference(key):
    _, steps = example(key)
    for step in steps:
        assert len(step.evidence.branches) >= 3
        for branch in step.evidence.branches:
            assert all(len(each.causes) == 1 for each in all_inferences(branch))


def test_a_net_with_patterns_uses_one():
    _, steps = example("forcing-net-with-patterns")
    patterns = {Rule.LOCKED, Rule.NAKED_PAIR, Rule.HIDDEN_PAIR, Rule.X_WING}
    for step in steps:
        rules = {each.rule for branch in step.evidence.branches for each in all_inferences(branch)}
        assert rules & patterns


def test_a_net_with_chains_has_nothing_but_chains_inside():
    _, steps = example("forcing-net-with-chains")
    for step in steps:
        assert step.evidence.depth == 1
        inside = [
            inference.inside[0]
            for branch in step.evidence.branches
            for inference in branch.inferences
            if inference.inside
        ]
        assert inside
        for chain in inside:
            digits = [each for each in chain.inferences if each.conclusion]
            known = {chain.assumption, *(each.conclusion for each in digits)}
            assert all(len(known.intersection(each.causes)) == 1 for each in digits)
            assert chain.end is None
            assert len(chain.inferences) <= LONGEST_CHAIN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chain_inside_is_one_sentence_that_names_its_stations(lang):
    for step in example("forcing-net-with-chains")[1]:
        told = list(zip(step.frames, step.explanation(lang), strict=True))
        chains = [
            each for branch in step.evidence.branches for each in branch.inferences if each.inside
        ]
        for chain in chains:
            (sentence,) = [
                sentence
                for frame, sentence in told
                if frame.kind == FrameKind.RESULT and frame.facts == (chain.conclusion,)
            ]
            cells = {cell for part in sentence for cell in part.get("cells", ())}
            stations = [each.conclusion for each in chain.inside[0].inferences if each.conclusion]
            assert all(fact.candidates[0].cell in cells for fact in stations)


def test_a_long_or_branching_case_is_no_chain():
    step = technique_of("nested-net").example_step()
    inside = [each.inside[0] for each in step.evidence.branches[0].inferences if each.inside]
    assert any(not branch.is_chain for branch in inside)


def test_nested_nets_are_nested():
    assert technique_of("nested-net").example_step().evidence.depth == 2


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

"""Proofs are as short as they can be: nothing in them can be left out, and nothing is said twice."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice, takewhile

import pytest

from sudoku_helper import Step, SudokuBoard
from sudoku_helper.board import Candidate
from sudoku_helper.geometry import BIT, DIGITS, HOUSES, PEERS, members
from sudoku_helper.implications.effort import Sketch, cost, easiest_first, least_cost
from sudoku_helper.implications.nets import LOOKED_AT, nets_of
from sudoku_helper.proofs.proof import Branch, Inference, Proof, all_inferences, stated_once
from sudoku_helper.proofs.story import sentence_count
from sudoku_helper.proofs.truths import Truth, TruthKind, in_cell, in_house
from sudoku_helper.step import FrameKind, plain
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.words.summaries import told_summary
from sudoku_helper.text import LANGUAGES, Speech
from tests.techniques.support import own_puzzles, steps_of

NETS = (
    "nishio",
    "forcing-net",
    "forcing-net-with-patterns",
    "forcing-net-with-chains",
    "nested-net",
)
BY_CASES = (*NETS, "forcing-chain", "cell-forcing-chain", "house-forcing-chain", "trial")
LONG = "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2"
"""A puzzle on which trial needs a long proof."""

WITH_PAIRS = "7.8...3.....6.1...5.........4.....263...8.......1...9+3.9.2....4....7.5..........."
"""A position with a hidden pair that serves both cases of nets."""


def steps(key: str) -> tuple[SudokuBoard, list[Step]]:
    technique = technique_of(key)
    board = technique.example.position
    return board, list(steps_of(technique, board, limit=8))


Options = list[set[Candidate]]
"""For each demand of a board the candidates that can meet it."""


def options_of(board: SudokuBoard) -> Options:
    candidates = set(board.candidates)
    in_cells = [{each for each in candidates if each.cell == cell} for cell in members(board.empty)]
    in_houses = [
        {each for each in candidates if each.digit == digit and cells & BIT[each.cell]}
        for cells in HOUSES
        for digit in DIGITS
        if all(board.values[cell] != digit for cell in members(cells))
    ]
    return in_cells + in_houses


def rivals(one: Candidate, other: Candidate) -> bool:
    """Whether two candidates cannot both be true."""
    if one == other:
        return False
    same_house = one.digit == other.digit and bool(PEERS[one.cell] & BIT[other.cell])
    return one.cell == other.cell or same_house


def comes_to_its_end(
    branch: Branch, board: SudokuBoard, left: set[Candidate], allowed: Iterable[Inference]
) -> bool:
    """Whether a case ends as it should if nothing but what is allowed may be concluded, in any order
    and from any facts.
    """
    options = options_of(board)
    left = after(branch.assumption.candidates, branch.assumption.is_true, left)
    waiting = [each for each in allowed if each.conclusion]
    while True:
        if branch.end is None and not all(demand & left for demand in options):
            return True
        if branch.end and not branch.end.is_true and not left & {*branch.end.candidates}:
            return True
        ready = [each for each in waiting if can_be_drawn(each, board, options, left)]
        if not ready:
            return False
        for each in ready:
            if each.conclusion == branch.end:
                return True
            left = after(each.conclusion.candidates, each.conclusion.is_true, left)
        waiting = [each for each in waiting if each not in ready]


def after(candidates: tuple[Candidate, ...], is_true: bool, left: set[Candidate]) -> set[Candidate]:
    if not is_true:
        return left - {*candidates}
    (true,) = candidates
    return {each for each in left if not rivals(true, each)}


def can_be_drawn(
    inference: Inference, board: SudokuBoard, options: Options, left: set[Candidate]
) -> bool:
    if inference.inside:
        (inside,) = inference.inside
        return comes_to_its_end(inside, board, left, inside.inferences)
    if inference.conclusion.is_true:
        return any(demand & left == {*inference.conclusion.candidates} for demand in options)
    pattern = {*inference.pattern}
    wanted = [demand & left for demand in options if is_among(demand, inference)]
    return len(wanted) == len(inference.truths) and all(each <= pattern for each in wanted)


def is_among(demand: set[Candidate], inference: Inference) -> bool:
    """Whether a demand is one of those that a pattern looks at."""
    cells = {each.cell for each in demand}
    digits = {each.digit for each in demand}
    return any(
        cells <= {*members(truth.cells)}
        and (
            len(cells) == 1 if truth.kind == TruthKind.CELL else digits == {*members(truth.digits)}
        )
        and demand >= {each for each in inference.pattern if belongs(each, truth)}
        for truth in inference.truths
    )


def belongs(candidate: Candidate, truth) -> bool:
    return bool(truth.cells & BIT[candidate.cell]) and (
        truth.kind == TruthKind.CELL or bool(truth.digits & BIT[candidate.digit])
    )


@pytest.mark.parametrize("key", ["nishio", "forcing-net", "nested-net"])
def test_no_conclusion_of_a_net_can_be_left_out_whatever_the_others_are_drawn_from(key):
    board, found = steps(key)
    for step in found:
        for branch in step.evidence.branches:
            left = set(board.candidates)
            assert comes_to_its_end(branch, board, left, branch.inferences)
            for inference in branch.inferences[:-1]:
                others = [each for each in branch.inferences if each is not inference]
                assert not comes_to_its_end(branch, board, left, others)


def test_a_pattern_excludes_nothing_that_nobody_needs():
    found = [*steps("forcing-net-with-patterns")[1], *steps("trial")[1]]
    several = 0
    for branch in (branch for step in found for branch in step.evidence.branches):
        inferences = list(all_inferences(branch))
        for pattern in inferences:
            if not pattern.pattern or pattern is branch.inferences[-1]:
                continue
            several += len(pattern.conclusion.candidates) > 1
            users = [each for each in inferences if pattern.conclusion in each.causes]
            truths = [truth for each in users for truth in each.truths]
            for candidate in pattern.conclusion.candidates:
                assert any(belongs(candidate, truth) for truth in truths)
    assert several


def all_cases(proof: Proof) -> Iterator[tuple[Branch, ...]]:
    """The cases of a proof, and those inside each of them, as they stand side by side."""
    yield proof.branches
    for branch in proof.branches:
        yield from cases_inside(branch)


def cases_inside(branch: Branch) -> Iterator[tuple[Branch, ...]]:
    inside = tuple(case for each in branch.inferences for case in each.inside)
    if inside:
        yield inside
        for case in inside:
            yield from cases_inside(case)


def rests_on_its_assumption(branch: Branch) -> bool:
    """Whether everything that a case shows before its end needs what it assumes."""
    rests = {branch.assumption}
    for inference in branch.inferences[:-1]:
        if rests.isdisjoint(inference.causes) and not inference.inside:
            return False
        rests.add(inference.conclusion)
    return True


@pytest.mark.parametrize("key", [*NETS, "trial"])
def test_what_a_case_shows_without_its_assumption_is_not_shown_in_it(key):
    _, found = steps(key)
    for step in found:
        for cases in all_cases(step.evidence):
            assert all(map(rests_on_its_assumption, cases))


@pytest.mark.parametrize("key", [*NETS, "trial"])
def test_no_fact_is_derived_twice_from_the_same_causes(key):
    _, found = steps(key)
    for step in found:
        derived = Counter(
            (inference.conclusion, inference.causes)
            for branch in step.evidence.branches
            for inference in all_inferences(branch)
            if inference.conclusion
        )
        assert max(derived.values()) == 1


def test_what_holds_on_the_board_itself_is_said_once_before_the_cases():
    technique = technique_of("forcing-net-with-patterns")
    several = 0
    for board in (*own_puzzles(3), SudokuBoard.parse(WITH_PAIRS)):
        for step in islice(technique.find(board), 40):
            proof = step.evidence
            assert step.check(board)
            if not proof.before:
                continue
            several += len(proof.branches) > 1
            told = {each.conclusion for each in proof.before}
            again = [each for branch in proof.branches for each in all_inferences(branch)]
            assert told.isdisjoint(each.conclusion for each in again)
            frames = step.frames
            before = [*takewhile(lambda frame: frame.kind == FrameKind.INFERENCE, frames)]
            assert told == {fact for frame in before for fact in frame.facts}
            assert all(frame.case == () for frame in before)
            less = replace(proof, before=proof.before[1:])
            assert not step._replace(evidence=less).check(board), "it is not taken on trust"
            assert stated_once(proof) == proof
    assert several


@pytest.mark.parametrize("key", BY_CASES)
def test_the_cost_of_a_proof_is_the_number_of_its_sentences(key):
    _, found = steps(key)
    for step in found:
        sentences = len(step.explanation("en"))
        assert sentences == sentence_count(step.evidence)
        assert sentences <= cost(step.evidence) < sentences + 1


@pytest.mark.parametrize("key", BY_CASES)
def test_a_summary_has_few_true_sentences_that_stand_for_the_whole(key):
    _, found = steps(key)
    for step in found:
        proof = step.evidence
        for lang in LANGUAGES:
            told = plain(Speech.of(lang).sentences(told_summary(proof)))
            assert len(told) <= 10
            counts = re.findall(r"\((\d+|one|ein) (?:inference|Schl)", " ".join(told))
            stood_for = sum(1 if each in ("one", "ein") else int(each) for each in counts)
            several = len(proof.branches) > 1
            assert stood_for == proof.size - several * len(proof.before)
            assert told[-1] == plain(step.explanation(lang))[-1]


def test_a_summary_names_what_is_ruled_out_on_the_way_and_what_makes_the_end_impossible():
    step = technique_of("nested-net").example_step()
    (branch,) = step.evidence.branches
    told = " ".join(plain(Speech.of("en").sentences(told_summary(step.evidence))))
    speech = Speech("en")
    for inference in branch.inferences:
        if inference.inside:
            (candidate,) = inference.conclusion.candidates
            assert f"{speech.cell(candidate.cell)} cannot be {candidate.digit}" in told
    found = {each.conclusion for each in branch.inferences}
    for cause in branch.inferences[-1].causes:
        if cause.is_true and cause in found:
            assert speech.cell(cause.candidates[0].cell) in told


def many_cases(count: int) -> Proof:
    """A proof in which so many candidates are ruled out one after another."""
    step = technique_of("nested-net").example_step()
    (branch,) = step.evidence.branches
    (refuted,) = {each for each in branch.inferences if each.inside}
    inferences = (*[refuted] * count, branch.inferences[-1])
    return replace(step.evidence, branches=(replace(branch, inferences=inferences),))


@pytest.mark.parametrize("count", [1, 6, 7, 20])
def test_however_many_cases_there_are_a_summary_has_at_most_ten_sentences(count):
    for lang in LANGUAGES:
        told = Speech.of(lang).sentences(told_summary(many_cases(count)))
        assert len(told) == 3 + min(count, 7)
    step = technique_of("house-forcing-chain").example_step()
    proof = replace(step.evidence, branches=step.evidence.branches[:1] * max(count, 2))
    assert len(list(told_summary(proof))) <= 10


def trial_with_a_choice() -> Proof:
    """The proof of a trial that ends with a few options."""
    proof = next(technique_of("trial").find(SudokuBoard.parse(LONG))).evidence
    assert len(proof.branches[0].inferences[-1].inside) > 1
    return proof


def test_a_summary_tells_what_each_option_of_a_trial_comes_to():
    proof = trial_with_a_choice()
    options = proof.branches[0].inferences[-1].inside
    for lang, beginning in (("en", "With {} in {}, "), ("de", "Mit der {} in {} ")):
        speech = Speech(lang)
        told = plain(speech.sentences(told_summary(proof)))
        for option in options:
            ((cell, digit),) = option.assumption.candidates
            (truth,) = option.inferences[-1].truths
            (sentence,) = [
                each for each in told if each.startswith(beginning.format(digit, speech.cell(cell)))
            ]
            assert any(speech.cell(each) in sentence for each in members(truth.cells))
            count = sum(1 for _ in all_inferences(option))
            assert f"({count} {'inferences' if lang == 'en' else 'Schlüsse'})" in sentence


def in_another_way(option: Branch, truth: Truth, inside: tuple[Branch, ...]) -> Branch:
    """An option that ends with another truth, of which nothing or some options are left."""
    *inferences, end = option.inferences
    return replace(option, inferences=(*inferences, replace(end, truths=(truth,), inside=inside)))


@pytest.mark.parametrize("refuted", [0, 3, 20])
@pytest.mark.parametrize("count", [1, 2, 8, 9])
def test_however_many_options_there_are_a_summary_has_at_most_ten_sentences(refuted, count):
    proof = trial_with_a_choice()
    (branch,) = proof.branches
    *before, end = branch.inferences
    impossible = next(each for each in many_cases(1).branches[0].inferences if each.inside)
    truths = (in_cell(0), in_house(0, 5))
    options = [
        in_another_way(end.inside[0], truths[number % 2], end.inside if number % 3 else ())
        for number in range(count)
    ]
    inferences = (*[impossible] * refuted, *before, replace(end, inside=tuple(options)))
    long = replace(proof, branches=(replace(branch, inferences=inferences),))
    for lang in LANGUAGES:
        told = plain(Speech.of(lang).sentences(told_summary(long)))
        assert len(told) == min(10, 3 + min(refuted, 6) + count)
        counts = re.findall(r"\((\d+|one|ein) (?:inference|Schl)", " ".join(told))
        assert sum(1 if each in ("one", "ein") else int(each) for each in counts) == long.size
        as_well = [each for each in told if each.startswith(("The others", "Auch die anderen"))]
        assert bool(as_well) == (3 + min(refuted, 6) + count > 10)


def test_only_a_long_explanation_is_summed_up():
    board = SudokuBoard.parse(LONG)
    long = next(technique_of("trial").find(board))
    assert long.check(board)
    assert len(long.explanation("en")) > 20
    for lang in LANGUAGES:
        assert 3 <= len(long.summary(lang)) <= 10
    for key in (*BY_CASES, "naked-pair"):
        step = technique_of(key).example_step()
        assert bool(step.summary("en")) == (len(step.explanation("en")) > 20)


def test_no_proof_of_a_net_costs_less_than_was_thought_before_it_was_written_out():
    for key in ("forcing-net", "forcing-net-with-patterns"):
        technique = technique_of(key)
        assert technique
        board = technique.example.position
        nets = nets_of(board, uses_patterns=key != "forcing-net")
        for lead in nets.leads():
            sketch = nets._sketch(lead)
            proof = sketch.write()
            assert proof
            assert sketch.least <= cost(proof)


@pytest.mark.parametrize("compared", [1, 3, LOOKED_AT])
def test_proofs_come_in_the_same_order_whatever_is_known_before_they_are_written_out(compared):
    technique = technique_of("forcing-net")
    assert technique
    nets = nets_of(technique.example.position, uses_patterns=False)
    sketches = [nets._sketch(lead) for lead in nets.leads()]
    unknown = [each._replace(least=least_cost(1, 0)) for each in sketches]
    shown = list(easiest_first(sketches, compared))
    assert len(shown) == len(sketches) > 3
    assert shown == list(easiest_first(unknown, compared))


def test_only_a_proof_that_could_be_the_easiest_is_written_out():
    technique = technique_of("forcing-net")
    assert technique
    proof = next(nets_of(technique.example.position, uses_patterns=False).proofs())
    written = []

    def sketch(least: float) -> Sketch:
        def write() -> Proof:
            written.append(least)
            return proof

        return Sketch(least, 0, write)

    first = next(easiest_first([sketch(0), sketch(1), sketch(cost(proof) + 1)], 3))
    assert first == proof
    assert written == [0, 1]

"""What the tests of the drills share: made-up answers and what is said to them."""

from functools import cache

import pytest

from sudoku_helper import TECHNIQUES, Candidate, Step, SudokuBoard
from sudoku_helper.drills.answers import Answer, Judgement
from sudoku_helper.geometry import cell_at
from sudoku_helper.step import plain
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import LANGUAGES, Speech
from tests.tools.share import one_in

every_technique = pytest.mark.parametrize(
    "technique", one_in(3, TECHNIQUES), ids=lambda each: each.key
)


@cache
def example_of(technique: SolvingTechnique) -> tuple[SudokuBoard, Step]:
    """The example of a technique and its step."""
    return technique.example.position, technique.example_step()


def answer_of(step: Step) -> Answer:
    """The answer that does just what a step says."""
    return Answer(frozenset(step.placements), frozenset(step.cross_outs))


def marked(text: str) -> Answer:
    """The answer with one mark: ``r1c2<>5`` or ``r1c2=5``."""
    mark = frozenset({Candidate(cell_at(int(text[1]), int(text[3])), int(text[-1]))})
    return Answer(cross_outs=mark) if "<>" in text else Answer(placements=mark)


def said(judgement: Judgement, lang: str) -> str:
    """What is said to an answer."""
    return plain([judgement.message(Speech(lang))])[0]


def assert_said_in_every_language(judgement: Judgement) -> None:
    """Whole sentences, each a different one in another language, of the same roles."""
    assert all(said(judgement, lang)[-1] in ".?" for lang in LANGUAGES)
    assert len({said(judgement, lang) for lang in LANGUAGES}) == len(LANGUAGES)
    roles = [{part.get("role") for part in judgement.message(Speech(lang))} for lang in LANGUAGES]
    assert all(each == roles[0] for each in roles)

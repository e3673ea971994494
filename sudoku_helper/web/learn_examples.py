"""What a page of the encyclopedia shows beside its worked example: others, and one that only looks like it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from sudoku_helper.board import SudokuBoard
from sudoku_helper.drawing import draw_step, needs_candidates
from sudoku_helper.drills import examples_of
from sudoku_helper.drills.near_misses import NearMiss, near_miss
from sudoku_helper.interface.learn import LYING_WRONG, OVERLOOKED, WORDS
from sudoku_helper.step import Step, plain
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Speech
from sudoku_helper.web.learn_views import drawn, effects_told, write_sentence

EARLY = 42
LATE = 56
"""Up to how many digits a game is in its beginning, and from how many on it is nearly over."""


@dataclass(frozen=True)
class Shown:
    """A picture with a name and what is said about it."""

    name: str
    picture: Markup
    sentences: tuple[Markup, ...]


@lru_cache(maxsize=256)
def more_examples(technique: SolvingTechnique, speech: Speech, glossary: str) -> tuple[Shown, ...]:
    """Further examples, each with its pattern and why it holds."""
    return tuple(_examples(technique, speech, glossary))


def _examples(technique: SolvingTechnique, speech: Speech, glossary: str) -> Iterator[Shown]:
    for number, (board, step) in enumerate(_steps(technique), 2):
        digits = _digits_on(board)
        when = "early" if digits <= EARLY else "late" if digits >= LATE else "midway"
        name = WORDS[f"example_{when}"](speech).format(number=number, digits=digits)
        told = plain([step.where(speech)])[0]
        label = WORDS["picture_more"](speech).format(number=number, told=told)
        yield Shown(
            name,
            drawn(draw_step(board, step, 3, label, f"arrow-more-{number}")),
            tuple(
                write_sentence(each, step, speech, glossary) for each in step.explanation(speech)
            ),
        )


@lru_cache(maxsize=128)
def _steps(technique: SolvingTechnique) -> tuple[tuple[SudokuBoard, Step], ...]:
    """The positions with what is to be seen there, which no language changes."""
    boards = [drill.board for drill in examples_of(technique)]
    others = sorted((each for each in boards if each != technique.example.position), key=_digits_on)
    return tuple((board, next(filter(None, technique.find(board)))) for board in others)


def _digits_on(board: SudokuBoard) -> int:
    return sum(map(bool, board.values))


@lru_cache(maxsize=256)
def looks_like(technique: SolvingTechnique, speech: Speech, glossary: str) -> Shown | None:
    """A pattern that is none, and why; None where none is known."""
    miss = near_miss(technique)
    if miss is None:
        return None
    effects = " ".join(plain(effects_told(miss.step, speech)))
    seems = speech.sentence(
        OVERLOOKED if miss.overlooked else LYING_WRONG,
        {"extra": miss.overlooked, "effects": effects},
    )
    sentences = [seems, *miss.why(speech)]
    label = WORDS["picture_near_miss"](speech).format(told=plain(sentences[1:])[0])
    pattern = _without_conclusion(miss)
    picture = draw_step(
        miss.board, pattern, 3, label, "arrow-miss", candidates=needs_candidates(miss.step)
    )
    return Shown(
        WORDS["near_miss"](speech),
        drawn(picture),
        tuple(write_sentence(each, pattern, speech, glossary) for each in sentences),
    )


def _without_conclusion(miss: NearMiss) -> Step:
    """The pattern with the candidate that spoils it, if one does, and nothing that would follow."""
    roles = dict(miss.step.highlights)
    if miss.overlooked:
        roles["extra"] = (*roles.get("extra", ()), miss.overlooked)
    return miss.step._replace(highlights=roles, placements=(), cross_outs=())

"""Judging what a player answers to a drill.

What follows from the technique is right. What does not is told why, from the pattern and not from the
solution; a true guess is no better than any other.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import candidate_number
from sudoku_helper.drills.answers import (
    INCOMPLETE,
    OTHER,
    PART,
    RIGHT,
    WRONG,
    Answer,
    Judgement,
    Marked,
)
from sudoku_helper.drills.judging_cells import judge_cells
from sudoku_helper.drills.misconceptions import NOT_YET, feedback
from sudoku_helper.drills.tasks import CROSS_OUT, FIND
from sudoku_helper.proofs.truths import can_be_met, left_beside, options
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.text import Text

MOST_STEPS = 1000
"""How many occurrences are looked at; long chains have very many."""

_RIGHT = Text(
    en="Right: that is what {technique:text} shows here.",
    de="Richtig: Genau das zeigt hier die Technik {technique:text}.",
)
_RIGHT_BUT_MORE = Text(
    en="Right. But {extra:candidates} does not follow from this pattern.",
    de="Richtig. Nur {extra:candidates} folgt nicht aus diesem Muster.",
)
_RIGHT_BUT_MUCH_MORE = Text(
    en="Right. But {extra:candidates} do not follow from this pattern.",
    de="Richtig. Nur {extra:candidates} folgen nicht aus diesem Muster.",
)
_NOTHING_WRITTEN = Text(
    en="Nothing is written yet: choose a cell and write the digit that belongs there.",
    de="Noch steht nichts da: Wähl eine Zelle und schreib die Ziffer, die hineingehört.",
)
_NOTHING_CROSSED_OUT = Text(
    en="Nothing is crossed out yet: choose a cell and cross out what cannot go there.",
    de="Noch ist nichts gestrichen: Wähl eine Zelle und streich, was dort nicht stehen kann.",
)
_ONE_MORE = Text(
    en="Right so far, but the pattern allows one more cross-out.",
    de="Bis hierher richtig, aber das Muster erlaubt noch eine Streichung mehr.",
)
_SEVERAL_MORE = Text(
    en="Right so far, but the pattern allows {count:text} more cross-outs.",
    de="Bis hierher richtig, aber das Muster erlaubt noch {count:text} Streichungen mehr.",
)
_PLACE_TOO = Text(
    en="Right so far, but here even a digit can be written.",
    de="Bis hierher richtig, aber hier lässt sich sogar eine Ziffer schreiben.",
)
_OTHER = Text(
    en="You are right to mark {extra:candidates}, but that follows from another technique: "
    "{other:text}.",
    de="Du hast {extra:candidates} richtig markiert, aber das folgt aus einer anderen Technik: "
    "{other:text}.",
)

OTHER_TECHNIQUE = "other-technique"


def judge(
    technique: SolvingTechnique, board: SudokuBoard, answer: Answer, kind: str = CROSS_OUT
) -> Judgement | None:
    """The verdict on an answer; None where the technique finds nothing or there is no solution."""
    steps = _steps_on(technique.key, board)
    solution = unique_solution(board)
    if not steps or solution is None:
        return None
    if kind == FIND:
        return judge_cells(steps, answer.cells)
    return _judge_marks(steps, board, answer.on(board), solution)


@lru_cache(maxsize=8)
def _steps_on(key: str, board: SudokuBoard) -> tuple[Step, ...]:
    """What a technique finds; who answers wrong will answer again."""
    technique = technique_of(key)
    assert technique is not None
    return tuple(islice(filter(None, technique.find(board)), MOST_STEPS))


def _judge_marks(
    steps: Sequence[Step], board: SudokuBoard, answer: Answer, solution: SudokuBoard
) -> Judgement:
    nearest = max(steps, key=lambda step: _agreement(board, step, answer))
    if not answer:
        nothing = _NOTHING_WRITTEN if nearest.placements else _NOTHING_CROSSED_OUT
        return Judgement(INCOMPLETE, nearest, ((nothing, {}),))
    extra = _beyond(board, steps, answer)
    wrong = tuple(each for each in extra if _is_wrong(each, answer, solution))
    whole = [step for step in steps if _is_whole(step, answer)]
    if wrong:
        marked = Marked(board, whole[0] if whole else nearest, wrong[0])
        found = feedback(marked, wrong[0] in answer.placements, is_true=False)
        return Judgement(WRONG, nearest, found.told, found.key, wrong)
    if whole:
        return _judge_right(whole[0], extra)
    return _judge_extra(board, answer, extra, nearest) if extra else _judge_part(nearest, answer)


def _agreement(board: SudokuBoard, step: Step, answer: Answer) -> int:
    """How much of a step an answer has."""
    return len(answer.placements.intersection(step.placements)) + len(
        answer.cross_outs & step.forbids(board)
    )


def _is_whole(step: Step, answer: Answer) -> bool:
    return answer.placements.issuperset(step.placements) and answer.cross_outs.issuperset(
        step.cross_outs
    )


def _is_wrong(mark: Candidate, answer: Answer, solution: SudokuBoard) -> bool:
    """Whether a mark contradicts the solution."""
    return (solution.values[mark.cell] == mark.digit) != (mark in answer.placements)


def _beyond(board: SudokuBoard, steps: Sequence[Step], answer: Answer) -> tuple[Candidate, ...]:
    """The marks that none of the steps gives, in the order of the cells."""
    placed = {each for step in steps for each in step.placements}
    gone = {each for step in steps for each in step.forbids(board)}
    crossed = (each for each in answer.cross_outs - gone if not _follows(each, steps, board))
    return tuple(sorted((answer.placements - placed) | set(crossed)))


def _follows(candidate: Candidate, steps: Sequence[Step], board: SudokuBoard) -> bool:
    """Whether the facts of one of the steps exclude a candidate, even if the step does not say so."""
    number = candidate_number(*candidate)
    for step in steps:
        truths = [options(truth, board) for truth in step.truths]
        if truths and not can_be_met(left_beside(number, truths)):
            return True
    return False


def _judge_right(step: Step, extra: tuple[Candidate, ...]) -> Judgement:
    if not extra:
        return Judgement(RIGHT, step, ((_RIGHT, {"technique": step.technique.name}),))
    template = _RIGHT_BUT_MORE if len(extra) == 1 else _RIGHT_BUT_MUCH_MORE
    return Judgement(RIGHT, step, ((template, {"extra": extra}),), NOT_YET)


def _judge_extra(
    board: SudokuBoard, answer: Answer, extra: tuple[Candidate, ...], nearest: Step
) -> Judgement:
    """True marks that do not follow: from another technique that is as easy, or from none."""
    if other := _other_technique(board, extra, nearest.technique):
        told = (_OTHER, {"extra": extra, "other": other.name})
        return Judgement(OTHER, nearest, (told,), OTHER_TECHNIQUE)
    marked = Marked(board, nearest, extra[0])
    found = feedback(marked, extra[0] in answer.placements, is_true=True)
    return Judgement(WRONG, nearest, found.told, found.key)


def _other_technique(
    board: SudokuBoard, extra: tuple[Candidate, ...], technique: SolvingTechnique
) -> SolvingTechnique | None:
    """The first technique, no harder than the one that is practised, that shows all the marks."""
    for other in _no_harder(technique):
        for step in islice(filter(None, other.find(board)), MOST_STEPS):
            if set(extra) <= {*step.placements, *step.forbids(board)}:
                return other
    return None


def _no_harder(technique: SolvingTechnique) -> Iterator[SolvingTechnique]:
    """The other techniques up to a level; of the hard ones, which search long, those that come before."""
    # A technique that comes from another process is known by its key alone.
    place = [each.key for each in TECHNIQUES].index(technique.key)
    for number, other in enumerate(TECHNIQUES):
        is_quick = other.level < Level.EXPERT or (number < place and other.level == Level.EXPERT)
        if other.level <= technique.level and is_quick and number != place:
            yield other


def _judge_part(nearest: Step, answer: Answer) -> Judgement:
    if not answer.placements.issuperset(nearest.placements):
        return Judgement(INCOMPLETE, nearest, ((_PLACE_TOO, {}),), PART)
    count = len(set(nearest.cross_outs) - answer.cross_outs)
    template = _ONE_MORE if count == 1 else _SEVERAL_MORE
    return Judgement(INCOMPLETE, nearest, ((template, {"count": count}),), PART)

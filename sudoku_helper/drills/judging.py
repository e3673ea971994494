"""Judges what a player answers to a drill."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import PEERS, Digit, common_houses, members, set_of
from sudoku_helper.manager import TechniqueManager
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import Sentence, Speech, Text, Words

MOST_STEPS = 400
PATIENCE = 2.5
"""Seconds that a search for further occurrences may take; long chains have very many."""

RIGHT, INCOMPLETE, OTHER, WRONG = "right", "incomplete", "other", "wrong"

_RIGHT = Text(
    en="Right: that is what {technique:text} shows here.",
    de="Richtig: Genau das zeigt hier die Technik {technique:text}.",
)
_RIGHT_AND_MORE = Text(
    en="Right. You have marked {extra:candidates} as well: that is true, but it does not follow from "
    "this pattern.",
    de="Richtig. Du hast auch {extra:candidates} markiert: Das stimmt, folgt aber nicht aus diesem "
    "Muster.",
)
_NOTHING = Text(
    en="Nothing is marked yet: cross out candidates or write a digit.",
    de="Noch ist nichts markiert: Streich Kandidaten oder schreib eine Ziffer.",
)
_ONE_MORE = Text(
    en="True so far, but the pattern allows one more cross-out.",
    de="Bis hierher richtig, aber das Muster erlaubt noch eine Streichung mehr.",
)
_SEVERAL_MORE = Text(
    en="True so far, but the pattern allows {count:text} more cross-outs.",
    de="Bis hierher richtig, aber das Muster erlaubt noch {count:text} Streichungen mehr.",
)
_PLACE_TOO = Text(
    en="True so far, but here even a digit can be placed.",
    de="Bis hierher richtig, aber hier lässt sich sogar eine Ziffer setzen.",
)
_OTHER_KNOWN = Text(
    en="You are right to mark {extra:candidates}, but that follows from another technique: "
    "{other:text}.",
    de="Du hast {extra:candidates} richtig markiert, aber das folgt aus einer anderen Technik: "
    "{other:text}.",
)
_OTHER = Text(
    en="You are right to mark {extra:candidates}, but {technique:text} does not show that here.",
    de="Du hast {extra:candidates} richtig markiert, aber die Technik {technique:text} zeigt das hier "
    "nicht.",
)
_MUST_STAY = Text(
    en="The {kept:candidate} must not be crossed out: in the solution {cell:cell} holds just this digit.",
    de="Die {kept:candidate} darf nicht gestrichen werden: In der Lösung steht in {cell:cell} genau diese "
    "Ziffer.",
)
_IS_SEEN = Text(
    en="The {digit:digit} cannot go in {cell:cell}: {house:house} already has it in {blocker:cell}.",
    de="Die {digit:digit} kann nicht in {cell:cell} stehen: {house:house} hat sie schon in "
    "{blocker:cell}.",
)
_CANNOT_STAND = Text(
    en="The {digit:digit} in {cell:cell} is wrong: the Sudoku could not be solved with it.",
    de="Die {digit:digit} in {cell:cell} ist falsch: Damit ließe sich das Sudoku nicht lösen.",
)


@dataclass(frozen=True)
class Answer:
    """What a player did: digits written and candidates crossed out."""

    placements: frozenset[Candidate] = frozenset()
    cross_outs: frozenset[Candidate] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.placements or self.cross_outs)


@dataclass(frozen=True)
class Judgement:
    """A verdict, its words, the marks that are wrong and the step that was to be found."""

    verdict: str
    template: Text
    words: Words
    step: Step
    wrong: tuple[Candidate, ...] = ()

    def message(self, speech: Speech) -> Sentence:
        """The verdict in words."""
        return speech.sentence(self.template, self.words)


def judge(technique: SolvingTechnique, board: SudokuBoard, answer: Answer) -> Judgement | None:
    """The verdict on an answer; None where the technique finds nothing or there is no solution."""
    steps = list(_in_time(filter(None, technique.find(board))))
    solution = unique_solution(board)
    if not steps or solution is None:
        return None
    nearest = max(steps, key=lambda step: _agreement(board, step, answer))
    if not answer:
        return Judgement(INCOMPLETE, _NOTHING, {}, nearest)
    mistaken = _mistaken(board, solution, answer)
    if mistaken:
        template, words = _reason(board, solution, mistaken[0])
        return Judgement(WRONG, template, words, nearest, mistaken)
    whole = [step for step in steps if _is_whole(step, answer)]
    extra = _beyond(board, steps, answer)
    if whole:
        words = {"technique": technique.name, "extra": extra}
        return Judgement(RIGHT, _RIGHT_AND_MORE if extra else _RIGHT, words, whole[0])
    if extra:
        return _judge_other(technique, board, extra, nearest)
    return _judge_incomplete(nearest, answer)


def _in_time(steps: Iterator[Step]) -> Iterator[Step]:
    end = time.monotonic() + PATIENCE
    for step in islice(steps, MOST_STEPS):
        yield step
        if time.monotonic() > end:
            return


def _agreement(board: SudokuBoard, step: Step, answer: Answer) -> int:
    """How much of a step an answer has."""
    return len(answer.placements.intersection(step.placements)) + len(
        answer.cross_outs & _consequences(board, step)
    )


def _is_whole(step: Step, answer: Answer) -> bool:
    return answer.placements.issuperset(step.placements) and answer.cross_outs.issuperset(
        step.cross_outs
    )


def _mistaken(board: SudokuBoard, solution: SudokuBoard, answer: Answer) -> tuple[Candidate, ...]:
    """The marks that contradict the solution, in the order of the cells."""
    placed = (each for each in answer.placements if solution.values[each.cell] != each.digit)
    crossed = (
        each
        for each in answer.cross_outs
        if not board.values[each.cell] and solution.values[each.cell] == each.digit
    )
    return tuple(sorted(chain(placed, crossed)))


def _reason(
    board: SudokuBoard, solution: SudokuBoard, mistaken: Candidate
) -> tuple[Text, dict[str, object]]:
    cell, digit = mistaken
    if solution.values[cell] == digit:
        return _MUST_STAY, {"kept": mistaken, "cell": cell}
    for blocker in members(PEERS[cell]):
        if board.values[blocker] == digit:
            house = common_houses(set_of((cell, blocker)))[0]
            return _IS_SEEN, {"digit": digit, "cell": cell, "house": house, "blocker": blocker}
    return _CANNOT_STAND, {"digit": digit, "cell": cell}


def _consequences(board: SudokuBoard, step: Step) -> set[Candidate]:
    """What a step crosses out, also by the digits that it places."""
    gone = set(step.cross_outs)
    for cell, digit in step.placements:
        gone.update(Candidate(cell, other) for other in _others(board, cell, digit))
        gone.update(Candidate(peer, digit) for peer in members(PEERS[cell] & board.places[digit]))
    return gone


def _others(board: SudokuBoard, cell: int, digit: Digit) -> list[Digit]:
    return [other for other in members(board.digits[cell]) if other != digit]


def _beyond(board: SudokuBoard, steps: Iterable[Step], answer: Answer) -> tuple[Candidate, ...]:
    """The marks that none of the steps gives."""
    placed: set[Candidate] = set()
    gone: set[Candidate] = set()
    for step in steps:
        placed.update(step.placements)
        gone |= _consequences(board, step)
    real = {each for each in answer.cross_outs if board.has(each)}
    return tuple(sorted((answer.placements - placed) | (real - gone)))


def _judge_other(
    technique: SolvingTechnique, board: SudokuBoard, extra: tuple[Candidate, ...], nearest: Step
) -> Judgement:
    """A true answer that another technique gives, the easiest that does."""
    others = (each for each in TechniqueManager().techniques if each.key != technique.key)
    steps = (
        step for other in others if other.level <= technique.level for step in other.find(board)
    )
    for step in _in_time(filter(None, steps)):
        if extra[0] in step.placements or extra[0] in _consequences(board, step):
            words = {"extra": extra, "other": step.technique.name}
            return Judgement(OTHER, _OTHER_KNOWN, words, nearest)
    return Judgement(OTHER, _OTHER, {"extra": extra, "technique": technique.name}, nearest)


def _judge_incomplete(nearest: Step, answer: Answer) -> Judgement:
    if not answer.placements.issuperset(nearest.placements):
        return Judgement(INCOMPLETE, _PLACE_TOO, {}, nearest)
    count = len(set(nearest.cross_outs) - answer.cross_outs)
    template = _ONE_MORE if count == 1 else _SEVERAL_MORE
    return Judgement(INCOMPLETE, template, {"count": count}, nearest)

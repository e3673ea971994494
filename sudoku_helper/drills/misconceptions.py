"""Misconceptions: what somebody probably thought who marked what does not follow.

It is told from the pattern and the candidates. Only where nothing else can be said, a second sentence
tells whether the mark is true.
"""

from typing import NamedTuple

from sudoku_helper.drills.answers import Marked
from sudoku_helper.drills.wrong_cross_outs import CROSSED_OUT
from sudoku_helper.drills.wrong_digits import PLACED
from sudoku_helper.text import Text, Told

_NO_REASON = Text(
    en="You have marked the {mark:candidate}, but {technique:text} says nothing about it here.",
    de="Du hast die {mark:candidate} markiert, aber darüber sagt die Technik {technique:text} hier nichts.",
)
_MUST_STAY = Text(
    en="Do not cross it out: the Sudoku could no longer be solved.",
    de="Streich sie nicht: Das Sudoku ließe sich dann nicht mehr lösen.",
)
_CANNOT_STAND = Text(
    en="Do not write it: the Sudoku could no longer be solved.",
    de="Schreib sie nicht: Das Sudoku ließe sich dann nicht mehr lösen.",
)
_NEEDS_A_REASON = Text(
    en="Even a true guess needs a reason.",
    de="Auch eine richtige Vermutung braucht einen Grund.",
)

NO_REASON = "no-reason"
NOT_YET = "not-yet"


class Feedback(NamedTuple):
    """The key of a misconception, and the sentences about it."""

    key: str
    told: tuple[Told, ...]


def feedback(marked: Marked, is_placed: bool, is_true: bool) -> Feedback:
    """What is said about a mark that does not follow; *is_true* matters only for a second sentence."""
    for key, tell in PLACED if is_placed else CROSSED_OUT:
        if told := tell(marked):
            return Feedback(key, (told,))
    first: Told = _NO_REASON, {"mark": marked.mark, "technique": marked.step.technique.name}
    if is_true:
        return Feedback(NOT_YET, (first, (_NEEDS_A_REASON, {})))
    return Feedback(NO_REASON, (first, (_CANNOT_STAND if is_placed else _MUST_STAY, {})))

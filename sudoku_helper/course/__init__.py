"""The way to learn: chapters from the rules to nets, and which of them teaches a technique."""

from sudoku_helper.course.chains import CHAINS
from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.course.fish import FISH
from sudoku_helper.course.locked import LOCKED
from sudoku_helper.course.nets import NETS
from sudoku_helper.course.notes import NOTES
from sudoku_helper.course.one_digit import ONE_DIGIT
from sudoku_helper.course.pairs import PAIRS
from sudoku_helper.course.rules import RULES
from sudoku_helper.course.scanning import SCANNING
from sudoku_helper.course.sets import SETS
from sudoku_helper.course.singles import SINGLES
from sudoku_helper.course.uniqueness import UNIQUENESS
from sudoku_helper.course.wings import WINGS

__all__ = ["CHAPTERS", "Chapter", "Guided", "Idea", "Sight", "chapter_of", "chapter_teaching"]

CHAPTERS: tuple[Chapter, ...] = (
    RULES,
    SINGLES,
    SCANNING,
    NOTES,
    LOCKED,
    PAIRS,
    FISH,
    ONE_DIGIT,
    WINGS,
    UNIQUENESS,
    CHAINS,
    SETS,
    NETS,
)
"""The chapters in the order in which they are learnt; each technique belongs to exactly one."""

_BY_KEY = {chapter.key: chapter for chapter in CHAPTERS}
_BY_TECHNIQUE = {key: chapter for chapter in CHAPTERS for key in chapter.techniques}


def chapter_of(key: str) -> Chapter | None:
    """The chapter with a key, or None if there is none."""
    return _BY_KEY.get(key)


def chapter_teaching(technique: str) -> Chapter:
    """The chapter to which a technique belongs."""
    return _BY_TECHNIQUE[technique]

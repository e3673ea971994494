"""The words of the pages, in every language, a module for each room.

A key names a text in templates (``say("help")``) and in the page's scripts (``t("help")``). Places
in braces are filled by the page: ``{count}``. What is said otherwise of one thing stands beside it
as ``help_one``, and the page takes it where ``{count}`` is 1.
"""

from collections.abc import Mapping

from sudoku_helper.interface.classroom import PROJECTOR, RESULT
from sudoku_helper.interface.coach import MISCONCEPTIONS, NEXT, ROUNDS
from sudoku_helper.interface.collection import COLLECTION
from sudoku_helper.interface.course import COURSE
from sudoku_helper.interface.evaluation import EVALUATION
from sudoku_helper.interface.first_game import FIRST_GAME
from sudoku_helper.interface.game import (
    BOARD,
    HOME,
    KEYBOARD,
    KEYPAD,
    KEYS,
    MENU,
    PANEL,
    PREFERENCES,
)
from sudoku_helper.interface.new_puzzle import MAKING
from sudoku_helper.interface.offline import OFFLINE
from sudoku_helper.interface.paper import PAPER
from sudoku_helper.interface.pens import PENS
from sudoku_helper.interface.photo import PHOTO
from sudoku_helper.interface.practise import DRILLS, FROM_GAME, STANDINGS, TASKS
from sudoku_helper.interface.share import SHARE
from sudoku_helper.interface.small import SMALL
from sudoku_helper.interface.speaking import SPEAKING
from sudoku_helper.interface.summary import SUMMARY
from sudoku_helper.interface.techniques import MY_TECHNIQUES
from sudoku_helper.interface.updates import UPDATES
from sudoku_helper.interface.watching import CODE, WATCHING
from sudoku_helper.text import Text

__all__ = ["KEYBOARD", "LEARN_PAGES", "START_PAGE", "TEXTS"]

START_PAGE: Mapping[str, Text] = {
    key: text
    for room in (
        HOME,
        NEXT,
        BOARD,
        KEYPAD,
        PANEL,
        MENU,
        PREFERENCES,
        KEYS,
        FROM_GAME,
        RESULT,
        PROJECTOR,
        MAKING,
        OFFLINE,
        PAPER,
        PENS,
        PHOTO,
        SPEAKING,
        SUMMARY,
        WATCHING,
        CODE,
        EVALUATION,
        COLLECTION,
        SHARE,
        UPDATES,
    )
    for key, text in room.items()
}
"""Every text of the start page and of the rooms within it."""

LEARN_PAGES: Mapping[str, Text] = {
    **START_PAGE,
    **DRILLS,
    **TASKS,
    **STANDINGS,
    **ROUNDS,
    **MISCONCEPTIONS,
    **COURSE,
}
"""Every text of the pages to learn and practise."""

TEXTS: Mapping[str, Text] = {**LEARN_PAGES, **FIRST_GAME, **SMALL, **MY_TECHNIQUES}
"""Every text, also those that one page alone needs."""

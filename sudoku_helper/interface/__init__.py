"""The words of the pages, in every language, a module for each room.

A key names a text in templates (``say("help")``) and in the page's scripts (``t("help")``). Places
in braces are filled by the page: ``{count}``.
"""

from collections.abc import Mapping

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
from sudoku_helper.interface.photo import PHOTO
from sudoku_helper.interface.practise import DRILLS
from sudoku_helper.interface.trainer import ROOMS
from sudoku_helper.interface.updates import UPDATES
from sudoku_helper.text import Text

__all__ = ["KEYBOARD", "TEXTS"]

TEXTS: Mapping[str, Text] = {
    key: text
    for room in (
        HOME,
        BOARD,
        KEYPAD,
        PANEL,
        MENU,
        PREFERENCES,
        KEYS,
        DRILLS,
        MAKING,
        OFFLINE,
        PAPER,
        PHOTO,
        *ROOMS,
        UPDATES,
    )
    for key, text in room.items()
}
"""Every text of the page."""

"""The words about new versions of the app."""

from collections.abc import Mapping

from sudoku_helper.text import Text

UPDATES: Mapping[str, Text] = {
    "update_ready": Text(en="A new version is ready.", de="Eine neue Version ist bereit."),
    "update_take": Text(en="Reload", de="Neu laden"),
}

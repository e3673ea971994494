"""An error that says in every language what was expected."""

from sudoku_helper.text.languages import DEFAULT_LANGUAGE
from sudoku_helper.text.texts import Text


class TextError(ValueError):
    """Something that cannot be taken as it is; *text* says what was expected, and what came.

    For whatever somebody at the keyboard can cause. A mistake of a program is a plain ValueError.
    """

    def __init__(self, text: Text, **words: object) -> None:
        """Take the sentence, and what fills its places."""
        self.text = text.format(**words) if words else text
        # As a process hands it to another one.
        super().__init__(self.text)

    def __str__(self) -> str:
        return self.text(DEFAULT_LANGUAGE)

"""What a command cannot go on with, and how it is told."""

import errno
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_helper.text import Text


class InputError(Exception):
    """Something that cannot be done; the message says why, and names file and line."""

    code = 1

    def __init__(self, message: "Text | str") -> None:
        super().__init__(message if isinstance(message, str) else message("en"))
        self._message = message

    def told(self, lang: str) -> str:
        """The message in a language, if it has words in it."""
        return self._message if isinstance(self._message, str) else self._message(lang)


class UsageError(InputError):
    """Options that do not go together."""

    code = 2


def failure(error: InputError | OSError) -> str:
    """Why a command ended, in one sentence of the reader's language."""
    from sudoku_helper.cli import words
    from sudoku_helper.cli.language import spoken

    lang = spoken()
    if isinstance(error, InputError):
        return error.told(lang)
    reasons = {
        errno.ENOENT: words.NO_SUCH_FILE,
        errno.EISDIR: words.IS_A_FOLDER,
        errno.EACCES: words.NOT_PERMITTED,
        errno.EPERM: words.NOT_PERMITTED,
        errno.ENOSPC: words.NO_SPACE,
    }
    reason = reasons.get(error.errno or 0)
    told = reason(lang) if reason else error.strerror or str(error)
    return f"{error.filename}: {told}" if error.filename else told

"""The language in which this run of the command line speaks.

It is chosen before anything is parsed, so that help and what the parser complains about are told in it.
"""

import argparse
import os
import re
import sys
from collections.abc import Sequence

from sudoku_helper.cli.parser_words import MESSAGES
from sudoku_helper.text import DEFAULT_LANGUAGE, LANGUAGES, Text

_spoken = DEFAULT_LANGUAGE


def speak(lang: str) -> None:
    """Speak a language from now on."""
    global _spoken
    _spoken = lang
    # The words of the parser itself, at the place where the library looks for translations.
    vars(argparse).update(_=_of_parser, ngettext=_of_number)


def spoken() -> str:
    """The language that is spoken."""
    return _spoken


def say(**words: str) -> str:
    """The words in the language that is spoken, of those in every language."""
    return Text(**words)(_spoken)


def remark(text: Text | str) -> None:
    """Say something that is no answer, on standard error."""
    words = text if isinstance(text, str) else text(_spoken)
    tell(f"sudoku-helper: {words}")


def tell(line: str) -> None:
    """Print a line beside the answer, which may go into a file or another command."""
    print(line, file=sys.stderr)


def wished_language(arguments: Sequence[str]) -> str:
    """The language that ``--lang`` names among the arguments, otherwise that of the environment."""
    names = re.findall(r"(?:^|\n)--lang[=\n](\w+)", "\n".join(arguments))
    return names[-1] if names and names[-1] in LANGUAGES else usual_language()


def usual_language() -> str:
    """The language that the environment asks for, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(name):
            code = re.split("[_.@]", wish)[0].lower()
            return code if code in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def _of_parser(message: str) -> str:
    """What the parser says, in our language if it is known there."""
    return MESSAGES[message](_spoken) if message in MESSAGES else message


def _of_number(one: str, several: str, number: int) -> str:
    return _of_parser(one if number == 1 else several)

"""The class of the lesson on backtracking, as files to download: with three gaps, and complete.

There is one source in each language, a program that runs. What stands between ``# >>>`` and ``# <<<``
in it is left out where pupils are to write it themselves, so the two files cannot drift apart.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from urllib.parse import quote

from sudoku_helper.text import Text

PROGRAM = Text(en="sudokugame", de="sudokuspiel")
"""The program of each language; the German class is called as the worksheet calls it."""

GAPS = (1, 2, 3)
_NAME_WITH_GAPS = Text(en="{name}_with_gaps.py", de="{name}_mit_luecken.py")
_NAME_COMPLETE = Text(en="{name}_solution.py", de="{name}_loesung.py")
_WITH_GAPS = Text(en="The class with three gaps", de="Die Klasse mit drei Lücken")
_SOLUTION = Text(en="A possible solution", de="Eine mögliche Lösung")
_EMPTY = Text(en="Gap {number} is still empty.", de="Lücke {number} ist noch leer.")
_GAP = Text(en="Gap", de="Lücke")

_PLAIN = "/()[]{}:;,.=*+!_-"
"""What may stand in an address as it is; the page gets smaller with every such letter."""

_BEGINS, _ENDS = "# >>> ", "# <<<\n"
_TOLD = re.compile(r"[^\n]*\n(?: *# [^\n]*\n)*")
"""The comment that says what a gap is for."""


@dataclass(frozen=True)
class Download:
    """A file that a page carries in itself, so that it needs no address and no network."""

    title: str
    name: str
    text: str

    @property
    def address(self) -> str:
        """The file as an address that holds all of it."""
        return f"data:text/x-python;charset=utf-8,{quote(self.text, safe=_PLAIN)}"


@cache
def downloads(lang: str) -> tuple[Download, ...]:
    """The class with its gaps, then complete."""
    name = PROGRAM(lang)
    return (
        Download(_WITH_GAPS(lang), _NAME_WITH_GAPS(lang).format(name=name), skeleton(lang)),
        Download(_SOLUTION(lang), _NAME_COMPLETE(lang).format(name=name), solution(lang)),
    )


def solution(lang: str) -> str:
    """The complete program; its gaps stay marked, so that both can be compared."""
    return "".join(_filled(*part.partition(_BEGINS)) for part in _source(lang).split(_ENDS))


def skeleton(lang: str, empty: tuple[int, ...] = GAPS) -> str:
    """The program with some gaps empty; what goes further than they do is left out."""
    return "".join(
        _emptied(lang, empty, *part.partition(_BEGINS)) for part in _source(lang).split(_ENDS)
    )


def _filled(before: str, mark: str, marked: str) -> str:
    """A part of the source with what is marked at its end."""
    return f"{before}# {marked.rstrip(' ')}" if mark else before


def _emptied(lang: str, empty: tuple[int, ...], before: str, mark: str, marked: str) -> str:
    """A part of the source without what is marked at its end, unless that is no gap to be empty."""
    gap = _GAP(lang)
    number = next((each for each in GAPS if marked.startswith(f"{gap} {each}:")), None)
    if number is None:
        return before
    if number not in empty:
        return _filled(before, mark, marked)
    told = _TOLD.match(marked)
    assert told
    indent = before[len(before.rstrip(" ")) :]
    problem = _EMPTY(lang).format(number=number)
    return f'{before}# {told[0]}{indent}raise NotImplementedError("{problem}")\n'


@cache
def _source(lang: str) -> str:
    return (files(__name__) / f"{PROGRAM(lang)}.py").read_text(encoding="utf-8")

"""Texts that are long because one piece of them is repeated, as somebody would send who wants to keep a reader busy."""

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats import FORMATS, Puzzle, write
from sudoku_helper.formats.share import write_code

POSITION = (
    ".1.....4.5.4.97...96.43....34..5.2.7.......+1.2.7.4..63....72.56...31.4.2.7.....3. r1c1<>8"
)

PIECES = (
    # What readers skip, count or look for, alone.
    *" \t\n\r\f\v\x1c\0\x85\xa0\u2028\u200b\ufeff",
    *"0195.+-*_=|:;,!'\"`#/\\?%&<>[]{}()@~^$",
    *"AIxXrcäßſİ\u0300\u0660\U0001f600\ud800\udfff",
    # What could be read in two ways, or begins again and again without an end.
    *(" \n", "\r\n", " ;", "; ", ";;\n", ". ", "a.", ".a/", "--x", "- ", "==", "__ ", "|-", "# ", "#A"),
    *("#A\n", "#s=", "#s=A ", "9 ", "9 9 ", "9 9 3 3 ", "+1", "r1c1", " r1c1<>1", " r1c1+1", ":0:", "1."),
    *("1 ", "[a", "[a]", "[Puzzle]\n", "I01", "I001\n", "E00001\n", "\u0315\u0300", "%20", "%E4", "&a=1", "s=", "//"),
    *("https://", "S9B", "SCv7_32_", "scf", "fpuzzles", "<a>", "<a ", "<a/>", "<!--", "<Cell ", "<game/>", "<folder>"),
    *("&amp;", "&#32;", "]]>", "<![CDATA[", '{"a":', "[[", '"\\ud800",', "1,", "1e", "0|", "version:", "A;B;C;9;3;3\n"),
    *("ABCDEFGHI\n", "123456789\n", "1........\n"),
)  # fmt: skip
"""What is repeated: every character that a format gives a meaning to, and pieces of two or more."""

HEADS = {
    "alone": "",
    "wiki": "https://www.sudokuwiki.org/sudoku.htm?bd=",
    "host": "https://",
    "path": "example.org/",
    "query": "https://example.org/?",
    "exchange": "https://sudokuexchange.com/play/?s=",
    "f-puzzles": "https://f-puzzles.com/?load=",
    "coach": "SCv7_32_",
    "share": "https://example.org/#s=",
    "opensudoku": "<opensudoku>",
    "game": '<opensudoku><game note="',
    "default": '<!DOCTYPE a [<!ATTLIST game note CDATA "',
    "cell-xml": "<Sudoku_Puzzle><Cell ",
    "trainer": '[["cellValue",',
    "name": '[["1", {"cellValue": "',
    "rows": '[{"puzzle": "',
    "csv": "puzzle,level\n",
    "sudoku": "9 9 3 3 ",
    "letters": "1;Standard Sudoku;Hard;9;3;3\n",
    "library": ":0000:x:",
    "sdk": "#A",
    "sadman": "[Puzzle]\n",
}
"""Beginnings that lead into one reader each."""


LONGEST = 60_000
"""As many characters as a text in a message may have."""

MOST_SECONDS = 2.0
"""The CPU time for reading one text; the slowest of that length take a twentieth of it."""


class TooSlow(Exception):
    """Reading a text takes more time than its length explains."""


class LongText(NamedTuple):
    """A text, and how it is made: which piece is repeated at which place."""

    place: str
    piece: str
    text: str


@cache
def samples() -> dict[str, str]:
    """A good text of each format."""
    board = SudokuBoard.parse(POSITION)
    puzzle = Puzzle(board, "Titel", "Mittel")
    written = {each.key: write(each.key, [puzzle]) for each in FORMATS if each.write}
    return {**written, "link": f"https://example.org/#s={write_code(board)}"}


@cache
def places() -> dict[str, tuple[str, str]]:
    """What stands before and behind a long run: each head, and each sample or a part of it."""
    around = {}
    for name, head in HEADS.items():
        # What ends differently than it goes on is refused late.
        around |= {f"{name} …": (head, ""), f"{name} … !x": (head, "!x")}
    for name, sample in samples().items():
        middle = len(sample) // 2
        around |= {
            f"… {name} sample": ("", sample),
            f"{name} sample …": (sample, ""),
            f"{name} sam…ple": (sample[:middle], sample[middle:]),
        }
    return around


def long_texts(length: int, at: Iterable[str] | None = None) -> Iterator[LongText]:
    """Each piece repeated up to *length* characters at each of some places, or at all."""
    for place in places() if at is None else at:
        start, end = places()[place]
        for piece in PIECES:
            yield LongText(place, piece, filled(start, piece, end, length))


def repeated_samples(length: int) -> Iterator[LongText]:
    """Good texts again and again, and XML that defines more than it says."""
    for name, sample in samples().items():
        yield LongText("samples", name, filled("", sample, "", length))
    yield LongText("definitions", "attribute", many_attributes_for_many_elements(length))


def filled(start: str, piece: str, end: str, length: int) -> str:
    """*piece* between *start* and *end*, as often as fits into *length* characters."""
    return start + piece * max(1, (length - len(start) - len(end)) // len(piece)) + end


def many_attributes_for_many_elements(length: int) -> str:
    """XML that would be far longer if each element had what is defined for it."""
    attributes = "".join(f' a{number:04} CDATA ""' for number in range(length // 30))
    start = f"<!DOCTYPE opensudoku [<!ATTLIST g{attributes}>]><opensudoku>"
    return filled(start, "<g/>", "</opensudoku>", length)


@contextmanager
def limited(seconds: float = MOST_SECONDS) -> Iterator[None]:
    """Stop what takes more CPU time than that; how busy the machine is otherwise does not matter."""

    def stop(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)

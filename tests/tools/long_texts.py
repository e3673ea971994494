"""Texts that are long because one piece of them is repeated, as somebody would send who wants to keep a reader busy."""

from collections.abc import Iterator
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
    "sudoku": "9 9 3 3 ",
    "letters": "1;Standard Sudoku;Hard;9;3;3\n",
    "library": ":0000:x:",
    "sdk": "#A",
    "sadman": "[Puzzle]\n",
}
"""Beginnings that lead into one reader each."""


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


def long_texts(length: int) -> Iterator[LongText]:
    """Each piece repeated up to *length* characters, behind each head, and before, in and behind each sample."""
    places = {}
    for name, head in HEADS.items():
        # What ends differently than it goes on is refused late.
        places |= {f"{name} …": (head, ""), f"{name} … !x": (head, "!x")}
    for name, sample in samples().items():
        middle = len(sample) // 2
        places |= {
            f"… {name} sample": ("", sample),
            f"{name} sample …": (sample, ""),
            f"{name} sam…ple": (sample[:middle], sample[middle:]),
        }
    for place, (start, end) in places.items():
        for piece in PIECES:
            yield LongText(place, piece, filled(start, piece, end, length))
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

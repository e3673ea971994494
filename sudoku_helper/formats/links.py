"""Links to other Sudoku sites, which carry the position in the address."""

import re
from collections.abc import Sequence
from urllib.parse import parse_qs, quote, unquote, urlsplit

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats import coach, f_puzzles, run_length, sudoku_wiki
from sudoku_helper.formats.base import Format, FormatError, Puzzle, Writer, expected, only_one
from sudoku_helper.formats.lines import digits_of
from sudoku_helper.text import Text

SHORT_LINK = Text(
    en="Only its own site can resolve this short link. Open it there and copy the long link.",
    de="Diesen Kurzlink kann nur seine eigene Seite auflösen. "
    "Öffne ihn dort und kopiere den langen Link.",
)
# No host is longer, and the library looks at each character of one again and again.
_ADDRESS = re.compile(r"https?://(?=\S)[^/?#]{0,253}(?:[/?#]|$)")
_ADDRESS_WITHOUT_SCHEME = re.compile(r"[\w.-]+\.\w+/\S*$")
_BARE = re.compile(r"S9B\w|SCv7_32_|scf\w|fpuzzles")


def is_link(text: str) -> bool:
    """Whether the text is one address, or the part of an address that holds a position."""
    packed = text.strip()
    is_address = _ADDRESS.match(packed) or _ADDRESS_WITHOUT_SCHEME.match(packed)
    return bool(is_address or _BARE.match(packed))


def read_link(text: str) -> list[Puzzle]:
    """The position that an address carries."""
    address = text.strip()
    if _BARE.match(address):
        return _read_path(address)
    try:
        parts = urlsplit(address if "//" in address else f"https://{address}")
        # A plus sign in a query would become a blank; f-puzzles repairs that itself.
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    except ValueError:
        raise expected(Text(en="an address", de="eine Adresse")) from None
    if "bd" in query:
        return sudoku_wiki.read_board_text(query["bd"])
    if "load" in query:
        return f_puzzles.read_payload(query["load"])
    if "s" in query:
        return _read_digits(query["s"])
    if "puzzleid" in query:
        return _read_path(query["puzzleid"])
    return _read_path(unquote(parts.path).rstrip("/").rpartition("/")[2] or parts.path)


def _read_path(text: str) -> list[Puzzle]:
    """The position in the last part of an address."""
    if text.startswith("S9B"):
        return sudoku_wiki.read_board_text(text)
    if text.startswith(coach.PREFIX):
        return coach.read_state(text)
    if text.startswith("scf"):
        return _read_digits(text.removeprefix("scf"))
    if text.startswith("fpuzzles"):
        return f_puzzles.read_payload(unquote(text.removeprefix("fpuzzles")))
    if re.fullmatch(r"[0-9.]{81}", text):
        return _read_digits(text)
    raise FormatError(SHORT_LINK)


def _read_digits(text: str) -> list[Puzzle]:
    """81 digits, or their short form."""
    digits = text if re.fullmatch(r"[0-9.]{81}", text) else run_length.unpack(text)
    return [Puzzle(SudokuBoard.of(digits_of(digits)))]


def _givens(puzzle: Puzzle) -> str:
    return puzzle.board.only_givens().line.replace(".", "0")


def write_wiki(puzzles: Sequence[Puzzle]) -> str:
    """A SudokuWiki link with the whole position."""
    board = sudoku_wiki.write_s9b(only_one(puzzles))
    return f"https://www.sudokuwiki.org/sudoku.htm?bd={board}\n"


def write_exchange(puzzles: Sequence[Puzzle]) -> str:
    """A Sudoku Exchange link with the givens."""
    return f"https://sudokuexchange.com/play/?s={run_length.pack(_givens(only_one(puzzles)))}\n"


def write_sudoku_pad(puzzles: Sequence[Puzzle]) -> str:
    """A SudokuPad link with the givens."""
    return f"https://sudokupad.app/scf{run_length.pack(_givens(only_one(puzzles)))}\n"


def write_f_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """An f-puzzles link with the whole position."""
    payload = f_puzzles.write_payload(only_one(puzzles))
    return f"https://f-puzzles.com/?load={quote(payload, safe='')}\n"


def write_coach(puzzles: Sequence[Puzzle]) -> str:
    """A sudoku.coach text with the whole position."""
    return coach.write_state(only_one(puzzles)) + "\n"


def _link(key: str, name: str, write: Writer) -> Format:
    return Format(
        key=key,
        name=Text(en=f"{name} link", de=f"{name}-Link"),
        extension="url",
        recognises=is_link,
        read=read_link,
        write=write,
    )


LINKS = (
    _link("sudokuwiki", "SudokuWiki", write_wiki),
    _link("sudokuexchange", "Sudoku Exchange", write_exchange),
    _link("sudokupad", "SudokuPad", write_sudoku_pad),
    _link("f-puzzles", "f-puzzles", write_f_puzzles),
    _link("sudoku-coach", "sudoku.coach", write_coach),
)

"""Formats of a puzzle publisher: .sudoku lines, cells in XML, and letters with the solution."""

import re
from collections import deque
from collections.abc import Iterator, Sequence

from sudoku_helper.board import SudokuBoard
from sudoku_helper.formats.base import Format, FormatError, Puzzle, expected, only_one, read_each
from sudoku_helper.formats.levels import publisher_name
from sudoku_helper.formats.xml import attribute, parse_xml
from sudoku_helper.solver import unique_solution
from sudoku_helper.text import Text

_HEAD = re.compile(r"\s*9\s+9\s+3\s+3\s+")
_LINE = re.compile(r"9\s+9\s+3\s+3\s+([0-9]{81})(?:\s+([^\s#][^#]*)?)?(?:#.*)?")
_LETTER_HEAD = re.compile(r"([^;\n]*);[^;\n]*;([^;\n]*);9;3;3\s*$", re.MULTILINE)
_LETTER_ROW = re.compile(r"[A-I\-]{9}")


def is_sudoku_lines(text: str) -> bool:
    """Whether the text begins with the size of the grid."""
    return bool(_HEAD.match(text))


def read_sudoku_lines(text: str) -> Iterator[Puzzle | FormatError]:
    """A puzzle from each line: size, size of the blocks, 81 digits, level if known, hash."""
    numbered = enumerate(text.splitlines(), 1)
    return read_each(((number, line) for number, line in numbered if line.strip()), _read_line)


def _read_line(line: str, number: int) -> Puzzle:
    match = _LINE.fullmatch(line.strip())
    if not match:
        raise expected(Text(en="9 9 3 3 and 81 digits", de="9 9 3 3 und 81 Ziffern"), number)
    board = SudokuBoard.of([int(cell) for cell in match[1]])
    return Puzzle(board, level=(match[2] or "").strip()[:80])


def write_sudoku_lines(puzzles: Sequence[Puzzle]) -> str:
    """One line for each puzzle."""
    return "".join(f"{_write_line(puzzle)}\n" for puzzle in puzzles)


def _write_line(puzzle: Puzzle) -> str:
    level = publisher_name(puzzle.level).replace("#", "")
    fields = ("9 9 3 3", puzzle.board.line.replace(".", "0"), level, f"#{puzzle.hash}")
    return " ".join(field for field in fields if field)


def is_cell_xml(text: str) -> bool:
    """Whether there are XML cells with index and value."""
    return text.lstrip().startswith("<") and bool(re.search(r"<Cell\s", text))


def read_cell_xml(text: str) -> list[Puzzle]:
    """The puzzle of cells with index and value; cells that are not named are empty."""
    root = parse_xml(text)
    values = [0] * 81
    for cell in root.iter("Cell"):
        index, value = cell.get("Index", ""), cell.get("Value", "")
        if not re.fullmatch(r"[0-9]{1,2}", index) or int(index) > 80:
            raise expected(Text(en="an index from 0 to 80", de="ein Index von 0 bis 80"))
        if not re.fullmatch(r"[0-9]", value):
            raise expected(Text(en="a value from 0 to 9", de="ein Wert von 0 bis 9"))
        values[int(index)] = int(value)
    profile = root.get("Profile", "")
    return [Puzzle(SudokuBoard.of(values), level=profile.rpartition("- ")[2][:80])]


def write_cell_xml(puzzles: Sequence[Puzzle]) -> str:
    """Cells with index and value."""
    puzzle = only_one(puzzles)
    cells = [
        f'    <Cell Index="{index}" Value="{value}" />'
        for index, value in enumerate(puzzle.board.values)
    ]
    return "\n".join(
        [
            f"<Sudoku_Puzzle {_attributes(puzzle)}>",
            '  <Data Total="81">',
            *cells,
            "  </Data>",
            "</Sudoku_Puzzle>",
            "",
        ]
    )


def _attributes(puzzle: Puzzle) -> str:
    """What the root says of the puzzle: its profile if the level is known, and its hash."""
    level = publisher_name(puzzle.level)
    profile = f"Profile={attribute(f'ClassicSudoku-9x9 - {level}')} " if level else ""
    return f'{profile}Hash="{puzzle.hash}"'


def is_letters(text: str) -> bool:
    """Whether the text begins with the head line of a letter puzzle."""
    return bool(_LETTER_HEAD.match(text.lstrip()))


def read_letters(text: str) -> Iterator[Puzzle]:
    """Puzzles whose digits are the letters A to I: a head line, nine rows, nine solution rows."""
    numbered = enumerate(map(str.strip, text.splitlines()), 1)
    lines = deque((number, line) for number, line in numbered if line)
    while lines:
        number, head = lines.popleft()
        match = _LETTER_HEAD.fullmatch(head)
        if not match:
            raise expected(
                Text(en="a head line such as 1;Standard Sudoku;Hard;9;3;3", de="eine Kopfzeile"),
                number,
            )
        rows = _take_rows(lines, number)
        if lines and _LETTER_ROW.fullmatch(lines[0][1]):
            _take_rows(lines, number)
        values = [0 if letter == "-" else "ABCDEFGHI".index(letter) + 1 for letter in rows]
        yield Puzzle(SudokuBoard.of(values), title=match[1][:200], level=match[2][:80])


def _take_rows(lines: deque[tuple[int, str]], number: int) -> str:
    """The next nine rows, which are taken off the lines."""
    taken = [lines.popleft() for _ in range(min(9, len(lines)))]
    for number, row in taken:
        if not _LETTER_ROW.fullmatch(row):
            raise expected(
                Text(en="nine letters A to I or -", de="neun Buchstaben A bis I oder -"), number
            )
    if len(taken) != 9:
        raise expected(Text(en="nine rows", de="neun Zeilen"), number)
    return "".join(row for _, row in taken)


def write_letters(puzzles: Sequence[Puzzle]) -> str:
    """Letters with the solution, where there is exactly one."""
    lines = []
    for number, puzzle in enumerate(puzzles, 1):
        title = re.sub(r"[;\s]+", " ", puzzle.title).strip() or str(number)
        level = publisher_name(puzzle.level.replace(";", " "))
        lines.append(f"{title};Standard Sudoku;{level};9;3;3")
        lines += _letter_rows(puzzle.board)
        if solution := unique_solution(puzzle.board):
            lines += _letter_rows(solution)
    return "\n".join(lines) + "\n"


def _letter_rows(board: SudokuBoard) -> list[str]:
    letters = "".join("-ABCDEFGHI"[value] for value in board.values)
    return [letters[start : start + 9] for start in range(0, 81, 9)]


SUDOKU_LINES = Format(
    key="sudoku",
    name=Text(en=".sudoku lines", de=".sudoku-Zeilen"),
    extension="sudoku",
    recognises=is_sudoku_lines,
    read=read_sudoku_lines,
    write=write_sudoku_lines,
    holds_many=True,
)
CELL_XML = Format(
    key="cell-xml",
    name=Text(en="cells as XML", de="Zellen als XML"),
    extension="xml",
    recognises=is_cell_xml,
    read=read_cell_xml,
    write=write_cell_xml,
)
LETTERS = Format(
    key="letters",
    name=Text(en="letters with solution", de="Buchstaben mit Lösung"),
    extension="txt",
    recognises=is_letters,
    read=read_letters,
    write=write_letters,
    holds_many=True,
)

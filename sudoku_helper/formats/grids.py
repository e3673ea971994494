"""Nine lines of nine cells, plain, boxed, or with the head lines of .sdk, SadMan and .ss files."""

import re
from collections.abc import Iterator, Sequence

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.formats.base import (
    Format,
    Puzzle,
    all_digits_given,
    expected,
    only_one,
)
from sudoku_helper.formats.lines import EMPTY, cells_in, digits_of
from sudoku_helper.geometry import members
from sudoku_helper.text import Text

_BORDER = re.compile(r"[\s+\-|*=:.'`,_!]*")
_ACTION = re.compile(r"I(\d\d)([1-9])|E(\d\d)0*([1-9])")


def _rows(text: str) -> Iterator[tuple[int, str]]:
    """The lines that can be rows of cells, without decoration, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#") or _is_border(line):
            continue
        inside = line.replace("|", "").replace("!", "")
        packed = re.sub(r"\s", "", inside)
        yield number, packed if len(packed) == 9 else inside


def _is_border(line: str) -> bool:
    return any(ruled in line for ruled in ("--", "==", "__")) and bool(_BORDER.fullmatch(line))


def _is_row(row: str) -> bool:
    return len(row) == 9 and all(cell in "123456789 " + EMPTY for cell in row)


def _read_grid(text: str) -> list[int]:
    rows = list(_rows(text))
    if len(rows) != 9:
        raise expected(
            Text(en=f"9 rows of cells, not {len(rows)}", de=f"9 Zeilen, nicht {len(rows)}")
        )
    for number, row in rows:
        if not _is_row(row):
            raise expected(Text(en="9 cells in this row", de="9 Zellen in dieser Zeile"), number)
    return [digit for _, row in rows for digit in digits_of(row)]


def is_grid(text: str) -> bool:
    """Whether nine rows of nine cells are all there is."""
    rows = list(_rows(text))
    return len(rows) == 9 and all(_is_row(row) for _, row in rows)


def cells_in_rows(text: str) -> int:
    """How many cells the rows of a text hold that are made of nothing else."""
    return cells_in(" ".join(row for _, row in _rows(text)))


def is_grids(text: str) -> bool:
    """Whether rows of nine cells, nine for each puzzle, are all there is."""
    rows = list(_rows(text))
    return bool(rows) and len(rows) % 9 == 0 and all(_is_row(row) for _, row in rows)


def read_grids(text: str) -> Iterator[Puzzle]:
    """A puzzle from each nine rows."""
    rows = [digits_of(row) for _, row in _rows(text)]
    for start in range(0, len(rows), 9):
        yield Puzzle(SudokuBoard.of([digit for row in rows[start : start + 9] for digit in row]))


def write_grids(puzzles: Sequence[Puzzle]) -> str:
    """A boxed grid for each puzzle, with an empty line between."""
    return "\n".join(_boxed(puzzle.board.line) for puzzle in puzzles)


def _boxed(line: str) -> str:
    border = "+-------+-------+-------+"
    lines = [border]
    for row, cells in enumerate(_row_texts(line), 1):
        stacks = (" ".join(cells[start : start + 3]) for start in (0, 3, 6))
        lines.append(f"| {' | '.join(stacks)} |")
        if row % 3 == 0:
            lines.append(border)
    return "\n".join(lines) + "\n"


def _row_texts(line: str) -> list[str]:
    return [line[start : start + 9] for start in range(0, 81, 9)]


def is_sdk(text: str) -> bool:
    """Whether head lines (# and a letter) stand before nine rows."""
    return bool(re.match(r"\s*#[A-Z]", text)) and is_grid(text)


def read_sdk(text: str) -> list[Puzzle]:
    """The puzzle of a SudoCue file; #D is its title and #L its level."""
    heads = dict(re.findall(r"^#([A-Z])(.*)", text, re.MULTILINE))
    board = SudokuBoard.of(_read_grid(text))
    return [Puzzle(board, heads.get("D", "").strip()[:200], heads.get("L", "").strip()[:80])]


def write_sdk(puzzles: Sequence[Puzzle]) -> str:
    """A SudoCue file."""
    puzzle = only_one(puzzles)
    heads = [
        ("A", "Sudoku Helper"),
        ("D", puzzle.title),
        ("L", puzzle.level),
        ("C", f"Hash {puzzle.hash}"),
    ]
    lines = [f"#{letter}{' '.join(words.split())}" for letter, words in heads if words.strip()]
    return "\n".join([*lines, *_row_texts(puzzle.board.line)]) + "\n"


def is_sadman(text: str) -> bool:
    """Whether a section [Puzzle] is there."""
    return "[puzzle]" in text.lower()


def read_sadman(text: str) -> list[Puzzle]:
    """The puzzle of a SadMan file, with the player's digits where a section [State] has them."""
    sections: dict[str, str] = {}
    for title, body in re.findall(r"\[(\w+)\]([^\[]*)", text):
        sections.setdefault(title.lower(), body)
    givens = _read_grid(sections.get("puzzle", ""))
    state = sections.get("state")
    values = _read_grid(state) if state is not None and is_grid(state) else givens
    values = [given or value for given, value in zip(givens, values, strict=True)]
    return [Puzzle(SudokuBoard.of(values, all_digits_given(givens)))]


def write_sadman(puzzles: Sequence[Puzzle]) -> str:
    """A SadMan file."""
    board = only_one(puzzles).board
    givens = _row_texts(board.only_givens().line)
    return "\n".join(["[Puzzle]", *givens, "[State]", *_row_texts(board.line)]) + "\n"


def _split_actions(text: str) -> tuple[str, list[tuple[int, str]]]:
    """The grid of a Simple Sudoku file and its actions with their line numbers."""
    grid, actions = [], []
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(r"\s*[IE]\d", line):
            actions.append((number, line.strip()))
        elif not actions:
            grid.append(line)
    return "\n".join(grid), actions


def is_simple_sudoku(text: str) -> bool:
    """Whether actions follow a grid."""
    grid, actions = _split_actions(text)
    return bool(actions) and is_grid(grid)


def read_simple_sudoku(text: str) -> list[Puzzle]:
    """The position of a Simple Sudoku file: givens, then digits set and candidates removed."""
    grid, actions = _split_actions(text)
    values = _read_grid(grid)
    givens = all_digits_given(values)
    crossed_out = []
    for number, line in actions:
        match = _ACTION.fullmatch(line)
        if not match or int(match[1] or match[3]) > 80:
            raise expected(
                Text(en="an action such as I007 or E38001", de="I007 oder E38001"), number
            )
        if match[1]:
            values[int(match[1])] = values[int(match[1])] or int(match[2])
        else:
            crossed_out.append(Candidate(int(match[3]), int(match[4])))
    still_open = [candidate for candidate in crossed_out if not values[candidate.cell]]
    return [Puzzle(SudokuBoard.of(values, givens, still_open))]


def write_simple_sudoku(puzzles: Sequence[Puzzle]) -> str:
    """A Simple Sudoku file."""
    board = only_one(puzzles).board
    lines = ["*-----------*"]
    for row, cells in enumerate(_row_texts(board.only_givens().line), 1):
        lines.append(f"|{cells[:3]}|{cells[3:6]}|{cells[6:]}|")
        lines.append("|---+---+---|" if row in (3, 6) else "")
    lines = [line for line in lines if line] + ["*-----------*", ""]
    placed = members(board.placed)
    lines += [f"I{cell:02}{board.values[cell]}" for cell in placed]
    lines += [f"E{cell:02}{digit:03}" for cell, digit in board.crossed_out]
    return "\n".join(lines) + "\n"


GRID = Format(
    key="grid",
    name=Text(en="grid of nine lines", de="Gitter aus neun Zeilen"),
    extension="txt",
    recognises=is_grids,
    read=read_grids,
    write=write_grids,
    holds_many=True,
)
SDK = Format(
    key="sdk",
    name=Text(en="SudoCue (.sdk)", de="SudoCue (.sdk)"),
    extension="sdk",
    recognises=is_sdk,
    read=read_sdk,
    write=write_sdk,
)
SADMAN = Format(
    key="sadman",
    name=Text(en="SadMan Sudoku", de="SadMan Sudoku"),
    extension="sdk",
    recognises=is_sadman,
    read=read_sadman,
    write=write_sadman,
)
SIMPLE_SUDOKU = Format(
    key="ss",
    name=Text(en="Simple Sudoku (.ss)", de="Simple Sudoku (.ss)"),
    extension="ss",
    recognises=is_simple_sudoku,
    read=read_simple_sudoku,
    write=write_simple_sudoku,
)

"""Eureka: a chain as one line, in the notation in which players exchange chains.

``(3=8)r8c3-(8)r7c2=(8-4)r7c5=(4)r8c5 => r8c5<>3``: digits in brackets before their cells, ``=`` for a
strong and ``-`` for a weak link, and what links two digits of one cell stands inside the brackets. In
``(3=258)r4c27,r5c1`` the cells have one digit more than they are: without the 3 they hold all others.
A ring ends with ``-loop``. Cells are named by row and column whatever the player prefers: the line is
made for other places, where A1 can be another cell.
"""

from collections.abc import Sequence

from sudoku_helper.board import Candidate
from sudoku_helper.geometry import BIT, CellSet, column_number, members, row_number, set_of
from sudoku_helper.step import Link, Step


def eureka(step: Step) -> str:
    """The chain of a step and its conclusion, or nothing where the step is no chain."""
    chains = step.technique.chains_of(step)
    return f"{'; '.join(map(_written, chains))} => {step}" if chains else ""


def _written(chain: Sequence[Link]) -> str:
    """A chain from its first node to its last, or round to its first again."""
    is_ring = len(chain) % 2 == 0
    links = chain[:-1] if is_ring else chain
    inside = _inside_brackets(links)
    text = ""
    for number, link in enumerate(links):
        if inside[number]:
            text += _pair(link, is_start=number == 0 and not is_ring)
            continue
        if number == 0 or not inside[number - 1]:
            text += _node(link.start)
        text += _sign(link)
    if not inside[-1]:
        text += _node(links[-1].end)
    return f"{text}-loop" if is_ring else text


def _inside_brackets(links: Sequence[Link]) -> list[bool]:
    """For each link whether both of its ends stand in one pair of brackets; no end stands in two."""
    inside = [link.strong and (bool(link.set_cells) or _is_in_one_cell(link)) for link in links]
    for number, link in enumerate(links):
        if not link.strong and not any(inside[max(0, number - 1) : number + 2]):
            inside[number] = _is_in_one_cell(link)
    return inside


def _is_in_one_cell(link: Link) -> bool:
    return len({candidate.cell for candidate in link.start + link.end}) == 1


def _pair(link: Link, is_start: bool) -> str:
    """A link within a cell, or through a set of cells.

    A set that lacks one digit holds all others: they stand with the digit at the end of the chain, or
    else with the one from which it goes on.
    """
    start, end = link.start[0].digit, link.end[0].digit
    others = "".join(map(str, members(link.set_digits & ~BIT[start] & ~BIT[end])))
    before, after = (f"{start}{others}", str(end)) if is_start else (str(start), f"{others}{end}")
    cells = link.set_cells or BIT[link.start[0].cell]
    return f"({before}{_sign(link)}{after}){_cells(cells)}"


def _node(candidates: Sequence[Candidate]) -> str:
    return f"({candidates[0].digit}){_cells(set_of(candidate.cell for candidate in candidates))}"


def _sign(link: Link) -> str:
    return "=" if link.strong else "-"


def _cells(cells: CellSet) -> str:
    """Cells by their rows and columns: r12c3, or r1c23,r2c1 where they are no rectangle."""
    columns_of_row: dict[int, str] = {}
    for cell in members(cells):
        row = row_number(cell)
        columns_of_row[row] = columns_of_row.get(row, "") + str(column_number(cell))
    rows_of_columns: dict[str, str] = {}
    for row, columns in columns_of_row.items():
        rows_of_columns[columns] = rows_of_columns.get(columns, "") + str(row)
    return ",".join(f"r{rows}c{columns}" for columns, rows in rows_of_columns.items())

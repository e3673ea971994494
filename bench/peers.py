"""Solvers that others wrote in plain Python: whether a puzzle has exactly one solution.

Each takes a puzzle of 81 characters. Those that are not installed are left out.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec
from itertools import islice


def dlx(puzzle: str) -> bool:
    """Knuth's dancing links on a matrix that is made only once."""
    solver, rows = _dlx_matrix()
    used = [rows[cell, int(digit)] for cell, digit in enumerate(puzzle) if digit in "123456789"]
    for row in used:
        solver.useRow(row)
    found = sum(1 for _ in islice(solver.solve(), 2))
    if found > 1:
        _dlx_matrix.cache_clear()
        return False
    for row in reversed(used):
        solver.unuseRow(row)
    return found == 1


@cache
def _dlx_matrix():
    from dlx import DLX

    solver = DLX([(number, DLX.PRIMARY) for number in range(324)])
    rows = {}
    for cell in range(81):
        row, column = divmod(cell, 9)
        block = row // 3 * 3 + column // 3
        for digit in range(1, 10):
            places = [
                81 * kind + 9 * house + digit - 1
                for kind, house in ((1, row), (2, column), (3, block))
            ]
            rows[cell, digit] = solver.appendRow([cell, *places])
    return solver, rows


def sudokutools(puzzle: str) -> bool:
    """Algorithm X on dictionaries."""
    from sudokutools.solve import dlx as solutions
    from sudokutools.sudoku import Sudoku

    sudoku = Sudoku.decode(puzzle.replace(".", "0"))
    return sum(1 for _ in islice(solutions(sudoku), 2)) == 1


def py_sudoku(puzzle: str) -> bool:
    """Backtracking once upwards and once downwards."""
    from sudoku import Sudoku

    rows = [
        [int(digit) if digit in "123456789" else None for digit in puzzle[start : start + 9]]
        for start in range(0, 81, 9)
    ]
    return not Sudoku(3, 3, board=rows).has_multiple_solutions()


def hodoku_py(puzzle: str) -> bool:
    """The part of hodoku-py that is written in Python."""
    from hodoku.generator import generator

    generator._gen_accel = None
    solver = generator.SudokuGenerator()
    solver.solve_values([int(digit) if digit in "123456789" else 0 for digit in puzzle])
    return solver.get_solution_count() == 1


_ALL: Mapping[str, tuple[str, Callable[[str], bool]]] = {
    "dlx": ("dlx", dlx),
    "sudokutools": ("sudokutools", sudokutools),
    "py-sudoku": ("sudoku", py_sudoku),
    "hodoku-py, Python part": ("hodoku", hodoku_py),
}

PEERS: Mapping[str, Callable[[str], bool]] = {
    name: peer for name, (module, peer) in _ALL.items() if find_spec(module)
}

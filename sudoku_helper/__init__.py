"""Sudoku Helper: finds the next logical step in a Sudoku and teaches it.

What is offered here is imported when it is used, so that a program which needs little of it starts
quickly.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_helper.board import BoardError, Candidate, SudokuBoard
    from sudoku_helper.manager import TechniqueManager
    from sudoku_helper.step import Link, Step
    from sudoku_helper.techniques import TECHNIQUES

__version__ = "1.1.0"
__all__ = [
    "TECHNIQUES",
    "BoardError",
    "Candidate",
    "Link",
    "Step",
    "SudokuBoard",
    "TechniqueManager",
    "__version__",
]

_ROOMS = {
    "BoardError": "board",
    "Candidate": "board",
    "Link": "step",
    "Step": "step",
    "SudokuBoard": "board",
    "TECHNIQUES": "techniques",
    "TechniqueManager": "manager",
}


def __getattr__(name: str) -> object:
    """What a room offers here, fetched when it is first asked for."""
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(f"{__name__}.{_ROOMS[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Every name that is offered, fetched or not."""
    return sorted({*globals(), *__all__})

"""Sudoku Helper: finds the next logical step in a Sudoku and teaches it.

What is offered here is imported when it is used, so that a program which needs little of it starts
quickly.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudoku_helper.board import BoardError, Candidate, SudokuBoard
    from sudoku_helper.extensions import installed_techniques, with_techniques
    from sudoku_helper.generator import GeneratedPuzzle, NotFound, Wish
    from sudoku_helper.geometry import cell_at
    from sudoku_helper.grading import Grade
    from sudoku_helper.manager import TechniqueManager
    from sudoku_helper.shortcuts import explain, generate, grade, solve
    from sudoku_helper.solver import is_unique, solutions
    from sudoku_helper.step import Link, Step
    from sudoku_helper.techniques import TECHNIQUES
    from sudoku_helper.techniques.base import Example, Level, SolvingTechnique
    from sudoku_helper.text import Speech, Text

__version__ = "1.1.0"
__all__ = [
    "TECHNIQUES",
    "BoardError",
    "Candidate",
    "Example",
    "GeneratedPuzzle",
    "Grade",
    "Level",
    "Link",
    "NotFound",
    "SolvingTechnique",
    "Speech",
    "Step",
    "SudokuBoard",
    "TechniqueManager",
    "Text",
    "Wish",
    "__version__",
    "cell_at",
    "explain",
    "generate",
    "grade",
    "installed_techniques",
    "is_unique",
    "solutions",
    "solve",
    "with_techniques",
]

_ROOMS = {
    "BoardError": "board",
    "Candidate": "board",
    "Example": "techniques.base",
    "GeneratedPuzzle": "generator",
    "Grade": "grading",
    "Level": "techniques.base",
    "Link": "step",
    "NotFound": "generator",
    "SolvingTechnique": "techniques.base",
    "Speech": "text",
    "Step": "step",
    "SudokuBoard": "board",
    "TECHNIQUES": "techniques",
    "TechniqueManager": "manager",
    "Text": "text",
    "Wish": "generator",
    "cell_at": "geometry",
    "explain": "shortcuts",
    "generate": "shortcuts",
    "grade": "shortcuts",
    "installed_techniques": "extensions",
    "is_unique": "solver",
    "solutions": "solver",
    "solve": "shortcuts",
    "with_techniques": "extensions",
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

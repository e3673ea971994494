"""Sudoku Helper: finds the next logical step in a Sudoku and teaches it.

What is offered here is imported when it is used, so that a program which needs little of it starts
quickly.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sudoku_helper.board import BoardError as BoardError
    from sudoku_helper.board import Candidate as Candidate
    from sudoku_helper.board import SudokuBoard as SudokuBoard
    from sudoku_helper.extensions import installed_techniques as installed_techniques
    from sudoku_helper.extensions import with_techniques as with_techniques
    from sudoku_helper.generator import GeneratedPuzzle as GeneratedPuzzle
    from sudoku_helper.generator import NotFound as NotFound
    from sudoku_helper.generator import Wish as Wish
    from sudoku_helper.geometry import cell_at as cell_at
    from sudoku_helper.grading import Grade as Grade
    from sudoku_helper.manager import TechniqueManager as TechniqueManager
    from sudoku_helper.shortcuts import explain as explain
    from sudoku_helper.shortcuts import generate as generate
    from sudoku_helper.shortcuts import grade as grade
    from sudoku_helper.shortcuts import solve as solve
    from sudoku_helper.solver import is_unique as is_unique
    from sudoku_helper.solver import solutions as solutions
    from sudoku_helper.step import Link as Link
    from sudoku_helper.step import Step as Step
    from sudoku_helper.techniques import TECHNIQUES as TECHNIQUES
    from sudoku_helper.techniques.base import Example as Example
    from sudoku_helper.techniques.base import Level as Level
    from sudoku_helper.techniques.base import SolvingTechnique as SolvingTechnique
    from sudoku_helper.text import Speech as Speech
    from sudoku_helper.text import Text as Text

__version__ = "1.1.0"

_ROOMS = {
    name: room
    for room, names in {
        "board": ("BoardError", "Candidate", "SudokuBoard"),
        "extensions": ("installed_techniques", "with_techniques"),
        "generator": ("GeneratedPuzzle", "NotFound", "Wish"),
        "geometry": ("cell_at",),
        "grading": ("Grade",),
        "manager": ("TechniqueManager",),
        "shortcuts": ("explain", "generate", "grade", "solve"),
        "solver": ("is_unique", "solutions"),
        "step": ("Link", "Step"),
        "techniques": ("TECHNIQUES",),
        "techniques.base": ("Example", "Level", "SolvingTechnique"),
        "text": ("Speech", "Text"),
    }.items()
    for name in names
}
"""Where everything is that is offered here; type checkers read it above."""


def import_when_used(package: str, modules: "Mapping[str, str]") -> "Callable[[str], object]":
    """What a package needs as its ``__getattr__`` to import names from its modules when they are asked for."""

    def fetch(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        # Unlike what importlib has for it, this is counted by whoever asks Python what a program imports.
        module = __import__(f"{package}.{modules[name]}", fromlist=(name,))
        found: object = getattr(module, name)
        setattr(sys.modules[package], name, found)
        return found

    return fetch


if not TYPE_CHECKING:
    # To a type checker what is offered is what it reads above, and any other name a mistake.
    __all__ = ["__version__", *_ROOMS]
    __getattr__ = import_when_used(__name__, _ROOMS)


def __dir__() -> list[str]:
    """Every name that is offered, fetched or not."""
    return sorted({*globals(), *_ROOMS})

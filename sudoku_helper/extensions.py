"""Techniques from outside: those that other packages bring, and where they stand among ours.

A package offers a technique by an entry point in its ``pyproject.toml``::

    [project.entry-points."sudoku_helper.techniques"]
    last-digit = "last_digit:LastDigit"

Nothing from outside is used unless it is asked for, so that an installed package alone never changes
what players are told.
"""

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint, entry_points

from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import LANGUAGES

GROUP = "sudoku_helper.techniques"
"""The name of the entry points."""

_NEEDED = ("key", "name", "difficulty", "definition", "explanation", "example")


class ExtensionError(Exception):
    """What an installed package offers is no technique, or cannot be loaded."""


def installed_techniques() -> tuple[SolvingTechnique, ...]:
    """The techniques that installed packages offer, in the order of their names."""
    return tuple(_loaded(point) for point in sorted(entry_points(group=GROUP)))


def _loaded(point: EntryPoint) -> SolvingTechnique:
    try:
        offered = point.load()
        technique = offered() if isinstance(offered, type) else offered
    except Exception as error:  # whatever a strange package does
        raise ExtensionError(f"{point.value} cannot be loaded: {error}") from error
    if not isinstance(technique, SolvingTechnique):
        raise ExtensionError(f"expected a SolvingTechnique, got {point.value}")
    return technique


def with_techniques(own: Iterable[SolvingTechnique]) -> tuple[SolvingTechnique, ...]:
    """The registry with others among it: each comes before the first that is harder."""
    techniques = list(TECHNIQUES)
    for technique in own:
        harder = (
            place for place, each in enumerate(techniques) if each.difficulty > technique.difficulty
        )
        techniques.insert(next(harder, len(techniques)), technique)
    return tuple(techniques)


def problems_of(technique: SolvingTechnique) -> list[str]:
    """What is wrong with a technique: for the tests of those who write one.

    It must be complete, find what its example promises, prove every step there, conclude nothing that
    the solution denies, and tell the same in every language.
    """
    missing = [f"has no {name}" for name in _NEEDED if not hasattr(technique, name)]
    return missing or [*_wrong_name(technique), *_wrong_example(technique)]


def _wrong_name(technique: SolvingTechnique) -> Iterator[str]:
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", technique.key):
        yield f"expected a key such as xy-wing, got {technique.key!r}"
    if technique_of(technique.key) not in (None, technique):
        yield f"the key {technique.key!r} is taken"


def _wrong_example(technique: SolvingTechnique) -> Iterator[str]:
    board = technique.example.position
    solution = unique_solution(board)
    if solution is None:
        yield "its example has not exactly one solution"
        return
    steps = [step for step in technique.find(board) if step]
    if technique.example.finds not in map(str, steps):
        yield f"does not find {technique.example.finds} in its example"
    for step in steps:
        if not _is_true(step, solution.values):
            yield f"{step} is false"
        elif not step.check(board):
            yield f"{step} does not follow from its truths"
        elif len({_shape(step, lang) for lang in LANGUAGES}) > 1:
            yield f"{step} is told differently in different languages"


def _is_true(step: Step, solution: tuple[int, ...]) -> bool:
    placed = all(solution[cell] == digit for cell, digit in step.placements)
    return placed and all(solution[cell] != digit for cell, digit in step.cross_outs)


def _shape(step: Step, lang: str) -> tuple[frozenset[str], ...]:
    """Which roles each sentence about a step speaks of."""
    return tuple(
        frozenset(part["role"] for part in sentence if "role" in part)
        for sentence in step.explanation(lang)
    )

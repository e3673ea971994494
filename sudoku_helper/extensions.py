"""Techniques from outside: those that other packages bring, and where they stand among ours.

A package offers a technique by an entry point in its ``pyproject.toml``::

    [project.entry-points."sudoku_helper.techniques"]
    last-digit = "last_digit:LastDigit"

``installed_techniques`` gives them as they are. The command line and the web app use ``guarded_techniques``:
what a technique from outside concludes is compared with the solution before anybody hears of it, and a
package that is broken is named and left out, so that nothing false is ever told and nothing else breaks.
Levels and ratings know our own techniques alone.
"""

import logging
import re
import sys
from collections.abc import Container, Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sudoku_helper import techniques
from sudoku_helper.board import SudokuBoard
from sudoku_helper.manager import among
from sudoku_helper.solver import unique_solution
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.text import DEFAULT_LANGUAGE, LANGUAGES, Text

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "sudoku_helper.techniques"
"""The name of the entry points."""

_NEEDED = ("key", "name", "difficulty", "definition", "explanation", "example")


_MOST_STEPS = 1000
"""So many steps of a technique from outside are looked at on one board."""

_WHATEVER_FAILS = (Exception, SystemExit)
"""What a strange package may raise; to leave the program is not for a package to decide."""

_NOT_USED = Text(
    en="the technique {value} of an installed package is not used: {reason}",
    de="die Technik {value} eines installierten Pakets wird nicht benutzt: {reason}",
)

_log = logging.getLogger(__name__)


class ExtensionError(Exception):
    """What an installed package offers is no technique, or cannot be loaded."""


def entry_points() -> "list[EntryPoint]":
    """What installed packages offer, in the order of their names."""
    # What reads entry points takes longer to load than all else that a hint needs.
    from importlib import metadata

    return sorted(metadata.entry_points(group=GROUP))


def installed_techniques() -> tuple[SolvingTechnique, ...]:
    """The techniques that installed packages offer, in the order of their names."""
    return tuple(map(_loaded, entry_points()))


def _loaded(point: "EntryPoint") -> SolvingTechnique:
    try:
        offered = point.load()
        technique = offered() if isinstance(offered, type) else offered
    except _WHATEVER_FAILS as error:
        raise ExtensionError(f"{point.value} cannot be loaded: {_told(error)}") from error
    if not isinstance(technique, SolvingTechnique):
        raise ExtensionError(f"expected a SolvingTechnique, got {point.value}")
    return technique


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


class Extensions(NamedTuple):
    """The techniques from outside that can be used, and why others cannot."""

    techniques: tuple["Guarded", ...] = ()
    problems: tuple[Text, ...] = ()


@cache
def guarded_techniques() -> Extensions:
    """The installed techniques, each guarded, looked for once in a process."""
    if not _is_anything_installed():
        return Extensions()
    techniques: dict[str, Guarded] = {}
    problems = []
    for point in entry_points():
        try:
            technique = _guarded(point, techniques)
        except ExtensionError as error:
            problems.append(_NOT_USED.format(value=point.value, reason=str(error)))
        else:
            techniques[technique.key] = technique
    return Extensions(tuple(techniques.values()), tuple(problems))


def _guarded(point: "EntryPoint", taken: Container[str]) -> "Guarded":
    technique = _loaded(point)
    try:
        wrong = [*_missing(technique)] or [*_wrong_name(technique)]
        if technique.key in taken and not wrong:
            wrong = [f"the key {technique.key!r} is taken"]
        guarded = None if wrong else Guarded(technique)
    except _WHATEVER_FAILS as error:
        raise ExtensionError(_told(error)) from error
    if guarded is None:
        raise ExtensionError(", ".join(wrong))
    return guarded


def _is_anything_installed() -> bool:
    """Whether a package beside our own code names our group; told by its files, which is quick."""
    for folder in map(Path, sys.path):
        for kind in ("dist-info", "egg-info"):
            for file in folder.glob(f"*.{kind}/entry_points.txt"):
                # What we may not read is not meant for us.
                with suppress(OSError):
                    if GROUP in file.read_text(encoding="utf-8", errors="replace"):
                        return True
    return False


class Guarded(SolvingTechnique):
    """A technique from outside of which only true steps are seen.

    A step is true if the solution agrees with it; it must also change something, follow from its truths
    and be told in every language. Where a position has not exactly one solution there is nothing to compare with, and so
    nothing is concluded. A technique that fails is named in the log and not asked again.
    """

    def __init__(self, technique: SolvingTechnique) -> None:
        """Speak and count as the technique does."""
        self.technique = technique
        self._has_failed = False
        told = (*_NEEDED, "aliases", "library_codes", "needs_uniqueness")
        vars(self).update({name: getattr(technique, name) for name in told})

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Those steps of the technique that are true."""
        solution = None if self._has_failed else unique_solution(board)
        if solution is None:
            return
        try:
            for step in islice(self.technique.find(board), _MOST_STEPS):
                if self._is_sound(step, board) and _is_true(step, solution.values):
                    yield step
        except _WHATEVER_FAILS as error:
            self._has_failed = True
            _log.warning(_NOT_USED.format(value=self.key, reason=_told(error))(DEFAULT_LANGUAGE))

    def _is_sound(self, step: Step, board: SudokuBoard) -> bool:
        """Whether a step does what can be done on the board, follows from its truths and can be told."""
        return (
            bool(step)
            and all(map(board.has, (*step.placements, *step.cross_outs)))
            and step.check(board)
            and all(step.to_dict(lang)["explanation"] for lang in LANGUAGES)
        )


def with_techniques(own: Iterable[SolvingTechnique]) -> tuple[SolvingTechnique, ...]:
    """The registry with others among it, as they are tried."""
    return tuple(among(techniques.TECHNIQUES, own))


def problems_of(technique: SolvingTechnique) -> list[str]:
    """What is wrong with a technique: for the tests of those who write one.

    It must be complete, find what its example promises, prove every step there, conclude nothing that
    the solution denies, and tell the same in every language.
    """
    return [*_missing(technique)] or [*_wrong_name(technique), *_wrong_example(technique)]


def _missing(technique: SolvingTechnique) -> Iterator[str]:
    return (f"has no {name}" for name in _NEEDED if not hasattr(technique, name))


def _wrong_name(technique: SolvingTechnique) -> Iterator[str]:
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", technique.key):
        yield f"expected a key such as xy-wing, got {technique.key!r}"
    if techniques.technique_of(technique.key) not in (None, technique):
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

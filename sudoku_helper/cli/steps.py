"""Everything that a command can tell about a step, as plain data in the reader's language."""

from collections.abc import Iterable

from sudoku_helper.board import Candidate
from sudoku_helper.geometry import column_number, row_number
from sudoku_helper.step import ROLES, Step, plain
from sudoku_helper.techniques.words.eureka import eureka
from sudoku_helper.text import Speech


def describe(step: Step, speech: Speech) -> dict[str, object]:
    """A step with its name, area, candidates, reason and effects."""
    return {
        "technique": step.technique.key,
        "name": step.technique.name(speech),
        "level": int(step.level),
        "level_name": step.level.title(speech),
        "difficulty": step.technique.difficulty_of(step),
        "where": "".join(plain([step.where(speech)])),
        "candidates": {
            role: _named(candidates) for role, candidates in step.highlights.items() if candidates
        },
        "reason": plain(step.explanation(speech)),
        "effects": str(step),
        "placements": _named(step.placements),
        "cross_outs": _named(step.cross_outs),
        "eureka": eureka(step),
    }


def candidates_told(step: Step, speech: Speech) -> list[str]:
    """The candidates of the pattern, a line for each role: "pivot: 5 in C4"."""
    return [
        f"{ROLES[role](speech)}: {', '.join(map(speech.candidate, candidates))}"
        for role, candidates in step.highlights.items()
        if candidates
    ]


def _named(candidates: Iterable[Candidate]) -> list[dict[str, object]]:
    return [
        {"cell": f"r{row_number(cell)}c{column_number(cell)}", "digit": digit}
        for cell, digit in candidates
    ]

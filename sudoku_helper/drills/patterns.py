"""Patterns: where that of a step is, as a learner is shown it, without what follows from it."""

from collections.abc import Mapping

from sudoku_helper.board import Candidate
from sudoku_helper.geometry import CellSet, set_of
from sudoku_helper.step import Step
from sudoku_helper.techniques.kraken_fish import Kraken
from sudoku_helper.techniques.patterns.fish import Fish

Roles = Mapping[str, tuple[Candidate, ...]]
"""The candidates of each part of a pattern."""

BLOCKER = "blocker"
"""The role of digits that stand on the board already: they are no part of what is looked for."""


def parts_of(step: Step) -> set[Candidate]:
    """The candidates that make a pattern."""
    return {
        candidate
        for role, candidates in step.highlights.items()
        if role != BLOCKER
        for candidate in candidates
    }


def cells_of_pattern(step: Step) -> CellSet:
    """The cells that somebody who sees the pattern would point at."""
    return set_of(candidate.cell for candidate in parts_of(step))


def fish_of(step: Step) -> Fish | None:
    """The fish of a step that has one without fins, or one whose fins lead on by chains."""
    evidence = step.evidence
    if isinstance(evidence, Kraken):
        return evidence.fish
    return evidence if isinstance(evidence, Fish) else None


def blocking_cells(step: Step) -> CellSet:
    """The cells whose digits close other possibilities; pointing at them too is no mistake."""
    return set_of(candidate.cell for candidate in step.highlights.get(BLOCKER, ()))


def without_conclusion(step: Step) -> Roles:
    """The parts of a pattern without the candidates about which it concludes something.

    Where a whole part would be missing, the others would tell just that, so only blockers are left.
    """
    concluded = {*step.placements, *step.cross_outs}
    parts = {role: candidates for role, candidates in step.highlights.items() if candidates}
    left = {
        role: tuple(each for each in candidates if each not in concluded)
        for role, candidates in parts.items()
    }
    return left if all(left.values()) else {role: left[role] for role in left if role == BLOCKER}

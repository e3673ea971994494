"""Keeping one step of each effect where a search meets the same conclusion several times."""

from collections.abc import Iterable, Iterator

from sudoku_helper.step import Step


def one_of_each_effect(steps: Iterable[Step]) -> Iterator[Step]:
    """The steps without those that do the same as an earlier one."""
    effects = set()
    for step in steps:
        effect = step.placements, step.cross_outs
        if effect not in effects:
            effects.add(effect)
            yield step

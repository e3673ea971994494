"""Cases of which every run takes some and `make sweep` all others."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings

FEW_EXAMPLES = 12
# A busy machine may take its time for each case. In a run the cases are always the same ones, so that
# it fails because of the change that it judges; the sweep looks for new ones.
settings.register_profile("run", deadline=None, max_examples=FEW_EXAMPLES, derandomize=True)
settings.register_profile("sweep", deadline=None, max_examples=120)
settings.load_profile("run")
_sweeping = False


def sweep_begins() -> None:
    """Take every property on all of its cases from now on."""
    global _sweeping
    _sweeping = True
    settings.load_profile("sweep")


def examples(number: int) -> settings:
    """So many cases of a property in the sweep, and some of them in every run."""
    return settings(max_examples=number if _sweeping else max(number // 10, FEW_EXAMPLES))


def one_in(number: int, cases: Iterable[Any]) -> list[Any]:
    """Cases to parametrize with: one of so many is for every run, always the same ones."""
    return [
        rarely(case) if place % number else case
        for place, case in enumerate(cases)
        # Each worker of a run would collect thousands that it never takes.
        if _sweeping or place % number == 0
    ]


def few_or_all(name: str, few: int, everything: int) -> pytest.MarkDecorator:
    """A test that every run tries with few cases, and the sweep with all."""
    return pytest.mark.parametrize(name, one_in(2, [few, everything]))


def rarely(case: Any) -> Any:
    """A case that is for the sweep alone."""
    return pytest.param(case, marks=pytest.mark.sweep)

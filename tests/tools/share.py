"""Cases of which every run takes some and `make sweep` all others."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings


def one_in(number: int, cases: Iterable[Any]) -> list[Any]:
    """Cases to parametrize with: one of so many is for every run, always the same ones."""
    return [
        case if place % number == 0 else pytest.param(case, marks=pytest.mark.sweep)
        for place, case in enumerate(cases)
    ]


def few_or_all(name: str, few: int, everything: int) -> pytest.MarkDecorator:
    """A test that every run tries with few cases, and the sweep with all."""
    return pytest.mark.parametrize(
        name, [few, pytest.param(everything, marks=pytest.mark.sweep)], ids=["few", "all"]
    )


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

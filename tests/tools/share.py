"""Cases of which every run takes some and `make sweep` all others."""

from collections.abc import Iterable
from typing import Any

import pytest


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

"""The marks of evaluated candidates differ by shape and can be read in every theme."""

import re
from pathlib import Path

import pytest

from tests.test_interface import contrast, variables

SHEET = (Path(__file__).parents[1] / "static" / "css" / "trainer.css").read_text(encoding="utf-8")
COLOURS = re.findall(
    r"\.role-(\w+) { --fill: (#\w{6}); --ring: light-dark\((#\w{6}), (#\w{6})\); }", SHEET
)
SHAPE = re.compile(r"border-(?:style|radius)")


def test_every_mark_has_its_colours():
    assert {name for name, *_ in COLOURS} == {"necessary", "single", "later_single", "excluded"}


@pytest.mark.parametrize(("name", "fill", "light", "dark"), COLOURS)
def test_a_mark_is_readable_and_its_ring_is_seen(name, fill, light, dark):
    assert contrast("#10151f", fill) >= 7
    for theme, ring in enumerate((light, dark)):
        assert contrast(ring, variables(theme)["surface"]) >= 3


@pytest.mark.parametrize("name", ["single", "later_single", "excluded"])
def test_a_mark_differs_from_the_plain_ring_by_its_shape(name):
    rules = re.findall(rf"\.marks \.role-{name}[^{{]*{{([^}}]*)}}", SHEET)
    assert any(SHAPE.search(rule) for rule in rules)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_lit_line_of_the_algorithm_is_readable(theme):
    colours = variables(theme)
    assert contrast(colours["ink"], colours["primary"]) >= 7
    assert contrast(colours["primary-frame"], colours["surface"]) >= 3

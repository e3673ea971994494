"""Pictures of positions: well-formed, complete, and readable without colour."""

import re
from itertools import permutations
from xml.etree.ElementTree import fromstring

import pytest

from sudoku_helper import TECHNIQUES, Candidate, SudokuBoard
from sudoku_helper.drawing import LOOKS, draw, draw_step, roles_shown, sample
from sudoku_helper.drawing.arrows import Curve, arrow
from sudoku_helper.drawing.pattern import draw_pattern, patterns
from sudoku_helper.drawing.places import place_of
from sudoku_helper.geometry import DIGITS
from sudoku_helper.step import Link
from sudoku_helper.techniques import technique_of

SVG = "{http://www.w3.org/2000/svg}"
every_technique = pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda each: each.key)


def classes(picture: str) -> list[str]:
    """The class of every figure."""
    return [each.get("class", "") for each in fromstring(picture).iter()]


def digits(picture: str) -> int:
    """How many digits stand in the picture, large and small."""
    inside = list(fromstring(picture).iter(f"{SVG}text"))
    return sum(len(each.text or "") for each in inside)


@every_technique
def test_each_stage_shows_more_and_the_last_the_position_afterwards(technique):
    board, step = technique.example.position, technique.example_step()
    area, pattern, reason, after = (
        draw_step(board, step, stage, "label") for stage in (1, 2, 3, 4)
    )
    assert classes(area).count("area-primary") == len(step.primary_cells)
    assert not any("role" in name for name in classes(area))
    shown = {name.split("role-")[1] for name in classes(pattern) if "role-" in name}
    assert shown == set(roles_shown(step))
    arrows = [name for name in classes(reason) if name.startswith("link")]
    assert len(arrows) == len(step.links)
    assert "changed" in classes(after)
    assert not any("role" in name for name in classes(after))


def test_a_picture_has_every_digit_and_candidate():
    board = SudokuBoard.parse("1" + "." * 80)
    assert digits(draw(board, "label", coordinates=None)) == 1 + sum(1 for _ in board.candidates)
    assert digits(draw(board, "label", candidates=False)) == 1 + 18


def test_the_label_cannot_break_out_of_the_picture():
    picture = draw(SudokuBoard.parse("." * 81), 'a "b" <c>')
    assert fromstring(picture).get("aria-label") == 'a "b" <c>'


@pytest.mark.parametrize("role", LOOKS)
def test_every_role_can_be_drawn(role):
    assert f"role role-{role}" in classes(sample(role))


@every_technique
def test_roles_of_one_pattern_differ_by_shape(technique):
    """Roles that meet in one picture are told apart without colour."""
    step = technique.example_step()
    looks = [LOOKS[role] for role in roles_shown(step)]
    shapes = [(look.shape, look.line, look.struck) for look in looks]
    assert len(set(shapes)) == len(shapes)


def test_a_link_within_a_cell_leaves_its_digits_readable():
    for one, other in permutations(DIGITS, 2):
        link = Link((Candidate(40, one),), (Candidate(40, other),), strong=True)
        path = re.search(r'near" d="([^"]+)"', arrow(link, (), "arrow"))
        assert path
        x1, y1, x, y, x2, y2 = map(float, re.findall(r"[\d.]+", path[1]))
        curve = Curve((x1, y1), (x, y), (x2, y2))
        for point in (curve.at(number / 40) for number in range(41)):
            assert all(400 < each < 500 for each in point)
            for digit in DIGITS:
                across, down = (
                    abs(here - there)
                    for here, there in zip(point, place_of(Candidate(40, digit)), strict=True)
                )
                assert across > 6.6 or down > 8.6, (one, other)


def test_the_small_pictures_of_all_techniques_are_made_from_their_examples():
    made = {each.key: draw_pattern(each.example_step()) for each in TECHNIQUES}
    assert patterns() == made, "run: python -m scripts.data patterns.txt"


def test_a_small_picture_shows_the_cells_of_a_pattern_and_what_goes_away():
    technique = technique_of("x-wing")
    step = technique.example_step()
    picture = fromstring(f"<svg>{draw_pattern(step)}</svg>")
    paths = {path.get("class"): path.get("d") for path in picture.iter("path")}
    corners = {cell for candidates in step.highlights.values() for cell, _ in candidates}
    dots = "".join(f"M{cell % 9 * 10 + 5} {cell // 9 * 10 + 5}h0" for cell in sorted(corners))
    assert paths["role-reason"] == dots
    assert paths["role-gone"].count("l5 5") == len({cell for cell, _ in step.cross_outs})
    assert len(list(picture.iter("use"))) == 1

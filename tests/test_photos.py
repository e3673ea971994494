"""Photos are read: where the grid is, which digits it has, and what is said where none can be read."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageOps

from tests.tools.photos import (
    Colours,
    PhotoReader,
    drawn_grid,
    drawn_screen,
    givens_of,
    grainy,
    opened,
)
from tests.tools.share import one_in

PUZZLE = ".1.....4.5.4.97...96.43....34..5.2.7.........2.7.4..63....72.56...31.4.2.7.....3."
PAPER = (236, 232, 222)


@pytest.fixture(scope="module")
def reader() -> Iterator[PhotoReader]:
    with PhotoReader() as ready:
        yield ready


def in_perspective(page: Image.Image) -> Image.Image:
    """The page seen from below, a little from the left."""
    numbers = (1.1, 0.12, -70, 0.02, 1.15, -30, 0.00005, 0.00018)
    return page.transform(
        page.size, Image.Transform.PERSPECTIVE, numbers, Image.Resampling.BICUBIC, fillcolor=PAPER
    )


@pytest.mark.parametrize("angle", one_in(3, [0, 12, -25, 40, 90, 180, 270]))
def test_a_grid_is_read_however_it_is_turned(reader, angle):
    picture = drawn_grid(PUZZLE).rotate(
        angle, Image.Resampling.BICUBIC, expand=True, fillcolor=PAPER
    )
    read = reader.read(picture)
    assert read["problem"] is None
    assert givens_of(read) == PUZZLE
    assert "?" not in read["marks"]


def test_a_grid_is_read_in_perspective_in_the_dark_and_a_little_blurred(reader):
    picture = in_perspective(drawn_grid(PUZZLE)).filter(ImageFilter.GaussianBlur(1.5))
    read = reader.read(picture.point(lambda value: value * 0.4))
    assert givens_of(read) == PUZZLE


def test_the_corners_are_those_of_the_grid_as_it_stands_upright(reader):
    page = drawn_grid(PUZZLE)
    read = reader.read(page.transpose(Image.Transpose.ROTATE_180))
    side = page.width
    wanted = [(side - 120, side - 120), (120, side - 120), (120, 120), (side - 120, 120)]
    for (x, y), (left, top) in zip(read["corners"], wanted, strict=True):
        assert abs(x - left) < 6
        assert abs(y - top) < 6


def test_two_grids_are_told_apart(reader):
    page = drawn_grid(PUZZLE, cell=40)
    both = Image.new("RGB", (2 * page.width, page.height), PAPER)
    both.paste(page, (0, 0))
    both.paste(page, (page.width, 0))
    assert len(reader.read(both)["outlines"]) == 2


def test_four_small_grids_on_a_page_are_offered_and_each_can_be_read(reader):
    page = Image.new("RGB", (1600, 1200), PAPER)
    grid = drawn_grid(PUZZLE, cell=28)
    for left, top in ((100, 80), (700, 80), (100, 700), (1100, 700)):
        page.paste(grid, (left, top))
    for line in range(40):
        ImageDraw.Draw(page).text((500, 20 + 29 * line), "Die Lösung", fill=0, font_size=22)
    assert len(reader.read(page)["outlines"]) == 4
    assert givens_of(reader.read(page, 3)) == PUZZLE


def test_a_grid_is_read_without_its_outer_frame(reader):
    page = drawn_grid(PUZZLE)
    ImageDraw.Draw(page).rectangle((116, 116, 664, 664), outline=PAPER, width=8)
    assert givens_of(reader.read(page)) == PUZZLE


def test_cells_that_glare_has_wiped_out_are_marked(reader):
    page = grainy(drawn_grid(PUZZLE))
    ImageDraw.Draw(page).ellipse((300, 300, 470, 420), fill=(255, 255, 255))
    read = reader.read(page)
    wrong = [c for c, digit in enumerate(PUZZLE) if givens_of(read)[c] != digit]
    assert wrong
    assert all(read["marks"][cell] == "?" for cell in wrong)


def test_a_digit_that_leaves_no_solution_is_read_again_and_marked(reader):
    page = drawn_grid(PUZZLE)
    # A stroke makes the 1 of the first row look like a 7 or a 4.
    ImageDraw.Draw(page).line((198, 128, 210, 124), fill=(30, 30, 30), width=4)
    read = reader.read(page)
    assert read["digits"][1] == "1" or read["marks"][1] == "?"


def test_digits_in_another_pen_are_no_givens(reader):
    page = drawn_grid(PUZZLE)
    pen = ImageFont.load_default(34)
    for cell, digit in ((0, "7"), (2, "3"), (3, "8"), (10, "8")):
        x, y = 120 + 60 * (cell % 9) + 34, 120 + 60 * (cell // 9) + 24
        ImageDraw.Draw(page).text((x, y), digit, font=pen, fill=(40, 60, 190), anchor="mm")
    read = reader.read(page)
    assert givens_of(read) == PUZZLE
    assert [cell for cell, kind in enumerate(read["kinds"]) if kind == "H"] == [0, 2, 3, 10]


def test_light_digits_on_a_dark_screen_are_read(reader):
    read = reader.read(ImageOps.invert(drawn_grid(PUZZLE)))
    assert givens_of(read) == PUZZLE
    assert "?" not in read["marks"]


MINE = {0: "7", 2: "3", 3: "2", 8: "9", 12: "6"}
NOTED = {29: "69", 30: "89", 32: "168", 80: "58"}


@pytest.mark.parametrize(
    ("page", "ink", "mine"),
    [("#ffffff", "#2b3648", "#3c6fd6"), ("#16181d", "#e8e8ea", "#6ea8ff")],
    ids=["light", "dark"],
)
def test_the_screen_of_an_app_is_read_with_the_players_digits_and_candidates(
    reader, page, ink, mine
):
    read = reader.read(drawn_screen(PUZZLE, MINE, NOTED, Colours(page, ink, mine)))
    assert givens_of(read) == PUZZLE
    assert {cell: read["digits"][cell] for cell in range(81) if read["kinds"][cell] == "H"} == MINE
    assert {cell: notes for cell, notes in enumerate(read["notes"]) if notes} == NOTED
    assert read["kinds"].count("n") == len(NOTED)


def blank() -> Image.Image:
    return Image.new("RGB", (640, 480), PAPER)


def text() -> Image.Image:
    page = blank()
    for line in range(14):
        ImageDraw.Draw(page).text(
            (20, 20 + 30 * line), "Die Lösung steht auf Seite 12. " * 2, fill=0, font_size=22
        )
    return page


def cut() -> Image.Image:
    page = drawn_grid(PUZZLE)
    return page.crop((330, 60, page.width, page.height))


def flashed() -> Image.Image:
    page = drawn_grid(PUZZLE)
    ImageDraw.Draw(page).ellipse((60, 60, 560, 660), fill=(255, 255, 255))
    return page


def far() -> Image.Image:
    page = blank()
    page.paste(drawn_grid(PUZZLE, cell=28).resize((91, 91)), (200, 150))
    return page


@pytest.mark.parametrize(
    ("picture", "problem"),
    [
        (blank(), "none"),
        (Image.new("RGB", (640, 480)), "none"),
        (Image.new("RGB", (1, 1)), "none"),
        (text(), "none"),
        (cut(), "cut"),
        (flashed(), "flash"),
        (far(), "far"),
        (drawn_grid(PUZZLE).filter(ImageFilter.GaussianBlur(22)), "blurred"),
        (drawn_grid("12.4.6" * 6, count=6), "size"),
        (drawn_grid("1..4" * 4, cell=90, count=4), "size"),
        (drawn_grid("1...5.7.9...3..6" * 16, cell=40, count=16), "size"),
    ],
    ids=["blank", "black", "tiny", "text", "cut", "flash", "far", "blurred", "6x6", "4x4", "16x16"],
)
def test_where_no_grid_can_be_read_the_reason_is_told(reader, picture, problem):
    read = reader.read(picture)
    assert "digits" not in read
    assert read["problem"] == problem


def photos(folder: Path, every: int) -> Iterator[Path]:
    yield from sorted((folder / "photos").glob("*.jpg"))[::every]


@pytest.mark.parametrize("every", [64, pytest.param(16, marks=pytest.mark.sweep)])
def test_photos_of_newspapers_are_read(reader, shared_data, every):
    if not (shared_data / "photos").is_dir():
        pytest.skip("the folder with the puzzle collections has no photos")
    for photo in photos(shared_data, every):
        truth = "".join(photo.with_suffix(".dat").read_text().split("\n", 2)[2].split())
        picture = opened(photo)
        assert picture
        assert givens_of(reader.read(picture)) == truth.replace("0", "."), photo.name

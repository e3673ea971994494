"""Renders screenshots of Sudoku apps in progress with the truth beside them, to try the reader on what no photo has.

Usage: python -m training.screens FOLDER [--count 100] [--seed 7]
The apps are invented, each by chance: light, dark, sepia and pastel themes, lines or tiles, cells that are selected, seen or
in conflict, givens told from the player's digits by hue, lightness, weight or ground, candidates at their places, in rows
or in corners, on phones, tablets and desktops, with keypads, titles and advertisements around. The fonts are those from
which the networks have learnt nothing. `truth.csv` has a line `file,digits,kinds,notes,told,theme` for each picture.
"""

import colorsys
import csv
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from PIL import Image, ImageDraw, ImageFont

from sudoku_helper.generator.grids import random_minimal, random_solution
from sudoku_helper.geometry import PEERS, members
from training.cells import typefaces
from training.folders import folder_parser

Colour = tuple[int, int, int]
Draw = ImageDraw.ImageDraw
Box = tuple[float, float, float, float]

WHITE, BLACK = (255, 255, 255), (0, 0, 0)

_TITLES = ("Sudoku", "Daily", "Challenge", "Easy")
_TOOLS = ("Undo", "Erase", "Notes", "Hint", "New", "Game")
_WORDS = (*_TITLES, *_TOOLS, "Medium", "Hard", "Expert", "Mistakes", "Score", "Time")
_CONDENSED = ("barlow-condensed", "encode-sans-condensed", "league-gothic", "pathway-gothic-one")

_PHONES = ((390, 844), (360, 780), (412, 915), (720, 1280), (720, 1600), (750, 1334), (828, 1792))
_LARGE_PHONES = ((1080, 1920), (1080, 2340), (1080, 2400), (1125, 2436), (1170, 2532), (1290, 2796))
_TABLETS = ((768, 1024), (1536, 2048), (1640, 2360), (1024, 768), (2048, 1536), (1280, 800))
_DESKTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))


@dataclass(frozen=True)
class Shot:
    """A screenshot and what it shows."""

    picture: Image.Image
    digits: str
    kinds: str
    notes: str
    told: str
    theme: str


@dataclass(frozen=True)
class Look:
    """The colours of an app, and how it tells givens from the player's digits."""

    theme: str
    told: str
    page: Colour
    board: Colour
    line: Colour
    block_line: Colour
    given: Colour
    own: Colour
    note: Colour
    wrong: Colour
    accent: Colour
    given_ground: Colour | None
    block_ground: Colour | None
    given_face: Path
    own_face: Path


@dataclass
class Position:
    """What a player has before them: their digits, their candidates, and where they are."""

    givens: list[int]
    own: dict[int, int]
    wrong: set[int]
    notes: dict[int, list[int]]
    selected: int | None

    def digit(self, cell: int) -> int:
        """The digit of a cell, whoever put it there."""
        return self.givens[cell] or self.own.get(cell, 0)


@dataclass
class Cell:
    """How a cell is drawn."""

    ground: Colour
    ink: Colour
    face: Path
    frame: Colour | None = None
    marked_note: int = 0
    notes: list[int] = field(default_factory=list)


def main() -> None:
    """Write picture after picture, then the truth."""
    options = folder_parser(__doc__, count=100).parse_args()
    with (options.folder / "truth.csv").open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["file", "digits", "kinds", "notes", "told", "theme"])
        for number in range(options.count):
            shot = screenshot(f"{options.seed} {number}")
            name = _saved(shot.picture, options.folder / f"screen{number}", Random(number))
            rows.writerow([name, shot.digits, shot.kinds, shot.notes, shot.told, shot.theme])


def _saved(picture: Image.Image, path: Path, chance: Random) -> str:
    """The name of the file; most are as the screen was, others as a messenger sends them."""
    if chance.random() < 0.65:
        file = path.with_suffix(".png")
        picture.save(file)
    else:
        file = path.with_suffix(".jpg")
        picture.save(file, quality=chance.randint(70, 95))
    return file.name


def screenshot(seed: str) -> Shot:
    """One app, one position, one screen."""
    chance = Random(seed)
    look = _look(chance)
    position = _position(chance)
    picture = _screen(look, position, chance)
    if chance.random() < 0.2:
        part = chance.uniform(0.5, 0.85)
        size = (round(picture.width * part), round(picture.height * part))
        if min(size) >= 360:
            picture = picture.resize(size, Image.Resampling.BILINEAR, reducing_gap=2)
    cells = range(81)
    return Shot(
        picture,
        digits="".join(str(position.digit(cell) or ".") for cell in cells),
        kinds="".join(_kind(position, cell) for cell in cells),
        notes=" ".join("".join(map(str, position.notes.get(cell, []))) or "." for cell in cells),
        told=look.told,
        theme=look.theme,
    )


def _kind(position: Position, cell: int) -> str:
    if position.givens[cell]:
        return "P"
    if cell in position.own:
        return "H"
    return "n" if position.notes.get(cell) else "."


# What is played


def _position(chance: Random) -> Position:
    solution = random_solution(chance)
    givens = list(random_minimal(chance, solution=solution))
    for cell in chance.sample(range(81), chance.randint(0, 16)):
        givens[cell] = solution[cell]
    empty = [cell for cell in range(81) if not givens[cell]]
    progress = 0 if chance.random() < 0.08 else chance.uniform(0.03, 0.9)
    own = {cell: solution[cell] for cell in chance.sample(empty, round(progress * len(empty)))}
    wrong = set()
    if own and chance.random() < 0.35:
        wrong = set(chance.sample(sorted(own), min(len(own), chance.randint(1, 3))))
        for cell in wrong:
            own[cell] = chance.choice([digit for digit in range(1, 10) if digit != solution[cell]])
    left = [cell for cell in empty if cell not in own]
    notes = _notes(givens, own, left, chance)
    selected = None
    if chance.random() < 0.75:
        selected = chance.choice(left) if left and chance.random() < 0.4 else chance.randrange(81)
    return Position(givens, own, wrong, notes, selected)


def _notes(
    givens: Sequence[int], own: dict[int, int], left: Sequence[int], chance: Random
) -> dict[int, list[int]]:
    """Candidates in some of the cells that are left, or in all of them."""
    how_many = chance.choices([0, chance.uniform(0.1, 0.7), 1], [0.35, 0.4, 0.25])[0]
    notes = {}
    for cell in chance.sample(list(left), round(how_many * len(left))):
        seen = {givens[peer] or own.get(peer, 0) for peer in members(PEERS[cell])}
        digits = [digit for digit in range(1, 10) if digit not in seen]
        if how_many < 1 and len(digits) > 1:
            digits = sorted(chance.sample(digits, chance.randint(1, len(digits))))
        notes[cell] = digits
    return {cell: digits for cell, digits in notes.items() if digits}


# How it looks


def _look(chance: Random) -> Look:
    theme = chance.choices(["light", "dark", "sepia", "pastel"], [0.5, 0.34, 0.06, 0.1])[0]
    told = chance.choices(
        ["hue", "lightness", "ground", "weight", "swapped", "nothing"],
        [0.7, 0.1, 0.07, 0.05, 0.05, 0.03],
    )[0]
    hue = chance.random()
    board, given = _board_and_ink(theme, hue, chance)
    own = _own(theme, told, board, given, chance)
    accent = _hsv(chance.choice([hue, 0.58, chance.random()]), 0.7, 0.85)
    page = board if chance.random() < 0.5 else _mixed(board, chance.choice([given, BLACK]), 0.05)
    regular, bold = _faces(told == "weight", chance)
    is_bold = told == "weight" or (told != "nothing" and chance.random() < 0.2)
    given_ground = None
    if told == "ground" or (told == "hue" and chance.random() < 0.12):
        given_ground = _mixed(board, given, chance.uniform(0.07, 0.16))
    has_blocks = chance.random() < 0.07 and not given_ground
    block_ground = _mixed(board, accent, 0.1) if has_blocks else None
    note = chance.choice([_mixed(given, board, chance.uniform(0.2, 0.5)), own, given])
    block_line = _mixed(board, given, chance.uniform(0.45, 1))
    return Look(
        theme,
        told,
        page,
        board,
        _mixed(board, block_line, chance.uniform(0.2, 0.8)),
        block_line,
        *((own, given) if told == "swapped" else (given, own)),
        note,
        _hsv(
            chance.choice([0.98, 0.0, 0.02]), chance.uniform(0.6, 0.9), chance.uniform(0.75, 0.95)
        ),
        accent,
        given_ground,
        block_ground,
        bold if is_bold else regular,
        regular,
    )


def _board_and_ink(theme: str, hue: float, chance: Random) -> tuple[Colour, Colour]:
    if theme == "dark":
        board = _hsv(hue, chance.choice([0, chance.uniform(0, 0.5)]), chance.uniform(0, 0.24))
        return board, _hsv(hue, chance.uniform(0, 0.12), chance.uniform(0.75, 1))
    ink = _hsv(hue, chance.choice([0, chance.uniform(0, 0.5)]), chance.uniform(0, 0.38))
    if theme == "sepia":
        return _hsv(0.11, chance.uniform(0.08, 0.2), chance.uniform(0.9, 0.98)), ink
    if theme == "pastel":
        return _hsv(hue, chance.uniform(0.05, 0.15), chance.uniform(0.93, 1)), ink
    return chance.choice([WHITE, WHITE, (250, 250, 250), (245, 246, 248)]), ink


def _own(theme: str, told: str, board: Colour, given: Colour, chance: Random) -> Colour:
    """The colour of the player's digits: most apps take a blue."""
    if told in ("ground", "weight", "nothing"):
        return given
    if told == "lightness":
        return _mixed(given, board, chance.uniform(0.3, 0.5))
    while True:
        hue = chance.choices([chance.uniform(0.54, 0.67), chance.random()], [0.6, 0.4])[0]
        saturation = chance.uniform(0.3, 0.8) if theme == "dark" else chance.uniform(0.55, 1)
        colour = _hsv(hue, saturation, chance.uniform(0.5, 1))
        # Nobody prints digits that cannot be read.
        if abs(_brightness(colour) - _brightness(board)) > 75:
            return colour


def _faces(needs_bold: bool, chance: Random) -> tuple[Path, Path]:
    """A font for most text, and the same bold; apps seldom use narrow ones."""
    families: dict[str, list[Path]] = {}
    for face in typefaces()[1]:
        families.setdefault(face.family, []).append(face.file)
    if needs_bold:
        families = {name: files for name, files in families.items() if any(map(_is_bold, files))}
    weights = [0.25 if family in _CONDENSED else 1.0 for family in families]
    files = sorted(families[chance.choices(list(families), weights)[0]])
    regular = [file for file in files if _weight(file) in (400, 500)]
    heavy = [file for file in files if _is_bold(file)]
    return chance.choice(regular), chance.choice(heavy or regular)


def _is_bold(file: Path) -> bool:
    return _weight(file) == 700


def _weight(file: Path) -> int:
    return int(file.name.split("-latin-")[1][:3])


def _hsv(hue: float, saturation: float, value: float) -> Colour:
    red, green, blue = colorsys.hsv_to_rgb(hue, saturation, value)
    return round(255 * red), round(255 * green), round(255 * blue)


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    """The first colour with a part of the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _brightness(colour: Colour) -> float:
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


# Which cell looks how


def _cells(look: Look, position: Position, chance: Random) -> list[Cell]:
    cells = [_plain_cell(look, position, cell) for cell in range(81)]
    _highlight(cells, look, position, chance)
    _accuse(cells, look, position, chance)
    return cells


def _plain_cell(look: Look, position: Position, cell: int) -> Cell:
    is_given = bool(position.givens[cell])
    ground = look.board
    if look.block_ground and (cell // 27 + cell % 9 // 3) % 2:
        ground = look.block_ground
    if look.given_ground and is_given:
        ground = look.given_ground
    ink, face = (look.given, look.given_face) if is_given else (look.own, look.own_face)
    return Cell(ground, ink, face, notes=position.notes.get(cell, []))


def _highlight(cells: list[Cell], look: Look, position: Position, chance: Random) -> None:
    """The selected cell, those that it sees, and those with the same digit."""
    if position.selected is None:
        return
    chosen = cells[position.selected]
    strength = chance.uniform(0.08, 0.2)
    if chance.random() < 0.65:
        for peer in members(PEERS[position.selected]):
            cells[peer].ground = _mixed(cells[peer].ground, look.accent, strength)
    if digit := position.digit(position.selected):
        _highlight_digit(cells, look, position, digit, strength, chance)
    how = chance.random()
    if how < 0.2:
        chosen.frame = look.accent
    elif how < 0.32:
        chosen.ground, chosen.ink = look.accent, WHITE
    else:
        chosen.ground = _mixed(look.board, look.accent, min(1, 3 * strength))


def _highlight_digit(
    cells: list[Cell],
    look: Look,
    position: Position,
    digit: int,
    strength: float,
    chance: Random,
) -> None:
    """All cells that hold a digit, often those in which it is noted, too."""
    same = [cell for number, cell in enumerate(cells) if position.digit(number) == digit]
    how = chance.choices(["ground", "ink", "nothing"], [0.5, 0.1, 0.4])[0]
    for cell in same:
        if how == "ground":
            cell.ground = _mixed(look.board, look.accent, min(1, 2.2 * strength))
        elif how == "ink":
            cell.ink = _mixed(look.accent, look.given, 0.2)
    if chance.random() < 0.35:
        for cell in cells:
            cell.marked_note = digit if digit in cell.notes else 0


def _accuse(cells: list[Cell], look: Look, position: Position, chance: Random) -> None:
    """The player's wrong digits in red, often with what they clash with."""
    if chance.random() < 0.25:
        return
    red_ground = _mixed(look.board, look.wrong, 0.28)
    shows_ground, accuses_others = chance.random() < 0.5, chance.random() < 0.5
    for cell in position.wrong:
        cells[cell].ink = look.wrong
        if not shows_ground:
            continue
        cells[cell].ground = red_ground
        for peer in members(PEERS[cell]):
            if accuses_others and position.digit(peer) == position.digit(cell):
                cells[peer].ground = red_ground


# The screen


def _screen(look: Look, position: Position, chance: Random) -> Image.Image:
    sizes = chance.choices([_PHONES, _LARGE_PHONES, _TABLETS, _DESKTOPS], [0.3, 0.4, 0.15, 0.15])[0]
    width, height = chance.choice(sizes)
    picture = Image.new("RGB", (width, height), look.page)
    draw = ImageDraw.Draw(picture)
    if width < height:
        side = width * chance.choice([1, chance.uniform(0.9, 0.99), chance.uniform(0.9, 0.99)])
        left = (width - side) / 2
        top = (height - side) * chance.uniform(0.2, 0.42)
    else:
        side = height * chance.uniform(0.6, 0.9)
        left = chance.choice([0.06, 0.12, 0.3]) * width
        top = (height - side) * chance.uniform(0.4, 0.6)
    _draw_surroundings(draw, look, (left, top, left + side, top + side), chance)
    _draw_board(draw, look, position, (left, top, side), chance)
    if chance.random() < 0.15:
        margin = chance.uniform(0.02, 0.12) * side
        box = (left - margin, top - margin, left + side + margin, top + side + margin)
        picture = picture.crop(
            (
                round(max(0, box[0])),
                round(max(0, box[1])),
                round(min(width, box[2])),
                round(min(height, box[3])),
            )
        )
    return picture


def _draw_surroundings(draw: Draw, look: Look, board: Box, chance: Random) -> None:
    """A status bar, a title, tools, a keypad and an advertisement, where there is room."""
    width, height = draw.im.size
    unit = (board[2] - board[0]) / 9
    text = _mixed(look.given, look.page, 0.15)
    small = _font(look.own_face, unit * 0.36)
    if width < height:
        draw.text(
            (unit * 0.5, unit * 0.15),
            f"{chance.randint(1, 12)}:{chance.randint(10, 59)}",
            text,
            small,
        )
        draw.rounded_rectangle(
            (width - unit, unit * 0.2, width - unit * 0.4, unit * 0.5), unit * 0.08, text
        )
    if board[1] > 2 * unit:
        title = _font(look.given_face, unit * chance.uniform(0.5, 0.8))
        draw.text((width / 2, board[1] * 0.4), chance.choice(_TITLES), text, title, "mm")
        for column in range(3):
            words = f"{chance.choice(_WORDS)} {chance.randint(0, 59)}:{chance.randint(10, 59)}"
            place = (board[0] + unit * (0.2 + 3 * column), board[1] - 0.35 * unit)
            draw.text(place, words, text, small, "lm")
    if width < height:
        _draw_below(draw, look, board, unit, chance)
    else:
        pad = (board[2] + unit, board[1] + unit, board[2] + 4.6 * unit, board[1] + 4.6 * unit)
        if pad[2] < width:
            _draw_keypad(draw, look, pad, 3, chance)


def _draw_below(draw: Draw, look: Look, board: Box, unit: float, chance: Random) -> None:
    height = draw.im.size[1]
    tools = board[3] + 1.1 * unit
    small = _font(look.own_face, unit * 0.32)
    grey = _mixed(look.given, look.page, 0.3)
    for number, word in enumerate(chance.sample(_TOOLS, 4)):
        x = board[0] + unit * (1.2 + 2.2 * number)
        draw.ellipse(
            (x - 0.35 * unit, tools - 0.35 * unit, x + 0.35 * unit, tools + 0.35 * unit),
            outline=grey,
            width=max(1, round(unit / 20)),
        )
        draw.text((x, tools + 0.6 * unit), word, grey, small, "mm")
    top = tools + 1.2 * unit
    if chance.random() < 0.6:
        _draw_keypad(draw, look, (board[0], top, board[2], top + 1.5 * unit), 9, chance)
    else:
        _draw_keypad(
            draw,
            look,
            (board[0] + 1.5 * unit, top, board[2] - 1.5 * unit, top + 4 * unit),
            3,
            chance,
        )
    if chance.random() < 0.3:
        draw.rectangle((0, height - unit * 1.4, 10000, height), _hsv(chance.random(), 0.6, 0.9))
        words = " ".join(chance.choices(_WORDS, k=3))
        draw.text(
            (unit, height - 0.7 * unit), words, WHITE, _font(look.given_face, unit * 0.5), "lm"
        )


def _draw_keypad(draw: Draw, look: Look, box: Box, columns: int, chance: Random) -> None:
    rows = 9 // columns
    wide, high = (box[2] - box[0]) / columns, (box[3] - box[1]) / rows
    has_keys = chance.random() < 0.5
    ink = chance.choice([look.own, look.given, look.accent])
    face = _font(look.own_face, min(wide, high) * 0.75)
    for number in range(9):
        x, y = box[0] + wide * (number % columns + 0.5), box[1] + high * (number // columns + 0.5)
        if has_keys:
            key = (x - 0.45 * wide, y - 0.45 * high, x + 0.45 * wide, y + 0.45 * high)
            draw.rounded_rectangle(key, 0.15 * wide, _mixed(look.page, look.accent, 0.15))
        draw.text((x, y), str(number + 1), ink, face, "mm")


# The board


def _draw_board(
    draw: Draw, look: Look, position: Position, place: tuple[float, float, float], chance: Random
) -> None:
    left, top, side = place
    has_tiles = chance.random() < 0.12
    gap = round(side * chance.uniform(0.002, 0.006)) if has_tiles else 0
    across, down = _edges(left, side, gap), _edges(top, side, gap)
    unit = across[0][1] - across[0][0]
    cells = _cells(look, position, chance)
    if has_tiles:
        draw.rectangle((left, top, left + side, top + side), look.line)
    for number, cell in enumerate(cells):
        (x, right), (y, bottom) = across[number % 9], down[number // 9]
        if has_tiles:
            box = (x + gap, y + gap, right - gap, bottom - gap)
            draw.rounded_rectangle(box, unit * 0.06, cell.ground)
        else:
            draw.rectangle((x, y, right, bottom), cell.ground)
    if not has_tiles:
        _draw_lines(draw, look, across, down, chance)
    _draw_inks(draw, look, position, cells, (across, down), chance)


Edges = list[tuple[int, int]]


def _edges(start: float, side: float, gap: int) -> Edges:
    """Where each of nine cells begins and ends, with wider gaps between blocks of tiles."""
    unit = (side - 2 * gap) / 9
    return [
        (
            round(start + unit * number + gap * (number // 3)),
            round(start + unit * (number + 1) + gap * (number // 3)),
        )
        for number in range(9)
    ]


def _draw_lines(draw: Draw, look: Look, across: Edges, down: Edges, chance: Random) -> None:
    unit = across[0][1] - across[0][0]
    thin = max(1, round(unit * chance.uniform(0.008, 0.03)))
    thick = max(thin, round(unit * chance.uniform(0.02, 0.06)))
    frame = chance.choices(["thick", "thin", "none"], [0.72, 0.14, 0.14])[0]
    (left, right), (top, bottom) = (across[0][0], across[8][1]), (down[0][0], down[8][1])
    # Thick lines lie above thin ones.
    for is_thick in (False, True):
        for number in range(10):
            is_frame = number in (0, 9)
            style = frame if is_frame else "thin" if number % 3 else "thick"
            if style != ("thick" if is_thick else "thin"):
                continue
            width, colour = (thick, look.block_line) if is_thick else (thin, look.line)
            x = across[number][0] if number < 9 else right
            y = down[number][0] if number < 9 else bottom
            draw.line((x, top, x, bottom), colour, width)
            draw.line((left, y, right, y), colour, width)


def _draw_inks(
    draw: Draw,
    look: Look,
    position: Position,
    cells: Sequence[Cell],
    edges: tuple[Edges, Edges],
    chance: Random,
) -> None:
    across, down = edges
    unit = across[0][1] - across[0][0]
    size = unit * chance.uniform(0.55, 0.85)
    layout = chance.choices(["places", "row", "corners"], [0.82, 0.11, 0.07])[0]
    note_size = unit * chance.uniform(0.26, 0.34)
    has_discs = chance.random() < 0.4
    for number, cell in enumerate(cells):
        (x, right), (y, bottom) = across[number % 9], down[number // 9]
        if cell.frame:
            inset = unit * 0.04
            width = max(2, round(unit * 0.05))
            draw.rectangle(
                (x + inset, y + inset, right - inset, bottom - inset),
                outline=cell.frame,
                width=width,
            )
        middle = ((x + right) / 2, (y + bottom) / 2)
        if digit := position.digit(number):
            draw.text(middle, str(digit), cell.ink, _font(cell.face, size), "mm")
            continue
        for note, (across_by, down_by), at_size in _placed(cell.notes, layout, note_size / unit):
            spot = (middle[0] + across_by * unit, middle[1] + down_by * unit)
            ink = look.note
            if note == cell.marked_note:
                ink = look.accent
                if has_discs:
                    reach = 0.15 * unit
                    draw.ellipse(
                        (spot[0] - reach, spot[1] - reach, spot[0] + reach, spot[1] + reach),
                        look.accent,
                    )
                    ink = look.board
            draw.text(spot, str(note), ink, _font(look.own_face, at_size * unit), "mm")


def _placed(
    notes: Sequence[int], layout: str, size: float
) -> list[tuple[int, tuple[float, float], float]]:
    """Where in a cell each candidate stands, from the middle, and how large; all as parts of a cell."""
    if layout == "places":
        return [(n, ((n - 1) % 3 * 0.3 - 0.3, (n - 1) // 3 * 0.3 - 0.3), size) for n in notes]
    if layout == "corners":
        spots = [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1), (0, 1), (-1, 0), (1, 0), (0, 0)]
        return [(n, (0.3 * x, 0.3 * y), size) for n, (x, y) in zip(notes, spots, strict=False)]
    fitting = min(size, 0.9 / (0.58 * max(len(notes), 1)))
    start = -0.29 * fitting * (len(notes) - 1)
    return [(n, (start + 0.58 * fitting * place, 0), fitting) for place, n in enumerate(notes)]


@cache
def _font(file: Path, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, max(6, round(size)))


if __name__ == "__main__":
    main()

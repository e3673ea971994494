"""Digits as a hand draws them, stroke by stroke: the forms that are taught and used in Europe and America."""

from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image, ImageDraw

Stroke = Sequence[tuple[float, float]]
"""What a pen draws without leaving the paper: points within a square, the second number running down."""

FORMS: dict[int, tuple[tuple[Stroke, ...], ...]] = {
    1: (
        (((0.5, 0.0), (0.5, 1.0)),),
        (((0.15, 0.38), (0.6, 0.0), (0.6, 0.0), (0.6, 1.0)),),
        (((0.05, 0.55), (0.6, 0.0), (0.6, 0.0), (0.58, 1.0)),),
        (((0.3, 0.22), (0.55, 0.0), (0.55, 0.0), (0.55, 1.0)), ((0.25, 1.0), (0.85, 1.0))),
    ),
    2: (
        (
            (
                *((0.1, 0.25), (0.45, 0.0), (0.85, 0.25), (0.6, 0.6)),
                *((0.1, 1.0), (0.1, 1.0), (0.95, 1.0)),
            ),
        ),
        (
            (
                *((0.1, 0.2), (0.5, 0.0), (0.85, 0.3), (0.45, 0.75), (0.15, 0.95)),
                *((0.12, 0.75), (0.4, 0.85), (0.95, 1.0)),
            ),
        ),
        (
            (
                *((0.1, 0.3), (0.4, 0.0), (0.8, 0.2), (0.5, 0.7), (0.1, 0.97)),
                *((0.5, 0.88), (0.95, 0.95)),
            ),
        ),
    ),
    3: (
        (
            (
                *((0.1, 0.12), (0.55, 0.0), (0.8, 0.22), (0.4, 0.45), (0.4, 0.45)),
                *((0.85, 0.7), (0.55, 1.0), (0.05, 0.88)),
            ),
        ),
        (
            (
                *((0.1, 0.0), (0.1, 0.0), (0.85, 0.0), (0.85, 0.0), (0.4, 0.4), (0.4, 0.4)),
                *((0.85, 0.65), (0.6, 1.0), (0.05, 0.9)),
            ),
        ),
    ),
    4: (
        (
            ((0.4, 0.0), (0.05, 0.62), (0.05, 0.62), (0.95, 0.62)),
            ((0.65, 0.3), (0.6, 1.0)),
        ),
        (
            ((0.15, 0.0), (0.1, 0.5), (0.1, 0.5), (0.9, 0.48)),
            ((0.8, 0.0), (0.75, 1.0)),
        ),
        (((0.7, 1.0), (0.72, 0.0), (0.72, 0.0), (0.05, 0.66), (0.05, 0.66), (0.98, 0.66)),),
        (
            ((0.55, 0.0), (0.05, 0.7), (0.05, 0.7), (0.95, 0.66)),
            ((0.7, 0.4), (0.45, 1.0)),
        ),
    ),
    5: (
        (
            (
                *((0.25, 0.0), (0.25, 0.0), (0.15, 0.42), (0.15, 0.42)),
                *((0.75, 0.45), (0.8, 0.85), (0.35, 1.0), (0.05, 0.9)),
            ),
            ((0.25, 0.02), (0.9, 0.0)),
        ),
        (
            (
                *((0.9, 0.0), (0.25, 0.03), (0.25, 0.03), (0.2, 0.42), (0.2, 0.42)),
                *((0.8, 0.5), (0.75, 0.92), (0.05, 0.95)),
            ),
        ),
        (
            (
                *((0.85, 0.05), (0.35, 0.05), (0.2, 0.35), (0.7, 0.6)),
                *((0.7, 0.9), (0.1, 0.95)),
            ),
        ),
    ),
    6: (
        (
            (
                *((0.75, 0.0), (0.3, 0.3), (0.1, 0.75), (0.45, 1.0), (0.85, 0.75)),
                *((0.5, 0.52), (0.13, 0.75)),
            ),
        ),
        (
            (
                *((0.35, 0.0), (0.1, 0.5), (0.2, 0.95), (0.65, 0.98), (0.75, 0.65)),
                *((0.4, 0.55), (0.15, 0.8)),
            ),
        ),
    ),
    7: (
        (((0.05, 0.03), (0.05, 0.03), (0.9, 0.0), (0.9, 0.0), (0.35, 1.0)),),
        (
            ((0.05, 0.03), (0.05, 0.03), (0.9, 0.0), (0.9, 0.0), (0.4, 1.0)),
            ((0.25, 0.52), (0.9, 0.48)),
        ),
        (
            (
                *((0.05, 0.2), (0.08, 0.02), (0.08, 0.02), (0.9, 0.0), (0.9, 0.0)),
                *((0.5, 0.5), (0.4, 1.0)),
            ),
            ((0.2, 0.5), (0.85, 0.48)),
        ),
        (((0.0, 0.15), (0.4, 0.0), (0.85, 0.05), (0.6, 0.5), (0.45, 1.0)),),
    ),
    8: (
        (
            (
                *((0.75, 0.12), (0.4, 0.0), (0.15, 0.22), (0.5, 0.48), (0.85, 0.75)),
                *((0.5, 1.0), (0.12, 0.78), (0.5, 0.48), (0.8, 0.2), (0.7, 0.08)),
            ),
        ),
        (
            ((0.5, 0.0), (0.2, 0.2), (0.5, 0.42), (0.8, 0.2), (0.5, 0.0)),
            ((0.5, 0.42), (0.1, 0.72), (0.5, 1.0), (0.9, 0.72), (0.5, 0.42)),
        ),
    ),
    9: (
        (
            (
                *((0.8, 0.25), (0.4, 0.0), (0.1, 0.28), (0.45, 0.52), (0.82, 0.2)),
                *((0.82, 0.2), (0.75, 1.0)),
            ),
        ),
        (
            (
                *((0.8, 0.25), (0.45, 0.0), (0.12, 0.25), (0.4, 0.5), (0.82, 0.22)),
                *((0.85, 0.65), (0.55, 1.0), (0.1, 0.92)),
            ),
        ),
        (
            (
                *((0.85, 0.1), (0.4, 0.02), (0.12, 0.3), (0.5, 0.5), (0.85, 0.12)),
                *((0.7, 0.6), (0.3, 1.0)),
            ),
        ),
    ),
}
"""The forms of each digit. A point that is named twice is a corner; everywhere else the pen goes around the bend."""

_SIZE = 96
_STEPS = 10


def written(digit: int, random: np.random.Generator) -> Image.Image:
    """A digit as somebody writes it now: its ink, cut to its size."""
    form = _form(digit, random)
    strokes = _shaken(form, _manner(random), random)
    return _inked(strokes, _pen(random), random)


def writer(random: np.random.Generator) -> Callable[[int, np.random.Generator], Image.Image]:
    """Somebody who always writes in one manner, with one pen."""
    forms = {digit: _form(digit, random) for digit in FORMS}
    manner, width = _manner(random), _pen(random)

    def write(digit: int, random: np.random.Generator) -> Image.Image:
        return _inked(_shaken(forms[digit], manner, random), width, random)

    return write


def _form(digit: int, random: np.random.Generator) -> tuple[Stroke, ...]:
    forms = FORMS[digit]
    return forms[random.integers(len(forms))]


def _manner(random: np.random.Generator) -> tuple[float, float, float]:
    """How slanted, how far turned and how narrow."""
    return random.normal(-0.12, 0.18), random.normal(0, 0.1), random.uniform(0.4, 0.95)


def _pen(random: np.random.Generator) -> float:
    """How wide it draws."""
    return _SIZE * random.uniform(0.05, 0.15)


def _inked(strokes: Sequence[np.ndarray], width: float, random: np.random.Generator) -> Image.Image:
    ink = Image.new("L", (3 * _SIZE, 3 * _SIZE))
    for stroke in strokes:
        _draw(ink, _smooth(stroke), width, random)
    return ink.crop(ink.getbbox())


def _shaken(
    strokes: Sequence[Stroke], manner: tuple[float, float, float], random: np.random.Generator
) -> list[np.ndarray]:
    """The strokes of a form in a manner, as no hand writes them twice."""
    slant, turn, narrow = manner
    shape = np.array([narrow, 1.0]) * _SIZE
    cos, sin = np.cos(turn), np.sin(turn)
    change = np.array([[cos, -sin], [sin, cos]]) @ np.array([[1, slant], [0, 1]])
    shaken = []
    for stroke in strokes:
        points = np.array(stroke)
        moves = random.normal(0, 0.045, points.shape)
        # A corner stays one.
        for number in range(1, len(points)):
            if stroke[number] == stroke[number - 1]:
                moves[number] = moves[number - 1]
        shaken.append(((points + moves - 0.5) * shape) @ change.T + 1.5 * _SIZE)
    return shaken


def _smooth(points: np.ndarray) -> np.ndarray:
    """A curve through the points."""
    ends = np.concatenate([points[:1], points, points[-1:]])
    parts = np.linspace(0, 1, _STEPS, endpoint=False)[:, None]
    curve = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        if np.array_equal(start, end):
            continue
        leaving = (end - before) / 2 if not np.array_equal(before, start) else end - start
        arriving = (after - start) / 2 if not np.array_equal(end, after) else end - start
        curve.append(
            (2 * parts**3 - 3 * parts**2 + 1) * start
            + (parts**3 - 2 * parts**2 + parts) * leaving
            + (3 * parts**2 - 2 * parts**3) * end
            + (parts**3 - parts**2) * arriving
        )
    return np.concatenate([*curve, points[-1:]])


def _draw(ink: Image.Image, curve: np.ndarray, width: float, random: np.random.Generator) -> None:
    """Lead the pen along a curve, pressing now more, now less."""
    draw = ImageDraw.Draw(ink)
    waves = random.uniform(0, 2 * np.pi, 2)
    along = np.linspace(0, 1, len(curve))
    swell = random.uniform(0, 0.3)
    pressure = 1 + swell * np.sin(2 * np.pi * along * random.uniform(0.5, 2) + waves[0])
    for start, end, thick in zip(curve, curve[1:], width * pressure, strict=False):
        draw.line((*start, *end), fill=255, width=max(1, round(thick)))
        draw.ellipse((*(end - thick / 2), *(end + thick / 2)), fill=255)

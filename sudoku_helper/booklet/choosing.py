"""Choosing the puzzles of a booklet: so many of each level, made anew."""

from collections.abc import Iterator, Mapping

from sudoku_helper.booklet.making import BookletPuzzle
from sudoku_helper.generator import Wish, generate
from sudoku_helper.techniques.base import Level


def read_levels(text: str, count: int | None = None) -> dict[Level, int]:
    """How many puzzles of each level: ``easy:8,hard:4``, or levels alone that share *count*."""
    by_key = {level.key: level for level in Level}
    wanted: dict[Level, int] = {}
    bare: list[Level] = []
    for word in text.split(","):
        key, _, number = word.strip().partition(":")
        if key not in by_key or (number and not number.isdecimal()):
            raise ValueError(f"expected levels such as easy:8,hard:4, got {text!r}")
        if number:
            wanted[by_key[key]] = wanted.get(by_key[key], 0) + int(number)
        else:
            bare.append(by_key[key])
    left = (count or len(bare)) - sum(wanted.values()) if bare else 0
    for place, level in enumerate(bare):
        wanted[level] = wanted.get(level, 0) + left // len(bare) + (place < left % len(bare))
    if count is not None and sum(wanted.values()) != count:
        raise ValueError(f"expected levels for {count} puzzles, got {sum(wanted.values())}")
    return dict(sorted(wanted.items()))


def choose(levels: Mapping[Level, int], seed: str | int | None = None) -> Iterator[BookletPuzzle]:
    """New puzzles, easiest first, no two of a level equivalent."""
    for level, number in levels.items():
        made = generate(Wish(level=level), None if seed is None else f"{seed}/{level.key}")
        for _, puzzle in zip(range(number), made, strict=False):
            yield BookletPuzzle(puzzle.board, level)

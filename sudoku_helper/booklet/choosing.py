"""Choosing the puzzles of a booklet: so many of each level, made anew."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from math import inf
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.booklet.content import BookletPuzzle
from sudoku_helper.generator import (
    USUAL_GIVENS,
    GeneratedPuzzle,
    NotFound,
    Wish,
    generate,
    make,
    own_corpus,
)
from sudoku_helper.generator.corpus import OWN_CORPORA, CorpusPuzzle
from sudoku_helper.symmetry import (
    canonical_form,
    random_centred_transformation,
    random_transformation,
)
from sudoku_helper.techniques.base import Level
from sudoku_helper.text import Text, TextError

_NO_LEVELS = Text(
    en="expected levels such as easy:8,hard:4, got {got!r}",
    de="Stufen wie easy:8,hard:4 erwartet, nicht {got!r}",
)
_OTHER_NUMBER = Text(
    en="expected levels for {wanted} puzzles, got {got}",
    de="Stufen für {wanted} Sudokus erwartet, nicht für {got}",
)


def read_levels(text: str, count: int | None = None) -> dict[Level, int]:
    """How many puzzles of each level: ``easy:8,hard:4``, or levels alone that share *count*."""
    wanted: dict[Level, int] = {}
    bare: list[Level] = []
    for word in text.split(","):
        name, _, number = word.strip().partition(":")
        if number and not number.isdecimal():
            raise TextError(_NO_LEVELS, got=text)
        level = Level.named(name)
        if number:
            wanted[level] = wanted.get(level, 0) + int(number)
        else:
            bare.append(level)
    left = (count or len(bare)) - sum(wanted.values()) if bare else 0
    for place, level in enumerate(bare):
        wanted[level] = wanted.get(level, 0) + left // len(bare) + (place < left % len(bare))
    if count is not None and sum(wanted.values()) != count:
        raise TextError(_OTHER_NUMBER, wanted=count, got=sum(wanted.values()))
    return dict(sorted(wanted.items()))


def choose(
    levels: Mapping[Level, int],
    seed: str | int | None = None,
    patience: float = inf,
    symmetry: str = "none",
    givens: tuple[int, int] | None = None,
) -> Iterator[BookletPuzzle]:
    """New puzzles, easiest first, no two of a level equivalent.

    Harder ones that are not made after *patience* seconds are taken from the corpus, with the level
    that it gives them. With a seed and no patience at all everybody gets the same ones, and at once.
    No corpus has many givens or every symmetry: with such a wish it is NotFound in the end.
    """
    end = time.monotonic() + patience
    for level, number in levels.items():
        own_seed = None if seed is None else f"{seed}/{level.key}"
        wish = Wish(level=level, symmetry=symmetry, givens=givens)
        # Easy ones take no time, and the corpus has them with too few givens.
        has_time = level in USUAL_GIVENS or patience == inf
        made = generate(wish, own_seed) if has_time else _made_until(end, wish, own_seed)
        boards = [puzzle.board for puzzle in islice(made, number)]
        if len(boards) < number and (symmetry not in OWN_CORPORA or givens):
            raise NotFound(f"{len(boards)} of {number} puzzles made in {patience:g} seconds")
        boards += _stored(level, symmetry, number - len(boards), boards, Random(own_seed))
        yield from (BookletPuzzle(board, level) for board in boards)


def _made_until(end: float, wish: Wish, seed: str | None) -> Iterator[GeneratedPuzzle]:
    """New puzzles until a time, no two equivalent; none is searched for much longer."""
    chance = Random(seed)
    known: set[str] = set()
    while time.monotonic() < end:
        with suppress(NotFound):
            puzzle = make(wish, str(chance.getrandbits(64)), patience=1)
            form = canonical_form(puzzle.board)
            if form not in known:
                known.add(form)
                yield puzzle


def _stored(
    level: Level, symmetry: str, number: int, known: Sequence[SudokuBoard], chance: Random
) -> list[SudokuBoard]:
    """Puzzles of the corpus that can be solved without trying, turned at random."""
    if not number:
        return []
    forms = {canonical_form(board) for board in known}
    fair = [
        entry
        for entry in own_corpus(symmetry).promising(level, None)
        if entry.hardest != "none" and not (forms and _form(entry, symmetry) in forms)
    ]
    if len(fair) < number:
        raise NotFound(f"expected {number} puzzles in the corpus, got {len(fair)}")
    turned = random_transformation if symmetry == "none" else random_centred_transformation
    return [
        SudokuBoard.of(turned(chance).values(entry.values)) for entry in chance.sample(fair, number)
    ]


def _form(entry: CorpusPuzzle, symmetry: str) -> str:
    """The canonical form of a puzzle of the corpus, which holds no other unless they are symmetric."""
    board = SudokuBoard.of(entry.values)
    return board.line if symmetry == "none" else canonical_form(board)

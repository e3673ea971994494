"""Makes puzzles to a wish: start from few givens, reveal more where the path gets stuck, measure.

Everything random comes from the seed, so the same wish and seed give the same puzzles anywhere.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.generator.corpus import Corpus, own_corpus
from sudoku_helper.generator.grids import (
    FILLINGS,
    Values,
    random_minimal,
    random_solution,
    with_givens,
    with_symmetric_givens,
)
from sudoku_helper.generator.measure import Measure, measure
from sudoku_helper.generator.patterns import SYMMETRIES, orbits
from sudoku_helper.geometry import BIT
from sudoku_helper.search import search
from sudoku_helper.symmetry import canonical_form, random_transformation
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.text import Text

SOURCES = ("corpus", "scratch")

_PATIENCE = 3000
"""How many puzzles to begin with before a wish counts as impossible."""

_MOST_EXTRA_GIVENS = 3
_TECHNIQUES = {technique.key: technique for technique in TECHNIQUES}


class NotFound(Exception):
    """No puzzle that fulfils a wish was found in reasonable time."""


@dataclass(frozen=True)
class Wish:
    """What a puzzle should be like; what is None may be anything.

    With *technique* the easiest path needs that technique and nothing harder. *givens* are the
    fewest and the most. A fair puzzle can be solved without trying. From scratch a solved grid is
    drawn and givens are removed, otherwise a puzzle of a corpus is transformed and givens are
    added in the way of *filling*.
    """

    level: Level | None = None
    technique: str | None = None
    givens: tuple[int, int] | None = None
    symmetry: str = "none"
    fair: bool = True
    source: str = "corpus"
    filling: str = "random"

    def __post_init__(self) -> None:
        _check("technique", self.technique, (None, *_TECHNIQUES))
        _check("symmetry", self.symmetry, SYMMETRIES)
        _check("source", self.source, SOURCES)
        _check("filling", self.filling, FILLINGS)
        fewest, most = self.fewest_and_most
        if not 17 <= fewest <= most <= 80:
            raise ValueError(f"expected 17 to 80 givens, got {fewest} to {most}")

    @property
    def fewest_and_most(self) -> tuple[int, int]:
        """How many givens there may be."""
        return self.givens or (17, 80)

    @property
    def highest_level(self) -> Level:
        """The level that the path may not exceed."""
        if self.technique:
            return Level.EVIL
        return self.level or Level.EVIL

    @property
    def last_technique(self) -> str:
        """The technique, in the order of the registry, after which none may be needed."""
        return self.technique or TECHNIQUES[-1].key

    @property
    def from_scratch(self) -> bool:
        """Whether to start from a solved grid; a symmetric pattern cannot be had otherwise."""
        return self.source == "scratch" or self.symmetry != "none"

    def is_fulfilled_by(self, found: Measure) -> bool:
        """Whether the path through a puzzle is as difficult as it should be."""
        if not found.is_solved:
            return not (self.fair or self.technique or self.level)
        if self.technique and found.hardest.key != self.technique:
            return False
        return self.level is None or found.level == self.level


@dataclass(frozen=True)
class GeneratedPuzzle:
    """A puzzle with what its easiest path needs."""

    values: Values
    measure: Measure

    @property
    def board(self) -> SudokuBoard:
        """The puzzle as a board."""
        return SudokuBoard.of(self.values)

    @property
    def line(self) -> str:
        """The puzzle as 81 characters, dots for empty cells."""
        return self.board.line

    @property
    def level(self) -> Level:
        """How hard the hardest step is."""
        return self.measure.level

    @property
    def hardest(self) -> SolvingTechnique:
        """The hardest technique that is needed."""
        return self.measure.hardest

    def note(self, lang: str) -> str:
        """How hard the puzzle is and why, in one sentence."""
        times = self.measure.counts.get(self.hardest.key, 0)
        template = _NOTE if self.measure.is_solved else _UNFAIR_NOTE
        return template(lang).format(
            level=self.level.title(lang).capitalize(),
            technique=self.hardest.name(lang),
            times=times,
        )


_NOTE = Text(
    en="{level}: the hardest step is {technique}, needed {times}×.",
    de="{level}: Der schwierigste Schritt ist {technique}, {times}× nötig.",
)
_UNFAIR_NOTE = Text(
    en="{level}: cannot be solved without trying.", de="{level}: nicht ohne Probieren lösbar."
)


def generate(
    wish: Wish, seed: str | int | None = None, corpus: Corpus | None = None
) -> Iterator[GeneratedPuzzle]:
    """Puzzles as wished, without end, no two of them equivalent."""
    if seed is None:
        seed = Random().getrandbits(64)
    known: set[str] = set()
    for number in count():
        for attempt in range(_PATIENCE):
            puzzle = make(wish, seed_of(seed, number, attempt), corpus)
            form = canonical_form(puzzle.board)
            if form not in known:
                break
        else:
            raise NotFound(f"no more than {number} different puzzles found for {wish}")
        known.add(form)
        yield puzzle


def seed_of(seed: str | int, number: int, attempt: int = 0) -> str:
    """The seed of one puzzle of a batch, so that any process can make it alone."""
    return f"{seed}/{number}/{attempt}"


def make(wish: Wish, seed: str, corpus: Corpus | None = None) -> GeneratedPuzzle:
    """The puzzle that a seed gives."""
    chance = Random(seed)
    for _ in range(_PATIENCE):
        values, solution = _beginning(wish, corpus or own_corpus(), chance)
        puzzle = _fit(wish, values, solution, chance)
        if puzzle:
            return puzzle
    raise NotFound(f"no puzzle found for {wish}")


def _beginning(wish: Wish, corpus: Corpus, chance: Random) -> tuple[Values, Values]:
    """A puzzle with few givens, and its solution."""
    if wish.from_scratch:
        solution = random_solution(chance)
        values = random_minimal(chance, wish.symmetry, solution)
    else:
        entry = chance.choice(corpus.promising(wish.level, wish.technique))
        values = random_transformation(chance).values(entry.values)
        solution = tuple(next(search(values)))
        givens = sum(map(bool, values)) + chance.randrange(_MOST_EXTRA_GIVENS + 1)
        values = with_givens(values, solution, givens, "random", chance)
    return values, solution


def _fit(wish: Wish, values: Values, solution: Values, chance: Random) -> GeneratedPuzzle | None:
    """The puzzle with as many givens as it takes, or None if that does not lead to the wish."""
    fewest, most = wish.fewest_and_most
    if sum(map(bool, values)) < fewest:
        givens = chance.randint(fewest, most)
        if wish.symmetry == "none":
            values = with_givens(values, solution, givens, wish.filling, chance)
        else:
            values = with_symmetric_givens(values, solution, givens, wish.symmetry, chance)
    if not fewest <= sum(map(bool, values)) <= most:
        return None
    values, found = _eased(wish, values, solution, chance)
    if sum(map(bool, values)) > most:
        return None
    return GeneratedPuzzle(values, found) if wish.is_fulfilled_by(found) else None


def _eased(wish: Wish, values: Values, solution: Values, chance: Random) -> tuple[Values, Measure]:
    """The puzzle with more givens wherever the path would get stuck, and the path through it."""
    found = _measured(wish, SudokuBoard.of(values))
    if found.is_solved or not (wish.fair or wish.level or wish.technique):
        return values, found
    result = list(values)
    groups = list(orbits(wish.symmetry))
    chance.shuffle(groups)
    board = found.end
    while not board.is_complete:
        group = next(group for group in groups if any(board.empty & BIT[c] for c in group))
        for cell in group:
            result[cell] = solution[cell]
            if board.empty & BIT[cell]:
                board = board.place(cell, solution[cell])
        board = _measured(wish, board).end
    return tuple(result), _measured(wish, SudokuBoard.of(result))


def _measured(wish: Wish, board: SudokuBoard) -> Measure:
    return measure(board, wish.highest_level, wish.last_technique)


def _check(name: str, value: object, known: object) -> None:
    if value not in known:  # type: ignore[operator]
        raise ValueError(f"expected a known {name}, got {value!r}")

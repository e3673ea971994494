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
from sudoku_helper.generator.measure import Walk, walk_up_to_level, walk_up_to_technique
from sudoku_helper.generator.patterns import SYMMETRIES, orbits
from sudoku_helper.geometry import BIT
from sudoku_helper.grading import Grade, grade
from sudoku_helper.solver.search import search
from sudoku_helper.symmetry import canonical_form, random_transformation
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.text import Text

SOURCES = ("corpus", "scratch")

_PATIENCE = 3000
"""How many puzzles to begin with before a wish counts as impossible."""

_MOST_EXTRA_GIVENS = 6
_MOST_EXTRA_GIVENS_FOR_A_LEVEL = 2
"""Givens more than necessary, so that puzzles differ; each makes a puzzle easier."""


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
        _check("technique", self.technique, (None, *(each.key for each in TECHNIQUES)))
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
    def from_scratch(self) -> bool:
        """Whether to start from a solved grid; a symmetric pattern cannot be had otherwise."""
        return self.source == "scratch" or self.symmetry != "none"

    def walk(self, board: SudokuBoard) -> Walk:
        """Walk as far as techniques lead that are not too hard."""
        if self.technique:
            return walk_up_to_technique(board, self.technique)
        return walk_up_to_level(board, self.level or Level.EVIL)


@dataclass(frozen=True)
class GeneratedPuzzle:
    """A puzzle with its grade, and the hardest technique with the number of its uses."""

    values: Values
    grade: Grade
    hardest: SolvingTechnique
    uses: int

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
        """How hard the puzzle is."""
        return self.grade.level

    @property
    def note(self) -> Text:
        """How hard the puzzle is and why, in one sentence."""
        if not self.uses:
            note = _UNFAIR_NOTE
        else:
            note = _NOTE if self.hardest.level == self.level else _NEEDS_NOTE
        return note.format(
            level=self.level.title.capitalized, technique=self.hardest.name, times=self.uses
        )


_NOTE = Text(
    en="{level}: the hardest step is {technique}, needed {times}×.",
    de="{level}: Der schwierigste Schritt ist {technique}, {times}× nötig.",
)
# The wished technique need not be what makes the puzzle so hard, and long cases are harder than most.
_NEEDS_NOTE = Text(
    en="{level}: {technique} is needed {times}×.", de="{level}: {technique} ist {times}× nötig."
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


def make(
    wish: Wish, seed: str, corpus: Corpus | None = None, patience: int = _PATIENCE
) -> GeneratedPuzzle:
    """The puzzle that a seed gives, if as many puzzles to begin with as *patience* lead to it."""
    chance = Random(seed)
    for _ in range(patience):
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
        is_any = not (wish.level or wish.technique)
        most = _MOST_EXTRA_GIVENS if is_any else _MOST_EXTRA_GIVENS_FOR_A_LEVEL
        givens = sum(map(bool, values)) + chance.randint(0, most)
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
    if not (wish.level or wish.technique):
        return _judged(wish, values)
    # Hard puzzles are mostly as hard as the corpus says, and a walk costs nearly as much as a grade.
    judged_at_once = wish.level is not None and wish.level >= Level.HARD
    if judged_at_once and (puzzle := _judged(wish, values)):
        return puzzle
    eased = _eased(wish, values, solution, chance)
    if judged_at_once and eased == values:
        return None
    return _judged(wish, eased) if sum(map(bool, eased)) <= most else None


def _eased(wish: Wish, values: Values, solution: Values, chance: Random) -> Values:
    """The puzzle with more givens wherever the path would get stuck."""
    result = list(values)
    groups = list(orbits(wish.symmetry))
    chance.shuffle(groups)
    board = wish.walk(SudokuBoard.of(values)).end
    while not board.is_complete:
        group = next(group for group in groups if any(board.empty & BIT[c] for c in group))
        for cell in group:
            result[cell] = solution[cell]
            if board.empty & BIT[cell]:
                board = board.place(cell, solution[cell])
        board = wish.walk(board).end
    return tuple(result)


def _judged(wish: Wish, values: Values) -> GeneratedPuzzle | None:
    """The puzzle with its difficulty, or None if that is not the wanted one."""
    board = SudokuBoard.of(values)
    walk: Walk | None = None
    if wish.technique:
        walk = wish.walk(board)
        if not walk.is_complete or walk.hardest.key != wish.technique:
            return None
    found = grade(board)
    if wish.level and found.level != wish.level:
        return None
    if found.solved and not walk:
        hardest = technique_of(found.hardest)
        assert hardest
        return GeneratedPuzzle(values, found, hardest, found.uses[hardest.key])
    walk = walk or walk_up_to_level(board, Level.EVIL)
    if not walk.is_complete and wish.fair:
        return None
    uses = walk.uses[walk.hardest.key] if walk.is_complete else 0
    return GeneratedPuzzle(values, found, walk.hardest, uses)


def _check(name: str, value: object, known: object) -> None:
    if value not in known:  # type: ignore[operator]
        raise ValueError(f"expected a known {name}, got {value!r}")

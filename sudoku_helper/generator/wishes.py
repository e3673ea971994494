"""Makes puzzles to a wish: start from few givens, reveal more where the path gets stuck, measure.

Everything random comes from the seed, so the same wish and seed give the same puzzles anywhere.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from random import Random

from sudoku_helper import techniques
from sudoku_helper.board import BoardError, SudokuBoard
from sudoku_helper.generator import possible
from sudoku_helper.generator.corpus import Corpus, own_corpus
from sudoku_helper.generator.fillings import (
    MIRRORED,
    REMOVED,
    Filling,
    Group,
    any_group,
    read_fillings,
)
from sudoku_helper.generator.grids import Values, random_minimal, random_solution
from sudoku_helper.generator.measure import (
    Crux,
    Walk,
    fewest_open_steps,
    walk_up_to_level,
    walk_up_to_technique,
)
from sudoku_helper.generator.patterns import SYMMETRIES, most_symmetric
from sudoku_helper.geometry import BIT, BLOCKS, HOUSES, size
from sudoku_helper.grading import Grade, grade
from sudoku_helper.solver.search import search
from sudoku_helper.symmetry import random_transformation
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.text import Text, TextError

SOURCES = ("corpus", "scratch")

_PATIENCE = 3000
"""How many puzzles to begin with before a wish counts as impossible."""

_MOST_EXTRA_GIVENS = 6
_MOST_EXTRA_GIVENS_FOR_A_LEVEL = 2
"""Givens more than necessary, so that puzzles differ; each makes a puzzle easier."""

_MORE_FOR_MIRRORS = 4
"""Mirror images are to be seen, so a few more of them are added."""

_IMAGES_LOOKED_AT = 20
"""Of so many images of a puzzle the most symmetric one is taken, where givens are mirrored."""

_FEWEST_LEFT = 22
"""How far givens are taken away at least; from a random grid few can go much further."""

USUAL_GIVENS = {Level.VERY_EASY: (36, 40), Level.EASY: (30, 38)}
"""How many givens a puzzle of a level has if nobody wishes for a number, as newspapers do."""

_OPEN_STEPS = {Level.VERY_EASY: 6, Level.EASY: 4}
"""How many digits can be found at any time in such a puzzle."""

_FEWEST_IN_A_BLOCK = 2


_NOT_17_TO_80 = Text(
    en="expected 17 to 80 givens, got {fewest} to {most}",
    de="17 bis 80 Vorgaben erwartet, nicht {fewest} bis {most}",
)
_NOT_ONE_SOLUTION = Text(
    en="{place}: expected a puzzle with exactly one solution",
    de="{place}: ein Sudoku mit genau einer Lösung erwartet",
)


class NotFound(Exception):
    """No puzzle that fulfils a wish was found in reasonable time."""


@dataclass(frozen=True)
class Wish:
    """What a puzzle should be like; what is None may be anything.

    With *technique* the easiest path needs that technique and nothing harder. *givens* are the
    fewest and the most. A fair puzzle can be solved without trying. *source* tells where the solution
    comes from, and the few givens to begin with: a corpus whose puzzles are transformed, or chance alone.
    *filling* names the way to more givens, or several of which chance takes one for each puzzle.
    """

    level: Level | None = None
    technique: str | None = None
    givens: tuple[int, int] | None = None
    symmetry: str = "none"
    fair: bool = True
    source: str = "corpus"
    filling: str = "random"

    def __post_init__(self) -> None:
        if self.technique is not None:
            _check("technique", self.technique, [each.key for each in techniques.TECHNIQUES])
        _check("symmetry", self.symmetry, SYMMETRIES)
        _check("source", self.source, SOURCES)
        read_fillings(self.filling)
        fewest, most = self.fewest_and_most
        if not 17 <= fewest <= most <= 80:
            raise TextError(_NOT_17_TO_80, fewest=fewest, most=most)
        possible.check_symmetry(self.symmetry, fewest, most)
        technique = techniques.technique_of(self.technique) if self.technique else None
        if self.level and technique:
            possible.check_technique(self.level, technique)
        if not self._adds_to_a_corpus:
            possible.check_chance(most)

    @property
    def _adds_to_a_corpus(self) -> bool:
        """Whether every puzzle holds one of the corpus."""
        is_from_corpus = self.source == "corpus" and self.symmetry == "none"
        return is_from_corpus and REMOVED not in read_fillings(self.filling)

    def check_corpus(self, corpus: Corpus) -> None:
        """Raise ImpossibleWish if the corpus has nothing to begin with."""
        if self._adds_to_a_corpus:
            possible.check_corpus(corpus.fewest_givens, self.fewest_and_most[1])

    @property
    def fewest_and_most(self) -> tuple[int, int]:
        """How many givens there may be."""
        return self.givens or self._usual_givens or (17, 80)

    @property
    def _usual_givens(self) -> tuple[int, int] | None:
        return USUAL_GIVENS.get(self.level) if self.level and not self.technique else None

    @property
    def is_gentle(self) -> bool:
        """Whether the givens are to be spread evenly and several steps open at any time."""
        usual = self._usual_givens
        return usual is not None and self.fewest_and_most[0] >= usual[0]

    @property
    def needs_hard_ones(self) -> bool:
        """Whether few givens lead to the wish, and each one more makes it less likely."""
        return self.technique is not None or (self.level or 0) > Level.EASY

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


def make(
    wish: Wish, seed: str, corpus: Corpus | None = None, patience: int = _PATIENCE
) -> GeneratedPuzzle:
    """The puzzle that a seed gives, if as many puzzles to begin with as *patience* lead to it."""
    corpus = corpus or own_corpus()
    wish.check_corpus(corpus)
    chance = Random(seed)
    way = chance.choice(read_fillings(wish.filling))
    filling = Filling(way, wish.symmetry, wish.is_gentle, chance)
    for _ in range(patience):
        values, solution = _beginning(wish, corpus, filling, chance)
        puzzle = _fit(wish, values, solution, filling)
        if puzzle:
            return puzzle
    raise NotFound(f"no puzzle found for {wish}")


def _beginning(
    wish: Wish, corpus: Corpus, filling: Filling, chance: Random
) -> tuple[Values, Values]:
    """A puzzle with about as many givens as are wanted, and its solution."""
    values, solution = _source(wish, corpus, filling, chance)
    fewest, most = wish.fewest_and_most
    if filling.way == REMOVED:
        first = min(most, max(fewest, _FEWEST_LEFT))
        return filling.thin(solution, _number_of_givens(wish, first, filling, chance)), solution
    # No corpus has patterns of every symmetry, but its solutions have.
    if not values or wish.symmetry != "none":
        values = random_minimal(chance, wish.symmetry, solution)
    number = _number_of_givens(wish, sum(map(bool, values)), filling, chance)
    # Mirror images are wanted whatever they give away.
    may_add = any_group if filling.way == MIRRORED else _addable(wish, values, solution)
    return filling.fill(values, solution, number, may_add), solution


def _addable(wish: Wish, values: Values, solution: Values) -> Callable[[Group], bool]:
    """Which givens may be added: where many are wished for, those that do not make it too easy."""
    is_enough = sum(map(bool, values)) >= wish.fewest_and_most[0]
    if wish.level in (None, Level.VERY_EASY) or is_enough:
        return any_group
    crux = Crux(SudokuBoard.of(values), wish.level)
    return lambda group: crux.survives(group, solution)


def _source(wish: Wish, corpus: Corpus, filling: Filling, chance: Random) -> tuple[Values, Values]:
    """A puzzle of the corpus in another shape, or none, and a solution."""
    if wish.source == "scratch":
        return (), random_solution(chance)
    # With so many givens easy puzzles become very easy, and of those there are many more.
    level = Level.EASY if wish.level == Level.VERY_EASY and wish.is_gentle else wish.level
    entry = chance.choice(corpus.promising(level, wish.technique))
    looked_at = _IMAGES_LOOKED_AT if filling.way == MIRRORED else 1
    shapes = (random_transformation(chance).values(entry.values) for _ in range(looked_at))
    values = max(shapes, key=most_symmetric) if looked_at > 1 else next(shapes)
    solutions = list(islice(search(values), 2 if entry.place else 1))
    if len(solutions) != 1:
        raise BoardError(_NOT_ONE_SOLUTION, place=entry.place)
    return values, tuple(solutions[0])


def _number_of_givens(wish: Wish, first: int, filling: Filling, chance: Random) -> int:
    """How many givens a puzzle should have, beginning with *first*."""
    fewest, most = wish.fewest_and_most
    if not wish.needs_hard_ones and most < 80:
        return chance.randint(min(most, max(fewest, first)), most)
    extra = _MOST_EXTRA_GIVENS_FOR_A_LEVEL if wish.needs_hard_ones else _MOST_EXTRA_GIVENS
    extra += _MORE_FOR_MIRRORS if filling.way == MIRRORED else 0
    number = min(most, first + chance.randint(0, extra))
    return number if number >= fewest else chance.randint(fewest, most)


def _fit(wish: Wish, values: Values, solution: Values, filling: Filling) -> GeneratedPuzzle | None:
    """The puzzle with as many givens as it takes, or None if that does not lead to the wish."""
    fewest, most = wish.fewest_and_most
    if not fewest <= sum(map(bool, values)) <= most:
        return None
    if not (wish.level or wish.technique):
        return _judged(wish, values)
    # Hard puzzles are mostly as hard as the corpus says, and a walk costs nearly as much as a grade.
    judged_at_once = wish.level is not None and wish.level >= Level.HARD
    if judged_at_once and (puzzle := _judged(wish, values)):
        return puzzle
    eased = _eased(wish, values, solution, filling)
    if judged_at_once and eased == values:
        return None
    return _judged(wish, eased) if sum(map(bool, eased)) <= most else None


def _eased(wish: Wish, values: Values, solution: Values, filling: Filling) -> Values:
    """The puzzle with more givens wherever the path would get stuck."""
    result = list(values)
    board = wish.walk(SudokuBoard.of(values)).end
    groups = [] if board.is_complete else filling.groups_to_ease(values)
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
    found = grade(board, up_to=wish.level or Level.EVIL)
    if wish.level and found.level != wish.level:
        return None
    if wish.is_gentle and not _is_gentle(board, found.level):
        return None
    if found.solved and not walk:
        hardest = techniques.technique_of(found.hardest)
        assert hardest
        return GeneratedPuzzle(values, found, hardest, found.uses[hardest.key])
    walk = walk or walk_up_to_level(board, Level.EVIL)
    if not walk.is_complete and wish.fair:
        return None
    uses = walk.uses[walk.hardest.key] if walk.is_complete else 0
    return GeneratedPuzzle(values, found, walk.hardest, uses)


def _is_gentle(board: SudokuBoard, level: Level) -> bool:
    """Whether no block is nearly empty and several steps are open at any time."""
    in_blocks = (size(HOUSES[block] & board.givens) for block in BLOCKS)
    return (
        min(in_blocks) >= _FEWEST_IN_A_BLOCK
        and fewest_open_steps(board, level) >= _OPEN_STEPS[level]
    )


def _check(name: str, value: object, known: object) -> None:
    if value not in known:  # type: ignore[operator]
        raise ValueError(f"expected a known {name}, got {value!r}")

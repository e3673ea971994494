"""The puzzles of a wish and a seed in a row, no two of them equivalent.

Each number of a series has attempts, and every attempt a seed of its own, so that any process can make it
alone; a number keeps the first attempt that is not equivalent to anything before.
"""

from collections.abc import Iterable, Iterator
from itertools import count
from random import Random
from typing import NamedTuple

from sudoku_helper.generator.corpus import Corpus
from sudoku_helper.generator.wishes import GeneratedPuzzle, NotFound, Wish, make
from sudoku_helper.symmetry import canonical_form

_MOST_ATTEMPTS = 3000
"""How often a puzzle that is equivalent to another is replaced before giving up."""


class NoMoreDiffer(NotFound):
    """Whatever was tried is equivalent to a puzzle that is there."""


class Made(NamedTuple):
    """A puzzle, and the form that it shares with all that are equivalent to it."""

    puzzle: GeneratedPuzzle
    form: str


def generate(
    wish: Wish, seed: str | int | None = None, corpus: Corpus | None = None
) -> Iterator[GeneratedPuzzle]:
    """Puzzles as wished, without end, no two of them equivalent."""
    series = Series(wish, seed, corpus)
    return (series.make(number).puzzle for number in count())


def attempt(
    wish: Wish, seed: str | int, corpus: Corpus | None, number: int, attempts_before: int = 0
) -> Made:
    """The puzzle that one attempt at a number of a series gives, equivalent to others or not."""
    puzzle = make(wish, f"{seed}/{number}/{attempts_before}", corpus)
    return Made(puzzle, canonical_form(puzzle.board))


class Series:
    """The puzzles of a seed, numbered, none equivalent to another or to what is to be avoided.

    They are the same whoever makes the first attempts, and whether they are made at once or not.
    """

    def __init__(
        self,
        wish: Wish,
        seed: str | int | None = None,
        corpus: Corpus | None = None,
        avoid: Iterable[str] = (),
    ) -> None:
        """Take the wish, the seed, and the canonical forms of what is to be avoided."""
        self.wish = wish
        self.seed = Random().getrandbits(64) if seed is None else seed
        self._corpus = corpus
        self._known = set(avoid)

    def attempts(self, number: int, first: Made | None = None) -> Iterator[Made]:
        """The attempts at a number, up to one that is new; the *first* may have been made elsewhere."""
        for before in range(_MOST_ATTEMPTS):
            if before or first is None:
                made = attempt(self.wish, self.seed, self._corpus, number, before)
            else:
                made = first
            yield made
            if made.form not in self._known:
                return

    def make(self, number: int, first: Made | None = None) -> Made:
        """The puzzle of a number, which is avoided from now on."""
        new = (made for made in self.attempts(number, first) if made.form not in self._known)
        made = next(new, None)
        if made is None:
            raise NoMoreDiffer(f"no more than {number} different puzzles found for {self.wish}")
        self._known.add(made.form)
        return made

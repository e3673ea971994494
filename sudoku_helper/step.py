"""A step: what a technique concludes on a board, and everything needed to show why."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from sudoku_helper.board import Candidate, SudokuBoard, effects_notation
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    PEERS,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    column_number,
    members,
    row_number,
    set_of,
)
from sudoku_helper.text import DEFAULT_LANGUAGE, Sentence, Speech, Text, Told, Words

if TYPE_CHECKING:
    from sudoku_helper.proofs.proof import Statement
    from sudoku_helper.proofs.truths import Truth
    from sudoku_helper.techniques.base import Level, SolvingTechnique

ROLES: Mapping[str, Text] = {
    "reason": Text(en="pattern", de="Muster"),
    "blocker": Text(en="blocking digit", de="sperrende Ziffer"),
    "pivot": Text(en="pivot", de="Angelpunkt"),
    "pincers": Text(en="pincers", de="Zangen"),
    "fin": Text(en="fin", de="Flosse"),
    "first": Text(en="first colour", de="erste Farbe"),
    "second": Text(en="second colour", de="zweite Farbe"),
    "third": Text(en="third colour", de="dritte Farbe"),
    "fourth": Text(en="fourth colour", de="vierte Farbe"),
    "extra": Text(en="extra candidate", de="überzähliger Kandidat"),
    "bridge": Text(en="bridge", de="Brücke"),
    "set_a": Text(en="set A", de="Menge A"),
    "set_b": Text(en="set B", de="Menge B"),
    "set_c": Text(en="set C", de="Menge C"),
    "set_d": Text(en="set D", de="Menge D"),
    "set_e": Text(en="set E", de="Menge E"),
    "set_f": Text(en="set F", de="Menge F"),
    "set_g": Text(en="set G", de="Menge G"),
    "base_cells": Text(en="base", de="Basis"),
    "target_cells": Text(en="target", de="Ziel"),
    "assumed": Text(en="assumed to be true", de="als wahr angenommen"),
    "assumed_off": Text(en="assumed to be false", de="als falsch angenommen"),
    "on": Text(en="true in this line of thought", de="wahr in diesem Gedankengang"),
    "off": Text(en="false in this line of thought", de="falsch in diesem Gedankengang"),
}
"""The parts that a pattern can have. A role is a key of ``Step.highlights`` and a CSS class."""


class Later(Mapping[str, Any]):
    """A mapping that is made when somebody first looks into it.

    Most steps of a path are never shown, so what only a reader needs can wait.
    """

    __slots__ = ("_arguments", "_made", "_make")

    def __init__(self, make: Callable[..., Mapping[str, Any]], *arguments: object) -> None:
        self._make = make
        self._arguments = arguments
        self._made: Mapping[str, Any] | None = None

    @property
    def _mapping(self) -> Mapping[str, Any]:
        if self._made is None:
            self._made = self._make(*self._arguments)
        return self._made

    def __getitem__(self, key: str) -> Any:
        return self._mapping[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._mapping)

    def __len__(self) -> int:
        return len(self._mapping)


NOTHING: Mapping[str, Any] = Later(dict)
"""No entries, in a mapping that nobody can change and that can go to another process."""


class Link(NamedTuple):
    """A link of a chain between two nodes; each node is one or more candidates.

    Strong: if the start is false then the end is true. Weak: if the start is true then the end is
    false. A strong link that runs through an almost locked set names the cells and digits of it.
    """

    start: tuple[Candidate, ...]
    end: tuple[Candidate, ...]
    strong: bool
    set_cells: CellSet = 0
    set_digits: DigitSet = 0


def alternating(*nodes: tuple[Candidate, ...]) -> tuple[Link, ...]:
    """The links from node to node, strong and weak in turn, beginning with a strong one."""
    return tuple(
        Link(start, end, strong=number % 2 == 0)
        for number, (start, end) in enumerate(pairwise(nodes))
    )


class FrameKind(StrEnum):
    """What a sentence of an explanation by cases is for."""

    COVER = "cover"
    """It names the cases of which one holds."""

    ASSUMPTION = "assumption"
    """It begins one of them."""

    INFERENCE = "inference"
    """It says what follows."""

    RESULT = "result"
    """It says what a case comes to, or what is known when the cases inside it are done."""

    CONTRADICTION = "contradiction"
    """It ends an impossible case."""

    CASE = "case"
    """It tells a whole case, from its first fact, which is assumed, to its last."""

    CONCLUSION = "conclusion"
    """It says what all of it shows."""


class Frame(NamedTuple):
    """What one sentence of an explanation by cases does on the board.

    ``case`` numbers the case and those it lies in, from the outside; it is empty outside of all. The
    ``facts`` hold in this case from here on, in the order in which the sentence tells them. ``area`` is
    the cell or house that the sentence looks at first, ``pattern`` what it sees there: the candidates
    of a pair or an X-Wing. ``broken`` is the cell or house for which a contradiction leaves nothing.
    """

    kind: FrameKind
    case: tuple[int, ...] = ()
    facts: "tuple[Statement, ...]" = ()
    links: tuple[Link, ...] = ()
    area: CellSet = 0
    pattern: tuple[Candidate, ...] = ()
    broken: CellSet = 0


class StoryLine(NamedTuple):
    """A sentence of an explanation, and what it does on the board if it goes through cases."""

    told: Told
    frame: Frame | None = None


_Kind = TypeVar("_Kind")


class _StepFields(NamedTuple):
    """The fields of a step."""

    technique: "SolvingTechnique"
    placements: tuple[Candidate, ...] = ()
    cross_outs: tuple[Candidate, ...] = ()
    highlights: Mapping[str, tuple[Candidate, ...]] = NOTHING
    primary: CellSet = 0
    secondary: CellSet = 0
    links: tuple[Link, ...] = ()
    words: Words = NOTHING
    truths: "tuple[Truth, ...]" = ()
    evidence: object = None
    board: SudokuBoard | None = None


class Step(_StepFields):
    """The immutable answer of a technique. A step without effect is false.

    ``primary`` and ``secondary`` are the areas to look at, ``highlights`` gives the candidates
    of each role, ``truths`` are the facts from which the conclusion follows. ``words`` fill the
    technique's templates and are for nothing else; what more its telling needs is the ``evidence``, of
    a kind that each technique knows. A step that goes through cases has a proof as its evidence, instead
    of truths. A step that the manager found knows its ``board``; it is drawn there.
    """

    def __bool__(self) -> bool:
        return bool(self.placements or self.cross_outs)

    def __str__(self) -> str:
        return effects_notation(self.placements, self.cross_outs)

    @property
    def effect(self) -> tuple[frozenset[Candidate], frozenset[Candidate]]:
        """What the step does, whatever pattern it was seen by and in whatever order."""
        return frozenset(self.placements), frozenset(self.cross_outs)

    @property
    def level(self) -> "Level":
        """How hard this step is: most often as hard as its technique."""
        return self.technique.level_of(self)

    @property
    def touched(self) -> CellSet:
        """The cells in which it changes something."""
        touched = 0
        for cell, _ in self.placements:
            touched |= BIT[cell]
        for cell, _ in self.cross_outs:
            touched |= BIT[cell]
        return touched

    @property
    def primary_cells(self) -> tuple[Cell, ...]:
        """Where to look first."""
        return tuple(members(self.primary))

    @property
    def secondary_cells(self) -> tuple[Cell, ...]:
        """Where else the pattern reaches."""
        return tuple(members(self.secondary))

    def apply(self, board: SudokuBoard) -> SudokuBoard:
        """The board after this step."""
        return board.after(self.placements, self.cross_outs)

    def forbids(self, board: SudokuBoard) -> set[Candidate]:
        """The candidates that are gone after it: those it crosses out, and those its digits exclude."""
        gone = set(self.cross_outs)
        for cell, digit in self.placements:
            gone.update(Candidate(cell, each) for each in members(board.digits[cell] & ~BIT[digit]))
            gone.update(candidates_of(digit, board.places[digit] & PEERS[cell]))
        return gone

    def check(self, board: SudokuBoard) -> bool:
        """Whether the truths and links prove the conclusion on *board*, without the search."""
        return self.technique.check(self, board)

    def where(self, how: Speech | str) -> Sentence:
        """Where to look for the pattern: the houses or cells of its area.

        *how* it is told: a speech, or a language alone.
        """
        speech = Speech.of(how)
        houses = [house for house, cells in enumerate(HOUSES) if not cells & ~self.primary]
        if houses and set_of(c for house in houses for c in members(HOUSES[house])) == self.primary:
            return speech.sentence(LOOK_AT_HOUSES, {"area": houses})
        return speech.sentence(_LOOK_AT_CELLS, {"area": self.primary})

    def evidence_of(self, kind: type[_Kind]) -> _Kind:
        """What was found, of the kind that its technique looks for."""
        if not isinstance(self.evidence, kind):
            raise TypeError(f"expected evidence of the kind {kind.__name__}, got {self.evidence!r}")
        return self.evidence

    @cached_property
    def story(self) -> tuple[StoryLine, ...]:
        """The sentences of the explanation, each with what it does on the board."""
        return tuple(self.technique.story(self))

    @property
    def frames(self) -> tuple[Frame, ...]:
        """What each sentence of the explanation does, if it goes through cases; else nothing."""
        return tuple(line.frame for line in self.story if line.frame)

    def explanation(self, how: Speech | str) -> list[Sentence]:
        """Why the conclusion holds, in whole sentences for exactly this position."""
        return Speech.of(how).sentences(line.told for line in self.story)

    def summary(self, how: Speech | str) -> list[Sentence]:
        """The explanation in at most ten sentences, if it is long; else nothing."""
        return Speech.of(how).sentences(self.technique.summarise(self))

    def to_dict(self, how: Speech | str = DEFAULT_LANGUAGE) -> dict[str, Any]:
        """Everything that can be told of a step, in words and numbers that JSON can carry.

        Rows and columns are counted from 1. *how* it is told: a speech, or a language alone.
        """
        speech = Speech.of(how)
        return {
            "technique": self.technique.key,
            "name": self.technique.name(speech),
            "level": self.level.key,
            "difficulty": self.technique.difficulty_of(self),
            "effects": str(self),
            "placements": _described(self.placements),
            "cross_outs": _described(self.cross_outs),
            "highlights": {role: _described(parts) for role, parts in self.highlights.items()},
            "primary": [_place(cell) for cell in self.primary_cells],
            "secondary": [_place(cell) for cell in self.secondary_cells],
            "links": [
                {
                    "start": _described(link.start),
                    "end": _described(link.end),
                    "strong": link.strong,
                }
                for link in self.links
            ],
            "where": "".join(plain([self.where(speech)])),
            "explanation": plain(self.explanation(speech)),
            "summary": plain(self.summary(speech)),
        }

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: the position with the marks of all parts."""
        # Pictures are drawn from steps, so the step knows them by name only.
        drawn: str = import_module("sudoku_helper.drawing.notebook").show_step(self)
        return drawn


class HasEffect(Protocol):
    """A step, or a pattern that would make one."""

    @property
    def effect(self) -> Hashable:
        """What it does."""


_Effective = TypeVar("_Effective", bound=HasEffect)


def one_of_each_effect(found: Iterable[_Effective]) -> Iterator[_Effective]:
    """What was found without whatever does the same as something before it."""
    effects = set()
    for each in found:
        effect = each.effect
        if effect not in effects:
            effects.add(effect)
            yield each


LOOK_AT_HOUSES = Text(en="Look at {area:houses}.", de="Schau dir {area:houses} an.")
_LOOK_AT_CELLS = Text(en="Look at {area:cells}.", de="Schau dir {area:cells} an.")


def _place(cell: Cell) -> dict[str, int]:
    return {"row": row_number(cell), "column": column_number(cell)}


def _described(candidates: Iterable[Candidate]) -> list[dict[str, int]]:
    """Candidates as somebody outside reads them."""
    return [{**_place(cell), "digit": digit} for cell, digit in candidates]


def candidates_of(digit: Digit, cells: CellSet) -> tuple[Candidate, ...]:
    """The candidates of one digit in some cells."""
    return tuple(Candidate(cell, digit) for cell in members(cells))


def cell_candidates(board: SudokuBoard, cells: CellSet) -> tuple[Candidate, ...]:
    """Every candidate of some cells."""
    return tuple(
        Candidate(cell, digit) for cell in members(cells) for digit in members(board.digits[cell])
    )


def plain(sentences: Iterable[Sentence]) -> list[str]:
    """Sentences as plain text."""
    return ["".join(part["text"] for part in sentence) for sentence in sentences]

"""Death Blossom: a cell whose every candidate takes a digit from an almost locked set."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    ALL_CELLS,
    BIT,
    DIGITS,
    Cell,
    Digit,
    DigitSet,
    members,
    set_of,
    size,
)
from sudoku_helper.step import Link, Step, candidates_of, cell_candidates, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.almost_locked_sets import (
    ALL_LAYERS,
    WHOLE_LAYER,
    AlmostLockedSet,
    Layers,
    almost_locked_sets,
    candidates_in_layers,
)
from sudoku_helper.techniques.patterns.fruitless import FruitlessSearches
from sudoku_helper.techniques.words.almost_locked_sets import (
    SET_ROLES,
    all_cells,
    cells_hold,
    for_set,
    places_in,
    removed_digits,
    set_highlights,
    told_needed,
)
from sudoku_helper.text import Text, Told

Petals = tuple[AlmostLockedSet, ...]
"""A set for each digit of the stem in turn; one set can serve several digits."""

_STEM = Text(
    en="The cell {pivot:cell}, the stem, has the candidates {digits:digits}.",
    de="Die Zelle {pivot:cell}, der Stiel, hat die Kandidaten {digits:digits}.",
)
_WHAT_PETALS_ARE = Text(
    en="Each petal is a set of cells of one house with one digit more than cells; the stem sees all "
    "places of the digit that it takes from it.",
    de="Jedes Blütenblatt ist eine Menge von Zellen einer Einheit mit einer Ziffer mehr als Zellen; der "
    "Stiel sieht alle Plätze der Ziffer, die er ihm nimmt.",
)
_PETAL = Text(
    en="If the stem is {taken:digit}, petal LETTER ({set:cells}) loses {taken:digit} and so contains "
    "{kept:digits}.",
    de="Steht im Stiel die {taken:digit}, verliert Blütenblatt LETTER ({set:cells}) die {taken:digit} "
    "und enthält darum die {kept:digits}.",
)
_SHARED_PETAL = Text(
    en="If the stem is one of {taken:digits}, petal LETTER ({set:cells}) loses that digit and so contains "
    "{kept:digits}.",
    de="Steht im Stiel eine der Ziffern {taken:digits}, verliert Blütenblatt LETTER ({set:cells}) diese "
    "Ziffer und enthält darum die {kept:digits}.",
)
_STEM_SIZES = range(3, len(SET_ROLES) + 1)
"""With two candidates a stem would be the hinge of an ALS-XY-Wing."""


class _Blossom(NamedTuple):
    """A stem with its petals, and what they cross out together."""

    stem: Cell
    petals: Petals
    effect: Layers


class _Flower(NamedTuple):
    """The digits of a stem, the petal of each, and the petals without repetition."""

    digits: DigitSet
    petals: Petals
    sets: tuple[AlmostLockedSet, ...]


class DeathBlossom(SolvingTechnique):
    """Whichever digit the stem takes, a petal loses it and has z instead."""

    key = "death-blossom"
    name = Text(en="Death Blossom", de="Todesblüte")
    difficulty = 8.0
    definition = Text(
        en="A cell, the stem, takes with each of its candidates a digit from an almost locked set, a "
        "petal, and all petals have a further digit z. Whichever digit the stem takes, one petal has "
        "z; so no cell that sees all places of z in the petals can be z.",
        de="Eine Zelle, der Stiel, nimmt mit jedem ihrer Kandidaten einer fast gesperrten Menge, "
        "einem Blütenblatt, eine Ziffer, und alle Blütenblätter haben außerdem eine Ziffer z. Welche "
        "Ziffer der Stiel auch bekommt, ein Blütenblatt hat z; darum kann keine Zelle, die alle "
        "Plätze von z in den Blütenblättern sieht, z sein.",
    )
    example = Example(
        board="....+6+321.+2...8+14.+6+6915+4+2+8+73.6.+8.412.+1..+2.+96.+8.2.15+6+7.+49+8+2+4+1+53+674+163+97"
        "+5+8+2.5.6+2+8+9+4+1 r1c3<>57 r4c1<>3 r4c3<>5 r5c3<>7",
        finds="r5c3<>5",
    )
    library_codes = ("0904",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every blossom with a different effect: fewest petals first, separate petals first."""
        for blossom in _FRUITLESS.watch(board, one_of_each_effect(_blossoms(board))):
            yield self._step(board, *blossom)

    def _step(self, board: SudokuBoard, stem: Cell, petals: Petals, effect: Layers) -> Step:
        cross_outs = candidates_in_layers(effect)
        sets = tuple({petal.number: petal for petal in petals}.values())
        return Step(
            self,
            cross_outs=cross_outs,
            highlights={
                "pivot": cell_candidates(board, BIT[stem]),
                **set_highlights(board, sets),
            },
            primary=BIT[stem],
            secondary=all_cells(petals),
            links=_links(board, stem, petals, cross_outs[0].digit),
            words={"pivot": stem, "digits": board.digits[stem]},
            truths=cells_hold(BIT[stem] | all_cells(petals)),
            evidence=_Flower(board.digits[stem], petals, sets),
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """The stem, each petal, and what they have in common."""
        digits, petals, sets = step.evidence_of(_Flower)
        words = {**step.words, "kept": removed_digits(step.cross_outs)}
        yield _STEM, words
        yield _WHAT_PETALS_ARE, {}
        for place, petal in enumerate(sets):
            pairs = zip(members(digits), petals, strict=True)
            taken = [digit for digit, each in pairs if each.number == petal.number]
            shared = len(taken) > 1
            yield (
                for_set(_SHARED_PETAL if shared else _PETAL, place),
                {
                    **words,
                    SET_ROLES[place]: petal.cells,
                    "taken": set_of(taken) if shared else taken[0],
                },
            )
        yield from told_needed(step.cross_outs, lambda target: places_in(sets, target.digit))


_FRUITLESS = FruitlessSearches()


def _blossoms(board: SudokuBoard) -> Iterator[_Blossom]:
    """Every blossom, with all its effect or with a part of it."""
    stems = [cell for cell in members(board.empty) if size(board.digits[cell]) in _STEM_SIZES]
    stems.sort(key=lambda cell: size(board.digits[cell]))
    possible = [(stem, sets) for stem in stems if (sets := _possible_petals(board, stem))]
    for may_overlap in (False, True):
        for stem, sets in possible:
            for effect, petals in _petals(sets, may_overlap):
                for part in _with_parts(effect):
                    yield _Blossom(stem, petals, part)


def _possible_petals(board: SudokuBoard, stem: Cell) -> dict[Digit, list[AlmostLockedSet]]:
    """For each digit of a stem the sets that lose it; none if a digit has none or nothing changed."""
    index = almost_locked_sets(board)
    possible = {}
    cells = BIT[stem]
    for taken in members(board.digits[stem]):
        losing = index.linked_sets(index.node(taken, BIT[stem]))
        if not losing:
            return {}
        possible[taken] = [index.sets[number] for number in members(losing)]
        cells |= all_cells(possible[taken])
    return possible if cells & _FRUITLESS.changed(board) else {}


def _petals(
    possible: Mapping[Digit, list[AlmostLockedSet]], may_overlap: bool
) -> Iterator[tuple[Layers, Petals]]:
    """The petals of a stem for each different effect."""
    found: dict[Layers, Petals] = {ALL_CELLS * ALL_LAYERS: ()}
    for taken, sets in possible.items():
        wider: dict[Layers, Petals] = {}
        for effect, petals in found.items():
            used = 0 if may_overlap else all_cells(petals)
            for each in sets:
                left = effect & each.targets & ~WHOLE_LAYER[taken]
                if left and left not in wider and not each.cells & used:
                    wider[left] = (*petals, each)
        found = wider
    yield from found.items()


def _with_parts(effect: Layers) -> Iterator[Layers]:
    """An effect, and if it has several digits what it does to each."""
    yield effect
    yield from filter(None, (effect & WHOLE_LAYER[digit] for digit in DIGITS))


def _links(board: SudokuBoard, stem: Cell, petals: Petals, z: Digit) -> tuple[Link, ...]:
    """For each digit of the stem the way to its petal, and there to z."""
    links = []
    for taken, petal in zip(members(board.digits[stem]), petals, strict=True):
        lost = candidates_of(taken, petal.nodes[taken].cells)
        links.append(Link(candidates_of(taken, BIT[stem]), lost, strong=False))
        links.append(Link(lost, candidates_of(z, petal.nodes[z].cells), strong=True))
    return tuple(links)

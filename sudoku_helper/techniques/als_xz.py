"""ALS-XZ: two almost locked sets that share a digit which only one of them can have."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial
from typing import ClassVar, NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    CellSet,
    Digit,
    common_houses,
    is_single,
    members,
    seen_by_all,
    size,
    union,
)
from sudoku_helper.step import Link, Step, candidates_of, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.almost_locked_sets import (
    ALL_LAYERS,
    WHOLE_LAYER,
    AlmostLockedSet,
    AlmostLockedSets,
    Layers,
    SetSet,
    almost_locked_sets,
    candidates_in_layers,
    set_at,
    smallest_first,
)
from sudoku_helper.techniques.patterns.bent_sets import bent_sets
from sudoku_helper.techniques.patterns.fruitless import FruitlessSearches
from sudoku_helper.techniques.words.almost_locked_sets import (
    cells_hold,
    chain_links,
    describe,
    link_through,
    places_in,
    removed_digits,
    set_highlights,
    told_needed,
)
from sudoku_helper.text import Text, Told, tell


class _Pair(NamedTuple):
    """Two sets with one or two restricted commons."""

    cell_count: int
    first: AlmostLockedSet
    second: AlmostLockedSet
    commons: tuple[Digit, ...]
    effect: Layers

    @property
    def sets(self) -> tuple[AlmostLockedSet, AlmostLockedSet]:
        """Both of them."""
        return self.first, self.second


class AlsXz(SolvingTechnique):
    """Two sets share x, which only one of them can have; so one of them has z."""

    key = "als-xz"
    name = Text(en="ALS-XZ", de="ALS-XZ-Regel")
    aliases = ("Almost Locked Sets", "ALS", "Doubly Linked ALS-XZ", "Fast gesperrte Mengen")
    difficulty = 5.5
    large_cases = 7.0
    small_cases: ClassVar[Mapping[int, float]] = {4: 5.5, 5: 6.3, 6: 6.6}
    definition = Text(
        en="Almost locked sets are cells of one house with one digit more than cells. Two of them "
        "share a digit x whose places see each other, so only one set can have it; the other then "
        "has all the rest of its digits. A common digit z is in at least one of the two.",
        de="Eine fast gesperrte Menge sind Zellen einer Einheit mit einer Ziffer mehr als Zellen. "
        "Zwei davon haben eine Ziffer x gemeinsam, deren Plätze einander sehen, sodass nur eine "
        "Menge sie haben kann; die andere hat dann alle ihre übrigen Ziffern. Eine gemeinsame "
        "Ziffer z steht in mindestens einer der beiden.",
    )
    explanation = Text(
        en="Only one of the sets can have {x:digit}, because all its places in them lie in "
        "{common1:house}.\n"
        "So at least one set lacks {x:digit} and therefore contains {digits:digits}.",
        de="Nur eine der Mengen kann die {x:digit} haben, denn alle ihre Plätze darin liegen in "
        "{common1:house}.\n"
        "Mindestens einer der beiden fehlt also die {x:digit}, und darum enthält sie die {digits:digits}.",
    )
    doubly_linked = Text(
        en="{x:digit} and {y:digit} can each be in only one of the sets, because all places of {x:digit} "
        "in them lie in {common1:house} and all places of {y:digit} in {common2:house}.\n"
        "Neither set can lack both, so one set has {x:digit}, the other has {y:digit}, and both "
        "have all their other digits.",
        de="Die {x:digit} und die {y:digit} können jeweils nur in einer der Mengen stehen, denn alle "
        "Plätze der {x:digit} darin liegen in {common1:house} und alle der {y:digit} in "
        "{common2:house}.\n"
        "Beide zugleich kann keine Menge entbehren; also hat die eine die {x:digit}, die andere die "
        "{y:digit}, und beide haben alle ihre übrigen Ziffern.",
    )
    in_one_house = Text(
        en="{x:digit} and {y:digit} can each be in only one of the sets, because all their places in them "
        "lie in {common1:house}.",
        de="Die {x:digit} und die {y:digit} können jeweils nur in einer der Mengen stehen, denn alle ihre "
        "Plätze darin liegen in {common1:house}.",
    )
    example = Example(
        board="+2..7+4.+9619+6.+321...4+179+6.+2.36..21+4..5+8..+6+37+1..+1.+2+8+59.36+5+94+18+3+6..+78+65+9+2+3+1+4321+4+7+6+5..",
        finds="r2c7<>8",
    )
    library_codes = ("0901",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every pair of sets with a different effect, fewest cells first."""
        for pair in _FRUITLESS.watch(board, one_of_each_effect(_pairs(board))):
            yield self._step(board, pair)

    def find_bent(self, board: SudokuBoard) -> Iterator[Step]:
        """The bent sets alone: a cell with two candidates and a set of a few cells.

        Of several with one effect none is left out, since who rates them may prefer another.
        """
        for pair in _FRUITLESS_BENT.watch(board, _bent_pairs(board)):
            yield self._step(board, pair)

    def _step(self, board: SudokuBoard, pair: _Pair) -> Step:
        cross_outs = candidates_in_layers(pair.effect)
        return Step(
            self,
            cross_outs=cross_outs,
            highlights=set_highlights(board, pair.sets),
            primary=pair.first.cells,
            secondary=pair.second.cells,
            links=_links(pair, cross_outs[0].digit),
            truths=cells_hold(pair.first.cells | pair.second.cells),
            evidence=pair,
        )

    def facts(self, step: Step) -> int:
        """The number of cells if it is a bent set, with a single cell as its hinge."""
        is_bent = any(is_single(each.cells) for each in step.evidence_of(_Pair).sets)
        return super().facts(step) if is_bent else 0

    def tell(self, step: Step) -> Iterator[Told]:
        """Both sets, what they have to do with each other, and where a digit is needed for it."""
        pair = step.evidence_of(_Pair)
        sets, commons = pair.sets, pair.commons
        yield from describe(sets)
        words = {"x": commons[0], "y": commons[-1], "digits": removed_digits(step.cross_outs)}
        for number, x in enumerate(commons, 1):
            words[f"common{number}"] = common_houses(places_in(sets, x))[0]
        why, what = tell(self.explanation if len(commons) == 1 else self.doubly_linked, words)
        yield (self.in_one_house, words) if words["common1"] == words.get("common2") else why
        yield what
        yield from told_needed(step.cross_outs, partial(_places, sets, commons))

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:
        """The way through both sets; with two restricted commons it is a ring."""
        pair = step.evidence_of(_Pair)
        commons = pair.commons
        if len(commons) == 1:
            return (step.links,)
        x, y = commons
        there, back = link_through(pair.first, (x, y)), link_through(pair.second, (y, x))
        over = Link(there.end, back.start, strong=False)
        home = Link(back.end, there.start, strong=False)
        return ((there, over, back, home),)


_FRUITLESS = FruitlessSearches()


_FRUITLESS_BENT = FruitlessSearches()


def _bent_pairs(board: SudokuBoard) -> Iterator[_Pair]:
    """The pairs that are bent sets, fewest cells first and then the largest effect."""
    pairs: list[_Pair] = []
    for cell, cells in bent_sets(board, _FRUITLESS_BENT.changed(board)):
        first, second = set_at(board, BIT[cell]), set_at(board, cells)
        commons = [
            digit
            for digit, node in second.nodes.items()
            if digit in first.nodes and node.seen & BIT[cell]
        ]
        pairs += _effects(first, second, commons)
    yield from sorted(pairs, key=lambda each: (each.cell_count, -size(each.effect)))


def _pairs(board: SudokuBoard) -> Iterator[_Pair]:
    """Every pair with an effect, fewest cells first and then the largest effect."""
    index = almost_locked_sets(board)
    partners = _partners(index, _FRUITLESS.changed(board))
    firsts = [index.sets[number] for number in sorted(partners)]
    for batch in smallest_first(firsts, partial(_pairs_from, index, partners)):
        yield from sorted(batch, key=lambda each: -size(each.effect))


def _partners(index: AlmostLockedSets, changed: CellSet) -> dict[int, SetSet]:
    """For the numbers of some sets the later ones with which they could have an effect.

    One of the two has a cell that has changed.
    """
    fresh_sets = [each for each in index.sets if each.cells & changed]
    fresh = union(2**each.number for each in fresh_sets)
    partners: dict[int, SetSet] = defaultdict(int)
    for each in fresh_sets:
        bit = 2**each.number
        # Two fresh ones are met twice, and once is enough.
        for number in members(_fruitful(index, each) & ~(fresh & (bit - 1))):
            if number > each.number:
                partners[each.number] |= 2**number
            else:
                partners[number] |= bit
    return partners


def _fruitful(index: AlmostLockedSets, first: AlmostLockedSet) -> SetSet:
    """The sets with a restricted common that share a target of another digit, or that have two."""
    linked = [(node, sets) for node in first.nodes.values() if (sets := index.linked_sets(node))]
    if not linked:
        return 0
    once = twice = 0
    for node in first.nodes.values():
        sets = index.sharing_sets(node)
        twice |= once & sets
        once |= sets
    linked_once = fruitful = 0
    for node, sets in linked:
        by_another_digit = twice | once & ~index.sharing_sets(node)
        fruitful |= sets & (by_another_digit | linked_once)
        linked_once |= sets
    return fruitful


def _pairs_from(
    index: AlmostLockedSets, partners: Mapping[int, SetSet], first: AlmostLockedSet
) -> Iterator[_Pair]:
    """Every pair of a set and a separate partner with a restricted common and an effect."""
    found: dict[int, list[Digit]] = {}
    for x, node in first.nodes.items():
        for number in members(index.linked_sets(node) & partners[first.number]):
            if not index.sets[number].cells & first.cells:
                found.setdefault(number, []).append(x)
    for number, commons in found.items():
        yield from _effects(first, index.sets[number], commons)


def _effects(
    first: AlmostLockedSet, second: AlmostLockedSet, commons: list[Digit]
) -> Iterator[_Pair]:
    """What a pair of sets does by each restricted common alone and by two together."""
    shared = first.targets & second.targets
    found: list[tuple[tuple[Digit, ...], Layers]] = [
        ((x,), shared & ~WHOLE_LAYER[x]) for x in commons
    ]
    if len(commons) > 1:
        x, y = commons[:2]
        either = (first.targets | second.targets) & ~WHOLE_LAYER[x] & ~WHOLE_LAYER[y] | shared
        outside = either & ~((first.cells | second.cells) * ALL_LAYERS)
        found += [((x, y), either), ((x, y), outside)]
    cell_count = size(first.cells) + size(second.cells)
    for digits, effect in found:
        if effect:
            yield _Pair(cell_count, first, second, digits, effect)


def _places(
    sets: tuple[AlmostLockedSet, AlmostLockedSet], commons: tuple[Digit, ...], target: Candidate
) -> CellSet:
    """The places of a digit of which one has it: in both sets, or in one that surely has it."""
    if len(commons) == 1 or target.digit in commons:
        return places_in(sets, target.digit)
    having = (each for each in sets if target.digit in each.nodes)
    return next(
        places
        for each in having
        if BIT[target.cell] & seen_by_all(places := each.nodes[target.digit].cells)
    )


def _links(pair: _Pair, z: Digit) -> tuple[Link, ...]:
    """The way from z through the restricted common to z, or both restricted commons."""
    if len(pair.commons) == 1:
        return chain_links((pair.first, pair.second), pair.commons, z)
    return tuple(
        Link(
            candidates_of(digit, pair.first.nodes[digit].cells),
            candidates_of(digit, pair.second.nodes[digit].cells),
            strong=False,
        )
        for digit in pair.commons
    )

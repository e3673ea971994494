"""ALS-XZ: two almost locked sets that share a digit which only one of them can have."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import ClassVar, NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import Digit, is_single, size
from sudoku_helper.step import Link, Step, candidates_of, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.almost_locked_sets import (
    ALL_LAYERS,
    WHOLE_LAYER,
    AlmostLockedSet,
    AlmostLockedSets,
    Layers,
    almost_locked_sets,
    candidates_in_layers,
    smallest_first,
)
from sudoku_helper.techniques.words.almost_locked_sets import (
    cells_hold,
    chain_links,
    describe,
    removal,
    set_highlights,
)
from sudoku_helper.text import Text, Words, tell


class _Pair(NamedTuple):
    """Two sets with one or two restricted commons."""

    cell_count: int
    first: AlmostLockedSet
    second: AlmostLockedSet
    commons: tuple[Digit, ...]
    effect: Layers


class AlsXz(SolvingTechnique):
    """Two sets share x, which only one of them can have; so one of them has z."""

    key = "als-xz"
    name = Text(en="ALS-XZ", de="ALS-XZ-Regel")
    aliases = ("Almost Locked Sets", "ALS", "Doubly Linked ALS-XZ", "Fast gesperrte Mengen")
    difficulty = 5.5
    large_cases = 7.0
    rated_as = None
    small_cases: ClassVar[Mapping[int, float]] = {4: 5.5, 5: 6.3}
    definition = Text(
        en="Almost locked sets are cells of one house with one digit more than cells. Two of them "
        "share a digit x whose places see each other, so only one set can have it; the other then "
        "has all the rest of its digits. A common digit z is in one of the two either way.",
        de="Eine fast gesperrte Menge sind Zellen einer Einheit mit einer Ziffer mehr als Zellen. "
        "Zwei davon haben eine Ziffer x gemeinsam, deren Plätze einander sehen, sodass nur eine "
        "Menge sie haben kann; die andere hat dann alle ihre übrigen Ziffern. Eine gemeinsame "
        "Ziffer z steht so oder so in einer der beiden.",
    )
    explanation = Text(
        en="{x:digit} cannot be in both sets, because all its places in one see all its places in "
        "the other.\n"
        "So one set lacks {x:digit} and therefore contains {z:digit}.\n"
        "{z:digit} can be crossed out in {targets:cells}, from where all places of {z:digit} in "
        "both sets are seen.",
        de="Die {x:digit} kann nicht in beiden Mengen stehen, denn alle ihre Plätze in der einen "
        "sehen alle ihre Plätze in der anderen.\n"
        "Einer der beiden Mengen fehlt also die {x:digit}, und darum enthält sie die {z:digit}.\n"
        "In {targets:cells}, von wo alle Plätze der {z:digit} in beiden Mengen zu sehen sind, "
        "entfällt die {z:digit}.",
    )
    several_digits = Text(
        en="{x:digit} cannot be in both sets, because all its places in one see all its places in "
        "the other.\n"
        "So one set lacks {x:digit} and therefore contains all its other digits, "
        "{digits:digits} too.\n"
        "Where all places of one of these digits in both sets are seen, it can be crossed out: "
        "{removed:candidates}.",
        de="Die {x:digit} kann nicht in beiden Mengen stehen, denn alle ihre Plätze in der einen "
        "sehen alle ihre Plätze in der anderen.\n"
        "Einer der beiden Mengen fehlt also die {x:digit}, und darum enthält sie alle ihre übrigen "
        "Ziffern, auch die {digits:digits}.\n"
        "Wo alle Plätze einer dieser Ziffern in beiden Mengen zu sehen sind, entfällt sie: "
        "{removed:candidates}.",
    )
    doubly_linked = Text(
        en="{x:digit} and {y:digit} can each be in only one of the sets, because their places in "
        "one see all their places in the other.\n"
        "Neither set can lack both, so one set has {x:digit}, the other has {y:digit}, and both "
        "have all their other digits.\n"
        "Every digit can be crossed out where all the places that are left for it are seen: "
        "{removed:candidates}.",
        de="Die {x:digit} und die {y:digit} können jeweils nur in einer der Mengen stehen, denn "
        "ihre Plätze in der einen sehen alle ihre Plätze in der anderen.\n"
        "Beide zugleich kann keine Menge entbehren; also hat die eine die {x:digit}, die andere die "
        "{y:digit}, und beide haben alle ihre übrigen Ziffern.\n"
        "Jede Ziffer entfällt dort, wo alle ihr bleibenden Plätze zu sehen sind: "
        "{removed:candidates}.",
    )
    example = Example(
        board="+2..7+4.+9619+6.+321...4+179+6.+2.36..21+4..5+8..+6+37+1..+1.+2+8+59.36+5+94+18+3+6..+78+65+9+2+3+1+4321+4+7+6+5..",
        finds="r2c7<>8",
    )
    library_codes = ("0901",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every pair of sets with a different effect, fewest cells first."""
        index = almost_locked_sets(board)
        batches = smallest_first(index.sets, partial(_pairs_from, index))
        pairs = (
            pair for batch in batches for pair in sorted(batch, key=lambda each: -size(each.effect))
        )
        for pair in one_of_each_effect(pairs):
            yield self._step(board, pair)

    def _step(self, board: SudokuBoard, pair: _Pair) -> Step:
        sets = (pair.first, pair.second)
        cross_outs = candidates_in_layers(pair.effect)
        return Step(
            self,
            cross_outs=cross_outs,
            highlights=set_highlights(board, sets),
            primary=pair.first.cells,
            secondary=pair.second.cells,
            links=_links(pair, cross_outs[0].digit),
            words={"sets": sets, "commons": pair.commons},
            truths=cells_hold(pair.first.cells | pair.second.cells),
        )

    def facts(self, step: Step) -> int:
        """The number of cells if it is a bent set, with a single cell as its hinge."""
        is_bent = any(is_single(each.cells) for each in step.words["sets"])
        return super().facts(step) if is_bent else 0

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """Both sets, then what they have to do with each other."""
        for place, each in enumerate(step.words["sets"]):
            yield describe(place, each)
        commons = step.words["commons"]
        words = {**removal(step.cross_outs), "x": commons[0], "y": commons[-1]}
        text = self.explanation if size(words["digits"]) == 1 else self.several_digits
        yield from tell(text if len(commons) == 1 else self.doubly_linked, words)


def _pairs_from(index: AlmostLockedSets, first: AlmostLockedSet) -> Iterator[_Pair]:
    """Every pair of a set and a later, separate one with a restricted common and an effect."""
    linked: dict[int, list[Digit]] = {}
    for x, node in first.nodes.items():
        for entry in index.chosen(index.neighbours(node)):
            if entry.set.number > first.number and not entry.set.cells & first.cells:
                linked.setdefault(entry.set.number, []).append(x)
    for number, commons in linked.items():
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

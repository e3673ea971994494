"""Finned and sashimi fish: a fish is spoilt by a few places more, the fins, which see what it does.

Two finned fish can share their base lines (siamese fish); then both effects make one step.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BIT, HOUSES, Cell, CellSet, Digit, House, is_single, only, union
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.step import Step, candidates_of, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.fish import Catch, cells_of, fish_on
from sudoku_helper.techniques.patterns.fish import Fish
from sudoku_helper.techniques.words.exclusion import houses_of_sight
from sudoku_helper.techniques.words.visible import list_of, numbered
from sudoku_helper.text import Text, Told, Words

_OR_IN_THE_FIN = Text(
    en="In {base:lines} the {digit:digit} can only go in {cover:lines} or in the fin {fin:cells}.",
    de="In den {base:lines} kann die {digit:digit} nur in den {cover:lines} stehen oder in der Flosse "
    "{fin:cells}.",
)
_OR_IN_THE_FINS = Text(
    en="In {base:lines} the {digit:digit} can only go in {cover:lines} or in the fins {fin:cells}.",
    de="In den {base:lines} kann die {digit:digit} nur in den {cover:lines} stehen oder in den Flossen "
    "{fin:cells}.",
)
_NO_FIN = Text(
    en="If there is no {digit:digit} in {fin:cells}, it is {shape:text}: {base:lines} use up "
    "{cover:lines}, which leaves no {digit:digit} for {targets:cells} in {own:inside}.",
    de="Steht in {fin:cells} keine {digit:digit}, so ist es {shape:text}: Die {base:lines} belegen "
    "die {cover:lines}, und in {own:inside} bleibt für {targets:cells} keine {digit:digit}.",
)
_THIN = Text(
    en="If there is no {digit:digit} in {fin:cells}, only {stump:cells} is left for it in "
    "{line:house}; such a fish with a gap is called sashimi.",
    de="Steht in {fin:cells} keine {digit:digit}, so bleibt ihr in {line:house} nur {stump:cells}; so "
    "einen lückenhaften Fisch nennt man Sashimi.",
)
_THEN_ONLY = Text(
    en="only {stump:cell} in {line:house}",
    de="in {line:house} nur {stump:cell}",
)
_THEN_FORCED = Text(
    en="That leaves {clauses}, so in {{own:inside}} no {{digit:digit}} is left for {{targets:cells}}.",
    de="Dann bleibt {clauses}, also in {{own:inside}} für {{targets:cells}} keine {{digit:digit}}.",
)
_NO_PLACE = Text(en="no place at all in {line:house}", de="in {line:house} gar kein Platz")
_THEN_NOTHING = Text(
    en="That leaves {clauses}, which is impossible: the {{digit:digit}} goes in {{fin:either}}.",
    de="Dann bleibt {clauses}, und das ist unmöglich: Die {{digit:digit}} steht in {{fin:either}}.",
)
_THEN_A_FISH = Text(
    en="Then {rest:lines} use up the other places in {cover:lines}, so in {own:inside} no {digit:digit} is "
    "left for {targets:cells}.",
    de="Dann belegen die {rest:lines} die übrigen Plätze in den {cover:lines}, und in {own:inside} bleibt "
    "für {targets:cells} keine {digit:digit}.",
)
_THEN_BOTH = Text(
    en="That leaves {clauses}, and {{rest:lines}} use up the other places, so in {{own:inside}} no "
    "{{digit:digit}} is left for {{targets:cells}}.",
    de="Dann bleibt {clauses}, und die {{rest:lines}} belegen die übrigen Plätze; in {{own:inside}} bleibt "
    "für {{targets:cells}} keine {{digit:digit}}.",
)
_SEEN_BY_ONE = Text(
    en="If the {digit:digit} does go in {fin:either}, {targets:cells} sees it in {sight:inside}.",
    de="Steht doch eine {digit:digit} in {fin:either}, so sieht {targets:cells} sie in "
    "{sight:inside}.",
)
_SEEN_BY_SOME = Text(
    en="If the {digit:digit} does go in {fin:either}, {targets:cells} see it in {sight:inside}.",
    de="Steht doch eine {digit:digit} in {fin:either}, so sehen {targets:cells} sie in "
    "{sight:inside}.",
)
_EITHER_WAY = Text(
    en="Either way the {digit:digit} can be crossed out in {targets:cells}.",
    de="So oder so entfällt die {digit:digit} in {targets:cells}.",
)
_SIAMESE = Text(
    en="In {base:lines} there are two fish at once, which differ only in the lines that cross them.",
    de="In den {base:lines} stecken zwei Fische zugleich, die sich nur in den kreuzenden Reihen "
    "unterscheiden.",
)
_READING = Text(
    en="The fish in {cover:lines} has {fin:cells} as its fin: the {digit:digit} there would be seen from "
    "{targets:cells} in {sight:inside}; without it {base:lines} use up {cover:lines}.",
    de="Der Fisch in den {cover:lines} hat als Flosse {fin:cells}: Eine {digit:digit} dort wäre von "
    "{targets:cells} aus in {sight:inside} zu sehen; ohne sie belegen die {base:lines} die "
    "{cover:lines}.",
)
_BOTH = Text(
    en="Together they cross out the {digit:digit} in {targets:cells}.",
    de="Zusammen streichen sie die {digit:digit} in {targets:cells}.",
)
_AN_X_WING = Text(en="an X-Wing", de="ein X-Wing")
_A_SWORDFISH = Text(en="a swordfish", de="ein Schwertfisch")
_A_JELLYFISH = Text(en="a jellyfish", de="eine Qualle")


class FinnedFish(SolvingTechnique):
    """A fish with fins; the candidates that it crosses out and that see all fins are false."""

    count: ClassVar[int]
    sashimi: ClassVar[bool]
    shape: ClassVar[Text]

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every finned fish of this kind, then every two that share their base lines."""
        finned = [catch for catch in fish_on(board, self.count) if catch.fish[0].fins]
        own = filter(self._is_own, chain(finned, siamese(finned)))
        for catch in one_of_each_effect(own):
            yield finned_step(self, catch)

    def _is_own(self, catch: Catch) -> bool:
        return any(fish.is_sashimi == self.sashimi for fish in catch.fish)

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """The case with the fin and the case without; both fish in turn if there are two."""
        catch = step.evidence_of(Catch)
        digit, targets = catch.effect
        told = [_words(digit, fish, self.shape) for fish in catch.fish]
        words = told[0]
        if len(told) > 1:
            yield _SIAMESE, words
            yield from ((_READING, each) for each in told)
            yield _BOTH, {**words, "targets": targets}
            return
        yield or_in_the_fins(words)
        if self.sashimi:
            yield from _tell_without_fins(catch.fish[0], words)
        else:
            yield _NO_FIN, words
        yield seen_by(words)
        yield _EITHER_WAY, words


def or_in_the_fins(words: Words) -> Told:
    """Where the digit can go in the base lines."""
    return _OR_IN_THE_FIN if is_single(words["fin"]) else _OR_IN_THE_FINS, words


def seen_by(words: Words) -> Told:
    """What sees a digit in the fins, and in which houses."""
    return _SEEN_BY_ONE if is_single(words["targets"]) else _SEEN_BY_SOME, words


def _tell_without_fins(fish: Fish, words: Words) -> Iterator[Told]:
    """Where the digit must go without the fins, line by line; what is left then is a smaller fish."""
    ((line, stump), *others), rest = _forced(fish)
    yield _THIN, {**words, "line": line, "stump": BIT[stump]}
    found: dict[str, object] = {}
    clauses = []
    for number, (line, stump) in enumerate(others, 1):
        found |= {f"line{number}": line, f"stump{number}": stump}
        clauses.append(numbered(_THEN_ONLY, number))
    if crowded_out := [house for house in rest if not rest[house]]:
        template = _THEN_NOTHING
        clauses.append(numbered(_NO_PLACE, len(clauses) + 1))
        found[f"line{len(clauses)}"] = crowded_out[0]
    elif rest:
        template = _THEN_BOTH if others else _THEN_A_FISH
    else:
        template = _THEN_FORCED
    if clauses:
        template = template.format(clauses=list_of(clauses))
    yield template, {**words, **found, "rest": list(rest)}


def _forced(fish: Fish) -> tuple[list[tuple[House, Cell]], dict[House, CellSet]]:
    """The base lines that have one place left without the fins and where, and the places of the others."""
    forced = []
    left = {house: fish.body & HOUSES[house] for house in fish.base}
    while lines := [house for house in left if is_single(left[house])]:
        cell = only(left.pop(lines[0]))
        forced.append((lines[0], cell))
        taken = cells_of(house for house in fish.cover if HOUSES[house] & BIT[cell])
        left = {house: places & ~taken for house, places in left.items()}
    return forced, left


def siamese(found: Iterable[Catch]) -> Iterator[Catch]:
    """Every two fish of a digit that share their base and do more together than each alone."""
    by_base: dict[tuple[Digit, tuple[House, ...]], list[Fish]] = {}
    for digit, (fish,) in found:
        by_base.setdefault((digit, fish.base), []).append(fish)
    for (digit, _), fishes in by_base.items():
        for fish, other in combinations(fishes, 2):
            if fish.targets & ~other.targets and other.targets & ~fish.targets:
                yield Catch(digit, (fish, other))


def finned_step(technique: SolvingTechnique, catch: Catch) -> Step:
    """The step of a finned fish, or of two with the same base."""
    digit, targets = catch.effect
    base = catch.fish[0].base
    fins = union(fish.fins for fish in catch.fish)
    body = union(fish.body for fish in catch.fish)
    covers = union(cells_of(fish.cover) for fish in catch.fish)
    return Step(
        technique,
        cross_outs=candidates_of(digit, targets),
        highlights={
            "reason": candidates_of(digit, body & ~fins),
            "fin": candidates_of(digit, fins),
        },
        primary=cells_of(base),
        secondary=covers & ~cells_of(base),
        words={"digit": digit, "targets": targets},
        truths=tuple(in_house(house, digit) for house in base),
        evidence=catch,
    )


def _words(digit: Digit, fish: Fish, shape: Text) -> Words:
    return {
        "digit": digit,
        "base": fish.base,
        "cover": fish.cover,
        "own": [house for house in fish.cover if HOUSES[house] & fish.targets],
        "fin": fish.fins,
        "targets": fish.targets,
        "sight": houses_of_sight(fish.fins, fish.targets),
        "shape": shape,
    }


class FinnedXWing(FinnedFish):
    """An X-Wing with extra places in one block; its targets that see them all are false."""

    key = "finned-x-wing"
    name = Text(en="Finned X-Wing", de="X-Wing mit Flosse")
    aliases = ("Siamese Finned X-Wing",)
    difficulty = 4.7
    count = 2
    sashimi = False
    shape = _AN_X_WING
    definition = Text(
        en="An X-Wing with a few extra places of the digit in one block, the fins. Either a fin is "
        "true or the X-Wing holds, so its targets that see every fin lose the digit.",
        de="Ein X-Wing mit einigen überzähligen Plätzen der Ziffer in einem Block, den Flossen. "
        "Entweder ist eine Flosse richtig, oder der X-Wing gilt; darum verlieren die "
        "betroffenen Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board="28....63.6.382.1..1.7..3285719.8.326468372951532..94789762485138.1.367.232.7.186. "
        "r1c4<>5 r1c6<>5",
        finds="r3c5<>9",
    )
    library_codes = ("0310", "03101")


class SashimiXWing(FinnedFish):
    """A finned X-Wing in which a base line has a single place left without the fins."""

    key = "sashimi-x-wing"
    name = Text(en="Sashimi X-Wing", de="Sashimi-X-Wing")
    aliases = ("Siamese Sashimi X-Wing",)
    difficulty = 4.8
    count = 2
    sashimi = True
    shape = _AN_X_WING
    definition = Text(
        en="A finned X-Wing with a gap: without the fins one of the lines has a single place left. "
        "Still either a fin is true or the other line is decided by that, so targets that see "
        "every fin lose the digit.",
        de="Ein X-Wing mit Flosse und Lücke: Ohne die Flossen hat eine der Reihen nur noch einen "
        "Platz. Trotzdem ist entweder eine Flosse richtig, oder der Platz jeder "
        "Reihe ergibt sich daraus; darum verlieren die betroffenen Zellen, die alle Flossen sehen, die "
        "Ziffer.",
    )
    example = Example(
        board="7298146538.572.419...9.57289.3..287..8..791.2.72..89....7281594298457361451.9.287 "
        "r3c2<>36 r4c2<>6",
        finds="r5c4<>6",
    )
    library_codes = ("0320", "03201")


class FinnedSwordfish(FinnedFish):
    """A swordfish with extra places in one block; its targets that see them all are false."""

    key = "finned-swordfish"
    name = Text(en="Finned Swordfish", de="Schwertfisch mit Flosse")
    aliases = ("Siamese Finned Swordfish",)
    difficulty = 6.6
    count = 3
    sashimi = False
    shape = _A_SWORDFISH
    definition = Text(
        en="A swordfish with a few extra places of the digit in one block, the fins. Either a fin "
        "is true or the swordfish holds, so its targets that see every fin lose the digit.",
        de="Ein Schwertfisch mit einigen überzähligen Plätzen der Ziffer in einem Block, den "
        "Flossen. Entweder ist eine Flosse richtig, oder der Schwertfisch gilt; darum verlieren "
        "die betroffenen Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board=".1283.....9.14..2...4295...146582937..39142862896735....1328.5.428759163...4618.2 "
        "r2c7<>7",
        finds="r1c7<>7",
    )
    library_codes = ("0311", "03111")


class SashimiSwordfish(FinnedFish):
    """A finned swordfish in which a base line has a single place left without the fins."""

    key = "sashimi-swordfish"
    name = Text(en="Sashimi Swordfish", de="Sashimi-Schwertfisch")
    aliases = ("Siamese Sashimi Swordfish",)
    difficulty = 6.7
    count = 3
    sashimi = True
    shape = _A_SWORDFISH
    definition = Text(
        en="A finned swordfish with a gap: without the fins one of the lines has a single place "
        "left. Still either a fin is true or all the other lines are decided one after the other, so "
        "targets that see every fin lose the digit.",
        de="Ein Schwertfisch mit Flosse und Lücke: Ohne die Flossen hat eine der Reihen nur noch "
        "einen Platz. Trotzdem ist entweder eine Flosse richtig, oder der Platz jeder "
        "Reihe ergibt sich daraus; darum verlieren die betroffenen Zellen, die alle Flossen sehen, die "
        "Ziffer.",
    )
    example = Example(
        board="4.59..7.33..45.1.9192673845643.9.2..8.9.263.452.34.69.7.42.593.25..394..93.7.4582 "
        "r8c8<>6",
        finds="r8c3<>1",
    )
    library_codes = ("0321", "03211")


class FinnedJellyfish(FinnedFish):
    """A jellyfish with extra places in one block; its targets that see them all are false."""

    key = "finned-jellyfish"
    name = Text(en="Finned Jellyfish", de="Qualle mit Flosse")
    aliases = ("Siamese Finned Jellyfish",)
    difficulty = 6.8
    count = 4
    sashimi = False
    shape = _A_JELLYFISH
    definition = Text(
        en="A jellyfish with a few extra places of the digit in one block, the fins. Either a fin "
        "is true or the jellyfish holds, so its targets that see every fin lose the digit.",
        de="Eine Qualle mit einigen überzähligen Plätzen der Ziffer in einem Block, den Flossen. "
        "Entweder ist eine Flosse richtig, oder die Qualle gilt; darum verlieren die "
        "betroffenen Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board="43.821...8...6.14.6.1..48.3.176...8.946..8.1..831.....16..8.4753.84.7..17.4.16.38 "
        "r2c2<>5 r2c9<>7 r3c2<>5 r4c6<>3 r5c4<>3",
        finds="r4c7<>2 r6c7<>2 r6c8<>2",
    )
    library_codes = ("0312", "03121")


class SashimiJellyfish(FinnedFish):
    """A finned jellyfish in which a base line has a single place left without the fins."""

    key = "sashimi-jellyfish"
    name = Text(en="Sashimi Jellyfish", de="Sashimi-Qualle")
    aliases = ("Siamese Sashimi Jellyfish",)
    difficulty = 6.9
    count = 4
    sashimi = True
    shape = _A_JELLYFISH
    definition = Text(
        en="A finned jellyfish with a gap: without the fins one of the lines has a single place "
        "left. Still either a fin is true or all the other lines are decided one after the other, so "
        "targets that see every fin lose the digit.",
        de="Eine Qualle mit Flosse und Lücke: Ohne die Flossen hat eine der Reihen nur noch einen "
        "Platz. Trotzdem ist entweder eine Flosse richtig, oder der Platz jeder "
        "Reihe ergibt sich daraus; darum verlieren die betroffenen Zellen, die alle Flossen sehen, die "
        "Ziffer.",
    )
    example = Example(
        board="386457219592381764174..2385.581364.7.475.8631631.74.5.4.58.91738.971354.713.45...",
        finds="r8c9<>2",
    )
    library_codes = ("0322", "03221")

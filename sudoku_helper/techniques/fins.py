"""Finned and sashimi fish: a fish is spoilt by a few places more, the fins, which see what it does.

Two finned fish can share their base lines (siamese fish); then both effects make one step.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import HOUSES, CellSet, Digit, House, is_single, size
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.step import Step, candidates_of, one_of_each_effect
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.fish import Catch, cells_of, fish_on
from sudoku_helper.techniques.patterns.fish import Fish
from sudoku_helper.text import Text, Words

_EXCEPT_ONE = Text(
    en="In {base:lines} the {digit:digit} stands only in {cover:lines}, with one exception: the fin "
    "{fin:cells}.",
    de="In den {base:lines} steht die {digit:digit} nur in den {cover:lines}, mit einer Ausnahme: "
    "der Flosse {fin:cells}.",
)
_EXCEPT_SOME = Text(
    en="In {base:lines} the {digit:digit} stands only in {cover:lines}, except for the fins "
    "{fin:cells}.",
    de="In den {base:lines} steht die {digit:digit} nur in den {cover:lines}, abgesehen von den "
    "Flossen {fin:cells}.",
)
_THIN = Text(
    en="Without it only {stump:cells} would be left in {thin:houses}, which is why the fish is "
    "called sashimi.",
    de="Ohne sie bliebe in {thin:houses} nur {stump:cells}; so einen lückenhaften Fisch nennt man "
    "Sashimi.",
)
_THIN_SOME = Text(
    en="Without them only {stump:cells} would be left in {thin:houses}, which is why the fish is "
    "called sashimi.",
    de="Ohne sie bliebe in {thin:houses} nur noch {stump:cells} übrig; so einen lückenhaften Fisch "
    "nennt man Sashimi.",
)
_NO_FIN = Text(
    en="If no {digit:digit} stands in {fin:cells}, it is {shape:text}: {base:lines} use up "
    "{cover:lines}, which leaves no {digit:digit} for {targets:cells}.",
    de="Steht in {fin:cells} keine {digit:digit}, so ist es {shape:text}: Die {base:lines} belegen "
    "die {cover:lines}, und für {targets:cells} bleibt keine {digit:digit}.",
)
_FIN = Text(
    en="If the {digit:digit} does stand there, it is in plain sight of {targets:cells}.",
    de="Steht dort doch eine {digit:digit}, so ist sie von {targets:cells} aus zu sehen.",
)
_EITHER_WAY = Text(
    en="Either way {digit:digit} can be crossed out in {targets:cells}.",
    de="So oder so entfällt die {digit:digit} in {targets:cells}.",
)
_SIAMESE = Text(
    en="In {base:lines} there are two fish at once, which differ only in the crossing lines.",
    de="In den {base:lines} stecken zwei Fische zugleich, die sich nur in den Querreihen "
    "unterscheiden.",
)
_READING = Text(
    en="The fish in {cover:lines} has {fin:cells} as its fin: if the {digit:digit} stands there, "
    "it is in plain sight of {targets:cells}; if not, {base:lines} use up {cover:lines}.",
    de="Der Fisch in den {cover:lines} hat als Flosse {fin:cells}: Steht dort eine {digit:digit}, "
    "so ist sie von {targets:cells} aus zu sehen; steht dort keine, so belegen die {base:lines} "
    "die {cover:lines}.",
)
_BOTH = Text(
    en="Together they cross out {digit:digit} in {targets:cells}.",
    de="Zusammen streichen sie die {digit:digit} in {targets:cells}.",
)


class FinnedFish(SolvingTechnique):
    """A fish with fins; the candidates that it crosses out and that see all fins are false."""

    count: ClassVar[int]
    sashimi: ClassVar[bool]
    shape: ClassVar[Text]
    rated_as = None

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
        digit, readings = step.words["digit"], step.words["readings"]
        told = [_words(digit, fish, self.shape) for fish in readings]
        words = told[0]
        if len(told) > 1:
            yield _SIAMESE, words
            yield from ((_READING, each) for each in told)
            yield _BOTH, {**words, "targets": step.words["targets"]}
            return
        one_fin = is_single(words["fin"])
        yield _EXCEPT_ONE if one_fin else _EXCEPT_SOME, words
        if self.sashimi:
            yield _THIN if one_fin else _THIN_SOME, words
        yield _NO_FIN, words
        yield _FIN, words
        yield _EITHER_WAY, words


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
    fins = body = covers = 0
    for fish in catch.fish:
        fins |= fish.fins
        body |= fish.body
        covers |= cells_of(fish.cover)
    return Step(
        technique,
        cross_outs=candidates_of(digit, targets),
        highlights={
            "reason": candidates_of(digit, body & ~fins),
            "fin": candidates_of(digit, fins),
        },
        primary=cells_of(base),
        secondary=covers & ~cells_of(base),
        words={"digit": digit, "readings": catch.fish, "targets": targets},
        truths=tuple(in_house(house, digit) for house in base),
    )


def _words(digit: Digit, fish: Fish, shape: Text) -> Words:
    thin = [house for house in fish.base if size(fish.body & HOUSES[house]) == 1]
    stump: CellSet = 0
    for house in thin:
        stump |= fish.body & HOUSES[house]
    return {
        "digit": digit,
        "base": fish.base,
        "cover": fish.cover,
        "fin": fish.fins,
        "targets": fish.targets,
        "thin": thin,
        "stump": stump,
        "shape": shape,
    }


AN_X_WING = Text(en="an X-Wing", de="ein X-Wing")
A_SWORDFISH = Text(en="a swordfish", de="ein Schwertfisch")
A_JELLYFISH = Text(en="a jellyfish", de="eine Qualle")

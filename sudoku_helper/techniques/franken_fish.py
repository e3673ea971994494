"""Franken fish: fish whose base or cover houses include blocks."""

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import Digit, is_single
from sudoku_helper.step import Step, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.finned_fish import finned_step, siamese
from sudoku_helper.techniques.fish import cells_of, fish_on
from sudoku_helper.techniques.patterns.fish import Fish
from sudoku_helper.text import Text, Words

_CONFINED = Text(
    en="In {base:houses} the {digit:digit} can only stand in {cover:houses}.",
    de="In {base:houses} kann die {digit:digit} nur in {cover:houses} stehen.",
)
_USED_UP = Text(
    en="Each of {base:houses} needs one {digit:digit} of its own, and each of {cover:houses} has "
    "room for only one, so these use up {cover:houses}.",
    de="{base:houses} brauchen je eine eigene {digit:digit}, und {cover:houses} haben nur für je "
    "eine Platz; damit sind {cover:houses} vergeben.",
)
_SPENDTHRIFT = Text(
    en="If the {digit:digit} stood in {twice:cells}, it would take the room of two of them at once "
    "and leave too little for the others.",
    de="Eine {digit:digit} in {twice:cells} nähme gleich zweien davon den Platz und ließe den "
    "übrigen zu wenig.",
)
_SO = Text(
    en="So {digit:digit} can be crossed out in {targets:cells}.",
    de="Also entfällt die {digit:digit} in {targets:cells}.",
)
_EXCEPT_ONE = Text(
    en="In {base:houses} the {digit:digit} stands only in {cover:houses}, with one exception: the "
    "fin {outside:cells}.",
    de="In {base:houses} steht die {digit:digit} nur in {cover:houses}, mit einer Ausnahme: der "
    "Flosse {outside:cells}.",
)
_EXCEPT_SOME = Text(
    en="In {base:houses} the {digit:digit} stands only in {cover:houses}, except for the fins "
    "{outside:cells}.",
    de="In {base:houses} steht die {digit:digit} nur in {cover:houses}, abgesehen von den Flossen "
    "{outside:cells}.",
)
_SHARED = Text(
    en="The {digit:digit} in {shared:cells} would serve two of {base:houses} at once, so that counts "
    "as a fin.",
    de="Eine {digit:digit} in {shared:cells} würde zwei der Einheiten {base:houses} auf einmal "
    "versorgen und gilt darum als Flosse.",
)
_NO_FIN = Text(
    en="If no {digit:digit} stands in {fin:cells}, then {base:houses} use up {cover:houses}, which "
    "leaves no {digit:digit} for {targets:cells}.",
    de="Steht in {fin:cells} keine {digit:digit}, so belegen {base:houses} die Plätze in "
    "{cover:houses}, und für {targets:cells} bleibt keine {digit:digit}.",
)
_FIN = Text(
    en="If the {digit:digit} does stand there, it is in plain sight of {targets:cells}.",
    de="Steht dort doch eine {digit:digit}, so ist sie von {targets:cells} aus zu sehen.",
)
_SIAMESE = Text(
    en="In {base:houses} there are two fish at once, which differ only in the houses that cover "
    "them.",
    de="In {base:houses} stecken zwei Fische zugleich, die sich nur in den überdeckenden Einheiten "
    "unterscheiden.",
)
_READING = Text(
    en="The fish with {cover:houses} has {fin:cells} as its fin: if the {digit:digit} stands "
    "there, it is in plain sight of {targets:cells}; if not, {base:houses} use up these houses.",
    de="Der Fisch mit {cover:houses} hat als Flosse {fin:cells}: Steht dort eine {digit:digit}, so "
    "ist sie von {targets:cells} aus zu sehen; steht dort keine, so belegen {base:houses} diese "
    "Einheiten.",
)


class FrankenFish(SolvingTechnique):
    """A fish with a block among its base or cover houses."""

    count: ClassVar[int]
    finned: ClassVar[bool] = False
    rated_as = None

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every Franken fish of this kind; if finned, then every two that share their base."""
        own = [
            catch
            for catch in fish_on(board, self.count, blocks=True)
            if bool(catch.fish[0].fins) == self.finned
        ]
        twins = siamese(own) if self.finned else ()
        for catch in one_of_each_effect(chain(own, twins)):
            yield finned_step(self, catch)

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """What the base houses use up; with fins the two cases, or both fish in turn."""
        readings = [_words(step.words["digit"], fish) for fish in step.words["readings"]]
        words = {**readings[0], "targets": step.words["targets"]}
        if len(readings) > 1:
            yield _SIAMESE, words
            yield from ((_READING, each) for each in readings)
        else:
            yield from self._tell_one(words)
        yield _SO, words

    def _tell_one(self, words: Words) -> Iterator[tuple[Text, Words]]:
        if not words["outside"]:
            yield _CONFINED, words
        else:
            yield _EXCEPT_ONE if is_single(words["outside"]) else _EXCEPT_SOME, words
        if words["shared"]:
            yield _SHARED, words
        if self.finned:
            yield _NO_FIN, words
            yield _FIN, words
        else:
            yield _USED_UP, words
        if words["twice"]:
            yield _SPENDTHRIFT, words


def _words(digit: Digit, fish: Fish) -> Words:
    covered = cells_of(fish.cover)
    return {
        "digit": digit,
        "base": fish.base,
        "cover": fish.cover,
        "fin": fish.fins,
        "outside": fish.fins & ~covered,
        "shared": fish.fins & covered,
        "twice": fish.targets & cells_of(fish.base),
        "targets": fish.targets,
    }


class FrankenXWing(FrankenFish):
    """Two houses with a block among them or their cover, in which a digit is confined."""

    key = "franken-x-wing"
    name = Text(en="Franken X-Wing", de="Franken-X-Wing")
    difficulty = 7.6
    count = 2
    definition = Text(
        en="Two houses, parallel lines or blocks, in which a digit stands only in as many other "
        "houses, crossing lines or blocks, with at least one block among them all. The digit "
        "leaves all other cells of those other houses.",
        de="Zwei Einheiten, parallele Reihen oder Blöcke, in denen eine Ziffer nur in ebenso "
        "vielen anderen Einheiten steht, Querreihen oder Blöcken; mindestens eine von allen ist "
        "ein Block. Die Ziffer entfällt in allen übrigen Zellen dieser anderen Einheiten.",
    )
    example = Example(
        board="7264.1.39839.7..41145.3..76492368157583217964671.4.3282.4..37.53.87..4.2957124683",
        finds="r7c4<>9 r8c6<>9",
    )
    library_codes = ("0330",)


class FrankenSwordfish(FrankenFish):
    """Three houses with a block among them or their cover, in which a digit is confined."""

    key = "franken-swordfish"
    name = Text(en="Franken Swordfish", de="Franken-Schwertfisch")
    difficulty = 7.7
    count = 3
    definition = Text(
        en="Three houses, parallel lines or blocks, in which a digit stands only in as many other "
        "houses, crossing lines or blocks, with at least one block among them all. The digit "
        "leaves all other cells of those other houses.",
        de="Drei Einheiten, parallele Reihen oder Blöcke, in denen eine Ziffer nur in ebenso "
        "vielen anderen Einheiten steht, Querreihen oder Blöcken; mindestens eine von allen ist "
        "ein Block. Die Ziffer entfällt in allen übrigen Zellen dieser anderen Einheiten.",
    )
    example = Example(
        board="3759.4.129.12.3574.4215739...8631947736849125194725..3.134782.9..75964314.93127..",
        finds="r9c2<>8",
    )
    library_codes = ("0331",)


class FrankenJellyfish(FrankenFish):
    """Four houses with a block among them or their cover, in which a digit is confined."""

    key = "franken-jellyfish"
    name = Text(en="Franken Jellyfish", de="Franken-Qualle")
    difficulty = 7.8
    count = 4
    definition = Text(
        en="Four houses, parallel lines or blocks, in which a digit stands only in as many other "
        "houses, crossing lines or blocks, with at least one block among them all. The digit "
        "leaves all other cells of those other houses.",
        de="Vier Einheiten, parallele Reihen oder Blöcke, in denen eine Ziffer nur in ebenso "
        "vielen anderen Einheiten steht, Querreihen oder Blöcken; mindestens eine von allen ist "
        "ein Block. Die Ziffer entfällt in allen übrigen Zellen dieser anderen Einheiten.",
    )
    example = Example(
        board="36841..2..12...483..4328..6.26.4..384.7.836.28312...4.189734265273651894645892371",
        finds="r2c6<>5 r3c7<>5 r4c6<>5 r4c7<>5",
    )
    library_codes = ("0332",)


class FinnedFrankenXWing(FrankenFish):
    """A Franken X-Wing with extra places; its targets that see them all are false."""

    key = "finned-franken-x-wing"
    name = Text(en="Finned Franken X-Wing", de="Franken-X-Wing mit Flosse")
    difficulty = 7.9
    count = 2
    finned = True
    definition = Text(
        en="A Franken X-Wing with a few places of the digit too many, the fins. Either a fin is "
        "true or the X-Wing holds, so its targets that see every fin lose the digit.",
        de="Ein Franken-X-Wing mit einigen überzähligen Plätzen der Ziffer, den Flossen. Entweder "
        "ist eine Flosse richtig, oder der Franken-X-Wing gilt; darum verlieren die betroffenen "
        "Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board="12365849767592418348937126529.543.71514867329..721954.95..32.1.7.218593...1.96.52 "
        "r7c9<>6",
        finds="r6c1<>8",
    )
    library_codes = ("0340", "03401")


class FinnedFrankenSwordfish(FrankenFish):
    """A Franken swordfish with extra places; its targets that see them all are false."""

    key = "finned-franken-swordfish"
    name = Text(en="Finned Franken Swordfish", de="Franken-Schwertfisch mit Flosse")
    difficulty = 8.0
    count = 3
    finned = True
    definition = Text(
        en="A Franken swordfish with a few places of the digit too many, the fins. Either a fin is "
        "true or the swordfish holds, so its targets that see every fin lose the digit.",
        de="Ein Franken-Schwertfisch mit einigen überzähligen Plätzen der Ziffer, den Flossen. "
        "Entweder ist eine Flosse richtig, oder der Franken-Schwertfisch gilt; darum verlieren "
        "die betroffenen Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board="5.3...2.8.4832.9.5962..53.42.5.3.48...62.453943..5862..5...289..24.9715.6..5.3742 "
        "r1c5<>17 r7c5<>1",
        finds="r7c1<>1",
    )
    library_codes = ("0341", "03411")


class FinnedFrankenJellyfish(FrankenFish):
    """A Franken jellyfish with extra places; its targets that see them all are false."""

    key = "finned-franken-jellyfish"
    name = Text(en="Finned Franken Jellyfish", de="Franken-Qualle mit Flosse")
    difficulty = 8.1
    count = 4
    finned = True
    definition = Text(
        en="A Franken jellyfish with a few places of the digit too many, the fins. Either a fin is "
        "true or the jellyfish holds, so its targets that see every fin lose the digit.",
        de="Eine Franken-Qualle mit einigen überzähligen Plätzen der Ziffer, den Flossen. Entweder "
        "ist eine Flosse richtig, oder die Franken-Qualle gilt; darum verlieren die betroffenen "
        "Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board=".54.3712...7...349.3.4.1.5747...39.5..5.742.332....764.4375..9.5..3.847.7.214.53. "
        "r1c1<>8 r5c2<>8 r7c9<>68 r8c9<>6",
        finds="r7c1<>6",
    )
    library_codes = ("0342", "03421")

"""Franken fish: fish whose base or cover houses include blocks."""

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import HOUSES, Digit, is_single
from sudoku_helper.step import Step, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.finned_fish import finned_step, seen_by, siamese
from sudoku_helper.techniques.fish import Catch, cells_of, fish_on
from sudoku_helper.techniques.patterns.fish import Fish, Make
from sudoku_helper.techniques.words.exclusion import houses_of_sight
from sudoku_helper.text import Text, Words

_CONFINED = Text(
    en="In {base:inside} the {digit:digit} can only go in {cover:inside}.",
    de="In {base:inside} kann die {digit:digit} nur in {cover:inside} stehen.",
)
_USED_UP = Text(
    en="Each of these {count:count} houses needs its own {digit:digit}, and {cover:inside} have room "
    "for only one each, so all of that room is used up.",
    de="Jede dieser {count:count} Einheiten braucht eine eigene {digit:digit}, und in {cover:inside} "
    "ist nur für je eine Platz; damit sind diese vergeben.",
)
_SPENDTHRIFT = Text(
    en="The {digit:digit} in {twice:either} would take the room of two of them at once and leave too "
    "little for the others.",
    de="Eine {digit:digit} in {twice:either} nähme gleich zweien davon den Platz und ließe den "
    "übrigen zu wenig.",
)
_SO = Text(
    en="So the {digit:digit} is eliminated in {own:inside}: in {targets:cells}.",
    de="Also entfällt die {digit:digit} in {own:inside}: in {targets:cells}.",
)
_OR_IN_THE_FIN = Text(
    en="In {base:inside} the {digit:digit} can only go in {cover:inside} or in the fin {outside:cells}.",
    de="In {base:inside} kann die {digit:digit} nur in {cover:inside} stehen oder in der Flosse "
    "{outside:cells}.",
)
_OR_IN_THE_FINS = Text(
    en="In {base:inside} the {digit:digit} can only go in {cover:inside} or in the fins "
    "{outside:cells}.",
    de="In {base:inside} kann die {digit:digit} nur in {cover:inside} stehen oder in den Flossen "
    "{outside:cells}.",
)
_SHARED = Text(
    en="The {digit:digit} in {shared:either} would serve two of these houses at once, so that counts as a "
    "fin.",
    de="Eine {digit:digit} in {shared:either} würde zwei dieser Einheiten auf einmal versorgen und gilt "
    "darum als Flosse.",
)
_NO_FIN = Text(
    en="If there is no {digit:digit} in {fin:cells}, these {count:count} houses use up the places in "
    "{cover:inside}, which leaves no {digit:digit} for {targets:cells} in {own:inside}.",
    de="Steht in {fin:cells} keine {digit:digit}, so belegen diese {count:count} Einheiten die Plätze in "
    "{cover:inside}, und in {own:inside} bleibt für {targets:cells} keine {digit:digit}.",
)
_SIAMESE = Text(
    en="In {base:inside} there are two fish at once, which differ only in the houses that cover them.",
    de="In {base:inside} stecken zwei Fische zugleich, die sich nur in den überdeckenden Einheiten "
    "unterscheiden.",
)
_READING = Text(
    en="The fish with its places in {cover:inside} has {fin:cells} as its fin: the {digit:digit} there would be "
    "seen from {targets:cells} in {sight:inside}; without it the places in {cover:inside} are used up.",
    de="Der Fisch mit Plätzen in {cover:inside} hat als Flosse {fin:cells}: Eine {digit:digit} dort wäre "
    "von {targets:cells} aus in {sight:inside} zu sehen; ohne sie sind die Plätze in {cover:inside} "
    "vergeben.",
)


class FrankenFish(SolvingTechnique):
    """A fish with a block among its base or cover houses."""

    make: ClassVar[Make] = Make.FRANKEN
    count: ClassVar[int]
    finned: ClassVar[bool] = False

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every fish of this kind; if finned, then every two that share their base."""
        own = [
            catch
            for catch in fish_on(board, self.count, self.make)
            if bool(catch.fish[0].fins) == self.finned
        ]
        twins = siamese(own) if self.finned else ()
        for catch in one_of_each_effect(chain(own, twins)):
            yield finned_step(self, catch)

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """What the base houses use up; with fins the two cases, or both fish in turn."""
        catch = step.evidence_of(Catch)
        digit, targets = catch.effect
        readings = [_words(digit, fish) for fish in catch.fish]
        own = dict.fromkeys(house for reading in readings for house in reading["own"])
        words = {**readings[0], "targets": targets, "own": list(own)}
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
            yield _OR_IN_THE_FIN if is_single(words["outside"]) else _OR_IN_THE_FINS, words
        if words["shared"]:
            yield _SHARED, words
        if self.finned:
            yield _NO_FIN, words
            yield seen_by(words)
        else:
            yield _USED_UP, words
        if words["twice"]:
            yield _SPENDTHRIFT, words


def _words(digit: Digit, fish: Fish) -> Words:
    covered = cells_of(fish.cover)
    return {
        "digit": digit,
        "count": len(fish.base),
        "base": fish.base,
        "cover": fish.cover,
        "own": [house for house in fish.cover if HOUSES[house] & fish.targets],
        "fin": fish.fins,
        "outside": fish.fins & ~covered,
        "shared": fish.fins & covered,
        "twice": fish.targets & cells_of(fish.base),
        "targets": fish.targets,
        "sight": houses_of_sight(fish.fins, fish.targets) if fish.fins else [],
    }


class FrankenXWing(FrankenFish):
    """Two houses with a block among them or their cover, in which a digit is confined."""

    key = "franken-x-wing"
    name = Text(en="Franken X-Wing", de="Franken-X-Wing")
    difficulty = 7.6
    count = 2
    definition = Text(
        en="Two houses, parallel lines or blocks, in which a digit has places only in as many other "
        "houses, crossing lines or blocks, with at least one block among them all. The digit "
        "leaves all other cells of those other houses.",
        de="Zwei Einheiten, parallele Reihen oder Blöcke, in denen eine Ziffer nur in ebenso "
        "vielen anderen Einheiten steht, kreuzenden Reihen oder Blöcken; mindestens eine von allen ist "
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
        en="Three houses, parallel lines or blocks, in which a digit has places only in as many other "
        "houses, crossing lines or blocks, with at least one block among them all. The digit "
        "leaves all other cells of those other houses.",
        de="Drei Einheiten, parallele Reihen oder Blöcke, in denen eine Ziffer nur in ebenso "
        "vielen anderen Einheiten steht, kreuzenden Reihen oder Blöcken; mindestens eine von allen ist "
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
        en="Four houses, parallel lines or blocks, in which a digit has places only in as many other "
        "houses, crossing lines or blocks, with at least one block among them all. The digit "
        "leaves all other cells of those other houses.",
        de="Vier Einheiten, parallele Reihen oder Blöcke, in denen eine Ziffer nur in ebenso "
        "vielen anderen Einheiten steht, kreuzenden Reihen oder Blöcken; mindestens eine von allen ist "
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

"""Mutant fish: fish whose base or cover houses mix rows and columns, most often with blocks as well."""

from typing import ClassVar

from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.franken_fish import FrankenFish
from sudoku_helper.techniques.patterns.fish import Make
from sudoku_helper.text import Text


def _definition(houses: Text) -> Text:
    return Text(
        en="{houses}, rows, columns and blocks in any mixture, in which a digit has places only in as "
        "many other houses of any kind. The digit leaves all other cells of those other houses.",
        de="{houses}, Zeilen, Spalten und Blöcke in beliebiger Mischung, in denen eine Ziffer nur in ebenso "
        "vielen anderen Einheiten beliebiger Art steht. Die Ziffer entfällt in allen übrigen Zellen "
        "dieser anderen Einheiten.",
    ).format(houses=houses)


def _finned_definition(houses: Text) -> Text:
    return Text(
        en="{houses}, rows, columns and blocks in any mixture, in which a digit has places only in as "
        "many other houses of any kind but for a few, the fins. Either a fin is true or the fish "
        "holds, so its targets that see every fin lose the digit.",
        de="{houses}, Zeilen, Spalten und Blöcke in beliebiger Mischung, in denen eine Ziffer bis auf einige "
        "überzählige Plätze, die Flossen, nur in ebenso vielen anderen Einheiten beliebiger Art steht. "
        "Entweder ist eine Flosse richtig, oder der Fisch gilt; darum verlieren die betroffenen Zellen, "
        "die alle Flossen sehen, die Ziffer.",
    ).format(houses=houses)


_TWO = Text(en="Two houses", de="Zwei Einheiten")
_THREE = Text(en="Three houses", de="Drei Einheiten")
_FOUR = Text(en="Four houses", de="Vier Einheiten")
_FIVE = Text(en="Five houses", de="Fünf Einheiten")
_SIX = Text(en="Six houses", de="Sechs Einheiten")


class MutantFish(FrankenFish):
    """A fish with rows and columns among its base or among its cover houses."""

    make: ClassVar[Make] = Make.MUTANT


class MutantXWing(MutantFish):
    """Two houses of any kind, in which a digit is confined to two others."""

    key = "mutant-x-wing"
    name = Text(en="Mutant X-Wing", de="Mutanten-X-Wing")
    difficulty = 7.9
    count = 2
    definition = _definition(_TWO)
    example = Example(
        board="........1.....2....34.15.6.....7..3..+48.5.61+77..4...5..5.9......9...7.4.42..+368.. "
        "r2c9<>8 r3c9<>8",
        finds="r1c1<>8 r1c4<>8 r1c5<>8 r1c6<>8 r2c1<>8 r2c4<>8 r2c5<>8",
    )
    library_codes = ("0350",)


class MutantSwordfish(MutantFish):
    """Three houses of any kind, in which a digit is confined to three others."""

    key = "mutant-swordfish"
    name = Text(en="Mutant Swordfish", de="Mutanten-Schwertfisch")
    difficulty = 8.0
    count = 3
    definition = _definition(_THREE)
    example = Example(
        board="........1.....2.34.24.53.....+8.6.1.3..7.34.8..9....6....2..9.....5.7...68.95..... "
        "r1c1<>6 r1c2<>6 r1c4<>9 r2c1<>6 r2c2<>6 r2c4<>19 r3c1<>6 r3c4<>9 r6c1<>1 r6c4<>1 "
        "r7c8<>4 r8c8<>4 r9c8<>4",
        finds="r2c1<>1 r2c2<>1 r7c4<>1 r8c4<>1",
    )
    library_codes = ("0351",)


class MutantJellyfish(MutantFish):
    """Four houses of any kind, in which a digit is confined to four others."""

    key = "mutant-jellyfish"
    name = Text(en="Mutant Jellyfish", de="Mutanten-Qualle")
    difficulty = 8.1
    count = 4
    definition = _definition(_FOUR)
    example = Example(
        board=".......+51......234..1.256....75+3.4.6.5..7+6.2+36..8.2+7+1+5.1.2..+36.8+7+26+1354+99..."
        "+5.1.+2 "
        "r1c1<>4 r1c2<>38 r1c3<>34 r1c5<>9 r1c6<>9 r3c1<>7 r3c2<>3 r3c4<>7 r7c5<>4 r7c6<>4 "
        "r9c2<>4 r9c3<>4",
        finds="r2c2<>8",
    )
    library_codes = ("0352",)


class FinnedMutantXWing(MutantFish):
    """A mutant X-Wing with extra places; its targets that see them all are false."""

    key = "finned-mutant-x-wing"
    name = Text(en="Finned Mutant X-Wing", de="Mutanten-X-Wing mit Flosse")
    difficulty = 8.1
    count = 2
    finned = True
    definition = _finned_definition(_TWO)
    example = Example(
        board="........1.....2.34.56.........57.89...3.2..4+7.7...9.....824+7....2.+315+4..43.+6987.. "
        "r1c4<>4 r1c6<>4 r2c5<>8 r2c7<>9",
        finds="r9c8<>5",
    )
    library_codes = ("0360", "03601")


class FinnedMutantSwordfish(MutantFish):
    """A mutant swordfish with extra places; its targets that see them all are false."""

    key = "finned-mutant-swordfish"
    name = Text(en="Finned Mutant Swordfish", de="Mutanten-Schwertfisch mit Flosse")
    difficulty = 8.2
    count = 3
    finned = True
    definition = _finned_definition(_THREE)
    example = Example(
        board="......+2+1...+7.12.34.+215346+7.+1....+5.67+7.6+3.+18.2.4.78+6..1.1..53+7.+6.7.+1+6+9.8+"
        "363....1.. "
        "r1c1<>589 r1c3<>589 r2c2<>9 r4c3<>2 r5c8<>9 r6c1<>5 r7c1<>2 r7c3<>2 r8c3<>4 r9c3<>2",
        finds="r2c2<>5",
    )
    library_codes = ("0361", "03611")


class FinnedMutantJellyfish(MutantFish):
    """A mutant jellyfish with extra places; its targets that see them all are false."""

    key = "finned-mutant-jellyfish"
    name = Text(en="Finned Mutant Jellyfish", de="Mutanten-Qualle mit Flosse")
    difficulty = 8.3
    count = 4
    finned = True
    definition = _finned_definition(_FOUR)
    example = Example(
        board=".+2...+6........1.23..4253+86....+5.27+8+4.+586+4.+3+1+2+24.1.+89+56+4.28+1.+63+5.6..25+"
        "14.5.1.+64+2.. "
        "r1c1<>9 r1c3<>7 r2c1<>8 r2c3<>7 r4c2<>9 r8c1<>79 r9c2<>7",
        finds="r9c2<>9",
    )
    library_codes = ("0362", "03621")


class FinnedMutantSquirmbag(MutantFish):
    """A mutant fish of five houses with extra places; its targets that see them all are false."""

    key = "finned-mutant-squirmbag"
    name = Text(en="Finned Mutant Squirmbag", de="Fünfer-Mutant mit Flosse")
    aliases = ("Finned Mutant Starfish",)
    difficulty = 8.4
    count = 5
    finned = True
    definition = _finned_definition(_FIVE)
    example = Example(
        board="+4.+3.....1.+6..23.4...245.6+3.+2..+3..7...4...23.86+379...5....63.....2+6.1..7+33.4+2.."
        ".8+6 "
        "r1c6<>7 r4c2<>9 r4c3<>9 r4c5<>8 r4c6<>48 r5c8<>9 r6c6<>4 r7c2<>5",
        finds="r2c3<>1",
    )
    library_codes = ("0363", "03631")


class FinnedMutantWhale(MutantFish):
    """A mutant fish of six houses with extra places; its targets that see them all are false."""

    key = "finned-mutant-whale"
    name = Text(en="Finned Mutant Whale", de="Sechser-Mutant mit Flosse")
    difficulty = 8.5
    count = 6
    finned = True
    definition = _finned_definition(_SIX)
    example = Example(
        board="....+4+6.+71+6+1.+7.2.3+4+7.4.3+156.+4..1..6.7.7+16..+34.8.+6+47+3+15..6+7.+14..31..+3.+"
        "7+4.+63+4..+697+15 "
        "r1c2<>2 r1c3<>25 r2c3<>8 r2c5<>9 r3c2<>9 r4c2<>29 r4c3<>9 r4c5<>58 r5c5<>58 r5c9<>2 "
        "r8c2<>2 r8c5<>2",
        finds="r5c5<>9",
    )
    library_codes = ("0364", "03641")

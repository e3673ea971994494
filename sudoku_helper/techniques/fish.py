"""Fish: in some parallel lines a digit is confined to as many crossing lines."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import DIGITS, HOUSES, CellSet, Digit, House, union
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.step import Step, candidates_of, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.fish import (
    Fish,
    Make,
    find_finless_fish,
    find_fish,
    fish_effort,
)
from sudoku_helper.text import Text


class Catch(NamedTuple):
    """A fish of a digit, or two fish that share their base."""

    digit: Digit
    fish: tuple[Fish, ...]

    @property
    def effect(self) -> tuple[Digit, CellSet]:
        """The digit and all cells that lose it."""
        return self.digit, union(fish.targets for fish in self.fish)


def fish_on(board: SudokuBoard, count: int, make: Make = Make.PLAIN) -> list[Catch]:
    """The fish of every digit, easiest to see first."""
    found = [
        Catch(digit, (fish,))
        for digit in DIGITS
        for fish in find_fish(board.places[digit], count, make)
    ]
    return sorted(found, key=lambda each: fish_effort(each.fish[0]))


def cells_of(houses: Iterable[House]) -> CellSet:
    """All cells of some houses."""
    return union(HOUSES[house] for house in houses)


class PlainFish(SolvingTechnique):
    """A digit stands in some parallel lines only where as many crossing lines meet them."""

    count: ClassVar[int]
    explanation = Text(
        en="In {base:lines} the {digit:digit} can only go in {cover:lines}: in {reason:cells}.\n"
        "Each of {base:lines} needs one {digit:digit}, and each of {cover:lines} has room for only "
        "one, so these use up {cover:lines}.\n"
        "Everywhere else in {cover:lines} the {digit:digit} is eliminated: in {targets:cells}.",
        de="In den {base:lines} kann die {digit:digit} nur in den {cover:lines} stehen: in "
        "{reason:cells}.\n"
        "Jede der {base:lines} braucht eine {digit:digit}, und jede der {cover:lines} hat nur für "
        "eine Platz; damit sind die {cover:lines} vergeben.\n"
        "An allen anderen Plätzen der {cover:lines} entfällt die {digit:digit}: in {targets:cells}.",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every fish of this size without fins."""
        found = [
            Catch(digit, (fish,))
            for digit in DIGITS
            for fish in find_finless_fish(board.places[digit], self.count)
        ]
        found.sort(key=lambda each: fish_effort(each.fish[0]))
        for digit, (fish,) in one_of_each_effect(found):
            yield Step(
                self,
                cross_outs=candidates_of(digit, fish.targets),
                highlights={"reason": candidates_of(digit, fish.body)},
                primary=cells_of(fish.base),
                secondary=cells_of(fish.cover) & ~cells_of(fish.base),
                words={
                    "digit": digit,
                    "base": fish.base,
                    "cover": fish.cover,
                    "reason": fish.body,
                    "targets": fish.targets,
                },
                truths=tuple(in_house(house, digit) for house in fish.base),
                evidence=fish,
            )


class XWing(PlainFish):
    """Two parallel lines in which a digit stands only in the same two crossing lines."""

    key = "x-wing"
    name = Text(en="X-Wing", de="X-Wing")
    aliases = ("X-Flügel",)
    difficulty = 3.2
    count = 2
    definition = Text(
        en="In two rows a digit has places only in the same two columns. Each of the two rows takes "
        "one of the columns, so the digit is eliminated in all other cells of these columns. The same "
        "holds with rows and columns exchanged.",
        de="In zwei Zeilen hat eine Ziffer nur in denselben zwei Spalten Platz. Jede der beiden Zeilen "
        "belegt eine der Spalten; darum entfällt die Ziffer in allen anderen Zellen dieser Spalten. "
        "Ebenso mit vertauschten Zeilen und Spalten.",
    )
    example = Example(
        board="54162783963945871227839156445713.6.8816.74.5392386514718254..76.65.8.4.1.94.16.85",
        finds="r8c4<>2",
    )
    library_codes = ("0300",)


class Swordfish(PlainFish):
    """Three parallel lines in which a digit stands only in the same three crossing lines."""

    key = "swordfish"
    name = Text(en="Swordfish", de="Schwertfisch")
    difficulty = 3.8
    count = 3
    definition = Text(
        en="In three rows a digit has places only in the same three columns; two places in a row are "
        "enough. The three rows take one column each, so the digit is eliminated in all other cells "
        "of these columns. The same holds with rows and columns exchanged.",
        de="In drei Zeilen hat eine Ziffer nur in denselben drei Spalten Platz; zwei Plätze je Zeile "
        "genügen. Die drei Zeilen belegen je eine Spalte; darum entfällt die Ziffer in allen anderen "
        "Zellen dieser Spalten. Ebenso mit vertauschten Zeilen und Spalten.",
    )
    example = Example(
        board="16597283423.4815.6.48.5.1..59413...8812.49.5.673825419.21.68.4535629478148.51.... "
        "r9c8<>9",
        finds="r3c8<>7",
    )
    library_codes = ("0301",)


class Jellyfish(PlainFish):
    """Four parallel lines in which a digit stands only in the same four crossing lines."""

    key = "jellyfish"
    name = Text(en="Jellyfish", de="Qualle")
    difficulty = 5.2
    count = 4
    definition = Text(
        en="In four rows a digit has places only in the same four columns. The four rows take one "
        "column each, so the digit is eliminated in all other cells of these columns. The same holds "
        "with rows and columns exchanged.",
        de="In vier Zeilen hat eine Ziffer nur in denselben vier Spalten Platz. Die vier Zeilen belegen "
        "je eine Spalte; darum entfällt die Ziffer in allen anderen Zellen dieser Spalten. Ebenso mit "
        "vertauschten Zeilen und Spalten.",
    )
    example = Example(
        board="571348269892675341463...8753.7...5.625..6.734.46753....35.8.6..6.4.3..5.7..5.64.3 "
        "r4c4<>1 r4c5<>1 r4c6<>1 r4c8<>28 r6c8<>19 r7c8<>1 r8c2<>1",
        finds="r3c4<>1 r3c6<>1",
    )
    library_codes = ("0302",)

"""Two strong links of one digit whose ends may be groups: empty rectangle and the grouped forms."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import HOUSES, Digit, common_houses
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.patterns.two_links import TwoLinks
from sudoku_helper.techniques.strong_links import (
    Reading,
    TwoLinksReadings,
    TwoStrongLinks,
    link_words,
    two_links_step,
)
from sudoku_helper.text import Text, Words


class EmptyRectangle(TwoStrongLinks):
    """A block whose places lie on a row and a column, and a line with two places on one of them."""

    key = "empty-rectangle"
    name = Text(en="Empty Rectangle", de="Leeres Rechteck")
    aliases = ("Hinge", "Grouped Turbot Fish", "Gruppierter Steinbutt", "Dual Empty Rectangle")
    difficulty = 4.3
    definition = Text(
        en="All places of a digit in a block lie on one row and one column; the other four cells are "
        "the empty rectangle. A line with two places, one of them on that row or column, then rules "
        "the digit out where its other end and the other line cross.",
        de="Alle Plätze einer Ziffer in einem Block liegen auf einer Zeile und einer Spalte; die "
        "anderen vier Zellen sind das leere Rechteck. Hat die Ziffer in einer Reihe nur zwei Plätze "
        "und liegt einer davon auf dieser Zeile oder Spalte, so entfällt sie dort, wo sich das "
        "andere Ende mit der anderen der beiden kreuzt.",
    )
    explanation = Text(
        en="In {house2:house} every place of the {digit:digit} lies in {arm1:house} or in "
        "{arm2:house}.\n"
        "If the {digit:digit} were in {targets:cells}, it would block {arm1:house} in {house2:house} "
        "and in {crossing:house} also {pincers1:cells}; in {house1:house} only {bridge1:cells} would "
        "be left.\n"
        "From {bridge1:cells} it would block {arm2:house} as well, though, and {house2:house} would "
        "have no place for the {digit:digit}.\n"
        "So {digit:digit} can be crossed out in {targets:cells}.",
        de="In {house2:house} liegt jeder Platz der {digit:digit} in {arm1:house} oder in "
        "{arm2:house}.\n"
        "Stünde die {digit:digit} in {targets:cells}, so sperrte sie in {house2:house} die Plätze in "
        "{arm1:house} und in {crossing:house} auch {pincers1:cells}; in {house1:house} bliebe nur "
        "{bridge1:cells}.\n"
        "Von {bridge1:cells} aus sperrte sie aber auch {arm2:house}, und in {house2:house} bliebe kein "
        "Platz für die {digit:digit}.\n"
        "Also entfällt die {digit:digit} in {targets:cells}.",
    )
    example = Example(
        board="5.61.7.833.7458..1.183.6.5..75832..626394187518.7653.26..289...8..673.2.7.2514..8 "
        "r4c7<>4 r7c8<>4",
        finds="r8c2<>9",
    )
    library_codes = ("0402", "0405")

    def fits(self, links: TwoLinks) -> bool:
        """A line with two places, and a block whose places lie on two crossing lines."""
        return bool((arms := links.arms) and links.targets & HOUSES[arms[0]])

    def readings(self, board: SudokuBoard) -> list[Reading]:
        """The empty rectangles of all digits, each with the cell where the lines cross."""
        return [
            (digit, links._replace(targets=links.targets & HOUSES[arms[0]]))
            for digit, links in super().readings(board)
            if (arms := links.arms)
        ]

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every empty rectangle, then every two that share the block."""
        yield from super().find(board)
        for one, other in combinations(self.readings(board), 2):
            if one[0] == other[0] and one[1].second == other[1].second:
                yield two_links_step(self, (one, other))

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """One rectangle, or both in turn."""
        readings = step.evidence_of(TwoLinksReadings).readings
        if len(readings) > 1:
            _, links = readings[0]
            yield _TWO_RECTANGLES, {**step.words, "places": links.near_second | links.far_second}
            for reading in readings:
                yield _ONE_RECTANGLE, _rectangle_words(*reading)
            return
        far, near = readings[0][1].arms or (0, 0)
        words = {**_rectangle_words(*readings[0]), "arm1": far, "arm2": near}
        yield from ((text, words) for text, _ in super().tell(step))


def _rectangle_words(digit: Digit, links: TwoLinks) -> Words:
    """The words for a rectangle, with the house in which the target sees the far end of the line."""
    return {
        **link_words(digit, links),
        "crossing": common_houses(links.targets | links.far_first)[0],
    }


_TWO_RECTANGLES = Text(
    en="In {house2:house} the {digit:digit} has only the places {places:cells}, and two strong links "
    "make use of it.",
    de="In {house2:house} hat die {digit:digit} nur die Plätze {places:cells}, und das lässt sich "
    "gleich zweimal nutzen.",
)
_ONE_RECTANGLE = Text(
    en="In {targets:cells} the {digit:digit} would block {pincers2:cells} there and "
    "{pincers1:cells} in {crossing:house}; in {house1:house} only {bridge1:cells} would be left, "
    "which would block {bridge2:cells} too; so {digit:digit} can be crossed out in {targets:cells}.",
    de="In {targets:cells} sperrte die {digit:digit} davon {pincers2:cells} und in {crossing:house} "
    "auch {pincers1:cells}; in {house1:house} bliebe nur {bridge1:cells}, und von dort wäre auch "
    "{bridge2:cells} gesperrt; also entfällt die {digit:digit} in {targets:cells}.",
)


class GroupedSkyscraper(TwoStrongLinks):
    """A skyscraper in which an end is a group of places in one block."""

    key = "grouped-skyscraper"
    name = Text(en="Grouped Skyscraper", de="Gruppierter Wolkenkratzer")
    difficulty = 4.3
    definition = Text(
        en="A skyscraper in which an end may be two or three cells of one block. At least one of the "
        "far ends holds the digit, so the digit leaves all cells that see both of them.",
        de="Ein Wolkenkratzer, bei dem ein Ende aus zwei oder drei Zellen eines Blocks bestehen "
        "darf. Mindestens eines der äußeren Enden enthält die Ziffer; darum entfällt sie in allen Zellen, die "
        "beide sehen.",
    )
    example = Example(
        board="5.61.7.833.7458..1.183.6.5..75832..626394187518.7653.26..289...8..673.2.7.2514..8 "
        "r3c7<>9 r4c7<>4 r7c8<>4 r8c2<>9 r9c8<>9",
        finds="r1c7<>9",
    )

    def fits(self, links: TwoLinks) -> bool:
        """Both lines parallel, and a group."""
        return links.is_parallel and links.is_grouped


class GroupedTwoStringKite(TwoStrongLinks):
    """A 2-string kite in which an end is a group of places in one block."""

    key = "grouped-two-string-kite"
    name = Text(en="Grouped 2-String Kite", de="Gruppierter Drachen")
    difficulty = 4.3
    definition = Text(
        en="A 2-string kite in which an end may be two or three cells of one block. At least one of "
        "the far ends holds the digit, so the digit leaves all cells that see both of them.",
        de="Ein Drachen, bei dem ein Ende aus zwei oder drei Zellen eines Blocks bestehen darf. "
        "Mindestens eines der äußeren Enden enthält die Ziffer; darum entfällt sie in allen Zellen, die beide "
        "sehen.",
    )
    example = Example(
        board="..2...1541..2.58.7..51...92217.54...5486.172.9368274157235..941....125..8514..2.6 "
        "r1c2<>69 r2c5<>9 r3c2<>6 r3c5<>3 r4c8<>3 r8c4<>9",
        finds="r9c8<>3",
    )

    def fits(self, links: TwoLinks) -> bool:
        """A row and a column, and a group."""
        return not links.is_parallel and not links.with_block and links.is_grouped

"""Two strong links of one digit: skyscraper, kite and turbot fish, plain and grouped."""

from abc import abstractmethod
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import DIGITS, HOUSES, Digit
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.step import Link, Step, alternating, candidates_of
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.two_links import TwoLinks, find_two_links, links_effort
from sudoku_helper.text import Text, Words

Reading = tuple[Digit, TwoLinks]


class TwoLinksReadings(NamedTuple):
    """One pattern of two strong links, or two at once."""

    readings: tuple[Reading, ...]


class TwoStrongLinks(SolvingTechnique):
    """Two strong links whose near ends see each other, so that at least one far end is true."""

    explanation = Text(
        en="In {house1:house} the {digit:digit} is in {pincers1:group} or in {bridge1:group}, in "
        "{house2:house} it is in {pincers2:group} or in {bridge2:group}.\n"
        "{bridge:cells} lie in {common:house}, which has room for only one {digit:digit}.\n"
        "So in at least one of the two houses the {digit:digit} is at the other end: in "
        "{pincers1:group} or in {pincers2:group}.\n"
        "Both ends can be seen from {targets:cells}, so {digit:digit} can be crossed out there.",
        de="In {house1:house} steht die {digit:digit} in {pincers1:group} oder in {bridge1:group}, in "
        "{house2:house} steht sie in {pincers2:group} oder in {bridge2:group}.\n"
        "{bridge:cells} liegen in {common:house}, wo nur eine {digit:digit} Platz hat.\n"
        "Also steht die {digit:digit} in mindestens einer der beiden Einheiten am anderen Ende: in "
        "{pincers1:group} oder in {pincers2:group}.\n"
        "Von {targets:cells} aus sind beide Enden zu sehen; dort entfällt die {digit:digit}.",
    )

    @abstractmethod
    def fits(self, links: TwoLinks) -> bool:
        """Whether the links have the shape of this technique."""

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every pattern of this shape, easiest to see first."""
        for reading in self.readings(board):
            yield two_links_step(self, (reading,))

    def readings(self, board: SudokuBoard) -> list[Reading]:
        """The patterns of this shape in all digits, the first of each effect."""
        found = [
            (digit, links)
            for digit in DIGITS
            for links in find_two_links(board.places[digit])
            if self.fits(links)
        ]
        found.sort(key=lambda reading: links_effort(reading[1]))
        different = {(digit, links.targets): (digit, links) for digit, links in reversed(found)}
        return list(reversed(different.values()))

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:
        """A chain for each pattern."""
        return tuple(_drawn(*reading) for reading in step.evidence_of(TwoLinksReadings).readings)


def two_links_step(technique: SolvingTechnique, readings: tuple[Reading, ...]) -> Step:
    """The step of one pattern, or of two at once."""
    digit, links = readings[0]
    near = [candidate for d, each in readings for candidate in candidates_of(d, each.near)]
    far = [candidate for d, each in readings for candidate in candidates_of(d, each.far)]
    return Step(
        technique,
        cross_outs=tuple(c for d, each in readings for c in candidates_of(d, each.targets)),
        highlights={"bridge": tuple(dict.fromkeys(near)), "pincers": tuple(dict.fromkeys(far))},
        primary=HOUSES[links.first],
        secondary=HOUSES[links.second] & ~HOUSES[links.first],
        links=tuple(link for d, each in readings for link in _drawn(d, each)),
        words=link_words(digit, links),
        truths=tuple(
            dict.fromkeys(
                in_house(house, d) for d, each in readings for house in (each.first, each.second)
            )
        ),
        evidence=TwoLinksReadings(readings),
    )


def _drawn(digit: Digit, links: TwoLinks) -> tuple[Link, ...]:
    """The chain from one far end to the other."""
    way = (links.far_first, links.near_first, links.near_second, links.far_second)
    return alternating(*(candidates_of(digit, cells) for cells in way))


def link_words(digit: Digit, links: TwoLinks) -> Words:
    """The words for the parts of a pattern."""
    return {
        "digit": digit,
        "house1": links.first,
        "house2": links.second,
        "bridge1": links.near_first,
        "bridge2": links.near_second,
        "bridge": links.near,
        "pincers1": links.far_first,
        "pincers2": links.far_second,
        "pincers": links.far,
        "common": links.bridge,
        "targets": links.targets,
    }


class Skyscraper(TwoStrongLinks):
    """Two places in each of two parallel lines, one of each in the same crossing line."""

    key = "skyscraper"
    name = Text(en="Skyscraper", de="Wolkenkratzer")
    difficulty = 4.0
    definition = Text(
        en="In two rows a digit has two places each, and one place of each lies in the same column (or "
        "in two columns, with one place of each in the same row). At least one of the other two "
        "places is true, so the digit leaves all cells that see both of them.",
        de="In zwei Zeilen hat eine Ziffer je zwei Plätze, und je einer davon liegt in derselben Spalte "
        "(oder in zwei Spalten, und je einer liegt in derselben Zeile). Mindestens einer der beiden "
        "anderen Plätze ist richtig; darum entfällt die Ziffer in allen Zellen, die beide sehen.",
    )
    example = Example(
        board="456.9327.3185729467294.63.58316497525627318949742586..645.271.9297..546.183964527",
        finds="r3c8<>8 r8c9<>8",
    )
    library_codes = ("0400",)

    def fits(self, links: TwoLinks) -> bool:
        """Both lines parallel, two places each."""
        return links.is_parallel and not links.is_grouped


class TwoStringKite(TwoStrongLinks):
    """Two places in a row and two in a column, one of each in the same block."""

    key = "two-string-kite"
    name = Text(en="2-String Kite", de="Drachen")
    aliases = ("Kite", "Dragon", "Dual 2-String Kite")
    difficulty = 4.1
    definition = Text(
        en="A digit has two places in a row and two in a column, and one place of each lies in the "
        "same block. At least one of the two places at the ends of the strings is true, so the digit "
        "leaves the cell that sees both.",
        de="Eine Ziffer hat in einer Zeile und in einer Spalte je zwei Plätze, und je einer davon "
        "liegt im selben Block. Mindestens einer der beiden Plätze an den Enden der Schnüre ist "
        "richtig; darum entfällt die Ziffer in der Zelle, die beide sieht.",
    )
    example = Example(
        board="693278154172495..8584...9273.582..79829.6.5..4.75.98.2741.8.29523895...6956.42.8. "
        "r9c4<>3",
        finds="r5c6<>1",
    )
    library_codes = ("0401", "0404")

    def fits(self, links: TwoLinks) -> bool:
        """A row and a column, two places each."""
        return not links.is_parallel and not links.with_block and not links.is_grouped

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every kite, then every two kites that hang on the same two cells of a block."""
        yield from super().find(board)
        for one, other in combinations(self.readings(board), 2):
            if one[1].near == other[1].near:
                yield two_links_step(self, (one, other))

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """One kite, or both in turn."""
        readings = step.evidence_of(TwoLinksReadings).readings
        if len(readings) == 1:
            yield from super().tell(step)
            return
        yield _TWO_KITES, step.words
        for digit, links in readings:
            yield _ONE_KITE, link_words(digit, links)


_TWO_KITES = Text(
    en="Two kites hang on the same two cells {bridge:cells}, which see each other in "
    "{common:house}.",
    de="Zwei Drachen hängen an denselben zwei Zellen {bridge:cells}, die einander in "
    "{common:house} sehen.",
)
_ONE_KITE = Text(
    en="In {house1:house} the {digit:digit} is in {pincers1:group} or in {bridge1:group}, in "
    "{house2:house} in {pincers2:group} or in {bridge2:group}; {bridge:cells} cannot both be "
    "{digit:digit}, so it is in at least one of {pincers:cells} and can be crossed out in "
    "{targets:cells}, from where both of these are seen.",
    de="In {house1:house} steht die {digit:digit} in {pincers1:group} oder in {bridge1:group}, in "
    "{house2:house} in {pincers2:group} oder in {bridge2:group}; in {bridge:cells} zugleich kann sie "
    "nicht stehen, also steht sie in mindestens einer der Zellen {pincers:cells} und "
    "entfällt in {targets:cells}, von wo diese beiden zu sehen sind.",
)


class TurbotFish(TwoStrongLinks):
    """Two places in a line and two in a block, one of each in the same crossing line."""

    key = "turbot-fish"
    name = Text(en="Turbot Fish", de="Steinbutt")
    aliases = ("Turbot", "Crane")
    difficulty = 4.1
    definition = Text(
        en="A digit has two places in a row and two in a block, and one place of each lies in the same "
        "column (or with row and column exchanged). At least one of the other two places is true, so "
        "the digit leaves all cells that see both of them.",
        de="Eine Ziffer hat in einer Zeile und in einem Block je zwei Plätze, und je einer davon liegt "
        "in derselben Spalte (oder mit Zeile und Spalte vertauscht). Mindestens einer der beiden "
        "anderen Plätze ist richtig; darum entfällt die Ziffer in allen Zellen, die beide sehen.",
    )
    example = Example(
        board=".1283.....9.14..2...4295...146582937..39142862896735....1328.5.428759163...4618.2",
        finds="r2c7<>7",
    )
    library_codes = ("0403",)

    def fits(self, links: TwoLinks) -> bool:
        """A line and a block, two places each."""
        return links.with_block and not links.is_grouped

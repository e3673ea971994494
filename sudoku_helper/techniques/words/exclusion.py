"""Where a digit that goes in one of some cells cannot be any more, and which houses say so."""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    CellSet,
    Digit,
    House,
    common_houses,
    members,
)
from sudoku_helper.text import Text, Told


class Exclusion(NamedTuple):
    """A digit goes in one of its *places*, so it is crossed out in the *targets*, which see them all."""

    digit: Digit
    places: CellSet
    targets: CellSet


def tell_excluded(exclusion: Exclusion) -> Iterator[Told]:
    """Where the digit goes, and in which houses it is crossed out for that."""
    words = exclusion._asdict()
    shared = houses_of_sight(exclusion.places, exclusion.targets)
    if common_houses(exclusion.places):
        yield _ELSEWHERE, {**words, "houses": shared}
        return
    yield _GOES_IN, words
    seeing: dict[tuple[House, ...], CellSet] = {}
    for target in members(exclusion.targets):
        houses = tuple(houses_of_sight(exclusion.places, BIT[target]))
        seeing[houses] = seeing.get(houses, 0) | BIT[target]
    for houses, targets in seeing.items():
        yield _SEEN_FROM, {**words, "targets": targets, "houses": houses}


def houses_of_sight(places: CellSet, targets: CellSet) -> list[House]:
    """The houses in which the targets see the places: those that they share, if they share any."""
    shared = [house for house in common_houses(places) if HOUSES[house] & targets]
    if shared:
        return shared
    return sorted(
        {
            common_houses(BIT[place] | BIT[target])[0]
            for place in members(places)
            for target in members(targets)
        }
    )


_ELSEWHERE = Text(
    en="So the {digit:digit} goes in {places:either}, and everywhere else in {houses:inside} it is "
    "eliminated: in {targets:cells}.",
    de="Die {digit:digit} steht also in {places:either}; an allen anderen Plätzen von "
    "{houses:inside} entfällt sie: in {targets:cells}.",
)
_GOES_IN = Text(
    en="So the {digit:digit} goes in at least one of {places:cells}.",
    de="Die {digit:digit} steht also in mindestens einer der Zellen {places:cells}.",
)
_SEEN_FROM = Text(
    en="All of these are seen from {targets:cells}, in {houses:inside}, so the {digit:digit} is "
    "eliminated there.",
    de="Von {targets:cells} aus sieht man alle diese Zellen, in {houses:inside}; darum entfällt die "
    "{digit:digit} dort.",
)

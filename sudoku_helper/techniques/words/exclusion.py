"""Where a digit that goes in one of some cells cannot be any more, and which houses say so."""

from collections.abc import Iterable
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
from sudoku_helper.techniques.words.visible import numbered, sentence_of
from sudoku_helper.text import Text, Told, same


class Exclusion(NamedTuple):
    """A digit goes in one of its *places*, so it is crossed out in the *targets*, which see them all."""

    digit: Digit
    places: CellSet
    targets: CellSet


def tell_excluded(exclusions: Iterable[Exclusion]) -> Told:
    """Where each digit goes and where it is crossed out for that, by the houses in which it is seen."""
    words: dict[str, object] = {}
    clauses: list[Text] = []
    for exclusion in exclusions:
        shared = bool(common_houses(exclusion.places))
        for houses, targets in _by_sight(exclusion).items():
            number = len(clauses) + 1
            found = {**exclusion._asdict(), "houses": houses, "targets": targets}
            words |= {f"{name}{number}": word for name, word in found.items()}
            clauses.append(numbered(_ELSEWHERE if shared else _SEEN_FROM, number))
    return sentence_of(clauses, same("{others}; {last}"), same("; ")), words


def _by_sight(exclusion: Exclusion) -> dict[tuple[House, ...], CellSet]:
    """The targets by the houses in which they see the places: all together if the places share one."""
    groups = [BIT[target] for target in members(exclusion.targets)]
    if common_houses(exclusion.places):
        groups = [exclusion.targets]
    found: dict[tuple[House, ...], CellSet] = {}
    for group in groups:
        houses = tuple(houses_of_sight(exclusion.places, group))
        found[houses] = found.get(houses, 0) | group
    return found


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
    en="so the {digit:digit} goes in {places:either} and is eliminated everywhere else in "
    "{houses:inside}: in {targets:cells}",
    de="die {digit:digit} steht also in {places:either} und entfällt an allen anderen Plätzen in "
    "{houses:inside}: in {targets:cells}",
)
_SEEN_FROM = Text(
    en="from {targets:cells} all of these cells are seen, in {houses:inside}, so the {digit:digit} is "
    "eliminated there",
    de="von {targets:cells} aus sieht man alle diese Zellen, in {houses:inside}, also entfällt dort die "
    "{digit:digit}",
)

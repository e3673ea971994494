"""Which wishes cannot come true, told before anybody waits for them.

Only what is certain is refused, and what chance leads to so rarely that waiting makes no sense.
"""

from functools import cache

from sudoku_helper import techniques
from sudoku_helper.generator.patterns import orbits
from sudoku_helper.grading.ratings import UNKNOWN, published
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.text import Text, TextError

FEWEST_BY_CHANCE = 20
"""With fewer givens hardly any puzzle is left of a random grid."""

_TOO_HARD = Text(
    en="{technique} is too hard for the level “{level}”: no such Sudoku needs it.",
    de="{technique} ist zu schwer für die Stufe „{level}“: Kein solches Sudoku braucht diese Technik.",
)
_TOO_EASY = Text(
    en="{technique} is too easy for the level “{level}”: a Sudoku that needs nothing harder is easier.",
    de="{technique} ist zu leicht für die Stufe „{level}“: Ein Sudoku, das nichts Schwereres braucht, ist leichter.",
)
_NO_SUCH_NUMBER = Text(
    en="No pattern with the symmetry “{symmetry}” has {givens} givens; {near} would do.",
    de="Kein Muster mit der Symmetrie „{symmetry}“ hat {givens} Vorgaben; {near} ginge.",
)
_EITHER = Text(en="{below} or {above}", de="{below} oder {above}")
_NOT_IN_CORPUS = Text(
    en="The corpus has no Sudoku with so few givens: at least {fewest}, and {most} are wished for.",
    de="Im Korpus hat kein Sudoku so wenige Vorgaben: mindestens {fewest}, gewünscht sind {most}.",
)
_TOO_FEW_FOR_CHANCE = Text(
    en="Taking givens away by chance leaves hardly ever fewer than {fewest}, and {most} are wished for; "
    "start from a corpus of such Sudokus and add givens.",
    de="Wer zufällig Vorgaben wegnimmt, kommt kaum je unter {fewest}, gewünscht sind {most}; "
    "nimm einen Korpus solcher Sudokus und füge Vorgaben hinzu.",
)


class ImpossibleWish(TextError):
    """A wish that cannot come true."""


def check_technique(level: Level, technique: SolvingTechnique) -> None:
    """Refuse a technique that no puzzle of the level needs as its hardest."""
    rank = techniques.TECHNIQUES.index(technique)
    words = {"technique": technique.name, "level": level.title}
    up_to_level = [
        each
        for each in techniques.TECHNIQUES
        if min(published(each).ratings, default=9.9) <= level.limit
    ]
    if level < Level.EVIL and all(techniques.TECHNIQUES.index(each) < rank for each in up_to_level):
        raise ImpossibleWish(_TOO_HARD, **words)
    up_to_technique = techniques.TECHNIQUES[: rank + 1]
    # Ratings see something longer where they do not know a technique, so nothing is certain there.
    if any(each.key in UNKNOWN for each in up_to_technique):
        return
    if (
        Level.of(max(rating for each in up_to_technique for rating in published(each).ratings))
        < level
    ):
        raise ImpossibleWish(_TOO_EASY, **words)


def check_symmetry(symmetry: str, fewest: int, most: int) -> None:
    """Refuse numbers of givens that do not go with the groups of a symmetry."""
    possible = _numbers_of_givens(symmetry)
    if any(fewest <= number <= most for number in possible):
        return
    below = max((number for number in possible if number < fewest), default=None)
    above = min((number for number in possible if number > most), default=None)
    near: Text | str = str(above if below is None else below)
    if below is not None and above is not None:
        near = _EITHER.format(below=str(below), above=str(above))
    givens = str(fewest) if fewest == most else f"{fewest}-{most}"
    raise ImpossibleWish(_NO_SUCH_NUMBER, symmetry=symmetry, givens=givens, near=near)


@cache
def _numbers_of_givens(symmetry: str) -> frozenset[int]:
    numbers = {0}
    for group in orbits(symmetry):
        numbers |= {number + len(group) for number in numbers}
    return frozenset(numbers)


def check_corpus(fewest_in_corpus: int, most: int) -> None:
    """Refuse fewer givens than any puzzle of the corpus has."""
    if most < fewest_in_corpus:
        words = {"fewest": str(fewest_in_corpus), "most": str(most)}
        raise ImpossibleWish(_NOT_IN_CORPUS, **words)


def check_chance(most: int) -> None:
    """Refuse fewer givens than chance leaves."""
    if most < FEWEST_BY_CHANCE:
        words = {"fewest": str(FEWEST_BY_CHANCE), "most": str(most)}
        raise ImpossibleWish(_TOO_FEW_FOR_CHANCE, **words)

"""Locked candidates: what must lie where a block and a line cross leaves the rest of both."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BLOCKS,
    CROSSINGS,
    DIGITS,
    HOUSES,
    LINES,
    CellSet,
    Digit,
    House,
    members,
    set_of,
    size,
)
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.sight import NEXT_THOUGHT, Looking, for_digit
from sudoku_helper.step import Later, Step, candidates_of
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.seen import SeenTechnique
from sudoku_helper.techniques.subsets import NakedSpot, NakedSubset
from sudoku_helper.techniques.words.visible import Blocked, tell_blocked, why_blocked
from sudoku_helper.text import Text, Words

CROSSED: Mapping[CellSet, tuple[House, House]] = {
    set_of(cells): (block, line)
    for block, line, crossing in CROSSINGS
    for count in (2, 3)
    for cells in combinations(members(crossing), count)
}
"""For two or three cells that share a block and a line: these two."""


def locks(board: SudokuBoard, homes: Collection[House]) -> Iterator[tuple[Digit, House, House]]:
    """Each digit whose places in a house lie in another house too, where it has more, with both houses.

    Houses with the fewest empty cells come first.
    """
    empty = board.empty
    found = [
        (size(empty & HOUSES[home]), home, digit, other)
        for digit in DIGITS
        for home, other in _locks_of(board.places[digit])
        if home in homes
    ]
    for _, home, digit, other in sorted(found):
        yield digit, home, other


@lru_cache(maxsize=1 << 12)
def _locks_of(places: CellSet) -> tuple[tuple[House, House], ...]:
    """The houses in which a digit is locked, each with the one that it leaves."""
    found = []
    for home, cells in enumerate(HOUSES):
        houses = CROSSED.get(places & cells)
        if houses:
            block, line = houses
            other = line if home == block else block
            if places & HOUSES[other] & ~cells:
                found.append((home, other))
    return tuple(found)


_Spot = tuple[Digit, House, House]
"""A digit, the house in which it is locked, and the one that it leaves."""


class _Lock(NamedTuple):
    """A digit that is locked in its places in a house."""

    board: SudokuBoard
    digit: Digit
    home: House

    @property
    def places(self) -> CellSet:
        """Where it can go."""
        return HOUSES[self.home] & self.board.places[self.digit]

    @property
    def why_nowhere_else(self) -> Blocked:
        """What keeps it out of the other empty cells."""
        others = self.board.empty & HOUSES[self.home] & ~self.places
        return why_blocked(self.board, self.digit, others)


class _LockedCandidates(SeenTechnique[_Spot]):
    """All places of a digit in one house lie in another house too, and it leaves the rest there."""

    homes: Collection[House]
    looking = Looking.CROSSING_OUT
    explanation = Text(
        en="The {digit:digit} is still missing in {home:house}.\n"
        "In {home:house} only {reason:cells} are left for the {digit:digit}, and these lie in "
        "{other:house}.\n"
        "One of them takes the {digit:digit}, so everywhere else in {other:house} it is eliminated: "
        "in {targets:cells}.",
        de="In {home:house} fehlt noch die {digit:digit}.\n"
        "In {home:house} bleiben für die {digit:digit} nur {reason:cells}; diese Zellen liegen "
        "in {other:house}.\n"
        "Eine von ihnen bekommt die {digit:digit}, also entfällt sie an allen anderen Plätzen in "
        "{other:house}: in {targets:cells}.",
    )

    def spots(self, board: SudokuBoard) -> Iterator[_Spot]:
        """Every locked candidate, houses with the fewest empty cells first."""
        return locks(board, self.homes)

    def looks(self, board: SudokuBoard, spot: _Spot, candidates_shown: bool) -> float:
        """Those for the digit, and the thought of the other house."""
        digit, home, _ = spot
        return for_digit(board, home, digit, candidates_shown) + NEXT_THOUGHT

    def cells(self, spot: _Spot) -> CellSet:
        """The house in which the digit is locked."""
        return HOUSES[spot[1]]

    def step(self, board: SudokuBoard, spot: _Spot) -> Step:
        """Cross the digit out in the rest of the other house."""
        digit, home, other = spot
        lock = _Lock(board, digit, home)
        targets = board.places[digit] & HOUSES[other] & ~HOUSES[home]
        return Step(
            self,
            cross_outs=candidates_of(digit, targets),
            highlights=Later(_locked_roles, lock),
            primary=HOUSES[home],
            secondary=HOUSES[other] & ~HOUSES[home],
            words={
                "digit": digit,
                "home": home,
                "other": other,
                "reason": lock.places,
                "targets": targets,
            },
            truths=(in_house(home, digit),),
            evidence=lock,
        )

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """What is missing, what blocks the other cells, what follows."""
        missing, *rest = super().tell(step)
        yield missing
        yield from tell_blocked(step.evidence_of(_Lock).why_nowhere_else)
        yield from rest


def _locked_roles(lock: _Lock) -> Mapping[str, Any]:
    return {
        "reason": candidates_of(lock.digit, lock.places),
        "blocker": lock.why_nowhere_else.candidates,
    }


class Pointing(_LockedCandidates):
    """All places of a digit in a block lie in one line, so it leaves the rest of the line."""

    key = "pointing"
    name = Text(en="Pointing", de="Block-Reihe-Check")
    aliases = (
        "Locked Candidates Type 1",
        "Pointing Pair",
        "Pointing Triple",
        "Intersection Removal",
        "Block-Line-Interaction",
        "Block/Zeile-Beeinflussung",
        "Eingeschlossene Kandidaten",
        "BRC",
    )
    difficulty = 2.6
    homes = BLOCKS
    definition = Text(
        en="In a block a digit can only go in cells of one row or column. One of them takes it, "
        "so it can be crossed out in the rest of that row or column.",
        de="In einem Block kann eine Ziffer nur noch in Zellen einer einzigen Zeile oder Spalte "
        "stehen. Eine davon bekommt sie, also entfällt sie im Rest dieser Zeile oder Spalte.",
    )
    example = Example(
        board="87453..1.1539.47.89261784352913578..4678.1.533854..1.75127836..638249571749615382",
        finds="r6c8<>6",
    )
    library_codes = ("0100",)


class Claiming(_LockedCandidates):
    """All places of a digit in a line lie in one block, so it leaves the rest of the block."""

    key = "claiming"
    name = Text(en="Claiming", de="Reihe-Block-Check")
    aliases = (
        "Locked Candidates Type 2",
        "Box/Line Reduction",
        "Line-Block-Interaction",
        "Eingeschlossene Kandidaten",
        "RBC",
    )
    difficulty = 2.8
    homes = LINES
    definition = Text(
        en="In a row or column a digit can only go in cells of one block. One of them takes it, "
        "so it can be crossed out in the rest of that block.",
        de="In einer Zeile oder Spalte kann eine Ziffer nur noch in Zellen eines einzigen Blocks "
        "stehen. Eine davon bekommt sie, also entfällt sie im Rest dieses Blocks.",
    )
    example = Example(
        board="741.2.985826...317953871426372..81.46941.72.8518..27.9435.1.8721672845932897..641",
        finds="r4c4<>6 r6c4<>6",
    )
    library_codes = ("0101",)


class _LockedSubset(NakedSubset):
    """A naked subset in cells that share a block and a line, so that it acts on both."""

    def spots(self, board: SudokuBoard) -> Iterator[NakedSpot]:
        """Every locked subset with an effect."""
        return (spot for spot in super().spots(board) if spot[0] in CROSSED)


class LockedPair(_LockedSubset):
    """A naked pair in cells that share a block and a line, so that it acts on both."""

    key = "locked-pair"
    name = Text(en="Locked Pair", de="Gesperrtes Paar")
    aliases = ("Pointing Naked Pair",)
    difficulty = 2.9
    looking = Looking.CROSSING_OUT
    count = 2
    definition = Text(
        en="Two cells that share a block and also a row or column have the same two candidates and "
        "no others. They use up these digits for the block and for the line, so both can be "
        "crossed out in the rest of each.",
        de="Zwei Zellen, die im selben Block und auch in derselben Zeile oder Spalte liegen, haben "
        "dieselben zwei Kandidaten und sonst keine. Sie brauchen diese Ziffern für den Block und "
        "für die Reihe auf; im Rest von beiden entfallen sie.",
    )
    explanation = Text(
        en="In {reason:cells} only {digits:digits} are possible.\n"
        "One of the two cells takes one of these digits and the other cell the other, whichever "
        "way round.\n"
        "Both cells lie in {shared:houses}, so {digits:digits} are eliminated everywhere else "
        "there: cross out {targets:candidates}.",
        de="In {reason:cells} sind nur {digits:digits} möglich.\n"
        "Eine der beiden Zellen bekommt die eine Ziffer, die andere Zelle die andere, egal wie "
        "herum.\n"
        "Beide Zellen liegen in {shared:houses}; an allen anderen Plätzen dort "
        "entfallen also {digits:digits}: Streiche {targets:candidates}.",
    )
    example = Example(
        board=".41..9.8.5..4.8..6..8..7.4.85...4.2..62.854..914273568185796234239841657476..2891",
        finds="r1c9<>3 r3c9<>39 r4c7<>39",
    )
    library_codes = ("0110",)


class LockedTriple(_LockedSubset):
    """A naked triple in the three cells where a block and a line cross; it acts on both."""

    key = "locked-triple"
    name = Text(en="Locked Triple", de="Gesperrter Dreier")
    difficulty = 3.5
    count = 3
    definition = Text(
        en="The three cells where a block and a line cross have together only three candidates. "
        "They use up these digits for the block and for the line, so all three can be crossed out "
        "in the rest of each.",
        de="Die drei Zellen, in denen sich ein Block und eine Zeile oder Spalte kreuzen, haben "
        "zusammen nur drei Kandidaten. Sie brauchen diese Ziffern für den Block und für die Reihe "
        "auf; im Rest von beiden entfallen sie.",
    )
    explanation = Text(
        en="In {reason:cells} nothing but {digits:digits} is possible.\n"
        "Three cells for three digits: these cells use up all three, in whatever order.\n"
        "All three cells lie in {shared:houses}, so {digits:digits} are eliminated everywhere else "
        "there: cross out {targets:candidates}.",
        de="In {reason:cells} ist nichts anderes möglich als {digits:digits}.\n"
        "Drei Zellen für drei Ziffern: Diese Zellen brauchen alle drei auf, egal in welcher "
        "Reihenfolge.\n"
        "Alle drei Zellen liegen in {shared:houses}; an allen anderen Plätzen dort "
        "entfallen also {digits:digits}: Streiche {targets:candidates}.",
    )
    example = Example(
        board=".2.........4..5.2..1..7........9...39..6..7.136..47289.36...9...5.....3.7...6.5.8 "
        "r1c8<>5 r3c8<>5",
        finds="r1c3<>58 r2c2<>8 r3c3<>58 r4c1<>58 r7c1<>8 r8c1<>8",
    )
    library_codes = ("0111",)

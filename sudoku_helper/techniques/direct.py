"""Direct steps: a lock or a hidden subset that leaves one cell for a digit, seen in one go.

Without candidates nothing can be crossed out, but the conclusion can be drawn at once: cells that
are taken by other digits, or lines that are, leave a digit only one place.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    ALL_DIGITS,
    BIT,
    BLOCKS,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    HOUSES_OF,
    LINES,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    House,
    members,
    only,
    set_of,
    size,
)
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.sight import NEXT_THOUGHT, Looking, for_digit
from sudoku_helper.step import Later, Step, candidates_of
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.locked import locks
from sudoku_helper.techniques.seen import SeenTechnique, Spot
from sudoku_helper.techniques.subsets import hidden_groups
from sudoku_helper.techniques.words.visible import (
    Blocked,
    blocking_sentence,
    crossed_out_sentence,
    why_blocked,
)
from sudoku_helper.text import Text, Words

_Search = tuple[Digit, House]
"""A digit and the house in which it is looked for."""


class _Thoughts(NamedTuple):
    """What is looked for first and what then, on a board."""

    board: SudokuBoard
    first_sought: tuple[_Search, ...]
    then_sought: _Search

    @property
    def confined(self) -> tuple[Candidate, ...]:
        """The places of what is looked for first."""
        places = self.board.places
        return tuple(
            candidate
            for digit, house in self.first_sought
            for candidate in candidates_of(digit, places[digit] & HOUSES[house])
        )

    @property
    def first(self) -> list[Blocked]:
        """The reasons for the first thought."""
        return [_why_not(self.board, *each) for each in self.first_sought]

    @property
    def second(self) -> list[Blocked]:
        """The reason for the second."""
        return [_why_not(self.board, *self.then_sought)]


@lru_cache(maxsize=16)
def _why_not(board: SudokuBoard, digit: Digit, house: House) -> Blocked:
    """Why a digit is no candidate in the empty cells of a house in which it is none."""
    # The parts of a step and its sentences ask for the same.
    return why_blocked(board, digit, board.empty & HOUSES[house] & ~board.places[digit])


class _DirectStep(SeenTechnique[Spot]):
    """A first thought that takes cells away from a digit, and a second that places it.

    The explanation has three sentences: what is missing, the first thought, the conclusion. What
    blocks the other cells is told in between.
    """

    looking = Looking.DIRECT

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """What is missing, why the first thought holds, why the second does."""
        missing, thought, conclusion = super().tell(step)
        thoughts = step.evidence_of(_Thoughts)
        first, second = thoughts.first, thoughts.second
        yield missing
        if any(reason.crossed_out for reason in (*first, *second)):
            yield from blocking_sentence((*first, *second))
            yield from crossed_out_sentence((*first, *second))
            yield thought
        else:
            yield from blocking_sentence(first)
            yield thought
            yield from blocking_sentence(second)
        yield conclusion


_Lock = tuple[Digit, tuple[House, House, House], Cell]
"""A digit, the house in which it is locked, the one that it leaves, the one where it is placed, and
the cell."""


class _DirectLock(_DirectStep[_Lock]):
    """A locked candidate that leaves its digit one cell in another house of the same kind."""

    homes: Collection[House]
    explanation = Text(
        en="The {digit:digit} is still missing in {home:house} and in {goal:house}.\n"
        "In {home:house} only {reason:cells} are left for the {digit:digit}, and these lie in "
        "{other:house}, so "
        "everywhere else in {other:house} it is eliminated.\n"
        "That leaves only {target:cell} in {goal:house} for the {digit:digit}.",
        de="Die {digit:digit} fehlt noch in {home:house} und in {goal:house}.\n"
        "In {home:house} bleiben für die {digit:digit} nur {reason:cells}; diese Zellen liegen "
        "in {other:house}, also entfällt die {digit:digit} an allen anderen Plätzen in {other:house}.\n"
        "So bleibt in {goal:house} für die {digit:digit} nur {target:cell}.",
    )

    def spots(self, board: SudokuBoard) -> Iterator[_Lock]:
        """Every direct lock, houses with the fewest empty cells first."""
        for digit, home, other in locks(board, self.homes):
            places = board.places[digit]
            closed = places & HOUSES[other] & ~HOUSES[home]
            for goal in _goals(closed, home):
                left = places & HOUSES[goal] & ~closed
                if size(left) == 1:
                    yield digit, (home, other, goal), only(left)

    def looks(self, board: SudokuBoard, spot: _Lock, candidates_shown: bool) -> float:
        """Those for the digit in both houses."""
        digit, (home, _, goal), _ = spot
        looks = (for_digit(board, each, digit, candidates_shown) for each in (home, goal))
        return sum(looks) + NEXT_THOUGHT

    def cells(self, spot: _Lock) -> CellSet:
        """The one that gets the digit."""
        return BIT[spot[-1]]

    def step(self, board: SudokuBoard, spot: _Lock) -> Step:
        """Place the digit."""
        digit, houses, target = spot
        home, other, goal = houses
        thoughts = _Thoughts(board, ((digit, home),), (digit, goal))
        return Step(
            self,
            placements=(Candidate(target, digit),),
            highlights=Later(_roles, thoughts),
            primary=HOUSES[home],
            secondary=HOUSES[goal] & ~HOUSES[home],
            words={
                "digit": digit,
                "home": home,
                "other": other,
                "goal": goal,
                "reason": board.places[digit] & HOUSES[home],
                "target": target,
            },
            truths=(in_house(home, digit), in_house(goal, digit)),
            evidence=thoughts,
        )


def _goals(closed: CellSet, home: House) -> list[House]:
    """The houses of the same kind as *home* that lose a place of the digit.

    Whoever looks at blocks sees what becomes of the next block, and whoever looks at rows sees the
    next row; a step across kinds is hardly seen without candidates.
    """
    found = {house for cell in members(closed) for house in HOUSES_OF[cell]}
    return sorted(house for house in found if house // 9 == home // 9)


def _roles(thoughts: _Thoughts) -> Mapping[str, Any]:
    reasons = (*thoughts.first, *thoughts.second)
    blockers = dict.fromkeys(each for reason in reasons for each in reason.candidates)
    return {"reason": thoughts.confined, "blocker": tuple(blockers)}


class DirectPointing(_DirectLock):
    """A digit locked in a line by one block has one cell left in another block."""

    key = "direct-pointing"
    name = Text(en="Direct Pointing", de="Direkter Block-Reihe-Check")
    aliases = ("Pointing with Hidden Single", "Erweiterter Block-Reihe-Check")
    difficulty = 1.7
    homes = BLOCKS
    definition = Text(
        en="In a block a digit can only go in cells of one row or column, so it is excluded from "
        "the rest of that line. In a block that loses places by this only one cell is left for the "
        "digit, and it can be placed at once.",
        de="In einem Block kann eine Ziffer nur in Zellen einer einzigen Zeile oder Spalte stehen, "
        "also ist der Rest dieser Reihe für sie gesperrt. In einem Block, der dadurch Plätze "
        "verliert, bleibt nur eine Zelle für die Ziffer, die gleich gesetzt werden kann.",
    )
    example = Example(
        board="759.48....62.379.8.8...97...7...42199287134..614952387.4.39.87.89.475....37...594",
        finds="r7c1=2",
    )


class DirectClaiming(_DirectLock):
    """A digit locked in a block by one line has one cell left in a parallel line."""

    key = "direct-claiming"
    name = Text(en="Direct Claiming", de="Direkter Reihe-Block-Check")
    aliases = ("Claiming with Hidden Single", "Erweiterter Reihe-Block-Check")
    difficulty = 1.9
    homes = LINES
    definition = Text(
        en="In a row or column a digit can only go in cells of one block, so it is excluded from "
        "the rest of that block. In a parallel line that loses places by this only one cell is left for "
        "the digit, and it can be placed at once.",
        de="In einer Zeile oder Spalte kann eine Ziffer nur in Zellen eines einzigen Blocks stehen, "
        "also ist der Rest dieses Blocks für sie gesperrt. In einer parallelen Reihe, die dadurch "
        "Plätze verliert, bleibt nur eine Zelle für die Ziffer, die gleich gesetzt werden kann.",
    )
    example = Example(
        board="391786..4852314796467592..3273968.45984157362516243..774983.6..63842..7...5679438",
        finds="r3c8=1",
    )


_Subset = tuple[House, DigitSet, Candidate]
"""A house, the digits that take their cells there, and what is placed in the rest of it."""


class _DirectHiddenSubset(_DirectStep[_Subset]):
    """A hidden subset whose cells are taken, so that another digit has one cell left."""

    count: int

    def spots(self, board: SudokuBoard) -> Iterator[_Subset]:
        """Every direct hidden subset, blocks first."""
        for house, digits, cells in hidden_groups(board, self.count):
            for digit in DIGITS:
                places = board.places[digit] & HOUSES[house]
                left = places & ~cells
                if left != places and size(left) == 1:
                    yield house, digits, Candidate(only(left), digit)

    def looks(self, board: SudokuBoard, spot: _Subset, candidates_shown: bool) -> float:
        """Those for each of the digits in the house."""
        house, digits, placed = spot
        searched = (*members(digits), placed.digit)
        looks = (for_digit(board, house, digit, candidates_shown) for digit in searched)
        return sum(looks) + NEXT_THOUGHT

    def cells(self, spot: _Subset) -> CellSet:
        """The one that gets its digit."""
        return BIT[spot[-1].cell]

    def step(self, board: SudokuBoard, spot: _Subset) -> Step:
        """Place the digit that has one cell left."""
        house, digits, placed = spot
        first = tuple((digit, house) for digit in members(digits))
        thoughts = _Thoughts(board, first, (placed.digit, house))
        return Step(
            self,
            placements=(placed,),
            highlights=Later(_roles, thoughts),
            primary=HOUSES[house],
            words=Later(_subset_words, thoughts, house, digits, placed),
            truths=tuple(in_house(house, digit) for digit in (*members(digits), placed.digit)),
            evidence=thoughts,
        )


def _subset_words(thoughts: _Thoughts, house: House, digits: DigitSet, placed: Candidate) -> Words:
    values = thoughts.board.values
    return {
        "house": house,
        "missing": ALL_DIGITS & ~set_of(values[cell] for cell in HOUSE_CELLS[house]),
        "digits": digits,
        "reason": set_of(candidate.cell for candidate in thoughts.confined),
        "digit": placed.digit,
        "target": placed.cell,
    }


class DirectHiddenPair(_DirectHiddenSubset):
    """Two digits take the same two cells of a house, so that a third digit has one cell left."""

    key = "direct-hidden-pair"
    name = Text(en="Direct Hidden Pair", de="Direktes verstecktes Paar")
    aliases = ("Hidden Pair with Hidden Single",)
    difficulty = 2.0
    count = 2
    definition = Text(
        en="Two digits can only go in the same two cells of a house, so these cells are taken. "
        "Of the cells that are left only one can hold a certain third digit, which can be placed "
        "at once.",
        de="Zwei Ziffern können in einer Einheit nur in denselben zwei Zellen stehen, also sind "
        "diese Zellen vergeben. Von den übrigen Zellen kommt nur eine für eine bestimmte dritte "
        "Ziffer in Frage, die gleich gesetzt werden kann.",
    )
    explanation = Text(
        en="In {house:house} the digits {missing:digits} are still missing.\n"
        "That leaves only {reason:cells} for {digits:digits}, so these two cells are taken.\n"
        "That leaves only {target:cell} for the {digit:digit}.",
        de="In {house:house} fehlen noch {missing:digits}.\n"
        "Für {digits:digits} bleiben so nur {reason:cells}, also sind diese beiden Zellen "
        "vergeben.\n"
        "So bleibt für die {digit:digit} nur {target:cell}.",
    )
    example = Example(
        board="39.4.6217164972358.2.13.6492..693174641527983973814526...2..4.1...7.18.2.123.9765",
        finds="r7c1=7",
    )


class DirectHiddenTriple(_DirectHiddenSubset):
    """Three digits take three cells of a house, so that a fourth digit has one cell left."""

    key = "direct-hidden-triple"
    name = Text(en="Direct Hidden Triple", de="Direkter versteckter Dreier")
    aliases = ("Direct Hidden Triplet", "Hidden Triple with Hidden Single")
    difficulty = 2.5
    count = 3
    definition = Text(
        en="Three digits can only go in the same three cells of a house, so these cells are "
        "taken. Of the cells that are left only one can hold a certain fourth digit, which can be "
        "placed at once.",
        de="Drei Ziffern können in einer Einheit nur in denselben drei Zellen stehen, also sind "
        "diese Zellen vergeben. Von den übrigen Zellen kommt nur eine für eine bestimmte vierte "
        "Ziffer in Frage, die gleich gesetzt werden kann.",
    )
    explanation = Text(
        en="In {house:house} the digits {missing:digits} are still missing.\n"
        "That leaves only {reason:cells} for {digits:digits}, so these three cells are taken.\n"
        "That leaves only {target:cell} for the {digit:digit}.",
        de="In {house:house} fehlen noch {missing:digits}.\n"
        "Für {digits:digits} bleiben so nur {reason:cells}, also sind diese drei Zellen "
        "vergeben.\n"
        "So bleibt für die {digit:digit} nur {target:cell}.",
    )
    example = Example(
        board=".15.89...8...47.1.....12....8.461953631295...549873261153926748.2.7..1...7.1...2.",
        finds="r2c3=2",
    )

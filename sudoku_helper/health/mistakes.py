"""Whether a position is sound: digits that clash, and what the player did that cannot be right.

A mistake is told in four stages, like a step: that something is wrong, in which house, in which
cell, and how to take it back. So the player can find it without being told.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    BLOCK_OF,
    PEERS,
    Cell,
    CellSet,
    Digit,
    House,
    common_houses,
    members,
    smallest,
)
from sudoku_helper.solver import first_solution, unique_solution
from sudoku_helper.solver.obstacles import duplicates
from sudoku_helper.text import Sentence, Speech, Text, Words


@dataclass(frozen=True)
class Conflict:
    """A digit that stands more than once in a house."""

    house: House
    digit: Digit
    cells: CellSet


def conflicts(board: SudokuBoard) -> list[Conflict]:
    """Every digit that stands more than once in a house, rows before columns before blocks."""
    return [
        Conflict(found.words["house"], found.words["digit"], found.cells)
        for found in duplicates(board)
    ]


@dataclass(frozen=True)
class Mistake:
    """Something on the board that the player should take back.

    ``kind`` is "wrong-digit", "lost-candidate" or "stale-mark". ``remove`` are placed digits to
    take away, ``restore`` candidates to note again, ``clear`` pencil marks to erase.
    """

    kind: str
    cells: CellSet
    house: House
    sentences: tuple[Text, Text, Text, Text]
    words: Words
    remove: tuple[Candidate, ...] = ()
    restore: tuple[Candidate, ...] = ()
    clear: tuple[Candidate, ...] = ()

    def stages(self, speech: Speech) -> list[Sentence]:
        """The four stages: something is wrong, in which house, in which cell, take it back."""
        return [speech.sentence(text, self.words) for text in self.sentences]

    def repair(self, board: SudokuBoard) -> SudokuBoard:
        """The board after the mistake was taken back."""
        return taken_back(board, self.remove, self.restore, self.clear)


_LOOK = Text(en="Have a close look at {house:house}.", de="Schau dir {house:house} genau an.")

_ONE_WRONG = Text(
    en="Something is wrong: one of the digits you placed is not right.",
    de="Hier stimmt etwas nicht: Eine der Ziffern, die du gesetzt hast, ist falsch.",
)
_SOME_WRONG = Text(
    en="Something is wrong: {number} of the digits you placed are not right.",
    de="Hier stimmt etwas nicht: {number} der Ziffern, die du gesetzt hast, sind falsch.",
)
_CLASHES = Text(
    en="The {digit:digit} in {cell:cell} is not right: {digit:digit} also stands in {seen:cells}.",
    de="Die {digit:digit} in {cell:cell} ist falsch: Auch in {seen:cells} steht eine {digit:digit}.",
)
_LEADS_NOWHERE = Text(
    en="The {digit:digit} in {cell:cell} is not right: with it the Sudoku cannot be completed.",
    de="Die {digit:digit} in {cell:cell} ist falsch: Mit ihr lässt sich das Sudoku nicht vollenden.",
)
_TAKE_BACK = Text(
    en="Take the {digit:digit} in {cell:cell} back.",
    de="Nimm die {digit:digit} in {cell:cell} zurück.",
)

_ONE_LOST = Text(
    en="Something is missing: you crossed out a candidate that is still needed.",
    de="Hier fehlt etwas: Du hast einen Kandidaten gestrichen, der noch gebraucht wird.",
)
_SOME_LOST = Text(
    en="Something is missing: you crossed out {number} candidates that are still needed.",
    de="Hier fehlt etwas: Du hast {number} Kandidaten gestrichen, die noch gebraucht werden.",
)
_LOST_IN = Text(
    en="The right digit is no longer among the candidates of {cell:cell}.",
    de="In {cell:cell} ist die richtige Ziffer nicht mehr unter den Kandidaten.",
)
_RESTORE = Text(
    en="Note {digit:digit} in {cell:cell} again as a candidate.",
    de="Notiere die {digit:digit} in {cell:cell} wieder als Kandidat.",
)

_ONE_STALE = Text(
    en="A pencil mark is out of date: the digit already stands in the same house.",
    de="Eine Notiz ist überholt: Die Ziffer steht schon in derselben Einheit.",
)
_SOME_STALE = Text(
    en="{number} pencil marks are out of date: the digits already stand in the same houses.",
    de="{number} Notizen sind überholt: Die Ziffern stehen schon in denselben Einheiten.",
)
_STALE_IN = Text(
    en="{cell:cell} can no longer be {digit:digit}: {digit:digit} stands in {seen:cells}.",
    de="{cell:cell} kann keine {digit:digit} mehr sein: Die {digit:digit} steht in {seen:cells}.",
)
_CLEAR = Text(
    en="Erase the mark {digit:digit} in {cell:cell}.",
    de="Radiere die Notiz {digit:digit} in {cell:cell} aus.",
)


def mistakes(board: SudokuBoard) -> list[Mistake]:
    """What the player did wrong, gravest first: digits, crossed-out candidates, pencil marks.

    The measure is the only solution of the givens. Where they have none or several, digits that
    clash are mistakes, and digits without which the others can be completed.
    """
    solution = unique_solution(board.only_givens())
    if solution:
        wrong = _differing(board, solution)
        lost = [each for each in board.crossed_out if solution.values[each.cell] == each.digit]
    else:
        wrong = _suspicious(board)
        lost = []
    return [
        *_wrong_digits(board, wrong),
        *_lost_candidates(lost),
        *_stale_marks(board, board.stale_marks),
    ]


def taken_back(
    board: SudokuBoard,
    remove: Iterable[Candidate] = (),
    restore: Iterable[Candidate] = (),
    clear: Iterable[Candidate] = (),
) -> SudokuBoard:
    """The board without some digits and marks, and with some candidates noted again."""
    removed = {cell for cell, _ in remove}
    values = [0 if cell in removed else value for cell, value in enumerate(board.values)]
    restored = set(restore)
    crossed_out = [each for each in board.crossed_out if each not in restored]
    cleared = set(clear)
    possible = SudokuBoard.of(values, board.givens)
    stale = [each for each in board.stale_marks if each not in cleared and not possible.has(each)]
    return SudokuBoard.of(values, board.givens, crossed_out, stale)


def _differing(board: SudokuBoard, solution: SudokuBoard) -> list[Cell]:
    """The placed digits that are not those of the solution."""
    return [cell for cell in members(board.placed) if board.values[cell] != solution.values[cell]]


def _suspicious(board: SudokuBoard) -> list[Cell]:
    """The placed digits that cannot stay, when no single solution tells which are right."""
    placed = members(board.placed)
    clashing = [cell for cell in placed if _clashes_with(board, cell)]
    if clashing or first_solution(board) or not first_solution(board.only_givens()):
        return clashing
    for cell in placed:
        if first_solution(taken_back(board, [Candidate(cell, board.values[cell])])):
            return [cell]
    return placed


def _wrong_digits(board: SudokuBoard, cells: Sequence[Cell]) -> Iterator[Mistake]:
    """The mistakes that some placed digits are, those that can be seen first."""
    opening = _ONE_WRONG if len(cells) == 1 else _SOME_WRONG
    for cell in sorted(cells, key=lambda each: not _clashes_with(board, each)):
        seen = _clashes_with(board, cell)
        house = common_houses(BIT[cell] | BIT[smallest(seen)])[0] if seen else BLOCK_OF[cell]
        digit = board.values[cell]
        yield Mistake(
            kind="wrong-digit",
            cells=BIT[cell],
            house=house,
            sentences=(opening, _LOOK, _CLASHES if seen else _LEADS_NOWHERE, _TAKE_BACK),
            words=_words(cell, digit, house, len(cells)) | {"seen": seen},
            remove=(Candidate(cell, digit),),
        )


def _lost_candidates(lost: Sequence[Candidate]) -> Iterator[Mistake]:
    """The mistakes that crossed-out candidates are."""
    opening = _ONE_LOST if len(lost) == 1 else _SOME_LOST
    for cell, digit in lost:
        house = BLOCK_OF[cell]
        yield Mistake(
            kind="lost-candidate",
            cells=BIT[cell],
            house=house,
            sentences=(opening, _LOOK, _LOST_IN, _RESTORE),
            words=_words(cell, digit, house, len(lost)),
            restore=(Candidate(cell, digit),),
        )


def _stale_marks(board: SudokuBoard, stale: Sequence[Candidate]) -> Iterator[Mistake]:
    """The mistakes that marks excluded by a digit on the board are."""
    opening = _ONE_STALE if len(stale) == 1 else _SOME_STALE
    standing = board.standing
    for cell, digit in stale:
        seen = PEERS[cell] & standing[digit]
        house = common_houses(BIT[cell] | BIT[smallest(seen)])[0]
        yield Mistake(
            kind="stale-mark",
            cells=BIT[cell],
            house=house,
            sentences=(opening, _LOOK, _STALE_IN, _CLEAR),
            words=_words(cell, digit, house, len(stale)) | {"seen": seen},
            clear=(Candidate(cell, digit),),
        )


def _clashes_with(board: SudokuBoard, cell: Cell) -> CellSet:
    """The cells in the same houses that hold the same digit."""
    return PEERS[cell] & board.standing[board.values[cell]]


def _words(cell: Cell, digit: Digit, house: House, number: int) -> dict[str, int]:
    return {"cell": cell, "digit": digit, "house": house, "number": number}

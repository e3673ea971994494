"""Rectangles with strong links: unique rectangle type 6 and the hidden rectangle."""

from collections.abc import Iterator

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    COLUMN_OF,
    HOUSES,
    PEERS,
    ROW_OF,
    Cell,
    Digit,
    House,
    members,
    only,
    size,
)
from sudoku_helper.proofs.truths import in_cell, in_house
from sudoku_helper.step import Step
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.surplus import Pattern
from sudoku_helper.techniques.unique_rectangles import Rectangles
from sudoku_helper.text import Text

_CROSSWISE = Text(
    en="In {lines:lines} the {locked:digit} can only go in these four cells.\n"
    "If {corner:cell} were {locked:digit}, the only place left in the other line would be "
    "{opposite:cell}, and the other way round.\n"
    "So both would be {locked:digit}, {floor:cells} would be {other:digit} and no extra candidate "
    "would be true: cross out {removed:candidates}.",
    de="In den {lines:lines} ist die {locked:digit} nur in diesen vier Zellen möglich.\n"
    "Stünde die {locked:digit} in {corner:cell}, bliebe ihr in der anderen Reihe nur {opposite:cell}, und "
    "umgekehrt.\n"
    "Dann stünde die {locked:digit} also in beiden, in {floor:cells} stünde die {other:digit}, und kein überzähliger "
    "Kandidat wäre richtig: Streiche {removed:candidates}.",
)
_SUPPOSE = Text(
    en="Suppose {corner:cell} were {x:digit}.\n"
    "Then the {y:digit} would have only {beside:cell} left in {row:house} and only {below:cell} in "
    "{column:house}; {start:cell} sees both and has no candidates but {pair:digits}, so it would be "
    "{x:digit}.\n"
    "{reason:cells} lie in just two rows, two columns and two blocks: now {pair:digits} could be "
    "swapped there, and the Sudoku would have two solutions.\n"
    "But it has only one solution, so the {x:digit} can be crossed out in {corner:cell}.",
    de="Angenommen, in {corner:cell} stünde die {x:digit}.\n"
    "Dann bliebe für die {y:digit} in {row:house} nur {beside:cell} und in {column:house} nur "
    "{below:cell}; {start:cell} sieht beide und hat nur {pair:digits}, also stünde dort die "
    "{x:digit}.\n"
    "{reason:cells} liegen in nur zwei Zeilen, zwei Spalten und zwei Blöcken: Man könnte {pair:digits} "
    "dort vertauschen, und das Sudoku hätte zwei Lösungen.\n"
    "Es hat aber nur eine Lösung; darum entfällt die {x:digit} in {corner:cell}.",
)


class UniqueRectangle6(Rectangles):
    """Opposite corners have extra candidates; a digit of the pair is an X-Wing in the rectangle."""

    key = "unique-rectangle-6"
    name = Text(en="Unique Rectangle Type 6", de="Verbotenes Rechteck Typ 6")
    aliases = ("Uniqueness Test 6", "UR 6")
    difficulty = 4.6
    definition = Text(
        en="Two opposite corners of a rectangle have only a pair, the other two extra candidates. If one "
        "digit of the pair is possible in both rows (or both columns) in the corners only, it cannot "
        "be in the corners with extra candidates: it would be in both, and the rectangle would have "
        "two solutions.",
        de="Zwei gegenüberliegende Ecken eines Rechtecks haben nur ein Paar, die beiden anderen "
        "überzählige Kandidaten. Ist eine Ziffer des Paars in beiden Zeilen (oder beiden Spalten) nur "
        "in den Ecken möglich, kann sie nicht in den Ecken mit überzähligen Kandidaten stehen: Sie "
        "stünde dann in beiden, und das Rechteck hätte zwei Lösungen.",
    )
    explanation = _CROSSWISE
    example = Example(
        board="6.2.3.917..5.9.3289..27.564396784251421359786857...439.6..4.19.5.49..67...9.6.84.",
        finds="r2c4<>6 r6c6<>6",
    )
    library_codes = ("0605",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every rectangle of type 6."""
        for pattern in self.patterns(board):
            if size(pattern.roof) != 2:
                continue
            first, second = members(pattern.roof)
            if PEERS[first] & pattern.roof:
                continue
            for lines in (ROW_OF, COLUMN_OF):
                houses = lines[first], lines[second]
                for digit in members(board.digits[first] & pattern.pair):
                    inside = board.places[digit] & (HOUSES[houses[0]] | HOUSES[houses[1]])
                    if inside == pattern.cells:
                        yield self._step(board, pattern, houses, digit)

    def _step(
        self, board: SudokuBoard, pattern: Pattern, houses: tuple[House, House], digit: Digit
    ) -> Step:
        first, second = members(pattern.roof)
        removed = (Candidate(first, digit), Candidate(second, digit))
        return self.conclude(
            board,
            pattern,
            removed,
            tuple(in_house(house, digit) for house in houses),
            lines=houses,
            corner=first,
            opposite=second,
            removed=removed,
            locked=digit,
            other=only(pattern.pair & ~BIT[digit]),
            floor=pattern.cells & ~pattern.roof,
        )


class HiddenRectangle(Rectangles):
    """One corner has only the pair; strong links from the opposite corner fix the other two."""

    key = "hidden-rectangle"
    name = Text(en="Hidden Rectangle", de="Verstecktes Rechteck")
    aliases = ("Hidden Unique Rectangle", "HUR")
    difficulty = 4.7
    definition = Text(
        en="One corner of a rectangle has only a pair xy. If y is possible in the row and in the column "
        "of the opposite corner in the corners only, the opposite corner cannot be x: both its "
        "neighbours would be y, the first corner x, and the rectangle would have two solutions.",
        de="Eine Ecke eines Rechtecks hat nur ein Paar xy. Ist y in der Zeile und in der Spalte der "
        "gegenüberliegenden Ecke nur in den Ecken möglich, kann die gegenüberliegende Ecke nicht x "
        "sein: Ihre beiden Nachbarn wären dann y, die erste Ecke x, und das Rechteck hätte zwei "
        "Lösungen.",
    )
    explanation = _SUPPOSE
    why = ()
    example = Example(
        board="294..5781871924563635187492.2684.357.435..2185..2..9464...521.9359718624..24..8.5",
        finds="r9c5<>6",
    )
    library_codes = ("0606",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every hidden rectangle."""
        for pattern in self.patterns(board):
            for start in members(pattern.cells & ~pattern.roof):
                neighbours = pattern.cells & PEERS[start]
                # A neighbour without extra candidates would make it one of the types 1 to 4.
                if neighbours & ~pattern.roof:
                    continue
                corner = only(pattern.cells & ~neighbours & ~BIT[start])
                for y in members(board.digits[start] & board.digits[corner]):
                    x = only(board.digits[start] & ~BIT[y])
                    if board.places[x] & BIT[corner] and _is_linked(board, pattern, corner, y):
                        yield self._step(board, pattern, (start, corner), (x, y))

    def _step(
        self,
        board: SudokuBoard,
        pattern: Pattern,
        ends: tuple[Cell, Cell],
        pair: tuple[Digit, Digit],
    ) -> Step:
        (start, corner), (x, y) = ends, pair
        row, column = ROW_OF[corner], COLUMN_OF[corner]
        return self.conclude(
            board,
            pattern,
            (Candidate(corner, x),),
            (in_house(row, y), in_house(column, y), in_cell(start)),
            start=start,
            corner=corner,
            x=x,
            y=y,
            row=row,
            column=column,
            beside=only(pattern.cells & HOUSES[row] & ~BIT[corner]),
            below=only(pattern.cells & HOUSES[column] & ~BIT[corner]),
        )


def _is_linked(board: SudokuBoard, pattern: Pattern, corner: Cell, digit: Digit) -> bool:
    """Whether a digit is possible in row and column of a corner in the rectangle only."""
    lines = HOUSES[ROW_OF[corner]] | HOUSES[COLUMN_OF[corner]]
    opposite = pattern.cells & ~lines
    return board.places[digit] & lines == pattern.cells & ~opposite

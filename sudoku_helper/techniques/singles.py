"""Singles: a cell for which one digit is left, or a digit for which one cell is left."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.demands import (
    HOUSE_DEMANDS,
    State,
    house_and_digit,
    house_demand,
    whole_demand,
)
from sudoku_helper.geometry import (
    ALL_DIGITS,
    BIT,
    BLOCKS,
    BLOCKS_FIRST,
    COLUMN_OF,
    DIGITS,
    HOUSE_CELLS,
    HOUSES,
    HOUSES_OF,
    LINES,
    ROW_OF,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    House,
    members,
    set_of,
    size,
    union,
)
from sudoku_helper.proofs.truths import in_cell, in_house
from sudoku_helper.sight import (
    AT_A_GLANCE,
    LONE_MARK,
    MISSING_DIGIT,
    Looking,
    View,
    at_cell,
    effort_at,
    for_digit,
    for_lone_place,
)
from sudoku_helper.step import Later, Step, candidates_of
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.seen import SeenTechnique
from sudoku_helper.techniques.words.visible import (
    numbered,
    sentence_of,
    tell_blocked,
    why_blocked,
)
from sudoku_helper.text import Text, Words, tell

_Spot = tuple[int, House, Digit, Cell]
"""How many cells of a house are empty, the house, and the digit and the cell that are left there."""


class _Seen(NamedTuple):
    """The board on which a single is seen, and the house in which one looks."""

    board: SudokuBoard
    house: House


class _Single(SeenTechnique[_Spot]):
    """What all singles share."""

    looking = Looking.PLACING

    def cells(self, spot: _Spot) -> CellSet:
        """The one that gets its digit."""
        return BIT[spot[3]]

    def distance(self, spot: _Spot, view: View) -> int:
        """That of the one cell."""
        return view.distances[spot[3]]


class FullHouse(_Single):
    """A house has one empty cell left, which takes the digit that is missing."""

    key = "full-house"
    name = Text(en="Full House", de="Letzte freie Zelle")
    aliases = ("Single", "Last Digit", "Last Value", "Volles Haus")
    difficulty = 1.0
    definition = Text(
        en="Only one cell of a row, column or block is still empty. It takes the one digit that the "
        "house lacks.",
        de="In einer Zeile, einer Spalte oder einem Block ist nur noch eine Zelle frei. Sie bekommt "
        "die einzige Ziffer, die dort noch fehlt.",
    )
    explanation = Text(
        en="Only one cell of {house:house} is still empty: {target:cell}.\n"
        "Of the digits 1 to 9 only the {digit:digit} is missing there, so {target:cell} is "
        "{digit:digit}.",
        de="In {house:house} ist nur noch eine Zelle frei: {target:cell}.\n"
        "Von den Ziffern 1 bis 9 fehlt dort nur die {digit:digit}, also kommt sie nach "
        "{target:cell}.",
    )
    example = Example(
        board="..687...3..7..28.65891364279..24.7.....7......7...3...46235718915368.274798421...",
        finds="r8c6=9",
    )
    library_codes = ("0000",)

    def spots(self, board: SudokuBoard) -> Iterator[_Spot]:
        """Every last empty cell, blocks before rows before columns."""
        empty = board.empty
        full = [
            (house, cell)
            for cell in members(board.last_cells)
            for house in HOUSES_OF[cell]
            if empty & HOUSES[house] == BIT[cell]
        ]
        for house, cell in sorted(full, key=_blocks_first):
            held = {board.values[other] for other in HOUSE_CELLS[house]}
            digit = sum(DIGITS) - sum(held)
            # A house that holds a digit twice lacks more than one.
            if len(held) == 9 and board.places[digit] & BIT[cell]:
                yield 1, house, digit, cell

    def least(self, *_: object) -> tuple[float, int]:
        """One look."""
        return AT_A_GLANCE, 0

    def looks(self, *_: object) -> float:
        """One is enough, wherever it is and whatever is shown."""
        return AT_A_GLANCE

    def step(self, board: SudokuBoard, spot: _Spot) -> Step:
        """Place the digit that is missing."""
        _, house, digit, cell = spot
        placed = (Candidate(cell, digit),)
        return Step(
            self,
            placements=placed,
            highlights={"reason": placed},
            primary=HOUSES[house],
            words={"house": house, "target": cell, "digit": digit},
            truths=(in_house(house, digit),),
            board=board,
        )


def _blocks_first(found: tuple[House, Cell]) -> int:
    return BLOCKS_FIRST.index(found[0])


_HOUSE_DIGIT_CELL: tuple[tuple[House, Digit, Cell], ...] = tuple(
    (*house_and_digit(demand), cell)
    for demand in HOUSE_DEMANDS
    for cell in (*HOUSE_CELLS[house_and_digit(demand)[0]], 0)
)
"""What the options of digits in houses stand for, by their bits in a state; a guard is nothing."""


def _options_in(houses: Collection[House]) -> State:
    """The options of all digits in some houses."""
    demands = (house_demand(house, digit) for house in houses for digit in DIGITS)
    return union(whole_demand(demand) for demand in demands)


class _HiddenSingle(_Single):
    """A digit has one place left in a house."""

    houses: range
    options: State
    library_codes = ("0002",)
    explanation = Text(
        en="The {digit:digit} is still missing in {house:house}.\n"
        "That leaves only {target:cell} for the {digit:digit}.",
        de="In {house:house} fehlt noch die {digit:digit}.\n"
        "So bleibt für die {digit:digit} nur {target:cell}.",
    )

    def spots(self, board: SudokuBoard) -> list[_Spot]:
        """Every hidden single, houses with the fewest empty cells first."""
        empty = board.empty
        found = [_HOUSE_DIGIT_CELL[option] for option in members(board.singles & self.options)]
        return sorted(
            [(size(empty & HOUSES[house]), house, digit, cell) for house, digit, cell in found]
        )

    def least(self, board: SudokuBoard, seen: View) -> tuple[float, int]:
        """One look for the last of a digit or of a house, or else those with two empty cells."""
        if 8 in map(size, board.standing):
            return AT_A_GLANCE, 0
        if board.last_cells:
            nearest = seen.distance(board.last_cells)
            return effort_at(nearest, AT_A_GLANCE), nearest
        return for_lone_place(self.houses is BLOCKS, 2, 7, seen.candidates_shown), 0

    def glimpses(self, board: SudokuBoard, seen: View) -> list[tuple[_Spot, float]]:
        """Every hidden single: the fuller the house and the rarer the digit, the easier at best."""
        standing, in_block, shown = board.standing, self.houses is BLOCKS, seen.candidates_shown
        return [
            (spot, for_lone_place(in_block, spot[0], size(standing[spot[2]]), shown))
            for spot in self.spots(board)
        ]

    def looks(self, board: SudokuBoard, spot: _Spot, candidates_shown: bool) -> float:
        """One if the digit stands everywhere else, or else those for what blocks it."""
        empty, house, digit, _ = spot
        if empty == 1 or size(board.standing[digit]) == 8:
            return AT_A_GLANCE
        return for_digit(board, house, digit, candidates_shown)

    def step(self, board: SudokuBoard, spot: _Spot) -> Step:
        """Place the digit."""
        _, house, digit, cell = spot
        return Step(
            self,
            placements=(Candidate(cell, digit),),
            highlights=Later(_hidden_single_roles, board, house, cell, digit),
            primary=HOUSES[house],
            words={"house": house, "target": cell, "digit": digit},
            truths=(in_house(house, digit),),
            evidence=_Seen(board, house),
            board=board,
        )

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """What is missing, what blocks the other cells, what is left; short for the last of a digit."""
        missing, left = super().tell(step)
        board, house = step.evidence_of(_Seen)
        cell, digit = step.placements[0]
        if _is_last_one(board, cell, digit):
            row, column, block = HOUSES_OF[cell]
            words = {**step.words, "row": row, "column": column, "block": block}
            yield from tell(_LAST_ONE, words)
            return
        others = board.empty & HOUSES[house] & ~BIT[cell]
        yield missing
        yield from tell_blocked(why_blocked(board, digit, others))
        yield left


_LAST_ONE = Text(
    en="The {digit:digit} is already in the grid eight times; it is missing only in {block:house}.\n"
    "Every row but {row:house} and every column but {column:house} has its {digit:digit}, so the last "
    "one goes where these two cross: in {target:cell}.",
    de="Die {digit:digit} steht schon achtmal im Gitter, sie fehlt nur noch in {block:house}.\n"
    "Jede Zeile außer {row:house} und jede Spalte außer {column:house} hat ihre {digit:digit}, also "
    "kommt die letzte dorthin, wo diese beiden sich kreuzen: nach {target:cell}.",
)


def _is_last_one(board: SudokuBoard, cell: Cell, digit: Digit) -> bool:
    """Whether a digit is missing only once in the grid, where row and column of a cell cross."""
    copies = members(board.standing[digit])
    rows = {ROW_OF[other] for other in copies}
    columns = {COLUMN_OF[other] for other in copies}
    return len(copies) == len(rows - {ROW_OF[cell]}) == len(columns - {COLUMN_OF[cell]}) == 8


def _hidden_single_roles(
    board: SudokuBoard, house: House, cell: Cell, digit: Digit
) -> Mapping[str, Any]:
    if _is_last_one(board, cell, digit):
        blockers = candidates_of(digit, board.standing[digit])
    else:
        others = board.empty & HOUSES[house] & ~BIT[cell]
        blockers = why_blocked(board, digit, others).candidates
    return {"reason": (Candidate(cell, digit),), "blocker": blockers}


class HiddenSingleInBlock(_HiddenSingle):
    """A digit has one place left in a block."""

    key = "hidden-single-block"
    name = Text(en="Hidden Single (block)", de="Versteckter Single (Block)")
    aliases = (
        "Hidden Single",
        "Versteckter Single",
        "Pinned Digit",
        "Crosshatching",
        "Versteckter eindeutiger Kandidat",
    )
    difficulty = 1.2
    houses = BLOCKS
    options = _options_in(BLOCKS)
    definition = Text(
        en="A digit is missing in a block, and the rows and columns that already hold it leave only "
        "one empty cell of the block. The digit belongs there.",
        de="Eine Ziffer fehlt in einem Block, und die Zeilen und Spalten, in denen sie schon steht, "
        "lassen nur eine freie Zelle des Blocks übrig. Dort gehört die Ziffer hin.",
    )
    example = Example(
        board="23.17.4..67.4..82.54.2..37..5...12.81....79.3893642157.1..2.78.985714632...8..5..",
        finds="r5c5=8",
    )


class HiddenSingleInLine(_HiddenSingle):
    """A digit has one place left in a row or column."""

    key = "hidden-single-line"
    name = Text(en="Hidden Single (row or column)", de="Versteckter Single (Zeile/Spalte)")
    aliases = ("Hidden Single", "Versteckter Single", "Pinned Digit")
    difficulty = 1.5
    houses = LINES
    options = _options_in(LINES)
    definition = Text(
        en="A digit is missing in a row or column, and all its empty cells but one see that digit "
        "elsewhere. The digit belongs in the one cell that is left.",
        de="Eine Ziffer fehlt in einer Zeile oder Spalte, und alle freien Zellen bis auf eine sehen "
        "diese Ziffer schon an anderer Stelle. In die übrige Zelle gehört die Ziffer.",
    )
    example = Example(
        board="1.3.9.4...2..1...9..9.621...91678......149...467253891938.2.716715936......781935",
        finds="r1c8=6",
    )


class NakedSingle(_Single):
    """A cell has one candidate left."""

    key = "naked-single"
    name = Text(en="Naked Single", de="Nackter Single")
    aliases = ("Sole Candidate", "Entblößter Kandidat", "Offener Single", "Einziger Kandidat")
    difficulty = 2.3
    definition = Text(
        en="Row, column and block of a cell together hold eight different digits. Only the ninth "
        "is left for the cell.",
        de="Zeile, Spalte und Block einer Zelle enthalten zusammen acht verschiedene Ziffern. Für "
        "die Zelle bleibt nur die neunte.",
    )
    explanation = Text(
        en="Which digit fits in {target:cell}?\n"
        "Only the {digit:digit} is left, so {target:cell} is {digit:digit}.",
        de="Welche Ziffer passt in {target:cell}?\n"
        "Übrig bleibt nur die {digit:digit}, also gehört sie nach {target:cell}.",
    )
    example = Example(
        board="...1.9.4....7.35....15849..468917235532648179..7352864...2.54..8.9431......8.63..",
        finds="r3c8=2",
    )
    library_codes = ("0003",)

    def spots(self, board: SudokuBoard) -> Iterator[_Spot]:
        """Every cell with one candidate, those in the fullest houses first."""
        for count, house, cell, digit in sorted(
            (*_fullest_house(board.empty, cell), cell, digit) for cell, digit in board.naked_singles
        ):
            yield count, house, digit, cell

    def least(self, _board: SudokuBoard, seen: View) -> tuple[float, int]:
        """The looks at a cell that shows one candidate, or whose house lacks one digit."""
        return LONE_MARK if seen.candidates_shown else 1 + MISSING_DIGIT, 0

    def looks(self, board: SudokuBoard, spot: _Spot, candidates_shown: bool) -> float:
        """Those at the cell."""
        return at_cell(board, spot[3], candidates_shown)

    def step(self, board: SudokuBoard, spot: _Spot) -> Step:
        """Place the digit that is left."""
        _, house, digit, cell = spot
        return Step(
            self,
            placements=(Candidate(cell, digit),),
            highlights=Later(_naked_single_roles, board, house, cell, digit),
            primary=HOUSES[house],
            words={"house": house, "target": cell, "digit": digit},
            truths=(in_cell(cell),),
            evidence=_Seen(board, house),
            board=board,
        )

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """What a nearly full house lacks, or what it holds; what the others hold; what is left."""
        question, left = super().tell(step)
        board, house = step.evidence_of(_Seen)
        cell, digit = step.placements[0]
        lacking = _digits_lacking(board, house)
        seen = _seen_digits(board, house, cell)
        gone = lacking & ~BIT[digit] if _is_nearly_full(lacking) else ALL_DIGITS & ~BIT[digit]
        for candidates in seen.values():
            for candidate in candidates:
                gone &= ~BIT[candidate.digit]
        yield question
        if _is_nearly_full(lacking):
            yield _LACKS, {"house": house, "lacking": lacking}
        if seen:
            yield _seen_sentence(seen)
        if gone:
            text = _ONE_CROSSED_OUT if size(gone) == 1 else _SOME_CROSSED_OUT
            yield text, {"crossed": gone, "target": cell}
        yield left


_LACKS = Text(
    en="Still missing in {house:house}: {lacking:digits}.",
    de="In {house:house} fehlen noch {lacking:digits}.",
)
_ONE_CROSSED_OUT = Text(
    en="The {crossed:digits} is already crossed out in {target:cell}.",
    de="Die {crossed:digits} ist in {target:cell} schon gestrichen.",
)
_SOME_CROSSED_OUT = Text(
    en="{crossed:digits} are already crossed out in {target:cell}.",
    de="{crossed:digits} sind in {target:cell} schon gestrichen.",
)


def _naked_single_roles(
    board: SudokuBoard, house: House, cell: Cell, digit: Digit
) -> Mapping[str, Any]:
    seen = _seen_digits(board, house, cell)
    return {
        "reason": (Candidate(cell, digit),),
        "blocker": tuple(candidate for candidates in seen.values() for candidate in candidates),
    }


def _digits_lacking(board: SudokuBoard, house: House) -> DigitSet:
    """The digits that do not stand in a house yet."""
    return ALL_DIGITS & ~set_of(
        board.values[cell] for cell in members(HOUSES[house] & ~board.empty)
    )


def _is_nearly_full(lacking: DigitSet) -> bool:
    """Whether it is shorter to say what a house lacks than what it holds."""
    return 2 <= size(lacking) <= 4


def _seen_digits(board: SudokuBoard, fullest: House, cell: Cell) -> dict[House, list[Candidate]]:
    """The digits that a cell sees, each once, in the house that shows most of them.

    What stands in its fullest house need not be named where it is said what that house lacks.
    """
    seen: dict[House, list[Candidate]] = {}
    lacking = _digits_lacking(board, fullest)
    named = ALL_DIGITS & ~lacking if _is_nearly_full(lacking) else 0
    for house in sorted(HOUSES_OF[cell], key=lambda each: size(board.empty & HOUSES[each])):
        for other in members(HOUSES[house] & ~board.empty):
            value = board.values[other]
            if not named & BIT[value]:
                named |= BIT[value]
                seen.setdefault(house, []).append(Candidate(other, value))
    return seen


def _seen_sentence(seen: dict[House, list[Candidate]]) -> tuple[Text, Words]:
    """In row 5 you see 1, 4 and 8, in column B you see 2 and in block 4 you see 6 and 9."""
    words: dict[str, object] = {}
    clauses = []
    for number, (house, candidates) in enumerate(seen.items(), 1):
        words[f"house{number}"] = house
        words[f"blocker{number}"] = candidates
        clauses.append(numbered(_SEE_ONE if len(candidates) == 1 else _SEE_SEVERAL, number))
    return sentence_of(clauses, _SEEN_JOINT), words


_SEE_ONE = Text(
    en="in {house:house} you see {blocker:values}",
    de="in {house:house} steht die {blocker:values}",
)
_SEE_SEVERAL = Text(
    en="in {house:house} you see {blocker:values}",
    de="in {house:house} stehen {blocker:values}",
)
_SEEN_JOINT = Text(en="{others}, and {last}", de="{others}, {last}")


def _fullest_house(empty: CellSet, cell: Cell) -> tuple[int, House]:
    """The house of a cell with the fewest empty cells, a block before a line, and their number."""
    row, column, block = HOUSES_OF[cell]
    fullest, count = block, size(empty & HOUSES[block])
    for house in (column, row):
        if (other := size(empty & HOUSES[house])) < count:
            fullest, count = house, other
    return count, fullest

"""WXYZ-Wing: four cells bent around the crossing of a block and a line."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    CROSSINGS,
    HOUSES,
    Cell,
    CellSet,
    Digit,
    DigitSet,
    is_single,
    members,
    only,
    seen_by_all,
    set_of,
    size,
)
from sudoku_helper.proofs.truths import in_cell
from sudoku_helper.step import Step, candidates_of, cell_candidates, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.fruitless import FruitlessSearches
from sudoku_helper.text import Text


class WxyzWing(SolvingTechnique):
    """Four cells with four digits of which all but z can stand in them once only: one cell is z."""

    key = "wxyz-wing"
    name = Text(en="WXYZ-Wing", de="WXYZ-Wing")
    aliases = ("4-Y-Wing", "Bent Quad")
    difficulty = 5.5
    definition = Text(
        en="Four cells of a block and a crossing line have four candidates wxyz together. The cells "
        "with w see each other, likewise those with x and those with y, so that each of these digits "
        "fits in only once. Therefore at least one cell is z, and no cell that sees all places of z in the "
        "pattern can be z.",
        de="Vier Zellen eines Blocks und einer Reihe, die ihn kreuzt, haben zusammen die vier "
        "Kandidaten wxyz. Die Zellen mit w sehen einander, ebenso die mit x und die mit y, sodass "
        "jede dieser Ziffern nur einmal vorkommen kann. Darum ist mindestens eine Zelle z, und keine Zelle, die "
        "alle Plätze der z im Muster sieht, kann z sein.",
    )
    explanation = Text(
        en="The four cells {reason:cells} have only the candidates {digits:digits} together.\n"
        "Each of {restricted:digits} can go in them at most once, because the cells where it is "
        "possible see each other.\n"
        "Without {z:digit} there would be three digits for four cells, which is one too few; so at "
        "least one of {places:cells} is {z:digit}.\n"
        "Therefore {z:digit} can be crossed out in {targets:cells}, since all these places are seen "
        "from there.",
        de="Die vier Zellen {reason:cells} haben zusammen nur die Kandidaten {digits:digits}.\n"
        "Von den Ziffern {restricted:digits} kann jede darin höchstens einmal stehen, weil die "
        "Zellen, in denen sie möglich ist, einander sehen.\n"
        "Ohne die {z:digit} blieben drei Ziffern für vier Zellen, also eine zu wenig; darum ist "
        "mindestens eine der Zellen {places:cells} die {z:digit}.\n"
        "In {targets:cells} entfällt die {z:digit}, denn von dort sieht man alle diese Plätze.",
    )
    example = Example(
        board="562734891837951642...826537478.9.165321568974695147283..3.8.71.7...1.42.....7935.",
        finds="r8c9<>8 r9c2<>8",
    )
    library_codes = ("0802",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every WXYZ-Wing."""
        steps = (
            self._step(board, cells, z, targets)
            for cells, z in _bent_quads(board, _FRUITLESS.changed(board))
            if (targets := seen_by_all(cells & board.places[z]) & board.places[z])
        )
        yield from _FRUITLESS.watch(board, one_of_each_effect(steps))

    def _step(self, board: SudokuBoard, cells: CellSet, z: Digit, targets: CellSet) -> Step:
        four = members(cells)
        digits = set_of(digit for cell in four for digit in members(board.digits[cell]))
        # The pivot sees the whole pattern, so that is where a person starts to look.
        pivots = set_of(cell for cell in four if not cells & ~seen_by_all(BIT[cell]) & ~BIT[cell])
        return Step(
            self,
            cross_outs=candidates_of(z, targets),
            highlights={"reason": cell_candidates(board, cells)},
            primary=pivots,
            secondary=cells & ~pivots,
            words={
                "reason": cells,
                "digits": digits,
                "restricted": digits & ~BIT[z],
                "z": z,
                "places": cells & board.places[z],
                "targets": targets,
            },
            truths=tuple(in_cell(cell) for cell in four),
        )


_FRUITLESS = FruitlessSearches()


def _bent_quads(board: SudokuBoard, changed: CellSet) -> Iterator[tuple[CellSet, Digit]]:
    """Four cells with four digits, of which one alone stands on both sides of a crossing.

    One of the cells has changed.

    A cell of the line outside the block and a cell of the block outside the line never see each
    other; the cells of the crossing see all. So exactly the digits on both sides can stand twice.
    """
    narrow = board.bivalue | board.cells_with(3) | board.cells_with(4)
    for block, line, crossing in CROSSINGS:
        if not changed & (HOUSES[block] | HOUSES[line]):
            continue
        hinges = members(crossing & narrow)
        along = members(HOUSES[line] & narrow & ~crossing)
        inside = members(HOUSES[block] & narrow & ~crossing)
        if not hinges or not along or not inside:
            continue
        for count in (1, 2):
            for hinge in combinations(hinges, count):
                for quad in _around(board, hinge, along, inside):
                    if quad[0] & changed:
                        yield quad


def _around(
    board: SudokuBoard, hinge: tuple[Cell, ...], along: list[Cell], inside: list[Cell]
) -> Iterator[tuple[CellSet, Digit]]:
    """The bent quads with some cells of the crossing as their hinge."""
    digits = board.digits
    core = set_of(hinge)
    held = 0
    for cell in hinge:
        held |= digits[cell]
    # The other cells bring in at most the digits that are missing to four.
    along = [cell for cell in along if size(held | digits[cell]) <= 4]
    inside = [cell for cell in inside if size(held | digits[cell]) <= 4]
    for outer in along:
        for inner in inside:
            shared = digits[outer] & digits[inner]
            together = held | digits[outer] | digits[inner]
            if not is_single(shared) or size(together) > 4:
                continue
            ends = core | BIT[outer] | BIT[inner]
            if len(hinge) == 2:
                if size(together) == 4:
                    yield ends, only(shared)
                continue
            yield from _with_fourth(board, ends, together, shared, (outer, inner), (along, inside))


def _with_fourth(
    board: SudokuBoard,
    ends: CellSet,
    together: DigitSet,
    shared: int,
    pair: tuple[Cell, Cell],
    sides: tuple[list[Cell], list[Cell]],
) -> Iterator[tuple[CellSet, Digit]]:
    """The bent quads that a fourth cell on either side completes."""
    digits = board.digits
    for this, that in ((0, 1), (1, 0)):
        for cell in sides[this]:
            if BIT[cell] & ends or size(together | digits[cell]) != 4:
                continue
            if (digits[pair[this]] | digits[cell]) & digits[pair[that]] == shared:
                yield ends | BIT[cell], only(shared)

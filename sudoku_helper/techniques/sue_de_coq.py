"""Sue de Coq: around the crossing of a line and a block there are as many digits as cells."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from sudoku_helper.board import Candidate, HouseDigits, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    CROSSINGS,
    HOUSE_CELLS,
    HOUSES,
    Cell,
    CellSet,
    DigitSet,
    House,
    common_houses,
    members,
    seen_by_all,
    set_of,
    size,
    union,
)
from sudoku_helper.step import Step, cell_candidates, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.almost_locked_sets import (
    ALL_LAYERS,
    LAYER,
    Layers,
    candidates_in_layers,
    subsets_of,
)
from sudoku_helper.techniques.patterns.fruitless import FruitlessSearches
from sudoku_helper.techniques.words.almost_locked_sets import cells_hold
from sudoku_helper.techniques.words.visible import numbered
from sudoku_helper.text import Text, Told, same, tell


class _Group(NamedTuple):
    """Some cells of one house and their digits."""

    cells: CellSet
    digits: DigitSet

    @property
    def surplus(self) -> int:
        """How many digits more than cells there are."""
        return size(self.digits) - size(self.cells)


class _Pattern(NamedTuple):
    """Cells of a crossing together with other cells of its line and of its block."""

    line: House
    block: House
    crossing: _Group
    in_line: _Group
    in_block: _Group

    @property
    def cells(self) -> CellSet:
        """All the cells."""
        return self.crossing.cells | self.in_line.cells | self.in_block.cells

    @property
    def digits(self) -> DigitSet:
        """All the digits."""
        return self.crossing.digits | self.in_line.digits | self.in_block.digits

    @property
    def twice(self) -> DigitSet:
        """The digits that fit in twice, once in the line and once in the block."""
        return self.in_line.digits & self.in_block.digits


class _Found(NamedTuple):
    """A pattern and what it crosses out, in its own houses or everywhere."""

    pattern: _Pattern
    effect: Layers


class SueDeCoq(SolvingTechnique):
    """As many digits as cells around a crossing: each digit is needed there."""

    key = "sue-de-coq"
    name = Text(en="Sue de Coq", de="Sue de Coq")
    aliases = ("Two-Sector Disjoint Subsets", "SDC")
    difficulty = 6.9
    definition = Text(
        en="Two or three cells where a line and a block cross, together with some other cells of the "
        "line and of the block, can hold only as many digits as they are cells. So every digit is "
        "needed there and can be crossed out elsewhere in the line or the block to which it "
        "belongs.",
        de="In zwei oder drei Zellen, in denen sich eine Reihe und ein Block schneiden, und einigen "
        "weiteren Zellen der Reihe und des Blocks haben nur so viele Ziffern Platz, wie es Zellen "
        "sind. Jede Ziffer wird dort also gebraucht und entfällt sonst in der Reihe oder dem Block, "
        "zu dem sie gehört.",
    )
    explanation = Text(
        en="The {cell_count:count} cells {set_a:cells}, where {line:house} and {block:house} cross, "
        "together have the {digit_count:count} digits {own_digits:digits}.\n"
        "With {set_b:cells} in {line:house} and {set_c:cells} in {block:house} there are "
        "{total:count} cells with only the digits {digits:digits}.\n"
        "Each of these fits in only once, because all its places there are in {line:house} or all "
        "are in {block:house}; so the {total:count} cells need all of them.",
        de="Die {cell_count:count} Zellen {set_a:cells}, in denen sich {line:house} und {block:house} "
        "schneiden, haben zusammen die {digit_count:count} Ziffern {own_digits:digits}.\n"
        "Mit {set_b:cells} in {line:house} und {set_c:cells} in {block:house} sind es {total:count} "
        "Zellen mit nur den Ziffern {digits:digits}.\n"
        "Jede davon passt nur einmal hinein, weil alle ihre Plätze dort in {line:house} oder alle in "
        "{block:house} liegen; die {total:count} Zellen brauchen also alle diese Ziffern.",
    )
    one_twice = Text(
        en="{twice:digits} fits in twice, once in {line:house} and once in {block:house}, each "
        "other digit only once; so the {total:count} cells need all of them that often.",
        de="Die {twice:digits} passt zweimal hinein, einmal in {line:house} und einmal in "
        "{block:house}, jede andere Ziffer nur einmal; die {total:count} Zellen brauchen also jede "
        "Ziffer so oft.",
    )
    several_twice = Text(
        en="{twice:digits} fit in twice each, once in {line:house} and once in {block:house}, every "
        "other digit only once; so the {total:count} cells need all of them that often.",
        de="Die {twice:digits} passen je zweimal hinein, einmal in {line:house} und einmal in "
        "{block:house}, jede andere Ziffer nur einmal; die {total:count} Zellen brauchen also jede "
        "Ziffer so oft.",
    )
    example = Example(
        board="..+5.894..9+46+5732+8+1..+7..+2+5.+9.592+3.....7+1..53+9.4.+3.9..5..+18...92+3.+923..+6+483+6+4+9+2+8+715",
        finds="r5c4<>46 r6c4<>6 r7c6<>7",
    )
    library_codes = ("1101",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every pattern with a different effect, fewest cells first."""
        for pattern, effect in _FRUITLESS.watch(board, one_of_each_effect(_found(board))):
            yield self._step(board, pattern, effect)

    def _step(self, board: SudokuBoard, pattern: _Pattern, effect: Layers) -> Step:
        groups = (pattern.crossing, pattern.in_line, pattern.in_block)
        return Step(
            self,
            cross_outs=candidates_in_layers(effect),
            highlights={
                role: cell_candidates(board, group.cells)
                for role, group in zip(("set_a", "set_b", "set_c"), groups, strict=True)
            },
            primary=pattern.crossing.cells,
            secondary=pattern.in_line.cells | pattern.in_block.cells,
            truths=cells_hold(pattern.cells),
            evidence=pattern,
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """The cells and digits, why all the digits are needed, and what follows in each house."""
        pattern = step.evidence_of(_Pattern)
        words = {
            "line": pattern.line,
            "block": pattern.block,
            "set_a": pattern.crossing.cells,
            "set_b": pattern.in_line.cells,
            "set_c": pattern.in_block.cells,
            "own_digits": pattern.crossing.digits,
            "digits": pattern.digits,
            "twice": pattern.twice,
            "cell_count": size(pattern.crossing.cells),
            "digit_count": size(pattern.crossing.digits),
            "total": size(pattern.cells),
        }
        crossing, cells, count = tell(self.explanation, words)
        yield from (crossing, cells)
        if pattern.twice:
            yield (self.one_twice if size(pattern.twice) == 1 else self.several_twice), words
        else:
            yield count
        yield _told_removed(step)


_IN_HOUSE = Text(
    en="in {house:house} {removed:candidates}", de="in {house:house} {removed:candidates}"
)
_REMOVED = Text(
    en="So these can be crossed out, since they see all those places of their digit: {parts}.",
    de="Gestrichen werden kann darum, was alle diese Plätze seiner Ziffer sieht: {parts}.",
)


def _told_removed(step: Step) -> Told:
    """What is crossed out, by the house in which the digit is needed."""
    found: dict[House, list[Candidate]] = {}
    for candidate in step.cross_outs:
        found.setdefault(_house_of(step, candidate), []).append(candidate)
    words: dict[str, object] = {}
    clauses = []
    for number, (house, removed) in enumerate(found.items(), 1):
        clauses.append(numbered(_IN_HOUSE, number))
        words |= {f"house{number}": house, f"removed{number}": removed}
    return _REMOVED.format(parts=same("; ").join(clauses)), words


def _house_of(step: Step, target: Candidate) -> House:
    """The house that a candidate shares with all the places by which it is crossed out."""
    pattern = step.evidence_of(_Pattern)
    having = {c.cell for role in step.highlights.values() for c in role if c.digit == target.digit}
    places = set_of(having)
    parts = [places]
    if pattern.twice & BIT[target.digit]:
        parts = [places & pattern.in_line.cells, places & pattern.in_block.cells]
    seen = BIT[target.cell]
    return next(house for part in parts if part for house in common_houses(part | seen))


def _found(board: SudokuBoard) -> Iterator[_Found]:
    """Every pattern with an effect, fewest cells first."""
    for pattern in sorted(_patterns(board), key=lambda each: size(each.cells)):
        everywhere = _effect(board, pattern)
        own_houses = (HOUSES[pattern.line] | HOUSES[pattern.block]) * ALL_LAYERS
        for effect in (everywhere & own_houses, everywhere):
            if effect:
                yield _Found(pattern, effect)


_FRUITLESS = FruitlessSearches()


def _patterns(board: SudokuBoard) -> Iterator[_Pattern]:
    """Every pattern that can have an effect."""
    changed = _FRUITLESS.changed(board)
    for block, line, cells in CROSSINGS:
        if changed & (HOUSES[block] | HOUSES[line]):
            of_block, of_line = board.house_digits[block], board.house_digits[line]
            for pattern in _patterns_at(block, line, cells, of_block, of_line):
                if pattern.cells & changed:
                    yield pattern


@lru_cache(maxsize=512)
def _patterns_at(
    block: House, line: House, cells: CellSet, of_block: HouseDigits, of_line: HouseDigits
) -> tuple[_Pattern, ...]:
    """The patterns where a block and a line cross, which depend on the candidates of these alone."""
    digits = dict(zip(HOUSE_CELLS[block], of_block, strict=True))
    crossings = list(_crossing_groups({cell: digits[cell] for cell in members(cells)}))
    if not crossings:
        return ()
    in_lines = _outer_groups(line, of_line, cells)
    in_blocks = _outer_groups(block, of_block, cells)
    return tuple(
        _Pattern(line, block, crossing, in_line, in_block)
        for crossing in crossings
        for in_line, in_block in _partners(crossing, in_lines, in_blocks)
    )


def _crossing_groups(digits_of: Mapping[Cell, DigitSet]) -> Iterator[_Group]:
    """Two or three cells of a crossing with at least two digits more than cells."""
    open_cells = [cell for cell, digits in digits_of.items() if digits]
    for count in (2, 3):
        for chosen in combinations(open_cells, count):
            digits = union(digits_of[cell] for cell in chosen)
            if size(digits) >= count + 2:
                yield _Group(set_of(chosen), digits)


def _outer_groups(house: House, digits: HouseDigits, crossing: CellSet) -> list[_Group]:
    """Cells of a house outside a crossing with one or two digits more than cells."""
    return [
        _Group(cells, digits)
        for cells, digits in subsets_of(house, digits)
        if not cells & crossing and size(digits) - size(cells) in (1, 2)
    ]


def _partners(
    crossing: _Group, in_lines: list[_Group], in_blocks: list[_Group]
) -> Iterator[tuple[_Group, _Group]]:
    """Groups of the line and the block that with a crossing have as many digits as cells.

    They share no digit of the crossing, so that each of those belongs to one house.
    """
    line_parts = _by_shared_digits(crossing, in_lines)
    block_parts = _by_shared_digits(crossing, in_blocks)
    for (of_line, lines), (of_block, blocks) in product(line_parts.items(), block_parts.items()):
        if of_line & of_block:
            continue
        room = size(crossing.cells) - size(crossing.digits & ~of_line & ~of_block)
        for in_line, in_block in product(lines, blocks):
            if in_line.surplus + in_block.surplus == room:
                yield in_line, in_block


def _by_shared_digits(crossing: _Group, groups: list[_Group]) -> dict[DigitSet, list[_Group]]:
    """The groups that share a digit with a crossing, by the digits that they share."""
    found = defaultdict(list)
    for group in groups:
        if shared := group.digits & crossing.digits:
            found[shared].append(group)
    return found


def _effect(board: SudokuBoard, pattern: _Pattern) -> Layers:
    """The candidates that see all places of their digit: in a part where it is needed by itself."""
    effect = 0
    for digit in members(pattern.digits):
        places = board.places[digit]
        alone = digit in members(pattern.twice)
        parts = (pattern.in_line.cells, pattern.in_block.cells) if alone else (pattern.cells,)
        for cells in parts:
            effect |= (seen_by_all(cells & places) & places) * LAYER[digit]
    return effect

"""Templates: all ways to arrange one digit in the whole grid are looked at together."""

from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import BIT, HOUSES, ROWS, CellSet, Digit, House, members, size
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.step import Step, candidates_of, one_of_each_effect
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.fish import cells_of
from sudoku_helper.techniques.patterns.one_digit import arrangements
from sudoku_helper.techniques.patterns.templates import Template, templates_of
from sudoku_helper.techniques.words.visible import list_of, numbered
from sudoku_helper.text import Text, Told, Words, same

MOST_TOLD = 4
"""More ways than these are counted, not told one by one."""
MOST_COUNTED = 1000

_TAKEN = Text(
    en="Looked at in the same way, other digits stand in the same cells however they are placed, which "
    "leaves no room there: {took:candidates}.",
    de="Ebenso betrachtet stehen andere Ziffern in denselben Zellen, wie man sie auch setzt, und nehmen "
    "dort den Platz: {took:candidates}.",
)
_NO_TWO = Text(
    en="In each of {rows:lines} a {digit:digit} is missing, and no two of them may share a column or a "
    "block.",
    de="In jeder der {rows:lines} fehlt eine {digit:digit}, und keine zwei davon dürfen sich eine Spalte "
    "oder einen Block teilen.",
)
_ONE_WAY = Text(
    en="There is only one way to place them: in {way:cells}.",
    de="Es gibt nur eine Art, sie zu setzen: in {way:cells}.",
)
_WAYS = Text(
    en="There are only these ways to place them: {ways}.",
    de="Es gibt nur diese Arten, sie zu setzen: {ways}.",
)
_WAY = Text(en="in {way:cells}", de="in {way:cells}")
_COUNTED = Text(
    en="Going through them row by row, one finds {count:text} ways to place them, and no more.",
    de="Geht man sie Zeile für Zeile durch, so findet man {count:text} Arten, sie zu setzen, und keine "
    "weitere.",
)
_VERY_MANY = Text(
    en="Going through them row by row, one finds more than {count:text} ways to place them.",
    de="Geht man sie Zeile für Zeile durch, so findet man mehr als {count:text} Arten, sie zu setzen.",
)
_IN_EVERY_WAY = Text(
    en="Whichever it is, the {digit:digit} stands in {targets:cells}, so it can be placed there.",
    de="Welche es auch ist, die {digit:digit} steht in {targets:cells}; dort kann sie eingetragen werden.",
)
_IN_NO_WAY = Text(
    en="None of them has a {digit:digit} in {targets:cells}, so it can be crossed out there.",
    de="Bei keiner davon steht eine {digit:digit} in {targets:cells}; dort entfällt sie.",
)


class TemplateTechnique(SolvingTechnique):
    """What all arrangements of a digit have in common."""

    are_true: ClassVar[bool]
    outcome: ClassVar[Text]

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """One step for each digit by itself, then with the help of others; fewest ways first."""
        steps = []
        for template in templates_of(board):
            # Where every place belongs to some arrangement, there is nothing but hidden singles.
            if template.others or template.hopeful != template.places:
                targets = self.targets(template, board)
                if targets:
                    steps.append((size(template.others), _count(template), template, targets))
        steps = sorted(steps)
        yield from one_of_each_effect(self._step(board, *found[2:]) for found in steps)

    def targets(self, template: Template, board: SudokuBoard) -> CellSet:
        """The places that all arrangements agree about."""
        raise NotImplementedError

    def _step(self, board: SudokuBoard, template: Template, targets: CellSet) -> Step:
        digit = template.digit
        rows = _rows(board, digit)
        settled = candidates_of(digit, targets)
        return Step(
            self,
            placements=settled if self.are_true else (),
            cross_outs=() if self.are_true else settled,
            highlights={
                "reason": candidates_of(digit, template.hopeful),
                "blocker": template.took,
            },
            primary=cells_of(rows),
            words={
                "digit": digit,
                "rows": rows,
                "took": template.took,
                "targets": targets,
            },
            # That each row has a place for the digit is what makes an arrangement.
            truths=tuple(
                in_house(row, each)
                for each in members(template.others | BIT[digit])
                for row in _rows(board, each)
            ),
            evidence=template,
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """Which rows need the digit, in how many ways they can have it, and what these agree about."""
        template = step.evidence_of(Template)
        if template.others:
            yield _TAKEN, step.words
        yield _NO_TWO, step.words
        yield _told_ways(list(islice(arrangements(template.places), MOST_COUNTED + 1)))
        yield self.outcome, step.words


def _rows(board: SudokuBoard, digit: Digit) -> list[House]:
    """The rows in which a digit is missing."""
    return [row for row in ROWS if board.places[digit] & HOUSES[row]]


def _count(template: Template) -> int:
    """In how many ways the digit can be arranged."""
    return sum(1 for _ in islice(arrangements(template.places), MOST_COUNTED))


def _told_ways(ways: list[CellSet]) -> Told:
    if len(ways) == 1:
        return _ONE_WAY, {"way": ways[0]}
    if len(ways) > MOST_COUNTED:
        return _VERY_MANY, {"count": MOST_COUNTED}
    if len(ways) > MOST_TOLD:
        return _COUNTED, {"count": len(ways)}
    words: Words = {f"way{number}": way for number, way in enumerate(ways, 1)}
    clauses = [numbered(_WAY, number) for number in range(1, len(ways) + 1)]
    return _WAYS.format(ways=list_of(clauses, same("{others}; {last}"), same("; "))), words


class TemplateSet(TemplateTechnique):
    """A place that belongs to every arrangement of its digit is true."""

    key = "template-set"
    name = Text(en="Template Set", de="Schablonen: Setzen")
    aliases = ("Pattern Overlay", "POM", "Schablone")
    difficulty = 8.4
    are_true = True
    outcome = _IN_EVERY_WAY
    definition = Text(
        en="Of all ways to place a digit in the rows in which it is missing, so that no two share a "
        "house, each has it in the same cell. So the digit stands in that cell.",
        de="Alle Arten, eine Ziffer in die Zeilen zu setzen, in denen sie fehlt, ohne dass zwei in einer "
        "Einheit stehen, haben eine Zelle gemeinsam. In dieser Zelle steht also die Ziffer.",
    )
    example = Example(
        board=".+3.+4+9.+5.1.+5..+1234.+4.135......+4.+35+16.+513.....+4.7..4+1.3+5+1+45..+36..3..+5+7+"
        "48128+2+7+169+4+5+3 "
        "r1c8<>2 r3c8<>8 r5c4<>28 r6c4<>6",
        finds="r7c5=8",
    )
    library_codes = ("1201",)

    def targets(self, template: Template, board: SudokuBoard) -> CellSet:  # noqa: ARG002
        """The places that every arrangement uses."""
        return template.certain


class TemplateDelete(TemplateTechnique):
    """A place that belongs to no arrangement of its digit is false."""

    key = "template-delete"
    name = Text(en="Template Delete", de="Schablonen: Streichen")
    aliases = ("Pattern Overlay", "POM", "Schablone")
    difficulty = 8.4
    are_true = False
    outcome = _IN_NO_WAY
    definition = Text(
        en="Of all ways to place a digit in the rows in which it is missing, so that no two share a "
        "house, none has it in a certain cell. So the digit is eliminated there.",
        de="Keine der Arten, eine Ziffer in die Zeilen zu setzen, in denen sie fehlt, ohne dass zwei in einer "
        "Einheit stehen, nutzt eine bestimmte Zelle. Dort entfällt die Ziffer also.",
    )
    example = Example(
        board="......+3.1....23.4.+345..67...+6+3+2..5....86..29+39...3...6+5+369.1...2.+4.+6..3.87.+34"
        "+2... "
        "r1c3<>7 r1c8<>28 r2c4<>18 r2c7<>8 r3c9<>8 r4c8<>8 r4c9<>7 r6c7<>1 r6c8<>8 r7c8<>7 "
        "r7c9<>8 r8c7<>8 r8c9<>59 r9c8<>1",
        finds="r1c6<>8",
    )
    library_codes = ("1202",)

    def targets(self, template: Template, board: SudokuBoard) -> CellSet:
        """The places that no arrangement uses."""
        return board.places[template.digit] & ~template.hopeful

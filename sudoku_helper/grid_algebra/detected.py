"""What may have been done to a grid, as plain data: every simple transformation that fits, and a chain."""

from sudoku_helper.board import SudokuBoard
from sudoku_helper.grid_algebra.findings import changed_houses, findings
from sudoku_helper.grid_algebra.words import KIND_NAMES, finding_told, image_told, vector
from sudoku_helper.symmetry import chain, equivalence
from sudoku_helper.text import Speech


def detected(before: SudokuBoard, after: SudokuBoard, speech: Speech) -> dict[str, object]:
    """Every simple transformation that fits, the houses with other digits, and a chain if there is one."""
    simple = list(findings(before, after))
    # Where digits were exchanged in the whole grid, they were so in every house.
    houses = [] if any(each.kind == "values" for each in simple) else changed_houses(before, after)
    found = equivalence(before, after)
    return {
        "findings": [
            {
                "kind": each.kind,
                "name": KIND_NAMES[each.kind](speech),
                "image": image_told(each, speech),
                "told": finding_told(each, speech),
            }
            for each in simple
        ],
        "houses": [
            {"name": speech.house(house), "image": vector(map(str, image))}
            for house, image in houses
        ],
        "chain": chain(found, speech) if found else None,
        "transformation": found.notation if found else None,
    }

"""What the detections and the house-based solvers say."""

from collections.abc import Iterable, Mapping

from sudoku_helper.geometry import only, set_of
from sudoku_helper.grid_algebra.detection import UNUSED
from sudoku_helper.grid_algebra.findings import Finding
from sudoku_helper.grid_algebra.house_solvers import Move
from sudoku_helper.symmetry.words import CHANGE_DIGITS, chain
from sudoku_helper.text import Sentence, Speech, Text

KIND_NAMES: Mapping[str, Text] = {
    "same": Text(en="Identity", de="Identität"),
    "values": Text(en="Value permutation", de="Wertpermutation"),
    "rows": Text(en="Row permutation inside a block", de="Blockinterne Zeilenpermutation"),
    "columns": Text(en="Column permutation inside a block", de="Blockinterne Spaltenpermutation"),
    "stacks": Text(en="Horizontal block permutation", de="Horizontale Blockpermutation"),
    "bands": Text(en="Vertical block permutation", de="Vertikale Blockpermutation"),
    "transposition": Text(en="Transposition", de="Transposition"),
    "reflection": Text(en="Reflection", de="Spiegelung"),
    "turn": Text(en="Turn to the right", de="Rechtsdrehung"),
}

EQUIVALENT = Text(
    en="No single transformation of these leads from one grid to the other, but a chain of several does:",
    de="Keine einzelne dieser Umformungen führt vom einen Gitter zum anderen, aber mehrere nacheinander:",
)
NOT_EQUIVALENT = Text(
    en="The grids are not equivalent: no chain of transformations leads from one to the other.",
    de="Die Gitter sind nicht gleichwertig: Keine Folge von Umformungen führt vom einen zum anderen.",
)
ONLY_DIGITS = Text(
    en="Value permutation in one house alone ({house}): {image}",
    de="Wertpermutation allein in einer Einheit ({house}): {image}",
)
_OF_CELLS = ("stacks", "bands", "reflection")

_MOVES: Mapping[str, Text] = {
    "full-house": Text(
        en="In {house:house} only {cell:cell} is still empty: {digit:digit} is missing there.",
        de="In {house:house} ist nur noch {cell:cell} leer: Dort fehlt die {digit:digit}.",
    ),
    "naked-single": Text(
        en="In {house:house} only {digit:digit} is left for {cell:cell}.",
        de="In {house:house} bleibt für {cell:cell} nur noch die {digit:digit} übrig.",
    ),
    "hidden-single": Text(
        en="In {house:house} only {cell:cell} is left for {digit:digit}.",
        de="In {house:house} bleibt für die {digit:digit} nur noch {cell:cell} übrig.",
    ),
    "naked-pair": Text(
        en="In {house:house} only {digits:digits} are left for {cells:cells}. "
        "Crossed out: {gone:candidates}.",
        de="In {house:house} bleiben für {cells:cells} nur noch {digits:digits} übrig. "
        "Gestrichen: {gone:candidates}.",
    ),
    "hidden-pair": Text(
        en="In {house:house} only {cells:cells} are left for {digits:digits}. "
        "Crossed out: {gone:candidates}.",
        de="In {house:house} bleiben für {digits:digits} nur noch {cells:cells} übrig. "
        "Gestrichen: {gone:candidates}.",
    ),
}


def image_told(finding: Finding, speech: Speech) -> str:
    """The image vector as the course writes it: (2, 3, 1); the axis or the number of turns alone."""
    if finding.kind in _OF_CELLS:
        return vector(map(speech.cell, finding.image))
    return vector(map(str, finding.image))


def vector(entries: Iterable[str]) -> str:
    """Entries in parentheses; a single one, or none, as it is."""
    found = list(entries)
    return f"({', '.join(found)})" if len(found) > 1 else "".join(found)


def finding_told(finding: Finding, speech: Speech) -> list[str]:
    """What was done, in sentences."""
    if finding.kind == "values":
        # What became of digits that do not occur, nobody can tell.
        moves = [
            f"{digit} → {new}"
            for digit, new in enumerate(finding.image, 1)
            if new not in (UNUSED, digit)
        ]
        return [CHANGE_DIGITS.format(moves=", ".join(moves))(speech)]
    return chain(finding.transformation, speech)


def move_told(move: Move, speech: Speech) -> Sentence:
    """What a solver found in a house, and what it does."""
    words = {
        "house": move.house,
        "cells": set_of(move.cells),
        "digits": move.digits,
        "gone": move.cross_outs,
    }
    if move.placement:
        words |= {"cell": move.cells[0], "digit": only(move.digits)}
    return speech.sentence(_MOVES[move.rule], words)

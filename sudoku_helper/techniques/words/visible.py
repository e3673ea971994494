"""What a player sees without candidates: which digits on the board keep a digit out of cells.

The commonest steps can be explained by the digits alone. This module finds the fewest digits that
have to be named, and the sentences that name them. Where a digit is missing only because it was
crossed out, the sentences say so.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.geometry import (
    BIT,
    PEERS,
    CellSet,
    Digit,
    House,
    common_houses,
)
from sudoku_helper.sight import fewest_blockers
from sudoku_helper.text import Text, Told, same
from sudoku_helper.text.common import AND


class Blocked(NamedTuple):
    """Why a digit cannot stand in some empty cells of a house.

    Each blocker is a digit on the board with the house it blocks; in the cells *crossed_out* the
    digit is not blocked by what can be seen.
    """

    digit: Digit
    blockers: tuple[tuple[Candidate, House], ...]
    crossed_out: CellSet

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The blocking digits."""
        return tuple(candidate for candidate, _ in self.blockers)


def why_blocked(board: SudokuBoard, digit: Digit, cells: CellSet) -> Blocked:
    """The fewest digits on the board that keep *digit* out of *cells*, which share a house."""
    chosen, blocked = fewest_blockers(board.standing[digit], cells)
    blockers = tuple(
        (Candidate(cell, digit), common_houses(BIT[cell] | PEERS[cell] & cells)[0])
        for cell in chosen
    )
    return Blocked(digit, blockers, cells & ~blocked)


def tell_blocked(reason: Blocked) -> Iterator[Told]:
    """What keeps a digit out of cells: blocking digits, earlier cross-outs, or no room at all."""
    yield from blocking_sentence([reason])
    yield from crossed_out_sentence([reason])
    if not reason.blockers and not reason.crossed_out:
        yield _LOOK_AT_EMPTY_CELLS, {}


_LOOK_AT_EMPTY_CELLS = Text(
    en="See which cells are still empty there.",
    de="Schau, welche Zellen dort noch frei sind.",
)


def blocking_sentence(reasons: Iterable[Blocked]) -> Iterator[Told]:
    """The 7 in A2 blocks column A, the 7 in I5 blocks row 5 and so on.

    Where several digits are blocked, it is told by lines: the 6 in A5 and the 9 in A6 block column A.
    """
    words: dict[str, object] = {}
    clauses = []
    blockers = list(dict.fromkeys(blocker for reason in reasons for blocker in reason.blockers))
    several = len({candidate.digit for candidate, _ in blockers}) > 1
    groups: dict[tuple[House, Candidate | None], list[Candidate]] = {}
    for candidate, house in blockers:
        groups.setdefault((house, None if several else candidate), []).append(candidate)
    for number, ((blocked, _), candidates) in enumerate(groups.items(), 1):
        words[f"blocker{number}"] = candidates
        words[f"blocked{number}"] = blocked
        clauses.append(numbered(_BLOCKS if len(candidates) == 1 else _BLOCK, number))
    if clauses:
        yield sentence_of(clauses, *((_SEMICOLON, same("; ")) if several else ())), words


_SEMICOLON = same("{others}; {last}")
_BLOCKS = Text(
    en="{blocker:candidates} blocks {blocked:house}",
    de="{blocker:candidates} sperrt {blocked:house}",
)
_BLOCK = Text(
    en="{blocker:candidates} block {blocked:house}",
    de="{blocker:candidates} sperren {blocked:house}",
)


def crossed_out_sentence(reasons: Iterable[Blocked]) -> Iterator[Told]:
    """In A1 and B1 the 7 is already crossed out and so on."""
    words: dict[str, object] = {}
    clauses = []
    reasons = [reason for reason in reasons if reason.crossed_out]
    for number, reason in enumerate(reasons, 1):
        words[f"crossed{number}"] = reason.crossed_out
        words[f"digit{number}"] = reason.digit
        clauses.append(numbered(_ALREADY_CROSSED_OUT, number))
    if reasons:
        yield sentence_of(clauses), words


_ALREADY_CROSSED_OUT = Text(
    en="in {crossed:cells} the {digit:digit} is already crossed out",
    de="in {crossed:cells} ist die {digit:digit} schon gestrichen",
)


def numbered(clause: Text, number: int) -> Text:
    """A clause whose parts are told from those of the other clauses of a sentence by a number."""
    return clause.map(lambda words: re.sub(r"{(\w+)", rf"{{\g<1>{number}", words))


_COMMA = same(", ")


def sentence_of(clauses: Sequence[Text], joint: Text = AND, between: Text = _COMMA) -> Text:
    """Clauses joined to one sentence with a capital letter and a full stop."""
    return list_of(clauses, joint, between).capitalized + "."


def list_of(clauses: Sequence[Text], joint: Text = AND, between: Text = _COMMA) -> Text:
    """Clauses as a list that can be read aloud."""
    *others, last = clauses
    return joint.format(others=between.join(others), last=last) if others else last

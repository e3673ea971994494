"""How a chain is told: one sentence for each strong link, from the start to the conclusion.

A sentence of a chain has at most two halves: what becomes impossible, and what is left because of
it. Each half has one wording for a single candidate and one for a group; the whole sentences are
made of them here, once, so that every combination reads naturally in every language.
"""

from collections.abc import Iterator

from sudoku_helper.candidates import CELL_CANDIDATES, cells_of, digit_of, digits_of
from sudoku_helper.geometry import BIT, HOUSES, CellSet, DigitSet, is_single, members, only, union
from sudoku_helper.implications.chains import Chain
from sudoku_helper.implications.graph import FIRST_GROUP, ImplicationGraph, Node
from sudoku_helper.text import Text, Told

_ASSUMED_FALSE = Text(
    en="Suppose {off:cell} is not {digit:digit}.",
    de="Angenommen, in {off:cell} stünde keine {digit:digit}.",
)
_GROUP_ASSUMED_FALSE = Text(
    en="Suppose none of {off:cells} is {digit:digit}.",
    de="Angenommen, in keiner der Zellen {off:cells} stünde die {digit:digit}.",
)
_ASSUMED_TRUE = Text(
    en="Suppose {on:cell} is {digit:digit}.",
    de="Angenommen, in {on:cell} stünde die {digit:digit}.",
)

_OUT = {
    "candidate": Text(
        en="{off:cell} is not {off_digit:digit}",
        de="ist {off:cell} keine {off_digit:digit}",
    ),
    "group": Text(
        en="none of {off:cells} is {off_digit:digit}",
        de="ist keine der Zellen {off:cells} eine {off_digit:digit}",
    ),
}
_LEFT = {
    "cell": Text(
        en="only {on_digit:digit} is left for {on:cell}",
        de="bleibt für {on:cell} nur die {on_digit:digit}",
    ),
    "house": Text(
        en="in {reason:house} only {on:cell} is left for {on_digit:digit}",
        de="bleibt in {reason:house} für die {on_digit:digit} nur {on:cell}",
    ),
    "house group": Text(
        en="in {reason:house} only {on:cells} are left for {on_digit:digit}",
        de="bleiben in {reason:house} für die {on_digit:digit} nur {on:cells}",
    ),
    "set": Text(
        en="{reason:cells} must share {digits:digits} among them, so {on:cell} is {on_digit:digit}",
        de="bleiben für {reason:cells} nur noch {digits:digits}, und die {on_digit:digit} davon "
        "steht in {on:cell}",
    ),
    "set group": Text(
        en="{reason:cells} must share {digits:digits} among them, so one of {on:cells} is "
        "{on_digit:digit}",
        de="bleiben für {reason:cells} nur noch {digits:digits}, und die {on_digit:digit} davon "
        "steht in einer der Zellen {on:cells}",
    ),
}
_FIRST = {
    kind: Text(en="Then {left}.", de="Dann {left}.").format(left=left)
    for kind, left in _LEFT.items()
}
_NEXT = {
    (out_kind, left_kind): Text(en="So {out}, and {left}.", de="Damit {out}, also {left}.").format(
        out=out, left=left
    )
    for out_kind, out in _OUT.items()
    for left_kind, left in _LEFT.items()
}


def told_start(graph: ImplicationGraph, node: Node, is_true: bool) -> Told:
    """The sentence that assumes the first node to be true or false."""
    candidates = graph.nodes[node]
    cells = cells_of(candidates)
    digit = digit_of(candidates)
    if is_true:
        return _ASSUMED_TRUE, {"on": only(cells), "digit": digit}
    if is_single(cells):
        return _ASSUMED_FALSE, {"off": only(cells), "digit": digit}
    return _GROUP_ASSUMED_FALSE, {"off": cells, "digit": digit}


def told_links(chain: Chain) -> Iterator[Told]:
    """One sentence for each strong link of a chain."""
    graph = chain.graph
    for number, (false, true) in enumerate(chain.strong_links):
        kind, words = _left(graph, false, true)
        if number == 0 and not chain.is_true:
            yield _FIRST[kind], words
            continue
        candidates = graph.nodes[false]
        off = cells_of(candidates)
        out_kind = "candidate" if false < FIRST_GROUP else "group"
        words["off"] = only(off) if false < FIRST_GROUP else off
        words["off_digit"] = digit_of(candidates)
        yield _NEXT[out_kind, kind], words


def _left(graph: ImplicationGraph, false: Node, true: Node) -> tuple[str, dict[str, object]]:
    """The kind of the strong link between two nodes, and its words."""
    truths = graph.reason(false, true)
    candidates = graph.nodes[true]
    cells = cells_of(candidates)
    words: dict[str, object] = {"on_digit": digit_of(candidates)}
    words["on"] = only(cells) if is_single(cells) else cells
    group = "" if is_single(cells) else " group"
    if len(truths) > 1:
        inside = union(truth.cells for truth in truths)
        words["reason"] = inside
        words["digits"] = _digits_in(graph, inside) & ~BIT[digit_of(graph.nodes[false])]
        return "set" + group, words
    if truths[0].kind == "cell":
        return "cell", words
    words["reason"] = HOUSES.index(truths[0].cells)
    return "house" + group, words


def _digits_in(graph: ImplicationGraph, cells: CellSet) -> DigitSet:
    return digits_of(graph.alive & union(CELL_CANDIDATES[cell] for cell in members(cells)))

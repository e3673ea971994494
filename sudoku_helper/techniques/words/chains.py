"""How a chain is told: one sentence for each strong link, from the start to the conclusion.

A sentence of a chain has at most two halves: what becomes impossible and in which house, and what is
left because of it. The whole sentences are made of them here, once, so that every combination reads
naturally in every language. A group is named as one: "A1/B1".
"""

from collections.abc import Iterator

from sudoku_helper.candidates import cells_of, digit_of, digits_in
from sudoku_helper.geometry import (
    BIT,
    HOUSES,
    common_houses,
    is_single,
    only,
    union,
)
from sudoku_helper.implications.chains import Chain
from sudoku_helper.implications.graph import ImplicationGraph
from sudoku_helper.implications.links import Node
from sudoku_helper.proofs.truths import TruthKind
from sudoku_helper.text import Text, Told, Words

_ASSUMED_FALSE = Text(
    en="Suppose there is no {digit:digit} in {off:group}.",
    de="Angenommen, in {off:group} stünde keine {digit:digit}.",
)
_ASSUMED_TRUE = Text(
    en="Suppose {on:cell} is {digit:digit}.",
    de="Angenommen, in {on:cell} stünde die {digit:digit}.",
)

_OUT = {
    "cell": Text(
        en="{off:group} cannot be {off_digit:digit} as well",
        de="kann {off:group} nicht auch die {off_digit:digit} sein",
    ),
    "house": Text(
        en="in {common:house} the {off_digit:digit} cannot go in {off:group}",
        de="kann die {off_digit:digit} in {common:house} nicht in {off:group} stehen",
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
        en="{reason:cells} have only {digits:digits} left between them, of which {on_digit:digit} "
        "must go in {on:either}",
        de="bleiben für {reason:cells} nur noch {digits:digits}; dabei muss die {on_digit:digit} "
        "nach {on:either}",
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
NOTHING_ELSE = Text(
    en="Whatever else was possible in {on:cell} is eliminated: {others:the}.",
    de="Was in {on:cell} sonst noch möglich war, entfällt: {others:the}.",
)
"""What is said of the other candidates of a cell once its digit, or one of two, is known."""


def told_start(graph: ImplicationGraph, node: Node, is_true: bool) -> Told:
    """The sentence that assumes the first node to be true or false."""
    candidates = graph.nodes[node]
    cells = cells_of(candidates)
    digit = digit_of(candidates)
    if is_true:
        return _ASSUMED_TRUE, {"on": only(cells), "digit": digit}
    return _ASSUMED_FALSE, {"off": cells, "digit": digit}


def told_links(chain: Chain) -> Iterator[Told]:
    """One sentence for each strong link of a chain."""
    graph = chain.graph
    place = 1 if chain.is_true else 0
    for false, true in chain.strong_links:
        kind, words = _left(graph, false, true)
        if place == 0:
            yield _FIRST[kind], words
        else:
            out_kind, out_words = weak_link(graph, chain.nodes[place - 1], false)
            yield _NEXT[out_kind, kind], {**words, **out_words}
        place += 2


def weak_link(graph: ImplicationGraph, true: Node, false: Node) -> tuple[str, Words]:
    """Where two nodes exclude each other, a cell or a house, and the words of the false one."""
    one, other = graph.nodes[true], graph.nodes[false]
    words: dict[str, object] = {"off": cells_of(other), "off_digit": digit_of(other)}
    if digit_of(one) != digit_of(other):
        return "cell", words
    # Whatever sees every cell of a group shares a house with all of it.
    words["common"] = common_houses(cells_of(one | other))[0]
    return "house", words


def _left(graph: ImplicationGraph, false: Node, true: Node) -> tuple[str, dict[str, object]]:
    """The kind of the strong link between two nodes, and its words."""
    truths = graph.reason(false, true)
    candidates = graph.nodes[true]
    cells = cells_of(candidates)
    words: dict[str, object] = {"on_digit": digit_of(candidates)}
    if len(truths) > 1:
        inside = union(truth.cells for truth in truths)
        words["on"] = cells
        words["reason"] = inside
        words["digits"] = digits_in(inside, graph.alive) & ~BIT[digit_of(graph.nodes[false])]
        return "set", words
    words["on"] = only(cells) if is_single(cells) else cells
    if truths[0].kind == TruthKind.CELL:
        return "cell", words
    words["reason"] = HOUSES.index(truths[0].cells)
    return "house" if is_single(cells) else "house group", words

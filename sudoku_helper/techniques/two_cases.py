"""The forcing chain on a cell with two candidates: both lead to the same digit."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.candidates import CANDIDATES, candidate_number, to_candidates
from sudoku_helper.geometry import BIT, members, set_of, union
from sudoku_helper.implications.chains import Chain
from sudoku_helper.implications.graph import ImplicationGraph, Node, graph_of
from sudoku_helper.implications.spread import Spread
from sudoku_helper.proofs.truths import in_cell
from sudoku_helper.step import Frame, Later, Step
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.chains import TWO_CANDIDATE_CELLS
from sudoku_helper.techniques.words.chains import told_links
from sudoku_helper.text import Text, Told

_TWO_CASES = Text(
    en="{pivot:cell} is {x:digit} or {y:digit}.",
    de="{pivot:cell} ist {x:digit} oder {y:digit}.",
)
_CASE = Text(
    en="Case {number}: suppose {assumed:cell} is {x:digit}.",
    de="Fall {number}: Angenommen, in {assumed:cell} stünde die {x:digit}.",
)
_SAME_DIGIT = Text(
    en="In both cases {on:cell} is {z:digit}, so it can be placed.",
    de="In beiden Fällen steht in {on:cell} die {z:digit}; sie kann eingetragen werden.",
)


class ForcingChain(SolvingTechnique):
    """From both candidates of a cell chains lead to the same digit in another cell."""

    key = "forcing-chain"
    name = Text(en="Forcing Chain", de="Zwangskette")
    aliases = ("Double Forcing Chain", "Bivalue Cell Forcing Chain")
    difficulty = 7.0
    definition = Text(
        en="From a cell with two candidates two chains of cells with two candidates start, one for "
        "each candidate. If both make the same cell the same digit, it is true and can be placed.",
        de="Von einer Zelle mit zwei Kandidaten gehen zwei Ketten von Zellen mit zwei Kandidaten "
        "aus, eine je Kandidat. Geben beide derselben Zelle dieselbe Ziffer, so stimmt sie und kann "
        "eingetragen werden.",
    )
    example = Example(
        board="+6.72+3+9.+18.2.+6.+1+7.9.1....+2.+6..+6.721.+35+3+291+6+8+74+1+7.+3...6+2+7+61+4+98"
        "32+5+2..+1+63..+7+394.+2.6+81 "
        "r3c3<>8 r3c4<>5 r3c6<>5 r6c5<>5",
        finds="r1c7=4",
    )

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """The shortest pair of chains for each digit that can be placed."""
        graph = graph_of(board, TWO_CANDIDATE_CELLS)
        meetings = []
        for cell in members(board.bivalue):
            x, y = (candidate_number(cell, digit) for digit in members(board.digits[cell]))
            first, second = _spread(graph, x), _spread(graph, y)
            for end in members(first.reached & second.reached):
                length = first.level_of(end) + second.level_of(end)
                meetings.append((length, cell, end, first, second))
        placed = set()
        for _, cell, end, first, second in sorted(meetings, key=lambda meeting: meeting[:3]):
            if end not in placed:
                placed.add(end)
                yield self._step(cell, end, _chain(first, end), _chain(second, end))

    def _step(self, cell: int, end: Node, first: Chain, second: Chain) -> Step:
        nodes = first.graph.nodes
        on = union(nodes[node] for node in (*first.nodes[2::2], *second.nodes[2::2]))
        target = CANDIDATES[end]
        return Step(
            self,
            placements=(target,),
            highlights=Later(
                lambda: {
                    "pivot": to_candidates(nodes[first.nodes[0]] | nodes[second.nodes[0]]),
                    "on": to_candidates(on),
                }
            ),
            primary=BIT[cell],
            links=first.links + second.links,
            words=Later(lambda: {"pivot": cell, "chains": (first, second), "target": target}),
            truths=tuple(dict.fromkeys((in_cell(cell), *first.truths, *second.truths))),
        )

    def tell(self, step: Step) -> Iterator[Told]:
        """Both cases one after the other."""
        words = step.words
        pivot, (on, z) = words["pivot"], words["target"]
        x, y = (CANDIDATES[chain.nodes[0]].digit for chain in words["chains"])
        yield _TWO_CASES, {"pivot": pivot, "x": x, "y": y}
        for number, (chain, digit) in enumerate(zip(words["chains"], (x, y), strict=True), 1):
            yield _CASE, {"number": number, "assumed": pivot, "x": digit}
            yield from told_links(chain)
        yield _SAME_DIGIT, {"on": on, "z": z}

    def frames(self, step: Step) -> tuple[Frame, ...]:
        """Both cases one after the other; in each a sentence makes one candidate false, one true."""
        frames = [Frame("cover", area=step.primary)]
        for number, chain in enumerate(step.words["chains"], 1):
            candidates = chain.graph.candidates
            frames.append(Frame("assumption", (number,), true=candidates(chain.nodes[0])))
            pairs = list(zip(chain.links[::2], chain.links[1::2], strict=True))
            for weak, strong in pairs:
                frames.append(
                    Frame(
                        "result" if (weak, strong) == pairs[-1] else "inference",
                        (number,),
                        true=strong.end,
                        false=weak.end,
                        links=(weak, strong),
                        area=set_of(each.cell for each in strong.end),
                    )
                )
        return (*frames, Frame("conclusion", true=step.placements))


def _spread(graph: ImplicationGraph, start: Node) -> Spread:
    """Everything that follows from a candidate being true."""
    spread = Spread(graph, start, True)
    spread.complete()
    return spread


def _chain(spread: Spread, end: Node) -> Chain:
    return Chain(spread.graph, spread.way_to(end), 0, is_true=True)

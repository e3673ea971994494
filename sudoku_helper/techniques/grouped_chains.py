"""Chains and loops with groups: several places of a digit in a block and line act as one.

A group is true if one of its candidates is. With almost locked sets a chain has one more kind of
strong link: a set that loses one of its digits must contain all the others.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import size
from sudoku_helper.implications.chains import Chain
from sudoku_helper.implications.graph import ImplicationGraph, LinkKinds, graph_of
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.chains import ONE_DIGIT, ChainTechnique
from sudoku_helper.techniques.loops import DiscontinuousLoop, Loop
from sudoku_helper.techniques.patterns.almost_locked_sets import almost_locked_sets, links_through
from sudoku_helper.text import Text

GROUPS_OF_ONE_DIGIT = ONE_DIGIT._replace(groups=True)
GROUPS = LinkKinds(groups=True)
LARGEST_SET = 5
"""Almost locked sets of more cells are no help to a reader as a link of a chain."""


@lru_cache(maxsize=2)
def graph_with_sets(board: SudokuBoard) -> ImplicationGraph:
    """The links of a board including those through groups and almost locked sets."""
    sets = [each for each in almost_locked_sets(board).sets if size(each.cells) <= LARGEST_SET]
    return ImplicationGraph(board, GROUPS, links_through(sets))


class _Grouped(ChainTechnique):
    """A chain that uses a group."""

    kinds = GROUPS

    def accepts(self, chain: Chain) -> bool:
        """What a plain chain shows is left to it."""
        if chain.is_ring:
            return chain.has_group
        return not chain.is_within(self.plain_graph(chain.graph.board))

    def plain_graph(self, board: SudokuBoard) -> ImplicationGraph:
        """The same kinds of links without groups."""
        return graph_of(board, self.kinds_on(board)._replace(groups=False))


class _WithSets(ChainTechnique):
    """A chain that uses an almost locked set."""

    def graph(self, board: SudokuBoard) -> ImplicationGraph:
        """The links with groups and sets."""
        return graph_with_sets(board)

    def accepts(self, chain: Chain) -> bool:
        """What a chain with groups alone shows is left to it."""
        if chain.is_ring:
            return chain.has_set
        return not chain.is_within(graph_of(chain.graph.board, GROUPS))


class GroupedXChain(_Grouped):
    """An X-Chain in which some places act together as a group."""

    key = "grouped-x-chain"
    name = Text(en="Grouped X-Chain", de="Gruppierte X-Kette")
    aliases = ("Grouped X-Cycle", "Grouped Skyscraper", "Grouped Turbot Fish")
    difficulty = 5.7
    large_cases = 6.8
    small_cases: ClassVar[Mapping[int, float]] = {3: 5.7, 4: 6.1, 5: 6.5}
    kinds = GROUPS_OF_ONE_DIGIT
    definition = Text(
        en="An X-Chain in which two or three places of the digit that share a block and a line act "
        "as one: the group is true if one of its places holds the digit, and it excludes the digit "
        "wherever all of its places are seen.",
        de="Eine X-Kette, in der zwei oder drei Plätze der Ziffer, die sich Block und Reihe teilen, "
        "wie einer wirken: Die Gruppe stimmt, wenn einer ihrer Plätze die Ziffer enthält, und sie "
        "schließt die Ziffer überall aus, wo alle ihre Plätze zu sehen sind.",
    )
    example = Example(
        board=".+6.+4+9.+812+1+84.6+25+9.2...8..+4....9...2.6+2..4...58.1.+2..3.+53+2...4.9+91...4+"
        "2+5.+47.2+593.+1 "
        "r3c3<>5 r7c4<>7 r8c9<>6",
        finds="r7c6<>7",
    )


class GroupedAic(_Grouped):
    """An AIC in which some places act together as a group."""

    key = "grouped-aic"
    name = Text(en="Grouped AIC", de="Gruppierte Schlusskette")
    aliases = ("Grouped Nice Loop", "Gruppierte Kette")
    difficulty = 7.2
    library_codes = ("0711",)
    definition = Text(
        en="An alternating inference chain in which two or three places of a digit that share a "
        "block and a line act as one candidate.",
        de="Eine alternierende Schlusskette, in der zwei oder drei Plätze einer Ziffer, die sich "
        "Block und Reihe teilen, wie ein einziger Kandidat wirken.",
    )
    example = Example(
        board="568.......+7.+14+5.3.1+3+467+8+25+968+7+2+5+19+4+3+4..+837.6....4+69...7..5..3+8...6"
        ".8...7+84.+7..... "
        "r1c7<>1 r6c7<>15 r7c6<>2 r7c9<>12 r8c2<>9 r9c3<>29 r9c9<>6",
        finds="r9c7<>1",
    )


class GroupedContinuousLoop(_Grouped, Loop):
    """A continuous nice loop in which some places act together as a group."""

    key = "grouped-continuous-nice-loop"
    name = Text(en="Grouped Continuous Nice Loop", de="Gruppierte geschlossene Schleife")
    aliases = ("Gruppierte geschlossene Kette", "Grouped AIC Ring")
    difficulty = 7.2
    library_codes = ("0709",)
    definition = Text(
        en="A closed ring of strong and weak links in which two or three places of a digit that "
        "share a block and a line act as one candidate.",
        de="Ein geschlossener Ring aus starken und schwachen Verbindungen, in dem zwei oder drei "
        "Plätze einer Ziffer, die sich Block und Reihe teilen, wie ein einziger Kandidat wirken.",
    )
    example = Example(
        board="+3+69..2...7+451+98+63+2+8..65+34..5....1...4.8.6+75..+27..3+5...+9...2+4..668.5+1+9"
        "3..1.+43.+6... "
        "r1c7<>7 r1c8<>7 r1c9<>7 r3c8<>1 r3c9<>1 r4c7<>89 r4c8<>2 r5c9<>9 r6c7<>1 r6c8<>9 "
        "r7c8<>7 r9c8<>2",
        finds="r9c8<>7 r9c9<>7",
    )


class GroupedDiscontinuousLoop(_Grouped, DiscontinuousLoop):
    """A discontinuous nice loop in which some places act together as a group."""

    key = "grouped-discontinuous-nice-loop"
    name = Text(en="Grouped Discontinuous Nice Loop", de="Gruppierte unterbrochene Schleife")
    aliases = ("Gruppierte offene Schleife", "Grouped Nice Loop")
    difficulty = 7.3
    library_codes = ("0710",)
    definition = Text(
        en="A chain from a candidate back to itself in which two or three places of a digit that "
        "share a block and a line act as one candidate.",
        de="Eine Kette von einem Kandidaten zurück zu ihm selbst, in der zwei oder drei Plätze einer "
        "Ziffer, die sich Block und Reihe teilen, wie ein einziger Kandidat wirken.",
    )
    example = Example(
        board="..2..+9+8.5..8...+97.59+7+83412+615+46....+9..+3.9.4....+9+4...6.9.+5+34.+61.2+4+6.."
        "8397..+1+9.6... "
        "r4c5<>7 r6c6<>27 r9c5<>5 r9c9<>8",
        finds="r5c6<>2",
    )


class AicWithSets(_WithSets):
    """An AIC with links through almost locked sets."""

    key = "aic-with-als"
    name = Text(en="AIC with ALS", de="Schlusskette mit ALS")
    aliases = ("AIC with Almost Locked Sets", "Grouped AIC with ALS nodes")
    difficulty = 7.4
    library_codes = ("0711",)
    definition = Text(
        en="An alternating inference chain with strong links through almost locked sets: if a set "
        "of cells with one digit too many loses one digit, it must contain all of its others.",
        de="Eine alternierende Schlusskette mit starken Verbindungen durch fast gesperrte Mengen: "
        "Verliert eine Menge von Zellen mit einer Ziffer zu viel eine ihrer Ziffern, so muss sie "
        "alle anderen enthalten.",
    )
    example = Example(
        board="1...23+56..5.1.+94....8.+57..+1....9+68+1381..4+2..+6....1+8+2+45.+8...5..9+5.7..+1."
        "8+4.3...+4.+52 "
        "r2c8<>7 r3c1<>9 r3c2<>9 r5c3<>9 r5c4<>7 r7c4<>37 r7c7<>6 r8c2<>6 r8c4<>36 r9c3<>9 "
        "r9c4<>7",
        finds="r3c1<>6",
    )


class ContinuousLoopWithSets(_WithSets, Loop):
    """A continuous nice loop with links through almost locked sets."""

    key = "continuous-nice-loop-with-als"
    name = Text(en="Continuous Nice Loop with ALS", de="Geschlossene Schleife mit ALS")
    aliases = ("Geschlossene Kette mit ALS", "Grouped Continuous Nice Loop with ALS nodes")
    difficulty = 7.4
    library_codes = ("0709",)
    definition = Text(
        en="A closed ring with strong links through almost locked sets. Of the two linked digits a "
        "set contains exactly one, so its other digits are locked in it as well.",
        de="Ein geschlossener Ring mit starken Verbindungen durch fast gesperrte Mengen. Von den "
        "beiden verbundenen Ziffern enthält eine Menge genau eine, darum sind auch ihre übrigen "
        "Ziffern in ihr gefangen.",
    )
    example = Example(
        board="..+1..54.93...2..1...64+1...281.3..+2+9........71....9+18....81...+2.67..42+1.8+1.2."
        "8.94. "
        "r1c5<>7 r2c2<>5 r2c3<>7 r3c8<>5 r5c2<>5 r5c4<>56 r5c6<>6 r6c1<>7 r6c2<>245 r6c3<>34 "
        "r6c9<>6 r7c2<>35 r7c7<>3",
        finds="r5c1<>5 r5c3<>5",
    )


class DiscontinuousLoopWithSets(_WithSets, DiscontinuousLoop):
    """A discontinuous nice loop with links through almost locked sets."""

    key = "discontinuous-nice-loop-with-als"
    name = Text(en="Discontinuous Nice Loop with ALS", de="Unterbrochene Schleife mit ALS")
    aliases = ("Offene Schleife mit ALS", "Grouped Discontinuous Nice Loop with ALS nodes")
    difficulty = 7.5
    library_codes = ("0710",)
    definition = Text(
        en="A chain from a candidate back to itself with strong links through almost locked sets: "
        "a set that loses one digit must contain all of its others.",
        de="Eine Kette von einem Kandidaten zurück zu ihm selbst mit starken Verbindungen durch fast "
        "gesperrte Mengen: Verliert eine Menge eine Ziffer, so muss sie alle anderen enthalten.",
    )
    example = Example(
        board="3+15.+27.+96.9+7..+65...4695..1+7...6+7.....8..4.7..7...921...+7..8.+6.1..+87..9..13"
        "..+6..+78 "
        "r2c8<>38 r4c1<>2 r4c7<>8 r4c8<>35 r5c1<>2 r6c4<>5 r7c1<>2 r7c4<>45 r7c6<>5 r8c1<>2 "
        "r8c6<>5 r9c4<>4",
        finds="r4c9<>2",
    )

"""Nets: an assumption is followed in all directions at once, if need be with further assumptions."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.implications.chained import chained_nets_of
from sudoku_helper.implications.nested import nested_nets_of
from sudoku_helper.implications.nets import nets_of
from sudoku_helper.implications.nishio import nishio_proofs
from sudoku_helper.implications.trial import trials_of
from sudoku_helper.proofs.proof import Proof
from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.by_cases import ProofTechnique
from sudoku_helper.text import Text


class Nishio(ProofTechnique):
    """One digit is followed through the grid until it finds no place in some house."""

    key = "nishio"
    name = Text(en="Nishio", de="Nishio")
    aliases = ("Nishio Forcing Chain", "Nishio Net")
    difficulty = 7.5
    definition = Text(
        en="A digit is assumed in one of its places, and only its other places are followed: each "
        "house in which one place is left gets it. If some house is left without a place, the "
        "assumption was wrong and the candidate can be crossed out.",
        de="Eine Ziffer wird an einem ihrer Plätze angenommen, und nur ihre anderen Plätze werden "
        "verfolgt: Jede Einheit, in der ein Platz bleibt, bekommt sie. Bleibt eine Einheit ohne "
        "Platz, war die Annahme falsch und der Kandidat entfällt.",
    )
    example = Example(
        board="+987+4+12+6+535.49+3..+1..1.....+4+9..+85.+1.2+6.....849+1..1.....+5+1.....9+3..3..7"
        ".+16+4.4.1.35.2 "
        "r3c7<>8 r5c4<>26 r6c1<>37 r6c2<>7 r6c4<>2 r7c5<>2 r8c3<>2",
        finds="r5c2<>7",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every candidate that its own digit refutes."""
        return nishio_proofs(board)


class ForcingNet(ProofTechnique):
    """Several consequences of an assumption together give new ones."""

    key = "forcing-net"
    name = Text(en="Forcing Net", de="Zwangsnetz")
    aliases = (
        "Dynamic Forcing Chain",
        "Contradiction Forcing Net",
        "Verity Forcing Net",
        "Dynamic Double Forcing Chain",
        "Widerspruchsnetz",
    )
    difficulty = 8.6
    definition = Text(
        en="All consequences of an assumption are followed, and several of them together may give a "
        "new one. An assumption that ends in a contradiction is wrong; what follows from a candidate "
        "as well as from its opposite, or from all options of a cell or house, holds in any case.",
        de="Alle Folgen einer Annahme werden verfolgt, und mehrere zusammen dürfen eine neue ergeben. "
        "Eine Annahme, die im Widerspruch endet, ist falsch; was aus einem Kandidaten ebenso folgt wie "
        "aus seinem Gegenteil oder aus allen Möglichkeiten einer Zelle oder Einheit, gilt in jedem "
        "Fall.",
    )
    example = Example(
        board="25+1364+8+9+7+7+4+8.+2.1+6+3..6+17+8+2+4+51...9...4...+43..+184.3.+17.+298+19.+4..56"
        "5.+4.+81+9.+2.2+7.+5.4+8+1 "
        "r4c2<>6 r4c4<>6 r4c6<>5 r6c4<>6 r9c6<>6",
        finds="r4c6<>2",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every conclusion of nets with singles alone."""
        return nets_of(board, uses_patterns=False).proofs()


class ForcingNetWithPatterns(ProofTechnique):
    """A net in which locked candidates, pairs and X-Wings help too."""

    key = "forcing-net-with-patterns"
    name = Text(en="Forcing Net with Pairs", de="Zwangsnetz mit Paaren")
    aliases = ("Dynamic Forcing Chain (+)", "Dynamic Forcing Chain Plus")
    difficulty = 9.0
    definition = Text(
        en="A forcing net that also uses locked candidates, pairs and X-Wings which arise under the "
        "assumption.",
        de="Ein Zwangsnetz, das auch Block-Reihe-Checks, Paare und X-Wings nutzt, die erst unter der "
        "Annahme entstehen.",
    )
    example = Example(
        board="+82+3+1+76.9.+7.4+25+9+8+3.+9.5348..2.+8.+5+3..1.3..6+9..+8....82...3+476+915+32+8.9"
        ".+7+8+364..+3+8+4+6+2... "
        "r5c2<>1 r6c1<>5 r6c2<>16",
        finds="r5c3<>7",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every conclusion of nets with patterns that needs them."""
        known = nets_of(board, uses_patterns=False).conclusions()
        return nets_of(board, uses_patterns=True).proofs(known)


class ForcingNetWithChains(ProofTechnique):
    """A net in which short chains rule out candidates that stand in its way."""

    key = "forcing-net-with-chains"
    name = Text(en="Forcing Net with Chains", de="Zwangsnetz mit Ketten")
    aliases = ("Dynamic Forcing Chain + Forcing Chain", "Dynamic Forcing Chain (+ chains)")
    difficulty = 9.4
    definition = Text(
        en="A forcing net that also uses chains which arise under the assumption: from a candidate a "
        "short chain, each digit following from the one before, leads to a contradiction, so this "
        "candidate is out of the question there.",
        de="Ein Zwangsnetz, das auch Ketten nutzt, die erst unter der Annahme entstehen: Von einem "
        "Kandidaten führt eine kurze Kette, in der jede Ziffer aus der vorigen folgt, zu einem "
        "Widerspruch, also kommt dieser Kandidat dort nicht in Frage.",
    )
    example = Example(
        board="41+3+2..+98.8+7.+9..243.+2.3......6+21.3....+4.+62.+31.+38+1+45.6.+2+6+37+8..529+25+"
        "8+7+96.+3.+1+94+5+32... "
        "r1c9<>7 r3c5<>167 r3c6<>157",
        finds="r3c9<>7",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every candidate that is refuted with the help of chains."""
        return chained_nets_of(board).proofs()


class NestedNet(ProofTechnique):
    """Within an assumption further candidates are tried out and refuted."""

    key = "nested-net"
    name = Text(en="Nested Forcing Net", de="Verschachteltes Zwangsnetz")
    aliases = ("Nested Forcing Chain", "Dynamic Forcing Chain + Dynamic Forcing Chain", "T&E(2)")
    difficulty = 9.8
    definition = Text(
        en="A forcing net within a forcing net: under the first assumption other candidates are "
        "assumed for a moment and shown to be impossible, until the first assumption itself ends in a "
        "contradiction.",
        de="Ein Zwangsnetz in einem Zwangsnetz: Unter der ersten Annahme werden andere Kandidaten für "
        "einen Augenblick angenommen und als unmöglich erkannt, bis die erste Annahme selbst im "
        "Widerspruch endet.",
    )
    example = Example(
        board="8+6...4.7.+4...761..9+7.5....4.4.6..+7.3..7.1..+4.....+4+78..71.+4+69.2...6...4.+7+5.4723... "
        "r1c4<>3 r2c3<>3 r2c4<>3 r3c8<>3 r4c3<>1 r5c2<>39 r5c6<>2 r5c7<>5 r5c9<>5 r6c2<>9 r6c3<>13 r6c8<>9 "
        "r8c2<>8 r8c8<>158",
        finds="r1c9<>2",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every candidate that is refuted with the help of other refutations."""
        return nested_nets_of(board).proofs()


class Trial(ProofTechnique):
    """A candidate is tried out, with all cases that this leads to."""

    key = "trial"
    name = Text(en="Trial and Error", de="Probieren")
    aliases = ("Contradiction by trial", "Bowman's Bingo", "Versuch und Irrtum", "Brute Force")
    difficulty = 10.5
    definition = Text(
        en="The last resort, plainly by trial: if a digit stood here, which cases would be left? Each "
        "is followed, if need be with further cases inside, until all end in a contradiction. Then "
        "the candidate can be crossed out.",
        de="Der letzte Ausweg, ganz offen durch Probieren: Wenn hier diese Ziffer stünde, welche Fälle "
        "blieben? Jeder wird verfolgt, wenn nötig mit weiteren Fällen darin, bis alle im Widerspruch "
        "enden. Dann entfällt der Kandidat.",
    )
    example = Example(
        board="8....+9.6.+932.7.+8+1+5..68...+9.45+1.9.+7+38+3+2+91+8+7+5+4+6..8.3.+9211....8.+79.+"
        "8+7+94+1.53.9.+76.+184 "
        "r1c4<>4 r1c7<>2 r3c5<>5 r3c6<>4 r3c7<>2 r6c4<>6 r6c6<>6",
        finds="r7c5<>5",
    )

    def proofs(self, board: SudokuBoard) -> Iterator[Proof]:
        """Every false candidate, those that need the fewest cases first."""
        return trials_of(board).proofs()

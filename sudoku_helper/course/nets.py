"""The last chapter: cases and nets, for puzzles that yield to nothing else."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

NETS = Chapter(
    "nets",
    Text(en="Nets", de="Netze"),
    Text(
        en="When nothing else helps: follow every case to its end.",
        de="Wenn sonst nichts hilft: jeden Fall bis zum Ende durchdenken.",
    ),
    techniques=(
        *("nishio", "kraken-fish-1", "kraken-fish-2"),
        *("cell-forcing-chain", "house-forcing-chain", "tridagon-forcing-chain"),
        *("template-set", "template-delete"),
        *("forcing-net", "forcing-net-with-patterns", "forcing-net-with-chains"),
        *("nested-net", "trial"),
    ),
    ideas=(
        Idea(
            Text(
                en="Take a cell with few candidates; one of them is right. Follow each of them for a while.\n"
                "If every case leads to the same, it is true, whichever case holds. Here {gone:candidates} drops out in "
                "all of them.",
                de="Nimm eine Zelle mit wenigen Kandidaten; einer davon stimmt. Verfolge jeden ein Stück weit.\n"
                "Führt jeder Fall zum selben Ergebnis, so ist es wahr, welcher auch immer stimmt. Hier entfällt in allen "
                "{gone:candidates}.",
            ),
            Sight("cell-forcing-chain"),
            2,
        ),
        Idea(
            Text(
                en="It works with a digit in a house as well: it stands in one of these places.\n"
                "Whichever it is, {gone:candidates} drops out.",
                de="Es geht auch mit einer Ziffer in einer Einheit: An einem dieser Plätze steht sie.\n"
                "Welcher es auch ist, {gone:candidates} entfällt.",
            ),
            Sight("house-forcing-chain"),
            2,
        ),
        Idea(
            Text(
                en="Or assume one candidate and follow only this digit over the board.\n"
                "If it finds no room in some house, the assumption was wrong. This is called Nishio.",
                de="Oder nimm einen Kandidaten an und verfolge nur seine Ziffer über das Brett.\n"
                "Findet sie in einer Einheit keinen Platz mehr, war die Annahme falsch. Das nennt man Nishio.",
            ),
            Sight("nishio"),
            2,
        ),
        Idea(
            Text(
                en="In a net several conclusions of one assumption work together until something is impossible.\n"
                "The help tells such a proof sentence by sentence, and you can walk through it on the board.",
                de="In einem Netz wirken mehrere Folgen einer Annahme zusammen, bis etwas unmöglich wird.\n"
                "Die Hilfe erzählt so einen Beweis Satz für Satz, und du kannst ihn auf dem Brett durchgehen.",
            ),
            Sight("forcing-net"),
            2,
        ),
        Idea(
            Text(
                en="The very hardest puzzles need assumptions inside assumptions.\n"
                "That is still logic, but nobody does it in passing. If you have come this far, you have seen the whole "
                "way.",
                de="Die allerschwersten Rätsel brauchen Annahmen innerhalb von Annahmen.\n"
                "Auch das ist Logik, aber niemand macht es nebenbei. Wenn du bis hierher gekommen bist, hast du den "
                "ganzen Weg gesehen.",
            ),
            Sight("nested-net"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="Follow each candidate of the marked cell. Which candidate elsewhere drops out in every case? Cross it "
                "out.",
                de="Verfolge jeden Kandidaten der markierten Zelle. Welcher Kandidat anderswo entfällt in jedem Fall? "
                "Streich ihn.",
            ),
            Sight(
                "cell-forcing-chain",
                "5.846....7.2..18.61..8.2.533.......9.749..2..2....6..44.7.3.....236....7.15...... "
                "r4c4<>1 r4c5<>157 r5c9<>8 r7c2<>9 r7c8<>68 r8c8<>8 r9c5<>8 r9c8<>8",
            ),
            "cross-out",
        ),
        Guided(
            Text(
                en="Assume the ringed candidate and follow its digit. If it finds no room somewhere, cross the candidate "
                "out.",
                de="Nimm den umringten Kandidaten an und verfolge seine Ziffer. Findet sie irgendwo keinen Platz mehr, "
                "streich den Kandidaten.",
            ),
            Sight(
                "nishio",
                "8.7.1...61368..........6183.41.2...898.16.....63..891.328.97.51.19.3.8.767..81... "
                "r1c4<>45 r2c5<>7 r3c1<>5 r3c3<>5 r3c4<>24 r3c5<>4 r4c7<>7 r4c8<>7 r5c6<>5 r8c4<>45",
            ),
            "cross-out",
            lit=2,
        ),
    ),
    puzzle=".......6..9..3.2.....715...8.....1.........2.45..9....5..9237...7.6...1.6.38...5.",
)

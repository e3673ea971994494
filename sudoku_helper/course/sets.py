"""The chapter of sets and great patterns: cells are counted against digits."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

SETS = Chapter(
    "sets",
    Text(en="Sets and great patterns", de="Mengen und große Muster"),
    Text(
        en="Counting cells against digits: almost locked sets, monster fish, Exocet.",
        de="Zellen gegen Ziffern zählen: fast gesperrte Mengen, große Fische, Exocet.",
    ),
    techniques=(
        *("als-xz", "als-xy-wing", "als-chain", "sue-de-coq", "aligned-pair-exclusion"),
        *("aic-with-als", "continuous-nice-loop-with-als", "discontinuous-nice-loop-with-als"),
        "death-blossom",
        *("franken-x-wing", "franken-swordfish", "franken-jellyfish"),
        *("finned-franken-x-wing", "finned-franken-swordfish", "finned-franken-jellyfish"),
        *("mutant-x-wing", "mutant-swordfish", "mutant-jellyfish"),
        *("finned-mutant-x-wing", "finned-mutant-swordfish", "finned-mutant-jellyfish"),
        *("finned-mutant-squirmbag", "finned-mutant-whale"),
        *("firework-triple", "firework-quadruple", "tridagon", "sk-loop"),
        *("multi-sector-locked-set", "junior-exocet", "double-exocet"),
    ),
    ideas=(
        Idea(
            Text(
                en="A set of cells that has one digit more than cells is called almost locked. If one digit goes, all "
                "others must stand in it.\n"
                "Here are two such sets. They share a digit that only one of them can have.",
                de="Eine Menge von Zellen, die eine Ziffer mehr hat als Zellen, heißt fast gesperrt. Fällt eine Ziffer "
                "weg, stehen alle anderen sicher darin.\n"
                "Hier sind zwei solche Mengen. Eine gemeinsame Ziffer kann nur eine von beiden haben.",
            ),
            Sight("als-xz"),
            2,
        ),
        Idea(
            Text(
                en="So one of them goes without it, and then all its other digits surely stand in it, the second "
                "shared one among them.\n"
                "What sees all places of this second digit in both sets drops out: {gone:candidates}.",
                de="Eine von beiden hat sie also nicht, und dann stehen alle ihre anderen Ziffern sicher darin, auch "
                "die zweite gemeinsame.\n"
                "Was alle Plätze dieser zweiten Ziffer in beiden Mengen sieht, entfällt: {gone:candidates}.",
            ),
            Sight("als-xz"),
            3,
        ),
        Idea(
            Text(
                en="Where a line and a block cross, sets of both can be counted together: as many cells as digits, so "
                "each digit is used up in its place.\n"
                "This pattern is called Sue de Coq.",
                de="Wo sich Reihe und Block schneiden, kann man Mengen aus beiden zusammen zählen: so viele Zellen wie "
                "Ziffern, also ist jede Ziffer an ihrem Ort verbraucht.\n"
                "Dieses Muster heißt Sue de Coq.",
            ),
            Sight("sue-de-coq"),
            2,
        ),
        Idea(
            Text(
                en="Fish grow as well: blocks may take the place of rows and columns.\n"
                "Only the count matters: as many houses that need the digit as houses that have room for it.",
                de="Auch Fische wachsen: Blöcke dürfen an die Stelle von Zeilen und Spalten treten.\n"
                "Es zählt nur die Rechnung: so viele Einheiten, die die Ziffer brauchen, wie Einheiten, die Platz für "
                "sie haben.",
            ),
            Sight("franken-x-wing"),
            2,
        ),
        Idea(
            Text(
                en="The greatest patterns span half the board. In an Exocet two base cells tell what two target cells "
                "can hold.\n"
                "You will need them only in the hardest puzzles. The reference has a page for each.",
                de="Die größten Muster reichen über das halbe Brett. Bei einem Exocet verraten zwei Basiszellen, was in "
                "zwei Zielzellen stehen kann.\n"
                "Du brauchst sie nur in den schwersten Rätseln. Zu jedem gibt es eine Seite zum Nachschlagen.",
            ),
            Sight("junior-exocet"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="Both sets are ringed. They share two digits, and only one set can have the first. Cross out the "
                "second where all its places in both sets are seen.",
                de="Beide Mengen sind umringt. Zwei Ziffern haben sie gemeinsam, und die erste kann nur eine Menge "
                "haben. Streich die zweite dort, wo man alle ihre Plätze in beiden Mengen sieht.",
            ),
            Sight(
                "als-xz",
                "492368751...4918238..725496...5...4..8..3.16.2..6....91...569.4...14.67..46.7..1. "
                "r5c3<>7",
            ),
            "cross-out",
            lit=2,
        ),
        Guided(
            Text(
                en="A Sue de Coq: the ringed cells use up all their digits. Cross out the same digits elsewhere in the line "
                "and the block, where the pattern has them.",
                de="Ein Sue de Coq: Die umringten Zellen verbrauchen alle ihre Ziffern. Streich dieselben Ziffern sonst in "
                "der Reihe und im Block, je nachdem, wo das Muster sie hat.",
            ),
            Sight(
                "sue-de-coq",
                "279581..3316429..754836721965.7489..89.6127.572.935...1.7894...4.5276.9.9.2153.74 "
                "r7c8<>3",
            ),
            "cross-out",
            lit=2,
        ),
    ),
    puzzle="....5.........8.2..6439......9.4..7.....2..585......636...3...1..39.6....1...7...",
)

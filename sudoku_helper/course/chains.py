"""The chapter of chains: from if to then over several digits."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

CHAINS = Chapter(
    "chains",
    Text(en="Chains", de="Ketten"),
    Text(
        en="From if to then over several digits, until both ends say the same.",
        de="Vom Wenn zum Dann über mehrere Ziffern, bis beide Enden dasselbe sagen.",
    ),
    techniques=(
        *("xy-chain", "xy-loop", "3d-medusa", "forcing-chain"),
        *("aic", "continuous-nice-loop", "discontinuous-nice-loop"),
        *("grouped-aic", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop"),
    ),
    ideas=(
        Idea(
            Text(
                en="In an XY-chain every cell has two candidates. If the first cell is not the one digit, it is the "
                "other; that takes it from the next cell, and so on.\n"
                "Solid lines mean “if not this, then that”, dotted lines “if this, then not that”.",
                de="In einer XY-Kette hat jede Zelle zwei Kandidaten. Ist die erste nicht die eine Ziffer, so ist sie "
                "die andere; die fehlt dann der nächsten Zelle, und so weiter.\n"
                "Durchgezogene Linien heißen „wenn dieses nicht, dann jenes“, gepunktete „wenn dieses, dann jenes nicht“.",
            ),
            Sight("xy-chain"),
            3,
        ),
        Idea(
            Text(
                en="So at least one end is right: if the first is not, the last is.\n"
                "What sees both ends is wrong in any case. Here that is {gone:candidates}.",
                de="Mindestens ein Ende stimmt also: Wenn das erste nicht stimmt, dann das letzte.\n"
                "Was beide Enden sieht, ist auf jeden Fall falsch. Hier betrifft es {gone:candidates}.",
            ),
            Sight("xy-chain"),
            4,
        ),
        Idea(
            Text(
                en="A chain need not stay in cells with two candidates: a digit that has only two places in a house "
                "carries it on as well.\n"
                "Here both ends forbid {gone:candidates}.",
                de="Eine Kette braucht nicht in Zellen mit zwei Kandidaten zu bleiben: Auch eine Ziffer mit nur zwei "
                "Plätzen in einer Einheit trägt sie weiter.\n"
                "Hier verbieten beide Enden {gone:candidates}.",
            ),
            Sight("aic"),
            3,
        ),
        Idea(
            Text(
                en="If a chain closes to a ring, it may be read in both directions: of two neighbours always exactly one "
                "is right.\n"
                "So the dotted links exclude something, too: {gone:candidates}.",
                de="Schließt sich eine Kette zum Ring, darf man sie in beide Richtungen lesen: Von zwei Nachbarn stimmt "
                "immer genau einer.\n"
                "Darum schließen auch die gepunkteten Verbindungen etwas aus: {gone:candidates}.",
            ),
            Sight("continuous-nice-loop"),
            3,
        ),
        Idea(
            Text(
                en="And some chains contradict themselves: from {gone:candidates} it follows that it cannot be.\n"
                "Then it is wrong. That is no guess but a proof.",
                de="Und manche Ketten widersprechen sich selbst: Aus der Annahme folgt, dass sie nicht stimmen kann.\n"
                "Dann entfällt {gone:candidates}. Das ist nicht geraten, sondern bewiesen.",
            ),
            Sight("discontinuous-nice-loop"),
            3,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="The cells of the chain are ringed. Cross out what sees both of its ends.",
                de="Die Zellen der Kette sind umringt. Streich, was ihre beiden Enden sieht.",
            ),
            Sight(
                "xy-chain",
                "238654179471389562659271834.257.36.11.75.6..3.6..1..577124653985....7..6..6...7.5 "
                "r6c1<>8",
            ),
            "cross-out",
            lit=3,
        ),
        Guided(
            Text(
                en="This chain uses a digit with only two places in a house. What do both ends exclude?",
                de="Diese Kette nutzt auch eine Ziffer, die in einer Einheit nur zwei Plätze hat. Was schließen beide "
                "Enden aus?",
            ),
            Sight(
                "aic",
                "2....4.166.5.17..241..2.5...4..65.2.7.3192..8..24....1.2..41..53.42..1...7..8.2.4 "
                "r3c4<>3 r7c4<>6 r8c2<>6",
            ),
            "cross-out",
            lit=3,
        ),
    ),
    puzzle="......3.9......15.9....42.841.......87.9.2.........5....71.68.23.2...7....1.8....",
)

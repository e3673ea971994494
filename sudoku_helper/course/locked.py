"""The chapter of blocks and lines: the first candidates that are crossed out."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

LOCKED = Chapter(
    "locked",
    Text(en="Blocks and lines", de="Block und Reihe"),
    Text(
        en="Where a block and a line cross, one tells the other what to cross out.",
        de="Wo sich Block und Reihe kreuzen, verrät das eine, was im anderen entfällt.",
    ),
    techniques=("pointing", "claiming"),
    ideas=(
        Idea(
            Text(
                en="When no digit can be placed any more, you cross out candidates until one can.\n"
                "Look at {home:house}: where can the {digit:digit} go there?",
                de="Lässt sich keine Ziffer mehr setzen, streichst du Kandidaten, bis es wieder geht.\n"
                "Schau auf {home:house}: Wo kann die {digit:digit} dort stehen?",
            ),
            Sight("pointing"),
            1,
        ),
        Idea(
            Text(
                en="Only in {reason:cells}, and both lie in {other:house}.\n"
                "One of the two gets the {digit:digit}. So it cannot stand anywhere else in {other:house}.",
                de="Nur in {reason:cells}, und beide liegen in {other:house}.\n"
                "Eine von beiden bekommt die {digit:digit}. Also kann sie sonst nirgends in {other:house} stehen.",
            ),
            Sight("pointing"),
            2,
        ),
        Idea(
            Text(
                en="In {targets:cells} the {digit:digit} is crossed out. That is all, and it is often enough: with one "
                "candidate less the next digit may show itself.",
                de="In {targets:cells} ist die {digit:digit} gestrichen. Mehr ist es nicht, und oft genügt es: Mit einem "
                "Kandidaten weniger zeigt sich vielleicht schon die nächste Ziffer.",
            ),
            Sight("pointing"),
            4,
        ),
        Idea(
            Text(
                en="The other way round: in {home:house} the {digit:digit} can only go into {reason:cells}, and both lie "
                "in {other:house}.\n"
                "So it is crossed out elsewhere in {other:house}: in {targets:cells}.",
                de="Umgekehrt geht es auch: In {home:house} kann die {digit:digit} nur in {reason:cells} stehen, und "
                "beide liegen in {other:house}.\n"
                "Also wird sie sonst überall in {other:house} gestrichen: in {targets:cells}.",
            ),
            Sight("claiming"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="In {home:house} the {digit:digit} stands in one of the ringed cells, so in {other:house}. Cross it "
                "out where it is no longer possible: touch the cell, then the digit.",
                de="In {home:house} steht die {digit:digit} in einer der umringten Zellen, also in {other:house}. Streich "
                "sie dort, wo sie nicht mehr möglich ist: Tippe die Zelle an und dann die Ziffer.",
            ),
            Sight(
                "pointing",
                "238654179471389562659271834.257.36.11.75.6..3.6..1..577124653985....7..6..6...7.5",
            ),
            "cross-out",
            lit=2,
        ),
        Guided(
            Text(
                en="Look at {home:house} and the {digit:digit}. What can be crossed out elsewhere in {other:house}?",
                de="Schau auf {home:house} und die {digit:digit}. Was lässt sich sonst in {other:house} streichen?",
            ),
            Sight(
                "pointing",
                "75634.9..3825.964.9148.6..3169758324273964...548..376943.68..9.8.....4.66..4.58..",
            ),
            "cross-out",
        ),
        Guided(
            Text(
                en="Now a line: in {home:house} all places of the {digit:digit} lie in one block. Cross it out in the "
                "rest of this block.",
                de="Jetzt eine Reihe: In {home:house} liegen alle Plätze der {digit:digit} in einem Block. Streich sie "
                "im Rest dieses Blocks.",
            ),
            Sight(
                "claiming",
                "718632495453.7.261.9..1.783.6432.879937.6.15282.7..634.8.2.7.46.7.143928.4..86.17",
            ),
            "cross-out",
        ),
    ),
    puzzle="67..4...8..385..74.9...........6.3...6...5...4..92.6.7...5....35.....79.....7.1.6",
)

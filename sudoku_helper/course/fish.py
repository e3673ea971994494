"""The chapter of fish: one digit in as many rows as columns."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

FISH = Chapter(
    "fish",
    Text(en="Fish", de="Fische"),
    Text(
        en="One digit in as many rows as columns: X-Wing, Swordfish, fins.",
        de="Eine Ziffer in gleich vielen Zeilen und Spalten: X-Wing, Schwertfisch, Flossen.",
    ),
    techniques=(
        *("x-wing", "swordfish", "jellyfish"),
        *("finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish"),
        *("finned-jellyfish", "sashimi-jellyfish"),
    ),
    ideas=(
        Idea(
            Text(
                en="Follow the {digit:digit} through two rows: in the {base:lines} it has only two places each, and "
                "they lie below one another, in the {cover:lines}.",
                de="Verfolge die {digit:digit} durch zwei Zeilen: In den {base:lines} hat sie nur je zwei Plätze, und "
                "die liegen untereinander, in den {cover:lines}.",
            ),
            Sight("x-wing"),
            2,
        ),
        Idea(
            Text(
                en="Each of the two rows needs its {digit:digit}, and it must not come twice in a column. So one row has "
                "it on the left and the other on the right.\n"
                "Either way both columns have their {digit:digit}. Everywhere else in the {cover:lines} it is crossed "
                "out: in {targets:cells}. This is an X-Wing.",
                de="Jede der beiden Zeilen braucht ihre {digit:digit}, und in keiner Spalte darf sie zweimal stehen. "
                "Also steht sie in der einen Zeile links und in der anderen rechts.\n"
                "So oder so haben beide Spalten ihre {digit:digit}. An allen anderen Plätzen der {cover:lines} "
                "wird sie gestrichen: in {targets:cells}. Das ist ein X-Wing.",
            ),
            Sight("x-wing"),
            3,
        ),
        Idea(
            Text(
                en="With three rows and three columns it is called a Swordfish, here for the {digit:digit} in the "
                "{base:lines}.\n"
                "What counts is always the same: as many rows as columns. It works with rows and columns exchanged, too.",
                de="Mit drei Zeilen und drei Spalten heißt er Schwertfisch, hier für die {digit:digit} in den "
                "{base:lines}.\n"
                "Gezählt wird immer gleich: so viele Zeilen wie Spalten. Auch mit vertauschten Zeilen und Spalten "
                "geht es.",
            ),
            Sight("swordfish"),
            2,
        ),
        Idea(
            Text(
                en="A place too many is called a fin. Without it there would be an X-Wing of the {digit:digit}.\n"
                "If the fin holds no {digit:digit}, the X-Wing is right; if it does, its block has one. So only what "
                "both forbid is crossed out: {gone:candidates}.",
                de="Ein Platz zu viel heißt Flosse. Ohne sie wäre hier ein X-Wing mit der {digit:digit}.\n"
                "Steht in der Flosse keine {digit:digit}, gilt der X-Wing; steht dort eine, so hat ihr Block seine "
                "{digit:digit}. Gestrichen wird nur, was beides verbietet: {gone:candidates}.",
            ),
            Sight("finned-x-wing"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="Touch the four cells of the X-Wing: look for the {digit:digit} in the {base:lines}.",
                de="Tippe die vier Zellen des X-Wings an: Such die {digit:digit} in den {base:lines}.",
            ),
            Sight(
                "x-wing",
                "7.2.56.49.....752.415239786.54.6827.12...5.988....2.54693524817541..3962278691435",
            ),
            "find",
        ),
        Guided(
            Text(
                en="The X-Wing of the {digit:digit} is ringed. What can be crossed out in the {cover:lines}?",
                de="Der X-Wing der {digit:digit} ist umringt. Was lässt sich in den {cover:lines} streichen?",
            ),
            Sight(
                "x-wing",
                "7.2.56.49.....752.415239786.54.6827.12...5.988....2.54693524817541..3962278691435",
            ),
            "cross-out",
            lit=2,
        ),
        Guided(
            Text(
                en="Now find one yourself: there is an X-Wing of the {digit:digit}. Cross out what it excludes.",
                de="Jetzt such selbst: Es gibt einen X-Wing mit der {digit:digit}. Streich, was er ausschließt.",
            ),
            Sight(
                "x-wing",
                "12...9.6.59.4...2...8...19.9.1...2..26.198.7378.2.4916872945631419367..2...8..749",
            ),
            "cross-out",
            lit=0,
        ),
    ),
    puzzle="..9..5....7..4..6.45...9.38....571.3.2..8...95...9..2.2.6.78.9..........9...3.4..",
)

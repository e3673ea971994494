"""The chapter of scanning: one digit is followed along rows and columns, still without notes."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

SCANNING = Chapter(
    "scanning",
    Text(en="Looking along the lines", de="Reihen absuchen"),
    Text(
        en="Follow one digit over the whole board, along rows and columns.",
        de="Eine Ziffer über das ganze Brett verfolgen, Zeile um Zeile und Spalte um Spalte.",
    ),
    techniques=("hidden-single-line", "direct-pointing", "direct-claiming"),
    ideas=(
        Idea(
            Text(
                en="You can ask rows and columns what you ask blocks:\n"
                "where in {house:house} can the {digit:digit} go?",
                de="Was du einen Block fragst, kannst du auch eine Zeile oder Spalte fragen:\n"
                "Wo in {house:house} kann die {digit:digit} stehen?",
            ),
            Sight("hidden-single-line"),
            1,
        ),
        Idea(
            Text(
                en="A cell drops out if its column or its block already has a {digit:digit}.\n"
                "Only {target:cell} is left.",
                de="Eine Zelle scheidet aus, wenn ihre Spalte oder ihr Block schon eine {digit:digit} hat.\n"
                "Übrig bleibt nur {target:cell}.",
            ),
            Sight("hidden-single-line"),
            2,
        ),
        Idea(
            Text(
                en="Sometimes a block has two places for a digit, and both lie in one row or column.\n"
                "In {home:house} the {digit:digit} goes into one of {reason:cells}. You do not know which, but in any "
                "case it stands in {other:house}.",
                de="Manchmal bleiben in einem Block zwei Plätze für eine Ziffer, und beide liegen in einer "
                "Reihe.\n"
                "In {home:house} steht die {digit:digit} in einer der Zellen {reason:cells}. In welcher, weißt du "
                "noch nicht, aber auf jeden Fall steht sie in {other:house}.",
            ),
            Sight("direct-pointing"),
            1,
        ),
        Idea(
            Text(
                en="So {other:house} has no other place for the {digit:digit}, not in {goal:house} either.\n"
                "There only {target:cell} is left: without a single note you have found a digit.",
                de="Dann hat {other:house} sonst keinen Platz für die {digit:digit}, auch nicht in {goal:house}.\n"
                "Dort bleibt nur {target:cell}: Ganz ohne Notizen hast du eine Ziffer gefunden.",
            ),
            Sight("direct-pointing"),
            2,
        ),
        Idea(
            Text(
                en="It works the other way round, too: in {home:house} the {digit:digit} can only go into "
                "{reason:cells}, and both lie in {other:house}.\n"
                "Elsewhere in {other:house} it cannot stand, and so it goes into {target:cell}.",
                de="Es geht auch umgekehrt: In {home:house} kann die {digit:digit} nur in {reason:cells} stehen, "
                "und beide liegen in {other:house}.\n"
                "Anderswo in {other:house} steht sie also nicht, und darum kommt sie nach {target:cell}.",
            ),
            Sight("direct-claiming"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="The {digit:digit} is missing in {house:house}. Which cells are closed to it? Write it into "
                "the one that is left.",
                de="In {house:house} fehlt die {digit:digit}. Welche Zellen sind ihr gesperrt? Schreib sie in die, die "
                "übrig bleibt.",
            ),
            Sight(
                "hidden-single-line",
                "841593672693278154752...398.193...85.3.9....1.7...19.3165839427924...836387642519",
            ),
            "place",
            lit=2,
        ),
        Guided(
            Text(
                en="A row or a column has only one place for the {digit:digit}. Go through those that lack it.",
                de="In einer Zeile oder Spalte hat die {digit:digit} nur einen Platz. Geh die durch, in denen sie noch "
                "fehlt.",
            ),
            Sight(
                "hidden-single-line",
                "592...743347925168168374592413.5982.27613845985924.3...854..23..215.3984.34..26.5",
            ),
            "place",
            lit=0,
        ),
        Guided(
            Text(
                en="Look at {home:house}: all places of the {digit:digit} lie in {other:house}. So where does it go in "
                "{goal:house}?",
                de="Schau auf {home:house}: Alle Plätze der {digit:digit} liegen in {other:house}. Wohin gehört sie "
                "also in {goal:house}?",
            ),
            Sight(
                "direct-pointing",
                "5639...74172.649.384973....6.7.5.3499.54.37..324697..173..8.49.29..4..3745.3796..",
            ),
            "place",
        ),
    ),
    puzzle="..416..3..1.9845.68..37....3.524....1.8.5..436.7..3.51..........5.....1...2.197..",
)

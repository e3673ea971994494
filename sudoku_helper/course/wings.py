"""The chapter of wings: a few cells with two candidates take a digit between them."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

WINGS = Chapter(
    "wings",
    Text(en="Wings", de="Flügel"),
    Text(
        en="A few cells with two candidates that take a digit between them.",
        de="Wenige Zellen mit zwei Kandidaten, die eine Ziffer in die Zange nehmen.",
    ),
    techniques=("xy-wing", "remote-pair", "w-wing", "xyz-wing", "wxyz-wing"),
    ideas=(
        Idea(
            Text(
                en="Cells with only two candidates are worth a look. {pivot:cell} is {x:digit} or {y:digit}.\n"
                "It sees two other such cells, the pincers {pincers:cells}.",
                de="Zellen mit nur zwei Kandidaten lohnen einen Blick. {pivot:cell} ist {x:digit} oder {y:digit}.\n"
                "Sie sieht zwei andere solche Zellen, die Zangen {pincers:cells}.",
            ),
            Sight("xy-wing"),
            2,
        ),
        Idea(
            Text(
                en="If {pivot:cell} is {x:digit}, then {left:cell} is {z:digit}. If {pivot:cell} is {y:digit}, then "
                "{right:cell} is {z:digit}.\n"
                "Either way at least one pincer is {z:digit}, so {targets:cells}, which sees both, is not.",
                de="Ist {pivot:cell} die {x:digit}, so ist {left:cell} die {z:digit}. Ist {pivot:cell} die {y:digit}, so "
                "ist {right:cell} die {z:digit}.\n"
                "So oder so ist mindestens eine Zange die {z:digit}. {targets:cells} sieht beide, also entfällt sie dort.",
            ),
            Sight("xy-wing"),
            3,
        ),
        Idea(
            Text(
                en="If the pivot may be {z:digit} itself, it is an XYZ-Wing: one of three cells is {z:digit}.\n"
                "Then only cells that see all three lose it, here {targets:cells}.",
                de="Kann der Angelpunkt selbst die {z:digit} sein, ist es ein XYZ-Wing: Eine von drei Zellen ist die "
                "{z:digit}.\n"
                "Dann verlieren sie nur Zellen, die alle drei sehen, hier {targets:cells}.",
            ),
            Sight("xyz-wing"),
            2,
        ),
        Idea(
            Text(
                en="{left:cell} and {right:cell} have the same two candidates, but they do not see each other. In "
                "{house:house} the {x:digit} has only places that one of them sees.\n"
                "So they cannot both be {x:digit}: at least one is {y:digit}. This is a W-Wing.",
                de="{left:cell} und {right:cell} haben dieselben zwei Kandidaten, sehen einander aber nicht. In "
                "{house:house} hat die {x:digit} nur Plätze, die eine von ihnen sieht.\n"
                "Beide können also nicht die {x:digit} sein: Mindestens eine ist die {y:digit}. Das ist ein W-Wing.",
            ),
            Sight("w-wing"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="The pivot {pivot:cell} and its pincers {pincers:cells} are ringed. One pincer is {z:digit}: cross it out "
                "where both are seen.",
                de="Der Angelpunkt {pivot:cell} und seine Zangen {pincers:cells} sind umringt. Eine Zange ist die "
                "{z:digit}: Streich sie, wo man beide sieht.",
            ),
            Sight(
                "xy-wing",
                "..42.1.65..276.3.1.6195......73298.6..6815.....84765.9873192654.156.7..86.95..17. "
                "r9c5<>3 r9c6<>4",
            ),
            "cross-out",
            lit=2,
        ),
        Guided(
            Text(
                en="The pivot is {pivot:cell}. Find its two pincers and cross out what they exclude.",
                de="Der Angelpunkt ist {pivot:cell}. Finde seine beiden Zangen und streich, was sie ausschließen.",
            ),
            Sight(
                "xy-wing",
                "5.21..9.81463985728.952..1.68.912...79.8.312.321.75.89968231.5.453789261217.5.893 "
                "r3c6<>6 r4c7<>4 r4c9<>4 r5c9<>4",
            ),
            "cross-out",
            lit=0,
        ),
        Guided(
            Text(
                en="A W-Wing: {left:cell} and {right:cell} are not both {x:digit}. What does that say about the {y:digit}?",
                de="Ein W-Wing: {left:cell} und {right:cell} sind nicht beide die {x:digit}. Was folgt daraus für die "
                "{y:digit}?",
            ),
            Sight(
                "w-wing",
                "481...2539623..874537428196845.7.3.91795.34..3269.45.761.....3..9.13.6.5.538.6..1 "
                "r4c8<>2 r7c6<>27 r8c8<>2",
            ),
            "cross-out",
            lit=2,
        ),
    ),
    puzzle="...1.67......8.1...4..2......3.....1..729.56....4.5..8.9.......3.8..2..5.7..1..4.",
)

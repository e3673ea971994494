"""The chapter of pairs, triples and quads."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

PAIRS = Chapter(
    "pairs",
    Text(en="Pairs and triples", de="Paare und Dreier"),
    Text(
        en="Two cells for two digits, three for three: nothing else fits in.",
        de="Zwei Zellen für zwei Ziffern, drei für drei: Mehr passt nicht hinein.",
    ),
    techniques=(
        *("naked-pair", "locked-pair", "hidden-pair"),
        *("naked-triple", "locked-triple", "hidden-triple"),
        *("naked-quad", "hidden-quad"),
    ),
    ideas=(
        Idea(
            Text(
                en="{reason:cells} have the same two candidates: {digits:digits}.\n"
                "One cell gets the one digit, the other cell the other. Two cells, two digits: that uses both up.",
                de="{reason:cells} haben dieselben zwei Kandidaten: {digits:digits}.\n"
                "Die eine Zelle bekommt die eine Ziffer, die andere Zelle die andere. Zwei Zellen, zwei Ziffern: "
                "Damit sind beide verbraucht.",
            ),
            Sight("naked-pair"),
            2,
        ),
        Idea(
            Text(
                en="For the other cells of {houses:houses} none of them is left, so they are crossed out there.\n"
                "You still do not know which is which, and you need not.",
                de="Für die anderen Zellen in {houses:houses} bleibt keine davon, also sind sie dort gestrichen.\n"
                "Welche Ziffer wohin kommt, weißt du noch nicht, und du brauchst es nicht zu wissen.",
            ),
            Sight("naked-pair"),
            4,
        ),
        Idea(
            Text(
                en="If both cells lie in one line and in one block, the pair clears both: here {houses:houses}.",
                de="Liegen beide Zellen in einer Reihe und zugleich in einem Block, räumt das Paar in beiden auf: hier "
                "in {houses:houses}.",
            ),
            Sight("locked-pair"),
            2,
        ),
        Idea(
            Text(
                en="A pair can hide among other candidates: in {house:house} the {digits:digits} have no place but "
                "{reason:cells}.\n"
                "So these cells belong to them, and everything else in there goes: {targets:candidates}.",
                de="Ein Paar kann sich zwischen anderen Kandidaten verstecken: In {house:house} haben {digits:digits} "
                "keinen anderen Platz als {reason:cells}.\n"
                "Also gehören diese Zellen ihnen, und was dort sonst noch steht, entfällt: {targets:candidates}.",
            ),
            Sight("hidden-pair"),
            2,
        ),
        Idea(
            Text(
                en="With three it is the same: three cells that hold nothing but {digits:digits}.\n"
                "Not every cell needs all three. What counts is that there are three digits for three cells.",
                de="Mit dreien ist es dasselbe: drei Zellen, in denen nur {digits:digits} vorkommen.\n"
                "Nicht jede Zelle muss alle drei haben. Es zählt nur: drei Ziffern für drei Zellen.",
            ),
            Sight("naked-triple"),
            2,
        ),
        Idea(
            Text(
                en="Three digits can hide in three cells, too, here {digits:digits} in {house:house}; and even four in "
                "four.\n"
                "Look for pairs first: they are the most frequent and the easiest to see.",
                de="Auch drei Ziffern können sich in drei Zellen verstecken, hier {digits:digits} in {house:house}, "
                "und sogar vier in vier.\n"
                "Such zuerst nach Paaren: Sie sind am häufigsten und am leichtesten zu sehen.",
            ),
            Sight("hidden-triple"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="In {houses:houses} two cells have only {digits:digits}. Touch these two cells.",
                de="In {houses:houses} haben zwei Zellen nur {digits:digits}. Tippe diese beiden Zellen an.",
            ),
            Sight(
                "naked-pair",
                "936175842721846935584.2.6711..68.524..8..416764..17389...76.4584....82.686.4..7.3",
            ),
            "find",
        ),
        Guided(
            Text(
                en="{reason:cells} are the pair {digits:digits}. Cross out both digits in the rest of {houses:houses}.",
                de="{reason:cells} sind das Paar {digits:digits}. Streich beide Ziffern sonst überall in {houses:houses}.",
            ),
            Sight(
                "naked-pair",
                "936175842721846935584.2.6711..68.524..8..416764..17389...76.4584....82.686.4..7.3",
            ),
            "cross-out",
            lit=2,
        ),
        Guided(
            Text(
                en="A hidden pair: in {house:house} the {digits:digits} have only two places. Cross out everything else "
                "there.",
                de="Ein verstecktes Paar: In {house:house} haben {digits:digits} nur zwei Plätze. Streich dort alles "
                "andere.",
            ),
            Sight(
                "hidden-pair",
                "83...56.442.68..355613...82172896453953...876648753..9296138547715..23.83845....1",
            ),
            "cross-out",
        ),
    ),
    puzzle="...7..84.5.........369....1........8...36.72...7...4.5....9...36.3....9.92.8..5..",
)

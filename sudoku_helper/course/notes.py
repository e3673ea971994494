"""The chapter of notes: what a cell can hold, and when it is worth while to write it down."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

_EVERYWHERE = tuple(range(9))

NOTES = Chapter(
    "notes",
    Text(en="Notes", de="Notizen"),
    Text(
        en="Count what a cell can hold, and write it down small where it helps.",
        de="Auszählen, was in eine Zelle passt, und es klein notieren, wo es hilft.",
    ),
    techniques=("naked-single", "direct-hidden-pair", "direct-hidden-triple"),
    ideas=(
        Idea(
            Text(
                en="So far you asked where a digit goes. Now ask a cell: what can it hold?\n"
                "Count from 1 to 9 and leave out what its row, its column or its block already has. "
                "In {target:cell} only the {digit:digit} is left.",
                de="Bisher hast du gefragt, wohin eine Ziffer gehört. Frag jetzt eine Zelle: Was passt hinein?\n"
                "Zähl von 1 bis 9 und lass weg, was in ihrer Zeile, ihrer Spalte oder ihrem Block schon "
                "steht. In {target:cell} bleibt nur die {digit:digit}.",
            ),
            Sight("naked-single"),
            2,
        ),
        Idea(
            Text(
                en="What a cell can still hold is called its candidates.\n"
                "Written small into the cells they are your notes. Here they are shown for one block.",
                de="Was eine Zelle noch enthalten kann, nennt man ihre Kandidaten.\n"
                "Klein in die Zellen geschrieben sind sie deine Notizen. Hier siehst du sie für einen Block.",
            ),
            Sight(
                board="...1.9.4....7.35....15849..468917235532648179..7352864...2.54..8.9431......8.63.."
            ),
            lit=(20,),
            noted=(20,),
        ),
        Idea(
            Text(
                en="Notes take time, so begin with them only when you get no further without.\n"
                "In the app the key “Notes” shows all of them at once.",
                de="Notizen kosten Zeit. Fang erst damit an, wenn du ohne sie nicht weiterkommst.\n"
                "In der App zeigt dir die Taste „Notizen“ alle auf einmal.",
            ),
            Sight(
                board="...1.9.4....7.35....15849..468917235532648179..7352864...2.54..8.9431......8.63.."
            ),
            noted=_EVERYWHERE,
        ),
        Idea(
            Text(
                en="Two digits that share two cells fill them: in {house:house} the {digits:digits} can only go into "
                "{reason:cells}.\n"
                "These cells are taken, and for the {digit:digit} only {target:cell} is left.",
                de="Zwei Ziffern, die sich zwei Zellen teilen, füllen sie aus: In {house:house} bleiben für "
                "{digits:digits} nur {reason:cells}.\n"
                "Diese Zellen sind vergeben, und für die {digit:digit} bleibt nur {target:cell}.",
            ),
            Sight("direct-hidden-pair"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="Only one digit fits into {target:cell}. Count what its row, its column and its block already "
                "have, and write it.",
                de="In {target:cell} passt nur eine Ziffer. Zähl, was in Zeile, Spalte und Block schon steht, und "
                "schreib sie hin.",
            ),
            Sight(
                "naked-single",
                "763.1.8..18..3762.25.86.7..43..9127881..7....972.83.6.628159347547328..6391746582",
            ),
            "place",
        ),
        Guided(
            Text(
                en="One cell has only one possible digit left. Press “Notes” if you like: they show it at once.",
                de="In einer Zelle ist nur noch eine Ziffer möglich. Drück ruhig „Notizen“: Dann siehst du sie "
                "sofort.",
            ),
            Sight(
                "naked-single",
                "5621793..749823561.3.4657922.6...1...7....9..9.3...2..3..54.619.....6853695381427",
            ),
            "place",
            lit=0,
        ),
        Guided(
            Text(
                en="In {house:house} the {digits:digits} share two cells. Where does the {digit:digit} go, then?",
                de="In {house:house} teilen sich {digits:digits} zwei Zellen. Wohin gehört dann die {digit:digit}?",
            ),
            Sight(
                "direct-hidden-pair",
                "3..5267.....743..14.71983.29863154277..482936...679.1....8.16.....2.41..1..9.728.",
            ),
            "place",
        ),
    ),
    puzzle="9....1534.73....2...4......24.1...6...1.........46...5.3..4..52.6.5139.8.85..2.7.",
)

"""Lessons on techniques that argue from the puzzle having exactly one solution."""

from sudoku_helper.lessons.lesson import Lesson, Lessons, lesson
from sudoku_helper.text import Text

_RECTANGLES = Text(
    en="Whenever you notice a rectangle of equal pairs; it takes only a glance. It is valid only if the "
    "puzzle has one solution, and it can be switched off in the preferences.",
    de="Wann immer dir ein Rechteck aus gleichen Paaren auffällt; ein Blick genügt. Es gilt nur, wenn das "
    "Rätsel genau eine Lösung hat, und lässt sich in den Einstellungen ausschalten.",
)
_GRAVE = Text(
    en="Late in the game, when nearly every open cell has exactly two candidates. Then count the cells that "
    "have more.",
    de="Spät im Spiel, wenn fast jede offene Zelle genau zwei Kandidaten hat. Zähl dann die Zellen, die mehr "
    "haben.",
)
_LOOPS = Text(
    en="When the same pair stands in six or more cells and a rectangle does not close. Only for puzzles with "
    "one solution.",
    de="Wenn dasselbe Paar in sechs oder mehr Zellen steht und kein Rechteck aufgeht. Nur für Rätsel mit genau "
    "einer Lösung.",
)


def _rectangle(rest: Text, *also: str) -> Lesson:
    return lesson(
        _RECTANGLES,
        Text(
            en="Four cells in two rows, two columns and exactly two blocks that share a pair. ",
            de="Vier Zellen in zwei Zeilen, zwei Spalten und genau zwei Blöcken, die ein Paar gemeinsam haben. ",
        )
        + rest,
        *also,
    )


def _loop(rest: Text) -> Lesson:
    return lesson(
        _LOOPS,
        Text(
            en="Walk from cell to cell of the pair, in turn within a row, a column or a block, until you are "
            "back; every house touched is touched twice. ",
            de="Geh von Zelle zu Zelle des Paares, jeweils in einer Zeile, einer Spalte oder einem Block, bis du "
            "wieder am Anfang bist; jede berührte Einheit wird zweimal berührt. ",
        )
        + rest,
    )


def _avoidable(rest: Text) -> Lesson:
    return lesson(
        Text(
            en="While you play, as soon as you have placed digits of your own: givens and placed digits must "
            "be told apart.",
            de="Während du spielst, sobald du eigene Ziffern gesetzt hast: Vorgaben und eigene Ziffern muss man "
            "unterscheiden können.",
        ),
        Text(
            en="Look at rectangles in two blocks whose corners are no givens. If the digits in three corners "
            "could be exchanged, the fourth must not complete the exchange. ",
            de="Schau auf Rechtecke in zwei Blöcken, deren Ecken keine Vorgaben sind. Könnte man die Ziffern in "
            "drei Ecken tauschen, darf die vierte den Tausch nicht vollenden. ",
        )
        + rest,
    )


UNIQUENESS: Lessons = {
    "unique-rectangle-1": _rectangle(
        Text(
            en="Three of them hold nothing else: the fourth must be something else. If it has just one other "
            "candidate, write it.",
            de="Drei davon enthalten sonst nichts: In die vierte gehört etwas anderes. Hat sie nur einen weiteren "
            "Kandidaten, schreib ihn hin.",
        ),
        "Einzigartiges Rechteck",
    ),
    "unique-rectangle-2": _rectangle(
        Text(
            en="Two cells side by side hold the pair and the same extra digit: one of them is this digit.",
            de="Zwei benachbarte Ecken enthalten das Paar und dieselbe weitere Ziffer: Eine von ihnen ist diese "
            "Ziffer.",
        ),
    ),
    "unique-rectangle-3": _rectangle(
        Text(
            en="Two corners hold different extra digits. Take both corners as one cell with these extras: does it "
            "make a naked pair or triple with other cells of the house?",
            de="Zwei Ecken enthalten verschiedene weitere Ziffern. Nimm beide Ecken als eine Zelle mit diesen "
            "Ziffern: Bildet sie mit anderen Zellen der Einheit ein nacktes Paar oder einen Dreier?",
        ),
    ),
    "unique-rectangle-4": _rectangle(
        Text(
            en="In the house of the two larger corners one digit of the pair has no other place: then the "
            "other digit of the pair is eliminated in both.",
            de="In der Einheit der beiden größeren Ecken hat eine Ziffer des Paares keinen anderen Platz: Dann "
            "entfällt dort die andere Ziffer des Paares.",
        ),
    ),
    "unique-rectangle-5": _rectangle(
        Text(
            en="Two or three corners that are not all in one line hold the same extra digit: it is "
            "eliminated where all of them are seen.",
            de="Zwei oder drei Ecken, die nicht alle in einer Reihe liegen, enthalten dieselbe weitere Ziffer: Sie "
            "entfällt, wo man alle diese Ecken sieht.",
        ),
    ),
    "unique-rectangle-6": _rectangle(
        Text(
            en="Two opposite corners hold more, and one digit of the pair has only these places in both rows and "
            "both columns: it is eliminated in the larger corners.",
            de="Zwei gegenüberliegende Ecken enthalten mehr, und eine Ziffer des Paares hat in beiden Zeilen und "
            "beiden Spalten nur diese Plätze: In den größeren Ecken entfällt sie.",
        ),
    ),
    "hidden-rectangle": _rectangle(
        Text(
            en="Only one corner needs to hold the pair alone. From the opposite corner, one digit has no other "
            "place in its row and in its column: then the other digit is eliminated there.",
            de="Nur eine Ecke muss das Paar allein enthalten. In der Ecke gegenüber hat eine Ziffer weder in der "
            "Zeile noch in der Spalte einen weiteren Platz außerhalb des Rechtecks: Dann entfällt dort die "
            "andere Ziffer.",
        ),
    ),
    "avoidable-rectangle-1": _avoidable(
        Text(
            en="Cross out the digit that would do so; if that leaves one candidate, write it.",
            de="Streich die Ziffer, die das täte; bleibt dann nur ein Kandidat, schreib ihn hin.",
        )
    ),
    "avoidable-rectangle-2": _avoidable(
        Text(
            en="Here two corners are still open and share one extra digit: one of them is this digit.",
            de="Hier sind noch zwei Ecken offen und haben dieselbe weitere Ziffer: Eine von ihnen ist diese Ziffer.",
        ),
    ),
    "bug-plus-1": lesson(
        _GRAVE,
        Text(
            en="All open cells have two candidates, one has three. Which of its candidates stands three times "
            "in its row, in its column and in its block? Write it.",
            de="Alle offenen Zellen haben zwei Kandidaten, eine hat drei. Welcher ihrer Kandidaten steht in der "
            "Zeile, in der Spalte und im Block je dreimal? Schreib ihn hin.",
        ),
        "BUG",
    ),
    "bug-type-2": lesson(
        _GRAVE,
        Text(
            en="Several cells have a third candidate, and the surplus one is everywhere the same digit. It is "
            "true in one of them, so it is eliminated where all of them are seen.",
            de="Mehrere Zellen haben einen dritten Kandidaten, und der überzählige ist überall dieselbe Ziffer. "
            "In einer von ihnen ist sie wahr; sie entfällt also, wo man alle sieht.",
        ),
    ),
    "bug-type-3": lesson(
        _GRAVE,
        Text(
            en="The surplus candidates stand in cells of one house. Take them together as one cell: with other "
            "cells of the house it may make a naked pair or triple.",
            de="Die überzähligen Kandidaten stehen in Zellen einer Einheit. Nimm sie zusammen wie eine Zelle: Mit "
            "anderen Zellen der Einheit kann sie ein nacktes Paar oder einen Dreier bilden.",
        ),
    ),
    "bug-type-4": lesson(
        _GRAVE,
        Text(
            en="Two cells of a house have surplus candidates, and a digit that both share has no other place "
            "in that house. What is neither this digit nor surplus is eliminated in both.",
            de="Zwei Zellen einer Einheit haben überzählige Kandidaten, und eine Ziffer, die beide haben, hat in "
            "dieser Einheit keinen anderen Platz. Was weder diese Ziffer noch überzählig ist, entfällt in "
            "beiden.",
        ),
    ),
    "unique-loop-1": _loop(
        Text(
            en="If only one cell holds more than the pair, it must be something else; if it has just one other "
            "candidate, write it.",
            de="Enthält nur eine Zelle mehr als das Paar, gehört dort etwas anderes hin; hat sie nur einen "
            "weiteren Kandidaten, schreib ihn hin.",
        ),
    ),
    "unique-loop-2": _loop(
        Text(
            en="If the larger cells all hold the same extra digit, one of them is this digit.",
            de="Enthalten die größeren Zellen alle dieselbe weitere Ziffer, ist eine von ihnen diese Ziffer.",
        ),
    ),
    "unique-loop-3": _loop(
        Text(
            en="Two larger cells act as one cell with their extras and may make a naked pair or triple.",
            de="Zwei größere Zellen wirken wie eine Zelle mit ihren weiteren Ziffern und können ein nacktes Paar "
            "oder einen Dreier bilden.",
        ),
    ),
    "unique-loop-4": _loop(
        Text(
            en="If a digit of the pair is tied to the two larger cells of a house, the other digit is eliminated in both.",
            de="Ist eine Ziffer des Paares in einer Einheit an die zwei größeren Zellen gebunden, entfällt dort die "
            "andere.",
        ),
    ),
    "extended-rectangle": lesson(
        _LOOPS,
        Text(
            en="Six cells, two by three, that hold only three digits and lie so that each row and column could "
            "exchange them. One extra candidate must be true.",
            de="Sechs Zellen, zwei mal drei, mit nur drei Ziffern, die so liegen, dass man sie in allen Reihen "
            "tauschen könnte. Ein weiterer Kandidat muss wahr sein.",
        ),
    ),
}
"""Lessons on deadly patterns."""

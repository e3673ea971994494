"""The chapter of uniqueness: that there is one solution is itself a hint."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

UNIQUENESS = Chapter(
    "uniqueness",
    Text(en="One solution only", de="Nur eine Lösung"),
    Text(
        en="A proper Sudoku has one solution, and that tells you something.",
        de="Ein richtiges Sudoku hat genau eine Lösung, und schon das verrät etwas.",
    ),
    techniques=(
        *(f"unique-rectangle-{number}" for number in range(1, 7)),
        *("hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2"),
        *(f"unique-loop-{number}" for number in range(1, 5)),
        *("extended-rectangle", "bug-plus-1", "bug-type-2", "bug-type-3", "bug-type-4"),
    ),
    ideas=(
        Idea(
            Text(
                en="Look at the rectangle {reason:cells}: two rows, two columns, two blocks.\n"
                "If its four cells held only {pair:digits}, you could swap the two digits and nothing would be wrong. "
                "There would be two solutions.",
                de="Sieh dir das Rechteck {reason:cells} an: zwei Zeilen, zwei Spalten, zwei Blöcke.\n"
                "Stünden in den vier Zellen nur {pair:digits}, könntest du die beiden Ziffern vertauschen, und alles "
                "stimmte noch. Es gäbe zwei Lösungen.",
            ),
            Sight("unique-rectangle-1"),
            2,
        ),
        Idea(
            Text(
                en="But a proper Sudoku has only one. So one of the four cells holds something else.\n"
                "Only {roof:cells} can: there the {digit:digit} is right.",
                de="Ein richtiges Sudoku hat aber nur eine. In einer der vier Zellen steht also etwas anderes.\n"
                "Das geht nur in {roof:cells}: Dort stimmt die {digit:digit}.",
            ),
            Sight("unique-rectangle-1"),
            3,
        ),
        Idea(
            Text(
                en="Sometimes two corners have something more to offer, here {extra:candidates}.\n"
                "One of them is right. So this digit is crossed out where both are seen: {gone:candidates}.",
                de="Manchmal haben zwei Ecken noch etwas zu bieten, hier {extra:candidates}.\n"
                "Eine davon stimmt. Also entfällt die Ziffer, wo man beide sieht: {gone:candidates}.",
            ),
            Sight("unique-rectangle-2"),
            2,
        ),
        Idea(
            Text(
                en="The same thought helps on the whole board when nearly every open cell has just two candidates.\n"
                "Without {extra:candidates} everything could be exchanged. So the {digit:digit} is right there.",
                de="Derselbe Gedanke hilft auf dem ganzen Brett, wenn fast jede offene Zelle nur noch zwei Kandidaten "
                "hat.\n"
                "Ohne {extra:candidates} ließe sich alles vertauschen. Also stimmt dort die {digit:digit}.",
            ),
            Sight("bug-plus-1"),
            2,
        ),
        Idea(
            Text(
                en="All this is true only if the puzzle really has one solution; puzzles from newspapers and books do.\n"
                "If you would rather do without such arguments, you can switch them off in the preferences.",
                de="Das alles gilt nur, wenn das Rätsel wirklich genau eine Lösung hat. Bei Rätseln aus Zeitungen und "
                "Büchern ist das so.\n"
                "Wer auf solche Schlüsse lieber verzichtet, schaltet sie in den Einstellungen ab.",
            ),
            Sight("hidden-rectangle"),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="Three corners of the ringed rectangle have only {pair:digits}. Which digit goes into the fourth, "
                "{roof:cells}?",
                de="Drei Ecken des umringten Rechtecks haben nur {pair:digits}. Welche Ziffer gehört in die vierte, "
                "{roof:cells}?",
            ),
            Sight(
                "unique-rectangle-1",
                "7..463921643192578921875643..7.3421636.21789.21..8673.432758169..632.487.7.64.352",
            ),
            "place",
            lit=2,
        ),
        Guided(
            Text(
                en="Find the rectangle with {pair:digits} yourself, and the digit that saves it.",
                de="Finde das Rechteck mit {pair:digits} selbst und die Ziffer, die es rettet.",
            ),
            Sight(
                "unique-rectangle-1",
                "871..2563452163978639857..4764.89...593216847128..4.9.216..8759985..143.347..5.81",
            ),
            "place",
            lit=0,
        ),
        Guided(
            Text(
                en="Every open cell but one has two candidates. Which digit goes into the one with three?",
                de="Alle offenen Zellen bis auf eine haben zwei Kandidaten. Welche Ziffer gehört in die mit dreien?",
            ),
            Sight(
                "bug-plus-1",
                "17..6235.3.517.62..2653.781231685947897241563654397812562913478...726135713.5.296",
            ),
            "place",
            lit=0,
        ),
    ),
    puzzle="...8....958..37..47...4....3....146.........58.....91.17...........9..8...6..23.1",
)

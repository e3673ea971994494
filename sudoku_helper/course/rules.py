"""The first chapter: what a Sudoku is, for somebody who has never seen one."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

_PUZZLE = Sight(
    board="6..4.397.7941.63.238...9.4..61.4.895.78....3.43..5216......451......57.31.7.38..6"
)
_SOLVED = Sight(
    board="926781534873954126514326897248135769651279483397468215139847652762513948485692371"
)

RULES = Chapter(
    "rules",
    Text(en="The rules", de="Die Regeln"),
    Text(
        en="What a Sudoku is, and when it is solved.",
        de="Was ein Sudoku ist und wann es gelöst ist.",
    ),
    techniques=(),
    ideas=(
        Idea(
            Text(
                en="A Sudoku is a square of 81 cells.\n"
                "Some of them hold a digit from the start: these are the givens.\n"
                "Into the empty cells you write the digits 1 to 9.",
                de="Ein Sudoku ist ein Quadrat aus 81 Zellen.\n"
                "In manchen steht von Anfang an eine Ziffer: Das sind die Vorgaben.\n"
                "In die leeren Zellen schreibst du die Ziffern 1 bis 9.",
            ),
            _PUZZLE,
        ),
        Idea(
            Text(
                en="In the end every row holds each digit from 1 to 9 exactly once.\n"
                "Look at the marked row: no digit is missing, none stands there twice.",
                de="Am Ende steht in jeder Zeile jede Ziffer von 1 bis 9 genau einmal.\n"
                "Sieh dir die markierte Zeile an: Keine Ziffer fehlt, keine steht doppelt da.",
            ),
            _SOLVED,
            lit=(3,),
        ),
        Idea(
            Text(
                en="The same holds for every column, from top to bottom.",
                de="Dasselbe gilt für jede Spalte, von oben nach unten.",
            ),
            _SOLVED,
            lit=(14,),
        ),
        Idea(
            Text(
                en="And it holds for every block: one of the nine squares of three by three cells with a "
                "thick border.\n"
                "Rows, columns and blocks together are called houses.",
                de="Und es gilt für jeden Block. So heißen die neun Quadrate aus drei mal drei Zellen mit "
                "dickem Rand.\n"
                "Zeilen, Spalten und Blöcke nennt man zusammen Einheiten.",
            ),
            _SOLVED,
            lit=(22,),
        ),
        Idea(
            Text(
                en="Every cell lies in one row, one column and one block.\n"
                "Here the three are marked for one cell: one says that it sees all these cells.\n"
                "A digit that it already sees cannot go into it.",
                de="Jede Zelle liegt in einer Zeile, einer Spalte und einem Block.\n"
                "Hier sind die drei für eine Zelle markiert. Man sagt: Sie sieht alle diese Zellen.\n"
                "Eine Ziffer, die sie schon sieht, kann in ihr selbst nicht stehen.",
            ),
            _PUZZLE,
            lit=(4, 13, 22),
        ),
        Idea(
            Text(
                en="A proper Sudoku has exactly one solution.\n"
                "You never have to guess: for every digit there is a reason. This course shows you how to find it.",
                de="Ein richtiges Sudoku hat genau eine Lösung.\n"
                "Raten musst du nie: Für jede Ziffer gibt es einen Grund. Wie du ihn findest, lernst du in diesem "
                "Kurs.",
            ),
            _PUZZLE,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="The marked row lacks one digit. Touch the empty cell, then the digit below.",
                de="In der markierten Zeile fehlt eine Ziffer. Tippe die leere Zelle an und dann unten die "
                "Ziffer.",
            ),
            Sight(
                "full-house",
                ".2...1.34873954..651432689724.13576....2794..3.74682151398..65276....948.856..371",
            ),
            "place",
        ),
        Guided(
            Text(
                en="Now a column. Which digit is missing?",
                de="Jetzt eine Spalte. Welche Ziffer fehlt?",
            ),
            Sight(
                "full-house",
                ".267.1.34873..41..5.43268...48.35.6.651279483.9746.2..13984....7625139484856..371",
            ),
            "place",
        ),
        Guided(
            Text(
                en="This time nothing is marked. One of the nine blocks has only one empty cell: find it and "
                "fill it.",
                de="Diesmal ist nichts markiert. Einer der neun Blöcke hat nur noch eine leere Zelle: Such sie "
                "und füll sie aus.",
            ),
            Sight(
                "full-house",
                ".2678.5348739.4.26514.268.724..3576.6.1279.8339.4.8.1.1398.76.27.25..948.8.6.2.71",
            ),
            "place",
            lit=0,
        ),
    ),
    puzzle=".2678.53487..54126.1.326..724813.769.5127.4833.746821.1..84765276251.9..48.69.371",
)

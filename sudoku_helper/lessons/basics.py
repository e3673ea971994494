"""Lessons on singles, locked candidates and subsets: what newspaper puzzles are made of."""

from sudoku_helper.lessons.lesson import Lesson, Lessons, lesson
from sudoku_helper.text import Text

_DIRECT = Text(
    en="When plain singles have run out and you do not want to note candidates yet. Often one such "
    "look saves you from filling the board with notes.",
    de="Wenn die einfachen Singles ausgehen und du noch keine Kandidaten notieren möchtest. Oft erspart "
    "dir ein solcher Blick, das ganze Brett mit Notizen zu füllen.",
)
_SUBSETS = Text(
    en="When no digit can be placed any more and pointing and claiming bring nothing new. Begin with houses "
    "that have few empty cells: up to five for pairs, six or more for triples and quads.",
    de="Wenn sich keine Ziffer mehr setzen lässt und auch der Block-Reihe-Check und der Reihe-Block-Check "
    "nichts Neues bringen. Beginne mit Einheiten, die wenige leere Zellen haben: bis fünf für Paare, ab sechs für Dreier und "
    "Vierer.",
)
_LARGE_SUBSETS = Text(
    en="Rarely. In a house with up to seven empty cells a large subset comes with a small one on the other "
    "side: where a naked quad is, the other cells hold a hidden triple or less. Look for the smaller "
    "one.",
    de="Selten. In einer Einheit mit höchstens sieben leeren Zellen gehört zu jeder großen Teilmenge eine "
    "kleine auf der anderen Seite: Wo ein nackter Vierer ist, bilden die übrigen Zellen höchstens einen "
    "versteckten Dreier. Such die kleinere.",
)


def _naked(spot: Text, *also: str) -> Lesson:
    return lesson(_SUBSETS, spot, *also)


BASICS: Lessons = {
    "full-house": lesson(
        Text(
            en="Always, and first of all: after every digit you write, look whether its row, column or "
            "block now has only one cell left.",
            de="Immer und als Erstes: Schau nach jeder Ziffer, die du schreibst, ob ihre Zeile, ihre Spalte "
            "oder ihr Block jetzt nur noch eine leere Zelle hat.",
        ),
        Text(
            en="Your eye looks for lines and blocks that are nearly full. Count silently from 1 to 9 and "
            "write the digit that you missed.",
            de="Das Auge sucht Reihen und Blöcke, die fast voll sind. Zähl still von 1 bis 9 und schreib die "
            "Ziffer hin, die dir gefehlt hat.",
        ),
    ),
    "hidden-single-block": lesson(
        Text(
            en="From the first minute to the last. Most digits of a newspaper Sudoku are found this way.",
            de="Von der ersten bis zur letzten Minute. Die meisten Ziffern eines Zeitungs-Sudokus findet man "
            "so.",
        ),
        Text(
            en="Take a digit that stands on the board often. In thought, draw a line through every row and "
            "column that already has it. Is only one empty cell of a block left untouched? There it goes. "
            "Then take the next digit.",
            de="Nimm eine Ziffer, die schon oft auf dem Brett steht. Zieh in Gedanken einen Strich durch jede "
            "Zeile und Spalte, die sie schon hat. Bleibt in einem Block nur eine leere Zelle frei? Dorthin "
            "gehört sie. Dann nimm die nächste Ziffer.",
        ),
        "Notwendige Nummer",
        "Notwendige Zahl",
        "Slicing and Dicing",
    ),
    "hidden-single-line": lesson(
        Text(
            en="When the blocks give nothing more. It is worth it in lines with few empty cells.",
            de="Wenn die Blöcke nichts mehr hergeben. Es lohnt sich in Reihen mit wenigen leeren Zellen.",
        ),
        Text(
            en="Choose a row with three or four empty cells and ask for each missing digit: which of these "
            "cells can take it? A column or block that already has the digit rules its cells out. Often "
            "only one cell is left.",
            de="Wähl eine Zeile mit drei oder vier leeren Zellen und frag für jede fehlende Ziffer: Welche "
            "dieser Zellen kann sie aufnehmen? Eine Spalte oder ein Block, der die Ziffer schon hat, "
            "scheidet aus. Oft bleibt nur eine Zelle übrig.",
        ),
        "Notwendige Nummer",
        "Notwendige Zahl",
    ),
    "naked-single": lesson(
        Text(
            en="When looking for digits brings nothing more, look at cells instead. With candidates on the "
            "board it is the easiest of all: a small digit that stands alone.",
            de="Wenn die Suche nach Ziffern nichts mehr bringt, schau stattdessen auf Zellen. Mit Kandidaten "
            "auf dem Brett ist es das Leichteste überhaupt: eine kleine Ziffer, die allein steht.",
        ),
        Text(
            en="Look for an empty cell whose row, column and block are all well filled. Count from 1 to 9 "
            "and strike what the cell sees. If one digit is left, write it.",
            de="Such eine leere Zelle, deren Zeile, Spalte und Block alle gut gefüllt sind. Zähl von 1 bis 9 "
            "und lass weg, was die Zelle sieht. Bleibt eine Ziffer übrig, schreib sie hin.",
        ),
        "Single",
        "Open Single",
        "Lone Single",
        "Forced Digit",
        "Direkter eindeutiger Kandidat",
    ),
    "direct-pointing": lesson(
        _DIRECT,
        Text(
            en="A digit has two or three places in a block, all in one row or column. Act as if it stood "
            "there already: its line is closed. Does the next block of that line now have only one place "
            "left for it?",
            de="Eine Ziffer hat in einem Block zwei oder drei Plätze, alle in einer Zeile oder Spalte. Tu so, "
            "als stünde sie schon dort: Die Reihe ist zu. Hat der nächste Block an dieser Reihe jetzt nur "
            "noch einen Platz für sie?",
        ),
    ),
    "direct-claiming": lesson(
        _DIRECT,
        Text(
            en="All places of a digit in a row or column lie in one block. So the other cells of that block "
            "are closed to it. Look whether another line through the block now has one place left.",
            de="Alle Plätze einer Ziffer in einer Zeile oder Spalte liegen in einem Block. Die anderen Zellen "
            "dieses Blocks sind ihr damit verschlossen. Schau, ob eine andere Reihe durch den Block jetzt "
            "nur noch einen Platz hat.",
        ),
    ),
    "direct-hidden-pair": lesson(
        _DIRECT,
        Text(
            en="Two digits fit only into the same two cells of a block. These cells are taken, so count them "
            "as full: a third digit often has one cell left.",
            de="Zwei Ziffern passen nur in dieselben zwei Zellen eines Blocks. Diese Zellen sind vergeben, zähl "
            "sie als voll: Einer dritten Ziffer bleibt dann oft nur eine Zelle.",
        ),
    ),
    "direct-hidden-triple": lesson(
        _DIRECT,
        Text(
            en="Three digits that the same lines keep out have three cells of a house between them. "
            "Count these three as full and look at the cells that remain.",
            de="Drei Ziffern, die von denselben Reihen ferngehalten werden, teilen sich drei Zellen einer "
            "Einheit. Zähl diese drei als voll und schau auf die Zellen, die übrig bleiben.",
        ),
    ),
    "pointing": lesson(
        Text(
            en="As soon as singles run out. It is the first technique that crosses out candidates, and it "
            "can be seen without any notes.",
            de="Sobald die Singles ausgehen. Es ist die erste Technik, mit der man Kandidaten streicht, und "
            "man sieht sie auch ohne Notizen.",
        ),
        Text(
            en="Go through the blocks digit by digit. Do all candidates of a digit stand in one row or one "
            "column of the block? Follow this line out of the block: there the digit is gone.",
            de="Geh die Blöcke Ziffer für Ziffer durch. Stehen alle Kandidaten einer Ziffer in einer Zeile oder "
            "einer Spalte des Blocks? Folge dieser Reihe aus dem Block hinaus: Dort entfällt die Ziffer.",
        ),
        "Locked Candidates",
        "Candidate Lines",
        "Überschneidungstechnik",
    ),
    "claiming": lesson(
        Text(
            en="Right after pointing: the same thought the other way round. Lines with few empty cells are "
            "the best ones.",
            de="Gleich nach dem Block-Reihe-Check: derselbe Gedanke in umgekehrter Richtung. Am besten sind "
            "Reihen mit wenigen leeren Zellen.",
        ),
        Text(
            en="Go through rows and columns. Do all candidates of a digit stand inside one block? Then the "
            "digit lies in this crossing, and the other six cells of the block lose it.",
            de="Geh Zeilen und Spalten durch. Stehen alle Kandidaten einer Ziffer in einem Block? Dann liegt "
            "die Ziffer in diesem Schnitt, und die sechs anderen Zellen des Blocks verlieren sie.",
        ),
        "Locked Candidates",
        "Box Line Reduction",
    ),
    "locked-pair": lesson(
        _SUBSETS,
        Text(
            en="Two cells with the same two candidates that stand beside each other in a block and in one "
            "line. They clear both houses at once, so look to the side and around.",
            de="Zwei Zellen mit denselben zwei Kandidaten, die in einem Block und in einer Reihe liegen. Sie "
            "räumen beide Einheiten auf einmal auf; schau also entlang und rundherum.",
        ),
    ),
    "locked-triple": lesson(
        _SUBSETS,
        Text(
            en="The three cells in which a block and a line cross hold only three digits between them. They "
            "clear the rest of the block and the rest of the line.",
            de="Die drei Zellen, in denen sich ein Block und eine Reihe schneiden, enthalten zusammen nur drei "
            "Ziffern. Sie räumen den Rest des Blocks und den Rest der Reihe auf.",
        ),
    ),
    "naked-pair": _naked(
        Text(
            en="Let your eye run over cells with two candidates. Does a second cell with the same two stand in "
            "the same house? Then these two digits are taken there.",
            de="Lass das Auge über Zellen mit zwei Kandidaten laufen. Steht in derselben Einheit eine zweite "
            "Zelle mit denselben beiden? Dann sind diese zwei Ziffern dort vergeben.",
        ),
        "Nackte Zwillinge",
        "Paartechnik",
        "Zwillinge",
    ),
    "naked-triple": _naked(
        Text(
            en="Look for three cells with two or three candidates in a house that use only three digits in "
            "all. No cell needs to have all three: 12, 23 and 13 are a triple as well.",
            de="Such in einer Einheit drei Zellen mit zwei oder drei Kandidaten, die zusammen nur drei Ziffern "
            "benutzen. Keine Zelle muss alle drei haben: 12, 23 und 13 sind auch ein Dreier.",
        ),
        "Drillinge",
        "Tripletechnik",
    ),
    "naked-quad": lesson(
        _LARGE_SUBSETS,
        Text(
            en="Put together the cells with few candidates of a house. Four cells with four digits in all are "
            "enough; the larger cells beside them lose these digits.",
            de="Leg die Zellen einer Einheit zusammen, die wenige Kandidaten haben. Vier Zellen mit insgesamt "
            "vier Ziffern genügen; die größeren Zellen daneben verlieren diese Ziffern.",
        ),
    ),
    "hidden-pair": lesson(
        _SUBSETS,
        Text(
            en="Ask in each house: which digits have only two places? If two digits have the same two places, "
            "everything else in these cells goes.",
            de="Frag in jeder Einheit: Welche Ziffern haben nur zwei Plätze? Haben zwei Ziffern dieselben zwei "
            "Plätze, entfällt in diesen Zellen alles andere.",
        ),
    ),
    "hidden-triple": lesson(
        _SUBSETS,
        Text(
            en="Look in houses with many empty cells for digits with two or three places. Three such digits "
            "that share three cells own them.",
            de="Such in Einheiten mit vielen leeren Zellen nach Ziffern mit zwei oder drei Plätzen. Drei solche "
            "Ziffern, die sich drei Zellen teilen, besitzen sie.",
        ),
    ),
    "hidden-quad": lesson(
        _LARGE_SUBSETS,
        Text(
            en="In a house with eight or nine empty cells four digits may share four cells. Compare the digits "
            "that many neighbouring lines keep away.",
            de="In einer Einheit mit acht oder neun leeren Zellen können sich vier Ziffern vier Zellen teilen. "
            "Vergleich die Ziffern, die von vielen Nachbarreihen ferngehalten werden.",
        ),
    ),
}
"""Lessons of levels 1 to 3 and the largest subsets."""

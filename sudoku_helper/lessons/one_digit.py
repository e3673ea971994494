"""Lessons on patterns of one digit: fish, strong links, colours."""

from sudoku_helper.lessons.lesson import Lesson, Lessons, lesson
from sudoku_helper.text import Text

_ONE_DIGIT = Text(
    en="When pairs, pointing and claiming bring nothing more. Highlight one digit after the other: "
    "patterns of one digit are seen best when all its candidates light up.",
    de="Wenn Paare, Block-Reihe-Check und Reihe-Block-Check nichts mehr bringen. Heb eine Ziffer nach der anderen "
    "hervor: Muster mit einer Ziffer sieht man am besten, wenn alle ihre Kandidaten leuchten.",
)
_LARGE_FISH = Text(
    en="After X-Wing and the patterns with two strong links. A digit that is still missing five or six "
    "times is the best one to try.",
    de="Nach dem X-Wing und den Mustern mit zwei starken Verbindungen. Am besten taugt eine Ziffer, die noch "
    "fünf- oder sechsmal fehlt.",
)
_FINS = Text(
    en="When a fish is nearly there but one or two candidates disturb it. Before you give it up, look "
    "whether they all stand in one block.",
    de="Wenn ein Fisch fast da ist, aber ein oder zwei Kandidaten stören. Schau, bevor du ihn aufgibst, ob "
    "sie alle in einem Block stehen.",
)
_FRANKEN = Text(
    en="Hardly ever by hand. It is a last way to argue with one digit before long chains begin.",
    de="Von Hand kaum je. Es ist ein letzter Weg, mit einer einzigen Ziffer zu schließen, bevor lange Ketten "
    "beginnen.",
)
_COLOURS = Text(
    en="When a digit has many strong links but no short pattern closes. Two coloured pencils, or two "
    "shapes, are all you need.",
    de="Wenn eine Ziffer viele starke Verbindungen hat, aber kein kurzes Muster aufgeht. Zwei Farbstifte "
    "oder zwei Formen genügen.",
)


def _finned(lines: Text) -> Lesson:
    return lesson(
        _FINS,
        Text(
            en="Find {lines} in which the digit would make a fish if a few candidates in one block were not "
            "there: these are the fin. Only cells of the crossing lines inside the block of the fin lose "
            "the digit.",
            de="Such {lines}, in denen die Ziffer einen Fisch bildete, wären nicht ein paar Kandidaten in einem "
            "Block: die Flosse. Nur Zellen der kreuzenden Reihen im Block der Flosse verlieren die Ziffer.",
        ).format(lines=lines),
    )


def _sashimi(lines: Text) -> Lesson:
    return lesson(
        _FINS,
        Text(
            en="As with a fin, {lines}, but beside the fin a corner of the fish is missing. Do not let the hole "
            "put you off: if the fin is false the rest decides itself. The digit is eliminated where the "
            "block of the fin meets the missing corner's line.",
            de="Wie mit Flosse, {lines}, aber neben der Flosse fehlt eine Ecke des Fisches. Lass dich von der "
            "Lücke nicht abschrecken: Ist die Flosse falsch, entscheidet sich der Rest von selbst. Die Ziffer "
            "entfällt, wo der Block der Flosse die Reihe der fehlenden Ecke trifft.",
        ).format(lines=lines),
    )


_TWO = Text(en="two parallel lines", de="zwei parallele Reihen")
_THREE = Text(en="three parallel lines", de="drei parallele Reihen")
_FOUR = Text(en="four parallel lines", de="vier parallele Reihen")

_FRANKEN_LESSON = lesson(
    _FRANKEN,
    Text(
        en="Like a fish of lines, but one of them is replaced by a block. Look for a digit with few places in "
        "one or two rows and in a block that all fall into the same number of columns and blocks.",
        de="Wie ein Fisch aus Reihen, nur steht ein Block für eine davon. Such eine Ziffer, die in ein, zwei "
        "Zeilen und einem Block wenige Plätze hat, die alle in ebenso viele Spalten und Blöcke fallen.",
    ),
)
_FINNED_FRANKEN_LESSON = lesson(
    _FRANKEN,
    Text(
        en="A fish with a block in it, and a few places too many. Only what also sees every fin can be "
        "crossed out, so begin with the cells around the fins.",
        de="Ein Fisch, in dem ein Block vorkommt, mit ein paar Plätzen zu viel. Nur was auch jede Flosse sieht, "
        "lässt sich streichen; beginne also mit den Zellen um die Flossen herum.",
    ),
)
_MUTANT_LESSON = lesson(
    _FRANKEN,
    Text(
        en="Choose a digit that is missing in most houses, and take some houses of any kind in which it has few "
        "places and which have no place in common. Count the houses that would cover these places: if as many "
        "are enough, whatever else they hold goes.",
        de="Wähl eine Ziffer, die in den meisten Einheiten noch fehlt, und nimm einige Einheiten gleich welcher Art, "
        "in denen sie wenige Plätze hat und die keinen Platz gemeinsam haben. Zähl, wie viele andere Einheiten "
        "diese Plätze überdecken: Genügen ebenso viele, entfällt, was sie sonst noch enthalten.",
    ),
)
_FINNED_MUTANT_LESSON = lesson(
    _FRANKEN,
    Text(
        en="Begin at the end: suppose the digit in some cell and cross out what it sees. If some houses, rows and "
        "columns and blocks together, then have their places in fewer houses than they are themselves, it "
        "cannot stand there. The places that the cell had to rule out for that are the fins.",
        de="Beginne am Ende: Nimm die Ziffer in einer Zelle an und streich, was sie sieht. Haben dann einige "
        "Einheiten, Zeilen, Spalten und Blöcke zusammen, ihre Plätze in weniger anderen Einheiten, als sie selbst "
        "sind, so kann sie dort nicht stehen. Die Plätze, die sie dafür ausschließen musste, sind die Flossen.",
    ),
)
_KRAKEN = Text(
    en="When a fish is nearly there, but its fins do not see what it would cross out. Before you give it up, follow "
    "each fin for a few links.",
    de="Wenn ein Fisch fast da ist, seine Flossen aber nicht sehen, was er streichen würde. Verfolg, bevor du ihn "
    "aufgibst, jede Flosse ein paar Verbindungen weit.",
)
_TEMPLATES = Text(
    en="When a digit has few places left and everything else has failed. It is counting rather than seeing: paper "
    "helps, and so does a computer.",
    de="Wenn eine Ziffer nur noch wenige Plätze hat und alles andere versagt. Es ist eher Zählen als Sehen: Papier "
    "hilft, ein Rechner auch.",
)

ONE_DIGIT: Lessons = {
    "x-wing": lesson(
        _ONE_DIGIT,
        Text(
            en="Highlight a digit and look for two rows with exactly two candidates that stand exactly above "
            "each other: the corners of a rectangle. Clear the two columns. Then the same with rows and "
            "columns exchanged.",
            de="Heb eine Ziffer hervor und such zwei Zeilen mit genau zwei Kandidaten, die genau übereinander "
            "stehen: die Ecken eines Rechtecks. Räum die beiden Spalten auf. Dann dasselbe mit vertauschten "
            "Zeilen und Spalten.",
        ),
    ),
    "skyscraper": lesson(
        _ONE_DIGIT,
        Text(
            en="An X-Wing in which one side is crooked: two rows with two candidates each, two of them above "
            "each other, the two others not. These are the roofs; what sees both roofs is eliminated.",
            de="Ein X-Wing, bei dem eine Seite schief ist: zwei Zeilen mit je zwei Kandidaten, zwei davon "
            "übereinander, die beiden anderen nicht. Das sind die Dächer; was beide Dächer sieht, entfällt.",
        ),
    ),
    "two-string-kite": lesson(
        _ONE_DIGIT,
        Text(
            en="Find a row and a column in which the digit has two places each, so that one of each lies in "
            "the same block. From the two far ends go along the lines: where they cross, the digit is eliminated.",
            de="Such eine Zeile und eine Spalte, in denen die Ziffer je zwei Plätze hat, von denen je einer im "
            "selben Block liegt. Geh von den beiden fernen Enden aus geradeaus: Wo sich die Wege kreuzen, "
            "entfällt die Ziffer.",
        ),
        "Drache",
    ),
    "turbot-fish": lesson(
        _ONE_DIGIT,
        Text(
            en="Look for a block in which the digit has two places that are not in one line. From one of them "
            "follow the row or column to a line with two places. The two free ends decide.",
            de="Such einen Block, in dem die Ziffer zwei Plätze hat, die nicht in einer Reihe liegen. Folge von "
            "einem davon der Zeile oder Spalte zu einer Reihe mit zwei Plätzen. Die beiden freien Enden "
            "entscheiden.",
        ),
    ),
    "empty-rectangle": lesson(
        _ONE_DIGIT,
        Text(
            en="A block in which the digit stands only on one row and one column, as a cross or an L: four of "
            "its cells are empty of it. Then look for a strong link that touches one arm of the cross; at "
            "its far end turn the corner.",
            de="Ein Block, in dem die Ziffer nur auf einer Zeile und einer Spalte steht, als Kreuz oder als L: "
            "Vier seiner Zellen sind frei von ihr. Such dann eine starke Verbindung, die einen Arm des "
            "Kreuzes trifft; am fernen Ende biegst du ab.",
        ),
        "Rectangle Elimination",
    ),
    "grouped-skyscraper": lesson(
        _ONE_DIGIT,
        Text(
            en="A skyscraper in which one end is a group: two or three candidates side by side in one block. "
            "Treat the group as one wide candidate.",
            de="Ein Wolkenkratzer, bei dem ein Ende eine Gruppe ist: zwei oder drei Kandidaten nebeneinander in "
            "einem Block. Behandle die Gruppe wie einen einzigen breiten Kandidaten.",
        ),
    ),
    "grouped-two-string-kite": lesson(
        _ONE_DIGIT,
        Text(
            en="A kite whose string ends in a group of two or three candidates in one block. What is eliminated "
            "must see the whole group.",
            de="Ein Drachen, dessen Schnur in einer Gruppe von zwei oder drei Kandidaten in einem Block endet. "
            "Was entfällt, muss die ganze Gruppe sehen.",
        ),
    ),
    "swordfish": lesson(
        _LARGE_FISH,
        Text(
            en="Three rows in which the digit has two or three places, all in the same three columns. Two "
            "places in each row are enough. Start with rows that have only two.",
            de="Drei Zeilen, in denen die Ziffer zwei oder drei Plätze hat, alle in denselben drei Spalten. Zwei "
            "Plätze je Zeile genügen. Beginne mit Zeilen, die nur zwei haben.",
        ),
    ),
    "jellyfish": lesson(
        _LARGE_FISH,
        Text(
            en="Four lines and four crossing lines. Before you look for it, look at the other side: four rows "
            "here often mean a smaller fish in the columns that remain.",
            de="Vier Reihen und vier kreuzende Reihen. Bevor du danach suchst, schau auf die andere Seite: Vier "
            "Zeilen hier bedeuten oft einen kleineren Fisch in den übrigen Spalten.",
        ),
    ),
    "finned-x-wing": _finned(_TWO),
    "finned-swordfish": _finned(_THREE),
    "finned-jellyfish": _finned(_FOUR),
    "sashimi-x-wing": _sashimi(Text(en="with two lines", de="mit zwei Reihen")),
    "sashimi-swordfish": _sashimi(Text(en="with three lines", de="mit drei Reihen")),
    "sashimi-jellyfish": _sashimi(Text(en="with four lines", de="mit vier Reihen")),
    "franken-x-wing": _FRANKEN_LESSON,
    "franken-swordfish": _FRANKEN_LESSON,
    "franken-jellyfish": _FRANKEN_LESSON,
    "finned-franken-x-wing": _FINNED_FRANKEN_LESSON,
    "finned-franken-swordfish": _FINNED_FRANKEN_LESSON,
    "finned-franken-jellyfish": _FINNED_FRANKEN_LESSON,
    "mutant-x-wing": _MUTANT_LESSON,
    "mutant-swordfish": _MUTANT_LESSON,
    "mutant-jellyfish": _MUTANT_LESSON,
    "finned-mutant-x-wing": _FINNED_MUTANT_LESSON,
    "finned-mutant-swordfish": _FINNED_MUTANT_LESSON,
    "finned-mutant-jellyfish": _FINNED_MUTANT_LESSON,
    "finned-mutant-squirmbag": _FINNED_MUTANT_LESSON,
    "finned-mutant-whale": _FINNED_MUTANT_LESSON,
    "kraken-fish-1": lesson(
        _KRAKEN,
        Text(
            en="Take a fish with one or two places too many and a cell that it would clear without them. A fin that "
            "sees the cell is done; from any other look for a chain that ends with the digit being impossible there.",
            de="Nimm einen Fisch mit ein, zwei Plätzen zu viel und eine Zelle, die er ohne sie leeren würde. Eine "
            "Flosse, die die Zelle sieht, ist erledigt; von jeder anderen such eine Kette, an deren Ende die Ziffer "
            "dort unmöglich ist.",
        ),
    ),
    "kraken-fish-2": lesson(
        _KRAKEN,
        Text(
            en="Without its fins a fish leaves the digit two or three places in each crossing line. Choose the line "
            "with the fewest and follow these places and the fins: if all of them exclude the same candidate, it "
            "goes.",
            de="Ohne seine Flossen lässt ein Fisch der Ziffer in jeder kreuzenden Reihe zwei oder drei Plätze. Wähl die "
            "Reihe mit den wenigsten und verfolg diese Plätze und die Flossen: Schließen alle denselben Kandidaten "
            "aus, so entfällt er.",
        ),
    ),
    "template-set": lesson(
        _TEMPLATES,
        Text(
            en="Write down every way to place the digit once in each row that lacks it, no two in one column or block; "
            "begin with the row that has the fewest places. A cell that is part of every way holds the digit.",
            de="Schreib jede Art auf, die Ziffer einmal in jede Zeile zu setzen, in der sie fehlt, nie zwei in einer "
            "Spalte oder einem Block; beginne mit der Zeile, die die wenigsten Plätze hat. Eine Zelle, die jedes Mal "
            "dabei ist, enthält die Ziffer.",
        ),
    ),
    "template-delete": lesson(
        _TEMPLATES,
        Text(
            en="Write down every way to place the digit once in each row that lacks it, no two in one column or block; "
            "begin with the row that has the fewest places. A candidate that is part of no way goes.",
            de="Schreib jede Art auf, die Ziffer einmal in jede Zeile zu setzen, in der sie fehlt, nie zwei in einer "
            "Spalte oder einem Block; beginne mit der Zeile, die die wenigsten Plätze hat. Ein Kandidat, der nie dabei "
            "ist, entfällt.",
        ),
    ),
    "simple-colours-trap": lesson(
        _COLOURS,
        Text(
            en="Begin at a strong link and paint its two ends in different colours. Go on along every strong "
            "link. A candidate that sees both colours is trapped: one of them is true.",
            de="Beginne bei einer starken Verbindung und färbe ihre beiden Enden verschieden. Geh an jeder "
            "starken Verbindung weiter. Ein Kandidat, der beide Farben sieht, sitzt in der Falle: Eine davon "
            "ist wahr.",
        ),
        "Simple Colouring",
        "Simple Coloring",
        "Single's Chain",
        "Colour Trap",
    ),
    "simple-colours-wrap": lesson(
        _COLOURS,
        Text(
            en="Paint as for the trap. If one colour appears twice in a house, that colour is false "
            "everywhere, and the other one is true.",
            de="Färbe wie bei der Falle. Kommt eine Farbe in einer Einheit zweimal vor, ist diese Farbe überall "
            "falsch und die andere wahr.",
        ),
        "Simple Colouring",
        "Simple Coloring",
        "Colour Wrap",
    ),
    "multi-colours-1": lesson(
        _COLOURS,
        Text(
            en="Two separate colourings of one digit. If a colour of the first sees a colour of the second, one "
            "of the two opposite colours is true; what sees both opposite colours is eliminated.",
            de="Zwei getrennte Färbungen einer Ziffer. Sieht eine Farbe der ersten eine "
            "Farbe der zweiten, ist eine der beiden Gegenfarben wahr; was beide Gegenfarben sieht, entfällt.",
        ),
    ),
    "multi-colours-2": lesson(
        _COLOURS,
        Text(
            en="Two separate colourings of one digit. If one colour of the first sees both colours of the "
            "second, it cannot be true anywhere.",
            de="Zwei getrennte Färbungen einer Ziffer. Sieht eine Farbe der ersten beide "
            "Farben der zweiten, kann sie nirgends wahr sein.",
        ),
    ),
}
"""Lessons on patterns that need one digit only."""

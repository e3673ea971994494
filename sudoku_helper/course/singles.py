"""The chapter of the first digits: the last cell of a house, and the only place in a block."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

SINGLES = Chapter(
    "singles",
    Text(en="The only place left", de="Der einzige freie Platz"),
    Text(
        en="The first digits: the last cell of a row, and the only place in a block.",
        de="Die ersten Ziffern: die letzte Zelle einer Reihe und der einzige Platz in einem Block.",
    ),
    techniques=("full-house", "hidden-single-block"),
    ideas=(
        Idea(
            Text(
                en="It is easiest where a row, a column or a block has only one empty cell left.\n"
                "Here it is {house:house}: blocks are counted row by row, from the top left.",
                de="Am leichtesten ist es, wo eine Zeile, eine Spalte oder ein Block nur noch eine leere Zelle "
                "hat.\n"
                "Hier ist es {house:house}: Blöcke zählt man Reihe für Reihe, von links oben an.",
            ),
            Sight("full-house"),
            1,
        ),
        Idea(
            Text(
                en="Of the digits 1 to 9 only the {digit:digit} is missing there, so it goes into {target:cell}.\n"
                "That is the name of the cell: the letter is its column, the number its row.",
                de="Von den Ziffern 1 bis 9 fehlt dort nur die {digit:digit}, also kommt sie nach "
                "{target:cell}.\n"
                "So heißt die Zelle: Der Buchstabe nennt die Spalte, die Zahl die Zeile.",
            ),
            Sight("full-house"),
            2,
        ),
        Idea(
            Text(
                en="Mostly several cells are empty. Then ask differently:\n"
                "where in {house:house} can the {digit:digit} go?",
                de="Meist sind mehrere Zellen leer. Dann frag anders:\n"
                "Wo in {house:house} kann die {digit:digit} stehen?",
            ),
            Sight("hidden-single-block"),
            1,
        ),
        Idea(
            Text(
                en="A row that already has its {digit:digit} has no room for another one, nor has a column.\n"
                "The dotted lines show which cells drop out, and only {target:cell} is left. That is certain.",
                de="Hat eine Zeile oder Spalte ihre {digit:digit} schon, so passt keine zweite hinein.\n"
                "Die gepunkteten Linien zeigen, welche Zellen dadurch ausscheiden. Übrig bleibt nur "
                "{target:cell}, und das ist sicher.",
            ),
            Sight("hidden-single-block"),
            2,
        ),
        Idea(
            Text(
                en="This is how to search: take a digit that stands on the board often, and go through the blocks "
                "that lack it.\n"
                "Here the {digit:digit} in {house:house} has found its place. Then comes the next digit.",
                de="So suchst du: Nimm eine Ziffer, die schon oft dasteht, und geh die Blöcke durch, in denen "
                "sie noch fehlt.\n"
                "Hier hat die {digit:digit} in {house:house} ihren Platz gefunden. Dann kommt die nächste "
                "Ziffer an die Reihe.",
            ),
            Sight(
                "hidden-single-block",
                "862947135345218...7916532482.64.5..145.1.6.2.91378245612..695.46.45219..5.9.74.12",
            ),
            2,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="The {digit:digit} is missing in {house:house}. The ringed digits close rows and columns to it. "
                "Write it into the only cell that is left.",
                de="In {house:house} fehlt die {digit:digit}. Die umringten Ziffern sperren ihr Zeilen und Spalten. "
                "Schreib sie in die einzige Zelle, die übrig bleibt.",
            ),
            Sight(
                "hidden-single-block",
                "538164.9.246897531719325...471259...693481.7.8256734191.294..6.9.473.1..3.751.9..",
            ),
            "place",
            lit=2,
        ),
        Guided(
            Text(
                en="Where in {house:house} does the {digit:digit} go? Find the rows and columns that already have one.",
                de="Wohin gehört in {house:house} die {digit:digit}? Such die Zeilen und Spalten, die schon eine haben.",
            ),
            Sight(
                "hidden-single-block",
                "..93.167..5.....2..1.....8.8431..597561479832972538461197643258435...716...715943",
            ),
            "place",
        ),
        Guided(
            Text(
                en="Now without a mark: in one block the {digit:digit} has only one place. Find it.",
                de="Jetzt ohne Markierung: In einem Block hat die {digit:digit} nur einen Platz. Finde ihn.",
            ),
            Sight(
                "hidden-single-block",
                ".851.9.4.94.7.3581.7158492.468917235532648179197352864.1.275498829431.5.754896312",
            ),
            "place",
            lit=0,
        ),
    ),
    puzzle="6..4.397.7941.63.238...9.4..61.4.895.78....3.43..5216......451......57.31.7.38..6",
)

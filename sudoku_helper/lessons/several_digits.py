"""Lessons on wings, almost locked sets and other patterns of several digits without long chains."""

from sudoku_helper.lessons.lesson import Lessons, lesson
from sudoku_helper.text import Text

_WINGS = Text(
    en="When the board has many cells with two candidates. Run through them before you think of longer "
    "chains.",
    de="Wenn auf dem Brett viele Zellen mit zwei Kandidaten stehen. Geh sie durch, bevor du an längere Ketten "
    "denkst.",
)
_SETS = Text(
    en="When wings and short chains are exhausted and the board is still full of cells with three or four "
    "candidates.",
    de="Wenn Flügel und kurze Ketten erschöpft sind und das Brett noch voller Zellen mit drei oder vier "
    "Kandidaten ist.",
)
_FIREWORKS = Text(
    en="When several digits are nearly confined to a block in a row and in a column and other patterns are "
    "exhausted; it is rare.",
    de="Wenn mehrere Ziffern in einer Zeile und einer Spalte fast nur in einem Block stehen und andere Muster "
    "erschöpft sind; es kommt selten vor.",
)
_EXOCETS = Text(
    en="In the hardest puzzles, early on, when nearly every cell has three or more candidates and chains "
    "lead nowhere.",
    de="In den schwersten Rätseln, und zwar früh: wenn fast jede Zelle drei oder mehr Kandidaten hat und "
    "Ketten nirgendwohin führen.",
)
_WHOLE_BOARD = Text(
    en="When the hardest puzzles offer nothing else. Look at the whole board before you follow a long chain: "
    "what counts here is the shape.",
    de="Wenn die schwersten Rätsel nichts anderes bieten. Schau auf das ganze Brett, bevor du einer langen "
    "Kette folgst: Hier zählt die Form.",
)

SEVERAL_DIGITS: Lessons = {
    "xy-wing": lesson(
        _WINGS,
        Text(
            en="Take a cell with two candidates, say 1 and 2, as pivot. Do you see from it a cell 13 and a cell "
            "23? Then look where both are seen: there the 3 goes.",
            de="Nimm eine Zelle mit zwei Kandidaten, etwa 1 und 2, als Angelpunkt. Siehst du von ihr aus eine "
            "Zelle 13 und eine Zelle 23? Dann schau, wo man beide sieht: Dort entfällt die 3.",
        ),
    ),
    "xyz-wing": lesson(
        _WINGS,
        Text(
            en="As XY-Wing, but the pivot has three candidates 123. What goes must see all three cells, so it "
            "lies in the block of the pivot.",
            de="Wie XY-Wing, aber der Angelpunkt hat drei Kandidaten 123. Was entfällt, muss alle drei Zellen "
            "sehen, liegt also im Block des Angelpunkts.",
        ),
    ),
    "w-wing": lesson(
        _WINGS,
        Text(
            en="Two cells with the same two candidates that do not see each other. Now look for a house in "
            "which one of these digits has just two places, each seen by one of the cells: the bridge.",
            de="Zwei Zellen mit denselben zwei Kandidaten, die einander nicht sehen. Such nun eine Einheit, in "
            "der eine der beiden Ziffern nur zwei Plätze hat, jeder von einer der Zellen gesehen: die "
            "Brücke.",
        ),
    ),
    "wxyz-wing": lesson(
        _WINGS,
        Text(
            en="Four cells with four digits in all that lie in a block and a line through it. If only one digit "
            "can go in both parts at once, it is eliminated where all its places are seen.",
            de="Vier Zellen mit zusammen vier Ziffern, die in einem Block und einer Reihe durch ihn liegen. Kann "
            "nur eine Ziffer in beiden Teilen zugleich stehen, entfällt sie, wo man alle ihre Plätze sieht.",
        ),
    ),
    "remote-pair": lesson(
        _WINGS,
        Text(
            en="The same pair stands in four or more cells. Walk from one to the next that it sees and count: "
            "an odd and an even cell hold different digits, so what sees both loses both digits.",
            de="Dasselbe Paar steht in vier oder mehr Zellen. Geh von einer zur nächsten, die sie sieht, und zähl "
            "mit: Eine ungerade und eine gerade Zelle haben verschiedene Ziffern; was beide sieht, verliert "
            "beide Ziffern.",
        ),
    ),
    "sue-de-coq": lesson(
        _SETS,
        Text(
            en="Look at the crossing of a block and a line: two or three cells with many candidates. Do a few "
            "small cells in the line and a few in the block take up all their digits? Then both houses are "
            "cleared.",
            de="Schau auf den Schnitt von Block und Reihe: zwei oder drei Zellen mit vielen Kandidaten. Nehmen ein "
            "paar kleine Zellen in der Reihe und ein paar im Block alle ihre Ziffern auf? Dann werden beide "
            "Einheiten aufgeräumt.",
        ),
    ),
    "als-xz": lesson(
        _SETS,
        Text(
            en="Mark in each house the groups of cells that have one digit too many. Find two of them that "
            "fight for one digit x. A second digit z that both have is then in at least one of them.",
            de="Merk dir in jeder Einheit Zellen, die zusammen eine Ziffer zu viel haben. Such zwei solche "
            "Mengen, die um eine Ziffer x streiten. Eine zweite Ziffer z, die beide haben, steckt dann in "
            "mindestens einer von ihnen.",
        ),
        "Almost Locked Set XZ",
    ),
    "als-xy-wing": lesson(
        _SETS,
        Text(
            en="An XY-Wing in which each of the three cells may be an almost locked set. Start with the pivot: "
            "a set that shares one restricted digit with each of its two partners.",
            de="Ein XY-Wing, bei dem jede der drei Zellen auch eine fast gesperrte Menge sein darf. Beginne beim "
            "Angelpunkt: einer Menge, die mit jedem ihrer zwei Partner eine bindende Ziffer teilt.",
        ),
        "ALS XY Wing",
    ),
    "als-chain": lesson(
        _SETS,
        Text(
            en="Go from almost locked set to almost locked set, each time over a restricted digit other than "
            "the last one. First and last set share a digit: it goes where both sides are seen.",
            de="Geh von einer fast gesperrten Menge zur nächsten, jedes Mal über eine andere bindende Ziffer als "
            "zuvor. Die erste und die letzte Menge teilen eine Ziffer: Sie entfällt, wo man beide Seiten "
            "sieht.",
        ),
    ),
    "aligned-pair-exclusion": lesson(
        _SETS,
        Text(
            en="Take two cells that are seen by many small cells. Write down all combinations of their "
            "candidates and strike those that would empty a small cell. A candidate that is in no "
            "remaining combination goes.",
            de="Nimm zwei Zellen, die von vielen kleinen Zellen gesehen werden. Schreib alle Kombinationen ihrer "
            "Kandidaten auf und streich die, die eine kleine Zelle leeren würden. Ein Kandidat, der in keiner "
            "übrigen Kombination vorkommt, entfällt.",
        ),
    ),
    "death-blossom": lesson(
        _SETS,
        Text(
            en="A cell is the stem; each of its candidates sees all its equals in an almost locked set of its "
            "own, a petal. A digit that all petals share is in at least one of them.",
            de="Eine Zelle ist der Stiel; jeder ihrer Kandidaten sieht alle gleichen in einer eigenen fast "
            "gesperrten Menge, einem Blütenblatt. Eine Ziffer, die alle Blütenblätter gemeinsam haben, "
            "steckt in mindestens einem davon.",
        ),
    ),
    "firework-triple": lesson(
        _FIREWORKS,
        Text(
            en="Look at the corner where a row and a column cross in a block. Which digits have at most one place "
            "in the rest of the row and at most one in the rest of the column? If three have the same "
            "two ends, corner and ends are theirs alone.",
            de="Schau auf die Ecke, in der sich Zeile und Spalte in einem Block kreuzen. Welche Ziffern haben im "
            "Rest der Zeile höchstens einen Platz und im Rest der Spalte höchstens einen? Haben drei "
            "dieselben zwei Enden, so gehören Ecke und Enden ihnen allein.",
        ),
    ),
    "firework-quadruple": lesson(
        _FIREWORKS,
        Text(
            en="Two digits leave a block only by the same place in a row and the same place in a column. Complete "
            "the rectangle: do two other digits leave the block of its fourth corner by just these two "
            "places? Then four digits share the four corners.",
            de="Zwei Ziffern verlassen einen Block in einer Zeile und in einer Spalte nur über je denselben Platz. "
            "Ergänze das Rechteck: Verlassen zwei andere Ziffern den Block der vierten Ecke nur über eben "
            "diese zwei Plätze? Dann teilen sich vier Ziffern die vier Ecken.",
        ),
    ),
    "double-exocet": lesson(
        _EXOCETS,
        Text(
            en="Have you found a junior exocet with four digits? Then look in the blocks of its target cells for two "
            "base cells with the same four digits that share its cross-lines. Together they clear the lines "
            "that hold the digits outside.",
            de="Hast du einen Junior Exocet mit vier Ziffern gefunden? Dann such in den Blöcken seiner Zielzellen "
            "zwei Basiszellen mit denselben vier Ziffern, die dieselben Querlinien haben. Zusammen räumen sie "
            "die Reihen auf, in denen die Ziffern außerhalb stehen.",
        ),
    ),
    "junior-exocet": lesson(
        _EXOCETS,
        Text(
            en="Begin with two cells of a block in one line that have at most four digits together: the base "
            "cells. In the two blocks beside them look off that line for a cell with these digits whose "
            "neighbour across the line has none of them: the target cells. Then check digit by digit that "
            "the three cross-lines have it in no more than two lines outside these blocks.",
            de="Beginne mit zwei Zellen eines Blocks in einer Reihe, die zusammen höchstens vier Ziffern haben: den "
            "Basiszellen. Such in den zwei Blöcken daneben abseits dieser Reihe je eine Zelle mit diesen "
            "Ziffern, deren Nachbarin quer zur Reihe keine davon hat: die Zielzellen. Prüf dann Ziffer für "
            "Ziffer, ob sie in den drei Querlinien außerhalb dieser Blöcke höchstens in zwei Reihen steht.",
        ),
    ),
    "tridagon": lesson(
        _WHOLE_BOARD,
        Text(
            en="Three digits are missing in all cells of four blocks that stand in a rectangle: many cells there "
            "have just these three candidates. Draw the diagonals; if three run one way and the fourth the "
            "other, look for the few candidates that do not belong.",
            de="Drei Ziffern fehlen noch in vier Blöcken, die im Rechteck stehen: Viele Zellen haben dort genau "
            "diese drei Kandidaten. Zeichne die Diagonalen ein; laufen drei so herum und die vierte anders, "
            "such die wenigen Kandidaten, die nicht dazugehören.",
        ),
    ),
    "tridagon-forcing-chain": lesson(
        _WHOLE_BOARD,
        Text(
            en="A tridagon has two or three guardians that exclude nothing together? One of them is true. Follow "
            "each a few steps; what comes out every time holds.",
            de="Ein Tridagon hat zwei oder drei Wächter, die gemeinsam nichts ausschließen? Einer davon stimmt. "
            "Verfolge jeden ein paar Schritte weit; was jedes Mal herauskommt, gilt.",
        ),
    ),
    "sk-loop": lesson(
        _WHOLE_BOARD,
        Text(
            en="Four filled cells are the corners of a rectangle in four blocks, and around them nearly all cells "
            "are empty. Go round from pair to pair and write down two digits for each step: those that both "
            "pairs can share. If nothing is left over, the loop closes.",
            de="Vier gefüllte Zellen sind die Ecken eines Rechtecks in vier Blöcken, und um sie herum ist fast "
            "alles leer. Geh von Paar zu Paar und schreib zu jedem Schritt zwei Ziffern auf: die, die beide "
            "Paare teilen können. Bleibt nichts übrig, schließt sich die Schleife.",
        ),
    ),
    "multi-sector-locked-set": lesson(
        _WHOLE_BOARD,
        Text(
            en="Choose four rows that lack the same few digits, and count only the columns in which the other "
            "digits are scarce. Note for each digit how often it fits in, by rows or by columns. Are that as "
            "many as empty cells? Then everything outside is cleared.",
            de="Wähl vier Zeilen, denen dieselben paar Ziffern fehlen, und zähl nur die Spalten, in denen die "
            "anderen Ziffern knapp sind. Notiere zu jeder Ziffer, wie oft sie hineinpasst, nach Zeilen oder "
            "nach Spalten. Sind das so viele wie leere Zellen? Dann wird außen herum alles aufgeräumt.",
        ),
    ),
}
"""Lessons on wings, remote pairs, almost locked sets, fireworks, exocets and patterns of the whole board."""

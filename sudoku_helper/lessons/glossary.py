"""The words of the trade, each with its meaning and the forms in which texts use it."""

import re
from dataclasses import dataclass
from functools import cache

from sudoku_helper.text import Speech, Text


@dataclass(frozen=True)
class Term:
    """A word with its meaning; *forms* are the words of a text that mean it, divided by bars."""

    key: str
    name: Text
    meaning: Text
    forms: Text


GLOSSARY: tuple[Term, ...] = (
    Term(
        "cell",
        Text(en="Cell", de="Zelle"),
        Text(
            en="One of the 81 squares of the grid. C5 is the cell in column C and row 5; another way "
            "to write it is r5c3.",
            de="Eines der 81 Felder des Gitters. C5 ist die Zelle in Spalte C und Zeile 5; eine andere "
            "Schreibweise dafür ist r5c3.",
        ),
        Text(en="cell|cells", de="Zelle|Zellen"),
    ),
    Term(
        "digit",
        Text(en="Digit", de="Ziffer"),
        Text(
            en="1 to 9. They stand for nine different things; nobody ever adds them up.",
            de="1 bis 9. Sie stehen für neun verschiedene Dinge; gerechnet wird mit ihnen nie.",
        ),
        Text(en="digit|digits", de="Ziffer|Ziffern"),
    ),
    Term(
        "given",
        Text(en="Given", de="Vorgabe"),
        Text(
            en="A digit that is printed in the puzzle from the beginning.",
            de="Eine Ziffer, die von Anfang an im Rätsel steht.",
        ),
        Text(en="given|givens", de="Vorgabe|Vorgaben"),
    ),
    Term(
        "row",
        Text(en="Row", de="Zeile"),
        Text(
            en="Nine cells beside each other, numbered 1 to 9 from the top.",
            de="Neun Zellen nebeneinander, von oben nach unten mit 1 bis 9 nummeriert.",
        ),
        Text(en="row|rows", de="Zeile|Zeilen"),
    ),
    Term(
        "column",
        Text(en="Column", de="Spalte"),
        Text(
            en="Nine cells above each other, named A to I from the left.",
            de="Neun Zellen übereinander, von links nach rechts A bis I genannt.",
        ),
        Text(en="column|columns", de="Spalte|Spalten"),
    ),
    Term(
        "line",
        Text(en="Line", de="Reihe"),
        Text(en="A row or a column.", de="Eine Zeile oder eine Spalte."),
        Text(en="line|lines", de="Reihe|Reihen"),
    ),
    Term(
        "block",
        Text(en="Block", de="Block"),
        Text(
            en="Three by three cells inside the thick lines, numbered I to IX. Also called box.",
            de="Drei mal drei Zellen innerhalb der dicken Linien, mit I bis IX nummeriert. Auch Box "
            "oder Quadrat genannt.",
        ),
        Text(en="block|blocks", de="Block|Blöcke|Blöcken|Blocks"),
    ),
    Term(
        "house",
        Text(en="House", de="Einheit"),
        Text(
            en="A row, a column or a block: nine cells that hold each digit exactly once. There are 27 "
            "of them. Also called unit, group or region.",
            de="Eine Zeile, eine Spalte oder ein Block: neun Zellen, in denen jede Ziffer genau einmal "
            "steht. Es gibt 27 davon. Auch Haus, Gruppe oder Bereich genannt.",
        ),
        Text(en="house|houses", de="Einheit|Einheiten"),
    ),
    Term(
        "band",
        Text(en="Band and stack", de="Band und Stapel"),
        Text(
            en="Three blocks beside each other are a band, three blocks above each other a stack.",
            de="Drei Blöcke nebeneinander sind ein Band, drei Blöcke übereinander ein Stapel.",
        ),
        Text(en="band|bands|stack|stacks", de="Band|Bänder|Stapel"),
    ),
    Term(
        "candidate",
        Text(en="Candidate", de="Kandidat"),
        Text(
            en="A digit that may still go in an empty cell. Small digits in a cell are its "
            "candidates; also called pencil marks or notes.",
            de="Eine Ziffer, die in einer leeren Zelle noch stehen kann. Die kleinen Ziffern einer Zelle "
            "sind ihre Kandidaten; auch Notizen genannt.",
        ),
        Text(en="candidate|candidates", de="Kandidat|Kandidaten"),
    ),
    Term(
        "place",
        Text(en="Place of a digit", de="Platz einer Ziffer"),
        Text(
            en="A cell of a house in which the digit is still a candidate.",
            de="Eine Zelle einer Einheit, in der die Ziffer noch Kandidat ist.",
        ),
        Text(en="place|places", de="Platz|Plätze|Plätzen"),
    ),
    Term(
        "see",
        Text(en="To see, peers", de="Sehen"),
        Text(
            en="Two cells see each other if they share a house. Each cell sees twenty others, its "
            "peers; none of them can hold the same digit.",
            de="Zwei Zellen sehen einander, wenn sie in einer gemeinsamen Einheit liegen. Jede Zelle sieht "
            "zwanzig andere; keine davon kann dieselbe Ziffer haben.",
        ),
        Text(en="see|sees|seen|peers", de="sehen|sieht|gesehen"),
    ),
    Term(
        "placement",
        Text(en="To place", de="Setzen"),
        Text(
            en="To write a digit into a cell for good.",
            de="Eine Ziffer endgültig in eine Zelle schreiben.",
        ),
        Text(en="placed|placement|placements", de="setzen|gesetzt|eintragen|eingetragen"),
    ),
    Term(
        "cross-out",
        Text(en="To cross out", de="Streichen"),
        Text(
            en="To remove a candidate that has been shown to be false. Also called elimination.",
            de="Einen Kandidaten entfernen, von dem feststeht, dass er falsch ist. Man sagt auch: der "
            "Kandidat entfällt.",
        ),
        Text(
            en="crossed out|cross out|crosses out|cross-out|cross-outs",
            de="streichen|gestrichen|entfällt",
        ),
    ),
    Term(
        "single",
        Text(en="Single", de="Single"),
        Text(
            en="A digit that can be placed at once: the only candidate of its cell (naked) or the only "
            "place of the digit in a house (hidden).",
            de="Eine Ziffer, die man sofort setzen kann: der einzige Kandidat ihrer Zelle (nackt) oder der "
            "einzige Platz der Ziffer in einer Einheit (versteckt).",
        ),
        Text(en="single|singles", de="Single|Singles"),
    ),
    Term(
        "naked",
        Text(en="Naked", de="Nackt"),
        Text(
            en="Seen by looking at cells: they hold nothing but the digits of the pattern.",
            de="Man erkennt es an den Zellen: Sie enthalten nichts als die Ziffern des Musters.",
        ),
        Text(en="naked", de="nackt|nackte|nackter|nacktes|nackten"),
    ),
    Term(
        "hidden",
        Text(en="Hidden", de="Versteckt"),
        Text(
            en="Seen by looking at digits: in a house they have no places but those of the pattern, "
            "where other candidates hide them.",
            de="Man erkennt es an den Ziffern: In einer Einheit haben sie keine anderen Plätze als die des "
            "Musters, wo weitere Kandidaten sie verdecken.",
        ),
        Text(en="hidden", de="versteckt|versteckte|versteckter|verstecktes|versteckten"),
    ),
    Term(
        "subset",
        Text(en="Pair, triple, quad", de="Paar, Dreier, Vierer"),
        Text(
            en="Two, three or four cells of a house that share the same number of digits between them.",
            de="Zwei, drei oder vier Zellen einer Einheit, die ebenso viele Ziffern unter sich aufteilen.",
        ),
        Text(
            en="pair|pairs|triple|triples|quad|quads|subset|subsets",
            de="Paar|Paare|Paaren|Dreier|Vierer|Teilmenge|Teilmengen",
        ),
    ),
    Term(
        "bivalue",
        Text(en="Cell with two candidates", de="Zelle mit zwei Kandidaten"),
        Text(
            en="If one of them is false the other is true. Also called bivalue cell. Wings and many "
            "chains are made of such cells.",
            de="Ist der eine falsch, ist der andere wahr. Auch Zweierzelle oder bivalue genannt. Flügel und "
            "viele Ketten bestehen aus solchen Zellen.",
        ),
        Text(en="bivalue|bivalue cell|bivalue cells", de="Zweierzelle|Zweierzellen"),
    ),
    Term(
        "link",
        Text(en="Link", de="Verbindung"),
        Text(
            en="Two candidates that depend on each other. Strong: if one is false the other is true. "
            "Weak: if one is true the other is false.",
            de="Zwei Kandidaten, die voneinander abhängen. Stark: Ist der eine falsch, ist der andere wahr. "
            "Schwach: Ist der eine wahr, ist der andere falsch.",
        ),
        Text(en="link|links|linked", de="Verbindung|Verbindungen|verbunden"),
    ),
    Term(
        "strong-link",
        Text(en="Strong link", de="Starke Verbindung"),
        Text(
            en="A digit has exactly two places in a house, or a cell exactly two candidates: one of the "
            "two is true. Also called conjugate pair. Drawn as a solid arrow.",
            de="Eine Ziffer hat in einer Einheit genau zwei Plätze, oder eine Zelle genau zwei Kandidaten: "
            "Einer von beiden ist wahr. Auch konjugiertes Paar genannt. Gezeichnet als durchgezogener "
            "Pfeil.",
        ),
        Text(
            en="strong link|strong links|strongly linked",
            de="starke Verbindung|starken Verbindung|starke Verbindungen|starken Verbindungen|"
            "starker Verbindungen",
        ),
    ),
    Term(
        "weak-link",
        Text(en="Weak link", de="Schwache Verbindung"),
        Text(
            en="Two candidates of one digit in the same house, or two candidates of one cell: at most one "
            "of them is true. Drawn as a dotted arrow.",
            de="Zwei Kandidaten derselben Ziffer in einer Einheit oder zwei Kandidaten einer Zelle: "
            "höchstens einer von ihnen ist wahr. Gezeichnet als gepunkteter Pfeil.",
        ),
        Text(
            en="weak link|weak links",
            de="schwache Verbindung|schwachen Verbindung|schwache Verbindungen|schwachen Verbindungen",
        ),
    ),
    Term(
        "chain",
        Text(en="Chain", de="Kette"),
        Text(
            en="Links one after the other, strong and weak in turn. Whoever walks along a chain learns "
            "that at least one of its two ends is true.",
            de="Verbindungen hintereinander, abwechselnd stark und schwach. Wer eine Kette entlanggeht, "
            "erfährt, dass mindestens eines ihrer beiden Enden wahr ist.",
        ),
        Text(en="chain|chains", de="Kette|Ketten"),
    ),
    Term(
        "loop",
        Text(en="Loop", de="Schleife"),
        Text(
            en="A chain that comes back to its beginning. If strong and weak links take turns all the way "
            "round it is closed, and each of its weak links works like a strong one; if two alike meet, "
            "it is broken there and decides that candidate.",
            de="Eine Kette, die zu ihrem Anfang zurückkommt. Wechseln sich starke und schwache Verbindungen "
            "rundherum ab, ist sie geschlossen, und jede schwache wirkt wie eine starke; treffen zwei "
            "gleiche aufeinander, ist sie dort unterbrochen und entscheidet diesen Kandidaten.",
        ),
        Text(en="loop|loops|ring|rings", de="Schleife|Schleifen|Ring|Ringe"),
    ),
    Term(
        "group",
        Text(en="Group", de="Gruppe"),
        Text(
            en="Two or three candidates of one digit in the crossing of a block and a line, taken as one "
            "link of a chain.",
            de="Zwei oder drei Kandidaten einer Ziffer im Schnitt von Block und Reihe, die in einer Kette "
            "als ein Glied zählen.",
        ),
        Text(
            en="group|groups|grouped",
            de="Gruppe|Gruppen|gruppiert|gruppierte|gruppierter|gruppierten",
        ),
    ),
    Term(
        "fish",
        Text(en="Fish", de="Fisch"),
        Text(
            en="In some parallel lines a digit has places only in the same number of crossing lines: "
            "2 X-Wing, 3 swordfish, 4 jellyfish.",
            de="In einigen parallelen Reihen hat eine Ziffer nur in ebenso vielen kreuzenden Reihen Platz: "
            "2 X-Wing, 3 Schwertfisch, 4 Qualle.",
        ),
        Text(en="fish", de="Fisch|Fische|Fischen"),
    ),
    Term(
        "base",
        Text(en="Base and cover", de="Grundreihen und Deckreihen"),
        Text(
            en="The houses from which a fish takes its places are its base, the houses that catch all of "
            "them its cover. What the cover holds besides is crossed out.",
            de="Die Einheiten, aus denen ein Fisch seine Plätze nimmt, sind seine Grundreihen, die Einheiten, "
            "die sie alle auffangen, seine Deckreihen. Was die Deckreihen sonst noch enthalten, entfällt.",
        ),
        Text(en="base|cover", de="Grundreihen|Deckreihen"),
    ),
    Term(
        "fin",
        Text(en="Fin", de="Flosse"),
        Text(
            en="A place of a fish outside its cover. Either the fin is true or the fish holds; what both "
            "exclude is crossed out.",
            de="Ein Platz eines Fisches außerhalb seiner Deckreihen. Entweder ist die Flosse wahr, oder der Fisch "
            "gilt; was beide ausschließen, entfällt.",
        ),
        Text(en="fin|fins|finned", de="Flosse|Flossen"),
    ),
    Term(
        "sashimi",
        Text(en="Sashimi", de="Sashimi"),
        Text(
            en="A finned fish that would not be whole without its fin: one of its corners is missing.",
            de="Ein Fisch mit Flosse, der ohne sie nicht vollständig wäre: Eine seiner Ecken fehlt.",
        ),
        Text(en="sashimi", de="Sashimi"),
    ),
    Term(
        "pivot",
        Text(en="Pivot", de="Angelpunkt"),
        Text(
            en="The cell of a wing that sees the others.",
            de="Die Zelle eines Flügels, die die anderen sieht.",
        ),
        Text(en="pivot|pivots", de="Angelpunkt|Angelpunkts|Angelpunkte"),
    ),
    Term(
        "pincer",
        Text(en="Pincers", de="Zangen"),
        Text(
            en="The ends of a wing. One of them takes the digit, so it is crossed out where both are "
            "seen.",
            de="Die Enden eines Flügels. Eines von ihnen bekommt die Ziffer; darum entfällt sie, wo man beide "
            "sieht.",
        ),
        Text(en="pincer|pincers", de="Zange|Zangen"),
    ),
    Term(
        "colour",
        Text(en="Colour", de="Farbe"),
        Text(
            en="Candidates that are joined by strong links are painted in two colours in turn. All of "
            "one colour are true and all of the other false.",
            de="Kandidaten, die durch starke Verbindungen zusammenhängen, werden abwechselnd mit zwei Farben "
            "bemalt. Alle der einen Farbe sind wahr, alle der anderen falsch.",
        ),
        Text(en="colour|colours|coloured", de="Farbe|Farben|färben|gefärbt"),
    ),
    Term(
        "almost-locked-set",
        Text(en="Almost locked set (ALS)", de="Fast gesperrte Menge (ALS)"),
        Text(
            en="Some cells of a house that hold one digit more than there are cells. If one of the digits "
            "is eliminated the rest is locked. The smallest is a cell with two candidates.",
            de="Einige Zellen einer Einheit mit genau einer Ziffer mehr als Zellen. Fällt eine der Ziffern "
            "weg, ist der Rest gesperrt. Die kleinste ist eine Zelle mit zwei Kandidaten.",
        ),
        Text(
            en="almost locked set|almost locked sets|ALS",
            de="fast gesperrte Menge|fast gesperrten Menge|fast gesperrte Mengen|fast gesperrten Mengen|"
            "fast gesperrter Mengen|ALS",
        ),
    ),
    Term(
        "restricted-common",
        Text(en="Restricted common digit", de="Bindende Ziffer"),
        Text(
            en="A digit of two almost locked sets whose candidates in both all see each other: only one "
            "of the sets can have it.",
            de="Eine Ziffer zweier fast gesperrter Mengen, deren Kandidaten hier und dort einander alle "
            "sehen: Nur eine der Mengen kann sie haben.",
        ),
        Text(
            en="restricted common|restricted common digit",
            de="bindende Ziffer|bindenden Ziffer|bindende Ziffern",
        ),
    ),
    Term(
        "exocet",
        Text(en="Base and target cells, cross-lines", de="Basis- und Zielzellen, Querlinien"),
        Text(
            en="The parts of an exocet: two base cells in one line of a block, a target cell off that line in "
            "each of the two blocks beside it, and the three lines across that run through the target "
            "cells and beside the base cells.",
            de="Die Teile eines Exocets: zwei Basiszellen in einer Reihe eines Blocks, in jedem der zwei Blöcke "
            "daneben eine Zielzelle abseits dieser Reihe, und die drei Reihen quer dazu, die durch die "
            "Zielzellen und neben den Basiszellen verlaufen.",
        ),
        Text(
            en="base cell|base cells|target cell|target cells|cross-line|cross-lines|exocet|exocets",
            de="Basis|Basen|Basiszelle|Basiszellen|Zielzelle|Zielzellen|Querlinie|Querlinien|Exocet|Exocets",
        ),
    ),
    Term(
        "firework",
        Text(en="Firework", de="Feuerwerk"),
        Text(
            en="A digit that a row and a column through the same block have outside it in at most one place "
            "each. It is in one of these ends or in the corner where the lines cross.",
            de="Eine Ziffer, die eine Zeile und eine Spalte durch denselben Block außerhalb davon an höchstens je "
            "einem Platz haben. Sie steht an einem dieser Enden oder in der Ecke, wo die Reihen sich kreuzen.",
        ),
        Text(en="firework|fireworks", de="Feuerwerk|Feuerwerke"),
    ),
    Term(
        "guardian",
        Text(en="Guardian", de="Wächter"),
        Text(
            en="A candidate that keeps an impossible pattern from arising. At least one guardian is true.",
            de="Ein Kandidat, der verhindert, dass ein unmögliches Muster entsteht. Mindestens ein Wächter "
            "stimmt.",
        ),
        Text(en="guardian|guardians", de="Wächter|Wächtern"),
    ),
    Term(
        "deadly-pattern",
        Text(en="Deadly pattern", de="Tödliches Muster"),
        Text(
            en="Cells whose digits could be exchanged without any other cell noticing. A Sudoku with "
            "one solution never contains it.",
            de="Zellen, deren Ziffern man vertauschen könnte, ohne dass eine andere Zelle es merkt. Ein "
            "Sudoku mit nur einer Lösung enthält so etwas nie.",
        ),
        Text(
            en="deadly pattern|deadly patterns",
            de="tödliches Muster|tödliche Muster|tödlichen Muster|tödlichen Musters",
        ),
    ),
    Term(
        "uniqueness",
        Text(en="Uniqueness", de="Eindeutigkeit"),
        Text(
            en="A proper Sudoku has exactly one solution. Some techniques argue from that; they can be "
            "switched off.",
            de="Ein richtiges Sudoku hat genau eine Lösung. Manche Techniken schließen daraus; man kann sie "
            "ausschalten.",
        ),
        Text(en="uniqueness|exactly one solution", de="Eindeutigkeit|eindeutig|genau eine Lösung"),
    ),
    Term(
        "minimal",
        Text(en="Minimal puzzle", de="Minimales Rätsel"),
        Text(
            en="A puzzle in which no given can be left out without losing uniqueness.",
            de="Ein Rätsel, in dem man keine Vorgabe weglassen kann, ohne die Eindeutigkeit zu verlieren.",
        ),
        Text(en="minimal", de="minimal|minimale|minimales"),
    ),
    Term(
        "contradiction",
        Text(en="Contradiction", de="Widerspruch"),
        Text(
            en="A cell without candidates, a digit without a place in a house, or a digit twice in one. "
            "What leads there is false.",
            de="Eine Zelle ohne Kandidaten, eine Ziffer ohne Platz in einer Einheit oder zweimal darin. Was "
            "dorthin führt, ist falsch.",
        ),
        Text(en="contradiction|contradictions", de="Widerspruch|Widerspruchs|Widersprüche"),
    ),
    Term(
        "net",
        Text(en="Net", de="Netz"),
        Text(
            en="A train of thought that branches: several consequences together give a new one.",
            de="Ein Gedankengang, der sich verzweigt: Mehrere Folgerungen zusammen ergeben eine neue.",
        ),
        Text(en="net|nets", de="Netz|Netze|Netzes"),
    ),
    Term(
        "eureka",
        Text(en="Eureka notation", de="Eureka-Schreibweise"),
        Text(
            en="A chain as one line: (3=8)r8c3-(8)r7c2=(8-4)r7c5=(4)r8c5 => r8c5<>3. Digits in brackets "
            "before their cells, = for a strong and - for a weak link; what links two digits of one "
            "cell stands inside the brackets. A group is (7)r12c3, an almost locked set (3=258)r4c279: "
            "without the 3 it holds all the others. A ring ends with -loop. The preferences show it.",
            de="Eine Kette als eine Zeile: (3=8)r8c3-(8)r7c2=(8-4)r7c5=(4)r8c5 => r8c5<>3. Ziffern in "
            "Klammern vor ihren Zellen, = für eine starke und - für eine schwache Verbindung; was zwei "
            "Ziffern einer Zelle verbindet, steht in der Klammer. Eine Gruppe ist (7)r12c3, eine fast "
            "gesperrte Menge (3=258)r4c279: Ohne die 3 enthält sie alle anderen. Ein Ring endet mit "
            "-loop. In den Einstellungen lässt sie sich einschalten.",
        ),
        Text(en="Eureka notation|Eureka", de="Eureka-Schreibweise|Eureka"),
    ),
    Term(
        "backtracking",
        Text(en="Backtracking", de="Backtracking"),
        Text(
            en="To try digits one after the other and to take back what leads nowhere. A computer solves "
            "every Sudoku that way.",
            de="Ziffern nacheinander ausprobieren und zurücknehmen, was nicht weiterführt. Ein Computer löst "
            "so jedes Sudoku.",
        ),
        Text(en="backtracking", de="Backtracking"),
    ),
    Term(
        "equivalent",
        Text(en="Equivalent", de="Gleichwertig"),
        Text(
            en="Two Sudokus that become the same by turning, mirroring, exchanging lines or bands, and "
            "renaming digits.",
            de="Zwei Sudokus, die durch Drehen, Spiegeln, Vertauschen von Reihen oder Bändern und Umbenennen "
            "der Ziffern ineinander übergehen.",
        ),
        Text(en="equivalent", de="gleichwertig|gleichwertige|gleichwertigen"),
    ),
    Term(
        "level",
        Text(en="Level", de="Stufe"),
        Text(
            en="How hard a technique is, from 1 (very easy) to 7 (evil). A puzzle has the level of the "
            "hardest technique that it needs.",
            de="Wie schwer eine Technik ist, von 1 (sehr leicht) bis 7 (teuflisch). Ein Rätsel hat die Stufe "
            "der schwersten Technik, die es braucht.",
        ),
        Text(en="level|levels", de="Stufe|Stufen"),
    ),
)
"""Every term, from the simplest to those that build on others."""


@cache
def pattern(speech: Speech) -> re.Pattern[str]:
    """Finds every form of every term in a text, the longest first."""
    forms = [form for term in GLOSSARY for form in term.forms(speech).split("|")]
    forms.sort(key=len, reverse=True)
    # An abbreviation is one in capitals alone: ALS is no "als".
    choices = [re.escape(form) if form.isupper() else f"(?i:{re.escape(form)})" for form in forms]
    return re.compile(rf"(?<![\w-])(?:{'|'.join(choices)})(?![\w-])")


def term_key(form: str, speech: Speech) -> str:
    """The term that a form belongs to."""
    return _keys(speech)[form.casefold()]


@cache
def _keys(speech: Speech) -> dict[str, str]:
    return {
        form.casefold(): term.key for term in GLOSSARY for form in term.forms(speech).split("|")
    }

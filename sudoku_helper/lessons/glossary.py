"""The words of the trade, each with its meaning and the forms in which texts use it."""

import re
from dataclasses import dataclass
from functools import cache

from sudoku_helper.text import Text


@dataclass(frozen=True)
class Term:
    """A word with its meaning; *forms* are the words of a text that mean it, divided by bars."""

    key: str
    name: Text
    meaning: Text
    forms: Text


def _term(
    key: str, name: tuple[str, str], meaning: tuple[str, str], forms: tuple[str, str]
) -> Term:
    texts = (Text(en=en, de=de) for en, de in (name, meaning, forms))
    return Term(key, *texts)


GLOSSARY: tuple[Term, ...] = (
    _term(
        "cell",
        ("Cell", "Zelle"),
        (
            "One of the 81 squares of the grid. C5 is the cell in column C and row 5; another way "
            "to write it is r5c3.",
            "Eines der 81 Felder des Gitters. C5 ist die Zelle in Spalte C und Zeile 5; eine andere "
            "Schreibweise dafür ist r5c3.",
        ),
        ("cell|cells", "Zelle|Zellen"),
    ),
    _term(
        "digit",
        ("Digit", "Ziffer"),
        (
            "1 to 9. They stand for nine different things; nobody ever adds them up.",
            "1 bis 9. Sie stehen für neun verschiedene Dinge; gerechnet wird mit ihnen nie.",
        ),
        ("digit|digits", "Ziffer|Ziffern"),
    ),
    _term(
        "given",
        ("Given", "Vorgabe"),
        (
            "A digit that is printed in the puzzle from the beginning.",
            "Eine Ziffer, die von Anfang an im Rätsel steht.",
        ),
        ("given|givens", "Vorgabe|Vorgaben"),
    ),
    _term(
        "row",
        ("Row", "Zeile"),
        (
            "Nine cells beside each other, numbered 1 to 9 from the top.",
            "Neun Zellen nebeneinander, von oben nach unten mit 1 bis 9 nummeriert.",
        ),
        ("row|rows", "Zeile|Zeilen"),
    ),
    _term(
        "column",
        ("Column", "Spalte"),
        (
            "Nine cells above each other, named A to I from the left.",
            "Neun Zellen übereinander, von links nach rechts A bis I genannt.",
        ),
        ("column|columns", "Spalte|Spalten"),
    ),
    _term(
        "line",
        ("Line", "Reihe"),
        ("A row or a column.", "Eine Zeile oder eine Spalte."),
        ("line|lines", "Reihe|Reihen"),
    ),
    _term(
        "block",
        ("Block", "Block"),
        (
            "Three by three cells inside the thick lines, numbered I to IX. Also called box.",
            "Drei mal drei Zellen innerhalb der dicken Linien, mit I bis IX nummeriert. Auch Box "
            "oder Quadrat genannt.",
        ),
        ("block|blocks", "Block|Blöcke|Blöcken|Blocks"),
    ),
    _term(
        "house",
        ("House", "Einheit"),
        (
            "A row, a column or a block: nine cells that hold each digit exactly once. There are 27 "
            "of them. Also called unit, group or region.",
            "Eine Zeile, eine Spalte oder ein Block: neun Zellen, in denen jede Ziffer genau einmal "
            "steht. Es gibt 27 davon. Auch Haus, Gruppe oder Bereich genannt.",
        ),
        ("house|houses", "Einheit|Einheiten"),
    ),
    _term(
        "band",
        ("Band and stack", "Band und Stapel"),
        (
            "Three blocks beside each other are a band, three blocks above each other a stack.",
            "Drei Blöcke nebeneinander sind ein Band, drei Blöcke übereinander ein Stapel.",
        ),
        ("band|bands|stack|stacks", "Band|Bänder|Stapel"),
    ),
    _term(
        "candidate",
        ("Candidate", "Kandidat"),
        (
            "A digit that may still stand in an empty cell. Small digits in a cell are its "
            "candidates; also called pencil marks or notes.",
            "Eine Ziffer, die in einer leeren Zelle noch stehen kann. Die kleinen Ziffern einer Zelle "
            "sind ihre Kandidaten; auch Notizen genannt.",
        ),
        ("candidate|candidates", "Kandidat|Kandidaten"),
    ),
    _term(
        "place",
        ("Place of a digit", "Platz einer Ziffer"),
        (
            "A cell of a house in which the digit is still a candidate.",
            "Eine Zelle einer Einheit, in der die Ziffer noch Kandidat ist.",
        ),
        ("place|places", "Platz|Plätze|Plätzen"),
    ),
    _term(
        "see",
        ("To see, peers", "Sehen"),
        (
            "Two cells see each other if they share a house. Each cell sees twenty others, its "
            "peers; none of them can hold the same digit.",
            "Zwei Zellen sehen einander, wenn sie in einer gemeinsamen Einheit liegen. Jede Zelle sieht "
            "zwanzig andere; keine davon kann dieselbe Ziffer haben.",
        ),
        ("see|sees|seen|peers", "sehen|sieht|gesehen"),
    ),
    _term(
        "placement",
        ("To place", "Setzen"),
        (
            "To write a digit into a cell for good.",
            "Eine Ziffer endgültig in eine Zelle schreiben.",
        ),
        ("placed|placement|placements", "setzen|gesetzt|eintragen|eingetragen"),
    ),
    _term(
        "cross-out",
        ("To cross out", "Streichen"),
        (
            "To remove a candidate that has been shown to be false. Also called elimination.",
            "Einen Kandidaten entfernen, von dem feststeht, dass er falsch ist. Man sagt auch: der "
            "Kandidat entfällt.",
        ),
        ("crossed out|cross out|crosses out|cross-out|cross-outs", "streichen|gestrichen|entfällt"),
    ),
    _term(
        "single",
        ("Single", "Single"),
        (
            "A digit that can be placed at once: the only candidate of its cell (naked) or the only "
            "place of the digit in a house (hidden).",
            "Eine Ziffer, die man sofort setzen kann: der einzige Kandidat ihrer Zelle (nackt) oder der "
            "einzige Platz der Ziffer in einer Einheit (versteckt).",
        ),
        ("single|singles", "Single|Singles"),
    ),
    _term(
        "naked",
        ("Naked", "Nackt"),
        (
            "Seen by looking at cells: they hold nothing but the digits of the pattern.",
            "Man erkennt es an den Zellen: Sie enthalten nichts als die Ziffern des Musters.",
        ),
        ("naked", "nackt|nackte|nackter|nacktes|nackten"),
    ),
    _term(
        "hidden",
        ("Hidden", "Versteckt"),
        (
            "Seen by looking at digits: in a house they have no places but those of the pattern, "
            "where other candidates hide them.",
            "Man erkennt es an den Ziffern: In einer Einheit haben sie keine anderen Plätze als die des "
            "Musters, wo weitere Kandidaten sie verdecken.",
        ),
        ("hidden", "versteckt|versteckte|versteckter|verstecktes|versteckten"),
    ),
    _term(
        "subset",
        ("Pair, triple, quad", "Paar, Dreier, Vierer"),
        (
            "Two, three or four cells of a house that share the same number of digits between them.",
            "Zwei, drei oder vier Zellen einer Einheit, die ebenso viele Ziffern unter sich aufteilen.",
        ),
        (
            "pair|pairs|triple|triples|quad|quads|subset|subsets",
            "Paar|Paare|Paaren|Dreier|Vierer|Teilmenge|Teilmengen",
        ),
    ),
    _term(
        "bivalue",
        ("Cell with two candidates", "Zelle mit zwei Kandidaten"),
        (
            "If one of them is false the other is true. Also called bivalue cell. Wings and many "
            "chains are made of such cells.",
            "Ist der eine falsch, ist der andere wahr. Auch Zweierzelle oder bivalue genannt. Flügel und "
            "viele Ketten bestehen aus solchen Zellen.",
        ),
        ("bivalue|bivalue cell|bivalue cells", "Zweierzelle|Zweierzellen"),
    ),
    _term(
        "link",
        ("Link", "Verbindung"),
        (
            "Two candidates that depend on each other. Strong: if one is false the other is true. "
            "Weak: if one is true the other is false.",
            "Zwei Kandidaten, die voneinander abhängen. Stark: Ist der eine falsch, ist der andere wahr. "
            "Schwach: Ist der eine wahr, ist der andere falsch.",
        ),
        ("link|links|linked", "Verbindung|Verbindungen|verbunden"),
    ),
    _term(
        "strong-link",
        ("Strong link", "Starke Verbindung"),
        (
            "A digit has exactly two places in a house, or a cell exactly two candidates: one of the "
            "two is true. Also called conjugate pair. Drawn as a solid arrow.",
            "Eine Ziffer hat in einer Einheit genau zwei Plätze, oder eine Zelle genau zwei Kandidaten: "
            "Einer von beiden ist wahr. Auch konjugiertes Paar genannt. Gezeichnet als durchgezogener "
            "Pfeil.",
        ),
        (
            "strong link|strong links|strongly linked",
            "starke Verbindung|starken Verbindung|starke Verbindungen|starken Verbindungen|"
            "starker Verbindungen",
        ),
    ),
    _term(
        "weak-link",
        ("Weak link", "Schwache Verbindung"),
        (
            "Two candidates of one digit in the same house, or two candidates of one cell: at most one "
            "of them is true. Drawn as a dotted arrow.",
            "Zwei Kandidaten derselben Ziffer in einer Einheit oder zwei Kandidaten einer Zelle: "
            "höchstens einer von ihnen ist wahr. Gezeichnet als gepunkteter Pfeil.",
        ),
        (
            "weak link|weak links",
            "schwache Verbindung|schwachen Verbindung|schwache Verbindungen|schwachen Verbindungen",
        ),
    ),
    _term(
        "chain",
        ("Chain", "Kette"),
        (
            "Links one after the other, strong and weak in turn. Whoever walks along a chain learns "
            "that one of its two ends is true.",
            "Verbindungen hintereinander, abwechselnd stark und schwach. Wer eine Kette entlanggeht, "
            "erfährt, dass eines ihrer beiden Enden wahr ist.",
        ),
        ("chain|chains", "Kette|Ketten"),
    ),
    _term(
        "loop",
        ("Loop", "Schleife"),
        (
            "A chain that comes back to its beginning. Then each of its weak links works like a "
            "strong one.",
            "Eine Kette, die zu ihrem Anfang zurückkommt. Dann wirkt jede ihrer schwachen Verbindungen "
            "wie eine starke.",
        ),
        ("loop|loops|ring|rings", "Schleife|Schleifen|Ring|Ringe"),
    ),
    _term(
        "group",
        ("Group", "Gruppe"),
        (
            "Two or three candidates of one digit in the crossing of a block and a line, taken as one "
            "link of a chain.",
            "Zwei oder drei Kandidaten einer Ziffer im Schnitt von Block und Reihe, die in einer Kette "
            "als ein Glied zählen.",
        ),
        ("group|groups|grouped", "Gruppe|Gruppen|gruppiert|gruppierte|gruppierter|gruppierten"),
    ),
    _term(
        "fish",
        ("Fish", "Fisch"),
        (
            "In some parallel lines a digit has places only in the same number of crossing lines: "
            "2 X-Wing, 3 swordfish, 4 jellyfish.",
            "In einigen parallelen Reihen hat eine Ziffer nur in ebenso vielen kreuzenden Reihen Platz: "
            "2 X-Wing, 3 Schwertfisch, 4 Qualle.",
        ),
        ("fish", "Fisch|Fische|Fischen"),
    ),
    _term(
        "base",
        ("Base and cover", "Grund und Decke"),
        (
            "The houses from which a fish takes its places are its base, the houses that catch all of "
            "them its cover. What the cover holds besides is crossed out.",
            "Die Einheiten, aus denen ein Fisch seine Plätze nimmt, sind sein Grund, die Einheiten, die "
            "sie alle auffangen, seine Decke. Was die Decke sonst noch enthält, entfällt.",
        ),
        ("base|cover", "Grundreihen|Deckreihen"),
    ),
    _term(
        "fin",
        ("Fin", "Flosse"),
        (
            "A place of a fish outside its cover. Either the fin is true or the fish holds; what both "
            "exclude is crossed out.",
            "Ein Platz eines Fisches außerhalb seiner Decke. Entweder ist die Flosse wahr, oder der Fisch "
            "gilt; was beide ausschließen, entfällt.",
        ),
        ("fin|fins|finned", "Flosse|Flossen"),
    ),
    _term(
        "sashimi",
        ("Sashimi", "Sashimi"),
        (
            "A finned fish that would not be whole without its fin: one of its corners is missing.",
            "Ein Fisch mit Flosse, der ohne sie nicht vollständig wäre: Eine seiner Ecken fehlt.",
        ),
        ("sashimi", "Sashimi"),
    ),
    _term(
        "pivot",
        ("Pivot", "Angelpunkt"),
        (
            "The cell of a wing that sees the others.",
            "Die Zelle eines Flügels, die die anderen sieht.",
        ),
        ("pivot|pivots", "Angelpunkt|Angelpunkts|Angelpunkte"),
    ),
    _term(
        "pincer",
        ("Pincers", "Zangen"),
        (
            "The ends of a wing. One of them takes the digit, so it is crossed out where both are "
            "seen.",
            "Die Enden eines Flügels. Eines von ihnen bekommt die Ziffer; darum entfällt sie, wo man beide "
            "sieht.",
        ),
        ("pincer|pincers", "Zange|Zangen"),
    ),
    _term(
        "colour",
        ("Colour", "Farbe"),
        (
            "Candidates that hang together by strong links are painted in two colours in turn. All of "
            "one colour are true and all of the other false.",
            "Kandidaten, die durch starke Verbindungen zusammenhängen, werden abwechselnd mit zwei Farben "
            "bemalt. Alle der einen Farbe sind wahr, alle der anderen falsch.",
        ),
        ("colour|colours|coloured", "Farbe|Farben|färben|gefärbt"),
    ),
    _term(
        "almost-locked-set",
        ("Almost locked set (ALS)", "Fast gesperrte Menge (ALS)"),
        (
            "Some cells of a house that hold one digit more than there are cells. If one of the digits "
            "goes away the rest is locked. The smallest is a cell with two candidates.",
            "Einige Zellen einer Einheit mit genau einer Ziffer mehr als Zellen. Fällt eine der Ziffern "
            "weg, ist der Rest gesperrt. Die kleinste ist eine Zelle mit zwei Kandidaten.",
        ),
        (
            "almost locked set|almost locked sets|ALS",
            "fast gesperrte Menge|fast gesperrten Menge|fast gesperrte Mengen|fast gesperrten Mengen|"
            "fast gesperrter Mengen|ALS",
        ),
    ),
    _term(
        "restricted-common",
        ("Restricted common digit", "Bindende Ziffer"),
        (
            "A digit of two almost locked sets whose candidates in both all see each other: only one "
            "of the sets can have it.",
            "Eine Ziffer zweier fast gesperrter Mengen, deren Kandidaten hier und dort einander alle "
            "sehen: Nur eine der Mengen kann sie haben.",
        ),
        (
            "restricted common|restricted common digit",
            "bindende Ziffer|bindenden Ziffer|bindende Ziffern",
        ),
    ),
    _term(
        "deadly-pattern",
        ("Deadly pattern", "Tödliches Muster"),
        (
            "Cells whose digits could be exchanged without any other cell noticing. A Sudoku with "
            "one solution never contains it.",
            "Zellen, deren Ziffern man vertauschen könnte, ohne dass eine andere Zelle es merkt. Ein "
            "Sudoku mit nur einer Lösung enthält so etwas nie.",
        ),
        (
            "deadly pattern|deadly patterns",
            "tödliches Muster|tödliche Muster|tödlichen Muster|tödlichen Musters",
        ),
    ),
    _term(
        "uniqueness",
        ("Uniqueness", "Eindeutigkeit"),
        (
            "A proper Sudoku has exactly one solution. Some techniques argue from that; they can be "
            "switched off.",
            "Ein richtiges Sudoku hat genau eine Lösung. Manche Techniken schließen daraus; man kann sie "
            "ausschalten.",
        ),
        ("uniqueness|exactly one solution", "Eindeutigkeit|eindeutig|genau eine Lösung"),
    ),
    _term(
        "minimal",
        ("Minimal puzzle", "Minimales Rätsel"),
        (
            "A puzzle in which no given can be left out without losing uniqueness.",
            "Ein Rätsel, in dem man keine Vorgabe weglassen kann, ohne die Eindeutigkeit zu verlieren.",
        ),
        ("minimal", "minimal|minimale|minimales"),
    ),
    _term(
        "contradiction",
        ("Contradiction", "Widerspruch"),
        (
            "A cell without candidates, a digit without a place in a house, or a digit twice in one. "
            "What leads there is false.",
            "Eine Zelle ohne Kandidaten, eine Ziffer ohne Platz in einer Einheit oder zweimal darin. Was "
            "dorthin führt, ist falsch.",
        ),
        ("contradiction|contradictions", "Widerspruch|Widerspruchs|Widersprüche"),
    ),
    _term(
        "net",
        ("Net", "Netz"),
        (
            "A train of thought that branches: several consequences together give a new one.",
            "Ein Gedankengang, der sich verzweigt: Mehrere Folgerungen zusammen ergeben eine neue.",
        ),
        ("net|nets", "Netz|Netze|Netzes"),
    ),
    _term(
        "backtracking",
        ("Backtracking", "Backtracking"),
        (
            "To try digits one after the other and to take back what leads nowhere. A computer solves "
            "every Sudoku that way.",
            "Ziffern nacheinander ausprobieren und zurücknehmen, was nicht weiterführt. Ein Computer löst "
            "so jedes Sudoku.",
        ),
        ("backtracking", "Backtracking"),
    ),
    _term(
        "equivalent",
        ("Equivalent", "Gleichwertig"),
        (
            "Two Sudokus that become the same by turning, mirroring, exchanging lines or bands, and "
            "renaming digits.",
            "Zwei Sudokus, die durch Drehen, Spiegeln, Vertauschen von Reihen oder Bändern und Umbenennen "
            "der Ziffern ineinander übergehen.",
        ),
        ("equivalent", "gleichwertig|gleichwertige|gleichwertigen"),
    ),
    _term(
        "level",
        ("Level", "Stufe"),
        (
            "How hard a technique is, from 1 (very easy) to 7 (evil). A puzzle has the level of the "
            "hardest technique that it needs.",
            "Wie schwer eine Technik ist, von 1 (sehr leicht) bis 7 (teuflisch). Ein Rätsel hat die Stufe "
            "der schwersten Technik, die es braucht.",
        ),
        ("level|levels", "Stufe|Stufen"),
    ),
)
"""Every term, from the simplest to those that build on others."""


@cache
def pattern(lang: str) -> re.Pattern[str]:
    """Finds every form of every term in a text, the longest first."""
    forms = [form for term in GLOSSARY for form in term.forms(lang).split("|")]
    forms.sort(key=len, reverse=True)
    # An abbreviation is one in capitals alone: ALS is no "als".
    choices = [re.escape(form) if form.isupper() else f"(?i:{re.escape(form)})" for form in forms]
    return re.compile(rf"(?<![\w-])(?:{'|'.join(choices)})(?![\w-])")


def term_key(form: str, lang: str) -> str:
    """The term that a form belongs to."""
    return _keys(lang)[form.casefold()]


@cache
def _keys(lang: str) -> dict[str, str]:
    return {form.casefold(): term.key for term in GLOSSARY for form in term.forms(lang).split("|")}

"""Lessons on chains, loops and forcing chains."""

from sudoku_helper.lessons.lesson import Lesson, Lessons, lesson
from sudoku_helper.text import Text

_CHAINS = Text(
    en="When named patterns are exhausted. Most patterns you know are short chains; now you make your own.",
    de="Wenn die Muster mit Namen erschöpft sind. Die meisten Muster, die du kennst, sind kurze Ketten; jetzt "
    "baust du eigene.",
)
_LOOPS = Text(
    en="When you follow a chain and come back to where you began: a closed loop gives more than its chain, so "
    "always look whether the ends meet.",
    de="Wenn du einer Kette folgst und wieder am Anfang ankommst: Eine geschlossene Schleife bringt mehr als die "
    "bloße Kette; schau also immer, ob sich die Enden treffen.",
)
_FORCING = Text(
    en="When nothing shorter is left, in puzzles for experts. Choose a start from which much follows at "
    "once.",
    de="Wenn nichts Kürzeres mehr übrig ist, in Rätseln für Experten. Wähl einen Anfang, aus dem sofort viel "
    "folgt.",
)
_NETS = Text(
    en="Only when everything else has failed, in the hardest puzzles there are. Paper and patience are "
    "needed; help does the bookkeeping.",
    de="Nur wenn alles andere versagt hat, in den schwersten Rätseln überhaupt. Man braucht Papier und Geduld; "
    "die Hilfe führt Buch.",
)
_GROUPS = Text(
    en=" Two or three candidates of a digit side by side in one block count as one link.",
    de=" Zwei oder drei Kandidaten einer Ziffer nebeneinander in einem Block zählen als ein Glied.",
)
_SETS = Text(
    en=" An almost locked set may be a link too: if one of its digits is missing in it, all the others are "
    "surely there.",
    de=" Auch eine fast gesperrte Menge darf Glied sein: Fehlt ihr eine ihrer Ziffern, so stehen alle anderen "
    "sicher darin.",
)
_X_CHAIN = Text(
    en="Highlight one digit. From a strong link jump over a weak one to the next strong one. What sees the "
    "first and the last candidate goes.",
    de="Heb eine Ziffer hervor. Spring von einer starken Verbindung über eine schwache zur nächsten starken. "
    "Was den ersten und den letzten Kandidaten sieht, entfällt.",
)
_AIC = Text(
    en="Begin with a candidate and suppose it is false. Walk on strong, weak, strong, within cells and "
    "within houses. If the last candidate is true then, at least one of both ends is true.",
    de="Beginne bei einem Kandidaten und nimm an, er sei falsch. Geh stark, schwach, stark weiter, in Zellen "
    "und in Einheiten. Ist der letzte Kandidat dann wahr, so ist mindestens eines der beiden Enden wahr.",
)
_CONTINUOUS = Text(
    en="The chain closes so that strong and weak links alternate all the way round. Then go along the weak "
    "links: at each of them everything else goes.",
    de="Die Kette schließt sich so, dass sich starke und schwache Verbindungen rundherum abwechseln. Geh dann "
    "die schwachen Verbindungen ab: An jeder entfällt alles Übrige.",
)
_DISCONTINUOUS = Text(
    en="The chain comes back to the candidate where it began and contradicts it: from true follows false, "
    "or from false follows true.",
    de="Die Kette kommt zu dem Kandidaten zurück, bei dem sie begann, und widerspricht ihm: Aus wahr folgt "
    "falsch, oder aus falsch folgt wahr.",
)


def _with(when: Text, spot: Text, extra: Text) -> Lesson:
    return lesson(when, spot + extra)


CHAINS: Lessons = {
    "x-chain": lesson(_CHAINS, _X_CHAIN, "X-Cycles"),
    "x-cycle": lesson(
        _LOOPS,
        Text(
            en="One digit, strong and weak links in turn, and the last meets the first. At every weak link the "
            "digit goes from the rest of the house.",
            de="Eine Ziffer, starke und schwache Verbindungen im Wechsel, und die letzte trifft die erste. An "
            "jeder schwachen Verbindung entfällt die Ziffer im Rest der Einheit.",
        ),
        "X-Cycles",
    ),
    "xy-chain": lesson(
        _CHAINS,
        Text(
            en="Only cells with two candidates. From 12 to 23 to 34 to 41: each step goes by the digit that "
            "was pushed on. If first and last share the free digit, it goes where both are seen.",
            de="Nur Zellen mit zwei Kandidaten. Von 12 zu 23 zu 34 zu 41: Jeder Schritt geht über die Ziffer, die "
            "weitergeschoben wird. Haben die erste und die letzte Zelle dieselbe freie Ziffer, entfällt sie, "
            "wo man beide sieht.",
        ),
    ),
    "xy-loop": lesson(
        _LOOPS,
        Text(
            en="An XY-Chain whose last cell sees the first and hands it its digit. The ring can be walked both "
            "ways, so of any two neighbours exactly one has the digit that links them.",
            de="Eine XY-Kette, deren letzte Zelle die erste sieht und ihr die Ziffer weiterreicht. Der Ring lässt "
            "sich in beiden Richtungen gehen; von zwei Nachbarn hat also genau einer die Ziffer, die sie "
            "verbindet.",
        ),
    ),
    "forcing-chain": lesson(
        _FORCING,
        Text(
            en="Choose a cell with two candidates. Follow what happens with the first, then with the second. "
            "What comes out both times is true.",
            de="Wähl eine Zelle mit zwei Kandidaten. Verfolge, was mit dem ersten geschieht, dann mit dem "
            "zweiten. Was beide Male herauskommt, ist wahr.",
        ),
    ),
    "3d-medusa": lesson(
        _CHAINS,
        Text(
            en="Paint as with simple colours, but go over to another digit in cells with two candidates. Soon "
            "a large part of the board has two colours; then look for a cell or house where they clash.",
            de="Färbe wie beim einfachen Färben, aber wechsle in Zellen mit zwei Kandidaten auch die Ziffer. Bald "
            "hat ein großer Teil des Bretts zwei Farben; such dann die Zelle oder Einheit, in der sie sich "
            "stören.",
        ),
    ),
    "aic": lesson(_CHAINS, _AIC),
    "continuous-nice-loop": lesson(_LOOPS, _CONTINUOUS),
    "discontinuous-nice-loop": lesson(_LOOPS, _DISCONTINUOUS),
    "grouped-x-chain": _with(_CHAINS, _X_CHAIN, _GROUPS),
    "grouped-aic": _with(_CHAINS, _AIC, _GROUPS),
    "grouped-continuous-nice-loop": _with(_LOOPS, _CONTINUOUS, _GROUPS),
    "grouped-discontinuous-nice-loop": _with(_LOOPS, _DISCONTINUOUS, _GROUPS),
    "aic-with-als": _with(_CHAINS, _AIC, _SETS),
    "continuous-nice-loop-with-als": _with(_LOOPS, _CONTINUOUS, _SETS),
    "discontinuous-nice-loop-with-als": _with(_LOOPS, _DISCONTINUOUS, _SETS),
    "nishio": lesson(
        _FORCING,
        Text(
            en="Highlight a digit that is nearly finished. Put it in thought into one of its places and fill in "
            "only this digit wherever it is forced. If a house is left without a place, the first one was "
            "wrong.",
            de="Heb eine Ziffer hervor, die fast fertig ist. Setz sie in Gedanken an einen ihrer Plätze und trag "
            "nur diese Ziffer weiter ein, wo sie erzwungen ist. Bleibt eine Einheit ohne Platz, war der erste "
            "falsch.",
        ),
    ),
    "cell-forcing-chain": lesson(
        _FORCING,
        Text(
            en="Choose a cell with three candidates from which much follows. Follow each of them a few steps "
            "and note what is crossed out. What is noted every time goes.",
            de="Wähl eine Zelle mit drei Kandidaten, aus denen viel folgt. Verfolge jeden ein paar Schritte weit "
            "und notiere, was gestrichen wird. Was jedes Mal dabei ist, entfällt.",
        ),
        "Triple Forcing Chain",
    ),
    "house-forcing-chain": lesson(
        _FORCING,
        Text(
            en="Choose a digit with three places in a house, best where each of them sees other cells with few "
            "candidates. Follow all three; what comes out every time holds.",
            de="Wähl eine Ziffer, die in einer Einheit drei Plätze hat, am besten dort, wo jeder davon andere "
            "Zellen mit wenigen Kandidaten sieht. Verfolge alle drei; was jedes Mal herauskommt, gilt.",
        ),
        "Region Forcing Chain",
        "Unit Forcing Chain",
    ),
    "forcing-net": lesson(
        _NETS,
        Text(
            en="Suppose a candidate and write down all that follows, in a colour of its own. Several "
            "consequences together may fill a cell. Watch for a cell or a house that runs empty.",
            de="Nimm einen Kandidaten an und schreib mit einer eigenen Farbe alles auf, was folgt. Mehrere "
            "Folgerungen zusammen können eine Zelle füllen. Achte auf eine Zelle oder Einheit, die leer "
            "ausgeht.",
        ),
        "Dynamic Forcing Chain",
    ),
    "forcing-net-with-patterns": lesson(
        _NETS,
        Text(
            en="As a forcing net, but under the assumption look for pairs and locked candidates too: they cross "
            "out what singles alone would not.",
            de="Wie ein Zwangsnetz, aber achte unter der Annahme auch auf Paare und den Block-Reihe-Check: Sie "
            "streichen, was Singles allein nicht schaffen.",
        ),
        "Dynamic Forcing Chain Plus",
    ),
    "forcing-net-with-chains": lesson(
        _NETS,
        Text(
            en="As a forcing net, but where it runs dry look for a cell or a digit with two options left and "
            "follow one of them with your finger. If it breaks down after a few digits, the other one goes "
            "on.",
            de="Wie ein Zwangsnetz, aber wo es versiegt, such eine Zelle oder eine Ziffer, der zwei "
            "Möglichkeiten bleiben, und verfolge eine davon mit dem Finger. Scheitert sie nach ein paar "
            "Ziffern, geht es mit der anderen weiter.",
        ),
    ),
    "nested-net": lesson(
        _NETS,
        Text(
            en="Nobody spots this by eye. Read the stages from the inside: each small assumption ends in a "
            "contradiction, and together they make the large one end in one.",
            de="Das sieht niemand mit bloßem Auge. Lies die Begründung von innen nach außen: Jede kleine Annahme "
            "endet im Widerspruch, und alle zusammen führen auch die große dorthin.",
        ),
    ),
    "trial": lesson(
        _NETS,
        Text(
            en="There is nothing to spot: it is plain trying, shown openly. Choose the cell with the fewest "
            "candidates and follow each of them to its end.",
            de="Hier gibt es nichts zu sehen: Es ist schlichtes Probieren, offen gezeigt. Wähl die Zelle mit den "
            "wenigsten Kandidaten und verfolge jeden bis zum Ende.",
        ),
        "Brute Force",
        "Bowman's Bingo",
        "Ariadnefaden",
    ),
}
"""Lessons on chains of every kind."""

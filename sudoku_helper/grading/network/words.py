"""The words of tables and pictures about difficulty."""

from collections.abc import Mapping

from sudoku_helper.text import Text

LEVEL = Text(en="level", de="Stufe")
METHOD = Text(en="method", de="Methode")
METHOD_NAMES: Mapping[str, Text] = {
    "naked_singles": Text(en="Naked Single", de="Nackter Single"),
    "hidden_singles": Text(en="Hidden Single", de="Versteckter Single"),
    "naked_pairs": Text(en="Naked Pair", de="Nacktes Paar"),
    "hidden_pairs": Text(en="Hidden Pair", de="Verstecktes Paar"),
    "block_line_interactions": Text(en="block and line", de="Block und Reihe"),
    "naked_triples": Text(en="Naked Triple", de="Nackter Dreier"),
    "hidden_triples": Text(en="Hidden Triple", de="Versteckter Dreier"),
    "naked_quads": Text(en="Naked Quad", de="Nackter Vierer"),
    "hidden_quads": Text(en="Hidden Quad", de="Versteckter Vierer"),
    "x_wings": Text(en="X-Wing", de="X-Wing"),
}
"""How the methods that are counted are called."""

# Weights that do not fit.
NO_WEIGHTS = Text(
    en="expected weights that `train --out` wrote",
    de="Gewichte erwartet, wie sie `train --out` schreibt",
)
UNKNOWN_FEATURES = Text(
    en="expected weights for the features {known}, got '{found}'",
    de="Gewichte für die Merkmale {known} erwartet, nicht '{found}'",
)
OTHER_NAMES = Text(
    en="expected weights for the {number} {features} features of this version; train them anew",
    de="Gewichte für die {number} Merkmale ({features}) dieser Version erwartet; trainiere sie neu",
)
OTHER_NUMBERS = Text(
    en="expected weights from {features} features to {levels} levels, got other numbers",
    de="Gewichte von {features} Merkmalen zu {levels} Stufen erwartet, nicht andere Zahlen",
)

# Statistics.
LEVELS = Text(en="Number of puzzles", de="Anzahl der Sudokus")
SOLVED = Text(
    en="Solved by the methods, in percent of the puzzles",
    de="Mit den Methoden gelöst, in Prozent der Sudokus",
)
GIVENS = Text(en="Givens, on average", de="Vorgegebene Ziffern, im Mittel")
USES = Text(en="Uses of each method, on average", de="Anwendungen jeder Methode, im Mittel")

# Training.
SPLIT = Text(
    en="{learnt} puzzles learnt, {kept_aside} kept aside and judged",
    de="{learnt} Sudokus gelernt, {kept_aside} zurückgelegt und eingestuft",
)
BY_NETWORK = Text(en="By the network (features: {features})", de="Vom Netz (Merkmale: {features})")
BY_PATH = Text(en="By the path to the solution", de="Nach dem Lösungsweg")
ROUND = Text(en="round", de="Runde")
LOSS = Text(en="loss", de="Fehlermaß")
RIGHT = Text(en="right", de="richtig")
LEARNT = Text(en="learnt", de="gelernt")
KEPT_ASIDE = Text(en="kept aside", de="zurückgelegt")
TRUE_LEVEL = Text(en="true level", de="wahre Stufe")
TAKEN_FOR = Text(en="taken for", de="eingestuft als")
SHARES = Text(
    en="right: {right}, off by at most one level: {near}",
    de="richtig: {right}, höchstens eine Stufe daneben: {near}",
)

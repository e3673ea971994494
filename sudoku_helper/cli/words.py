"""What the command line says, in every language."""

from sudoku_helper.text import Text

NO_SUCH_FILE = Text(
    en="there is no such file or folder", de="diese Datei oder diesen Ordner gibt es nicht"
)
IS_A_FOLDER = Text(en="this is a folder, not a file", de="das ist ein Ordner, keine Datei")
NOT_PERMITTED = Text(en="this is not permitted", de="dafür fehlt die Berechtigung")
NO_SPACE = Text(en="there is no space left", de="es ist kein Platz mehr frei")

STANDARD_INPUT = Text(en="standard input", de="Standardeingabe")
ARGUMENT = Text(en="argument", de="Argument")
NUMBERED = Text(en="{name}, puzzle {number}", de="{name}, Sudoku {number}")
NOTHING_THERE = Text(en="expected a puzzle, got nothing", de="ein Sudoku erwartet, aber nichts da")
NEITHER_FILE_NOR_PUZZLE = Text(
    en="expected a file or a puzzle, got '{text}': {reason}",
    de="eine Datei oder ein Sudoku erwartet, nicht '{text}': {reason}",
)

NO_SOLUTION = Text(en="has no solution", de="hat keine Lösung")
SEVERAL_SOLUTIONS = Text(en="has more than one solution", de="hat mehr als eine Lösung")
SOLVED = Text(en="is solved", de="ist gelöst")
NO_STEP = Text(en="has no easier step", de="hat keinen leichteren Schritt")
LEFT_EMPTY = {
    "block": Text(
        en="looking at each block leaves {empty} cells empty",
        de="allein mit den Blöcken bleiben {empty} Zellen leer",
    ),
    "row": Text(
        en="looking at each row leaves {empty} cells empty",
        de="allein mit den Zeilen bleiben {empty} Zellen leer",
    ),
    "column": Text(
        en="looking at each column leaves {empty} cells empty",
        de="allein mit den Spalten bleiben {empty} Zellen leer",
    ),
}

STUCK = Text(
    en="the techniques lead no further; {empty} cells stay empty",
    de="weiter führen die Techniken nicht; {empty} Zellen bleiben leer",
)
OTHER_COUNT = Text(
    en="not equivalent: the first has {first} digits, the second {second}",
    de="nicht gleichwertig: Das erste hat {first} Ziffern, das zweite {second}",
)
OTHER_FORM = Text(
    en="not equivalent: no order of rows, columns and digits makes one of the other, "
    "since their canonical forms differ",
    de="nicht gleichwertig: Keine Anordnung von Zeilen, Spalten und Ziffern macht aus dem einen das "
    "andere, denn ihre kanonischen Formen sind verschieden",
)

KEEPS_PATTERN = Text(
    en="the pattern of the digits stays the same.", de="Das Muster der Ziffern bleibt gleich."
)
KEEPS_GRID = Text(
    en="the whole grid stays the same, up to the names of the digits.",
    de="Das ganze Gitter bleibt gleich, bis auf die Namen der Ziffern.",
)
NO_SYMMETRY = Text(
    en="No turn and no reflection keeps the pattern of the digits.",
    de="Keine Drehung und keine Spiegelung erhält das Muster der Ziffern.",
)

ONLY_ITSELF = Text(
    en="Of all transformations only the one that changes nothing keeps the whole grid.",
    de="Von allen Umformungen erhält nur die, die nichts ändert, das ganze Gitter.",
)
KEEP_WHOLE = Text(
    en="{order} transformations keep the whole grid, up to the names of the digits.",
    de="{order} Umformungen erhalten das ganze Gitter, bis auf die Namen der Ziffern.",
)
INTERCHANGES = Text(
    en="{number} of them only exchange empty lines and digits that do not occur.",
    de="{number} davon vertauschen nur leere Zeilen und Spalten und Ziffern, die nicht vorkommen.",
)
MADE_OF = Text(en="They are made of these:", de="Sie entstehen aus diesen:")
OTHERS_MADE_OF = Text(en="The others are made of these:", de="Die übrigen entstehen aus diesen:")

LOST_NOTES = Text(en="candidates that were crossed out", de="gestrichene Kandidaten")
LOST_DIGITS = Text(
    en="which digits are given and which were placed",
    de="welche Ziffern vorgegeben und welche gesetzt sind",
)
LOST_TITLE = Text(en="the title", de="den Titel")
LOST_COLOURS = Text(en="the colours of cells", de="die Farben der Zellen")
LOST_LEVEL = Text(en="the level", de="die Stufe")
CANNOT_CARRY = Text(
    en="warning: the format {format} cannot carry {what} (puzzles concerned: {number})",
    de="Warnung: Das Format {format} kann {what} nicht aufnehmen (betroffene Sudokus: {number})",
)

GRADE_COLUMNS = {
    "puzzle": Text(en="puzzle", de="Sudoku"),
    "level": Text(en="level", de="Stufe"),
    "score": Text(en="score", de="Maß"),
    "rating": Text(en="rating", de="Wert"),
    "probability": Text(en="probability", de="Sicherheit"),
    "level_name": Text(en="name", de="Name"),
    "hardest": Text(en="hardest", de="schwerste"),
    "hash": Text(en="hash", de="Hash"),
    "uses": Text(en="used", de="gebraucht"),
}

TECHNIQUE_COLUMNS = {
    "technique": Text(en="technique", de="Technik"),
    "level": Text(en="level", de="Stufe"),
    "difficulty": Text(en="difficulty", de="Wert"),
    "name": Text(en="name", de="Name"),
    "link": Text(en="link", de="Link"),
}

DONE_IN = Text(en="{done} done in {clock}", de="{done} fertig in {clock}")
DONE_OF = Text(en="{done} of {total}", de="{done} von {total}")
LEFT = Text(en="{clock} left", de="noch {clock}")
TOTALS = Text(en="{done} in {clock} ({rate:.1f}/s)", de="{done} in {clock} ({rate:.1f}/s)")
KEPT = Text(en="stopped; what was done is kept", de="angehalten; was fertig war, ist gespeichert")
NO_DIGITS = Text(
    en="expected digits such as 231, got {got!r}", de="Ziffern wie 231 erwartet, nicht {got!r}"
)
BY_WITH_GRIDS = Text(en="expected --by together with --grids", de="--grids braucht auch --by")

NETWORK_ONLY = Text(
    en="expected --by network together with --weights or --features",
    de="--weights und --features brauchen auch --by network",
)
OTHER_FEATURES = Text(
    en="expected weights for the features {wanted}, got those for {found}",
    de="Gewichte für die Merkmale {wanted} erwartet, nicht für {found}",
)
NO_LEVEL = Text(
    en="expected a level or a rating (er), got '{level}'",
    de="eine Stufe oder einen Wert (er) erwartet, nicht '{level}'",
)
TOO_FEW = Text(
    en="expected puzzles to learn from and others to judge, got {number}",
    de="Sudokus zum Lernen und andere zum Einstufen erwartet, aber nur {number} da",
)
NEEDS_CHARTS = Text(
    en="pictures need Matplotlib: pip install 'sudoku-helper[charts]'",
    de="Bilder brauchen Matplotlib: pip install 'sudoku-helper[charts]'",
)

NEEDS_DASK = Text(
    en="a scheduler needs Dask: pip install 'sudoku-helper[dask]'",
    de="ein Scheduler braucht Dask: pip install 'sudoku-helper[dask]'",
)
NO_SCHEDULER = Text(
    en="no Dask scheduler answers at '{address}'",
    de="unter '{address}' antwortet kein Dask-Scheduler",
)
NO_ADDRESS = Text(
    en="expected the address of a scheduler such as tcp://10.0.0.5:8786, got '{address}'",
    de="die Adresse eines Schedulers wie tcp://10.0.0.5:8786 erwartet, nicht '{address}'",
)
WORKERS_DIE = Text(
    en="the worker processes keep dying; is there enough memory?",
    de="die Arbeitsprozesse sterben immer wieder; ist genug Speicher da?",
)

CORPUS_READ = Text(
    en="{file}: {number} puzzles to start from", de="{file}: {number} Sudokus als Ausgangspunkt"
)
AVOIDED = Text(
    en="{file}: {number} puzzles that are not made again",
    de="{file}: {number} Sudokus, die nicht noch einmal entstehen",
)
GOING_ON = Text(
    en="{file}: {number} of these puzzles are there already",
    de="{file}: {number} dieser Sudokus sind schon da",
)
OTHERS_FOLLOW = Text(
    en="{file}: other puzzles follow those of this seed; take another seed to go on",
    de="{file}: Auf die Sudokus dieses Startwerts folgen andere; nimm einen anderen, um fortzufahren",
)
CANNOT_GO_ON = Text(
    en="{file}: only text, csv, json and sudoku as generate writes them can be gone on with",
    de="{file}: fortsetzen lassen sich nur text, csv, json und sudoku, wie generate sie schreibt",
)
NO_ROW = Text(en="{place}: expected a puzzle", de="{place}: ein Sudoku erwartet")
OTHER_FORMAT = Text(
    en="{file} is of the format {format} and can only be gone on with in that",
    de="{file} hat das Format {format} und lässt sich nur darin fortsetzen",
)
APPEND_NEEDS_OUT = Text(
    en="expected --out together with --append", de="--append braucht auch --out"
)
CORPUS_WITHOUT_SOURCE = Text(
    en="expected --source corpus together with --corpus", de="--corpus braucht --source corpus"
)
ONE_PUZZLE_ONLY = Text(
    en="the format {format} holds one puzzle only", de="das Format {format} fasst nur ein Sudoku"
)
NONE_FOUND = Text(en="no puzzle like that was found", de="kein solches Sudoku hat sich gefunden")
NO_MORE_DIFFER = Text(en="no further one differs", de="kein weiteres ist anders")
NO_MORE = Text(en="{number} puzzles made; {why}", de="{number} Sudokus gemacht; {why}")
OTHER_FONT = Text(
    en="{problem}; --font FILE names one that has them",
    de="{problem}; --font DATEI nennt eine, die sie hat",
)
PRINTED_ONE = Text(en="{file}: 1 puzzle", de="{file}: 1 Sudoku")
PRINTED = Text(en="{file}: {number} puzzles", de="{file}: {number} Sudokus")
EXERCISES = Text(en="{file}: {number} exercises", de="{file}: {number} Aufgaben")
FEWER = Text(
    en="{count} puzzles were wanted; there are no more than {number}",
    de="{count} Sudokus waren gewünscht; mehr als {number} sind nicht da",
)
ABOUT_NEW_PUZZLES = Text(
    en="--{option} is about new puzzles and has no meaning for those of a file",
    de="--{option} gilt für neue Sudokus, nicht für die einer Datei",
)
ONLY_TOGETHER = Text(
    en="--{option} goes together with {formats}, not with {format}",
    de="--{option} passt zu {formats}, nicht zu {format}",
)
ONE_PUZZLE = Text(
    en="expected one puzzle for the format {format}, got {count}; with {number} in the name of --out "
    "each gets a file of its own",
    de="ein Sudoku für das Format {format} erwartet, nicht {count}; mit {number} im Namen bei --out "
    "bekommt jedes seine eigene Datei",
)

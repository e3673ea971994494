"""The words around the photo that a puzzle was read from: comparing, doubts, the help on the paper."""

from collections.abc import Mapping

from sudoku_helper.text import Text

PAPER: Mapping[str, Text] = {
    "photo_doubts": Text(en="What was hard to read", de="Was schlecht zu lesen war"),
    "show_photo": Text(en="Show the photo", de="Foto zeigen"),
    "show_board": Text(en="Show the clean board", de="Sauberes Brett zeigen"),
    "photo_behind": Text(
        en="Photo of the Sudoku, straightened, behind the cells. The small digits are what was read.",
        de="Foto des Sudokus, entzerrt, hinter den Zellen. Die kleinen Ziffern wurden gelesen.",
    ),
    "photo_under": Text(
        en="Photo of the Sudoku. What the board shows is drawn onto it.",
        de="Foto des Sudokus. Was das Brett zeigt, ist darauf eingezeichnet.",
    ),
    "photo_gone": Text(
        en="The browser has not kept the photo of this game.",
        de="Der Browser hat das Foto zu diesem Spiel nicht aufgehoben.",
    ),
    "title_compare": Text(en="Compare with the photo", de="Vergleiche mit dem Foto"),
    "tip_compare": Text(
        en="Behind the cells is your photo; the small digits are what was read.",
        de="Hinter den Zellen liegt dein Foto; die kleinen Ziffern wurden gelesen.",
    ),
    "tip_unsure": Text(
        en="? means: hard to read; ≠: changed so that there is one solution. One key confirms it or "
        "takes the second guess.",
        de="? heißt: schlecht zu lesen; ≠: geändert, damit es genau eine Lösung gibt. Eine "
        "Taste bestätigt es oder nimmt die zweite Vermutung.",
    ),
    "tip_by_hand": Text(
        en="Digits with a pencil look handwritten. They become your digits, not givens.",
        de="Ziffern mit Stift sehen handgeschrieben aus. Sie werden deine Ziffern, keine Vorgaben.",
    ),
    "cell_unsure": Text(en="uncertain, perhaps {digit}", de="unsicher, vielleicht {digit}"),
    "cell_unsure_empty": Text(en="uncertain, perhaps empty", de="unsicher, vielleicht leer"),
    "cell_changed": Text(
        en="looks like {digit}, changed so that there is one solution",
        de="sieht aus wie {digit}, geändert, damit es genau eine Lösung gibt",
    ),
    "cell_changed_empty": Text(
        en="looks empty, changed so that there is one solution",
        de="sieht leer aus, geändert, damit es genau eine Lösung gibt",
    ),
    "cell_by_hand": Text(en="by hand", de="von Hand"),
    "unsure_left": Text(en="Uncertain: {count}", de="Unsicher: {count}"),
    "unsure_none": Text(en="Nothing is uncertain any more.", de="Nichts ist mehr unsicher."),
    "next_unsure": Text(en="Next uncertain cell", de="Nächste unsichere Zelle"),
    "unsure_here": Text(en="{cell}: is this a {digit}?", de="{cell}: Ist das eine {digit}?"),
    "unsure_here_empty": Text(en="{cell}: is this empty?", de="{cell}: Ist das leer?"),
    "unsure_here_changed": Text(
        en="{cell}: looks like {direct}; {digit} makes the solution unique.",
        de="{cell}: Sieht aus wie {direct}; mit {digit} ist die Lösung eindeutig.",
    ),
    "by_hand_here": Text(
        en="{cell}: handwritten? Then it is your digit.",
        de="{cell}: Handgeschrieben? Dann ist es deine Ziffer.",
    ),
    "by_hand_left": Text(en="By hand: {count}", de="Von Hand: {count}"),
    "read_empty": Text(en="empty", de="leer"),
    "read_right": Text(en="Yes, {what}", de="Ja, {what}"),
    "read_second": Text(en="No, {what}", de="Nein, {what}"),
    "read_given": Text(en="Given", de="Vorgabe"),
    "read_remove": Text(en="Remove", de="Entfernen"),
    "keys_photo": Text(
        en="photo or clean board, if it was read from one",
        de="Foto oder sauberes Brett, wenn es von einem gelesen wurde",
    ),
    "keys_unsure": Text(
        en="next uncertain cell of a photo", de="nächste unsichere Zelle eines Fotos"
    ),
    "keys_right": Text(en="it was read right", de="es wurde richtig gelesen"),
    "keys_second": Text(en="take the second guess", de="die zweite Vermutung nehmen"),
    "keys_given": Text(
        en="make a handwritten digit a given", de="handgeschriebene Ziffer zur Vorgabe machen"
    ),
}

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
        en="? means: hard to read; ≠: changed so that there is one solution. One key says what the "
        "cell holds.",
        de="? heißt: schlecht zu lesen; ≠: geändert, damit es genau eine Lösung gibt. Eine "
        "Taste sagt, was in der Zelle steht.",
    ),
    "tip_by_hand": Text(
        en="Digits with a pencil look handwritten. They become your digits, not givens; small ones "
        "become your notes.",
        de="Ziffern mit Stift sehen handgeschrieben aus. Sie werden deine Ziffern, keine Vorgaben; "
        "kleine werden deine Notizen.",
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
    "cell_illegible": Text(en="notes that cannot be read", de="unleserliche Notizen"),
    "photo_cell": Text(en="{cell} on your photo", de="{cell} auf deinem Foto"),
    "unsure_left": Text(en="{count} cells to look at.", de="Noch {count} Zellen anschauen."),
    "unsure_left_one": Text(en="One cell to look at.", de="Noch eine Zelle anschauen."),
    "unsure_none": Text(en="No cell is in doubt.", de="Keine Zelle ist mehr fraglich."),
    "next_unsure": Text(en="Next uncertain cell", de="Nächste unsichere Zelle"),
    "unsure_here_printed": Text(
        en="{cell}: is the digit {digit}?", de="{cell}: Ist das eine {digit}?"
    ),
    "unsure_here_written": Text(
        en="{cell}: did you write {digit}?", de="{cell}: Hast du eine {digit} geschrieben?"
    ),
    "unsure_here_notes": Text(
        en="{cell}: are these notes {digits}?", de="{cell}: Sind das die Notizen {digits}?"
    ),
    "unsure_here_empty": Text(en="{cell}: is this empty?", de="{cell}: Ist das leer?"),
    "unsure_here_changed": Text(
        en="{cell}: looks like {direct}; {digit} makes the solution unique.",
        de="{cell}: Sieht aus wie {direct}; mit {digit} ist die Lösung eindeutig.",
    ),
    "read_here_printed": Text(en="{cell}: {digit}, printed.", de="{cell}: {digit}, gedruckt."),
    "read_here_written": Text(en="{cell}: {digit}, yours.", de="{cell}: {digit}, von dir."),
    "read_here_notes": Text(
        en="{cell}: your notes {digits}.", de="{cell}: deine Notizen {digits}."
    ),
    "read_here_empty": Text(en="{cell}: empty.", de="{cell}: leer."),
    "illegible_here": Text(
        en="{cell}: notes that cannot be read.", de="{cell}: unleserliche Notizen."
    ),
    "by_hand_left": Text(en="By hand: {count}.", de="Von Hand: {count}."),
    "notes_left_out": Text(
        en="Notes in {count} cells could not be read and are left out.",
        de="Notizen in {count} Zellen waren nicht zu lesen und fehlen hier.",
    ),
    "notes_left_out_one": Text(
        en="The notes in one cell could not be read and are left out.",
        de="Die Notizen in einer Zelle waren nicht zu lesen und fehlen hier.",
    ),
    "read_empty": Text(en="empty", de="leer"),
    "kind_printed": Text(en="printed", de="gedruckt"),
    "kind_written": Text(en="mine", de="von mir"),
    "kind_notes": Text(en="notes", de="Notizen"),
    "kind_notes_one": Text(en="note", de="Notiz"),
    "kind_empty": Text(en="empty", de="leer"),
    "wrong_written": Text(
        en="The {digit} in {cell} that you wrote cannot be right.",
        de="Deine {digit} in {cell} kann nicht stimmen.",
    ),
    "wrong_read": Text(
        en="The {digit} that was read in {cell} cannot be right.",
        de="Die in {cell} gelesene {digit} kann nicht stimmen.",
    ),
    "wrong_more": Text(
        en="{count} more of your digits are wrong.",
        de="Noch {count} deiner Ziffern sind falsch.",
    ),
    "wrong_more_one": Text(
        en="One more of your digits is wrong.",
        de="Noch eine deiner Ziffern ist falsch.",
    ),
    "wrong_misread": Text(
        en="Misread?",
        de="Falsch gelesen?",
    ),
    "look_why_asked": Text(en="Shall we look why?", de="Wollen wir schauen, warum?"),
    "look_why": Text(en="Look why", de="Warum?"),
    "keys_photo": Text(
        en="photo or clean board, if it was read from one",
        de="Foto oder sauberes Brett, wenn es von einem gelesen wurde",
    ),
    "keys_unsure": Text(
        en="next uncertain cell of a photo", de="nächste unsichere Zelle eines Fotos"
    ),
    "keys_right": Text(en="it was read right", de="es wurde richtig gelesen"),
    "keys_second": Text(en="take the second guess", de="die zweite Vermutung nehmen"),
    "keys_kind": Text(
        en="on a photo: it is printed, by hand, a note",
        de="auf einem Foto: es ist gedruckt, von Hand, eine Notiz",
    ),
}

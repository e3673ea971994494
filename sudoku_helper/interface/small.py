"""The words of the page with small boards."""

from collections.abc import Mapping

from sudoku_helper.text import Text

SMALL: Mapping[str, Text] = {
    "small_title": Text(en="Small Sudokus", de="Kleine Sudokus"),
    "small_lead": Text(
        en="Every row, every column and every block of four cells holds each of the digits 1 to 4 once.",
        de="In jeder Zeile, jeder Spalte und jedem Block aus vier Zellen steht jede Ziffer von 1 bis 4 "
        "genau einmal.",
    ),
    "small_board": Text(en="Board of 4 × 4 cells", de="Brett mit 4 × 4 Zellen"),
    "small_modes": Text(en="What you want to do", de="Was du tun möchtest"),
    "small_enter": Text(en="Enter", de="Eingeben"),
    "small_play": Text(en="Play", de="Spielen"),
    "small_watch": Text(en="Watch", de="Zuschauen"),
    "small_playing": Text(
        en="Choose a cell and press a digit. Check tells whether everything is right so far; a hint "
        "shows where to look.",
        de="Wähl eine Zelle und drück eine Ziffer. Prüfen sagt dir, ob bis hierher alles stimmt; ein "
        "Hinweis zeigt, wo du schauen kannst.",
    ),
    "small_entering": Text(
        en="Type in the givens. Check tells how many solutions they allow.",
        de="Tippe die Vorgaben ein. Prüfen sagt dir, wie viele Lösungen sie zulassen.",
    ),
    "small_fixed": Text(
        en="This digit is a given; it stays.", de="Diese Ziffer ist vorgegeben; sie bleibt stehen."
    ),
    "small_ready": Text(en="A puzzle is on the board.", de="Ein Rätsel steht auf dem Brett."),
    "small_hint": Text(en="Hint", de="Hinweis"),
    "small_why": Text(en="Why?", de="Warum?"),
    "small_check": Text(en="Check", de="Prüfen"),
    "small_clear_all": Text(en="Empty the board", de="Brett leeren"),
    "small_new": Text(en="New puzzle", de="Neues Rätsel"),
    "small_givens": Text(en="Givens", de="Vorgaben"),
    "small_givens_8": Text(en="8 (easy)", de="8 (leicht)"),
    "small_givens_6": Text(en="6 (medium)", de="6 (mittel)"),
    "small_givens_4": Text(en="as few as possible", de="möglichst wenige"),
    "small_print": Text(en="Print", de="Drucken"),
    "small_name": Text(en="Name:", de="Name:"),
    "small_notes": Text(en="This is how I did it:", de="So bin ich vorgegangen:"),
    "small_needs_script": Text(
        en="The board needs JavaScript. On paper you can do without it: print this page.",
        de="Das Brett braucht JavaScript. Auf Papier geht es ohne: Druck diese Seite aus.",
    ),
}

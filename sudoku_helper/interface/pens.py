"""The words of colours and of notes in corners and middle."""

from collections.abc import Mapping

from sudoku_helper.text import Text

PENS: Mapping[str, Text] = {
    "colour_key": Text(en="Colour", de="Farbe"),
    "colours_on": Text(
        en="First choose cells, then the colour. Tapped twice, a candidate is chosen.",
        de="Erst Zellen wählen, dann die Farbe. Zweimal tippen wählt einen Kandidaten.",
    ),
    "colour_1": Text(en="yellow", de="gelb"),
    "colour_2": Text(en="orange", de="orange"),
    "colour_3": Text(en="pink", de="rosa"),
    "colour_4": Text(en="violet", de="lila"),
    "colour_5": Text(en="blue", de="blau"),
    "colour_6": Text(en="turquoise", de="türkis"),
    "colour_7": Text(en="green", de="grün"),
    "colour_8": Text(en="grey", de="grau"),
    "colour_given": Text(en="{colour}: on", de="{colour}: an"),
    "colour_gone": Text(en="{colour}: off", de="{colour}: aus"),
    "colours_none": Text(en="None", de="Keine"),
    "clear_colours": Text(en="None: clear all colours", de="Keine: alle Farben löschen"),
    "colours_cleared": Text(en="All colours are gone.", de="Alle Farben sind gelöscht."),
    "cell_corners": Text(en="in the corners", de="in den Ecken"),
    "note_corner": Text(en="Corner", de="Ecke"),
    "note_centre": Text(en="Middle", de="Mitte"),
    "pencil_corner": Text(
        en="Digits become notes in the corners.", de="Ziffern werden Notizen in den Ecken."
    ),
    "pencil_centre": Text(
        en="Digits become notes in the middle.", de="Ziffern werden Notizen in der Mitte."
    ),
    "keys_colours": Text(
        en="colours: 1–8 colour the chosen cells, with Shift first a candidate; 9 clears all",
        de="Farben: 1–8 färben die gewählten Zellen, mit Umschalt erst einen Kandidaten; 9 löscht alle",
    ),
    "keys_pens": Text(
        en="with several pens: digits, corners (also Shift+1–9), middle (also Ctrl+1–9)",
        de="mit mehreren Stiften: Ziffern, Ecken (auch Umschalt+1–9), Mitte (auch Strg+1–9)",
    ),
}

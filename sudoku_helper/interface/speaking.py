"""The words of explanations that are read aloud."""

from collections.abc import Mapping

from sudoku_helper.text import Text

SPEAKING: Mapping[str, Text] = {
    "speech": Text(en="Read explanations aloud", de="Erklärungen vorlesen"),
    "speech_told": Text(
        en="Sentence by sentence, with a voice of this browser.",
        de="Satz für Satz, mit einer Stimme dieses Browsers.",
    ),
    "speech_none": Text(
        en="This browser has no English voice.", de="Dieser Browser hat keine deutsche Stimme."
    ),
    "speak": Text(en="Read aloud", de="Vorlesen"),
    "spoken_digits": Text(
        en="one two three four five six seven eight nine",
        de="eins zwei drei vier fünf sechs sieben acht neun",
    ),
    "spoken_cell": Text(en="row {row} column {column}", de="Zeile {row} Spalte {column}"),
}

"""What the library expected and did not get, in the reader's language.

Its errors are written for programs, in English. Those that somebody at the keyboard can cause are known
here by their words; what is in their places stays as it is.
"""

import re

from sudoku_helper.text import LANGUAGES, Text, same

_KNOWN = (
    Text(en="expected 81 cells, got {0}", de="81 Zellen erwartet, nicht {0}"),
    Text(
        en="expected 81 cells ('.', '5' or '+5'), got {0}",
        de="81 Zellen ('.', '5' oder '+5') erwartet, nicht {0}",
    ),
    Text(
        en="expected a note such as 'r3c5<>24', got {0}",
        de="eine Notiz wie 'r3c5<>24' erwartet, nicht {0}",
    ),
    Text(
        en="expected a note for an empty cell, got {0}",
        de="eine Notiz für eine leere Zelle erwartet, nicht {0}",
    ),
    Text(
        en="expected 1, 2 and 3 in some order, got {0}",
        de="1, 2 und 3 in irgendeiner Reihenfolge erwartet, nicht {0}",
    ),
    Text(
        en="expected nine different digits, or -1 for unused ones, got {0}",
        de="neun verschiedene Ziffern erwartet oder -1 für unbenutzte, nicht {0}",
    ),
    Text(
        en="expected 'rows 123456789 columns 123456789 digits 123456789', got {0}",
        de="'rows 123456789 columns 123456789 digits 123456789' erwartet, nicht {0}",
    ),
    Text(
        en="expected 17 to 80 givens, got {0} to {1}",
        de="17 bis 80 Vorgaben erwartet, nicht {0} bis {1}",
    ),
    Text(en="expected {0} to {1} pixels, got {2}", de="{0} bis {1} Pixel erwartet, nicht {2}"),
    Text(
        en="expected {0} to {1} millimetres, got {2}",
        de="{0} bis {1} Millimeter erwartet, nicht {2}",
    ),
    Text(
        en="expected levels such as easy:8,hard:4, got {0}",
        de="Stufen wie easy:8,hard:4 erwartet, nicht {0}",
    ),
    Text(
        en="expected levels for {0} puzzles, got {1}",
        de="Stufen für {0} Sudokus erwartet, nicht für {1}",
    ),
    Text(
        en="expected a level ({0}, or 1 to {1}), got {2}",
        de="eine Stufe ({0} oder 1 bis {1}) erwartet, nicht {2}",
    ),
)


def in_words(error: ValueError) -> Text:
    """An error of the library as a sentence of every language; an unknown one as it is."""
    for text in _KNOWN:
        places = _places(text("en"), str(error))
        if places is not None:
            return Text(**{lang: text(lang).format(*places) for lang in LANGUAGES})
    return same(str(error))


def _places(sentence: str, told: str) -> list[str] | None:
    """What stands in the places of a sentence, if it is this one that was told."""
    first, *others = re.split(r"{\d}", sentence)
    if not told.startswith(first):
        return None
    places = []
    rest = told.removeprefix(first)
    for words in others:
        # The last place goes to the end.
        place, found, rest = rest.partition(words) if words else (rest, "end", "")
        if not found:
            return None
        places.append(place)
    return places if not rest else None

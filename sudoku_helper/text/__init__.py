"""Words in every language of the product, and sentences made of them for one position."""

from sudoku_helper.text.errors import TextError
from sudoku_helper.text.languages import DEFAULT_LANGUAGE, LANGUAGES, Language
from sudoku_helper.text.speech import (
    BLOCK_NAMES,
    COORDINATES,
    Part,
    Sentence,
    Speech,
    Told,
    Words,
    tell,
)
from sudoku_helper.text.texts import Text, paragraph, same

__all__ = [
    "BLOCK_NAMES",
    "COORDINATES",
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Language",
    "Part",
    "Sentence",
    "Speech",
    "Text",
    "TextError",
    "Told",
    "Words",
    "paragraph",
    "same",
    "tell",
]

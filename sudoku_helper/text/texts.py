"""The same words in every language, and what can be made of them without leaving one out."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudoku_helper.text.languages import LANGUAGES

if TYPE_CHECKING:
    from sudoku_helper.text.speech import Speech


@dataclass(frozen=True, init=False)
class Text:
    """The same words in every language; leaving one out is an error at import.

    Whatever is made of texts is a text again, in every language at once. The places of a template
    stay as they are, unless ``format`` fills them.
    """

    _words: dict[str, str]

    def __init__(self, **words: str) -> None:
        """Take the words by the code of their language: ``Text(en="cell", de="Zelle")``."""
        needed = {lang for lang, language in LANGUAGES.items() if not language.derived}
        if not needed <= words.keys() <= LANGUAGES.keys():
            raise TypeError(f"expected words in {sorted(needed)}, got {words}")
        object.__setattr__(self, "_words", words)

    def __call__(self, how: "Speech | str") -> str:
        """The words as they are spoken to a player, or in a language."""
        lang = how if isinstance(how, str) else how.lang
        if lang in self._words:
            return self._words[lang]
        language = LANGUAGES.get(lang)
        if language is None or language.derived is None:
            raise ValueError(f"expected a language ({', '.join(LANGUAGES)}), got {lang!r}")
        return language.derived(self._words)

    def map(self, change: Callable[[str], str]) -> "Text":
        """The text with its words changed alike in every language."""
        return Text(**{lang: change(words) for lang, words in self._words.items()})

    def __add__(self, other: "Text | str") -> "Text":
        """Both texts, one after the other; a plain string is the same in every language."""
        return same("").join((self, same(other) if isinstance(other, str) else other))

    def join(self, texts: Iterable["Text"]) -> "Text":
        """The texts one after the other with this one between them, as ``str.join`` does it."""
        texts = list(texts)
        return Text(
            **{
                lang: words.join(each(lang) for each in texts)
                for lang, words in self._words.items()
            }
        )

    def format(self, **words: object) -> "Text":
        """The text with its places filled; those filled by a text get its words in each language."""
        return Text(
            **{
                lang: own.format(
                    **{
                        name: each(lang) if isinstance(each, Text) else each
                        for name, each in words.items()
                    }
                )
                for lang, own in self._words.items()
            }
        )

    @property
    def capitalized(self) -> "Text":
        """The text with a capital letter in front, as at the beginning of a sentence."""
        return self.map(lambda words: words[:1].upper() + words[1:])

    @property
    def lines(self) -> tuple["Text", ...]:
        """The sentences of a paragraph, which has as many of them in every language."""
        split = [words.split("\n") for words in self._words.values()]
        return tuple(
            Text(**dict(zip(self._words, line, strict=True))) for line in zip(*split, strict=True)
        )


def same(words: str) -> Text:
    """Words that are the same in every language: a sign, or a name."""
    return Text(**dict.fromkeys(LANGUAGES, words))


def paragraph(*sentences: Text) -> Text:
    """Several sentences as one text, each on its own line."""
    return same("\n").join(sentences)

"""The languages of the product: the one list that everything else follows.

A further language is an entry here and its words: no ``Text`` can be made without them, and each
article of ``templates/learn`` is a file that ends in the language's code.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Language:
    """What a language is called by those who speak it, how it writes numbers, and its articles.

    *article* stands before a name that needs one ("the top left block"), *articles* has its form
    after certain words, and *contractions* those words that melt into one with it.

    A language that is *derived* makes the words which a text does not have in it out of those in the
    other languages, as Swiss German could do with German.
    """

    name: str
    decimal_point: str
    article: str
    articles: Mapping[str, str] = field(default_factory=dict)
    contractions: Mapping[str, str] = field(default_factory=dict)
    derived: Callable[[Mapping[str, str]], str] | None = None


LANGUAGES: dict[str, Language] = {
    "en": Language("English", decimal_point=".", article="the"),
    "de": Language(
        "Deutsch",
        decimal_point=",",
        article="der",
        articles={
            **dict.fromkeys(("in", "von", "außer"), "dem"),
            **dict.fromkeys(("auf", "auch", "dir", "sperren", "sperrt", "über"), "den"),
        },
        contractions={"in dem": "im", "von dem": "vom"},
    ),
}
"""Every language by its code, as it stands in addresses and messages."""

DEFAULT_LANGUAGE = "en"
"""For those who ask for no language, or for one that we do not speak."""

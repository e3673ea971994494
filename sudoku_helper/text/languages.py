"""The languages of the product: the one list that everything else follows.

A further language is an entry here and its words: no ``Text`` can be made without them, and each
article of ``templates/learn`` is a file that ends in the language's code.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Language:
    """What a language is called by those who speak it, and how it writes numbers.

    A language that is *derived* makes the words which a text does not have in it out of those in the
    other languages, as Swiss German could do with German.
    """

    name: str
    decimal_point: str
    derived: Callable[[Mapping[str, str]], str] | None = None


LANGUAGES: dict[str, Language] = {
    "en": Language("English", decimal_point="."),
    "de": Language("Deutsch", decimal_point=","),
}
"""Every language by its code, as it stands in addresses and messages."""

DEFAULT_LANGUAGE = "en"
"""For those who ask for no language, or for one that we do not speak."""

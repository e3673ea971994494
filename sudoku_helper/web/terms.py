"""Links the words of the trade in a text to the glossary."""

import re

from markupsafe import Markup, escape

from sudoku_helper.lessons.glossary import pattern, term_key
from sudoku_helper.text import Speech

_TAG = re.compile(r"(<[^<>]*>)")
_NAME = re.compile(r"</?([a-z0-9]+)")
UNTOUCHED = {"a", "b", "code", "h1", "h2", "h3", "kbd", "pre", "svg", "th", "title"}
"""Elements in which nothing is linked."""


def link_terms(text: str, speech: Speech, glossary: str, seen: set[str] | None = None) -> Markup:
    """Text or markup with each term linked where it stands first.

    *glossary* is the address of the glossary; terms in *seen* were linked before and are added to.
    """
    seen = set() if seen is None else seen
    pieces = []
    depth = 0
    for piece in _TAG.split(str(escape(text))):
        if piece.startswith("<"):
            depth += _change(piece)
            pieces.append(piece)
        else:
            pieces.append(piece if depth else _link(piece, speech, glossary, seen))
    # Everything in it was escaped above.
    return Markup("".join(pieces))  # noqa: S704


def _change(tag: str) -> int:
    """How a tag changes the depth inside untouched elements."""
    name = _NAME.match(tag)
    if not name or name[1] not in UNTOUCHED or tag.endswith("/>"):
        return 0
    return -1 if tag.startswith("</") else 1


def _link(text: str, speech: Speech, glossary: str, seen: set[str]) -> str:
    def replace(match: re.Match[str]) -> str:
        key = term_key(match[0], speech)
        if key in seen:
            return match[0]
        seen.add(key)
        return f'<a class="term" href="{glossary}#{key}">{match[0]}</a>'

    return pattern(speech).sub(replace, text)

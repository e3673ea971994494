"""Which language a page speaks: the one in its address, or else the browser's."""

from flask import Flask, request
from werkzeug.routing import BaseConverter, ValidationError

from sudoku_helper.text import DEFAULT_LANGUAGE, LANGUAGES


class LanguageConverter(BaseConverter):
    """The part of an address that names one of our languages: ``<language:lang>``."""

    def to_python(self, value: str) -> str:
        """The language; an address with any other word is none of ours."""
        if value not in LANGUAGES:
            raise ValidationError
        return value


def register(app: Flask) -> None:
    """Let addresses name a language."""
    app.url_map.converters["language"] = LanguageConverter


def chosen_language() -> str:
    """The language asked for in the address, otherwise the browser's."""
    asked = request.args.get("lang")
    if asked in LANGUAGES:
        return asked
    # Austrian or Swiss German is German, wherever it stands in the browser's list.
    spoken = (tag.split("-")[0].casefold() for tag in request.accept_languages.values())
    return next((lang for lang in spoken if lang in LANGUAGES), DEFAULT_LANGUAGE)

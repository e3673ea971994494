"""What the start page is made of: what its template is filled with, and what it fetches besides."""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from sudoku_helper import SudokuBoard, __version__
from sudoku_helper.course import CHAPTERS
from sudoku_helper.drawing.shapes import mark
from sudoku_helper.events.protocol import Json, write_technique
from sudoku_helper.extensions import guarded_techniques, with_techniques
from sudoku_helper.formats.share import write_code
from sudoku_helper.generator import WEEK
from sudoku_helper.interface import KEYBOARD, START_PAGE
from sudoku_helper.starters import EXAMPLES, SEARCH_LESSONS, STARTERS
from sudoku_helper.step import ROLES
from sudoku_helper.text import LANGUAGES, Speech

STYLESHEETS = ("base", "home")
"""What the first paint waits for."""
PLAY_STYLESHEETS = ("roles", "board", "play", "dialogs")
_IMPORT = re.compile(r'\bfrom "(\.[^"]+)"')


@cache
def start_page(static_folder: str) -> dict[str, Any]:
    """Texts in every language, examples, and the files the page loads."""
    first_modules, further_modules = list_modules(Path(static_folder))
    return {
        "language_choices": _language_choices(),
        "texts": {lang: Speech(lang).all(START_PAGE) for lang in LANGUAGES},
        "roles": {lang: Speech(lang).all(ROLES) for lang in LANGUAGES},
        "chapters": [chapter.key for chapter in CHAPTERS],
        "examples": EXAMPLES,
        "week": [level.key for level in WEEK],
        "starters": [starter._asdict() for starter in STARTERS],
        "lessons": search_lessons(),
        "keyboard": KEYBOARD,
        "stylesheets": STYLESHEETS,
        "play_stylesheets": PLAY_STYLESHEETS,
        "mark": mark,
        "first_modules": first_modules,
        "further_modules": further_modules,
    }


def search_lessons() -> list[Json]:
    """The searches that come to an end, each with the code of its link."""
    return [
        {"steps": steps, "code": write_code(SudokuBoard.parse(board))}
        for steps, board in SEARCH_LESSONS
    ]


def _language_choices() -> list[tuple[str, str]]:
    """The choices of a language, each with its text: the browser's, then ours by their names."""
    ours = sorted(LANGUAGES, key=lambda lang: LANGUAGES[lang].name)
    return [("", "language_browser"), *((lang, f"language_{lang}") for lang in ours)]


def list_modules(static_folder: Path) -> tuple[list[str], list[str]]:
    """The scripts that the page imports, to be fetched without waiting for each other: the start page's, and the rest."""
    entry, rest = (static_folder / "js" / name for name in ("start.js", "main.js"))
    first = _reached(entry)
    first_modules, further_modules = (
        [script.relative_to(static_folder).as_posix() for script in sorted(scripts)]
        for scripts in (first - {entry}, _reached(rest) - first)
    )
    return first_modules, further_modules


def _reached(script: Path) -> set[Path]:
    """A script and all that it imports when it starts."""
    found: set[Path] = set()
    waiting = [script]
    while waiting:
        script = waiting.pop()
        if script in found:
            continue
        found.add(script)
        names = _IMPORT.findall(script.read_text(encoding="utf-8"))
        waiting.extend(Path(os.path.normpath(script.parent / name)) for name in names)
    return found


def write_words(speech: Speech) -> Json:
    """The version, and the words of the page."""
    return {
        "version": __version__,
        "texts": speech.all(START_PAGE),
        "roles": speech.all(ROLES),
    }


def write_techniques(speech: Speech) -> Json:
    """The techniques with their names, which few need on the start page."""
    techniques = with_techniques(guarded_techniques().techniques)
    return {"techniques": [write_technique(technique, speech) for technique in techniques]}


def page_data() -> Iterator[tuple[str, Json]]:
    """Everything that the page fetches in some language, with its address."""
    for lang in LANGUAGES:
        yield f"data/{lang}.json", write_words(Speech(lang))
        yield f"data/{lang}/techniques.json", write_techniques(Speech(lang))

"""What the template of the start page is filled with."""

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from sudoku_helper.drawing.shapes import mark
from sudoku_helper.interface import KEYBOARD, TEXTS
from sudoku_helper.step import ROLES
from sudoku_helper.text import LANGUAGES, Speech
from sudoku_helper.trainer.starters import EXAMPLES, STARTERS

STYLESHEETS = (
    "base",
    "roles",
    "board",
    "play",
    "home",
    "dialogs",
    "share",
    "trainer",
    "watch",
)
_LATER_STYLESHEETS = ("collection", "making")
"""Each is fetched by the room of its name."""
# What reads photos is kept when it is first used: most visitors never need it.
_KEPT_WHEN_USED = "js/photo/"
_IMPORT = re.compile(r'\bfrom "(\.[^"]+)"')
_LATER = re.compile(r'\bimport\("(\.[^"]+)"\)')


@cache
def start_page(static_folder: str) -> dict[str, Any]:
    """Texts in every language, examples, and the files the page loads."""
    modules, later_modules = list_modules(Path(static_folder))
    later_sheets = [f"css/{name}.css" for name in _LATER_STYLESHEETS]
    return {
        "language_choices": _language_choices(),
        "texts": {lang: Speech(lang).all(TEXTS) for lang in LANGUAGES},
        "roles": {lang: Speech(lang).all(ROLES) for lang in LANGUAGES},
        "examples": EXAMPLES,
        "starters": [starter._asdict() for starter in STARTERS],
        "keyboard": KEYBOARD,
        "stylesheets": STYLESHEETS,
        "mark": mark,
        "modules": modules,
        "later_files": [*later_modules, *later_sheets],
    }


def _language_choices() -> list[tuple[str, str]]:
    """The choices of a language, each with its text: the browser's, then ours by their names."""
    ours = sorted(LANGUAGES, key=lambda lang: LANGUAGES[lang].name)
    return [("", "language_browser"), *((lang, f"language_{lang}") for lang in ours)]


def list_modules(static_folder: Path) -> tuple[list[str], list[str]]:
    """The scripts of the page to fetch at once, and those to keep for the time when they are wanted."""
    entry = static_folder / "js" / "main.js"
    early = _reached(entry, _IMPORT)
    later = _reached(entry, _IMPORT, _LATER) - early

    def addresses(scripts: set[Path]) -> list[str]:
        return sorted(script.relative_to(static_folder).as_posix() for script in scripts)

    kept = [name for name in addresses(later) if not name.startswith(_KEPT_WHEN_USED)]
    return addresses(early - {entry}), kept


def _reached(script: Path, *patterns: re.Pattern[str]) -> set[Path]:
    """A script and all that it imports, as far as the patterns find it."""
    found: set[Path] = set()
    waiting = [script]
    while waiting:
        script = waiting.pop()
        if script in found:
            continue
        found.add(script)
        text = script.read_text(encoding="utf-8")
        names = (name for pattern in patterns for name in pattern.findall(text))
        waiting.extend(Path(os.path.normpath(script.parent / name)) for name in names)
    return found

"""What the template of the start page is filled with."""

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
    "collection",
    "making",
    "share",
    "trainer",
    "watch",
)
# Read on their own: before the first paint, by the worker, and as the entry itself.
SEPARATE_SCRIPTS = {"boot.js", "service-worker.js", "main.js"}
OTHER_PAGES = "learn"
"""The folder of scripts that belong to other pages."""


@cache
def start_page(static_folder: str) -> dict[str, Any]:
    """Texts in every language, examples, and the files the page loads."""
    return {
        "language_choices": _language_choices(),
        "texts": {lang: Speech(lang).all(TEXTS) for lang in LANGUAGES},
        "roles": {lang: Speech(lang).all(ROLES) for lang in LANGUAGES},
        "examples": EXAMPLES,
        "starters": [starter._asdict() for starter in STARTERS],
        "keyboard": KEYBOARD,
        "stylesheets": STYLESHEETS,
        "mark": mark,
        "modules": list_modules(Path(static_folder)),
    }


def _language_choices() -> list[tuple[str, str]]:
    """The choices of a language, each with its text: the browser's, then ours by their names."""
    ours = sorted(LANGUAGES, key=lambda lang: LANGUAGES[lang].name)
    return [("", "language_browser"), *((lang, f"language_{lang}") for lang in ours)]


def list_modules(static_folder: Path) -> list[str]:
    """The scripts that main.js imports, so that the browser fetches them all at once."""
    scripts = (static_folder / "js").rglob("*.js")
    return sorted(
        script.relative_to(static_folder).as_posix()
        for script in scripts
        if script.name not in SEPARATE_SCRIPTS and script.parent.name != OTHER_PAGES
    )

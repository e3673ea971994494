"""One thing has one name: what a German player reads never calls it otherwise."""

import re
from collections.abc import Iterator

import pytest

from sudoku_helper import TECHNIQUES
from sudoku_helper.interface import KEYBOARD, TEXTS
from sudoku_helper.interface.classroom import CLASSROOM
from sudoku_helper.interface.learn import ABOUT, ARTICLES, WORDS
from sudoku_helper.lessons import LESSONS
from sudoku_helper.lessons.glossary import GLOSSARY
from sudoku_helper.step import ROLES, plain
from sudoku_helper.web.learn_views import by_level

OTHERWISE = {
    "the help has hints, a difficulty has a level": r"[Nn]ächste Stufe|vier Stufen|Stufe \{stage\}|Stufen? der Hilfe",
    "a hint of a drill is a hint": r"\bTipp\b",
    "Block-Reihe-Check": r"\bZeiger|[Ee]ingeschlossenen? Kandidaten|Erweiterter (Block|Reihe)",
    "Versteckter Single, Nackter Single": r"[Vv]erstecktes Single|[Nn]acktes Single",
    "Zwangskette": r"Forcing Chain",
    "BUG+1": r"Drittes Auge",
    "rows and columns have names": r"Querreihe",
    "keys as they are printed": r"\b(Ctrl|Shift|Del|Space|Leerzeichen|Umschalttaste)\b",
    "the legend shows a pattern": r"^Grund$",
}
"""What a thing must not be called, by what it is called."""


def german_texts() -> Iterator[str]:
    """Everything that is shown to a player in German: pages, lessons, techniques at their examples."""
    for texts in (TEXTS, CLASSROOM, ARTICLES, ABOUT, WORDS, ROLES):
        yield from (text("de") for text in texts.values())
    for lesson in LESSONS.values():
        yield from (lesson.when("de"), lesson.spot("de"))
    for term in GLOSSARY:
        yield from (term.name("de"), term.meaning("de"))
    for technique in TECHNIQUES:
        yield from (technique.name("de"), technique.definition("de"))
        yield from plain(technique.example_step().explanation("de"))


GERMAN = tuple(german_texts())


@pytest.mark.parametrize("name", OTHERWISE)
def test_nothing_goes_by_another_name(name):
    assert [text for text in GERMAN if re.search(OTHERWISE[name], text)] == []


def test_the_keys_of_the_keyboard_are_named_in_german():
    shown = {name for keys, _ in KEYBOARD for name in keys}
    german = [TEXTS[name]("de") if name in TEXTS else name for name in shown]
    assert {"Entf", "Leertaste", "Strg+Z", "Strg+V", "Umschalt+1–9"} <= set(german)


@pytest.mark.parametrize(
    ("alias", "key"),
    [
        ("Drittes Auge", "bug-plus-1"),
        ("Erweiterter Block-Reihe-Check", "direct-pointing"),
        ("Eingeschlossene Kandidaten", "pointing"),
        ("Forcing Chain", "forcing-chain"),
    ],
)
def test_the_other_names_are_still_found(alias, key):
    assert key in {technique.key for _, found in by_level(alias) for technique in found}


def test_no_article_is_said_twice():
    texts = [
        sentence
        for technique in TECHNIQUES
        for lang in ("de", "en")
        for sentence in plain(technique.example_step().explanation(lang))
    ]
    assert [
        text for text in texts if re.search(r"\b([Dd]ie|[Dd]er|[Tt]he|[Ii]n|den) \1\b", text)
    ] == []

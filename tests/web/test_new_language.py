"""A further language is its words and nothing else: one that shouts English is heard everywhere."""

import re
from collections.abc import Mapping
from functools import cache
from random import Random

import html5lib
import pytest

from sudoku_helper import TECHNIQUES, events
from sudoku_helper.board import SudokuBoard
from sudoku_helper.cli import main
from sudoku_helper.interface import TEXTS
from sudoku_helper.symmetry import random_transformation
from sudoku_helper.symmetry.words import chain
from sudoku_helper.techniques import technique_of
from sudoku_helper.text import LANGUAGES, Language, Speech
from sudoku_helper.web import create_app
from tests.positions import PUZZLE
from tests.tools.share import one_in

KEYS = [technique.key for technique in TECHNIQUES]
every_technique = pytest.mark.parametrize(
    "technique", one_in(4, TECHNIQUES), ids=lambda each: each.key
)
DRAWING = re.compile(r"(<svg\b[^>]*>)(.*?)</svg>", re.DOTALL)
LABELS = ("aria-label", "alt", "title", "placeholder")
DRILLED = ("hidden-single-block", "naked-pair", "x-wing", "als-xz")


def shouted(words: Mapping[str, str]) -> str:
    """The English words in capitals; the places of a template keep their names."""
    return re.sub(r"({[^}]*})|([^{]+)", lambda piece: piece[1] or piece[2].upper(), words["en"])


@pytest.fixture(autouse=True)
def _a_language_that_shouts(monkeypatch):
    monkeypatch.setitem(LANGUAGES, "xx", Language("Shouting", "·", article="the", derived=shouted))


@cache
def client():
    """A browser of an app that knew nothing of the language when it was made."""
    app, _ = create_app("threading")
    return app.test_client()


def ask(event, lang="xx", **message):
    """The answer to a message, without the processes of the server."""
    return events.ask(event, {**message, "lang": lang})


def texts_in(answer, key="text"):
    """Every text of the sentences in an answer."""
    if isinstance(answer, dict):
        own = [answer[key]] if isinstance(answer.get(key), str) else []
        return own + [text for each in answer.values() for text in texts_in(each, key)]
    if isinstance(answer, list):
        return [text for each in answer for text in texts_in(each, key)]
    return []


def assert_shouts_what_english_says(event, **message):
    """Every word of the answer is that of the new language, and says what English says."""
    answers = [ask(event, lang, **message) for lang in ("en", "xx")]
    for key in ("text", "name", "level_name"):
        english, new = (texts_in(answer, key) for answer in answers)
        assert new == [text.upper() for text in english]
    assert texts_in(answers[1])
    return answers[1]


@every_technique
def test_help_speaks_it_in_all_four_stages(technique):
    others = [key for key in KEYS if key != technique.key]
    help_ = assert_shouts_what_english_says("help", board=technique.example.board, off=others)
    step = help_["step"]
    assert step["technique"]["key"] == technique.key
    assert step["where"]
    assert step["sentences"]
    assert Speech("xx").all(TEXTS)["stage_name_4"] == TEXTS["stage_name_4"]("en").upper()


def test_the_doctor_and_mistakes_speak_it():
    assert_shouts_what_english_says("check", board=f"+1{PUZZLE[1:]} r2c2<>3")
    assert_shouts_what_english_says("start", board=f"77{PUZZLE[2:]}")
    assert_shouts_what_english_says("start", board="1" + "." * 80)
    assert ask("read", text="hello")["error"].isupper()


def test_a_command_and_a_chain_of_symmetries_speak_it(capsys):
    assert main(["hint", PUZZLE, "--stage", "3", "--lang", "xx"]) == 0
    assert capsys.readouterr().out.isupper()
    a_way = random_transformation(Random(1))
    assert all(sentence.isupper() for sentence in chain(a_way, Speech("xx")))


@pytest.mark.parametrize("key", DRILLED)
def test_a_drill_and_its_judgement_speak_it(key):
    technique = technique_of(key)
    board = technique.example.board
    drill = ask("drill", technique=key)
    assert drill["technique"]["name"] == technique.name("en").upper()
    step = next(filter(None, technique.find(SudokuBoard.parse(board))))
    right = {
        "placements": [list(each) for each in step.placements],
        "cross_outs": [list(each) for each in step.cross_outs],
    }
    wrong = {
        "placements": [[cell, digit % 9 + 1] for cell, digit in step.placements + step.cross_outs]
    }
    for answer in ({}, right, wrong):
        assert_shouts_what_english_says("judge", technique=key, board=board, **answer)


PAGES = ["learn", "learn?q=wing", "learn/glossary", "practise", "practise/x-wing"]
PAGES += [f"learn/{key}" for key in KEYS[::6]]


@pytest.mark.parametrize("place", PAGES)
def test_a_page_speaks_it_and_no_other(place):
    page = client().get(f"/xx/{place}")
    assert page.status_code == 200
    tree = html5lib.parse(DRAWING.sub(r"\1</svg>", page.text), namespaceHTMLElements=False)
    assert tree.get("lang") == "xx"
    said = list(own_words(tree))
    assert len(said) > 20
    assert [words for words in said if words != words.upper()] == []


def own_words(element):
    """What a page says in its own language, aloud too: not names, and nothing for other languages."""
    others = element.get("lang", "xx") != "xx"
    names = {"brand", "names"} & set(element.get("class", "").split())
    if others or names or element.tag in ("script", "link"):
        return
    yield from (element.get(label) for label in LABELS if element.get(label))
    if element.get("name") == "description":
        yield element.get("content")
    yield (element.text or "").replace("Sudoku Helper", "")
    for child in element:
        yield from own_words(child)
        yield child.tail or ""


def test_numbers_are_written_its_way():
    assert f"{technique_of('x-wing').difficulty}".replace(".", "·") in page_text("xx/learn/x-wing")


def test_pages_of_every_language_lead_to_it_by_its_name():
    for lang in ("en", "de"):
        assert re.search(
            r'href="/xx/learn/x-wing" hreflang="xx" lang="xx">Shouting<',
            page_text(f"{lang}/learn/x-wing"),
        )
    assert 'hreflang="de" lang="de">Deutsch<' in page_text("xx/learn/x-wing")


def page_text(place):
    return client().get(f"/{place}").text


def test_the_board_gets_its_words():
    techniques = client().get("/data/xx/techniques.json").json["techniques"]
    assert techniques
    assert all(technique["name"].isupper() for technique in techniques)
    english = client().get("/data/en.json").json["texts"]
    assert client().get("/data/xx.json").json["texts"] == {
        key: shouted({"en": words}) for key, words in english.items()
    }


def test_without_it_there_is_no_such_page(monkeypatch):
    monkeypatch.delitem(LANGUAGES, "xx")
    for place in ("xx/learn", "xx/practise/x-wing", "data/xx.json"):
        assert client().get(f"/{place}").status_code == 404

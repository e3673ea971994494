"""The encyclopedia: every page in every language is valid, complete and leads somewhere."""

import re
from functools import cache
from itertools import pairwise
from urllib.parse import parse_qsl, unquote, urlsplit
from xml.etree.ElementTree import Element, fromstring

import html5lib
import pytest
from flask.testing import FlaskClient
from markupsafe import Markup

from sudoku_helper import TECHNIQUES, sight
from sudoku_helper.course import CHAPTERS, chapter_teaching
from sudoku_helper.drills.near_misses import near_miss
from sudoku_helper.formats.share import read_code
from sudoku_helper.interface.learn import ABOUT, ARTICLES, WORDS
from sudoku_helper.lessons import GLOSSARY
from sudoku_helper.lessons.glossary import pattern
from sudoku_helper.small.board import SmallBoard
from sudoku_helper.step import plain
from sudoku_helper.techniques import technique_of
from sudoku_helper.techniques.base import Level
from sudoku_helper.techniques.seen import looking_of
from sudoku_helper.text import LANGUAGES, Speech
from sudoku_helper.web import create_app
from sudoku_helper.web.learn_examples import looks_like, more_examples
from sudoku_helper.web.learn_views import technique_page
from sudoku_helper.web.rooms import ROOMS
from tests.tools.share import one_in

KEYS = [technique.key for technique in TECHNIQUES]
# Pages of drills differ in names alone, so that a few of them stand for all.
PLACES = ["learn", "practise", *(f"learn/{name}" for name in ARTICLES)]
PLACES += ["course", *(f"course/{chapter.key}" for chapter in CHAPTERS)]
PLACES += [f"practise/{key}" for key in ("mixed", "speed", *KEYS[::12])]
PLACES += ["small", "small/lesson"]
# So do those of techniques; every run has one of four.
TECHNIQUE_PLACES = one_in(4, [f"learn/{key}" for key in KEYS])
every_place = pytest.mark.parametrize("place", [*PLACES, *TECHNIQUE_PLACES])
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_technique = pytest.mark.parametrize(
    "technique", one_in(4, TECHNIQUES), ids=lambda each: each.key
)
DRAWING = re.compile(r"(<svg\b[^>]*>)(.*?)</svg>", re.DOTALL)


@cache
def client() -> FlaskClient:
    """A browser of the app."""
    app, _ = create_app("threading")
    return app.test_client()


@cache
def text_of(lang: str, place: str) -> str:
    """The page as it is sent."""
    with client().get(f"/{lang}/{place}") as response:
        assert response.status_code == 200
        return response.text


@cache
def page_of(lang: str, place: str) -> Element:
    """The page as a tree; malformed HTML is an error. Drawings are looked at on their own."""
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    return parser.parse(DRAWING.sub(r"\1</svg>", text_of(lang, place)))


def words_of(element: Element) -> str:
    """All text inside an element."""
    return " ".join("".join(element.itertext()).split())


@every_language
@every_place
def test_a_page_is_valid_and_every_link_on_it_leads_somewhere(lang, place):
    page = page_of(lang, place)
    assert page.get("lang") == lang
    assert len(list(page.iter("h1"))) == 1
    identifiers = re.findall(r'\bid="([^"]+)"', text_of(lang, place))
    assert len(identifiers) == len(set(identifiers))
    assert all(not name.startswith(("style", "on")) for each in page.iter() for name in each.attrib)
    assert all(image.get("alt") is not None for image in page.iter("img"))
    assert_headings_go_down_one_at_a_time(page)
    assert_addresses(page, lang, place)
    assert_links_lead_somewhere(page, lang, place)
    for start, content in DRAWING.findall(text_of(lang, place)):
        fromstring(f"{start}{content}</svg>")


def assert_headings_go_down_one_at_a_time(page: Element) -> None:
    """As a reader who jumps from one to the next expects."""
    depths = [int(each.tag[1]) for each in page.iter() if re.fullmatch("h[1-6]", str(each.tag))]
    assert all(after - before <= 1 for before, after in pairwise(depths))


def assert_addresses(page: Element, lang: str, place: str) -> None:
    """The page names its own address and that of its translation."""
    links = {
        (each.get("rel"), each.get("hreflang")): urlsplit(each.get("href")).path
        for each in page.iter("link")
    }
    assert links["canonical", None] == f"/{lang}/{place}"
    assert links["alternate", "en"] == f"/en/{place}"
    assert links["alternate", "de"] == f"/de/{place}"
    assert links["alternate", "x-default"] == f"/{place}"


@cache
def answers(path: str) -> bool:
    """Whether there is something at an address; pages of techniques and drills are not drawn for that."""
    in_room = re.fullmatch(r"/(?:en|de)/(learn|practise)/([a-z0-9-]+)", path)
    if in_room:
        return in_room[2] in ROOMS[in_room[1]]
    with client().get(path) as response:
        return response.status_code in (200, 302)


@cache
def anchors(lang: str, place: str) -> frozenset[str]:
    """The places on a page that a link can lead to."""
    return frozenset(re.findall(r'\bid="([^"]+)"', text_of(lang, place)))


def assert_links_lead_somewhere(page: Element, lang: str, place: str) -> None:
    """To a page, a file, or a place on a page."""
    for element in page.iter():
        address = element.get("href") or element.get("src") or ""
        parts = urlsplit(address)
        if not address or parts.path.startswith("/static/vendor/"):
            continue
        if parts.scheme == "data":
            # A file that is all in its link; nothing but a download may hold one.
            assert element.get("download")
            compile(unquote(parts.path.partition(",")[2]), place, "exec")
            continue
        assert parts.scheme in ("", "http")
        if parts.path and not parts.scheme:
            assert answers(parts.path), address
        # What stands behind # with a = is told to the page, and no place on it.
        if "=" in parts.fragment:
            assert_puzzles_can_be_read(parts.fragment)
        elif parts.fragment:
            assert parts.fragment in anchors(lang, parts.path.removeprefix(f"/{lang}/") or place)


def assert_puzzles_can_be_read(fragment: str) -> None:
    """What a page is asked to open: a large puzzle as a code, a small one as it is."""
    told = dict(parse_qsl(fragment))
    for name, read in {"s": read_code, "watch": read_code, "p": SmallBoard.parse}.items():
        if name in told:
            assert any(read(told[name]).values)


@every_language
@every_technique
def test_a_technique_has_a_page_with_all_its_parts(technique, lang):
    place = f"learn/{technique.key}"
    page = page_of(lang, place)
    text = words_of(page)
    assert technique.name(lang) in words_of(next(page.iter("h1")))
    assert technique.definition(lang) in text
    for key in ("definition", "example", "when", "spot"):
        assert WORDS[key](lang) in text
    assert all(name in text for name in technique.aliases)
    labels = re.findall(r'<svg[^>]*class="drawn"[^>]*aria-label="([^"]*)"', text_of(lang, place))
    others = [*more_examples(technique, Speech(lang), ""), looks_like(technique, Speech(lang), "")]
    assert len(labels) == len(set(labels)) == 4 + len(list(filter(None, others)))
    links = {each.get("href") for each in page.iter("a")}
    assert f"/{lang}/practise/{technique.key}" in links
    assert f"/{lang}/course/{chapter_teaching(technique.key).key}" in links
    assert any("glossary#" in link for link in links)


@every_language
@every_technique
def test_the_page_explains_its_example_as_help_would(technique, lang):
    step = technique.example_step()
    page = technique_page(technique.key, Speech(lang), "")
    told = ["".join(part["text"] for part in each) for each in step.explanation(lang)]
    plain = [re.sub("<[^>]*>", "", sentence).strip() for sentence in page.stages[2].sentences]
    assert [each.unescape() for each in map(type(page.stages[2].sentences[0]), plain)] == told


@every_language
def test_a_page_shows_other_examples_and_what_only_looks_like_one(lang):
    page = page_of(lang, "learn/x-wing")
    examples = more_examples(technique_of("x-wing"), Speech(lang), "")
    assert len(examples) == 3
    summaries = [words_of(each) for each in page.iter("summary")]
    assert summaries == [*(each.name for each in examples), WORDS["near_miss_show"](lang)]
    for example, when, number in ((examples[0], "early", 2), (examples[-1], "late", 4)):
        start = WORDS[f"example_{when}"](lang).split("{digits}")[0].format(number=number)
        assert example.name.startswith(start)
        assert "role-gone" in example.picture


@every_language
@every_technique
def test_a_near_miss_says_why_it_is_none_and_marks_nothing_that_would_follow(technique, lang):
    shown = looks_like(technique, Speech(lang), "")
    miss = near_miss(technique)
    assert (shown is None) == (miss is None)
    if not shown:
        return
    assert "role-extra" in shown.picture or not miss.overlooked
    assert not {"role-gone", "role-placed"} & set(re.findall("role-[a-z]+", shown.picture))
    told = [re.sub("<[^>]*>", "", sentence) for sentence in shown.sentences]
    assert [Markup(each).unescape() for each in told[1:]] == plain(miss.why(Speech(lang)))


def test_techniques_lead_from_the_easiest_to_the_hardest_and_back():
    order = [each.key for level in Level for each in TECHNIQUES if each.level == level]
    pages = [technique_page(key, Speech("en"), "") for key in order]
    assert [page.harder.key for page in pages[:-1]] == order[1:]
    assert [page.easier.key for page in pages[1:]] == order[:-1]
    assert pages[0].easier is None
    assert pages[-1].harder is None


@every_language
def test_the_list_has_every_technique_under_its_level(lang):
    page = page_of(lang, "learn")
    sections = [each for each in page.iter("section") if each.get("class") == "level"]
    for level, section in zip(Level, sections, strict=False):
        links = [link.get("href").rsplit("/", 1)[-1] for link in section.iter("a")]
        assert links == [each.key for each in TECHNIQUES if each.level == level]


def found(query: str, lang: str = "en") -> list[str]:
    """The keys that a search finds, in order."""
    text = client().get(f"/{lang}/learn", query_string={"q": query}).text
    return re.findall(r'<li class="pictured" data-key="([^"]+)"', text)


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("Drachen", "two-string-kite"),
        ("dragon", "two-string-kite"),
        ("steinbutt", "turbot-fish"),
        ("Third Eye", "bug-plus-1"),
        ("drittes auge", "bug-plus-1"),
        ("notwendige Nummer", "hidden-single-block"),
        ("x wing", "x-wing"),
        ("XWING", "x-wing"),
        ("y-wing", "xy-wing"),
        ("Box/Line Reduction", "claiming"),
        ("Locked Candidates Type 1", "pointing"),
        ("BRC", "pointing"),
        ("Block-Reihe-Check", "pointing"),
        ("Uniqueness Test 4", "unique-rectangle-4"),
        ("Simple Coloring", "simple-colours-trap"),
        ("Simple Colouring", "simple-colours-trap"),
        ("X-Kette", "x-chain"),
        ("Doppelkette", "xy-loop"),
        ("Double Implication Chain", "xy-loop"),
        ("Almost Locked Sets", "als-xz"),
        ("Todesbluete", "death-blossom"),
        ("geklonte paare", "remote-pair"),
        ("Naked Foursome", "naked-quad"),
        ("nacktes Paar", "naked-pair"),
        ("Two-Sector Disjoint Subsets", "sue-de-coq"),
        ("JExocet", "junior-exocet"),
        ("doppel exocet", "double-exocet"),
        ("Feuerwerk", "firework-quadruple"),
        ("Triple Firework", "firework-triple"),
    ],
)
@every_language
def test_a_technique_is_found_under_every_name(query, key, lang):
    assert key in found(query, lang)


@every_technique
def test_every_name_and_alias_finds_its_technique(technique):
    names = {*(technique.name(lang) for lang in LANGUAGES), *technique.aliases}
    assert all(technique.key in found(name) for name in names)


def test_a_search_for_nothing_we_know_says_so():
    assert found("zebra") == []
    assert WORDS["found_none"]("en") in client().get("/en/learn?q=zebra").text
    assert client().get("/en/learn", query_string={"q": "<script>" * 30}).status_code == 200


def test_the_address_without_language_follows_the_browser():
    for accepted, lang in (("de-AT,en;q=0.5", "de"), ("fr", "en"), ("en-GB", "en")):
        response = client().get("/learn/x-wing", headers={"Accept-Language": accepted})
        assert response.status_code == 302
        assert response.location == f"/{lang}/learn/x-wing"
        assert "Accept-Language" in response.headers["Vary"]
    assert client().get("/practise").location == "/en/practise"
    assert client().get("/learn?q=kite").location == "/en/learn?q=kite"


@pytest.mark.parametrize(
    ("former", "today"),
    [
        ("/de/way", "/de/course"),
        ("/en/way/pairs", "/en/course/pairs"),
        ("/en/way/first-game", "/en/course/first-game"),
        ("/way/pairs", "/en/course/pairs"),
    ],
)
def test_an_address_of_an_earlier_version_leads_to_that_of_today(former, today):
    response = client().get(former, headers={"Accept-Language": "en"})
    assert response.location == today
    assert client().get(today).status_code == 200


@pytest.mark.parametrize("path", ["/de/way/nothing", "/way/nothing", "/xx/way"])
def test_an_address_that_never_was_leads_nowhere(path):
    assert client().get(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/learn/nothing", "/en/learn/nothing", "/fr/learn", "/practise/rules", "/de/practise/x"],
)
def test_what_does_not_exist_is_not_found(path):
    assert client().get(path).status_code == 404


def test_a_page_that_did_not_change_is_not_sent_again():
    first = client().get("/de/learn/x-wing")
    again = client().get("/de/learn/x-wing", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304


@every_language
def test_pages_allow_no_foreign_code(lang):
    response = client().get(f"/{lang}/learn/x-wing")
    assert "unsafe" not in response.headers["Content-Security-Policy"]


def test_the_figures_of_the_mathematics_are_right():
    english, german = (words_of(page_of(lang, "learn/mathematics")) for lang in LANGUAGES)
    for number in ("6,670,903,752,021,072,936,960", "5,472,730,538", "2,612,736"):
        assert number in english
        assert number.replace(",", ".") in german
    assert "2012" in english
    assert 56 * 6**6 == 2_612_736
    assert "948,109,639,680" in english


@every_language
def test_every_term_of_the_glossary_is_explained_once(lang):
    keys = [term.key for term in GLOSSARY]
    assert len(keys) == len(set(keys))
    forms = [form for term in GLOSSARY for form in term.forms(lang).casefold().split("|")]
    assert len(forms) == len(set(forms))
    for term in GLOSSARY:
        for form in term.forms(lang).split("|"):
            assert pattern(Speech(lang)).fullmatch(form)


def test_no_technique_has_the_address_of_an_article():
    assert not set(ARTICLES) & set(KEYS)
    assert set(ABOUT) == set(ARTICLES)


@every_language
def test_the_measure_of_what_is_easy_to_see_is_told_with_its_numbers(lang):
    text = client().get(f"/{lang}/learn/seeing").text
    point = LANGUAGES[lang].decimal_point
    for count in (sight.FREE_CELL, sight.RARE_DIGIT, sight.MISSING_DIGIT, sight.LONE_MARK):
        assert f"<td>{count:g}</td>".replace(".", point) in text
    for technique in TECHNIQUES:
        if looking_of(technique) is not None:
            assert f"/{lang}/learn/{technique.key}" in text

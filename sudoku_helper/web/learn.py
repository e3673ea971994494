"""The pages of the encyclopedia."""

from flask import abort, request

from sudoku_helper import sight
from sudoku_helper.course import chapter_teaching
from sudoku_helper.drawing.pattern import BLOCKS, GRID
from sudoku_helper.events.grid_algebra import MAKERS
from sudoku_helper.interface import KEYBOARD, TEXTS
from sudoku_helper.interface.coach import OVERVIEW
from sudoku_helper.interface.grid_algebra import GRID_ALGEBRA
from sudoku_helper.interface.learn import ARTICLES
from sudoku_helper.lessons import GLOSSARY
from sudoku_helper.lessons.seeing import OTHER_ORDERS
from sudoku_helper.starters import EXAMPLES
from sudoku_helper.step import ROLES
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.text import Speech
from sudoku_helper.web import learn_examples, learn_views
from sudoku_helper.web.rooms import glossary_address, new_room, render
from sudoku_helper.web.start_page import search_lessons
from sudoku_helper.worksheets import downloads

learn = new_room("learn")
LONGEST_QUERY = 60


@learn.get("")
def index(lang: str) -> str:
    """All techniques by level, or those that a search finds."""
    query = request.args.get("q", "")[:LONGEST_QUERY]
    return render(
        "index",
        Speech(lang),
        query=query,
        levels=learn_views.by_level(query),
        search_words=learn_views.search_words,
        pattern=learn_views.pattern_picture,
        grid=GRID,
        blocks=BLOCKS,
        overview=Speech(lang).all(OVERVIEW),
    )


@learn.get("/<page>")
def page(lang: str, page: str) -> str:
    """A technique or an article."""
    speech = Speech(lang)
    if page == "glossary":
        return render("glossary", speech, terms=GLOSSARY)
    if page == "seeing":
        names = {each.key: each.name(speech) for each in TECHNIQUES}
        return render(
            f"{page}.{lang}", speech, article=page, sight=sight, others=OTHER_ORDERS, names=names
        )
    if page == "backtracking":
        files = {"searches": search_lessons(), "downloads": downloads(lang)}
        return render(f"{page}.{lang}", speech, article=page, **files)
    if page == "transformations":
        return render(
            page,
            speech,
            article=page,
            algebra=speech.all(GRID_ALGEBRA),
            kinds=MAKERS,
            examples=EXAMPLES,
            texts={lang: speech.all(TEXTS)},
            roles={lang: speech.all(ROLES)},
        )
    if page in ARTICLES:
        return render(f"{page}.{lang}", speech, article=page, keyboard=KEYBOARD)
    glossary = glossary_address(speech)
    found = learn_views.technique_page(page, speech, glossary)
    if found is None:
        abort(404)
    return render(
        "technique",
        speech,
        page=found,
        chapter=chapter_teaching(page),
        more_examples=learn_examples.more_examples(found.technique, speech, glossary),
        near_miss=learn_examples.looks_like(found.technique, speech, glossary),
    )

"""The pages of practising."""

from typing import Any

from flask import abort

from sudoku_helper.course import CHAPTERS, chapter_teaching
from sudoku_helper.drills.tasks import kinds_of
from sudoku_helper.interface import LEARN_PAGES
from sudoku_helper.interface.coach import OVERVIEW
from sudoku_helper.step import ROLES
from sudoku_helper.techniques import TECHNIQUES, technique_of
from sudoku_helper.techniques.base import Level, SolvingTechnique
from sudoku_helper.text import Speech
from sudoku_helper.web import learn_views
from sudoku_helper.web.rooms import MIXED, SPEED, glossary_address, new_room, render

CHOICES = ("cross-out", "find", "which", "real")
"""The kinds of task that are offered on the page of a technique."""

EASIEST = tuple(each for each in TECHNIQUES if each.level == Level.VERY_EASY)
SINGLES = tuple(each for each in TECHNIQUES if "speed" in kinds_of(each))

practise = new_room("practise")


@practise.get("")
def index(lang: str) -> str:
    """What is due, rounds, and all techniques to choose one to practise."""
    return render(
        "practise_index",
        Speech(lang),
        levels=learn_views.by_level(),
        chapters=[chapter.key for chapter in CHAPTERS],
        overview=Speech(lang).all(OVERVIEW),
    )


@practise.get("/<page>")
def page(lang: str, page: str) -> str:
    """The board to practise a technique on, or several."""
    speech = Speech(lang)
    if page == MIXED:
        return _board(speech, _place(MIXED, EASIEST, TECHNIQUES))
    if page == SPEED:
        return _board(speech, _place(SPEED, SINGLES, SINGLES))
    technique = technique_of(page)
    if technique is None:
        abort(404)
    alike = tuple(filter(None, map(technique_of, chapter_teaching(page).techniques)))
    about = learn_views.technique_page(page, speech, glossary_address(speech))
    return _board(
        speech,
        {**_place("technique", alike, alike), "technique": technique.key},
        technique=technique,
        page=about,
        still=learn_views.still_picture(technique, speech),
        kinds=[kind for kind in CHOICES if kind in kinds_of(technique)],
        following=about and about.harder,
    )


def _place(
    name: str, pool: tuple[SolvingTechnique, ...], techniques: tuple[SolvingTechnique, ...]
) -> dict[str, Any]:
    """What the scripts have to know: what drills are taken from, and what can be asked of each technique."""
    return {
        "name": name,
        "technique": "",
        "pool": [technique.key for technique in pool],
        "kinds": {technique.key: kinds_of(technique) for technique in techniques},
    }


def _board(speech: Speech, place: dict[str, Any], **values: Any) -> str:
    return render(
        "practise",
        speech,
        **{"place": place, "technique": None, "kinds": (), "following": None, **values},
        texts={speech.lang: speech.all(LEARN_PAGES)},
        roles={speech.lang: speech.all(ROLES)},
    )

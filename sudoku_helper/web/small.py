"""The page of small boards, and the plan of the two lessons that begin with them."""

from flask import abort

from sudoku_helper.interface import TEXTS
from sudoku_helper.small.making import FIRST
from sudoku_helper.step import ROLES
from sudoku_helper.text import Speech
from sudoku_helper.web.rooms import new_room, render
from sudoku_helper.web.start_page import search_lessons

small = new_room("small")


@small.get("")
def index(lang: str) -> str:
    """A small board to enter, play, check and watch."""
    speech = Speech(lang)
    return render(
        "small",
        speech,
        puzzle=FIRST,
        texts={lang: speech.all(TEXTS)},
        roles={lang: speech.all(ROLES)},
    )


@small.get("/<page>")
def page(lang: str, page: str) -> str:
    """The teacher's sheet."""
    if page != "lesson":
        abort(404)
    return render(f"lesson.{lang}", Speech(lang), searches=search_lessons())

"""The event of exercise sheets: one for a chapter, to print."""

import base64
from dataclasses import dataclass

from sudoku_helper.booklet import Sheet, choose_exercises, write_sheet
from sudoku_helper.booklet.content import SIZES
from sudoku_helper.course import CHAPTERS, Chapter
from sudoku_helper.events.event import Event
from sudoku_helper.events.new_puzzles import read_address
from sudoku_helper.events.protocol import Json, Message
from sudoku_helper.text import Speech, Text

CHAPTER_KEYS = {chapter.key: chapter for chapter in CHAPTERS}
LARGEST_SEED = 10**9
FILE_NAME = Text(en="exercises-{key}.pdf", de="uebungsblatt-{key}.pdf")


@dataclass(frozen=True)
class SheetRequest:
    """A wish for the sheet of a chapter; another seed chooses other positions."""

    chapter: Chapter
    seed: int
    size: str
    address: str
    speech: Speech


def read_sheet(data: object) -> SheetRequest:
    """Which chapter, which choice of positions, and on which paper."""
    message = Message(data, {"chapter", "seed", "size", "address"})
    return SheetRequest(
        CHAPTER_KEYS[message.one_of("chapter", tuple(CHAPTER_KEYS))],
        message.number("seed", LARGEST_SEED),
        message.one_of("size", tuple(SIZES)),
        read_address(message),
        message.speech(),
    )


def answer_sheet(request: SheetRequest) -> Json:
    """The sheet as a PDF file."""
    exercises = choose_exercises(request.chapter, request.seed)
    sheet = Sheet(request.chapter, exercises, request.speech, request.size, request.address)
    return {
        "filename": FILE_NAME.format(key=request.chapter.key)(request.speech),
        "pdf": base64.b64encode(write_sheet(sheet)).decode("ascii"),
    }


EVENTS = (Event("sheet", read_sheet, answer_sheet),)

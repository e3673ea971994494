"""``sheet`` makes the exercise sheet of a chapter as PDF, with solutions."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from sudoku_helper.booklet import Sheet, choose_tasks, write_sheet
from sudoku_helper.chapters import CHAPTERS, chapter_of
from sudoku_helper.cli.arguments import Arguments, add_names, add_paper
from sudoku_helper.text import Speech

EXAMPLES = ("sheet pairs --lang de --out pairs.pdf",)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "chapter",
        metavar="CHAPTER",
        choices=[chapter.key for chapter in CHAPTERS],
        help=", ".join(chapter.key for chapter in CHAPTERS),
    )
    parser.add_argument("--seed", default="1", help="another seed gives other positions (1)")
    add_names(parser)
    add_paper(parser)


def run(arguments: Arguments) -> int:
    """Write the exercise sheet of a chapter, with its solutions."""
    chapter = chapter_of(arguments.chapter)
    assert chapter is not None
    tasks = choose_tasks(chapter, arguments.seed)
    speech = Speech(arguments.lang, arguments.coordinates, arguments.blocks)
    data = write_sheet(Sheet(chapter, tasks, speech, arguments.size, arguments.address))
    Path(arguments.out).write_bytes(data)
    print(f"{arguments.out}: {len(tasks)} exercises", file=sys.stderr)
    return 0

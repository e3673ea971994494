"""``sheet`` makes the exercise sheet of a chapter as PDF, with solutions."""

from argparse import ArgumentParser

from sudoku_helper.booklet import Sheet, choose_exercises, write_sheet
from sudoku_helper.cli import words
from sudoku_helper.cli.arguments import Arguments, add_names, add_paper, speech_of
from sudoku_helper.cli.language import say, tell
from sudoku_helper.cli.outputs import write_data
from sudoku_helper.course import CHAPTERS, chapter_of

EXAMPLES = ("sheet pairs --lang de --out pairs.pdf",)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "chapter",
        metavar=say(en="CHAPTER", de="KAPITEL"),
        choices=[chapter.key for chapter in CHAPTERS],
        help=", ".join(chapter.key for chapter in CHAPTERS),
    )
    parser.add_argument(
        "--seed",
        default="1",
        help=say(
            en="another seed gives other positions (1)",
            de="ein anderer Startwert ergibt andere Stellungen (1)",
        ),
    )
    add_names(parser)
    add_paper(parser)


def run(arguments: Arguments) -> int:
    """Write the exercise sheet of a chapter, with its solutions."""
    chapter = chapter_of(arguments.chapter)
    assert chapter is not None
    exercises = choose_exercises(chapter, arguments.seed)
    speech = speech_of(arguments)
    data = write_sheet(Sheet(chapter, exercises, speech, arguments.size, arguments.address))
    write_data(data, arguments.out)
    done = words.EXERCISES.format(file=arguments.out, number=len(exercises))
    tell(done(arguments.lang))
    return 0

"""The techniques that installed packages bring, for the commands that tell steps."""

from argparse import ArgumentParser
from collections.abc import Sequence

from sudoku_helper.cli.language import remark, say
from sudoku_helper.extensions import guarded_techniques
from sudoku_helper.techniques.base import SolvingTechnique


def add_plugins(parser: ArgumentParser) -> None:
    """Whether techniques from outside are used."""
    parser.add_argument(
        "--no-plugins",
        action="store_true",
        help=say(
            en="leave out the techniques that installed packages bring",
            de="ohne die Techniken, die installierte Pakete mitbringen",
        ),
    )


def plugins(is_off: bool) -> Sequence[SolvingTechnique]:
    """The techniques from outside; what is wrong with others is told on standard error."""
    if is_off:
        return ()
    found = guarded_techniques()
    for problem in found.problems:
        remark(problem)
    return found.techniques

"""The command line: ``sudoku-helper solve | hint | path | grade | generate | ...``.

Each command is a module of its own name, imported when that command is used; ``commands.py`` lists
them. Exit codes: 0 all went well; 1 the answer is no, or something could not be done; 2 the command
was used wrongly; 130 stopped by Ctrl-C, with everything written that was done by then; 141 whoever
read the output has seen enough.
"""

import os
import sys
from collections.abc import Sequence

STOPPED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return STOPPED


def _run(arguments: Sequence[str] | None) -> int:
    """Run one command; whatever stops it, but for Ctrl-C, is told in a sentence."""
    from sudoku_helper.cli.errors import InputError, failure
    from sudoku_helper.cli.language import remark, speak, wished_language
    from sudoku_helper.cli.parser import build_parser
    from sudoku_helper.garbage import collect_rarely

    given = sys.argv[1:] if arguments is None else arguments
    speak(wished_language(given))
    chosen = build_parser().parse_args(given)
    collect_rarely()
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    except (InputError, OSError) as error:
        remark(failure(error))
        try:
            sys.stdout.flush()
        except OSError:
            _forget_output()
        return error.code if isinstance(error, InputError) else 1
    return code


def _forget_output() -> None:
    """Let what cannot be written go, so that the interpreter does not complain about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

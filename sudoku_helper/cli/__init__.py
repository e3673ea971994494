"""The command line: ``sudoku-helper solve | hint | path | grade | generate | ...``.

Each command is a module of its own name, imported when that command is used; ``commands.py`` lists
them. Exit codes: 0 all went well; 1 the answer is no, or a puzzle could not be dealt with; 2 the
command or its input is wrong; 130 stopped by Ctrl-C, with everything written that was done by then.
"""

import os
import sys
from collections.abc import Sequence

STOPPED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    from sudoku_helper.cli.errors import InputError
    from sudoku_helper.cli.parser import build_parser
    from sudoku_helper.garbage import collect_rarely

    chosen = build_parser().parse_args(arguments)
    collect_rarely()
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except (InputError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            # Whoever reads the output has seen enough; the interpreter must not complain at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return BROKEN_PIPE
        print(f"sudoku-helper: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("sudoku-helper: stopped; what was done is kept", file=sys.stderr)
        return STOPPED
    return code

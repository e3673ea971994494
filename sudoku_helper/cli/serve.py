"""``serve`` serves the web app."""

import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import NoReturn

from sudoku_helper.cli.arguments import Arguments
from sudoku_helper.cli.language import say

EXAMPLES = ("serve --port 8080 --host 0.0.0.0",)


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument(
        "--host",
        help=say(
            en="address to listen on (127.0.0.1)",
            de="Adresse, unter der sie erreichbar ist (127.0.0.1)",
        ),
    )
    parser.add_argument(
        "--port",
        help=say(en="port to listen on (5000)", de="Port, unter dem sie erreichbar ist (5000)"),
    )


def run(arguments: Arguments) -> NoReturn:
    """Serve the web app until Ctrl-C."""
    wishes = {"HOST": arguments.host, "PORT": arguments.port}
    wishes = {name: wish for name, wish in wishes.items() if wish is not None}
    # Not in this process: green threads have to be there before all that was imported here.
    os.execve(sys.executable, [sys.executable, str(_starter())], {**os.environ, **wishes})


def _starter() -> Path:
    """What starts the app: inside the installed package, otherwise at the top of the project."""
    package = Path(__file__).parents[1]
    packaged = package / "web" / "start" / "app.py"
    return packaged if packaged.exists() else package.parent / "app.py"

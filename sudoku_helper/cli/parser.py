"""The parser of the command line, in which each command is fetched when its turn comes."""

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from sudoku_helper import __version__
from sudoku_helper.cli.commands import COMMANDS
from sudoku_helper.cli.language import say, spoken


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    return _build()[0]


def command_parsers() -> dict[str, "CommandParser"]:
    """The parser of each command, with all its arguments."""
    _, commands = _build()
    for command in commands.values():
        command.complete()
    return commands


def _build() -> tuple[argparse.ArgumentParser, dict[str, "CommandParser"]]:
    parser = argparse.ArgumentParser(
        prog="sudoku-helper",
        description=say(
            en="Solves, explains, grades, makes and transforms Sudokus.",
            de="Löst, erklärt, bewertet, macht und verwandelt Sudokus.",
        ),
        epilog=say(
            en="Exit codes: 0 fine, 1 the answer is no or a puzzle is bad, 2 wrong use, 130 Ctrl-C.",
            de="Rückgabewerte: 0 alles gut, 1 die Antwort ist nein oder ein Sudoku ist falsch, "
            "2 falsch aufgerufen, 130 Strg-C.",
        ),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=__version__,
        help=say(en="print the version", de="die Version ausgeben"),
    )
    add = parser.add_subparsers(
        title=say(en="commands", de="Befehle"),
        required=True,
        metavar=say(en="COMMAND", de="BEFEHL"),
        parser_class=CommandParser,
    )
    commands = {}
    for name, text in COMMANDS.items():
        description = text.capitalized(spoken()) + "."
        command = add.add_parser(name, help=text(spoken()), description=description)
        command.name = name
        commands[name] = command
    return parser, commands


class CommandParser(argparse.ArgumentParser):
    """The parser of one command; it learns the arguments when there is something to parse."""

    name = ""
    _is_complete = False

    def complete(self) -> None:
        """Fetch the command with its arguments."""
        if self._is_complete:
            return
        self._is_complete = True
        command: Any = import_module(f"sudoku_helper.cli.{self.name}")
        self.formatter_class = _Formatter
        head = say(en="Examples:", de="Beispiele:")
        self.epilog = "\n".join([head, *(f"  {_whole(each)}" for each in command.EXAMPLES)])
        self.set_defaults(run=command.run)
        command.add_arguments(self)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse what follows the name of the command."""
        self.complete()
        return super().parse_known_args(args, namespace)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Leaves examples as they are, and tells what an option is by default."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        default = action.default
        if not action.option_strings or not default or default is argparse.SUPPRESS:
            return action.help
        text = action.help or ""
        return text if text.endswith(")") else f"{text} (%(default)s)"


def _whole(example: str) -> str:
    """An example as it is typed; where more than the command is needed, it says so itself."""
    return example if "sudoku-helper" in example else f"sudoku-helper {example}"

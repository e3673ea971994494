"""``completion`` prints what lets a shell complete commands, options and their values."""

import argparse
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sudoku_helper import techniques
from sudoku_helper.cli.arguments import level, technique_key
from sudoku_helper.cli.commands import COMMANDS
from sudoku_helper.cli.language import say, spoken
from sudoku_helper.levels import Level

EXAMPLES = (
    'eval "$(sudoku-helper completion bash)"     # in ~/.bashrc',
    'eval "$(sudoku-helper completion zsh)"      # in ~/.zshrc',
    "sudoku-helper completion fish | source       # in ~/.config/fish/config.fish",
)


@dataclass(frozen=True)
class Option:
    """An option as a shell sees it; one with values takes a word after it."""

    names: Sequence[str]
    text: str
    takes_value: bool
    values: Sequence[str] = ()


def add_arguments(parser: ArgumentParser) -> None:
    """What may be said to it."""
    parser.add_argument("shell", choices=_SCRIPTS, help=say(en="which shell", de="welche Shell"))


def run(arguments: argparse.Namespace) -> int:
    """Print the script for a shell, made from the parsers of all commands."""
    print(_SCRIPTS[arguments.shell](_options_of_commands()))
    return 0


def _options_of_commands() -> Mapping[str, list[Option]]:
    """The options of every command; here all of them are fetched."""
    from sudoku_helper.cli.parser import command_parsers

    return {name: list(_options(parser)) for name, parser in command_parsers().items()}


def _options(parser: ArgumentParser) -> Iterator[Option]:
    for action in parser._actions:
        values = [str(value) for value in _known_values(action)]
        text = (action.help or "").replace("%(default)s", str(action.default))
        yield Option(action.option_strings, text, action.nargs != 0, values)


def _known_values(action: argparse.Action) -> Iterable[object]:
    """What an option may be, also where that is too much for the help."""
    if action.type is level:
        return [each.key for each in Level]
    if action.type is technique_key:
        return [each.key for each in techniques.TECHNIQUES]
    return action.choices or ()


def _bash(commands: Mapping[str, list[Option]]) -> str:
    cases = "\n".join(
        f"        {name}) options='{_words(options)}' values='{_values(options)}' ;;"
        for name, options in commands.items()
    )
    return _BASH.replace("COMMANDS", " ".join(COMMANDS)).replace("        CASES", cases)


def _words(options: Sequence[Option]) -> str:
    """Every option, and the values of what has no name."""
    named = [name for option in options for name in option.names]
    return " ".join([*named, *(v for option in options if not option.names for v in option.values)])


def _values(options: Sequence[Option]) -> str:
    """The values of each option that takes one: --lang=en,de; a file where there are none."""
    return " ".join(
        f"{name}={','.join(option.values)}"
        for option in options
        for name in option.names
        if option.takes_value
    )


_BASH = """\
_sudoku_helper() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options= values= each
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W '--help --version COMMANDS' -- "$word"))
        return
    fi
    case ${COMP_WORDS[1]} in
        CASES
    esac
    for each in $values; do
        if [[ ${each%%=*} == "$before" ]]; then
            each=${each#*=}
            COMPREPLY=($(compgen -W "${each//,/ }" -- "$word"))
            [[ $each ]] || COMPREPLY=($(compgen -f -- "$word"))
            return
        fi
    done
    COMPREPLY=($(compgen -W "$options" -- "$word"))
    [[ $word == -* ]] || COMPREPLY+=($(compgen -f -- "$word"))
}
complete -o filenames -F _sudoku_helper sudoku-helper"""


def _zsh(commands: Mapping[str, list[Option]]) -> str:
    """What bash has, since zsh reads that too."""
    return f"autoload -U +X compinit bashcompinit && compinit && bashcompinit\n{_bash(commands)}"


def _fish(commands: Mapping[str, list[Option]]) -> str:
    lines = [
        f"complete -c sudoku-helper -f -n __fish_use_subcommand -a {name} -d {_quoted(text(spoken()))}"
        for name, text in COMMANDS.items()
    ]
    for name, options in commands.items():
        start = f"complete -c sudoku-helper -n '__fish_seen_subcommand_from {name}'"
        lines += [f"{start} {_fish_option(option)}" for option in options if _is_told(option)]
    return "\n".join(lines)


def _is_told(option: Option) -> bool:
    return bool(option.names or option.values)


def _fish_option(option: Option) -> str:
    """An option with its values, or the values of what has no name."""
    words = [
        f"-{'l' if name.startswith('--') else 's'} {name.lstrip('-')}" for name in option.names
    ]
    if option.values:
        words.append(f"{'-x ' if option.names else ''}-a '{' '.join(option.values)}'")
    elif option.takes_value:
        words.append("-r")
    return " ".join([*words, f"-d {_quoted(option.text)}"])


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


_SCRIPTS = {"bash": _bash, "zsh": _zsh, "fish": _fish}

"""The examples of the README's tour of the command line: commands, each with what it prints.

``python -m tests.tools.tour`` writes into the README what they print now.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).parents[2]
README = PROJECT / "README.md"

PROMPT = "    $ "
LEFT_OUT = "..."
"""Stands for any lines that an example does not show."""

UNTIL_STOPPED = "# until Ctrl-C"


@dataclass(frozen=True)
class Example:
    """A command, and the lines that it prints on standard output and standard error."""

    command: str
    shown: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the command of ours that it shows, or nothing."""
        found = re.search(r"sudoku-helper ([a-z]+)", self.command)
        return found[1] if found else ""

    @property
    def ends(self) -> bool:
        """Whether it ends by itself."""
        return UNTIL_STOPPED not in self.command

    def renewed(self, printed: Sequence[str]) -> "Example":
        """The example with what is printed now, left out at the same place."""
        if LEFT_OUT not in self.shown:
            return Example(self.command, tuple(printed))
        place = self.shown.index(LEFT_OUT)
        after = len(self.shown) - place - 1
        end = printed[len(printed) - after :]
        return Example(self.command, (*printed[:place], LEFT_OUT, *end))


def examples(text: str) -> Iterator[Example]:
    """The examples in a text, in their order."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if line.startswith(PROMPT):
            shown = []
            for following in lines[number + 1 :]:
                if not following.startswith("    ") or following.startswith(PROMPT):
                    break
                shown.append(following[4:])
            yield Example(line.removeprefix(PROMPT), tuple(shown))


def run(each: Example, folder: Path) -> list[str]:
    """What an example prints, in a folder where those before it left their files."""
    program = folder / ".bin" / "sudoku-helper"
    if not program.exists():
        program.parent.mkdir()
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -P -m sudoku_helper "$@"\n')
        program.chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(PROJECT),
        "LC_ALL": "C.UTF-8",
    }
    ended = subprocess.run(
        ["bash", "-c", each.command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return [line.rstrip() for line in ended.stdout.splitlines()]


def main() -> None:
    """Write the README anew with what its examples print."""
    text = README.read_text(encoding="utf-8")
    with TemporaryDirectory() as folder:
        for each in examples(text):
            if each.ends:
                new = each.renewed(run(each, Path(folder)))
                text = text.replace(_block(each), _block(new), 1)
    README.write_text(text, encoding="utf-8")


def _block(each: Example) -> str:
    return "\n".join([f"{PROMPT}{each.command}", *(f"    {line}" for line in each.shown)])


if __name__ == "__main__":
    main()

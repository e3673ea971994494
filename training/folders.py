"""What is asked of every command that renders pictures: the folder, how many of them, and the seed."""

import argparse
from pathlib import Path


def folder_parser(about: str, count: int) -> argparse.ArgumentParser:
    """A parser of those, told in the first line of *about*."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("folder", type=_new_folder)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", type=int, default=7)
    return parser


def _new_folder(path: str) -> Path:
    """A folder that is there from now on."""
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder

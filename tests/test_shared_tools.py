"""Tests and benchmarks stand beside each other: what both need is in tests.tools and positions."""

import re

from tests.tools.server import PROJECT

SHARED = ("tests.tools", "tests.positions")


def imported_in(folder: str, package: str, besides: str = "") -> set[str]:
    """The modules of a package that the files of a folder import, *besides* one of them."""
    wanted = re.compile(rf"^\s*(?:from|import) ({package}\b[\w.]*)", re.MULTILINE)
    files = (file for file in (PROJECT / folder).rglob("*.py") if file.name != besides)
    return {name for file in files for name in wanted.findall(file.read_text())}


def test_no_test_needs_a_benchmark_but_the_test_of_it():
    assert imported_in("tests", "bench", besides="test_bench.py") == set()


def test_benchmarks_need_the_tools_of_the_tests_but_no_test():
    assert all(name.startswith(SHARED) for name in imported_in("bench", "tests"))

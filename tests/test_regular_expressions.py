"""Every regular expression takes time in proportion to the text, so that no text can keep a reader busy."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tools.regular_expressions import ANYWHERE, NotUnderstood, is_linear

PACKAGE = Path(__file__).resolve().parent.parent / "sudoku_helper"
USES = {*ANYWHERE, "match", "fullmatch"}

MADE_OF_OUR_WORDS = "lessons/glossary.py"
"""Where an expression is put together from the glossary; it reads our own pages alone."""


class Expression(NamedTuple):
    place: str
    pattern: str
    flags: int
    use: str


def expressions() -> Iterator[Expression]:
    """Every regular expression of the package, once for each way in which its module uses it."""
    for file in sorted(PACKAGE.rglob("*.py")):
        place = str(file.relative_to(PACKAGE))
        text = file.read_text()
        # To parse the others as well would take every process of the tests a second before it begins.
        if place != MADE_OF_OUR_WORDS and re.search(r"\bre\.", text):
            yield from expressions_of(ast.parse(text), place)


def expressions_of(tree: ast.AST, place: str) -> Iterator[Expression]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    used = {
        (ast.unparse(call.func.value), call.func.attr)
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr in USES
    }
    names = {
        ast.unparse(node.value): ast.unparse(node.targets[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
    }
    for call in calls:
        if not isinstance(call.func, ast.Attribute) or ast.unparse(call.func.value) != "re":
            continue
        where = f"{place}:{call.lineno}"
        if call.func.attr in USES:
            yield Expression(where, literal(call.args[0]), flags_of(call), call.func.attr)
        elif call.func.attr == "compile":
            name = names[ast.unparse(call)]
            # One that is handed on may be used in any way.
            ways = {way for owner, way in used if owner == name} or {"search"}
            for way in sorted(ways):
                yield Expression(where, literal(call.args[0]), flags_of(call), way)


def literal(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), (
        f"an expression that is put together: {ast.unparse(node)}"
    )
    return str(node.value)


def flags_of(call: ast.Call) -> int:
    named = [ast.unparse(each) for each in [*call.args, *(word.value for word in call.keywords)]]
    return sum(getattr(re, each[3:]) for each in named if re.fullmatch(r"re\.[A-Z]+", each))


@pytest.mark.parametrize("each", list(expressions()), ids=lambda each: f"{each.place} {each.use}")
def test_takes_time_in_proportion_to_the_text(each):
    assert is_linear(each.pattern, each.flags, each.use), each.pattern


@pytest.mark.parametrize(
    ("pattern", "use"),
    [
        (r"\s*([^;\n]*);", "match"),
        (r"[-=]*(?:--|==)[-=]*", "fullmatch"),
        (r"\s+$", "search"),
        (r"<[^>]*>", "split"),
        (r".*x.*y", "match"),
        (r"\w+\s*\w*=", "match"),
        (r"a{3,}a*b", "match"),
        (r"(?:a|b|ab)*c", "match"),
        (r"(?i:x+)X+y", "match"),
        (r"(\d+)+$", "match"),
        (r"x.*$", "search"),
    ],
)
def test_the_check_sees_what_can_be_read_in_two_ways(pattern, use):
    assert not is_linear(pattern, 0, use)


@pytest.mark.parametrize("pattern", [r"(a*)*b", r"(a|a)*b", r"(?=.*a)b", r"(a)\1", r"a*+b"])
def test_the_check_lets_nothing_pass_that_it_does_not_understand(pattern):
    with pytest.raises(NotUnderstood):
        is_linear(pattern)


@pytest.mark.parametrize(
    ("pattern", "use"),
    [
        (r"\s+$", "match"),
        (r"\s+", "sub"),
        (r"<[^<>]*>", "split"),
        (r"(?:\.|0|\+?[1-9])*", "fullmatch"),
        (r"[a-z.]+\.[a-z]+/", "match"),
        (r"\[(\w+)\]([^\[]*)", "findall"),
    ],
)
def test_the_check_lets_pass_what_can_be_read_in_one_way(pattern, use):
    assert is_linear(pattern, 0, use)

"""Whether a regular expression takes time in proportion to the text, whatever the text is.

A backtracking search takes longer than that if it can read a run of characters in two ways: somewhere in the
expression there are two places such that the same word leads from the first to itself, from the first to the second,
and from the second to itself. Then a run of n such words can be split between them at n points, and each of them is
tried before the text is refused.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from re import _constants as codes  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any

ANYWHERE = {"search", "findall", "finditer", "sub", "subn", "split"}
"""The ways to use an expression that try it at each character."""

CHARACTERS = [*map(chr, range(128)), *"\x85\xa0äßſİ²٣\u2028\u0300\ud800"]
"""Characters of every kind that an expression can tell apart."""

CATEGORIES = {
    codes.CATEGORY_SPACE: r"\s",
    codes.CATEGORY_NOT_SPACE: r"\S",
    codes.CATEGORY_DIGIT: r"\d",
    codes.CATEGORY_NOT_DIGIT: r"\D",
    codes.CATEGORY_WORD: r"\w",
    codes.CATEGORY_NOT_WORD: r"\W",
}
FEW = 1000
"""Repeats up to this often are written out; more of them are as good as endless."""


class NotUnderstood(Exception):
    """An expression with a part that this check knows nothing of."""


@dataclass(frozen=True)
class Part:
    """A part of an expression: the places where it can begin, end, and surely be over."""

    first: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    may_be_empty: bool = True
    done: frozenset[int] = frozenset()
    """Places after which nothing more is asked for."""
    asks: bool = False
    """Whether it looks around without taking a character, so that nothing is sure any more."""


@dataclass
class Places:
    """Every place of an expression where it takes a character, and which can follow which."""

    accepts: list[frozenset[str]] = field(default_factory=list)
    follow: list[list[int]] = field(default_factory=list)

    def add(self, characters: Iterable[str]) -> Part:
        place = len(self.accepts)
        self.accepts.append(frozenset(characters))
        self.follow.append([])
        return Part((place,), (place,), False, frozenset({place}))

    def sequence(self, parts: Iterable[Part]) -> Part:
        whole = Part()
        for part in parts:
            for place in whole.last:
                self.follow[place] += part.first
            whole = Part(
                whole.first + (part.first if whole.may_be_empty else ()),
                part.last + (whole.last if part.may_be_empty else ()),
                whole.may_be_empty and part.may_be_empty,
                part.done | (whole.done if part.may_be_empty and not part.asks else frozenset()),
                part.asks or (whole.asks and part.may_be_empty),
            )
        return whole

    def either(self, parts: Sequence[Part]) -> Part:
        if sum(part.may_be_empty for part in parts) > 1:
            raise NotUnderstood("nothing, in two ways")
        return Part(
            tuple(place for part in parts for place in part.first),
            tuple(place for part in parts for place in part.last),
            any(part.may_be_empty for part in parts),
            frozenset().union(*(part.done for part in parts)),
            any(part.asks for part in parts),
        )

    def endless(self, part: Part) -> Part:
        for place in part.last:
            self.follow[place] += part.first
        return replace(part, may_be_empty=True)


def is_linear(pattern: str, flags: int = 0, use: str = "search") -> bool:
    """Whether an expression, used in that way, takes time in proportion to the text."""
    tree = _parser.parse(pattern, flags)
    places = Places()
    whole = _part(tree, tree.state.flags, places)
    if use in ANYWHERE:
        whole = places.sequence([places.endless(places.add(CHARACTERS)), whole])
    # Whoever arrives there has found what was looked for, and tries nothing else.
    goals = frozenset() if use == "fullmatch" else whole.done
    return not _ambiguous(places, goals)


def _part(tree: Iterable[Any], flags: int, places: Places) -> Part:
    return places.sequence(_item(code, value, flags, places) for code, value in tree)


def _item(code: Any, value: Any, flags: int, places: Places) -> Part:
    if code in (codes.LITERAL, codes.NOT_LITERAL, codes.ANY, codes.IN):
        return places.add(filter(_test(code, value, flags), CHARACTERS))
    if code is codes.SUBPATTERN:
        _, added, removed, inside = value
        return _part(inside, flags & ~removed | added, places)
    if code is codes.BRANCH:
        return places.either([_part(branch, flags, places) for branch in value[1]])
    if code in (codes.MAX_REPEAT, codes.MIN_REPEAT):
        return _repeat(*value, flags, places)
    if code is codes.AT:
        return Part(asks=True)
    if code in (codes.ASSERT, codes.ASSERT_NOT):
        if _parser.SubPattern.getwidth(value[1])[1] > FEW:
            raise NotUnderstood("a look that has no end")
        return Part(asks=True)
    raise NotUnderstood(str(code))


def _repeat(least: int, most: int, inside: Any, flags: int, places: Places) -> Part:
    def once() -> Part:
        return _part(inside, flags, places)

    if most > FEW:
        needed = [once() for _ in range(least)]
        body = once()
        if body.may_be_empty:
            raise NotUnderstood("nothing, again and again")
        return places.sequence([*needed, places.endless(body)])
    optional = (replace(once(), may_be_empty=True) for _ in range(most - least))
    return places.sequence([*(once() for _ in range(least)), *optional])


def _test(code: Any, value: Any, flags: int) -> Callable[[str], object]:
    """Whether a character is one that an item takes; asked of the library itself."""
    pattern = {
        codes.LITERAL: lambda: _escaped(value),
        codes.NOT_LITERAL: lambda: f"[^{_escaped(value)}]",
        codes.ANY: lambda: ".",
        codes.IN: lambda: _class(value),
    }[code]()
    return re.compile(pattern, flags & (re.ASCII | re.IGNORECASE | re.DOTALL)).fullmatch


def _class(items: Iterable[tuple[Any, Any]]) -> str:
    words = []
    for code, value in items:
        if code is codes.NEGATE:
            words.append("^")
        elif code is codes.LITERAL:
            words.append(_escaped(value))
        elif code is codes.RANGE:
            words.append(f"{_escaped(value[0])}-{_escaped(value[1])}")
        else:
            words.append(CATEGORIES[value])
    return f"[{''.join(words)}]"


def _escaped(number: int) -> str:
    return f"\\U{number:08x}"


def _ambiguous(places: Places, goals: frozenset[int]) -> bool:
    """Whether some run of characters can be read in two ways."""
    kinds = _kinds(places.accepts)
    follow = [
        {kind: [each for each in following if each not in goals and kind in kinds[each]]
         for kind in frozenset().union(*(kinds[each] for each in following))}
        for following in places.follow
    ]  # fmt: skip
    loops = [place for place in range(len(follow)) if place in _reached(follow, place)]
    # Twice the same way on: nothing is gained, and all that comes after is tried twice.
    for place in loops:
        for following in follow[place].values():
            if len(following) != len(set(following)):
                return True
    return any(
        _leads(follow, (here, here, there), (here, there, there))
        for here, there in product(loops, repeat=2)
        if here != there and there in _reached(follow, here)
    )


def _kinds(accepts: Sequence[frozenset[str]]) -> list[frozenset[int]]:
    """For each place the kinds of characters it takes; those of a kind are taken by the same places."""
    number_of: dict[tuple[bool, ...], int] = {}
    taken: list[set[int]] = [set() for _ in accepts]
    for character in CHARACTERS:
        row = tuple(character in each for each in accepts)
        kind = number_of.setdefault(row, len(number_of))
        for place, takes in enumerate(row):
            if takes:
                taken[place].add(kind)
    return [frozenset(each) for each in taken]


Follow = Sequence[dict[int, list[int]]]


def _reached(follow: Follow, start: int) -> set[int]:
    found: set[int] = set()
    new = [start]
    while new:
        for place in {each for following in follow[new.pop()].values() for each in following}:
            if place not in found:
                found.add(place)
                new.append(place)
    return found


def _leads(follow: Follow, start: tuple[int, ...], end: tuple[int, ...]) -> bool:
    """Whether one word leads from three places to three places at the same time."""
    found = {start}
    new = [start]
    while new:
        for step in _steps(follow, new.pop()):
            if step == end:
                return True
            if step not in found:
                found.add(step)
                new.append(step)
    return False


def _steps(follow: Follow, places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    first, *others = (follow[place] for place in places)
    for kind in first:
        if all(kind in other for other in others):
            yield from product(*(follow[place][kind] for place in places))

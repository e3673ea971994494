"""The order in which the inferences of a case are told, and which of them share a sentence.

A reader follows a line of thought best if each inference comes right after what it uses. So a
sentence begins with one inference and goes on with those that use what it has named, as long as it
can be read in one breath; the next sentence takes up the last one where that is possible.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_helper.proofs.proof import SINGLES, Inference, Rule, Statement

MOST_FOLLOWING = 4
"""So many digits can follow the first inference in a sentence, before what it comes to."""

MOST_IN_A_SENTENCE = 1 + MOST_FOLLOWING + 1
"""So many inferences a sentence can tell: the first, the digits that follow, what they come to."""

MOST_NAMED = 8
"""So many facts can be named in a sentence beside its first conclusion: the causes of this, what
follows, and what that needs besides."""

MOST_NAMED_AFTER_PATTERN = 4
"""The same for a sentence that begins with a pair or an X-Wing, which takes many words."""


class Passage(NamedTuple):
    """What one sentence tells: an inference, and others that follow from what it has named."""

    first: Inference
    following: tuple[Inference, ...] = ()

    @property
    def inferences(self) -> tuple[Inference, ...]:
        """All of them in the order of reading."""
        return (self.first, *self.following)

    @property
    def digits(self) -> tuple[Inference, ...]:
        """Those that follow and give a digit; what excludes something or is impossible comes last."""
        return tuple(each for each in self.following if each.rule in SINGLES)

    @property
    def end(self) -> Inference:
        """The last of them."""
        return self.inferences[-1]

    @property
    def is_chain(self) -> bool:
        """Whether each inference uses the one before it."""
        before = self.inferences
        return all(
            one.conclusion in other.causes for one, other in zip(before, self.digits, strict=False)
        )

    def besides(self) -> Iterator[tuple[Statement, ...]]:
        """For each inference that follows the causes that the sentence has not named before."""
        named = {*self.first.causes, self.first.conclusion}
        for inference in self.following:
            yield tuple(cause for cause in inference.causes if cause not in named)
            named |= {*inference.causes, inference.conclusion}


def passages(inferences: tuple[Inference, ...]) -> list[Passage]:
    """The sentences that tell the inferences of a case, in the order of a story."""
    return _Telling(inferences).passages()


class _Telling:
    """The inferences of a case that were told, and those that wait for what they use."""

    def __init__(self, inferences: tuple[Inference, ...]) -> None:
        self._waiting = list(inferences)
        self._untold = {each.conclusion for each in inferences if each.conclusion}
        self._heights = _heights(inferences)

    def passages(self) -> list[Passage]:
        told: list[Passage] = []
        last: set[Statement | None] = set()
        while self._waiting:
            first = max(self._ready(), key=lambda each: self._promise(each, last))
            self._tell(first)
            passage = Passage(first, self._following(first))
            told.append(passage)
            last = {each.conclusion for each in passage.inferences}
        return told

    def _ready(self) -> list[Inference]:
        """The inferences that use nothing but what was told. A contradiction waits for all others."""
        return [each for each in self._waiting if self._untold.isdisjoint(each.causes)]

    def _promise(self, inference: Inference, last: set[Statement | None]) -> tuple[bool, int]:
        """How well an inference begins the next sentence: it takes up the last one, or leads far."""
        return not last.isdisjoint(inference.causes), self._heights[inference.conclusion]

    def _tell(self, inference: Inference) -> None:
        self._waiting = [each for each in self._waiting if each is not inference]
        self._untold.discard(inference.conclusion)

    def _following(self, first: Inference) -> tuple[Inference, ...]:
        """What goes on in the sentence of an inference, as far as there is room."""
        if first.is_by_chain:
            return ()
        is_plain = first.rule in SINGLES or first.inside
        room = (MOST_NAMED if is_plain else MOST_NAMED_AFTER_PATTERN) - len(first.causes)
        said = [first]
        while found := self._next(said, room):
            load, inference = found
            room -= load
            said.append(inference)
            self._tell(inference)
        return tuple(said[1:])

    def _next(self, said: list[Inference], room: int) -> tuple[int, Inference] | None:
        """What goes on in a sentence with the fewest new facts, and how many; none without room."""
        concluded = {each.conclusion for each in said}
        named = concluded.union(*(each.causes for each in said))
        last = said[-1].conclusion
        fitting = [
            (load, last not in each.causes, -self._heights[each.conclusion], place)
            for place, each in enumerate(self._waiting)
            if not concluded.isdisjoint(each.causes)
            and self._untold.isdisjoint(each.causes)
            and (load := 1 + len(set(each.causes) - named)) <= room
            and _can_follow(each, said)
        ]
        if not fitting:
            return None
        load, *_, place = min(fitting)
        return load, self._waiting[place]


def _can_follow(inference: Inference, said: list[Inference]) -> bool:
    """Whether an inference can be told in few words after what a sentence has said."""
    *before, last = said
    if before and last.rule not in SINGLES:
        return False
    if inference.rule in SINGLES:
        return len(before) < MOST_FOLLOWING
    if inference.rule == Rule.EXCLUDED:
        return inference.causes == (last.conclusion,)
    # What the cases inside come to is a sentence that goes back; it does not end the case around them.
    return inference.rule == Rule.IMPOSSIBLE and not said[0].inside


def _heights(inferences: tuple[Inference, ...]) -> dict[Statement | None, int]:
    """For each conclusion how many inferences in a row rest on it."""
    heights: dict[Statement | None, int] = {each.conclusion: 0 for each in inferences}
    for inference in reversed(inferences):
        height = heights[inference.conclusion] + 1
        for cause in inference.causes:
            if heights.get(cause, height) < height:
                heights[cause] = height
    return heights

"""Shorter proofs: what a line of thought has found is cut down until its end needs all of it.

The search takes the first causes that it finds. Here each conclusion is left out in turn, those that
are long to tell first, and the end is derived again from the others alone, perhaps from other facts.
What is left cannot do without any of its parts. What a case inside shows without its assumption is
shown before it, where all cases find it. Then the inferences are written down anew, each with as few
causes as it can have.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from sudoku_helper.board import Candidate
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CandidateNumber,
    CandidateSet,
    candidate_number,
    to_numbers,
)
from sudoku_helper.demands import (
    BITS_OF,
    DEMANDS,
    DEMANDS_OF,
    EVERYTHING,
    FIELD,
    GUARD_OF,
    IF_FALSE,
    IF_TRUE,
    WIDTH,
    Demand,
    State,
    broken,
    demands_at,
    options_left,
)
from sudoku_helper.geometry import BIT, set_of, size, union
from sudoku_helper.proofs.proof import (
    SINGLES,
    Branch,
    Inference,
    Rule,
    Statement,
    all_inferences,
    single_by,
)
from sudoku_helper.proofs.truths import Truth, TruthKind, truth_of


@dataclass(eq=False)
class _Move:
    """A conclusion that can be drawn whenever one of its *obstacles* is gone from a state, if its
    *subject* is still there and the case inside is impossible. *leaves* is what stays of the state.
    """

    inference: Inference
    obstacles: tuple[State, ...]
    leaves: State
    subject: State
    inside: "_Line | None" = None

    def is_open(self, state: State) -> bool:
        """Whether the conclusion can be drawn in a state."""
        if not state & self.subject:
            return False
        for obstacle in self.obstacles:
            if not state & obstacle:
                return self.inside is None or self.inside.closes(state)
        return False


@dataclass(eq=False)
class _Line:
    """A case as moves. It ends with the *last* of them, or where *excluded* is gone, or with a
    contradiction, be it after the cases *inside* for all options of a *demand*.
    """

    branch: Branch
    assumed: State
    moves: list[_Move] = field(default_factory=list)
    last: _Move | None = None
    excluded: State = 0
    demand: Demand | None = None
    inside: "dict[CandidateNumber, _Line]" = field(default_factory=dict)

    def closes(self, state: State) -> bool:
        """Whether the case comes to its end by its moves alone."""
        state &= self.assumed
        waiting = self.moves
        while True:
            rest = []
            for move in waiting:
                if not move.is_open(state):
                    rest.append(move)
                elif move is self.last:
                    return True
                else:
                    state &= move.leaves
            if broken(state) or (self.excluded and not state & self.excluded):
                return True
            if len(rest) == len(waiting):
                return self.demand is not None and self._is_refuted_inside(state)
            waiting = rest

    def _is_refuted_inside(self, state: State) -> bool:
        """Whether all options that the demand has left are impossible."""
        assert self.demand is not None
        options = options_left(state, self.demand)
        return all(each in self.inside and self.inside[each].closes(state) for each in options)


def shortened(branch: Branch, base: State) -> Branch:
    """The same case on a state without any assumption, with nothing that its end can do without."""
    line = _line_of(branch, base)
    _hoist(line, base)
    _leave_out(line, base)
    # Without some moves others come earlier, and what they lead to may not need a case any more.
    while _hoist(line, base):
        _leave_out(line, base)
    return _only_what_is_used(_Writer(base, base).branch(line))


def _leave_out(line: _Line, base: State) -> None:
    """Leave out each move of a line that its end can do without."""
    for move, moves in sorted(_all_moves(line), key=lambda each: -_weight(each[0].inference)):
        place = moves.index(move)
        del moves[place]
        if not line.closes(base):
            moves.insert(place, move)


def _line_of(branch: Branch, base: State) -> _Line:
    """A case as moves on a board."""
    number = _number(branch.assumption)
    assumed = IF_TRUE[number] if branch.assumption.is_true else IF_FALSE[number]
    line = _Line(branch, assumed)
    for inference in branch.inferences:
        if inference.rule == Rule.EXCLUDED:
            line.excluded = BITS_OF[_number(inference.conclusion)]
        elif inference.conclusion is not None:
            line.moves.append(_move_of(inference, base))
        elif inference.inside:
            line.demand = _DEMAND_OF[inference.truths[0]]
            line.inside = {
                _number(each.assumption): _line_of(each, base) for each in inference.inside
            }
    if line.moves and branch.end is not None and not line.excluded:
        line.last = line.moves[-1]
    return line


def _move_of(inference: Inference, base: State) -> _Move:
    assert inference.conclusion is not None
    if inference.rule in SINGLES:
        number = _number(inference.conclusion)
        demands = [each for each in DEMANDS_OF[number] if base & GUARD_OF[each]]
        others = tuple(_FIELD_OF[demand] & ~BITS_OF[number] for demand in demands)
        return _Move(inference, others, IF_TRUE[number], BITS_OF[number])
    excluded = _bits(inference.conclusion)
    leaves = EVERYTHING & ~excluded
    if inference.inside:
        inside = _line_of(inference.inside[0], base)
        return _Move(inference, (0,), leaves, excluded, inside)
    options = union(_FIELD_OF[_DEMAND_OF[truth]] for truth in inference.truths)
    pattern = union(BITS_OF[candidate_number(*each)] for each in inference.pattern)
    return _Move(inference, (options & ~pattern,), leaves, excluded)


def _hoist(line: _Line, state: State) -> bool:
    """Move what the cases inside a line show without their assumptions to before them, if any."""
    state &= line.assumed
    waiting, line.moves = line.moves, []
    hoisted = False
    while waiting:
        move = next((each for each in waiting if each.is_open(state)), waiting[0])
        waiting.remove(move)
        if move.inside:
            hoisted |= _hoist_from(move.inside, line, state)
            for each in line.moves:
                state &= each.leaves
        line.moves.append(move)
        state &= move.leaves
    for inside in line.inside.values():
        hoisted |= _hoist_from(inside, line, state)
    return hoisted


def _hoist_from(inside: _Line, line: _Line, state: State) -> bool:
    """Move what one case inside a line shows without its assumption to the end of this, if any."""
    hoisted = _hoist(inside, state)
    while early := [each for each in inside.moves if each.is_open(state) and not each.inside]:
        hoisted = True
        line.moves += early
        inside.moves = [each for each in inside.moves if each not in early]
        for move in early:
            state &= move.leaves
    return hoisted


def _all_moves(line: _Line) -> Iterator[tuple[_Move, list[_Move]]]:
    """Every move that could be left out, and those beside it; what comes late in a case first."""
    for inside in line.inside.values():
        yield from _all_moves(inside)
    for move in reversed(line.moves):
        if move is not line.last:
            yield move, line.moves
        if move.inside:
            yield from _all_moves(move.inside)


def _weight(inference: Inference) -> int:
    """How much is gained by leaving an inference out."""
    if inference.inside:
        return 3 + sum(1 for branch in inference.inside for _ in all_inferences(branch))
    return 1 if inference.rule in SINGLES else 2


class _Fact(NamedTuple):
    """What is known at a place of a proof, and the candidates that are false for it."""

    statement: Statement
    excluded: CandidateSet

    @classmethod
    def of(cls, statement: Statement) -> "_Fact":
        """The fact that a statement holds."""
        if statement.is_true:
            return cls(statement, CANDIDATE_PEERS[_number(statement)])
        return cls(statement, to_numbers(statement.candidates))


class _Writer:
    """Writes down the moves of a case on a board, each with its causes."""

    def __init__(self, base: State, state: State, facts: tuple[_Fact, ...] = ()) -> None:
        self.base = base
        self.state = state
        self.facts = list(facts)
        self.outside = len(facts)
        self.gone_outside = union(fact.excluded for fact in facts)

    def branch(self, line: _Line) -> Branch:
        """A case of which every move is needed, as a case to read."""
        assumption = line.branch.assumption
        self._learn(assumption, line.assumed)
        inferences = []
        waiting = list(line.moves)
        while move := next((each for each in waiting if each.is_open(self.state)), None):
            waiting.remove(move)
            inferences.append(self._inference(move))
            self._learn(move.inference.conclusion, move.leaves)
        if line.last is None or line.last in waiting:
            inferences += self._end(line)
        return Branch(assumption, tuple(inferences))

    def _learn(self, statement: Statement | None, leaves: State) -> None:
        assert statement is not None
        self.facts.append(_Fact.of(statement))
        self.state &= leaves

    def _inference(self, move: _Move) -> Inference:
        written = move.inference
        if move.inside:
            inside = (self._inside(move.inside),)
            causes = self._in_order(_used_by(inside))
            return Inference(Rule.CASES, written.conclusion, causes, inside=inside)
        if written.rule in SINGLES:
            demand, causes = self._simplest(self._demands_left_with(_number(written.conclusion)))
            truth = truth_of(demand)
            return Inference(single_by(truth), written.conclusion, causes, (truth,))
        gone = union(self._gone(_DEMAND_OF[truth]) for truth in written.truths)
        causes = self._causes(gone)
        return Inference(written.rule, written.conclusion, causes, written.truths, written.pattern)

    def _end(self, line: _Line) -> Iterator[Inference]:
        """The inference with which a case ends, unless a pattern says it."""
        end = line.branch.end
        if line.excluded and not self.state & line.excluded:
            number = _number(end)
            seen_by = [each for each in self.facts if each.excluded & BIT[number]]
            if seen_by[-1].statement.is_true:
                yield Inference(Rule.EXCLUDED, end, (seen_by[-1].statement,))
        elif unmet := demands_at(broken(self.state)):
            demand, causes = self._simplest(unmet)
            yield Inference(Rule.IMPOSSIBLE, None, causes, (truth_of(demand),))
        elif line.demand is not None:
            options = options_left(self.state, line.demand)
            inside = tuple(self._inside(line.inside[number]) for number in options)
            used = {*self._causes(self._gone(line.demand)), *_used_by(inside)}
            truths = (truth_of(line.demand),)
            yield Inference(Rule.CASES, None, self._in_order(used), truths, inside=inside)

    def _inside(self, line: _Line) -> Branch:
        return _Writer(self.base, self.state, tuple(self.facts)).branch(line)

    def _demands_left_with(self, number: CandidateNumber) -> list[Demand]:
        """The demands that have no other option left than a candidate."""
        others = self.state & ~BITS_OF[number]
        return [
            demand
            for demand in DEMANDS_OF[number]
            if self.base & GUARD_OF[demand] and not others & _FIELD_OF[demand]
        ]

    def _simplest(self, demands: list[Demand]) -> tuple[Demand, tuple[Statement, ...]]:
        """Of some demands one with the fewest causes for what it has lost, rather of a block.

        Inside a case rather one that has lost it because of one fact of this case, as in a chain.
        """
        found = [(demand, self._causes(self._gone(demand))) for demand in demands]
        of_case = {fact.statement for fact in self.facts[self.outside :]} if self.outside else set()
        return min(
            found,
            key=lambda each: (len(of_case.intersection(each[1])) > 1, len(each[1]), each[0]),
        )

    def _gone(self, demand: Demand) -> CandidateSet:
        """The options of a demand that the board has and this case excludes."""
        return set_of(options_left(self.base & ~self.state, demand))

    def _causes(self, gone: CandidateSet) -> tuple[Statement, ...]:
        """Few facts that exclude all of some candidates, rather the latest ones.

        Facts of this case are taken for what was possible before it, and for the rest older ones.
        """
        of_case, older = self.facts[self.outside :], self.facts[: self.outside]
        chosen = _covering(gone & ~self.gone_outside, of_case)
        chosen += _covering(gone & ~union(fact.excluded for fact in chosen), older)
        return self._in_order({fact.statement for fact in chosen})

    def _in_order(self, statements: Collection[Statement]) -> tuple[Statement, ...]:
        """Those of some statements that are known, in the order in which they were learned."""
        return tuple(fact.statement for fact in self.facts if fact.statement in statements)


def _covering(gone: CandidateSet, facts: list[_Fact]) -> list[_Fact]:
    """Few of some facts that together exclude all of some candidates, rather the latest ones."""
    chosen: list[_Fact] = []
    left = gone
    while left:
        # The last of several equal ones, so that one sentence takes up the other.
        best = max(reversed(facts), key=lambda fact: size(fact.excluded & left))
        left &= ~best.excluded
        chosen.append(best)
    for fact in list(chosen):
        others = [each for each in chosen if each is not fact]
        if not gone & ~union(each.excluded for each in others):
            chosen = others
    return chosen


def _only_what_is_used(branch: Branch) -> Branch:
    """The case with patterns that exclude no more candidates than something else needs."""
    used: dict[Statement, set[Candidate]] = {}
    for inference in all_inferences(branch):
        for cause in inference.causes:
            relevant = {each for each in cause.candidates if _is_option(each, inference.truths)}
            used.setdefault(cause, set()).update(relevant)
    shorter = {
        statement: Statement(
            tuple(filter(used[statement].__contains__, statement.candidates)), False
        )
        for statement in used
        if not statement.is_true and used[statement]
    }
    return _said_with(shorter, branch)


def _said_with(shorter: Mapping[Statement, Statement], branch: Branch) -> Branch:
    """The case with some statements replaced."""
    inferences = tuple(
        replace(
            inference,
            conclusion=inference.conclusion
            and shorter.get(inference.conclusion, inference.conclusion),
            causes=tuple(shorter.get(cause, cause) for cause in inference.causes),
            inside=tuple(_said_with(shorter, inside) for inside in inference.inside),
        )
        for inference in branch.inferences
    )
    return replace(branch, inferences=inferences)


def _is_option(candidate: Candidate, truths: tuple[Truth, ...]) -> bool:
    """Whether a candidate could meet one of some truths."""
    return any(
        truth.cells & BIT[candidate.cell]
        and (truth.kind == TruthKind.CELL or truth.digits & BIT[candidate.digit])
        for truth in truths
    )


def _used_by(branches: Iterable[Branch]) -> set[Statement]:
    """All causes of inferences in some cases."""
    return {
        cause
        for branch in branches
        for inference in all_inferences(branch)
        for cause in inference.causes
    }


def _number(statement: Statement | None) -> CandidateNumber:
    """The candidate of a statement about one."""
    assert statement is not None
    (candidate,) = statement.candidates
    return candidate_number(*candidate)


def _bits(statement: Statement) -> State:
    return union(BITS_OF[candidate_number(*each)] for each in statement.candidates)


_FIELD_OF: tuple[State, ...] = tuple(FIELD << demand * WIDTH for demand in DEMANDS)
"""The options of each demand."""

_DEMAND_OF = {truth_of(demand): demand for demand in DEMANDS}

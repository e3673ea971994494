"""The implication engine: links, states, lines of thought and budgets."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, pairwise
from random import Random

import pytest

from sudoku_helper import SudokuBoard
from sudoku_helper.candidates import (
    CANDIDATE_PEERS,
    CANDIDATES,
    all_candidates,
    candidate_number,
    to_candidates,
)
from sudoku_helper.demands import (
    BITS_OF,
    CELL_BIT,
    DEMANDS_OF,
    GUARDS,
    IF_FALSE,
    IF_TRUE,
    OPTIONS_OF_CELLS,
    State,
    demands_at,
    numbers_at,
    open_options,
    options_left,
)
from sudoku_helper.geometry import BIT, members, set_of, union
from sudoku_helper.implications.budget import Budget, SearchStoppedError, limited_by, spend
from sudoku_helper.implications.chained import ChainedNets
from sudoku_helper.implications.chains import open_chains, rings
from sudoku_helper.implications.completions import has_one_completion
from sudoku_helper.implications.graph import ImplicationGraph, LinkKinds, graph_of
from sudoku_helper.implications.patterns import with_patterns
from sudoku_helper.implications.probes import Probes, probes_of
from sudoku_helper.implications.reasoning import Reasoning
from sudoku_helper.implications.short_chains import ShortChains
from sudoku_helper.implications.spread import Spread
from sudoku_helper.implications.state import state_of, with_singles
from sudoku_helper.proofs.proof import LONGEST_CHAIN, false
from sudoku_helper.techniques.nets import ForcingNetWithChains, NestedNet
from tests.techniques.support import is_true, own_puzzles, solution_of, thinned

GROUPS = LinkKinds(groups=True)

HARD = "3.......6..7.2.9.......4.5.9...8.......2..8....81.7...6......4...9.1.7...5.....93"
"""A puzzle of our own in which no net with chains suffices whose chains do not help each other."""


def positions() -> list[tuple[SudokuBoard, set[int]]]:
    """Positions of our own with the numbers of their true candidates."""
    random = Random(5)
    found = []
    for puzzle in own_puzzles(8):
        solution = solution_of(puzzle)
        board = thinned(puzzle, solution, random.uniform(0.1, 0.5), random)
        true = {candidate_number(cell, solution[cell]) for cell in members(board.empty)}
        found.append((board, true))
    return found


def test_one_end_of_every_strong_link_is_true():
    for board, true in positions():
        graph = graph_of(board, GROUPS)
        truth = set_of(true)
        for node in members(graph.linked):
            for other in members(graph.strong[node]):
                assert truth & (graph.nodes[node] | graph.nodes[other])


def test_what_links_reach_is_what_a_spread_reaches_level_by_level():
    for board, _ in positions()[:4]:
        graph = graph_of(board, GROUPS)
        for node in members(graph.linked):
            reached = Spread(graph, node, True).complete() | BIT[node]
            assert graph.reach[node].true == reached
            assert graph.reach[node].false == union(graph.weak[each] for each in members(reached))
            assert graph.true_if_false(node) == Spread(graph, node, False).complete()


def test_the_ends_of_every_weak_link_exclude_each_other():
    for board, _ in positions()[:3]:
        graph = graph_of(board, GROUPS)
        for node in members(graph.linked):
            for other in members(graph.weak[node]):
                for candidate in members(graph.nodes[node]):
                    assert not graph.nodes[other] & ~CANDIDATE_PEERS[candidate]


def test_weak_links_go_both_ways():
    board, _ = positions()[0]
    graph = graph_of(board, GROUPS)
    for node in range(len(graph.nodes)):
        for other in members(graph.weak[node]):
            assert graph.weak[other] & 2**node


def test_a_way_alternates_between_weak_and_strong_links():
    board, _ = positions()[0]
    graph = graph_of(board, GROUPS)
    for start in members(graph.linked)[:40]:
        spread = Spread(graph, start, False)
        spread.complete()
        for end in members(spread.reached):
            nodes = spread.way_to(end)
            assert nodes[0] == start
            assert nodes[-1] == end
            for number, (first, second) in enumerate(pairwise(nodes)):
                links = graph.weak if number % 2 else graph.strong
                assert links[first] & 2**second


def test_shorter_chains_come_first():
    for board, _ in positions()[:4]:
        for found in (open_chains, rings):
            lengths = [len(chain.nodes) for chain in found(graph_of(board, LinkKinds()))]
            assert lengths == sorted(lengths)


def test_links_of_one_digit_never_change_the_digit():
    board, _ = positions()[0]
    graph = ImplicationGraph(board, LinkKinds(cells=False, one_digit=True))
    for node in members(graph.linked):
        for other in members(graph.strong[node] | graph.weak[node]):
            assert node % 9 == other % 9


@pytest.mark.parametrize("close", [with_singles, with_patterns])
def test_what_follows_from_a_true_candidate_is_true(close):
    for board, true in positions():
        base = state_of(board)
        for number in list(true)[:20]:
            state = close(base & IF_TRUE[number])
            assert state
            assert all(state & CELL_BIT[other] for other in true)


@pytest.mark.parametrize("uses_patterns", [False, True])
def test_what_is_remembered_of_probes_is_what_a_fresh_look_finds(uses_patterns):
    for board, true in positions()[:3]:
        random = Random(7)
        while board.empty:
            remembered = probes_of(board, uses_patterns)
            fresh = Probes(state_of(board), members(all_candidates(board)), uses_patterns)
            for number in fresh.numbers:
                assert remembered.if_true(number) == fresh.if_true(number)
                assert remembered.if_false(number) == fresh.if_false(number)
            assert remembered.clashes == fresh.clashes
            board = _after_a_step(board, true, random)


def _after_a_step(board: SudokuBoard, true: set[int], random: Random) -> SudokuBoard:
    """The board after a digit was placed or some false candidates were crossed out."""
    numbers = members(all_candidates(board))
    placed = [number for number in numbers if number in true]
    false = [number for number in numbers if number not in true]
    if false and random.random() < 0.7:
        chosen = random.sample(false, min(len(false), 4))
        return board.cross_out(CANDIDATES[number] for number in chosen)
    return board.place(*CANDIDATES[random.choice(placed)])


def test_candidates_that_are_both_true_never_clash():
    board = NestedNet.example.position
    solution = solution_of(board)
    true = [candidate_number(cell, solution[cell]) for cell in members(board.empty)]
    clashes = probes_of(board, uses_patterns=True).clashes
    assert any(clashes.values())
    for number in true:
        assert not any(clashes[number] & CELL_BIT[other] for other in true)


def test_a_line_of_thought_ends_where_the_fast_state_does():
    for board, _ in positions()[:4]:
        base = state_of(board)
        for number in members(all_candidates(board))[::5]:
            for uses_patterns, close in ((False, with_singles), (True, with_patterns)):
                line = Reasoning(base, uses_patterns)
                line.assume(number, True)
                end = line.contradiction()
                state = close(base & IF_TRUE[number])
                assert (end is not None) == (state == 0)
                if end is None:
                    assert line.state == state


def test_every_event_follows_from_events_before_it():
    board, _ = positions()[1]
    line = Reasoning(state_of(board), with_patterns=True)
    line.assume(members(all_candidates(board))[0], True)
    line.contradiction()
    for number, event in enumerate(line.events):
        assert event.causes < 2**number
        assert event.needs & 2**number
        for cause in members(event.causes):
            assert not line.events[cause].needs & ~event.needs


def hard_cases(count: int) -> list[State]:
    """What is left in the end if some candidates of a hard puzzle are true."""
    probes = probes_of(SudokuBoard.parse(HARD), uses_patterns=True)
    return [probes.if_true(number) for number in Random(1).sample(probes.numbers, count)]


def test_each_digit_of_a_short_chain_follows_from_one_before_it():
    lengths = set()
    for state in hard_cases(20):
        chains = ShortChains(state)
        for number in numbers_at(open_options(state)):
            if not (chain := chains.refuting(number)):
                continue
            lengths.add(len(chain.links) + 1)
            known = [number]
            for demand, follower in chain.links:
                others = {*options_left(state, demand)} - {follower}
                assert any(all(excludes(one, each) for each in others) for one in known)
                known.append(follower)
            for option in options_left(state, chain.end):
                assert any(excludes(one, option) for one in known)
    # What breaks a demand at once was excluded as a locked candidate or by a pair.
    assert lengths == {*range(2, LONGEST_CHAIN + 1)}


def excludes(one: int, other: int) -> bool:
    return bool(CANDIDATE_PEERS[one] & BIT[other])


def test_no_short_chain_leads_from_a_true_candidate():
    for board, true in positions():
        state = with_patterns(state_of(board))
        chains = ShortChains(state)
        still_open = true.intersection(numbers_at(open_options(state)))
        assert not any(chains.refuting(number) for number in still_open)


def test_where_two_digits_lead_to_a_contradiction_there_is_a_short_chain():
    count = 0
    for state in hard_cases(1):
        chains = ShortChains(state)
        for number in numbers_at(open_options(state)):
            if any(is_broken(state, each) for each in followed_twice(state, number)):
                assert chains.refuting(number)
                count += 1
    assert count


def followed_twice(state: State, number: int) -> Iterator[tuple[int, ...]]:
    """A candidate with up to two digits that each follow from one before."""
    yield (number,)
    from_it = followers(state, number)
    for first in from_it:
        yield (number, first)
        for second in (*from_it, *followers(state, first)):
            yield (number, first, second)


@cache
def followers(state: State, cause: int) -> list[int]:
    """What is left alone in a cell or house by one candidate."""
    found = []
    for demand in demands_at(state & GUARDS):
        left = [each for each in options_left(state, demand) if not excludes(cause, each)]
        if len(left) == 1 and left[0] != cause:
            found += left
    return found


def is_broken(state: State, true: tuple[int, ...]) -> bool:
    """Whether nothing can meet some demand beside candidates that are true."""
    left = [each for each in alive(state) if not any(excludes(one, each) for one in true)]
    return not {*demands_at(state & GUARDS)} <= {each for one in left for each in DEMANDS_OF[one]}


@cache
def alive(state: State) -> list[int]:
    return numbers_at(state & OPTIONS_OF_CELLS)


def test_chains_inside_a_net_make_others_possible():
    board = SudokuBoard.parse(HARD)
    nets = ChainedNets(probes_of(board, uses_patterns=True))
    at_once, *in_rounds = nets.stages()
    assert not at_once
    plans = [plan for stage in in_rounds for plan in stage]
    assert len(plans) > 3
    for plan in plans:
        chains = ShortChains(nets.probes.if_true(plan.number))
        assert not all(chains.refuting(number) for number in plan.refuted)


def test_no_chain_of_a_net_that_chains_help_can_be_left_out():
    nets = ChainedNets(probes_of(SudokuBoard.parse(HARD), uses_patterns=True))
    for plan in (plan for stage in nets.stages() for plan in stage):
        state = nets.probes.if_true(plan.number)
        assert not ruled_out_one_by_one(state, plan.refuted)
        for number in plan.refuted:
            others = [each for each in plan.refuted if each != number]
            assert ruled_out_one_by_one(state, others), "it can do without"


def ruled_out_one_by_one(state: State, numbers: Iterable[int]) -> State:
    """What is left after chains have ruled out some candidates, as far as they can."""
    for number in numbers:
        if state & CELL_BIT[number] and ShortChains(state).refuting(number):
            state = with_patterns(state & IF_FALSE[number])
    return state


def test_a_net_whose_chains_help_each_other_is_told_without_nesting():
    board = SudokuBoard.parse(HARD)
    solution = solution_of(board)
    steps = list(islice(ForcingNetWithChains().find(board), 3))
    assert steps
    for step in steps:
        assert step.evidence.depth == 1
        assert step.check(board)
        assert is_true(step, solution)


def test_the_chains_beside_each_candidate_are_looked_for_only_while_there_is_time():
    nets = ChainedNets(probes_of(SudokuBoard.parse(HARD), uses_patterns=True))
    assert nets.refuted, "found before, so that the chains alone are limited here"
    with limited_by(Budget(work=0)), pytest.raises(SearchStoppedError):
        next(nets.stages())
    assert next(nets.stages()) is not None


def test_a_plan_that_leads_to_no_contradiction_is_not_told(monkeypatch):
    nets = ChainedNets(probes_of(SudokuBoard.parse(HARD), uses_patterns=True))
    _, useful, *_ = nets.stages()
    without_chains = [plan._replace(refuted=()) for plan in useful]
    monkeypatch.setattr(nets, "stages", lambda: iter([[*without_chains, *useful]]))
    proofs = list(nets.proofs())
    assert {proof.conclusion for proof in proofs} <= {
        false(CANDIDATES[plan.number]) for plan in useful
    }
    assert proofs


def test_an_assumption_that_is_false_removes_the_candidate_alone():
    board, _ = positions()[0]
    number = members(all_candidates(board))[0]
    line = Reasoning(state_of(board), with_patterns=False)
    line.assume(number, False)
    assert line.state == state_of(board) & ~BITS_OF[number]
    assert line.events[0].statement.candidates == to_candidates(2**number)


def test_a_search_without_a_budget_goes_on():
    spend(10**9, "anything")


def test_a_search_stops_when_its_work_is_done():
    with limited_by(Budget(work=5)) as budget:
        spend(5, "first")
        with pytest.raises(SearchStoppedError):
            spend(1, "second")
    assert budget.spent == 6
    spend(1, "after the budget")


def test_a_search_stops_when_it_is_cancelled_and_tells_how_far_it_got():
    told = []
    with limited_by(Budget(on_progress=lambda stage, spent: told.append((stage, spent)))) as budget:
        spend(2, "net")
        budget.cancelled.set()
        with pytest.raises(SearchStoppedError):
            spend(3, "nested net")
    assert told == [("net", 2), ("nested net", 5)]


def test_a_search_stops_after_some_seconds():
    with limited_by(Budget(seconds=0)), pytest.raises(SearchStoppedError):
        spend(1, "net")


def test_a_state_without_its_only_completion_has_none():
    for board, true in positions()[:3]:
        assert has_one_completion(state_of(board))
        number = min(true)
        assert not has_one_completion(state_of(board.cross_out([CANDIDATES[number]])))

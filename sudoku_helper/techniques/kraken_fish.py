"""Kraken fish: a fish with fins that do not see what it crosses out but lead to it by chains."""

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from sudoku_helper.board import Candidate, SudokuBoard
from sudoku_helper.candidates import (
    CANDIDATES,
    CandidateNumber,
    CandidateSet,
    candidate_number,
    numbers_of,
    to_candidates,
)
from sudoku_helper.geometry import (
    BIT,
    DIGITS,
    HOUSES,
    CellSet,
    Digit,
    House,
    members,
    set_of,
    smallest,
    union,
)
from sudoku_helper.implications.budget import SearchStoppedError
from sudoku_helper.implications.chains import Chain
from sudoku_helper.implications.forcing import ForcingChains, branch_along, forcing_chains_of
from sudoku_helper.proofs.proof import Statement, false, true
from sudoku_helper.proofs.story import story_of_case
from sudoku_helper.proofs.truths import in_house
from sudoku_helper.step import Frame, FrameKind, Link, Step, StoryLine, candidates_of
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.finned_fish import or_in_the_fins, seen_by
from sudoku_helper.techniques.fish import cells_of
from sudoku_helper.techniques.patterns.fish import Fish, nearly_fish
from sudoku_helper.techniques.words.exclusion import houses_of_sight
from sudoku_helper.techniques.words.proofs import told
from sudoku_helper.text import Text, Told

SIZES = (2, 3, 4)
MOST_FINS = 2
"""With more fins there are more chains than a reader can keep in mind."""
LONGEST = 9
"""With longer chains, links and ends of all of them counted, it is no easier than what it replaces."""

_NO_FIN = Text(
    en="If there is no {digit:digit} in {fin:cells}, {base:lines} use up {cover:lines}, so it cannot go in "
    "{target:cell}.",
    de="Steht in {fin:cells} keine {digit:digit}, so belegen die {base:lines} die {cover:lines}, und in "
    "{target:cell} kann sie nicht stehen.",
)
_IN_ONE_LINE = Text(
    en="If there is no {digit:digit} in {fin:cells}, {base:lines} use up {cover:lines}, so in {line:house} "
    "it goes in {body:either}.",
    de="Steht in {fin:cells} keine {digit:digit}, so belegen die {base:lines} die {cover:lines}, und in "
    "{line:house} steht sie in {body:either}.",
)
_SAME_CELL = Text(
    en="The {digit:digit} in {target:cell} itself leaves no room for {lost:digit} there.",
    de="Die {digit:digit} in {target:cell} selbst lässt dort keinen Platz für die {lost:digit}.",
)
_IN_EVERY_CASE = Text(
    en="In every case {lost:digit} can be crossed out in {target:cell}.",
    de="In jedem Fall entfällt die {lost:digit} in {target:cell}.",
)


class _Catch(NamedTuple):
    """A fish, the places of which one is true or the fish crosses out the target, and the target."""

    length: int
    size: int
    digit: Digit
    fish: Fish
    options: CellSet
    line: House | None
    target: CandidateNumber


class Kraken(NamedTuple):
    """A fish, the places of which one is true or it crosses out the target, and the chains from these."""

    digit: Digit
    fish: Fish
    line: House | None
    body: CellSet
    target: Candidate
    chains: list[Chain]


class KrakenFish(SolvingTechnique):
    """A fish whose fins all lead to the same conclusion by chains."""

    has_line: ClassVar[bool]

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """For each candidate that can be crossed out the fish with the shortest chains."""
        try:
            chains = forcing_chains_of(board)
            best: dict[CandidateNumber, _Catch] = {}
            for catch in self._catches(board, chains):
                if catch.target not in best or catch[:2] < best[catch.target][:2]:
                    best[catch.target] = catch
        except SearchStoppedError:
            return
        for catch in sorted(best.values()):
            yield self._step(catch, chains)

    def _catches(self, board: SudokuBoard, chains: ForcingChains) -> Iterator[_Catch]:
        lengths = _Lengths(chains)
        known = set()
        for digit in DIGITS:
            for count in SIZES:
                for fish in nearly_fish(board.places[digit], count, MOST_FINS):
                    shared = chains.excluded_by_all(numbers_of(digit, fish.fins))
                    for options, line, excluded in self._cases(digit, fish, shared, chains):
                        # The same places say the same, whatever fish they belong to.
                        case = digit, options, excluded
                        if case in known:
                            continue
                        known.add(case)
                        for length, targets in lengths.from_all(numbers_of(digit, options)):
                            for target in members(excluded & targets):
                                yield _Catch(length, count, digit, fish, options, line, target)

    def _cases(
        self, digit: Digit, fish: Fish, shared: CandidateSet, chains: ForcingChains
    ) -> Iterator[tuple[CellSet, House | None, CandidateSet]]:
        """The places of which one is true, the line that they cover, and what they all exclude."""
        if not shared:
            return
        if not self.has_line:
            yield fish.fins, None, shared & numbers_of(digit, fish.targets)
            return
        for line in fish.cover:
            body = fish.body & HOUSES[line]
            seen = numbers_of(digit, fish.targets & HOUSES[line])
            excluded = shared & ~seen & chains.excluded_by_all(numbers_of(digit, body))
            yield fish.fins | body, line, excluded

    def _step(self, catch: _Catch, chains: ForcingChains) -> Step:
        digit, fish, target = catch.digit, catch.fish, CANDIDATES[catch.target]
        body = catch.options & ~fish.fins
        led = [
            chains.chain_to_false(candidate_number(cell, digit), catch.target)
            for cell in members(catch.options)
        ]
        true = union(chain.graph.nodes[node] for chain in led for node in chain.nodes[2:-1:2])
        base = cells_of(fish.base)
        return Step(
            self,
            cross_outs=(target,),
            highlights={
                "reason": candidates_of(digit, fish.body),
                "fin": candidates_of(digit, fish.fins),
                "bridge": to_candidates(true & ~numbers_of(digit, fish.body | fish.fins)),
            },
            primary=base,
            secondary=cells_of(fish.cover) & ~base,
            links=tuple(dict.fromkeys(link for chain in led for link in chain.links)),
            words={
                "digit": digit,
                "base": fish.base,
                "cover": fish.cover,
                "fin": fish.fins,
                "line": catch.line,
                "body": body,
                "target": target.cell,
                "lost": target.digit,
            },
            truths=tuple(
                dict.fromkeys(
                    [
                        *(in_house(house, digit) for house in fish.base),
                        *(truth for chain in led for truth in chain.truths),
                    ]
                )
            ),
            evidence=Kraken(digit, fish, catch.line, body, target, led),
        )

    def story(self, step: Step) -> Iterator[StoryLine]:
        """The fish without its fins, then each place that leads to the target by a chain."""
        words, kraken = step.words, step.evidence_of(Kraken)
        fish = step.highlights["reason"] + step.highlights["fin"]
        cover = Frame(FrameKind.COVER, area=step.primary, pattern=fish)
        yield StoryLine(or_in_the_fins(words), cover)
        if kraken.line is not None:
            body = candidates_of(kraken.digit, kraken.body)
            cover = Frame(FrameKind.COVER, area=HOUSES[kraken.line], pattern=body)
            yield StoryLine((_IN_ONE_LINE, words), cover)
        at_once = list(self._told_at_once(step))
        for number, (sentence, frame) in enumerate(at_once, 1):
            yield StoryLine(sentence, frame._replace(case=(number,)))
        by_chains = [branch_along(each) for each in kraken.chains if not _is_direct(each)]
        for number, case in enumerate(by_chains, len(at_once) + 1):
            for scene in story_of_case(case, (number,)):
                yield StoryLine(told(scene), scene.frame)
        conclusion = Frame(FrameKind.CONCLUSION, facts=(false(kraken.target),))
        yield StoryLine((_IN_EVERY_CASE, words), conclusion)

    def _told_at_once(self, step: Step) -> Iterator[tuple[Told, Frame]]:
        """The cases that need no chain, not yet numbered."""
        words, kraken = step.words, step.evidence_of(Kraken)
        excluded = false(kraken.target)
        if kraken.line is None:
            facts = (false(*step.highlights["fin"]), excluded)
            area = cells_of(kraken.fish.cover)
            pattern = step.highlights["reason"]
            yield (_NO_FIN, words), Frame(FrameKind.CASE, facts=facts, area=area, pattern=pattern)
        starts = set_of(
            CANDIDATES[chain.nodes[0]].cell for chain in kraken.chains if _is_direct(chain)
        )
        target = BIT[kraken.target.cell]
        if starts & target:
            yield (_SAME_CELL, words), _direct_frame(kraken.digit, target, excluded)
        if seeing := starts & ~target:
            sight = houses_of_sight(seeing, target)
            sentence = seen_by({**words, "fin": seeing, "targets": target, "sight": sight})
            yield sentence, _direct_frame(kraken.digit, seeing, excluded)


def _is_direct(chain: Chain) -> bool:
    """Whether the start sees the target or is in its cell."""
    return len(chain.nodes) == 2


def _direct_frame(digit: Digit, cells: CellSet, excluded: Statement) -> Frame:
    """Wherever in some cells the digit stands, it excludes the target at once."""
    starts = candidates_of(digit, cells)
    links = tuple(Link((start,), excluded.candidates, strong=False) for start in starts)
    return Frame(FrameKind.CASE, facts=(true(*starts), excluded), links=links, area=cells)


class _Lengths:
    """How long the chains from some candidates to another are together: strong links and both ends of each."""

    def __init__(self, chains: ForcingChains) -> None:
        self._chains = chains
        self._within: dict[CandidateSet, list[CandidateSet]] = {}

    def from_all(self, starts: CandidateSet) -> Iterator[tuple[int, CandidateSet]]:
        """The targets by the length of the chains from all starts, none of it too long."""
        within = self._lead_to(starts)
        # What every start sees at once needs no chain: that is a fish without a kraken.
        for length in range(1, LONGEST + 1):
            if targets := within[length] & ~within[length - 1]:
                yield length, targets

    def _lead_to(self, starts: CandidateSet) -> list[CandidateSet]:
        """For each length the targets to which all chains together are no longer."""
        found = self._within.get(starts)
        if found is None:
            first = smallest(starts)
            found = self._lead_from(first)
            if others := starts & ~BIT[first]:
                found = _together(found, self._lead_to(others))
            self._within[starts] = found
        return found

    def _lead_from(self, start: CandidateNumber) -> list[CandidateSet]:
        direct, *by_chains = self._chains.excluded_by_length(start)
        longer = [direct, direct, direct, *by_chains]
        return [longer[min(length, len(longer) - 1)] for length in range(LONGEST + 1)]


def _together(one: list[CandidateSet], other: list[CandidateSet]) -> list[CandidateSet]:
    """The targets of both, by how long the chains from both are together at most."""
    found = []
    for length in range(LONGEST + 1):
        targets = 0
        for part in range(length + 1):
            targets |= one[part] & other[length - part]
        found.append(targets)
    return found


class KrakenFish1(KrakenFish):
    """From each fin a chain excludes what the fish without fins crosses out."""

    key = "kraken-fish-1"
    name = Text(en="Kraken Fish 1", de="Kraken-Fisch 1")
    aliases = ("Kraken Fish Type 1", "Kraken X-Wing", "Kraken Swordfish")
    difficulty = 8.1
    has_line = False
    definition = Text(
        en="A fish with one or two extra places, the fins, and a cell that would lose the digit without "
        "them. From each fin a chain leads to the digit being excluded in that cell, so it is eliminated "
        "in any case.",
        de="Ein Fisch mit ein oder zwei überzähligen Plätzen, den Flossen, und eine Zelle, die ohne sie die "
        "Ziffer verlöre. Von jeder Flosse führt eine Kette dahin, dass die Ziffer dort ausgeschlossen ist; "
        "sie entfällt also in jedem Fall.",
    )
    example = Example(
        board="........1+5....2.3...1+3.4..5.2..654..+475+23.+6.86...+4+7..+2.5.79...673...8.2.8..4+2.."
        ".. "
        "r1c1<>9 r1c3<>469 r1c4<>89 r1c8<>79 r2c3<>4 r2c4<>8 r2c7<>9 r2c9<>7 r3c7<>8 r3c8<>79 "
        "r4c3<>9 r4c8<>1 r4c9<>9 r6c7<>19 r7c8<>1 r8c7<>5 r9c7<>17 r9c8<>19 r9c9<>9",
        finds="r2c3<>9",
    )
    library_codes = ("0371",)


class KrakenFish2(KrakenFish):
    """From each fin and each place in one covering line a chain leads to the same conclusion."""

    key = "kraken-fish-2"
    name = Text(en="Kraken Fish 2", de="Kraken-Fisch 2")
    aliases = ("Kraken Fish Type 2",)
    difficulty = 8.2
    has_line = True
    definition = Text(
        en="A fish with one or two extra places, the fins. If no fin is true, the digit stands in one of "
        "the places of the fish in each of its crossing lines. From each fin and from each place in one "
        "such line a chain excludes the same candidate, which is eliminated in any case.",
        de="Ein Fisch mit ein oder zwei überzähligen Plätzen, den Flossen. Ist keine Flosse richtig, so steht "
        "die Ziffer in jeder der kreuzenden Reihen an einem Platz des Fisches. Von jeder Flosse und von "
        "jedem Platz in einer dieser Reihen schließt eine Kette denselben Kandidaten aus; er entfällt "
        "also in jedem Fall.",
    )
    example = Example(
        board="..+2.....1....23.4...5..6......7428...2.+6+3+19.+4.4.+985.....9+3.+4+18+213+4+26+8...2.."
        "...43+6 "
        "r1c1<>6789 r1c2<>7 r1c7<>57 r1c8<>7 r2c1<>6 r2c3<>78 r3c1<>789 r3c5<>7 r3c9<>3 "
        "r4c1<>36 r4c3<>6 r4c8<>5 r6c1<>3 r6c3<>7 r6c7<>37 r6c8<>7",
        finds="r3c9<>7",
    )
    library_codes = ("0372",)

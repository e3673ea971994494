"""Families: which techniques look alike, and which of them are special cases of others.

Both are needed to ask "which technique is this?": the other answers should be of the same kind, and
none of them may be another true name of what is shown.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random

from sudoku_helper.board import SudokuBoard
from sudoku_helper.step import Step
from sudoku_helper.techniques import TECHNIQUES
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.by_cases import ProofTechnique

OTHERS = 3
"""How many wrong answers are offered."""

MOST_STEPS = 400
"""How many occurrences of another technique are looked at."""

_SINGLES = ("full-house", "hidden-single-block", "hidden-single-line", "naked-single")
_DIRECT = ("direct-pointing", "direct-claiming", "direct-hidden-pair", "direct-hidden-triple")
_LOCKED = ("pointing", "claiming", "locked-pair", "locked-triple")
_SUBSETS = (
    *("naked-pair", "naked-triple", "naked-quad"),
    *("hidden-pair", "hidden-triple", "hidden-quad"),
)
_FISH = (
    *("x-wing", "swordfish", "jellyfish"),
    *("finned-x-wing", "finned-swordfish", "finned-jellyfish"),
    *("sashimi-x-wing", "sashimi-swordfish", "sashimi-jellyfish"),
)
_FRANKEN = (
    *("franken-x-wing", "franken-swordfish", "franken-jellyfish"),
    *("finned-franken-x-wing", "finned-franken-swordfish", "finned-franken-jellyfish"),
)
_MUTANT = (
    *("mutant-x-wing", "mutant-swordfish", "mutant-jellyfish", "finned-mutant-x-wing"),
    *("finned-mutant-swordfish", "finned-mutant-jellyfish", "finned-mutant-squirmbag"),
    "finned-mutant-whale",
)
_KRAKEN = ("kraken-fish-1", "kraken-fish-2")
_TWO_LINKS = ("skyscraper", "two-string-kite", "turbot-fish")
_GROUPED_LINKS = ("grouped-skyscraper", "grouped-two-string-kite", "empty-rectangle")
_COLOURS = ("simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2")
_ONE_DIGIT_CHAINS = ("x-chain", "x-cycle", "grouped-x-chain")
_TEMPLATES = ("template-set", "template-delete")
_WINGS = ("xy-wing", "xyz-wing", "w-wing", "wxyz-wing", "remote-pair")
_RECTANGLES = (
    *("unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4"),
    *("unique-rectangle-5", "unique-rectangle-6", "hidden-rectangle"),
    *("avoidable-rectangle-1", "avoidable-rectangle-2"),
)
_LOOPS = ("unique-loop-1", "unique-loop-2", "unique-loop-3", "unique-loop-4", "extended-rectangle")
_GRAVES = ("bug-plus-1", "bug-type-2", "bug-type-3", "bug-type-4")
_XY_CHAINS = ("xy-chain", "xy-loop")
_CHAINS = ("aic", "continuous-nice-loop", "discontinuous-nice-loop")
_GROUPED_CHAINS = (
    *("grouped-aic", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop"),
    *("aic-with-als", "continuous-nice-loop-with-als", "discontinuous-nice-loop-with-als"),
)
_SETS = ("als-xz", "als-xy-wing", "als-chain", "sue-de-coq", "death-blossom")
_EXCLUSION = ("aligned-pair-exclusion",)
_RARE = (
    *("firework-triple", "firework-quadruple", "tridagon", "sk-loop"),
    *("multi-sector-locked-set", "junior-exocet", "double-exocet"),
)
_BY_CASES = (
    *("forcing-chain", "cell-forcing-chain", "house-forcing-chain", "tridagon-forcing-chain"),
    *("nishio", "forcing-net", "forcing-net-with-patterns", "forcing-net-with-chains"),
    *("nested-net", "trial"),
)
_ALL_CHAINS = (*_ONE_DIGIT_CHAINS, *_XY_CHAINS, *_CHAINS, *_GROUPED_CHAINS, "3d-medusa")

FAMILIES: tuple[tuple[str, ...], ...] = (
    (*_SINGLES, *_DIRECT),
    (*_LOCKED, *_SUBSETS),
    (*_FISH, *_FRANKEN, *_MUTANT, *_KRAKEN),
    (*_TWO_LINKS, *_GROUPED_LINKS, *_COLOURS, *_ONE_DIGIT_CHAINS, *_TEMPLATES),
    (*_WINGS, *_XY_CHAINS),
    (*_RECTANGLES, *_LOOPS, *_GRAVES),
    (*_CHAINS, *_GROUPED_CHAINS, "3d-medusa"),
    (*_SETS, *_EXCLUSION),
    _RARE,
    _BY_CASES,
)
"""The keys of all techniques; those that look alike stand together."""

_BROADER: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("full-house",), _SINGLES),
    (("locked-pair",), ("naked-pair", "pointing", "claiming")),
    (("locked-triple",), ("naked-triple", "pointing", "claiming")),
    (("sashimi-x-wing",), ("finned-x-wing", *_TWO_LINKS, *_GROUPED_LINKS)),
    (("finned-x-wing",), ("sashimi-x-wing", *_GROUPED_LINKS)),
    (("sashimi-swordfish",), ("finned-swordfish",)),
    (("sashimi-jellyfish",), ("finned-jellyfish",)),
    (_FISH, (*_FRANKEN, *_MUTANT, *_KRAKEN, *_ONE_DIGIT_CHAINS)),
    (_FRANKEN, (*_MUTANT, *_KRAKEN)),
    (_MUTANT, _KRAKEN),
    (("skyscraper",), ("grouped-skyscraper",)),
    (("two-string-kite",), ("grouped-two-string-kite",)),
    (("grouped-two-string-kite",), ("empty-rectangle",)),
    ((*_TWO_LINKS, *_GROUPED_LINKS), ("turbot-fish", "sashimi-x-wing", "finned-x-wing")),
    ((*_TWO_LINKS, *_GROUPED_LINKS, *_COLOURS), (*_ALL_CHAINS, *_COLOURS)),
    (_WINGS, (*_ALL_CHAINS, *_SETS, "wxyz-wing")),
    (_RECTANGLES, _LOOPS),
    (_ALL_CHAINS, _GROUPED_CHAINS),
    (("x-chain", "x-cycle"), (*_ALL_CHAINS, *_COLOURS)),
    (_XY_CHAINS, _ALL_CHAINS),
    (_SETS, _EXCLUSION),
    (("als-xz", "sue-de-coq"), ("als-xz", "sue-de-coq")),
)
"""Special cases, and the techniques whose names would be true of them as well."""


def _broader() -> Mapping[str, frozenset[str]]:
    broader: dict[str, set[str]] = {}
    for special, general in _BROADER:
        for key in special:
            broader.setdefault(key, set()).update(set(general) - {key})
    return {key: frozenset(found) for key, found in broader.items()}


BROADER: Mapping[str, frozenset[str]] = _broader()
"""For a technique the others of which it may be a special case."""

FAMILY_OF: Mapping[str, tuple[str, ...]] = {key: family for family in FAMILIES for key in family}


def options_for(step: Step, board: SudokuBoard, chance: Random) -> tuple[SolvingTechnique, ...]:
    """The technique of a step and three others that do not come to the same there, in random order."""
    others = (each for each in _alike(step.technique, chance) if not gives(each, step, board))
    options = [step.technique, *islice(others, OTHERS)]
    chance.shuffle(options)
    return tuple(options)


def gives(technique: SolvingTechnique, step: Step, board: SudokuBoard) -> bool:
    """Whether a technique finds all that a step concludes, by whatever pattern."""
    placements, cross_outs = set(step.placements), set(step.cross_outs)
    return any(
        placements <= set(found.placements) and cross_outs <= set(found.cross_outs)
        for found in islice(technique.find(board), MOST_STEPS)
    )


def _alike(technique: SolvingTechnique, chance: Random) -> Iterator[SolvingTechnique]:
    """The techniques that can be taken for another, those of its family and level first.

    What goes through cases is none of them: it can prove nearly everything.
    """
    # A technique that comes from another process is equal by its key alone.
    place = [each.key for each in TECHNIQUES].index(technique.key)
    broader = BROADER.get(technique.key, frozenset())
    others = [
        (
            each.key not in FAMILY_OF[technique.key],
            abs(number - place) // OTHERS,
            chance.random(),
            each,
        )
        for number, each in enumerate(TECHNIQUES)
        if each.key != technique.key
        and each.key not in broader
        and not isinstance(each, ProofTechnique)
    ]
    for *_, other in sorted(others, key=lambda entry: entry[:3]):
        yield other

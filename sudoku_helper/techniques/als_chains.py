"""Chains of almost locked sets: of three sets (ALS-XY-Wing), and of more."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import common_houses
from sudoku_helper.step import Link, Step
from sudoku_helper.techniques.base import Example, SolvingTechnique
from sudoku_helper.techniques.patterns.almost_locked_sets import Layers, candidates_in_layers
from sudoku_helper.techniques.patterns.set_chains import Chain, chain_search
from sudoku_helper.techniques.words.almost_locked_sets import (
    SET_ROLES,
    all_cells,
    cells_hold,
    chain_links,
    describe,
    for_set,
    places_in,
    removed_digits,
    set_highlights,
    told_needed,
)
from sudoku_helper.text import Text, Told, tell


class AlsXyWing(SolvingTechnique):
    """A set cannot lose both x to one set and y to another; so one of those two has z."""

    key = "als-xy-wing"
    name = Text(en="ALS-XY-Wing", de="ALS-XY-Wing")
    aliases = ("ALS-Wing",)
    difficulty = 7.3
    definition = Text(
        en="Three almost locked sets: set C shares x with set A and y with set B, and the places of "
        "each see each other. C cannot lose both x and y, so A lacks x or B lacks y, and the set "
        "that lacks its digit has z.",
        de="Drei fast gesperrte Mengen: Menge C hat x mit Menge A und y mit Menge B gemeinsam, und "
        "die jeweiligen Plätze sehen einander. C kann nicht x und y zugleich verlieren; darum fehlt "
        "A das x oder B das y, und die Menge, der ihre Ziffer fehlt, hat z.",
    )
    explanation = Text(
        en="If set A has {x:digit}, set C lacks {x:digit}, since all its places in both lie in "
        "{common1:house}; if set B has {y:digit}, set C lacks {y:digit}, since all its places in both lie "
        "in {common2:house}.\n"
        "Set C cannot lack both, so set A lacks {x:digit} or set B lacks {y:digit}, and the set that "
        "lacks its digit contains {digits:digits}.",
        de="Hat Menge A die {x:digit}, so fehlt in Menge C die {x:digit}, denn alle ihre Plätze in beiden "
        "liegen in {common1:house}; hat Menge B die {y:digit}, so fehlt in Menge C die {y:digit}, denn "
        "alle ihre Plätze in beiden liegen in {common2:house}.\n"
        "Beide zugleich kann Menge C nicht entbehren; also fehlt Menge A die {x:digit} oder Menge B die "
        "{y:digit}, und die Menge, der ihre Ziffer fehlt, enthält die {digits:digits}.",
    )
    example = Example(
        board="+2+7+95+81..33+1+6+4+2+9..+7+54+8+36+7+2196+5.+74+8+9..+89.+6+1+27.+5+72.+935...+1.78+94...+4.5+2+76.9.+9.2+1+5+3.+74 "
        "r7c8<>3",
        finds="r7c7<>6",
    )
    library_codes = ("0902",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every wing with a different effect, smallest ends first."""
        known: set[Layers] = set()
        for effect, chain in chain_search(board).chains(3, known):
            end, hinge, other_end = chain.sets
            sets = (end, other_end, hinge)
            cross_outs = candidates_in_layers(effect)
            yield Step(
                self,
                cross_outs=cross_outs,
                highlights=set_highlights(board, sets),
                primary=hinge.cells,
                secondary=end.cells | other_end.cells,
                links=chain_links(chain.sets, chain.digits, cross_outs[0].digit),
                truths=cells_hold(all_cells(sets)),
                evidence=chain,
            )

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:
        """The way from set to set."""
        return (step.links,)

    def tell(self, step: Step) -> Iterator[Told]:
        """The three sets, then why not both ends can have their digit."""
        chain = step.evidence_of(Chain)
        end, hinge, other_end = chain.sets
        x, y = chain.digits
        yield from describe((end, other_end, hinge))
        words = {
            "x": x,
            "y": y,
            "digits": removed_digits(step.cross_outs),
            "common1": common_houses(places_in((end, hinge), x))[0],
            "common2": common_houses(places_in((other_end, hinge), y))[0],
        }
        yield from tell(self.explanation, words)
        yield from told_needed(
            step.cross_outs, lambda target: places_in((end, other_end), target.digit)
        )


_EACH_SET = Text(
    en="Each of the {count:count} sets of this chain has one digit more than cells: if one of its digits "
    "is missing, all the others are surely in it.",
    de="Jede der {count:count} Mengen dieser Kette hat eine Ziffer mehr als Zellen: Fehlt ihr eine davon, "
    "so stehen alle anderen sicher darin.",
)
_FIRST_SET = Text(
    en="If {target:cell} were {lost:digit}, set LETTER ({set:cells}) would lose {lost:digit}, and the "
    "{kept:digit} would have to go in {places:either}.",
    de="Stünde in {target:cell} die {lost:digit}, so fehlte sie Menge LETTER ({set:cells}); dort müsste "
    "die {kept:digit} nach {places:either}.",
)
_NEXT_SET = Text(
    en="In {common:house} set LETTER ({set:cells}) would then lose {lost:digit}, and the {kept:digit} "
    "would have to go in {places:either}.",
    de="In {common:house} fehlte die {lost:digit} damit Menge LETTER ({set:cells}); dort müsste die "
    "{kept:digit} nach {places:either}.",
)
_LAST_SET = Text(
    en="In {common:house} set LETTER ({set:cells}) would then lose {lost:digit}, and because of "
    "{target:cell} also {z:digit}: fewer digits than cells would be left, which is impossible.",
    de="In {common:house} fehlte die {lost:digit} damit Menge LETTER ({set:cells}), und wegen "
    "{target:cell} fehlte ihr auch die {z:digit}: Es blieben weniger Ziffern als Zellen, und das geht "
    "nicht.",
)
_ONE_TARGET = Text(
    en="So {z:digit} can be crossed out in {target:cell}.",
    de="Also entfällt die {z:digit} in {target:cell}.",
)
_SEVERAL_TARGETS = Text(
    en="So {z:digit} can be crossed out in {target:cell}; the same holds for {others:candidates}, which "
    "also see all places of their digit in the first set and in the last.",
    de="Also entfällt die {z:digit} in {target:cell}; dasselbe gilt für {others:candidates}, denn auch "
    "von dort sind alle Plätze der Ziffer in der ersten und der letzten Menge zu sehen.",
)


_MANY = 40
"""So many effects of chains are enough, without longer ones."""

_LENGTHS = range(4, len(SET_ROLES) + 1)
_NEXT_SETS = [for_set(_NEXT_SET, place) for place in range(len(SET_ROLES))]
_LAST_SETS = [for_set(_LAST_SET, place) for place in range(len(SET_ROLES))]


class AlsChain(SolvingTechnique):
    """Each set takes a digit from the next, until the last would lose two."""

    key = "als-chain"
    name = Text(en="ALS Chain", de="ALS-Kette")
    aliases = ("ALS-XY-Chain", "Almost Locked Set Chain")
    difficulty = 7.5
    definition = Text(
        en="Four or more almost locked sets in a row, each sharing with the next a digit that only "
        "one of the two can have. If a digit z were gone from the first set, one set after the other "
        "would lose a digit to the one before it, and the last could not do without z; so z is in "
        "the first set or in the last.",
        de="Vier oder mehr fast gesperrte Mengen hintereinander, von denen jede mit der nächsten eine "
        "Ziffer gemeinsam hat, die nur eine der beiden haben kann. Fehlte der ersten Menge eine "
        "Ziffer z, verlöre eine nach der anderen eine Ziffer an ihre Vorgängerin, und die letzte "
        "könnte z nicht entbehren; darum steht z in der ersten oder in der letzten Menge.",
    )
    example = Example(
        board=".+4.6.7..+116.+3.+97..+7+592+1+4+8+3+6+2+8+1+763...597+8+41+2+63+6+34+9+25+1+87.+1+6+5+9+2.+7.+9+7+5438+61+242.+1+7+6.5.",
        finds="r4c8<>4",
    )
    library_codes = ("0903",)

    def find(self, board: SudokuBoard) -> Iterator[Step]:
        """Every chain with a different effect, fewest sets first.

        Longer chains are looked for only where shorter ones do little: nobody needs them where there
        are many, and there they would be countless.
        """
        search = chain_search(board)
        known: set[Layers] = set()
        for length in _LENGTHS:
            if len(known) > _MANY:
                return
            for effect, chain in search.chains(length, known):
                yield self._step(board, effect, chain)

    def _step(self, board: SudokuBoard, effect: Layers, chain: Chain) -> Step:
        cross_outs = candidates_in_layers(effect)
        return Step(
            self,
            cross_outs=cross_outs,
            highlights=set_highlights(board, chain.sets),
            primary=chain.sets[0].cells,
            links=chain_links(chain.sets, chain.digits, cross_outs[0].digit),
            truths=cells_hold(all_cells(chain.sets)),
            evidence=chain,
        )

    def chains_of(self, step: Step) -> tuple[tuple[Link, ...], ...]:
        """The way from set to set."""
        return (step.links,)

    def tell(self, step: Step) -> Iterator[Told]:
        """What would happen along the chain if the first of the targets were true."""
        sets, digits = step.evidence_of(Chain)
        target, *others = step.cross_outs
        start = {"target": target.cell, "z": target.digit}
        yield _EACH_SET, {"count": len(sets)}
        for place, (each, lost) in enumerate(zip(sets, (target.digit, *digits), strict=True)):
            words = {**start, SET_ROLES[place]: each.cells, "lost": lost}
            if place > 0:
                words["common"] = common_houses(places_in(sets[place - 1 : place + 1], lost))[0]
            if place == len(digits):
                yield _LAST_SETS[place], words
            else:
                words |= {"kept": digits[place], "places": each.nodes[digits[place]].cells}
                yield (_NEXT_SETS[place] if place else for_set(_FIRST_SET, 0)), words
        yield (_SEVERAL_TARGETS if others else _ONE_TARGET), {**start, "others": others}

"""Chains of almost locked sets: of three sets (ALS-XY-Wing), and of more."""

from collections.abc import Iterator

from sudoku_helper.board import SudokuBoard
from sudoku_helper.geometry import size
from sudoku_helper.step import Step
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
    removal,
    set_highlights,
)
from sudoku_helper.text import Text, Words, tell


class AlsXyWing(SolvingTechnique):
    """A set cannot lose both x to one set and y to another; so one of those two has z."""

    key = "als-xy-wing"
    name = Text(en="ALS-XY-Wing", de="ALS-XY-Wing")
    aliases = ("ALS-Wing",)
    difficulty = 7.3
    rated_as = None
    definition = Text(
        en="Three almost locked sets: set C shares x with set A and y with set B, and the places of "
        "each see each other. C cannot lose both x and y, so A lacks x or B lacks y, and the set "
        "that lacks its digit has z.",
        de="Drei fast gesperrte Mengen: Menge C hat x mit Menge A und y mit Menge B gemeinsam, und "
        "die jeweiligen Plätze sehen einander. C kann nicht x und y zugleich verlieren; darum fehlt "
        "A das x oder B das y, und die Menge, der ihre Ziffer fehlt, hat z.",
    )
    explanation = Text(
        en="If set A has {x:digit}, set C loses it; if set B has {y:digit}, set C loses that; set C "
        "cannot lose both, so set A lacks {x:digit} or set B lacks {y:digit}.\n"
        "The set that lacks its digit contains {z:digit}, so {z:digit} can be crossed out in "
        "{targets:cells}, from where all places of {z:digit} in sets A and B are seen.",
        de="Hat Menge A die {x:digit}, verliert Menge C sie; hat Menge B die {y:digit}, verliert Menge "
        "C diese; beide zugleich kann Menge C nicht verlieren, also fehlt Menge A die {x:digit} oder "
        "Menge B die {y:digit}.\n"
        "Die Menge, der ihre Ziffer fehlt, enthält die {z:digit}; darum entfällt die {z:digit} in "
        "{targets:cells}, von wo alle Plätze der {z:digit} in den Mengen A und B zu sehen sind.",
    )
    several_digits = Text(
        en="If set A has {x:digit}, set C loses it; if set B has {y:digit}, set C loses that; set C "
        "cannot lose both, so set A lacks {x:digit} or set B lacks {y:digit}.\n"
        "The set that lacks its digit contains all its others, {digits:digits} too; where all "
        "places of one of these in sets A and B are seen, it can be crossed out: {removed:candidates}.",
        de="Hat Menge A die {x:digit}, verliert Menge C sie; hat Menge B die {y:digit}, verliert Menge "
        "C diese; beide zugleich kann Menge C nicht verlieren, also fehlt Menge A die {x:digit} oder "
        "Menge B die {y:digit}.\n"
        "Die Menge, der ihre Ziffer fehlt, enthält alle ihre übrigen, auch die {digits:digits}; wo "
        "alle Plätze einer dieser Ziffern in den Mengen A und B zu sehen sind, entfällt sie: "
        "{removed:candidates}.",
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
            x, y = chain.digits
            sets = (end, other_end, hinge)
            cross_outs = candidates_in_layers(effect)
            yield Step(
                self,
                cross_outs=cross_outs,
                highlights=set_highlights(board, sets),
                primary=hinge.cells,
                secondary=end.cells | other_end.cells,
                links=chain_links(chain.sets, chain.digits, cross_outs[0].digit),
                words={"sets": sets, "x": x, "y": y},
                truths=cells_hold(all_cells(sets)),
            )

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """The three sets, then why not both ends can have their digit."""
        for place, each in enumerate(step.words["sets"]):
            yield describe(place, each)
        words = {**step.words, **removal(step.cross_outs)}
        one_digit = size(words["digits"]) == 1
        yield from tell(self.explanation if one_digit else self.several_digits, words)


_STORY_START = Text(
    en="Each of the {count:count} sets of this chain has one digit more than cells: if it loses one, "
    "all the others are in there.\n"
    "If {target:cell} were {z:digit}, set A ({set_a:cells}) would lose {z:digit} and so contain "
    "{x1:digit}.\n"
    "That would take ",
    de="Jede der {count:count} Mengen dieser Kette hat eine Ziffer mehr als Zellen: Fällt eine davon "
    "weg, sind die übrigen dort festgelegt.\n"
    "Wäre {target:cell} die {z:digit}, verlöre Menge A ({set_a:cells}) die {z:digit} und enthielte "
    "darum die {x1:digit}.\n"
    "Dadurch fehlte ",
)
_STORY_MIDDLE = Text(
    en="{lost:digit} from set LETTER ({set:cells}), which would contain {kept:digit}",
    de="die {lost:digit} in Menge LETTER ({set:cells}), wo dann die {kept:digit} stünde",
)
_STORY_GOES_ON = Text(en=", that ", de=", dadurch ")
_STORY_END = Text(
    en=".\nSet LETTER ({set:cells}) would then lose both {lost:digit} and {z:digit}, and fewer digits "
    "than cells would be left.",
    de=".\nMenge LETTER ({set:cells}) verlöre dann die {lost:digit} und die {z:digit}, und es blieben "
    "weniger Ziffern als Zellen.",
)
_ONE_DIGIT = Text(
    en="That is impossible, so {z:digit} can be crossed out in {targets:cells}.",
    de="Das ist unmöglich, darum entfällt die {z:digit} in {targets:cells}.",
)
_SEVERAL_DIGITS = Text(
    en="That is impossible, and so it is for each digit that the first and the last set share: "
    "{removed:candidates} can be crossed out.",
    de="Das ist unmöglich, und ebenso für jede Ziffer, die die erste und die letzte Menge gemeinsam "
    "haben; darum entfallen diese Kandidaten: {removed:candidates}.",
)


def _story(length: int) -> Text:
    """What happens along a chain of sets if a target of its ends were true."""
    middle = [_told_of(_STORY_MIDDLE, place) for place in range(1, length - 1)]
    end = _told_of(_STORY_END, length - 1)
    return _STORY_START + _STORY_GOES_ON.join(middle) + end


def _told_of(template: Text, place: int) -> Text:
    """A piece of the story with the set at a place and the digits by which the chain passes it."""
    return for_set(template, place).map(
        lambda words: words.replace("{lost:", f"{{x{place}:").replace("{kept:", f"{{x{place + 1}:")
    )


_MANY = 40
"""So many effects of chains are enough, without longer ones."""

_LENGTHS = range(4, len(SET_ROLES) + 1)
_STORIES = {length: _story(length) for length in _LENGTHS}


class AlsChain(SolvingTechnique):
    """Each set takes a digit from the next, until the last would lose two."""

    key = "als-chain"
    name = Text(en="ALS Chain", de="ALS-Kette")
    aliases = ("ALS-XY-Chain", "Almost Locked Set Chain")
    difficulty = 7.5
    rated_as = None
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
            words={"chain": chain},
            truths=cells_hold(all_cells(chain.sets)),
        )

    def tell(self, step: Step) -> Iterator[tuple[Text, Words]]:
        """What would happen along the chain if the first of the targets were true."""
        sets, digits = step.words["chain"]
        words = {
            **removal(step.cross_outs),
            "count": len(sets),
            "target": step.cross_outs[0].cell,
            **{role: each.cells for role, each in zip(SET_ROLES, sets, strict=False)},
            **{f"x{number}": digit for number, digit in enumerate(digits, start=1)},
        }
        yield from tell(_STORIES[len(sets)], words)
        yield (_ONE_DIGIT if size(words["digits"]) == 1 else _SEVERAL_DIGITS), words

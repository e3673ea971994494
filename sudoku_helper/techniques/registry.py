"""Every technique, in the order in which a person would try them."""

from sudoku_helper.techniques.als_chains import AlsChain, AlsXyWing
from sudoku_helper.techniques.als_xz import AlsXz
from sudoku_helper.techniques.avoidable_rectangles import AvoidableRectangle1, AvoidableRectangle2
from sudoku_helper.techniques.base import SolvingTechnique
from sudoku_helper.techniques.bug import BugPlusOne, BugType2, BugType3, BugType4
from sudoku_helper.techniques.chains import AlternatingInferenceChain, XChain, XyChain
from sudoku_helper.techniques.colouring import SimpleColoursTrap, SimpleColoursWrap
from sudoku_helper.techniques.death_blossom import DeathBlossom
from sudoku_helper.techniques.double_exocet import DoubleExocet
from sudoku_helper.techniques.everyday import EVERYDAY
from sudoku_helper.techniques.extended_rectangle import ExtendedRectangle
from sudoku_helper.techniques.finned_fish import (
    FinnedJellyfish,
    FinnedSwordfish,
    FinnedXWing,
    SashimiJellyfish,
    SashimiSwordfish,
    SashimiXWing,
)
from sudoku_helper.techniques.fireworks import FireworkQuadruple, FireworkTriple
from sudoku_helper.techniques.fish import Jellyfish, Swordfish, XWing
from sudoku_helper.techniques.franken_fish import (
    FinnedFrankenJellyfish,
    FinnedFrankenSwordfish,
    FinnedFrankenXWing,
    FrankenJellyfish,
    FrankenSwordfish,
    FrankenXWing,
)
from sudoku_helper.techniques.grouped_chains import (
    AicWithSets,
    ContinuousLoopWithSets,
    DiscontinuousLoopWithSets,
    GroupedAic,
    GroupedContinuousLoop,
    GroupedDiscontinuousLoop,
    GroupedXChain,
)
from sudoku_helper.techniques.grouped_links import (
    EmptyRectangle,
    GroupedSkyscraper,
    GroupedTwoStringKite,
)
from sudoku_helper.techniques.junior_exocet import JuniorExocet
from sudoku_helper.techniques.kraken_fish import KrakenFish1, KrakenFish2
from sudoku_helper.techniques.linked_rectangles import HiddenRectangle, UniqueRectangle6
from sudoku_helper.techniques.locked import LockedTriple
from sudoku_helper.techniques.loops import (
    ContinuousNiceLoop,
    DiscontinuousNiceLoop,
    XCycle,
    XyLoop,
)
from sudoku_helper.techniques.many_cases import CellForcingChain, HouseForcingChain
from sudoku_helper.techniques.medusa import Medusa
from sudoku_helper.techniques.multi_colouring import MultiColours1, MultiColours2
from sudoku_helper.techniques.multi_sector import MultiSectorLockedSet, SkLoop
from sudoku_helper.techniques.mutant_fish import (
    FinnedMutantJellyfish,
    FinnedMutantSquirmbag,
    FinnedMutantSwordfish,
    FinnedMutantWhale,
    FinnedMutantXWing,
    MutantJellyfish,
    MutantSwordfish,
    MutantXWing,
)
from sudoku_helper.techniques.nets import (
    ForcingNet,
    ForcingNetWithChains,
    ForcingNetWithPatterns,
    NestedNet,
    Nishio,
    Trial,
)
from sudoku_helper.techniques.pair_exclusion import AlignedPairExclusion
from sudoku_helper.techniques.remote_pair import RemotePair
from sudoku_helper.techniques.strong_links import Skyscraper, TurbotFish, TwoStringKite
from sudoku_helper.techniques.subsets import (
    HiddenQuad,
    HiddenTriple,
    NakedQuad,
    NakedTriple,
)
from sudoku_helper.techniques.sue_de_coq import SueDeCoq
from sudoku_helper.techniques.templates import TemplateDelete, TemplateSet
from sudoku_helper.techniques.tridagon import Tridagon, TridagonForcingChain
from sudoku_helper.techniques.two_cases import ForcingChain
from sudoku_helper.techniques.unique_loops import (
    UniqueLoop1,
    UniqueLoop2,
    UniqueLoop3,
    UniqueLoop4,
)
from sudoku_helper.techniques.unique_rectangles import (
    UniqueRectangle1,
    UniqueRectangle2,
    UniqueRectangle3,
    UniqueRectangle4,
    UniqueRectangle5,
)
from sudoku_helper.techniques.w_wing import WWing
from sudoku_helper.techniques.wings import XyWing, XyzWing
from sudoku_helper.techniques.wxyz_wing import WxyzWing

NEAR_AT_HAND: tuple[SolvingTechnique, ...] = (
    *EVERYDAY,
    LockedTriple(),
    NakedTriple(),
    HiddenTriple(),
    XWing(),
    Skyscraper(),
    TwoStringKite(),
    TurbotFish(),
    UniqueRectangle1(),
    BugPlusOne(),
    XyWing(),
    RemotePair(),
    UniqueRectangle2(),
    UniqueRectangle4(),
    NakedQuad(),
    HiddenQuad(),
    EmptyRectangle(),
    WWing(),
    XyzWing(),
    Swordfish(),
    SimpleColoursTrap(),
    SimpleColoursWrap(),
    FinnedXWing(),
    SashimiXWing(),
    GroupedSkyscraper(),
    GroupedTwoStringKite(),
    UniqueRectangle3(),
    HiddenRectangle(),
    UniqueRectangle5(),
    UniqueRectangle6(),
    AvoidableRectangle1(),
    AvoidableRectangle2(),
    Jellyfish(),
)
"""What a person sees without following a chain."""

TECHNIQUES: tuple[SolvingTechnique, ...] = (
    *NEAR_AT_HAND,
    MultiColours1(),
    MultiColours2(),
    XChain(),
    XCycle(),
    XyChain(),
    XyLoop(),
    ForcingChain(),
    FinnedSwordfish(),
    SashimiSwordfish(),
    WxyzWing(),
    UniqueLoop1(),
    UniqueLoop2(),
    UniqueLoop4(),
    UniqueLoop3(),
    ExtendedRectangle(),
    BugType2(),
    BugType4(),
    BugType3(),
    FinnedJellyfish(),
    SashimiJellyfish(),
    Medusa(),
    AlternatingInferenceChain(),
    ContinuousNiceLoop(),
    DiscontinuousNiceLoop(),
    SueDeCoq(),
    AlsXz(),
    GroupedXChain(),
    GroupedAic(),
    GroupedContinuousLoop(),
    GroupedDiscontinuousLoop(),
    AicWithSets(),
    ContinuousLoopWithSets(),
    DiscontinuousLoopWithSets(),
    AlsXyWing(),
    AlsChain(),
    AlignedPairExclusion(),
    DeathBlossom(),
    FrankenXWing(),
    FrankenSwordfish(),
    FrankenJellyfish(),
    FinnedFrankenXWing(),
    FinnedFrankenSwordfish(),
    FinnedFrankenJellyfish(),
    MutantXWing(),
    MutantSwordfish(),
    MutantJellyfish(),
    FinnedMutantXWing(),
    FinnedMutantSwordfish(),
    FinnedMutantJellyfish(),
    FireworkTriple(),
    FireworkQuadruple(),
    Tridagon(),
    SkLoop(),
    MultiSectorLockedSet(),
    DoubleExocet(),
    JuniorExocet(),
    Nishio(),
    KrakenFish1(),
    KrakenFish2(),
    FinnedMutantSquirmbag(),
    FinnedMutantWhale(),
    CellForcingChain(),
    HouseForcingChain(),
    TridagonForcingChain(),
    TemplateSet(),
    TemplateDelete(),
    ForcingNet(),
    ForcingNetWithPatterns(),
    ForcingNetWithChains(),
    NestedNet(),
    Trial(),
)

_BY_KEY = {technique.key: technique for technique in TECHNIQUES}


def technique_of(key: str) -> SolvingTechnique | None:
    """The technique with that key, or None."""
    return _BY_KEY.get(key)

"""Finned and sashimi X-Wing, swordfish and jellyfish."""

from sudoku_helper.techniques.base import Example
from sudoku_helper.techniques.fins import A_JELLYFISH, A_SWORDFISH, AN_X_WING, FinnedFish
from sudoku_helper.text import Text


class FinnedXWing(FinnedFish):
    """An X-Wing with extra places in one block; its targets that see them all are false."""

    key = "finned-x-wing"
    name = Text(en="Finned X-Wing", de="X-Wing mit Flosse")
    aliases = ("Siamese Finned X-Wing",)
    difficulty = 4.7
    count = 2
    sashimi = False
    shape = AN_X_WING
    definition = Text(
        en="An X-Wing with a few extra places of the digit in one block, the fins. Either a fin is "
        "true or the X-Wing holds, so its targets that see every fin lose the digit.",
        de="Ein X-Wing mit einigen überzähligen Plätzen der Ziffer in einem Block, den Flossen. "
        "Entweder ist eine Flosse richtig, oder der X-Wing gilt; darum verlieren die "
        "betroffenen Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board="28....63.6.382.1..1.7..3285719.8.326468372951532..94789762485138.1.367.232.7.186. "
        "r1c4<>5 r1c6<>5",
        finds="r3c5<>9",
    )
    library_codes = ("0310", "03101")


class SashimiXWing(FinnedFish):
    """A finned X-Wing in which a base line has a single place left without the fins."""

    key = "sashimi-x-wing"
    name = Text(en="Sashimi X-Wing", de="Sashimi-X-Wing")
    aliases = ("Siamese Sashimi X-Wing",)
    difficulty = 4.8
    count = 2
    sashimi = True
    shape = AN_X_WING
    definition = Text(
        en="A finned X-Wing with a gap: without the fins one of the lines has a single place left. "
        "Still either a fin is true or the lines use up their crossing lines, so targets that "
        "see every fin lose the digit.",
        de="Ein X-Wing mit Flosse und Lücke: Ohne die Flossen hat eine der Reihen nur noch einen "
        "Platz. Trotzdem ist entweder eine Flosse richtig, oder die Reihen belegen ihre "
        "Querreihen; darum verlieren die betroffenen Zellen, die alle Flossen sehen, die "
        "Ziffer.",
    )
    example = Example(
        board="7298146538.572.419...9.57289.3..287..8..791.2.72..89....7281594298457361451.9.287 "
        "r3c2<>36 r4c2<>6",
        finds="r5c4<>6",
    )
    library_codes = ("0320", "03201")


class FinnedSwordfish(FinnedFish):
    """A swordfish with extra places in one block; its targets that see them all are false."""

    key = "finned-swordfish"
    name = Text(en="Finned Swordfish", de="Schwertfisch mit Flosse")
    aliases = ("Siamese Finned Swordfish",)
    difficulty = 6.6
    count = 3
    sashimi = False
    shape = A_SWORDFISH
    definition = Text(
        en="A swordfish with a few extra places of the digit in one block, the fins. Either a fin "
        "is true or the swordfish holds, so its targets that see every fin lose the digit.",
        de="Ein Schwertfisch mit einigen überzähligen Plätzen der Ziffer in einem Block, den "
        "Flossen. Entweder ist eine Flosse richtig, oder der Schwertfisch gilt; darum verlieren "
        "die betroffenen Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board=".1283.....9.14..2...4295...146582937..39142862896735....1328.5.428759163...4618.2 "
        "r2c7<>7",
        finds="r1c7<>7",
    )
    library_codes = ("0311", "03111")


class SashimiSwordfish(FinnedFish):
    """A finned swordfish in which a base line has a single place left without the fins."""

    key = "sashimi-swordfish"
    name = Text(en="Sashimi Swordfish", de="Sashimi-Schwertfisch")
    aliases = ("Siamese Sashimi Swordfish",)
    difficulty = 6.7
    count = 3
    sashimi = True
    shape = A_SWORDFISH
    definition = Text(
        en="A finned swordfish with a gap: without the fins one of the lines has a single place "
        "left. Still either a fin is true or the lines use up their crossing lines, so targets "
        "that see every fin lose the digit.",
        de="Ein Schwertfisch mit Flosse und Lücke: Ohne die Flossen hat eine der Reihen nur noch "
        "einen Platz. Trotzdem ist entweder eine Flosse richtig, oder die Reihen belegen ihre "
        "Querreihen; darum verlieren die betroffenen Zellen, die alle Flossen sehen, die "
        "Ziffer.",
    )
    example = Example(
        board="4.59..7.33..45.1.9192673845643.9.2..8.9.263.452.34.69.7.42.593.25..394..93.7.4582 "
        "r8c8<>6",
        finds="r8c3<>1",
    )
    library_codes = ("0321", "03211")


class FinnedJellyfish(FinnedFish):
    """A jellyfish with extra places in one block; its targets that see them all are false."""

    key = "finned-jellyfish"
    name = Text(en="Finned Jellyfish", de="Qualle mit Flosse")
    aliases = ("Siamese Finned Jellyfish",)
    difficulty = 6.8
    count = 4
    sashimi = False
    shape = A_JELLYFISH
    definition = Text(
        en="A jellyfish with a few extra places of the digit in one block, the fins. Either a fin "
        "is true or the jellyfish holds, so its targets that see every fin lose the digit.",
        de="Eine Qualle mit einigen überzähligen Plätzen der Ziffer in einem Block, den Flossen. "
        "Entweder ist eine Flosse richtig, oder die Qualle gilt; darum verlieren die "
        "betroffenen Zellen, die alle Flossen sehen, die Ziffer.",
    )
    example = Example(
        board="43.821...8...6.14.6.1..48.3.176...8.946..8.1..831.....16..8.4753.84.7..17.4.16.38 "
        "r2c2<>5 r2c9<>7 r3c2<>5 r4c6<>3 r5c4<>3",
        finds="r4c7<>2 r6c7<>2 r6c8<>2",
    )
    library_codes = ("0312", "03121")


class SashimiJellyfish(FinnedFish):
    """A finned jellyfish in which a base line has a single place left without the fins."""

    key = "sashimi-jellyfish"
    name = Text(en="Sashimi Jellyfish", de="Sashimi-Qualle")
    aliases = ("Siamese Sashimi Jellyfish",)
    difficulty = 6.9
    count = 4
    sashimi = True
    shape = A_JELLYFISH
    definition = Text(
        en="A finned jellyfish with a gap: without the fins one of the lines has a single place "
        "left. Still either a fin is true or the lines use up their crossing lines, so targets "
        "that see every fin lose the digit.",
        de="Eine Qualle mit Flosse und Lücke: Ohne die Flossen hat eine der Reihen nur noch einen "
        "Platz. Trotzdem ist entweder eine Flosse richtig, oder die Reihen belegen ihre "
        "Querreihen; darum verlieren die betroffenen Zellen, die alle Flossen sehen, die "
        "Ziffer.",
    )
    example = Example(
        board="386457219592381764174..2385.581364.7.475.8631631.74.5.4.58.91738.971354.713.45...",
        finds="r8c9<>2",
    )
    library_codes = ("0322", "03221")

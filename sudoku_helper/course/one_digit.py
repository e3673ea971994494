"""The chapter of chains that follow one digit: here or there."""

from sudoku_helper.course.chapter import Chapter, Guided, Idea, Sight
from sudoku_helper.text import Text

ONE_DIGIT = Chapter(
    "one-digit",
    Text(en="Chains of one digit", de="Ketten mit einer Ziffer"),
    Text(
        en="Here or there: skyscraper, kite and colours.",
        de="Entweder hier oder dort: Wolkenkratzer, Drachen und Farben.",
    ),
    techniques=(
        *("skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle"),
        *("grouped-skyscraper", "grouped-two-string-kite"),
        *("simple-colours-trap", "simple-colours-wrap", "multi-colours-1", "multi-colours-2"),
        *("x-chain", "x-cycle", "grouped-x-chain"),
    ),
    ideas=(
        Idea(
            Text(
                en="If a digit has only two places in a house, it stands here or there.\n"
                "In {house1:house} the {digit:digit} stands in {bridge1:group} or {pincers1:group}, in {house2:house} "
                "in {bridge2:group} or {pincers2:group}.",
                de="Hat eine Ziffer in einer Einheit nur zwei Plätze, so steht sie entweder hier oder dort.\n"
                "In {house1:house} steht die {digit:digit} in {bridge1:group} oder {pincers1:group}, in {house2:house} "
                "in {bridge2:group} oder {pincers2:group}.",
            ),
            Sight("skyscraper"),
            2,
        ),
        Idea(
            Text(
                en="{bridge:cells} cannot both be {digit:digit}, since they lie in {common:house}. So at least one "
                "of the other ends is: {pincers1:group} or {pincers2:group}.\n"
                "What sees both ends cannot be {digit:digit}: {targets:cells}. This is a skyscraper.",
                de="{bridge:cells} können nicht beide die {digit:digit} sein, denn sie liegen in {common:house}. Also "
                "ist es mindestens eines der anderen Enden: {pincers1:group} oder {pincers2:group}.\n"
                "Was beide Enden sieht, kann keine {digit:digit} sein: {targets:cells}. Das ist ein Wolkenkratzer.",
            ),
            Sight("skyscraper"),
            3,
        ),
        Idea(
            Text(
                en="If the two inner ends lie in a block instead, a row and a column make a kite.\n"
                "The thought is the same: {pincers1:group} or {pincers2:group} is {digit:digit}, and {targets:cells} sees "
                "both.",
                de="Liegen die beiden inneren Enden stattdessen in einem Block, bilden eine Zeile und eine Spalte einen "
                "Drachen.\n"
                "Der Gedanke ist derselbe: {pincers1:group} oder {pincers2:group} ist die {digit:digit}, und "
                "{targets:cells} sieht beide.",
            ),
            Sight("two-string-kite"),
            3,
        ),
        Idea(
            Text(
                en="Several such pairs in a row can be painted in two colours in turn: {first:cells} in one, "
                "{second:cells} in the other.\n"
                "All cells of one colour are {digit:digit}, those of the other are not. What sees both colours can "
                "never be {digit:digit}: {gone:candidates} is crossed out.",
                de="Hängen mehrere solche Paare aneinander, färbt man sie abwechselnd: {first:cells} in der einen "
                "Farbe, {second:cells} in der anderen.\n"
                "In allen Zellen der einen Farbe steht die {digit:digit}, in denen der anderen nicht. Was beide Farben "
                "sieht, kann sie nie sein: Gestrichen wird {gone:candidates}.",
            ),
            Sight("simple-colours-trap"),
            2,
        ),
        Idea(
            Text(
                en="An X-chain goes on in the same way, link by link: if not here, then there, so not there, so here.\n"
                "At least one of its ends is right, and {gone:candidates} would see both.",
                de="Eine X-Kette geht so weiter, Glied für Glied: wenn nicht hier, dann dort, also nicht dort, also "
                "hier.\n"
                "Mindestens eines ihrer Enden stimmt, und {gone:candidates} würde beide sehen.",
            ),
            Sight("x-chain"),
            3,
        ),
    ),
    guided=(
        Guided(
            Text(
                en="The skyscraper of the {digit:digit} is ringed: one of the far ends {pincers:cells} is right. Cross out "
                "the {digit:digit} that sees both.",
                de="Der Wolkenkratzer der {digit:digit} ist umringt: Eines der äußeren Enden {pincers:cells} stimmt. "
                "Streich die {digit:digit}, die beide sieht.",
            ),
            Sight(
                "skyscraper",
                "386457219592381764174..2385.581364.7.475.8631631.74.5.4.58.91738.971354.713.45...",
            ),
            "cross-out",
            lit=2,
        ),
        Guided(
            Text(
                en="In {house1:house} and {house2:house} the {digit:digit} has only two places each. What can be crossed "
                "out?",
                de="In {house1:house} und in {house2:house} hat die {digit:digit} nur je zwei Plätze. Was lässt sich "
                "streichen?",
            ),
            Sight(
                "skyscraper",
                "238654179471389562659271834.257.36.11.75.6..3364.1..577124653985.3..7..6..6.3.7.5",
            ),
            "cross-out",
        ),
        Guided(
            Text(
                en="Now a kite of the {digit:digit}: a row and a column that meet in a block. Cross out what sees both "
                "ends.",
                de="Jetzt ein Drachen mit der {digit:digit}: eine Zeile und eine Spalte, die sich in einem Block treffen. "
                "Streich, was beide Enden sieht.",
            ),
            Sight(
                "two-string-kite",
                "4....81277.542.3988.27..6456..2..784524387961.78.64253.5..4.872287.9.4.6.468725.9 "
                "r3c6<>3 r4c2<>1 r7c3<>3",
            ),
            "cross-out",
        ),
    ),
    puzzle="...1......4...6....8..3.....63.745..59....8...1.2..9..6...........5.7.141...8..3.",
)

"""The words of evaluation: candidates that are judged, contradictions that are shown, and training."""

from collections.abc import Mapping

from sudoku_helper.text import Text

EVALUATION: Mapping[str, Text] = {
    "evaluation": Text(en="Judge the candidates", de="Kandidaten beurteilen"),
    "evaluation_told": Text(
        en="Marks which candidates must be right and which cannot be. The board shows all candidates for it.",
        de="Markiert, welche Kandidaten stimmen müssen und welche nicht gehen. Dafür zeigt das Brett alle "
        "Kandidaten.",
    ),
    "evaluation_none": Text(en="Off", de="Aus"),
    "evaluation_none_told": Text(en="Nothing is marked.", de="Nichts wird markiert."),
    "evaluation_lazy": Text(en="Sparing", de="Sparsam"),
    "evaluation_lazy_told": Text(
        en="Only what the next digit needs. Choose a cell to see the cause, again for the next one.",
        de="Nur, was die nächste Ziffer braucht. Wähl eine Zelle, um den Grund zu sehen, noch einmal für den "
        "nächsten.",
    ),
    "evaluation_strict_plus": Text(en="Thorough", de="Gründlich"),
    "evaluation_strict_plus_told": Text(
        en="All that can be said; what cannot be is red.",
        de="Alles, was sich sagen lässt; was nicht geht, ist rot.",
    ),
    "evaluation_strict_minus": Text(en="Thorough and tidy", de="Gründlich und aufgeräumt"),
    "evaluation_strict_minus_told": Text(
        en="All that can be said; what cannot be is hidden.",
        de="Alles, was sich sagen lässt; was nicht geht, ist ausgeblendet.",
    ),
    "evaluation_marks": Text(en="What the marks mean", de="Was die Zeichen bedeuten"),
    "evaluation_names": Text(
        en="In lessons the three are called lazy, strict + and strict −.",
        de="Im Unterricht heißen die drei lazy, strikt + und strikt −.",
    ),
    "mark_necessary": Text(
        en="necessary: the only place in a house (Hidden Single)",
        de="notwendig: der einzige Platz in einer Einheit (Versteckter Single)",
    ),
    "mark_single": Text(
        en="single: the only candidate of the cell (Naked Single)",
        de="Single: der einzige Kandidat der Zelle (Nackter Single)",
    ),
    "mark_later_single": Text(
        en="single after the excluded ones are crossed out",
        de="Single, wenn die unzulässigen gestrichen sind",
    ),
    "mark_excluded": Text(
        en="inadmissible: because of a necessary digit, a pair or an overlap",
        de="unzulässig: wegen einer notwendigen Ziffer, eines Paars oder einer Überschneidung",
    ),
    "role_necessary": Text(en="necessary", de="notwendig"),
    "role_single": Text(en="single", de="Single"),
    "role_later_single": Text(en="single after crossing out", de="Single nach dem Streichen"),
    "role_excluded": Text(en="inadmissible", de="unzulässig"),
    "cause_of": Text(en="Cause {number} of {count}", de="Grund {number} von {count}"),
    "contradictions": Text(en="Show contradictions", de="Widersprüche zeigen"),
    "contradictions_told": Text(
        en="As soon as nothing fits into a cell, or a digit has no place left; one at a time.",
        de="Sobald in eine Zelle nichts mehr passt oder eine Ziffer keinen Platz mehr hat; immer nur einen.",
    ),
    "contradiction": Text(en="Contradiction", de="Widerspruch"),
    "training": Text(en="Training", de="Trainieren"),
    "training_told": Text(
        en="You note everything yourself. The key “Step” first shows the next cell, then its digit.",
        de="Du notierst alles selbst. Die Taste „Schritt“ zeigt erst die nächste Zelle, dann ihre Ziffer.",
    ),
    "step_key": Text(en="Step", de="Schritt"),
    "step_chosen": Text(
        en="{cell} can be filled now. Press Step again to see with what.",
        de="{cell} lässt sich jetzt füllen. Drück nochmals Schritt, um zu sehen, womit.",
    ),
    "step_wrong": Text(
        en="Something on the board is wrong; no next cell follows from it.",
        de="Auf dem Brett stimmt etwas nicht; daraus folgt keine nächste Zelle.",
    ),
    "keys_step": Text(en="step (in training)", de="Schritt (beim Trainieren)"),
}

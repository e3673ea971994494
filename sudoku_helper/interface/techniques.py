"""The words of the page "My techniques"."""

from collections.abc import Mapping

from sudoku_helper.text import Text

MY_TECHNIQUES: Mapping[str, Text] = {
    "my_techniques_told": Text(
        en="Help tries the techniques in this order. What you know is only named, what you are "
        "learning comes first, what is off is left out.",
        de="Die Hilfe versucht die Techniken in dieser Reihenfolge. Was du kannst, nennt sie nur, was du "
        "lernst, kommt zuerst, was aus ist, lässt sie weg.",
    ),
    "my_techniques_script": Text(
        en="To change anything here, the page needs JavaScript.",
        de="Um hier etwas zu ändern, braucht die Seite JavaScript.",
    ),
    "back_to_game": Text(en="Back to the game", de="Zurück zum Spiel"),
    "presets": Text(en="All at once", de="Alles auf einmal einstellen"),
    "preset_newspaper": Text(en="As in the newspaper", de="Wie in der Zeitung"),
    "preset_newspaper_told": Text(
        en="Only techniques up to the level “{level}”.",
        de="Nur Techniken bis zur Stufe „{level}“.",
    ),
    "preset_everything": Text(en="Everything", de="Alles"),
    "preset_everything_told": Text(en="Every technique is on.", de="Jede Technik ist an."),
    "preset_uniqueness": Text(en="Without uniqueness", de="Ohne Eindeutigkeit"),
    "preset_uniqueness_told": Text(
        en="Nothing is concluded from there being only one solution.",
        de="Keine Schlüsse daraus, dass es nur eine Lösung gibt.",
    ),
    "preset_order": Text(en="Usual order", de="Übliche Reihenfolge"),
    "preset_order_told": Text(
        en="From easy to hard; what is on or off stays so.",
        de="Vom Leichten zum Schweren; an und aus bleibt.",
    ),
    "preset_done": Text(
        en="{preset}. Techniques that are on: {on} of {count}.",
        de="{preset}. Techniken, die an sind: {on} von {count}.",
    ),
    "find_technique": Text(en="Find", de="Suchen"),
    "choose_level": Text(en="Level", de="Stufe"),
    "every_level": Text(en="all levels", de="alle Stufen"),
    "techniques_found": Text(en="Found: {count}", de="Gefunden: {count}"),
    "techniques_not_found": Text(en="No technique found.", de="Keine Technik gefunden."),
    "uniqueness_off": Text(
        en="Techniques that are left out, too, without uniqueness: {count}.",
        de="Techniken, die ohne Eindeutigkeit außerdem wegfallen: {count}.",
    ),
    "uniqueness_on": Text(en="With uniqueness again", de="Wieder mit Eindeutigkeit"),
    "without_uniqueness": Text(en="left out without uniqueness", de="entfällt ohne Eindeutigkeit"),
    "order_told": Text(
        en="Drag a technique by its dots to another place, or tap them for more.",
        de="Zieh eine Technik an den Punkten an einen anderen Platz, oder tipp sie an.",
    ),
    "order_keys": Text(
        en="Arrow keys move it up and down, Home and End to the ends.",
        de="Pfeiltasten verschieben sie, Pos1 und Ende bringen sie ganz nach vorn oder hinten.",
    ),
    "move_technique": Text(en="Move {name}", de="{name} verschieben"),
    "standing_of": Text(en="{name}: on or off", de="{name}: an oder aus"),
    "move_first": Text(en="First", de="Ganz vorn"),
    "move_earlier": Text(en="Earlier", de="Früher"),
    "move_later": Text(en="Later", de="Später"),
    "move_last": Text(en="Last", de="Ganz hinten"),
    "technique_place": Text(en="no. {place}", de="Nr. {place}"),
    "technique_moved": Text(
        en="{name}: place {place} of {count}", de="{name}: Platz {place} von {count}"
    ),
}

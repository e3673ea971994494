"""The words of the page on which techniques are practised, and of "My techniques"."""

from collections.abc import Mapping

from sudoku_helper.text import Text

DRILLS: Mapping[str, Text] = {
    "drill_find": Text(
        en="Find it on the board and cross out what it excludes. The pencil is on: choose a cell and press "
        "a digit.",
        de="Finde sie auf dem Brett und streich, was sie ausschließt. Der Stift ist an: Wähl eine Zelle und "
        "drück eine Ziffer.",
    ),
    "drill_place": Text(
        en="Find it on the board and write the digit that it gives.",
        de="Finde sie auf dem Brett und schreib die Ziffer hin, die sie liefert.",
    ),
    "drill_waits": Text(
        en="The next position comes as soon as the server answers.",
        de="Die nächste Stellung kommt, sobald der Server antwortet.",
    ),
    "drill_check": Text(en="Check my answer", de="Antwort prüfen"),
    "drill_hint": Text(en="Hint", de="Hinweis"),
    "drill_show": Text(en="Show the solution", de="Lösung zeigen"),
    "drill_next": Text(en="Next position", de="Nächste Stellung"),
    "drill_again": Text(en="Try again", de="Noch einmal"),
    "drill_task": Text(en="Practise", de="Üben"),
    "drill_record": Text(
        en="{right} right, {streak} in a row", de="{right} richtig, {streak} hintereinander"
    ),
    "drill_no_record": Text(en="Nothing practised yet", de="Noch nichts geübt"),
    "drill_mastered": Text(
        en="Three in a row without help: you know this one. Help will name it and leave the rest to you.",
        de="Drei hintereinander ohne Hilfe: Das kannst du. Die Hilfe nennt dir ab jetzt nur den Namen und "
        "überlässt dir den Rest.",
    ),
    "verdict_right": Text(en="Right!", de="Richtig!"),
    "verdict_incomplete": Text(en="Not yet everything", de="Noch nicht alles"),
    "verdict_other": Text(en="True, but something else", de="Stimmt, ist aber etwas anderes"),
    "verdict_wrong": Text(en="Not quite", de="Nicht ganz"),
    "verdict_shown": Text(en="This is it", de="Das ist es"),
    "verdict_hint": Text(en="A hint", de="Ein Hinweis"),
    "my_standing": Text(en="In “My techniques”", de="In „Meine Techniken“"),
    "standing_usual": Text(en="as usual", de="wie üblich"),
    "read_about": Text(en="Read about it", de="Nachlesen"),
    "practise_it": Text(en="Practise it", de="Üben"),
    "known_told": Text(
        en="You know this one. Look at the marked area.",
        de="Das kannst du. Schau dir die markierte Gegend an.",
    ),
    "more_anyway": Text(en="Tell me more all the same", de="Trotzdem mehr verraten"),
    "learn_room": Text(en="Learn techniques", de="Techniken lernen"),
    "practise_room": Text(en="Practise techniques", de="Techniken üben"),
}

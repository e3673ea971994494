"""The words of the pages on which techniques are practised, and of what leads there from a game."""

from collections.abc import Mapping

from sudoku_helper.text import Text

TASKS: Mapping[str, Text] = {
    "task_cross-out": Text(
        en="Find it on the board and cross out what it excludes. “Cross out” is on: choose a cell and press "
        "a digit.",
        de="Finde sie auf dem Brett und streich, was sie ausschließt. „Streichen“ ist an: Wähl eine Zelle und "
        "drück eine Ziffer.",
    ),
    "task_place": Text(
        en="Find it on the board and write the digit that it gives.",
        de="Finde sie auf dem Brett und schreib die Ziffer hin, die sie liefert.",
    ),
    "task_find": Text(
        en="Find it on the board and mark the cells of its pattern. Tap a cell to mark it, once more to take the "
        "mark away.",
        de="Finde sie auf dem Brett und markiere die Zellen ihres Musters. Antippen markiert eine "
        "Zelle, noch einmal antippen nimmt die Marke weg.",
    ),
    "task_which": Text(
        en="A pattern is marked on the board. Which technique uses it?",
        de="Auf dem Brett ist ein Muster markiert. Welche Technik nutzt es?",
    ),
    "task_real": Text(
        en="Does the technique really apply to what is marked, or does it only look like it?",
        de="Greift die Technik bei dem, was markiert ist, wirklich? Oder sieht es nur so aus?",
    ),
    "task_speed": Text(
        en="Write a digit that is certain. It is checked at once.",
        de="Schreib eine Ziffer hin, die feststeht. Sie wird sofort geprüft.",
    ),
    "kinds": Text(en="Kind of task", de="Art der Aufgabe"),
    "kind_cross-out": Text(en="Use it", de="Anwenden"),
    "kind_find": Text(en="Find it", de="Finden"),
    "kind_which": Text(en="Name it", de="Benennen"),
    "kind_real": Text(en="Doubt it", de="Prüfen"),
    "choices": Text(en="Answers", de="Antworten"),
    "real_yes": Text(en="Yes, it applies", de="Ja, sie greift"),
    "real_no": Text(en="No, it only looks like it", de="Nein, das täuscht"),
    "which_title": Text(en="Which technique?", de="Welche Technik?"),
    "which_right": Text(en="This is {name}.", de="Das ist: {name}."),
    "which_wrong": Text(
        en="You said {chosen}. This is {name}.",
        de="Deine Antwort war: {chosen}. Das ist aber: {name}.",
    ),
    "real_is_one": Text(
        en="The technique does apply here. Read why:",
        de="Hier greift die Technik tatsächlich. So begründet man es:",
    ),
    "real_is_none": Text(
        en="It only looks like it. Something stands in the way:",
        de="Das sieht nur so aus. Etwas steht im Weg:",
    ),
    "cell_marked": Text(
        en="{cell} marked, {count} in all", de="{cell} markiert, insgesamt {count}"
    ),
    "cell_unmarked": Text(
        en="{cell} no longer marked, {count} in all",
        de="{cell} nicht mehr markiert, insgesamt {count}",
    ),
}
"""What each kind of task asks for, and its answers."""

DRILLS: Mapping[str, Text] = {
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
}
"""The words around a drill."""

FROM_GAME: Mapping[str, Text] = {
    "read_about": Text(en="Read about it", de="Nachlesen"),
    "practise_it": Text(en="Practise it", de="Üben"),
    "known_told": Text(en="You know this one.", de="Das kannst du."),
    "more_anyway": Text(en="Tell me more all the same", de="Trotzdem mehr verraten"),
    "course_room": Text(en="The course", de="Zum Kurs"),
    "learn_room": Text(en="Learn techniques", de="Techniken lernen"),
    "practise_room": Text(en="Practise techniques", de="Techniken üben"),
}
"""The words of what leads from a game to learning."""

STANDINGS: Mapping[str, Text] = {
    "my_standing": Text(en="In “My techniques”", de="In „Meine Techniken“"),
    "standing_usual": Text(en="on", de="an"),
    "standing_know": Text(en="I know it", de="kann ich"),
    "standing_learning": Text(en="learning", de="lerne ich"),
    "standing_off": Text(en="off", de="aus"),
}
"""How a player stands to a technique."""

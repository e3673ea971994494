"""The words of the pages of the course; the chapters themselves are in a room of their own."""

from collections.abc import Mapping

from sudoku_helper.text import Text

PICTURE = Text(en="Sudoku board: {told}", de="Sudoku-Brett: {told}")
"""What a screen reader says of a picture."""

COURSE: Mapping[str, Text] = {
    "course_title": Text(en="The course", de="Der Kurs"),
    "course_lead": Text(
        en="From the rules to the hardest puzzles, one idea at a time. You can stop whenever you like: this device "
        "remembers where you were.",
        de="Von den Regeln bis zu den schwersten Rätseln, ein Gedanke nach dem anderen. Du kannst jederzeit "
        "aufhören: Das Gerät merkt sich, wo du warst.",
    ),
    "course_first_game": Text(en="Your first Sudoku", de="Dein erstes Sudoku"),
    "course_first_game_told": Text(
        en="Never solved one? Play your first one together with a coach, in about ten minutes.",
        de="Noch nie eines gelöst? Spiel dein erstes gemeinsam mit einem Coach, in etwa zehn Minuten.",
    ),
    "course_begin": Text(en="Begin: {title}", de="Anfangen: {title}"),
    "course_go_on": Text(en="Go on: {title}", de="Weiter mit: {title}"),
    "course_all_done": Text(
        en="You have worked through the whole course. What you know comes back here in time, so that it stays.",
        de="Du hast den ganzen Kurs durchgearbeitet. Was du kannst, kommt hier zur rechten Zeit wieder, damit es "
        "so bleibt.",
    ),
    "course_due": Text(en="Due today", de="Heute dran"),
    "course_due_told": Text(
        en="You have practised these before. A short repetition keeps them in mind.",
        de="Das hast du schon geübt. Eine kurze Wiederholung hält es wach.",
    ),
    "course_chapters": Text(en="Chapters", de="Kapitel"),
    "course_chapter": Text(en="Chapter {number}", de="Kapitel {number}"),
    "course_begun": Text(en="begun", de="angefangen"),
    "course_done": Text(en="done", de="geschafft"),
    "course_screen": Text(en="{number} of {count}", de="{number} von {count}"),
    "course_back": Text(en="Back", de="Zurück"),
    "course_on": Text(en="Next", de="Weiter"),
    "course_check": Text(en="Check", de="Prüfen"),
    "course_needs_script": Text(
        en="The boards to try it on need JavaScript. What they teach you can read above.",
        de="Die Bretter zum Ausprobieren brauchen JavaScript. Was sie lehren, kannst du oben lesen.",
    ),
    "course_your_turn": Text(en="Your turn", de="Jetzt du"),
    "course_hint_pattern": Text(
        en="The ringed digits are what matters. What follows from them?",
        de="Auf die umringten Ziffern kommt es an. Was folgt daraus?",
    ),
    "course_no_answer": Text(
        en="Nobody can check this now. Look at it with “Hint”, or try again when there is a connection.",
        de="Das kann gerade niemand prüfen. Sieh es dir mit „Hinweis“ an, oder versuch es noch einmal, sobald es "
        "eine Verbindung gibt.",
    ),
    "course_again": Text(en="The chapter from the beginning", de="Das Kapitel von vorn"),
    "course_end": Text(en="Now practise it", de="Jetzt wird geübt"),
    "course_end_told": Text(
        en="You have seen the ideas and tried them. Practice makes them stay, best in this order:",
        de="Du kennst die Gedanken und hast sie ausprobiert. Mit Übung bleiben sie, am besten in dieser "
        "Reihenfolge:",
    ),
    "course_end_rules": Text(
        en="You know the rules. Here is a first puzzle, nearly filled: each missing digit is the last one of some row, "
        "column or block.",
        de="Du kennst die Regeln. Hier ist ein erstes Rätsel, fast ausgefüllt: Jede fehlende Ziffer ist irgendwann die "
        "letzte einer Zeile, einer Spalte oder eines Blocks.",
    ),
    "course_drills": Text(en="Practise", de="Üben"),
    "course_drills_told": Text(
        en="Answer {goal} boards right, from easy to hard.",
        de="Beantworte {goal} Bretter richtig, von leicht bis schwer.",
    ),
    "course_drills_count": Text(
        en="{right} of {goal} right answers", de="{right} von {goal} richtigen Antworten"
    ),
    "course_drills_next": Text(en="Practise: {name}", de="Üben: {name}"),
    "course_drills_all": Text(
        en="All techniques of this chapter", de="Alle Techniken dieses Kapitels"
    ),
    "course_right": Text(en="{right} right", de="{right} richtig"),
    "course_test": Text(en="Mixed test", de="Gemischte Prüfung"),
    "course_test_told": Text(
        en="Ten boards from all over this chapter, with changing tasks. Eight right ones are enough.",
        de="Zehn Bretter quer durch dieses Kapitel, mit wechselnden Aufgaben. Acht richtige genügen.",
    ),
    "course_test_begin": Text(en="Begin the test", de="Prüfung beginnen"),
    "course_test_passed": Text(en="You have passed the test.", de="Die Prüfung ist bestanden."),
    "course_test_again": Text(
        en="The test asks for {needed} right answers without help. Try it again when you like.",
        de="Für die Prüfung brauchst du {needed} richtige Antworten ohne Hilfe. Versuch es noch einmal, wann du "
        "magst.",
    ),
    "course_to_chapter": Text(en="Back to the chapter", de="Zurück zum Kapitel"),
    "course_puzzle": Text(en="A whole puzzle", de="Ein ganzes Rätsel"),
    "course_puzzle_told": Text(
        en="It can be solved with what you know now, and it needs what this chapter taught.",
        de="Es lässt sich mit dem lösen, was du jetzt kannst, und es braucht, was dieses Kapitel gezeigt hat.",
    ),
    "course_puzzle_open": Text(en="Open the puzzle", de="Rätsel öffnen"),
    "course_next_chapter": Text(en="Next chapter: {title}", de="Nächstes Kapitel: {title}"),
    "course_overview": Text(en="All chapters", de="Alle Kapitel"),
}

"""The words of a class: the pages of teacher and pupil, what any room shows at the end of a task, the projector view."""

from collections.abc import Mapping

from sudoku_helper.text import Text

RESULT: Mapping[str, Text] = {
    "class_room": Text(en="For a class", de="Für den Unterricht"),
    "class_result": Text(en="Your result", de="Dein Ergebnis"),
    "class_result_told": Text(
        en="Right: {right} of {tried}. Helps: {helped}. Minutes: {minutes}.",
        de="Richtig: {right} von {tried}. Hilfen: {helped}. Minuten: {minutes}.",
    ),
    "class_booklet_solved": Text(
        en="Solved: {right} of {tried}.", de="Gelöst: {right} von {tried}."
    ),
    "class_puzzle_told": Text(
        en="Solved. Helps: {helped}. Minutes: {minutes}.",
        de="Gelöst. Hilfen: {helped}. Minuten: {minutes}.",
    ),
    "class_name": Text(en="Your name or initials", de="Dein Name oder deine Initialen"),
    "class_show": Text(
        en="Show this to your teacher, or read it out:",
        de="Zeig das deiner Lehrkraft oder lies es vor:",
    ),
    "class_kept": Text(
        en="Your result stays on this device. Open the link of the task to see it again.",
        de="Dein Ergebnis bleibt auf diesem Gerät. Öffne den Link der Aufgabe, um es wiederzusehen.",
    ),
    "class_copy": Text(en="Copy the code", de="Code kopieren"),
    "class_copied": Text(en="Copied.", de="Kopiert."),
    "class_not_copied": Text(
        en="Your browser does not allow copying here.",
        de="Dein Browser erlaubt das Kopieren hier nicht.",
    ),
}

PROJECTOR: Mapping[str, Text] = {
    "projector": Text(en="Projector view", de="Beamer-Ansicht"),
    "projector_next": Text(en="Next", de="Weiter"),
    "projector_back": Text(en="Back", de="Zurück"),
    "projector_apply": Text(en="Do it", de="Ausführen"),
    "projector_leave": Text(en="Leave the projector view", de="Beamer-Ansicht verlassen"),
    "projector_begin": Text(
        en="Space or Page Down shows the next step, sentence by sentence.",
        de="Leertaste oder Bild ab zeigt den nächsten Schritt, Satz für Satz.",
    ),
    "keys_projector": Text(
        en="projector view: a large board, help sentence by sentence",
        de="Beamer-Ansicht: großes Brett, Hilfe Satz für Satz",
    ),
    "keys_projector_next": Text(
        en="in the projector view: next sentence; at the end do it",
        de="in der Beamer-Ansicht: nächster Satz, am Ende ausführen",
    ),
    "keys_projector_back": Text(
        en="in the projector view: back", de="in der Beamer-Ansicht: zurück"
    ),
    "keys_projector_apply": Text(
        en="in the projector view: do it at once", de="in der Beamer-Ansicht: sofort ausführen"
    ),
    "key_page_down": Text(en="Page Down", de="Bild ab"),
    "key_page_up": Text(en="Page Up", de="Bild auf"),
    "key_enter": Text(en="Enter", de="Eingabe"),
}

CLASSROOM: Mapping[str, Text] = {
    "class_lead": Text(
        en="Set your class a task: the pupils open it with a link or a QR code, nobody needs an account. "
        "Whoever is done has a result code, which you collect here in a table.",
        de="Stell deiner Klasse eine Aufgabe: Geöffnet wird sie mit einem Link oder einem QR-Code, "
        "niemand braucht ein Konto. Wer fertig ist, hat einen Ergebniscode, und den sammelst du hier in "
        "einer Tabelle.",
    ),
    "class_private": Text(
        en="Nothing of this is kept on the server: the task stands in its link, results stay on your "
        "pupils’ devices and on yours. A result code notices typing mistakes, but it is no proof: it is "
        "good for a talk about the work, not for a mark.",
        de="Nichts davon wird auf dem Server gespeichert: Die Aufgabe steht in ihrem Link, die Ergebnisse "
        "bleiben auf den Geräten der Klasse und auf deinem. Ein Ergebniscode bemerkt Tippfehler, ist aber "
        "kein Beweis: Er taugt fürs Gespräch über die Arbeit, nicht für eine Note.",
    ),
    "class_new": Text(en="A new task", de="Neue Aufgabe"),
    "class_kind": Text(en="What should the class do?", de="Was soll die Klasse tun?"),
    "class_kind_puzzle": Text(en="Solve a Sudoku", de="Ein Sudoku lösen"),
    "class_kind_drill": Text(en="Practise", de="Eine Technik üben"),
    "class_kind_chapter": Text(en="Read a chapter", de="Ein Kapitel durcharbeiten"),
    "class_kind_booklet": Text(en="Work on paper", de="Auf Papier arbeiten"),
    "class_source": Text(en="Which one?", de="Welches?"),
    "class_source_new": Text(en="A new one", de="Ein neues"),
    "class_source_paste": Text(en="Paste one", de="Eines einfügen"),
    "class_source_collection": Text(en="From my collection", de="Aus meiner Sammlung"),
    "class_level": Text(en="How hard?", de="Wie schwer?"),
    "class_paste": Text(
        en="81 characters, a grid or a link",
        de="81 Zeichen, ein Gitter oder ein Link",
    ),
    "class_collection": Text(en="Sudoku of the collection", de="Sudoku aus der Sammlung"),
    "class_collection_empty": Text(
        en="Your collection on this device is still empty.",
        de="Deine Sammlung auf diesem Gerät ist noch leer.",
    ),
    "class_technique": Text(en="Technique", de="Technik"),
    "class_mixed": Text(en="Mixed, what each one knows", de="Gemischt, was jede und jeder kann"),
    "class_speed": Text(en="Singles against the clock", de="Singles auf Zeit"),
    "class_drill_kind": Text(en="Kind of exercise", de="Art der Aufgabe"),
    "class_drill_cross-out": Text(
        en="find it and use it",
        de="finden und anwenden",
    ),
    "class_drill_find": Text(en="mark the pattern", de="das Muster markieren"),
    "class_drill_which": Text(en="which technique is it?", de="welche Technik ist es?"),
    "class_drill_real": Text(en="is it one at all?", de="ist es überhaupt eine?"),
    "class_number": Text(en="How many? (1 to 50)", de="Wie viele? (1 bis 50)"),
    "class_chapter": Text(en="Chapter", de="Kapitel"),
    "class_booklet_told": Text(
        en="Everybody gets the same Sudokus as a PDF to print. Afterwards pupils say themselves how many "
        "they have solved.",
        de="Alle bekommen dieselben Sudokus als PDF zum Drucken. Danach sagt jede und jeder selbst, wie viele "
        "gelöst sind.",
    ),
    "class_title": Text(en="A title, if you like", de="Eine Überschrift, wenn du magst"),
    "class_title_example": Text(en="Homework for Monday", de="Hausaufgabe zum Montag"),
    "class_make": Text(en="Make the task", de="Aufgabe anlegen"),
    "class_made": Text(en="The task is made.", de="Die Aufgabe ist angelegt."),
    "class_no_puzzle": Text(
        en="This has no Sudoku with exactly one solution.",
        de="Darin ist kein Sudoku mit genau einer Lösung.",
    ),
    "class_number_wrong": Text(
        en="Please choose a number from 1 to {most}.", de="Bitte wähle eine Zahl von 1 bis {most}."
    ),
    "class_collect": Text(en="Collect results", de="Ergebnisse einsammeln"),
    "class_collect_told": Text(
        en="Type or paste the codes, one in each line. They find their task by themselves; a pupil’s "
        "newer result replaces the older one.",
        de="Gib die Codes ein oder füg sie ein, in jede Zeile einen. Zu ihrer Aufgabe finden sie von "
        "selbst; ein neues Ergebnis ersetzt das ältere derselben Person.",
    ),
    "class_codes": Text(en="Result codes", de="Ergebniscodes"),
    "class_take": Text(en="Enter", de="Eintragen"),
    "class_scan": Text(en="Scan QR codes", de="QR-Codes scannen"),
    "class_scan_told": Text(
        en="Hold a pupil’s code in front of the camera, one after the other.",
        de="Halt die Codes nacheinander vor die Kamera.",
    ),
    "class_scan_denied": Text(
        en="The camera may not be used. Please type the codes.",
        de="Die Kamera darf nicht benutzt werden. Gib die Codes bitte von Hand ein.",
    ),
    "class_scan_no_camera": Text(
        en="There is no camera. Please type the codes.",
        de="Hier ist keine Kamera. Gib die Codes bitte von Hand ein.",
    ),
    "class_taken": Text(
        en="New: {added}. Replaced: {replaced}.", de="Neu: {added}. Ersetzt: {replaced}."
    ),
    "class_broken": Text(
        en="Not right, please compare: {codes}",
        de="Das stimmt nicht, bitte vergleich noch einmal: {codes}",
    ),
    "class_tasks": Text(en="Your tasks", de="Deine Aufgaben"),
    "class_no_tasks": Text(
        en="There is no task on this device yet.", de="Auf diesem Gerät ist noch keine Aufgabe."
    ),
    "class_made_on": Text(en="{id} · {date}", de="{id} · {date}"),
    "class_hand_out": Text(en="Link and QR code", de="Link und QR-Code"),
    "class_no_results": Text(en="No results yet.", de="Noch keine Ergebnisse."),
    "class_column_name": Text(en="Name", de="Name"),
    "class_column_right": Text(en="Right", de="Richtig"),
    "class_column_tried": Text(en="of", de="von"),
    "class_column_helped": Text(en="Helps", de="Hilfen"),
    "class_column_minutes": Text(en="Minutes", de="Minuten"),
    "class_column_when": Text(en="Date", de="Datum"),
    "class_remove_result": Text(en="Delete the result of {name}", de="Ergebnis von {name} löschen"),
    "class_csv": Text(en="Save as a table (CSV)", de="Als Tabelle sichern (CSV)"),
    "class_remove": Text(en="Delete the task", de="Aufgabe löschen"),
    "class_removed": Text(en="“{title}” is deleted.", de="„{title}“ ist gelöscht."),
    "class_removed_result": Text(
        en="The result of {name} is deleted.", de="Das Ergebnis von {name} ist gelöscht."
    ),
    "class_save_all": Text(en="Save everything in a file", de="Alles in einer Datei sichern"),
    "class_open_file": Text(en="Open such a file", de="Solche Datei öffnen"),
    "class_file_wrong": Text(
        en="This file holds no tasks of a class.",
        de="In dieser Datei sind keine Aufgaben einer Klasse.",
    ),
    "class_file_name": Text(en="sudoku-class", de="sudoku-klasse"),
    "class_link": Text(en="Link of the task", de="Link der Aufgabe"),
    "class_link_copy": Text(en="Copy the link", de="Link kopieren"),
    "class_link_send": Text(en="Send", de="Senden"),
    "class_link_open": Text(en="See it as the class does", de="Ansehen wie die Klasse"),
    "class_print": Text(en="Print a handout", de="Handzettel drucken"),
    "class_handout": Text(
        en="Scan the code or type the address. At the end you get a result code: show it to your teacher.",
        de="Scanne den Code oder gib die Adresse ein. Am Ende bekommst du einen Ergebniscode: Zeig ihn "
        "deiner Lehrkraft.",
    ),
    "class_about_puzzle": Text(en="Solve this Sudoku.", de="Löse dieses Sudoku."),
    "class_about_drill": Text(
        en="Practise “{technique}”: {count} exercises ({kind}).",
        de="Übe „{technique}“: {count} Aufgaben ({kind}).",
    ),
    "class_about_drill_one": Text(
        en="Practise “{technique}”: 1 exercise ({kind}).",
        de="Übe „{technique}“: 1 Aufgabe ({kind}).",
    ),
    "class_about_speed": Text(
        en="Find singles against the clock: {count} exercises.",
        de="Finde Singles auf Zeit: {count} Aufgaben.",
    ),
    "class_about_speed_one": Text(
        en="Find singles against the clock: 1 exercise.", de="Finde Singles auf Zeit: 1 Aufgabe."
    ),
    "class_about_mixed": Text(
        en="Practise what you know, mixed: {count} exercises.",
        de="Übe gemischt, was du kannst: {count} Aufgaben.",
    ),
    "class_about_mixed_one": Text(
        en="Practise what you know, mixed: 1 exercise.",
        de="Übe gemischt, was du kannst: 1 Aufgabe.",
    ),
    "class_about_chapter": Text(
        en="Work through the chapter “{chapter}”.", de="Arbeite das Kapitel „{chapter}“ durch."
    ),
    "class_about_booklet": Text(
        en="A booklet with Sudokus: {number}. Solve them on paper.",
        de="Ein Heft mit Sudokus: {number}. Löse sie auf Papier.",
    ),
    "class_about_unknown": Text(
        en="A task that was made on another device.",
        de="Eine Aufgabe, die auf einem anderen Gerät angelegt wurde.",
    ),
    "class_task": Text(en="Your task", de="Deine Aufgabe"),
    "class_task_name_told": Text(
        en="It will stand on your result. It is not sent anywhere.",
        de="Er steht nachher auf deinem Ergebnis. Er wird nirgendwohin geschickt.",
    ),
    "class_go": Text(en="Let’s go", de="Los geht’s"),
    "class_get_booklet": Text(en="Get the booklet (PDF)", de="Heft holen (PDF)"),
    "class_booklet_done": Text(en="How many have you solved?", de="Wie viele hast du gelöst?"),
    "class_show_result": Text(en="Show the result code", de="Ergebniscode zeigen"),
    "class_material": Text(en="Material", de="Material"),
    "class_material_small": Text(
        en="Small Sudokus of 4 × 4 cells, to play, watch and print",
        de="Kleine Sudokus mit 4 × 4 Zellen zum Spielen, Zuschauen und Drucken",
    ),
    "class_material_backtracking": Text(
        en="How a computer solves it: searches to watch to their end, and the class with three gaps",
        de="Wie ein Computer es löst: Suchen, die man bis zum Ende verfolgt, und die Klasse mit drei Lücken",
    ),
    "class_material_lesson": Text(
        en="A plan for two lessons, with the expected answers",
        de="Ein Plan für zwei Stunden mit den erwarteten Antworten",
    ),
    "class_material_projector": Text(
        en="For the projector: key B on the board shows it large, and help sentence by sentence.",
        de="Für den Beamer: Die Taste B zeigt das Brett groß und die Hilfe Satz für Satz.",
    ),
    "class_sheet": Text(
        en="Exercises on paper for a chapter, with solutions",
        de="Übungen auf Papier zu einem Kapitel, mit Lösungen",
    ),
    "class_no_task": Text(
        en="Your task stands here as soon as you open its link or QR code.",
        de="Hier steht deine Aufgabe, sobald du ihren Link oder QR-Code öffnest.",
    ),
    "class_link_broken": Text(
        en="This link holds no task, or only a part of it. Please open the whole link once more.",
        de="In diesem Link steht keine Aufgabe oder nur ein Teil davon. Öffne bitte noch einmal den ganzen "
        "Link.",
    ),
    "class_my_results": Text(
        en="Your results on this device", de="Deine Ergebnisse auf diesem Gerät"
    ),
    "class_forget": Text(
        en="Delete my name and my results", de="Meinen Namen und meine Ergebnisse löschen"
    ),
    "class_forgotten": Text(en="Deleted.", de="Gelöscht."),
    "class_needs_script": Text(
        en="This page needs JavaScript.", de="Diese Seite braucht JavaScript."
    ),
}
"""The words of the pages of a class, which no other page carries."""

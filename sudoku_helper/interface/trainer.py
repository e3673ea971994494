"""The words of the trainer: watching, candidate modes, collection, sharing and printing."""

from collections.abc import Mapping

from sudoku_helper.formats import FORMATS
from sudoku_helper.text import Text

WATCH: Mapping[str, Text] = {
    "watch": Text(en="Watch it solve", de="Beim Lösen zuschauen"),
    "watch_way": Text(en="How", de="Wie"),
    "watch_logic": Text(en="By logic", de="Mit Logik"),
    "watch_trying": Text(en="By trying", de="Durch Probieren"),
    "watch_strategy": Text(en="Which cell next", de="Welche Zelle als Nächstes"),
    "watch_row_by_row": Text(en="Row by row", de="Zeile für Zeile"),
    "watch_smart": Text(en="Smart", de="Überlegt"),
    "watch_start": Text(en="Start", de="Start"),
    "watch_pause": Text(en="Pause", de="Pause"),
    "watch_next_solution": Text(en="Next solution", de="Nächste Lösung"),
    "watch_step": Text(en="One step", de="Ein Schritt"),
    "watch_back": Text(en="One back", de="Eins zurück"),
    "watch_to_result": Text(en="To the result", de="Zum Ergebnis"),
    "watch_stop": Text(en="Stop", de="Stopp"),
    "watch_take": Text(en="Take this position", de="Stellung übernehmen"),
    "watch_taken": Text(en="Taken over.", de="Übernommen."),
    "watch_speed": Text(en="Speed", de="Tempo"),
    "watch_per_second": Text(en="{count} per second", de="{count} je Sekunde"),
    "watch_seconds": Text(en="one in {count} seconds", de="einer in {count} Sekunden"),
    "watch_steps": Text(en="Steps", de="Schritte"),
    "watch_runs": Text(en="Backward runs", de="Rückwärtsläufe"),
    "watch_solutions": Text(en="Solutions", de="Lösungen"),
    "watch_chance": Text(en="choose among equals at random", de="unter Gleichen zufällig wählen"),
    "watch_lessons": Text(
        en="Puzzles whose search row by row comes to an end:",
        de="Rätsel, bei denen die Suche zeilenweise zu Ende geht:",
    ),
    "watch_lesson": Text(en="{count} steps", de="{count} Schritte"),
    "search_cell": Text(en="Cell", de="Zelle"),
    "search_options": Text(en="To try there", de="Dort möglich"),
    "search_depth": Text(en="Depth", de="Tiefe"),
    "search_calls": Text(en="Open calls, the latest on top", de="Offene Aufrufe, der neueste oben"),
    "option_tried": Text(en="(tried)", de="(probiert)"),
    "option_now": Text(en="(being tried)", de="(wird probiert)"),
    "call_full": Text(en="no cell is empty", de="keine Zelle ist leer"),
    "call_impossible": Text(en="nothing fits", de="nichts passt"),
    "watch_code": Text(en="The algorithm", de="Der Algorithmus"),
    "watch_ready_logic": Text(
        en="Every step is explained as in help. Press Start, or make single steps.",
        de="Jeder Schritt wird erklärt wie in der Hilfe. Drück Start, oder geh Schritt für Schritt.",
    ),
    "watch_ready_trying": Text(
        en="The line that is being carried out lights up. Press Start, or make single steps.",
        de="Die Zeile, die gerade ausgeführt wird, leuchtet auf. Drück Start, oder geh Schritt für "
        "Schritt.",
    ),
    "watch_chosen": Text(en="{cell}: {reason}.", de="{cell}: {reason}."),
    "watch_reason_next": Text(en="the next empty cell", de="die nächste leere Zelle"),
    "watch_reason_necessary": Text(
        en="{digits} has no other place in a house",
        de="die {digits} hat in einer Einheit keinen anderen Platz",
    ),
    "watch_reason_single": Text(
        en="{digits} is the only candidate", de="die {digits} ist der einzige Kandidat"
    ),
    "watch_reason_hidden-single": Text(
        en="after crossing out, {digits} is the only candidate",
        de="nach dem Streichen ist die {digits} der einzige Kandidat",
    ),
    "watch_reason_fewest": Text(
        en="few candidates, {digits}; one of them is tried",
        de="wenige Kandidaten, {digits}; einer davon wird probiert",
    ),
    "watch_placed": Text(en="{digit} goes into {cell}.", de="Die {digit} kommt nach {cell}."),
    "watch_taken-back": Text(
        en="{digit} in {cell} is taken back.", de="Die {digit} in {cell} wird zurückgenommen."
    ),
    "watch_solved": Text(en="Solution {number} found!", de="Lösung {number} gefunden!"),
    "watch_none": Text(
        en="Every possibility was tried: there is no solution.",
        de="Alles ist probiert: Es gibt keine Lösung.",
    ),
    "watch_no_further": Text(
        en="No further solution. Solutions in all: {number}.",
        de="Keine weitere Lösung. Lösungen insgesamt: {number}.",
    ),
    "watch_done": Text(
        en="Solved by logic alone. Steps: {count}.",
        de="Allein mit Logik gelöst. Schritte: {count}.",
    ),
    "watch_stuck": Text(
        en="No technique finds a further step. Trying goes on from here.",
        de="Keine Technik findet einen weiteren Schritt. Durch Probieren geht es weiter.",
    ),
    "watch_state_several": Text(
        en="This has several solutions, so logic alone cannot decide. Watch by trying.",
        de="Das hat mehrere Lösungen, Logik allein kann nicht entscheiden. Schau beim Probieren zu.",
    ),
    "watch_state_none": Text(
        en="This has no solution. Watch by trying to see why.",
        de="Das hat keine Lösung. Schau beim Probieren zu, um zu sehen, warum.",
    ),
    "watch_mistake": Text(
        en="A digit on the board is wrong, so the way ends here. Help finds it with you.",
        de="Eine Ziffer auf dem Brett ist falsch, darum endet der Weg hier. Die Hilfe findet sie mit "
        "dir.",
    ),
    "watch_waiting": Text(
        en="Waiting for the next steps …", de="Warte auf die nächsten Schritte …"
    ),
    "watch_skimming": Text(en="Searching … {count} steps", de="Suche … {count} Schritte"),
    "watch_skimming_one": Text(en="Searching … 1 step", de="Suche … 1 Schritt"),
    "watch_keys": Text(
        en="Space starts and pauses, → makes a step, ← goes back, Esc stops.",
        de="Leertaste startet und pausiert, → macht einen Schritt, ← geht zurück, Esc beendet.",
    ),
}

CODE: Mapping[str, Text] = {
    "code_solve": Text(en="solve():", de="löse():"),
    "code_full": Text(en="IF no empty cell is left:", de="FALLS keine leere Zelle mehr da ist:"),
    "code_remember": Text(en="remember the solution, go back", de="merke die Lösung, kehre um"),
    "code_next_cell": Text(en="CHOOSE the next empty cell", de="WÄHLE die nächste leere Zelle"),
    "code_every_digit": Text(
        en="FOR EACH digit x from 1 to {last}:", de="FÜR JEDE Ziffer x von 1 bis {last}:"
    ),
    "code_allowed": Text(en="IF x is allowed there:", de="FALLS x dort erlaubt ist:"),
    "code_place": Text(en="place x", de="setze x"),
    "code_again": Text(en="solve()", de="löse()"),
    "code_take_back": Text(en="take x back", de="nimm x zurück"),
    "code_no_digit": Text(en="(no digit is left: go back)", de="(keine Ziffer übrig: kehre um)"),
    "code_impossible": Text(
        en="IF something is impossible: go back", de="FALLS etwas unmöglich ist: kehre um"
    ),
    "code_necessary": Text(
        en="IF a digit has one place in a house: choose it",
        de="FALLS eine Ziffer in einer Einheit nur einen Platz hat: wähle ihn",
    ),
    "code_single": Text(
        en="ELSE IF a cell has one candidate: choose it",
        de="SONST FALLS eine Zelle nur einen Kandidaten hat: wähle sie",
    ),
    "code_cross_out": Text(
        en="ELSE cross out by pairs and overlaps, look again",
        de="SONST streiche durch Paare und Überschneidungen, schau erneut",
    ),
    "code_fewest": Text(
        en="ELSE choose a cell with fewest candidates",
        de="SONST wähle eine Zelle mit den wenigsten Kandidaten",
    ),
    "code_each_candidate": Text(
        en="FOR EACH candidate x of the cell:", de="FÜR JEDEN Kandidaten x der Zelle:"
    ),
    "code_end": Text(en="END: everything was tried", de="ENDE: Alles ist probiert"),
}

CANDIDATES: Mapping[str, Text] = {
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

COLLECTION: Mapping[str, Text] = {
    "collection": Text(en="My collection", de="Meine Sammlung"),
    "save": Text(en="Save to my collection", de="In die Sammlung legen"),
    "saved": Text(en="Saved as “{name}”.", de="Gespeichert als „{name}“."),
    "saved_again": Text(en="“{name}” is up to date.", de="„{name}“ ist auf dem neuesten Stand."),
    "collection_back": Text(en="Back", de="Zurück"),
    "collection_search": Text(en="Search", de="Suchen"),
    "collection_search_told": Text(
        en="Search names, tags and levels", de="Namen, Stichwörter und Stufen durchsuchen"
    ),
    "look_cards": Text(en="Cards with pictures", de="Karten mit Bildern"),
    "look_table": Text(en="Table", de="Tabelle"),
    "tags": Text(en="Tags", de="Stichwörter"),
    "tags_told": Text(
        en="Words of your own, with commas between, such as: newspaper, with Grandma",
        de="Eigene Wörter, durch Kommas getrennt, zum Beispiel: Zeitung, mit Oma",
    ),
    "tags_known": Text(en="Tags you have used", de="Stichwörter, die du schon hast"),
    "card_finished": Text(en="solved", de="gelöst"),
    "card_begun": Text(en="{count} to go", de="noch {count}"),
    "entry_name": Text(en="Name", de="Name"),
    "collection_sort": Text(en="Sort by", de="Sortieren nach"),
    "collection_turn": Text(en="Turn the order round", de="Reihenfolge umkehren"),
    "collection_count": Text(en="{shown} of {count}", de="{shown} von {count}"),
    "collection_nothing": Text(en="Nothing found.", de="Nichts gefunden."),
    "collection_empty": Text(
        en="Nothing here yet. Save a game from the menu, or import a file.",
        de="Noch ist nichts da. Speichere ein Spiel über das Menü, oder importiere eine Datei.",
    ),
    "collection_table": Text(
        en="Saved Sudokus; arrow keys move, Enter opens",
        de="Gespeicherte Sudokus; Pfeiltasten bewegen, die Eingabetaste öffnet",
    ),
    "column_number": Text(en="No.", de="Nr."),
    "column_name": Text(en="Name", de="Name"),
    "column_givens": Text(en="Givens", de="Vorgaben"),
    "column_solved": Text(en="Filled", de="Gelöst"),
    "column_open": Text(en="Open", de="Offen"),
    "column_level": Text(en="Level", de="Stufe"),
    "column_backward": Text(en="Backward", de="Rückwärts"),
    "column_date": Text(en="Date", de="Datum"),
    "load": Text(en="Open", de="Öffnen"),
    "rename": Text(en="Name and tags", de="Name und Stichwörter"),
    "name_entry": Text(en="Name", de="Benennen"),
    "delete_entry": Text(en="Delete", de="Löschen"),
    "deleted": Text(en="“{name}” deleted.", de="„{name}“ gelöscht."),
    "print": Text(en="Print", de="Drucken"),
    "export": Text(en="Export", de="Exportieren"),
    "export_one": Text(en="“{name}”", de="„{name}“"),
    "export_listed": Text(
        en="all that are shown ({count})", de="alle, die zu sehen sind ({count})"
    ),
    "export_all": Text(en="all ({count})", de="alle ({count})"),
    "export_json": Text(en="everything (.json)", de="mit allem (.json)"),
    "export_lines": Text(en="81 characters each (.txt)", de="je 81 Zeichen (.txt)"),
    "export_grids": Text(en="as grids (.txt)", de="als Gitter (.txt)"),
    "export_sdm": Text(en="for other programs (.sdm)", de="für andere Programme (.sdm)"),
    "export_told": Text(
        en="“Everything” keeps names, tags, digits and notes, and of all your Sudokus also what you "
        "have learned. The other formats hold the puzzles alone.",
        de="„Mit allem“ behält Namen, Stichwörter, Ziffern und Notizen, bei allen Sudokus auch deinen "
        "Lernfortschritt. Die anderen Formate enthalten nur die Rätsel.",
    ),
    "numbers": Text(en="Statistics", de="Statistik"),
    "numbers_told": Text(
        en="Sudokus: {count}, solved: {finished}, begun: {begun}",
        de="Sudokus: {count}, gelöst: {finished}, angefangen: {begun}",
    ),
    "numbers_finished": Text(en="Solved", de="Gelöst"),
    "numbers_unrated": Text(en="not rated yet", de="noch ohne Stufe"),
    "numbers_private": Text(
        en="All of this stays on your device.", de="Das alles bleibt auf deinem Gerät."
    ),
    "collection_photo": Text(
        en="A picture is read as a photo. You can then save the Sudoku to your collection.",
        de="Ein Bild wird als Foto gelesen. Danach kannst du das Sudoku in die Sammlung legen.",
    ),
    "collection_import": Text(en="Import", de="Importieren"),
    "collection_import_told": Text(
        en="Sudokus in this file: {count}. These are the first ones:",
        de="Sudokus in dieser Datei: {count}. Das sind die ersten:",
    ),
    "collection_import_progress": Text(
        en="Your progress in learning is in it too; it is added to what this device knows.",
        de="Auch dein Lernfortschritt steht darin; er kommt zu dem dazu, was dieses Gerät schon weiß.",
    ),
    "file_refused": Text(
        en="Entries that cannot be read and are left out: {count}.",
        de="Einträge, die nicht lesbar sind und wegbleiben: {count}.",
    ),
    "collection_mend": Text(
        en="These lines were not read. You can mend them here:",
        de="Diese Zeilen wurden nicht gelesen. Du kannst sie hier verbessern:",
    ),
    "collection_add": Text(en="Add all", de="Alle aufnehmen"),
    "collection_added": Text(en="Added: {count}", de="Aufgenommen: {count}"),
    "collection_removed_again": Text(en="Removed again.", de="Wieder entfernt."),
    "collection_reading": Text(en="Reading …", de="Wird gelesen …"),
    "cancel": Text(en="Cancel", de="Abbrechen"),
    "level_unknown": Text(en="–", de="–"),
    "level_several": Text(en="several solutions", de="mehrere Lösungen"),
    "level_none": Text(en="no solution", de="keine Lösung"),
    "starter_name": Text(en="Included: {level}", de="Dabei: {level}"),
    "storage_full": Text(
        en="The browser has no room left. Nothing was lost: what was there is still there. Export the "
        "collection, then delete something.",
        de="Der Browser hat keinen Platz mehr. Nichts ist verloren: Was da war, ist noch da. Exportiere "
        "die Sammlung, dann lösche etwas.",
    ),
    "storage_blocked": Text(
        en="This browser lets the page keep nothing, so there is no collection here. Your game can "
        "still be shared or exported.",
        de="Dieser Browser lässt die Seite nichts aufheben, darum gibt es hier keine Sammlung. Dein "
        "Spiel lässt sich trotzdem teilen oder exportieren.",
    ),
    "storage_newer": Text(
        en="Another tab runs a newer version of this page. Please reload.",
        de="In einem anderen Tab läuft eine neuere Version dieser Seite. Bitte lade neu.",
    ),
}

SHARE: Mapping[str, Text] = {
    "share": Text(en="Share", de="Teilen"),
    "share_told": Text(
        en="The link holds the whole position; nothing is stored anywhere.",
        de="Der Link enthält die ganze Stellung; nirgends wird etwas gespeichert.",
    ),
    "share_link": Text(en="Link", de="Link"),
    "share_copy": Text(en="Copy link", de="Link kopieren"),
    "share_copied": Text(en="Copied.", de="Kopiert."),
    "share_not_copied": Text(
        en="The browser did not allow copying; the link is marked.",
        de="Der Browser hat das Kopieren nicht erlaubt; der Link ist markiert.",
    ),
    "share_send": Text(en="Send …", de="Senden …"),
    "share_qr": Text(en="To my phone: scan this code", de="Aufs Telefon: diesen Code scannen"),
    "share_qr_missing": Text(
        en="The code cannot be drawn right now.",
        de="Der Code lässt sich gerade nicht zeichnen.",
    ),
    "share_open_in": Text(en="Open elsewhere", de="Anderswo öffnen"),
    "share_file": Text(en="Save as file", de="Als Datei speichern"),
    "share_format": Text(en="Format", de="Format"),
    "share_save": Text(en="Save", de="Speichern"),
    "offer_title": Text(en="A Sudoku came with the link", de="Mit dem Link kam ein Sudoku"),
    "offer_told": Text(
        en="You are in the middle of a game. It stays among those to continue.",
        de="Du bist mitten in einem Spiel. Es bleibt unter denen zum Weiterspielen.",
    ),
    "offer_open": Text(en="Open it", de="Öffnen"),
    "offer_keep": Text(en="Keep playing", de="Weiterspielen wie bisher"),
    "link_broken": Text(
        en="This link is not complete, so there is no Sudoku in it.",
        de="Dieser Link ist nicht vollständig, darum ist kein Sudoku darin.",
    ),
    "print_what": Text(en="What", de="Was"),
    "print_puzzle": Text(en="the puzzle", de="das Rätsel"),
    "print_position": Text(en="the position", de="die Stellung"),
    "print_candidates": Text(en="the position with candidates", de="die Stellung mit Kandidaten"),
    "print_candidates_told": Text(
        en="As candidates, your own notes are printed, or all that are possible if you have none.",
        de="Als Kandidaten werden deine Notizen gedruckt oder, wenn du keine hast, alle möglichen.",
    ),
    "print_qr": Text(en="With QR code", de="Mit QR-Code"),
    "print_qr_told": Text(
        en="Whoever gets stuck scans it and gets help.",
        de="Wer feststeckt, scannt ihn und bekommt Hilfe.",
    ),
    "print_caption": Text(en="Stuck? Scan for help.", de="Du steckst fest? Scannen für Hilfe."),
    **{f"format_{each.key}": each.name for each in FORMATS if each.write},
}

ROOMS = (WATCH, CODE, CANDIDATES, COLLECTION, SHARE)

"""The words around the board: home page, keypad, panel, menu, preferences and keys."""

from collections.abc import Mapping

from sudoku_helper.techniques.base import Level
from sudoku_helper.text import LANGUAGES, Text, same

HOME: Mapping[str, Text] = {
    "home": Text(en="Start page", de="Startseite"),
    "home_title": Text(
        en="Stuck? Let us look at it together.",
        de="Du\u00a0steckst\u00a0fest? Schauen wir gemeinsam.",
    ),
    "home_lead": Text(
        en="Bring any Sudoku. Sudoku Helper finds the next step and explains why it is right, "
        "as little or as much as you like.",
        de="Bring irgendein Sudoku mit. Sudoku Helper findet den nächsten Schritt und erklärt, "
        "warum er stimmt – so wenig oder so viel, wie du möchtest.",
    ),
    "enter_puzzle": Text(en="Type in a Sudoku", de="Sudoku eintippen"),
    "import_puzzle": Text(en="Paste or open", de="Einfügen oder öffnen"),
    "earlier_games": Text(en="Earlier games", de="Frühere Spiele"),
    "day": Text(en="Puzzle of the day", de="Sudoku des Tages"),
    "day_told": Text(en="the same for everybody", de="für alle das gleiche"),
    "day_open": Text(en="{level}, the same for everybody", de="{level}, für alle das gleiche"),
    "day_solved": Text(
        en="solved; there is a new one tomorrow", de="gelöst; morgen gibt es ein neues"
    ),
    "day_of": Text(en="Puzzle of {date}", de="Sudoku vom {date}"),
    "examples": Text(en="Or try one of these", de="Oder probier eines von diesen"),
    **{f"level_{level.key}": level.title for level in Level},
    "about_very-easy": Text(en="one look is enough", de="ein Blick genügt"),
    "about_easy": Text(en="as in the newspaper", de="wie in der Zeitung"),
    "about_medium": Text(en="pairs and pointing digits", de="Paare und Block-Reihe-Check"),
    "about_hard": Text(en="fish and wings", de="Fische und Flügel"),
    "about_very-hard": Text(en="short chains", de="kurze Ketten"),
    "about_expert": Text(en="for a long evening", de="für einen langen Abend"),
    "about_evil": Text(en="long chains and nets", de="lange Ketten und Netze"),
    "givens_count": Text(en="{count} givens", de="{count} Vorgaben"),
    "givens_count_one": Text(en="1 given", de="1 Vorgabe"),
    "cells_left": Text(en="{count} cells to go", de="noch {count} Zellen"),
    "cells_left_one": Text(en="1 cell to go", de="noch 1 Zelle"),
    "being_entered": Text(en="being typed in", de="wird eingetippt"),
    "filled": Text(en="filled in", de="ausgefüllt"),
    "without_script": Text(
        en="Sudoku Helper needs JavaScript for its board.",
        de="Sudoku Helper braucht für sein Brett JavaScript.",
    ),
}

BOARD: Mapping[str, Text] = {
    "skip_to_board": Text(en="To the board", de="Zum Brett"),
    "game": Text(en="Game", de="Spiel"),
    "board": Text(en="Sudoku board", de="Sudoku-Brett"),
    "cell_empty": Text(en="empty", de="leer"),
    "cell_given": Text(en="given", de="Vorgabe"),
    "cell_candidates": Text(en="candidates", de="Kandidaten"),
    "cell_conflict": Text(en="conflict", de="Konflikt"),
    "cell_wrong": Text(en="wrong", de="falsch"),
    "role_primary": Text(en="look here first", de="hier zuerst schauen"),
    "role_secondary": Text(en="belongs to it", de="gehört dazu"),
    "role_gone": Text(en="can be crossed out", de="entfällt"),
    "role_placed": Text(en="goes here", de="kommt hierher"),
    "given_stays": Text(en="This digit is a given.", de="Diese Ziffer ist vorgegeben."),
    "not_possible": Text(
        en="{digit} already stands in the same row, column or block.",
        de="Die {digit} steht schon in derselben Zeile, Spalte oder im selben Block.",
    ),
}

KEYPAD: Mapping[str, Text] = {
    "keypad": Text(en="Keypad", de="Tastenfeld"),
    "undo": Text(en="Undo", de="Zurück"),
    "redo": Text(en="Redo", de="Vor"),
    "note": Text(en="Note", de="Notieren"),
    "cross_out": Text(en="Cross out", de="Streichen"),
    "automatic": Text(en="All", de="Alle"),
    "automatic_name": Text(en="All candidates", de="Alle Kandidaten"),
    "digit_first": Text(en="Digit first", de="Ziffer zuerst"),
    "several": Text(en="Several", de="Mehrere"),
    "delete": Text(en="Del", de="Entf"),
    "clear_all": Text(en="Clear all", de="Alles leeren"),
    "skip": Text(en="Leave empty", de="Leer lassen"),
    "check_key": Text(en="Check", de="Prüfen"),
    "start": Text(en="Start", de="Start"),
    "help": Text(en="Help", de="Hilfe"),
    "pencil_notes": Text(en="Digits become notes.", de="Ziffern werden Notizen."),
    "pencil_crosses_out": Text(
        en="Digits cross out candidates.", de="Ziffern streichen Kandidaten."
    ),
    "pencil_off": Text(en="Digits are placed.", de="Ziffern werden gesetzt."),
    "automatic_on": Text(
        en="All candidates shown. Now you cross out instead of noting.",
        de="Alle Kandidaten sichtbar. Jetzt streichst du, statt zu notieren.",
    ),
    "automatic_training": Text(
        en="While training you note everything yourself; no candidates are shown.",
        de="Beim Trainieren notierst du alles selbst; Kandidaten werden nicht gezeigt.",
    ),
    "automatic_off": Text(en="Only your own notes.", de="Nur deine eigenen Notizen."),
    "note_key": Text(en="note {digit}", de="{digit} notieren"),
    "cross_out_key": Text(en="cross out {digit}", de="{digit} streichen"),
    "highlight_on": Text(en="All places of {digit}.", de="Alle Plätze der {digit}."),
    "highlight_off": Text(en="All digits again.", de="Wieder alle Ziffern."),
    "left": Text(en="{count} left", de="noch {count}"),
    "finished": Text(en="finished", de="fertig"),
    "cleared": Text(en="Cleared.", de="Geleert."),
    "lamp_empty": Text(en="Type in the givens", de="Tippe die Vorgaben ein"),
    "lamp_unknown": Text(en="…", de="…"),
    "lamp_waits": Text(en="Waits for the connection", de="Wartet auf die Verbindung"),
    "lamp_conflict": Text(en="Two equal digits clash", de="Zwei gleiche Ziffern stören sich"),
    "lamp_none": Text(en="No solution", de="Keine Lösung"),
    "lamp_several": Text(en="Several solutions so far", de="Noch mehrere Lösungen"),
    "lamp_unique": Text(en="Exactly one solution", de="Genau eine Lösung"),
}

PANEL: Mapping[str, Text] = {
    "close": Text(en="Close", de="Schließen"),
    "legend": Text(en="Legend", de="Legende"),
    "title_entering": Text(en="Type in your Sudoku", de="Tippe dein Sudoku ein"),
    "tip_type": Text(
        en="Type the digits one after the other; the cursor moves on by itself.",
        de="Tippe die Ziffern der Reihe nach; der Cursor geht von selbst weiter.",
    ),
    "tip_skip": Text(
        en="Space, 0 or a dot leaves a cell empty, Enter goes to the next row.",
        de="Leertaste, 0 oder Punkt lässt eine Zelle leer, die Eingabetaste geht in die nächste Zeile.",
    ),
    "tip_start": Text(
        en="Start checks that there is exactly one solution. Then the game begins.",
        de="Start prüft, ob es genau eine Lösung gibt. Dann beginnt das Spiel.",
    ),
    "stuck": Text(
        en="Stuck? Press Help up to four times; each press tells a little more:",
        de="Du kommst nicht weiter? Drück bis zu viermal auf Hilfe; jedes Mal verrät sie etwas mehr:",
    ),
    "stage_name_1": Text(en="Where to look", de="Wo du schauen sollst"),
    "stage_name_2": Text(en="Which candidates", de="Welche Kandidaten"),
    "stage_name_3": Text(en="Why", de="Warum"),
    "stage_name_4": Text(en="Do it", de="Ausführen"),
    "stage_told_1": Text(
        en="The name of the technique and the area.", de="Der Name der Technik und die Gegend."
    ),
    "stage_told_2": Text(
        en="The digits that matter, marked on the board.",
        de="Die Ziffern, auf die es ankommt, auf dem Brett markiert.",
    ),
    "stage_told_3": Text(
        en="The reason in whole sentences for exactly your position.",
        de="Der Grund in ganzen Sätzen, für genau deine Stellung.",
    ),
    "stage_told_4": Text(
        en="The step is done for you; undo brings it back.",
        de="Der Schritt wird ausgeführt; er lässt sich zurücknehmen.",
    ),
    "stage_hint_1": Text(en="Do you see it?", de="Siehst du es?"),
    "stage_hint_2": Text(
        en="These candidates make the pattern.", de="Diese Kandidaten bilden das Muster."
    ),
    "stage_hint_2_proof": Text(
        en="The proof starts with these candidates, and this is what it shows.",
        de="Von diesen Kandidaten geht der Beweis aus, und das zeigt er.",
    ),
    "stage_of": Text(en="Stage {stage} of 4", de="Hinweis {stage} von 4"),
    "one_back": Text(en="One back", de="Eins zurück"),
    "next_sentence": Text(en="Next sentence", de="Nächster Satz"),
    "another_step": Text(en="Another step", de="Anderer Schritt"),
    "show_candidates": Text(en="Show the candidates", de="Kandidaten zeigen"),
    "show_explanation": Text(en="Explain it", de="Erklären"),
    "do_it": Text(en="Do it", de="Ausführen"),
    "more": Text(en="Tell me more", de="Mehr verraten"),
    "take_back": Text(en="Take it back", de="Zurücknehmen"),
    "next_help": Text(en="Next help", de="Nächste Hilfe"),
    "play_on": Text(en="Go on playing", de="Weiterspielen"),
    "applied": Text(en="Done. Can you go on from here?", de="Erledigt. Kommst du jetzt weiter?"),
    "taken_back": Text(en="Taken back.", de="Zurückgenommen."),
    "title_asking": Text(en="Looking …", de="Ich schaue …"),
    "title_waiting": Text(en="Waiting for the connection", de="Warte auf die Verbindung"),
    "title_waiting_short": Text(en="One moment …", de="Einen Augenblick …"),
    "thinking": Text(en="Thinking", de="Ich denke nach"),
    "help_waits": Text(
        en="Help needs the connection to the server. It is asked again as soon as it is back; the "
        "board works on.",
        de="Die Hilfe braucht die Verbindung zum Server. Sie wird gefragt, sobald er wieder da ist; "
        "das Brett funktioniert weiter.",
    ),
    "no_other_step": Text(
        en="There is no other step; here is the first one again.",
        de="Einen anderen Schritt gibt es nicht; hier ist wieder der erste.",
    ),
    "no_answer": Text(
        en="The server did not answer. Please try again.",
        de="Der Server hat nicht geantwortet. Bitte versuch es noch einmal.",
    ),
    "title_mistake": Text(en="First something else", de="Zuerst etwas anderes"),
    "title_step": Text(en="Next step", de="Nächster Schritt"),
    "title_nothing": Text(en="No technique fits here", de="Hier passt keine Technik"),
    "nothing_told": Text(
        en="None of the techniques you use finds a step here.",
        de="Keine der Techniken, die du benutzt, findet hier einen Schritt.",
    ),
    "stopped_told": Text(
        en="The search needs more time here than usual. It can go on if you like.",
        de="Die Suche braucht hier länger als sonst. Wenn du magst, geht sie weiter.",
    ),
    "title_stopped": Text(en="Nothing found yet", de="Noch nichts gefunden"),
    "nudge_told": Text(
        en="A digit in {cell} would open the most; it can be shown without a reason.",
        de="Am meisten würde dir eine Ziffer in {cell} eröffnen; sie lässt sich ohne Begründung "
        "zeigen.",
    ),
    "search_on": Text(en="Search on", de="Weiter suchen"),
    "thinking_deep": Text(
        en="Still thinking, now about {depth}. {count} lines of thought followed so far",
        de="Ich denke noch nach, jetzt über {depth}. Schon {count} Gedankengänge verfolgt",
    ),
    "thinking_deep_one": Text(
        en="Still thinking, now about {depth}. 1 line of thought followed so far",
        de="Ich denke noch nach, jetzt über {depth}. Schon 1 Gedankengang verfolgt",
    ),
    "depth_chains": Text(en="forcing chains", de="Zwangsketten"),
    "depth_nets": Text(en="forcing nets", de="Zwangsnetze"),
    "depth_nested": Text(en="nets within nets", de="Netze in Netzen"),
    "depth_trial": Text(en="cases within cases", de="Fälle in Fällen"),
    "player": Text(en="Read the proof", de="Beweis lesen"),
    "previous_sentence": Text(en="Previous sentence", de="Voriger Satz"),
    "play_proof": Text(en="Play", de="Abspielen"),
    "pause_proof": Text(en="Pause", de="Anhalten"),
    "pace_slow": Text(en="Slow", de="Langsam"),
    "pace_usual": Text(en="Medium", de="Mittel"),
    "pace_quick": Text(en="Fast", de="Schnell"),
    "pace": Text(en="Pace", de="Tempo"),
    "whole_proof": Text(
        en="The whole proof ({count} sentences)", de="Der ganze Beweis ({count} Sätze)"
    ),
    "chapter_assumption": Text(en="Assumption: {what}", de="Annahme: {what}"),
    "chapter_case": Text(en="Case {number}: {what}", de="Fall {number}: {what}"),
    "chapter_inside": Text(en="Assumed as well: {what}", de="Dazu angenommen: {what}"),
    "chapter_result": Text(en="Intermediate result: {what}", de="Zwischenergebnis: {what}"),
    "chapter_broken": Text(en="contradiction", de="Widerspruch"),
    "chapter_digit": Text(en="{digit} in {cell}", de="{digit} in {cell}"),
    "chapter_no_digit": Text(en="no {digit} in {cell}", de="keine {digit} in {cell}"),
    "cell_ghost": Text(en="assumed {digit}", de="angenommen {digit}"),
    "role_house": Text(en="where the sentence looks", de="hierhin schaut der Satz"),
    "try_together": Text(en="Try it together", de="Zusammen ausprobieren"),
    "stop_trying": Text(en="Stop trying", de="Ausprobieren beenden"),
    "show_me": Text(en="Show me", de="Zeig es mir"),
    "go_on": Text(en="Go on", de="Weiter"),
    "trial_set": Text(
        en="What follows? Choose a cell, type its digit.",
        de="Was folgt daraus? Zelle wählen, Ziffer tippen.",
    ),
    "trial_strike": Text(
        en="Which candidate is ruled out? Choose its cell, type it.",
        de="Welcher Kandidat scheidet aus? Zelle wählen, Ziffer tippen.",
    ),
    "trial_go_on": Text(en="Go on when you are ready.", de="Weiter, wenn du so weit bist."),
    "trial_right": Text(en="Right!", de="Richtig!"),
    "trial_wrong": Text(
        en="Not yet, and nothing is lost: look at the marked place.",
        de="Noch nicht, und nichts ist verloren: Schau auf die markierte Stelle.",
    ),
    "trial_early": Text(
        en="True, but it comes later.",
        de="Das stimmt, kommt aber erst später.",
    ),
    "reveal": Text(en="Go on without a reason", de="Ohne Begründung weiter"),
    "title_solved": Text(en="Solved", de="Gelöst"),
    "title_error": Text(en="That did not work", de="Das hat nicht geklappt"),
    "victory": Text(en="Victory!", de="Gewonnen!"),
    "victory_told": Text(en="The Sudoku is correctly solved!", de="Das Sudoku ist richtig gelöst!"),
    "play_another": Text(en="Play another one", de="Noch eines spielen"),
    "started": Text(
        en="Exactly one solution. The game begins.", de="Genau eine Lösung. Das Spiel beginnt."
    ),
    "doctor_conflict": Text(en="Two equal digits clash", de="Zwei gleiche Ziffern stören sich"),
    "doctor_none": Text(en="This has no solution", de="So gibt es keine Lösung"),
    "doctor_several": Text(en="There are several solutions", de="Es gibt mehrere Lösungen"),
    "doctor_error": Text(en="That did not work", de="Das hat nicht geklappt"),
    "suspects": Text(en="Perhaps one of these is meant:", de="Vielleicht ist eines davon gemeint:"),
    "repair": Text(en="Repair", de="Ändern"),
    "repaired": Text(en="Changed.", de="Geändert."),
    "check": Text(en="Check my digits", de="Meine Ziffern prüfen"),
    "title_mistakes": Text(en="Not everything is right", de="Nicht alles stimmt"),
    "title_no_mistakes": Text(en="All right so far", de="Bis hierher stimmt alles"),
    "found_digits": Text(en="{count} digits are not right.", de="{count} Ziffern stimmen nicht."),
    "found_digits_one": Text(en="One digit is not right.", de="Eine Ziffer stimmt nicht."),
    "found_candidates_one": Text(
        en="One candidate is missing that is still needed.",
        de="Ein Kandidat fehlt, der noch gebraucht wird.",
    ),
    "found_candidates": Text(
        en="{count} candidates are missing that are still needed.",
        de="{count} Kandidaten fehlen, die noch gebraucht werden.",
    ),
    "found_notes_one": Text(en="One note is impossible.", de="Eine Notiz ist nicht möglich."),
    "found_notes": Text(
        en="{count} notes are impossible.", de="{count} Notizen sind nicht möglich."
    ),
    "mistakes_hidden": Text(
        en="Look for it yourself, or let it be shown.",
        de="Such selbst danach oder lass es dir zeigen.",
    ),
    "mistakes_framed": Text(en="It is framed on the board.", de="Auf dem Brett ist es umrahmt."),
    "show_where": Text(en="Show where", de="Zeig mir, wo"),
    "mend": Text(en="Put it right", de="In Ordnung bringen"),
    "mended": Text(en="Put right.", de="In Ordnung gebracht."),
    "no_mistakes": Text(
        en="There is no mistake on the board.", de="Auf dem Brett ist kein Fehler."
    ),
    "all_steps": Text(en="All steps now", de="Alle Schritte jetzt"),
    "whole_way": Text(en="Show the whole way", de="Den ganzen Weg zeigen"),
    "steps_found": Text(en="Steps possible now: {count}", de="Jetzt mögliche Schritte: {count}"),
    "steps_first": Text(
        en="Steps possible now: the first {count}", de="Jetzt mögliche Schritte: die ersten {count}"
    ),
    "steps_first_one": Text(
        en="Steps possible now: the first one", de="Jetzt mögliche Schritte: der erste"
    ),
    "steps_more": Text(
        en="There are more; those that are easiest to find are listed.",
        de="Es gibt noch mehr; hier stehen die, die am leichtesten zu finden sind.",
    ),
    "steps_stopped": Text(
        en="The search took too long and was stopped; there may be more.",
        de="Die Suche hat zu lange gedauert und wurde abgebrochen; es kann noch mehr geben.",
    ),
    "path_found": Text(en="The whole way: {count} steps", de="Der ganze Weg: {count} Schritte"),
    "path_found_one": Text(en="The whole way: 1 step", de="Der ganze Weg: 1 Schritt"),
    "path_first": Text(
        en="The beginning of the way: {count} steps", de="Der Anfang des Weges: {count} Schritte"
    ),
    "path_first_one": Text(
        en="The beginning of the way: 1 step", de="Der Anfang des Weges: 1 Schritt"
    ),
    "path_stopped": Text(
        en="The search for the next step took too long and was stopped here, before the solution.",
        de="Die Suche nach dem nächsten Schritt hat zu lange gedauert und wurde hier abgebrochen, "
        "noch vor der Lösung.",
    ),
    "path_nothing": Text(
        en="After this, none of the techniques you use finds a step; the solution is not reached.",
        de="Danach findet keine der Techniken, die du benutzt, noch einen Schritt; bis zur Lösung "
        "reicht es nicht.",
    ),
}

MENU: Mapping[str, Text] = {
    "menu": Text(en="Menu", de="Menü"),
    "menu_game": Text(en="This game", de="Dieses Spiel"),
    "menu_puzzles": Text(en="Puzzles", de="Sudokus"),
    "menu_learn": Text(en="Learn", de="Lernen"),
    "menu_app": Text(en="App", de="App"),
    "fill_notes": Text(en="Note all candidates", de="Alle Kandidaten notieren"),
    "start_over": Text(en="Start over", de="Von vorn beginnen"),
    "start_over_told": Text(
        en="All your digits and notes go away, the givens stay.",
        de="Alle deine Ziffern und Notizen gehen weg, die Vorgaben bleiben.",
    ),
    "edit_puzzle": Text(en="Change the givens", de="Vorgaben ändern"),
    "not_saved": Text(
        en="The browser has no room to keep this game.",
        de="Der Browser hat keinen Platz, um dieses Spiel aufzuheben.",
    ),
    "import": Text(en="Paste or open a Sudoku", de="Sudoku einfügen oder öffnen"),
    "import_told": Text(
        en="81 characters, a grid, a link, a picture or a file from another program: whatever holds "
        "a Sudoku.",
        de="81 Zeichen, ein Gitter, ein Link, ein Bild oder eine Datei aus einem anderen Programm: "
        "was immer ein Sudoku enthält.",
    ),
    "import_label": Text(en="Text with a Sudoku", de="Text mit einem Sudoku"),
    "import_placeholder": Text(en="Paste here", de="Hier einfügen"),
    "paste": Text(en="Paste", de="Einfügen"),
    "paste_refused": Text(
        en="The browser does not let the page read what you copied. Tap into the box and paste it there.",
        de="Der Browser lässt die Seite nicht lesen, was du kopiert hast. Tippe ins Feld und füge es dort "
        "ein.",
    ),
    "paste_nothing": Text(
        en="You have not copied any text. A picture can be pasted into the box itself, or opened as a photo.",
        de="Du hast keinen Text kopiert. Ein Bild kannst du direkt ins Feld einfügen oder als Foto öffnen.",
    ),
    "import_file": Text(en="Choose a file", de="Datei wählen"),
    "import_too_long": Text(
        en="That is too long for a Sudoku.", de="Das ist zu lang für ein Sudoku."
    ),
    "import_nothing": Text(en="No Sudoku found in it.", de="Darin ist kein Sudoku zu finden."),
    "import_found": Text(en="Sudokus found: {count}", de="Sudokus gefunden: {count}"),
    "import_refused": Text(
        en="Sudokus read: {read}. Lines that are none: {count}, the first of them line {line}. {message}",
        de="Gelesene Sudokus: {read}. Zeilen, die keines sind: {count}, die erste ist Zeile {line}. {message}",
    ),
    "import_counts": Text(
        en="{count} givens, {placed} own, {empty} empty",
        de="{count} Vorgaben, {placed} eigene, {empty} leer",
    ),
    "import_counts_one": Text(
        en="1 given, {placed} own, {empty} empty", de="1 Vorgabe, {placed} eigene, {empty} leer"
    ),
    "import_with_candidates": Text(en="with candidates", de="mit Kandidaten"),
    "puzzle": Text(en="Sudoku", de="Sudoku"),
    "take_puzzle": Text(en="Take this one", de="Dieses nehmen"),
}

PREFERENCES: Mapping[str, Text] = {
    "preferences": Text(en="Preferences", de="Einstellungen"),
    "settings_look": Text(en="Look", de="Ansicht"),
    "settings_notes": Text(en="Notes", de="Notizen"),
    "settings_help": Text(en="Help", de="Hilfe"),
    "settings_practice": Text(en="Practice", de="Üben"),
    "settings_device": Text(en="Device", de="Gerät"),
    "language": Text(en="Language", de="Sprache"),
    "language_browser": Text(en="Automatic", de="Automatisch"),
    **{f"language_{lang}": same(language.name) for lang, language in LANGUAGES.items()},
    "theme": Text(en="Colours", de="Farben"),
    "theme_system": Text(en="Automatic", de="Automatisch"),
    "theme_light": Text(en="Light", de="Hell"),
    "theme_dark": Text(en="Dark", de="Dunkel"),
    "theme_contrast": Text(en="High contrast", de="Hoher Kontrast"),
    "coordinates": Text(en="Names of cells", de="Namen der Zellen"),
    "coordinates_told": Text(
        en="How explanations call a cell.", de="So nennen die Erklärungen eine Zelle."
    ),
    "coordinates_a1": Text(en="C5 (column, row)", de="C5 (Spalte, Zeile)"),
    "coordinates_r1c1": Text(en="r5c3 (row, column)", de="r5c3 (Zeile, Spalte)"),
    "blocks": Text(en="Names of blocks", de="Namen der Blöcke"),
    "blocks_told": Text(
        en="How explanations call a block.", de="So nennen die Erklärungen einen Block."
    ),
    "blocks_number": Text(en="Block 1", de="Block 1"),
    "blocks_place": Text(en="top left block", de="Block oben links"),
    "blocks_roman": Text(en="Block I", de="Block I"),
    "automatic_start": Text(en="All candidates from the start", de="Alle Kandidaten von Anfang an"),
    "automatic_start_told": Text(
        en="You cross out what is excluded. Otherwise you note by hand, as on paper.",
        de="Du streichst, was ausgeschlossen ist. Sonst notierst du selbst, wie auf Papier.",
    ),
    "tidy": Text(en="Tidy up my notes", de="Notizen aufräumen"),
    "tidy_told": Text(
        en="A digit that you place disappears from the notes in its row, column and block.",
        de="Eine gesetzte Ziffer verschwindet aus den Notizen ihrer Zeile, ihrer Spalte und ihres Blocks.",
    ),
    "pens": Text(en="Several pens", de="Mehrere Stifte"),
    "pens_told": Text(
        en="Notes are of two kinds: in the corners for the places of a digit, in the middle for what the "
        "cell can be.",
        de="Notizen sind von zweierlei Art: in den Ecken für die Plätze einer Ziffer, in der Mitte für das, "
        "was in die Zelle passt.",
    ),
    "wrong_digits": Text(en="Mark wrong digits at once", de="Falsche Ziffern sofort markieren"),
    "wrong_digits_told": Text(
        en="Otherwise only when you ask.", de="Sonst nur, wenn du danach fragst."
    ),
    "uniqueness": Text(en="Arguments from uniqueness", de="Schlüsse aus der Eindeutigkeit"),
    "uniqueness_told": Text(
        en="Techniques that use that there is only one solution.",
        de="Techniken, die benutzen, dass es nur eine Lösung gibt.",
    ),
    "chain_notation": Text(en="Chain notation", de="Kettenschreibweise"),
    "chain_notation_told": Text(
        en="For experts: a chain is also shown as one line, in Eureka notation.",
        de="Für Fachleute: Eine Kette steht auch als eine Zeile da, in Eureka-Schreibweise.",
    ),
    "copy_notation": Text(en="Copy the line", de="Zeile kopieren"),
    "notation_not_copied": Text(
        en="The browser did not allow copying; the line is marked.",
        de="Der Browser hat das Kopieren nicht erlaubt; die Zeile ist markiert.",
    ),
    "my_techniques": Text(en="My techniques", de="Meine Techniken"),
    "my_techniques_short": Text(
        en="Which ones help uses, and in which order.",
        de="Welche die Hilfe benutzt, und in welcher Reihenfolge.",
    ),
    "techniques_on": Text(en="On: {on} of {count}.", de="An: {on} von {count}."),
}

KEYS: Mapping[str, Text] = {
    "keys": Text(en="Keys", de="Tasten"),
    "keys_move": Text(
        en="move; with Ctrl to the next empty cell",
        de="bewegen; mit Strg zur nächsten leeren Zelle",
    ),
    "keys_digit": Text(
        en="write a digit, again removes it", de="Ziffer schreiben, nochmals entfernt sie"
    ),
    "keys_candidate": Text(en="candidate", de="Kandidat"),
    "keys_clear": Text(en="empty the cell", de="Zelle leeren"),
    "keys_space": Text(
        en="skip a cell while typing in; choose several while playing",
        de="beim Eintippen überspringen; beim Spielen mehrere wählen",
    ),
    "keys_mark": Text(
        en="mark a cell of a pattern while practising",
        de="beim Üben eine Zelle des Musters markieren",
    ),
    "keys_choose": Text(en="choose an answer while practising", de="beim Üben eine Antwort wählen"),
    "keys_pencil": Text(en="note or cross out candidates", de="Kandidaten notieren oder streichen"),
    "keys_notes": Text(
        en="all candidates, or only your notes", de="alle Kandidaten oder nur deine Notizen"
    ),
    "keys_several": Text(en="choose several cells", de="mehrere Zellen wählen"),
    "keys_tab": Text(
        en="leaves the board, so that nobody is caught in it; arrows lead from cell to cell",
        de="verlässt das Brett, damit niemand darin gefangen ist; Pfeile führen von Zelle zu Zelle",
    ),
    "keys_shift": Text(
        en="only together with other keys: it is pressed too easily by mistake; K shows candidates",
        de="nur zusammen mit anderen Tasten: Allein drückt man sie zu leicht aus Versehen; "
        "Kandidaten zeigt K",
    ),
    "keys_help": Text(
        en="help, next stage; with Shift one back",
        de="Hilfe, nächster Hinweis; mit Umschalt einen zurück",
    ),
    "keys_sentence": Text(
        en="sentence by sentence through an explanation, back and forth",
        de="Satz für Satz durch eine Erklärung, zurück und vor",
    ),
    "keys_play": Text(en="play or pause an explanation", de="Erklärung abspielen oder anhalten"),
    "keys_try": Text(en="try a proof together", de="einen Beweis zusammen ausprobieren"),
    "keys_technique": Text(
        en="move a technique in “My techniques” that has the focus",
        de="in „Meine Techniken“ die gewählte Technik verschieben",
    ),
    "keys_highlight": Text(
        en="then a digit: show all its places; so does a long press on its key",
        de="dann eine Ziffer: alle ihre Plätze zeigen; das tut auch ein langer Druck auf ihre Taste",
    ),
    "keys_undo": Text(en="undo, redo", de="zurücknehmen, wiederholen"),
    "keys_escape": Text(
        en="close what is open, end the selection", de="Offenes schließen, Auswahl beenden"
    ),
    "keys_paste": Text(en="paste a Sudoku", de="Sudoku einfügen"),
    "key_candidate": Text(en="Shift+1–9", de="Umschalt+1–9"),
    "key_delete": Text(en="Del", de="Entf"),
    "key_space": Text(en="Space", de="Leertaste"),
    "key_shift": Text(en="Shift", de="Umschalt"),
    "key_undo": Text(en="Ctrl+Z", de="Strg+Z"),
    "key_redo": Text(en="Ctrl+Y", de="Strg+Y"),
    "key_paste": Text(en="Ctrl+V", de="Strg+V"),
}

KEYBOARD: tuple[tuple[tuple[str, ...], str], ...] = (
    (("←", "↑", "↓", "→"), "keys_move"),
    (("1–9",), "keys_digit"),
    (("key_candidate",), "keys_candidate"),
    (("key_delete", "⌫", "0"), "keys_clear"),
    (("key_space",), "keys_space"),
    (("key_space",), "keys_mark"),
    (("1–4",), "keys_choose"),
    (("N",), "keys_pencil"),
    (("K",), "keys_notes"),
    (("M",), "keys_several"),
    (("L",), "keys_colours"),
    (("Z", "X", "C"), "keys_pens"),
    (("Tab",), "keys_tab"),
    (("key_shift",), "keys_shift"),
    (("H",), "keys_help"),
    ((",", "."), "keys_sentence"),
    (("P",), "keys_play"),
    (("T",), "keys_try"),
    (("S",), "keys_step"),
    (("F",), "keys_highlight"),
    (("V",), "keys_photo"),
    (("W",), "keys_again"),
    (("O",), "keys_live"),
    (("U",), "keys_unsure"),
    (("R",), "keys_right"),
    (("A",), "keys_second"),
    (("G", "H", "N"), "keys_kind"),
    (("B",), "keys_projector"),
    (("↑", "↓"), "keys_technique"),
    (("key_page_down", "→", "key_space"), "keys_projector_next"),
    (("key_page_up", "←"), "keys_projector_back"),
    (("key_enter",), "keys_projector_apply"),
    (("key_undo", "key_redo"), "keys_undo"),
    (("Esc",), "keys_escape"),
    (("key_paste",), "keys_paste"),
)
"""The keys and the text that says what they do; a key with a name has a text as well."""

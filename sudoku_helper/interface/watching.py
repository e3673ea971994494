"""The words of watching: the keys of the solver, what it says, and the lines of its algorithm."""

from collections.abc import Mapping

from sudoku_helper.text import Text

WATCHING: Mapping[str, Text] = {
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

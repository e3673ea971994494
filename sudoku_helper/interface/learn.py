"""The words of the encyclopedia's pages, in every language; the lessons themselves are elsewhere."""

from collections.abc import Mapping

from sudoku_helper.text import Text

ARTICLES: Mapping[str, Text] = {
    "rules": Text(en="The rules", de="Die Regeln"),
    "app": Text(en="How to use the app", de="So bedienst du die App"),
    "seeing": Text(en="What is easiest to see", de="Was man zuerst sieht"),
    "glossary": Text(en="Glossary", de="Glossar"),
    "mathematics": Text(en="The mathematics of Sudoku", de="Die Mathematik des Sudokus"),
    "transformations": Text(en="Transforming grids", de="Gitter umformen"),
    "backtracking": Text(en="How a computer solves it", de="Wie ein Computer es löst"),
}
"""The articles beside the techniques, by their place in the address."""

ABOUT: Mapping[str, Text] = {
    "rules": Text(
        en="One rule and three kinds of houses: all you need to begin.",
        de="Eine Regel und drei Arten von Einheiten: mehr braucht man nicht, um anzufangen.",
    ),
    "app": Text(
        en="Typing in, notes, help in four stages, keys.",
        de="Eintippen, Notizen, Hilfe in vier Hinweisen, Tasten.",
    ),
    "seeing": Text(
        en="Which step the help shows first, and how it counts.",
        de="Welchen Schritt die Hilfe zuerst zeigt, und wie sie zählt.",
    ),
    "glossary": Text(
        en="The words that the explanations use.",
        de="Die Wörter, die in den Erklärungen vorkommen.",
    ),
    "mathematics": Text(
        en="How many Sudokus are there, and how few givens are enough?",
        de="Wie viele Sudokus gibt es, und wie wenige Vorgaben genügen?",
    ),
    "transformations": Text(
        en="Turn, mirror, exchange: which transformation leads from grid to grid, to try out.",
        de="Drehen, spiegeln, tauschen: welche Umformung von Gitter zu Gitter führt, zum Ausprobieren.",
    ),
    "backtracking": Text(
        en="A lesson with pseudocode, structure diagram and class diagram.",
        de="Eine Unterrichtseinheit mit Pseudocode, Struktogramm und Klassendiagramm.",
    ),
}

WORDS: Mapping[str, Text] = {
    "course": Text(en="Course", de="Kurs"),
    "learn": Text(en="Learn", de="Lernen"),
    "practise": Text(en="Practise", de="Üben"),
    "play": Text(en="Play", de="Spielen"),
    "skip": Text(en="To the text", de="Zum Text"),
    "pages": Text(en="Pages", de="Seiten"),
    "techniques": Text(en="Techniques", de="Techniken"),
    "learn_lead": Text(
        en="Every technique that help can show you, from the easiest to the hardest, each with a "
        "worked example in the four stages of help.",
        de="Jede Technik, die dir die Hilfe zeigen kann, von der leichtesten bis zur schwersten, jede mit "
        "einem Beispiel in den vier Hinweisen der Hilfe.",
    ),
    "search": Text(en="Search a technique", de="Technik suchen"),
    "search_told": Text(
        en="In German or English, by any name you know.",
        de="Auf Deutsch oder Englisch, unter jedem Namen, den du kennst.",
    ),
    "search_go": Text(en="Search", de="Suchen"),
    "found_none": Text(
        en="No technique has this name. Perhaps it is in the glossary?",
        de="Keine Technik heißt so. Vielleicht steht es im Glossar?",
    ),
    "found_count": Text(en="Techniques found: {count}", de="Gefundene Techniken: {count}"),
    "level": Text(en="Level {number}: {name}", de="Stufe {number}: {name}"),
    "articles": Text(en="Good to know", de="Gut zu wissen"),
    "definition": Text(en="What it is", de="Was es ist"),
    "example": Text(en="An example in four stages", de="Ein Beispiel in vier Hinweisen"),
    "more_examples": Text(en="More examples", de="Weitere Beispiele"),
    "example_early": Text(
        en="Example {number}: early in a game, {digits} digits stand",
        de="Beispiel {number}: früh im Spiel, {digits} Ziffern stehen",
    ),
    "example_midway": Text(
        en="Example {number}: in the middle of a game, {digits} digits stand",
        de="Beispiel {number}: mitten im Spiel, {digits} Ziffern stehen",
    ),
    "example_late": Text(
        en="Example {number}: late in a game, {digits} digits stand",
        de="Beispiel {number}: spät im Spiel, {digits} Ziffern stehen",
    ),
    "picture_more": Text(
        en="Sudoku position of example {number}: {told}",
        de="Sudoku-Stellung zu Beispiel {number}: {told}",
    ),
    "near_miss": Text(en="What only looks like it", de="Was nur so aussieht"),
    "near_miss_show": Text(
        en="A near miss, and why it is none", de="Knapp daneben, und warum es keines ist"
    ),
    "picture_near_miss": Text(
        en="Sudoku position that only looks like it: {told}",
        de="Sudoku-Stellung, die nur so aussieht: {told}",
    ),
    "stage": Text(en="Stage {number}: {name}", de="Hinweis {number}: {name}"),
    "picture": Text(
        en="Sudoku position, stage {number} of the example: {told}",
        de="Sudoku-Stellung, Hinweis {number} zum Beispiel: {told}",
    ),
    "stage_2_told": Text(
        en="These digits and candidates make the pattern.",
        de="Diese Ziffern und Kandidaten bilden das Muster.",
    ),
    "legend": Text(en="Legend", de="Legende"),
    "role_gone": Text(en="can be crossed out", de="entfällt"),
    "role_placed": Text(en="goes here", de="kommt hierher"),
    "when": Text(en="When it is worth looking for it", de="Wann sich die Suche lohnt"),
    "spot": Text(en="How to spot it by eye", de="Wie man es mit dem Auge findet"),
    "elsewhere": Text(en="What it is called elsewhere", de="Wie es anderswo heißt"),
    "needs_uniqueness": Text(
        en="This technique argues from the fact that the puzzle has exactly one solution.",
        de="Diese Technik schließt daraus, dass das Rätsel genau eine Lösung hat.",
    ),
    "rating": Text(en="Difficulty {number}", de="Schwierigkeit {number}"),
    "easier": Text(en="Next easier", de="Nächstleichtere"),
    "harder": Text(en="Next harder", de="Nächstschwerere"),
    "practise_this": Text(en="Practise this", de="Das üben"),
    "about_this": Text(en="Read about it", de="Nachlesen"),
    "taught_in": Text(en="In the course:", de="Im Kurs:"),
    "course_offer": Text(
        en="New to this? The course leads you through the techniques step by step.",
        de="Neu hier? Der Kurs führt dich Schritt für Schritt durch die Techniken.",
    ),
    "practise_lead": Text(
        en="Choose a technique. You get positions in which it is the next useful step, as often as you "
        "like and never the same one twice in a row.",
        de="Wähl eine Technik. Du bekommst Stellungen, in denen sie der nächste nützliche Schritt ist, so oft "
        "du möchtest und nie zweimal dieselbe hintereinander.",
    ),
    "drill_needs_script": Text(
        en="Practising needs JavaScript. Here is one position to look at, with its solution:",
        de="Zum Üben braucht es JavaScript. Hier ist eine Stellung zum Anschauen, mit der Lösung:",
    ),
    "solution": Text(en="Show the solution", de="Lösung zeigen"),
    "not_found": Text(en="There is no such page", de="Diese Seite gibt es nicht"),
    "not_kept": Text(en="Not available offline", de="Offline nicht verfügbar"),
    "not_kept_told": Text(
        en="There is no connection, and this page has not been kept on this device. Pages that you have "
        "opened before are still there.",
        de="Es gibt keine Verbindung, und diese Seite ist auf diesem Gerät nicht aufgehoben. Seiten, die du "
        "schon geöffnet hast, sind noch da.",
    ),
    "not_kept_ready": Text(
        en="To have all pages and the help without a connection, choose “Without a network” in the preferences "
        "of the app the next time you are online.",
        de="Damit du alle Seiten und die Hilfe auch ohne Verbindung hast, wähl in den Einstellungen der App "
        "„Ohne Netz“, sobald du wieder online bist.",
    ),
    "not_kept_play": Text(en="To the board", de="Zum Brett"),
}
"""Everything else that the pages say."""

OVERLOOKED = Text(
    en="Whoever overlooks {extra:candidate} believes to see the pattern and would conclude: {effects}",
    de="Wer die {extra:candidate} übersieht, glaubt das Muster zu sehen und würde schließen: {effects}",
)
LYING_WRONG = Text(
    en="Whoever does not look closely believes to see the pattern and would conclude: {effects}",
    de="Wer nicht genau hinsieht, glaubt das Muster zu sehen und würde schließen: {effects}",
)
PLACE = Text(en="Place {placed:candidates}.", de="Setze {placed:candidates}.")
CROSS_OUT = Text(en="Cross out {gone:candidates}.", de="Streiche {gone:candidates}.")

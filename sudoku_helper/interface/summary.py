"""The words of the summary after a game, of praise while it is played, and of time and statistics."""

from collections.abc import Mapping

from sudoku_helper.text import Text

SUMMARY: Mapping[str, Text] = {
    "summary": Text(en="Looking back", de="Rückblick"),
    "summary_found": Text(en="Found by yourself", de="Selbst gefunden"),
    "summary_times": Text(en="{count} times", de="{count}-mal"),
    "summary_singles": Text(
        en="Digits that need one look: {count}.", de="Ziffern, für die ein Blick genügt: {count}."
    ),
    "summary_helped": Text(en="Help was given for", de="Hilfe gab es bei"),
    "summary_alone": Text(
        en="You solved it without any help.", de="Du hast es ganz ohne Hilfe gelöst."
    ),
    "summary_revealed": Text(
        en="Digits without a reason: {count}.", de="Ziffern ohne Begründung: {count}."
    ),
    "summary_hardest": Text(
        en="The hardest technique that you met: {name}.",
        de="Die schwerste Technik, der du begegnet bist: {name}.",
    ),
    "summary_waits": Text(en="I am looking through your moves", de="Ich sehe deine Züge durch"),
    "summary_time": Text(
        en="Time: {time}. Solved so far: {solved}, without help: {alone}. Mean time {mean}, best time {best}.",
        de="Zeit: {time}. Bisher gelöst: {solved}, davon ohne Hilfe: {alone}. Mittlere Zeit {mean}, beste Zeit "
        "{best}.",
    ),
    "praise": Text(en="Say what I found", de="Sagen, was ich selbst finde"),
    "praise_told": Text(
        en="Whoever finds a technique without help is told its name at once.",
        de="Wer eine Technik ohne Hilfe findet, erfährt gleich, wie sie heißt.",
    ),
    "praise_said": Text(en="You found it yourself: {names}", de="Selbst gefunden: {names}"),
    "praise_more": Text(en="Read on", de="Nachlesen"),
    "clock": Text(en="A clock beside the board", de="Uhr am Brett"),
    "clock_told": Text(
        en="It pauses while the page is out of sight, and while help or a dialog is open.",
        de="Sie hält an, solange die Seite nicht zu sehen ist, und während Hilfe oder ein Dialog offen ist.",
    ),
    "clock_runs": Text(en="Time {time}", de="Zeit {time}"),
    "clock_pauses": Text(en="Time {time}, paused", de="Zeit {time}, angehalten"),
    "statistics": Text(en="Time and statistics", de="Zeit und Statistik"),
    "statistics_told": Text(
        en="Shown after a solved game and in the menu. Time counts only while the board is in sight; all of it stays "
        "on this device.",
        de="Nach einem gelösten Spiel und im Menü zu sehen. Die Zeit läuft nur, solange das Brett zu sehen ist; alles "
        "bleibt auf diesem Gerät.",
    ),
    "statistics_room": Text(en="Solved so far", de="Bisher gelöst"),
    "statistics_sum": Text(
        en="Solved: {solved}, without help: {alone}. Helps in all: {helps}.",
        de="Gelöst: {solved}, davon ohne Hilfe: {alone}. Hilfen insgesamt: {helps}.",
    ),
    "statistics_solved": Text(en="solved", de="gelöst"),
    "statistics_alone": Text(en="without help", de="ohne Hilfe"),
    "statistics_best": Text(en="best time", de="beste Zeit"),
    "statistics_mean": Text(en="mean time", de="mittlere Zeit"),
    "statistics_all": Text(en="All", de="Alle"),
    "statistics_unrated": Text(en="not rated", de="ohne Stufe"),
    "statistics_private": Text(
        en="It is kept on this device alone.", de="Das bleibt auf diesem Gerät."
    ),
    "statistics_none": Text(
        en="Nothing yet: the next Sudoku that you solve counts.",
        de="Noch nichts: Das nächste Sudoku, das du löst, zählt.",
    ),
    "statistics_off": Text(
        en="Nothing is counted now. “Time and statistics” in the preferences switches it on.",
        de="Zurzeit wird nichts gezählt. „Zeit und Statistik“ in den Einstellungen schaltet es ein.",
    ),
    "statistics_forget": Text(en="Forget all of it", de="Alles vergessen"),
    "statistics_forgotten": Text(en="Forgotten", de="Vergessen"),
}

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
    "statistics": Text(en="Time and statistics", de="Zeit und Statistik"),
    "statistics_told": Text(
        en="Shown after a solved game. Time counts only while the page is in sight; all of it stays on this "
        "device.",
        de="Nach einem gelösten Spiel zu sehen. Die Zeit läuft nur, solange die Seite zu sehen ist; alles bleibt "
        "auf diesem Gerät.",
    ),
}

"""The words of the coach: what comes next, what is due, how a round went."""

from collections.abc import Mapping

from sudoku_helper.course import CHAPTERS
from sudoku_helper.text import Text

NEXT: Mapping[str, Text] = {
    "next_title": Text(en="Next for you", de="Als Nächstes für dich"),
    "next_start": Text(en="Learn from the start", de="Von Anfang an lernen"),
    "next_start_told": Text(
        en="Chapter by chapter, from the rules on. You can stop at any time.",
        de="Kapitel für Kapitel, von den Regeln an. Du kannst jederzeit aufhören.",
    ),
    "next_first_game": Text(en="Your first game", de="Dein erstes Spiel"),
    "next_first_game_told": Text(
        en="Go on where you stopped.", de="Mach weiter, wo du aufgehört hast."
    ),
    "next_due": Text(en="Due today: {count}", de="Heute fällig: {count}"),
    "next_due_told": Text(en="Techniques to repeat", de="Techniken zum Wiederholen"),
    "next_due_more": Text(en="{names} and {count} more", de="{names} und {count} weitere"),
    "next_chapter": Text(en="The next chapter", de="Das nächste Kapitel"),
    "next_chapter_on": Text(en="Go on with this chapter.", de="Mach mit diesem Kapitel weiter."),
    **{f"chapter_{chapter.key}": chapter.title for chapter in CHAPTERS},
}
"""What the start page says."""

ROUNDS: Mapping[str, Text] = {
    "mixed": Text(en="Mixed round", de="Gemischte Runde"),
    "speed": Text(en="Speed round", de="Schnelle Runde"),
    "mixed_told": Text(
        en="Ten tasks of different kinds about what you have practised.",
        de="Zehn Aufgaben verschiedener Art zu dem, was du schon geübt hast.",
    ),
    "speed_told": Text(
        en="Ten digits in a row, as easy to see as possible. At the end you learn your time.",
        de="Zehn Ziffern nacheinander, so leicht zu sehen wie möglich. Am Ende erfährst du deine Zeit.",
    ),
    "round_place": Text(en="{number} of {length}", de="{number} von {length}"),
    "round_result": Text(en="See the result", de="Ergebnis ansehen"),
    "round_done": Text(en="Round finished", de="Runde geschafft"),
    "round_right": Text(
        en="{right} of {tried} right without help", de="{right} von {tried} richtig ohne Hilfe"
    ),
    "round_helped": Text(en="With help: {helped}", de="Mit Hilfe: {helped}"),
    "round_missed": Text(en="Not yet: {missed}", de="Noch nicht: {missed}"),
    "round_mind": Text(en="What to look out for", de="Worauf du achten kannst"),
    "round_comes_back": Text(en="Due again: {date}.", de="Wieder dran: {date}."),
    "round_time": Text(en="Time: {time}", de="Zeit: {time}"),
    "round_fastest": Text(en="Your best: {time}", de="Deine Bestzeit: {time}"),
    "round_new_fastest": Text(en="That is your best so far.", de="Das ist deine neue Bestzeit."),
    "round_only_right": Text(
        en="Only rounds without a mistake and without help count as your best.",
        de="Als Bestzeit zählt nur eine Runde ohne Fehler und ohne Hilfe.",
    ),
    "round_again": Text(en="Another round", de="Noch eine Runde"),
    "round_due": Text(en="Repeat what is due: {count}", de="Fälliges wiederholen: {count}"),
    "round_following": Text(en="Next: {name}", de="Als Nächstes: {name}"),
    "round_overview": Text(en="All techniques", de="Alle Techniken"),
}
"""What a round says, and its result."""

MISCONCEPTIONS: Mapping[str, Text] = {
    f"misconception_{key}": text
    for key, text in {
        "own-cell": Text(
            en="The candidates of the pattern itself stay. Only others can be crossed out.",
            de="Die Kandidaten des Musters selbst bleiben stehen. Streichen kann man nur andere.",
        ),
        "wrong-digit": Text(
            en="A pattern speaks of certain digits. It says nothing about any other.",
            de="Ein Muster handelt von bestimmten Ziffern. Über andere sagt es nichts.",
        ),
        "fin": Text(
            en="Where a pattern has a fin, only what sees the fin can be crossed out.",
            de="Hat ein Muster eine Flosse, lässt sich nur streichen, was auch die Flosse sieht.",
        ),
        "wrong-house": Text(
            en="Ask in which row, column or block the pattern decides something. Elsewhere it does not count.",
            de="Frag dich, in welcher Zeile, Spalte oder welchem Block das Muster etwas entscheidet. "
            "Anderswo zählt es nicht.",
        ),
        "not-all-ends": Text(
            en="A candidate can be crossed out if it sees every end of the pattern, not just one of them.",
            de="Ein Kandidat entfällt, wenn er jedes Ende des Musters sieht, nicht nur eines davon.",
        ),
        "second-place": Text(
            en="Count twice whether a digit really has no other place.",
            de="Zähl zweimal nach, ob eine Ziffer wirklich keinen anderen Platz mehr hat.",
        ),
        "blocker": Text(
            en="Before you write a digit, look along its row, its column and its block: it may stand there already.",
            de="Schau vor dem Hinschreiben Zeile, Spalte und Block entlang: Vielleicht steht die Ziffer dort "
            "schon.",
        ),
        "too-early": Text(
            en="Some techniques only cross out. The digit comes later.",
            de="Manche Techniken streichen nur. Die Ziffer kommt später.",
        ),
        "not-yet": Text(
            en="A guess may be true. Take it only when you can say why.",
            de="Auch Geratenes kann stimmen. Nimm es erst, wenn du sagen kannst, warum.",
        ),
        "no-reason": Text(
            en="Say to yourself why, before you mark something.",
            de="Sag dir den Grund, bevor du etwas markierst.",
        ),
        "foreign-cell": Text(
            en="Every cell of a pattern has a part in it. Ask of each one what it is needed for.",
            de="Jede Zelle eines Musters hat ihre Aufgabe. Frag bei jeder, wozu sie gebraucht wird.",
        ),
        "elsewhere": Text(
            en="If you do not find a pattern, take one digit and follow it over the whole board.",
            de="Findest du ein Muster nicht, nimm dir eine Ziffer vor und verfolge sie über das ganze Brett.",
        ),
        "other-name": Text(
            en="Similar patterns differ in one detail. Read what makes each of them what it is.",
            de="Ähnliche Muster unterscheiden sich in einer Einzelheit. Lies nach, was jedes ausmacht.",
        ),
        "near-miss": Text(
            en="What looks like a pattern may be none: one candidate more can spoil it.",
            de="Was wie ein Muster aussieht, muss keines sein: Ein einziger Kandidat mehr kann es verderben.",
        ),
        "too-careful": Text(
            en="You may trust a pattern if each of its conditions holds. Go through them one by one.",
            de="Einem Muster darfst du trauen, wenn jede seiner Bedingungen stimmt. Geh sie einzeln durch.",
        ),
    }.items()
}
"""What to look out for, by the key of the misconception that a drill has noticed."""

OVERVIEW: Mapping[str, Text] = {
    "due_title": Text(en="Due today", de="Heute fällig"),
    "due_start": Text(en="Repeat now", de="Jetzt wiederholen"),
    "due_nothing": Text(
        en="Nothing is due today. What you practise comes back here in time: soon if it was hard, later "
        "if you knew it.",
        de="Heute ist nichts fällig. Was du übst, kommt hier rechtzeitig wieder: bald, wenn es schwer war, "
        "später, wenn du es konntest.",
    ),
    "due_again": Text(en="again on {date}", de="wieder am {date}"),
    "due_now": Text(en="due today", de="heute fällig"),
    "begun": Text(en="begun", de="angefangen"),
    "show_all": Text(en="All", de="Alle"),
    "show_begun": Text(en="Begun", de="Angefangen"),
    "show_known": Text(en="Known", de="Kann ich"),
    "progress_title": Text(en="Your progress", de="Dein Fortschritt"),
    "progress_techniques": Text(
        en="Techniques known: {known} of {count}",
        de="Techniken, die du kannst: {known} von {count}",
    ),
    "progress_chapters": Text(
        en="Chapters finished: {done} of {count}", de="Kapitel geschafft: {done} von {count}"
    ),
    "progress_kept": Text(
        en="It is kept on this device alone. Your collection exports it along with your Sudokus.",
        de="Er bleibt auf diesem Gerät. Deine Sammlung exportiert ihn zusammen mit deinen Sudokus.",
    ),
}
"""What the list of all techniques says about practising."""

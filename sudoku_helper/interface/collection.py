"""The words of the collection of the player's own Sudokus."""

from collections.abc import Mapping

from sudoku_helper.text import Text

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

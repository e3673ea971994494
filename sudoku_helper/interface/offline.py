"""The words for a time without a connection, and for getting ready for it."""

from collections.abc import Mapping

from sudoku_helper.text import Text

OFFLINE: Mapping[str, Text] = {
    "offline": Text(en="No connection", de="Keine Verbindung"),
    "offline_told": Text(en="the board works on", de="das Brett geht weiter"),
    "offline_device": Text(en="offline, on this device", de="offline, auf diesem Gerät"),
    "engine_loading": Text(
        en="Help is being fetched to this device: {percent} %",
        de="Die Hilfe wird auf dieses Gerät geholt: {percent} %",
    ),
    "needs_connection": Text(
        en="This needs the connection. It goes on by itself as soon as you are online again.",
        de="Das braucht die Verbindung. Es geht von selbst weiter, sobald du wieder online bist.",
    ),
    "offline_group": Text(en="Without a network", de="Ohne Netz"),
    "offline_group_told": Text(
        en="Help, new puzzles, drills and the pages to learn from work on this device alone, too, for "
        "example on a train.",
        de="Hilfe, neue Sudokus, Übungen und die Seiten zum Lernen gehen auch allein auf diesem Gerät, "
        "zum Beispiel in der Bahn.",
    ),
    "offline_offer": Text(
        en="Ready for the train? Help works without a network, too.",
        de="Fit für die Bahn? Hilfe gibt es auch ohne Netz.",
    ),
    "offline_decline": Text(en="Do not offer this again", de="Nicht mehr anbieten"),
    "offline_size": Text(en="about {size}, once", de="etwa {size}, einmalig"),
    "offline_get": Text(en="Get ready", de="Bereit machen"),
    "offline_coming": Text(en="Getting ready", de="Wird bereit gemacht"),
    "offline_loaded": Text(en="{loaded} of {size}", de="{loaded} von {size}"),
    "offline_kept": Text(
        en="Ready: help works on this device without a network.",
        de="Bereit: Hilfe gibt es auf diesem Gerät auch ohne Netz.",
    ),
    "offline_remove": Text(en="Remove", de="Entfernen"),
    "offline_removed": Text(
        en="Removed. Your games and your collection stay.",
        de="Entfernt. Deine Spiele und deine Sammlung bleiben.",
    ),
    "offline_full": Text(
        en="The device has no room left for it. Nothing is lost; once there is more room, it can be "
        "tried again.",
        de="Auf dem Gerät ist dafür kein Platz mehr. Verloren ist nichts; sobald Platz ist, geht es "
        "noch einmal.",
    ),
    "offline_broken": Text(
        en="Not everything arrived, so it does not work without a network yet. With a good connection it "
        "can be tried again.",
        de="Es kam nicht alles an, darum geht es noch nicht ohne Netz. Mit einer guten Verbindung kannst "
        "du es noch einmal versuchen.",
    ),
    "offline_refused": Text(
        en="The browser does not let this page keep anything. Nothing is lost.",
        de="Der Browser lässt diese Seite nichts aufheben. Verloren ist nichts.",
    ),
    "offline_impossible": Text(
        en="This browser cannot keep it, for example because the window is private.",
        de="Dieser Browser kann es nicht aufheben, zum Beispiel weil das Fenster privat ist.",
    ),
}

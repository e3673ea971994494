"""The words for a time without a connection, and for getting ready for it."""

from collections.abc import Mapping

from sudoku_helper.text import Text

OFFLINE: Mapping[str, Text] = {
    "offline": Text(en="No connection", de="Keine Verbindung"),
    "offline_told": Text(en="the board works on", de="das Brett geht weiter"),
    "offline_device": Text(en="offline, on this device", de="offline, auf diesem Gerät"),
    "needs_connection": Text(
        en="This needs the connection. It goes on by itself as soon as you are online again.",
        de="Das braucht die Verbindung. Es geht von selbst weiter, sobald du wieder online bist.",
    ),
}

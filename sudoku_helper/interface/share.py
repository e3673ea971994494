"""The words of sharing: links, files and prints, and a Sudoku that comes with a link."""

from collections.abc import Mapping

from sudoku_helper.formats import FORMATS
from sudoku_helper.text import Text

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

"""What the parser of the standard library says, in every language; in English as it says it itself."""

from collections.abc import Mapping

from sudoku_helper.text import Text


def _by_english(*texts: Text) -> Mapping[str, Text]:
    return {text("en"): text for text in texts}


MESSAGES: Mapping[str, Text] = _by_english(
    Text(en="usage: ", de="Aufruf: "),
    Text(en="positional arguments", de="Argumente"),
    Text(en="options", de="Optionen"),
    Text(en="show this help message and exit", de="diese Hilfe zeigen und enden"),
    Text(en="%(prog)s: error: %(message)s\n", de="%(prog)s: Fehler: %(message)s\n"),
    Text(
        en="argument %(argument_name)s: %(message)s", de="Argument %(argument_name)s: %(message)s"
    ),
    Text(en="unrecognized arguments: %s", de="unbekannte Argumente: %s"),
    Text(
        en="ambiguous option: %(option)s could match %(matches)s",
        de="mehrdeutige Option: %(option)s passt zu %(matches)s",
    ),
    Text(
        en="invalid choice: %(value)r (choose from %(choices)s)",
        de="%(value)r gibt es nicht (möglich: %(choices)s)",
    ),
    Text(
        en="unknown parser %(parser_name)r (choices: %(choices)s)",
        de="den Befehl %(parser_name)r gibt es nicht (möglich: %(choices)s)",
    ),
    Text(en="invalid %(type)s value: %(value)r", de="%(value)r ist kein Wert der Art %(type)s"),
    Text(en="expected one argument", de="ein Wert erwartet"),
    Text(en="expected at most one argument", de="höchstens ein Wert erwartet"),
    Text(en="expected at least one argument", de="mindestens ein Wert erwartet"),
    Text(en="expected %s argument", de="%s Wert erwartet"),
    Text(en="expected %s arguments", de="%s Werte erwartet"),
    Text(en="the following arguments are required: %s", de="es fehlen noch: %s"),
    Text(en="one of the arguments %s is required", de="eines von diesen ist nötig: %s"),
    Text(en="not allowed with argument %s", de="nicht erlaubt zusammen mit %s"),
    Text(en="ignored explicit argument %r", de="der Wert %r ist hier nicht vorgesehen"),
    Text(en="unexpected option string: %s", de="unerwartete Option: %s"),
    Text(
        en="can't open '%(filename)s': %(error)s",
        de="'%(filename)s' lässt sich nicht öffnen: %(error)s",
    ),
)
"""Every message that somebody at the keyboard can see, by its English words."""

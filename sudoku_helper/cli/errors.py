"""What a command cannot go on with."""


class InputError(Exception):
    """Input that cannot be used; the message names file and line."""

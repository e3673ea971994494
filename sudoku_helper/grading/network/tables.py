"""Tables as text."""

from collections.abc import Sequence


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Rows as lines, the first column to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    others = (text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))
    return "  ".join([row[0].ljust(widths[0]), *others])

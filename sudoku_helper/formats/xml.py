"""XML, which is loaded when there is some: most puzzles are not written in it."""

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element


def parse_xml(text: str) -> "Element":
    """The root of an XML text; definitions and outside references are refused."""
    from sudoku_helper.formats.xml_parser import parse

    return parse(text)


def printable(text: str) -> str:
    """A text without the control characters that XML cannot hold."""
    return "".join(letter for letter in text if letter.isprintable())


def attribute(text: str) -> str:
    """A text as the value of an attribute, with its quotation marks."""
    return f'"{escape(printable(text))}"'

"""XML that is parsed without trusting it."""

from xml.etree.ElementTree import Element, ParseError, TreeBuilder

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from sudoku_helper.formats.base import FormatError, expected
from sudoku_helper.text import Text

FORBIDDEN = Text(
    en="This XML defines entities or attributes of its own, which are not read for safety.",
    de="Dieses XML definiert eigene Entitäten oder Attribute; sie werden aus Sicherheitsgründen nicht gelesen.",
)


class _Parser(DefusedXMLParser):
    """Refuses definitions: each element would be given every attribute that they name."""

    def __init__(self) -> None:
        # The usual builder: the library's own walks deep trees by recursion.
        super().__init__(target=TreeBuilder(), forbid_dtd=True)

    def defused_start_doctype_decl(
        self, name: str, sysid: str | None, pubid: str | None, has_internal_subset: bool
    ) -> None:
        # The mere name of a document type defines nothing.
        if has_internal_subset:
            super().defused_start_doctype_decl(name, sysid, pubid, has_internal_subset)


def parse(text: str) -> Element:
    """The root of an XML text; definitions and outside references are refused."""
    parser = _Parser()
    try:
        parser.feed(text.strip())
        root: Element = parser.close()
    except DefusedXmlException:
        raise FormatError(FORBIDDEN) from None
    except ParseError as error:
        line, column = error.position
        raise expected(
            Text(en="well-formed XML", de="wohlgeformtes XML"), line, column + 1
        ) from None
    except (ValueError, LookupError):
        # Text with an encoding declaration or characters that XML does not allow.
        raise expected(Text(en="well-formed XML", de="wohlgeformtes XML")) from None
    return root

"""XML that is parsed without trusting it."""

from xml.etree.ElementTree import Element, ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import fromstring

from sudoku_helper.formats.base import FormatError, expected
from sudoku_helper.text import Text

FORBIDDEN = Text(
    en="This XML defines entities of its own, which are not read for safety.",
    de="Dieses XML definiert eigene Entitäten; sie werden aus Sicherheitsgründen nicht gelesen.",
)


def parse_xml(text: str) -> Element:
    """The root of an XML text; entity definitions and outside references are refused."""
    try:
        root: Element = fromstring(text.strip(), forbid_dtd=False)
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

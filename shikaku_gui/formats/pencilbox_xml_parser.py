"""The elements of a PencilBox file, collected by an XML parser that refuses entities.

A separate module because the parser takes as long to import as all other formats together.
"""

from collections.abc import Mapping
from io import BytesIO
from typing import NamedTuple
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler
from xml.sax.xmlreader import AttributesImpl, InputSource, Locator

from defusedxml.common import DefusedXmlException
from defusedxml.sax import make_parser

from shikaku_gui.formats.base import FormatError, quoted
from shikaku_gui.formats.text_parsing import parse_number

MAX_DEPTH = 16
MAX_ELEMENTS = 5_000_000


class Tag(NamedTuple):
    """An element's attributes and its place; line and column count from 1."""

    values: Mapping[str, str]
    line: int
    column: int

    def error(self, expected: str, found: str) -> FormatError:
        """Return the error for this element."""
        return FormatError(expected, found, self.line, self.column)

    def missing(self, key: str, expected: str) -> FormatError:
        """Return the error for an attribute that is absent or wrong."""
        value = self.values.get(key)
        found = f"no {key}" if value is None else quoted(value)
        return self.error(f"{expected} as {key}", found)

    def position(self, key: str, limit: int) -> int:
        """Return the row or the column of an attribute, from 0.

        Raises:
            FormatError: it is missing or lies off the grid.
        """
        value = parse_number(self.values.get(key, ""))
        if value is None or not 1 <= value <= limit:
            raise self.missing(key, f"a number from 1 to {limit}")
        return value - 1


class Elements(ContentHandler):
    """Collects the relevant elements; their values are read when the size is known."""

    def __init__(self, skipped_lines: int) -> None:
        super().__init__()
        self._skipped = skipped_lines
        self.size: Tag | None = None
        self.numbers: list[Tag] = []
        self.areas: list[Tag] = []
        self.origin = {"author": "", "source": ""}
        self._depth = 0
        self._count = 0
        self._place: Locator | None = None

    def setDocumentLocator(self, locator: Locator) -> None:
        """Keep the locator, which knows the place of the current element."""
        self._place = locator

    def startElement(self, name: str, attrs: "AttributesImpl[str]") -> None:
        """Keep a relevant element.

        Raises:
            FormatError: it cannot occur in such a file, or there are too many.
        """
        tag = self._tag(attrs)
        self._depth += 1
        self._count += 1
        if self._count > MAX_ELEMENTS:
            raise tag.error(f"at most {MAX_ELEMENTS} elements", "another one")
        if self._depth > MAX_DEPTH:
            raise tag.error(f"at most {MAX_DEPTH} elements inside each other", "another one")
        if self._depth == 1 and (name, tag.values.get("type")) != ("puzzle", "shikaku"):
            raise tag.error('the element <puzzle type="shikaku">', quoted(name))
        match name:
            case "size":
                self.size = tag
            case "number" if tag.values.get("n") != "0":
                self.numbers.append(tag)
            case "area":
                self.areas.append(tag)
            case "author" | "source":
                self.origin[name] = tag.values.get("value", "")
            case "brow":
                raise tag.error("numbers one by one", "a row of another puzzle")

    def endElement(self, _name: str) -> None:
        """Leave an element."""
        self._depth -= 1

    def _tag(self, attrs: "AttributesImpl[str]") -> Tag:
        values = dict(attrs.items())
        if self._place is None:
            return Tag(values, 1, 1)
        line, column = self._place.getLineNumber() or 1, self._place.getColumnNumber() or 0
        return Tag(values, line + self._skipped, column + 1)


def elements(text: str) -> Elements:
    """Return the elements of a file.

    Raises:
        FormatError: it is not XML, has a document type or entities, or is another puzzle.
    """
    start = len(text) - len(text.lstrip())
    skipped = text.count("\n", 0, start)
    found = Elements(skipped)
    parser = make_parser()
    parser.forbid_dtd = True
    parser.setContentHandler(found)
    source = InputSource()
    source.setEncoding("utf-8")
    source.setByteStream(BytesIO(text.strip().encode("utf-8")))
    try:
        parser.parse(source)
    except SAXParseException as error:
        raise _syntax_error(error, skipped) from None
    except DefusedXmlException:
        expected = "XML without document type and entities"
        raise FormatError.at(text, start, expected, "one of them") from None
    return found


def _syntax_error(error: SAXParseException, skipped: int) -> FormatError:
    line, column = (error.getLineNumber() or 1) + skipped, (error.getColumnNumber() or 0) + 1
    return FormatError("well-formed XML", error.getMessage(), line, column)

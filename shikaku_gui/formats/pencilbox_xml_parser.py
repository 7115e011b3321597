"""The elements of a PencilBox file, handed out by an XML parser that refuses entities.

A separate module because the parser takes as long to import as all other formats together.
"""

from collections.abc import Callable, Mapping
from xml.parsers.expat import ErrorString

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser, ParseError

from shikaku_gui.formats.base import MORE, FormatError, quoted
from shikaku_gui.formats.text_parsing import parse_number
from shikaku_gui.i18n import N_
from shikaku_gui.texts import Words, make_message

MAX_DEPTH = 16
MAX_ELEMENTS = 300_000
"""As many as are read in 2 s; a solved puzzle has two for each clue."""

MAX_TAG = 2**20
"""About the longest tag, comment or declaration in bytes; the parser holds each as a whole."""

COMMENT = "comment"
"""The only element that has a text."""

_CHUNK = 2**16


class Tag:
    """An element's attributes, and where it is; one object stands for each element in turn.

    ``place`` returns line and column, which count from 1.
    """

    def __init__(self, place: Callable[[], tuple[int, int]]) -> None:
        self.values: Mapping[str, str] = {}
        self.place = place

    def error(self, expected: Words, found: Words) -> FormatError:
        """Return the error for this element, at the place of the parser."""
        return FormatError(expected, found, *self.place())

    def missing(self, key: str, expected: Words) -> FormatError:
        """Return the error for an attribute that is absent or wrong."""
        value = self.values.get(key)
        found = make_message(N_("no {name} here"), name=key) if value is None else quoted(value)
        #: What is expected as the value of an attribute called {name}.
        return self.error(
            make_message(N_("{expected} as {name}"), expected=expected, name=key), found
        )

    def position(self, key: str, limit: int) -> int:
        """Return the row or the column of an attribute, from 0.

        Raises:
            FormatError: it is missing or lies off the grid.
        """
        value = parse_number(self.values.get(key, ""))
        if value is None or not 1 <= value <= limit:
            raise self.missing(
                key, make_message(N_("a number from {low} to {high}"), low=1, high=limit)
            )
        return value - 1


_XML_ERRORS = {
    "duplicate attribute": make_message(N_("duplicate attribute")),
    "junk after document element": make_message(N_("junk after document element")),
    "mismatched tag": make_message(N_("mismatched tag")),
    "no element found": make_message(N_("no element found")),
    "not well-formed (invalid token)": make_message(N_("not well-formed (invalid token)")),
    "reference to invalid character number": make_message(
        N_("reference to invalid character number")
    ),
    "syntax error": make_message(N_("syntax error")),
    "unbound prefix": make_message(N_("unbound prefix")),
    "unclosed CDATA section": make_message(N_("unclosed CDATA section")),
    "unclosed token": make_message(N_("unclosed token")),
    "undefined entity": make_message(N_("undefined entity")),
}
"""The parser's most frequent errors."""

TakeElement = Callable[[str, Tag], None]
"""Takes an element's name, and the element with its attributes."""


class _Target:
    """Receives the elements from the parser, and checks what holds for all of them."""

    def __init__(self, take: TakeElement, skipped_lines: int) -> None:
        self._take = take
        self._texts: list[str] = []
        self._tag = Tag(self.place)
        self._skipped = skipped_lines
        self._depth = 0
        self._count = 0
        self.parser = DefusedXMLParser(target=self, encoding="utf-8", forbid_dtd=True)
        # Without the parser's own handlers, which call ours, it takes half of the time.
        self.parser.parser.ordered_attributes = False
        self.parser.parser.StartElementHandler = self.start
        self.parser.parser.EndElementHandler = self.end

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Take an element.

        Raises:
            FormatError: it cannot occur in such a file.
        """
        tag = self._tag
        tag.values = attributes
        self._depth += 1
        self._count += 1
        if self._count > MAX_ELEMENTS:
            raise tag.error(
                make_message(N_("at most {most} elements"), most=MAX_ELEMENTS),
                MORE,
            )
        if self._depth == 1 and (name, attributes.get("type")) != ("puzzle", "shikaku"):
            raise tag.error(make_message(N_('the element <puzzle type="shikaku">')), quoted(name))
        if self._depth > MAX_DEPTH:
            raise tag.error(
                make_message(N_("at most {most} elements inside each other"), most=MAX_DEPTH),
                MORE,
            )
        self._take(name, tag)
        if name == COMMENT:
            self._texts = []
            self.parser.parser.CharacterDataHandler = self._texts.append

    def end(self, name: str) -> None:
        """Leave an element; one with a text is taken again, with the text as its value."""
        self._depth -= 1
        if name == COMMENT:
            self.parser.parser.CharacterDataHandler = None
            self._tag.values = {"value": "".join(self._texts).strip()}
            self._take(name, self._tag)

    def place(self) -> tuple[int, int]:
        """Return the line and the column that the parser has reached, from 1."""
        expat = self.parser.parser
        return expat.CurrentLineNumber + self._skipped, expat.CurrentColumnNumber + 1


def read_elements(text: str, take: TakeElement) -> None:
    """Read the elements of a file in turn; what ``take`` raises ends the reading.

    Raises:
        FormatError: it is not XML, has a document type or entities, is another puzzle, or
            has a tag that is too long.
    """
    start = len(text) - len(text.lstrip())
    skipped = text.count("\n", 0, start)
    target = _Target(take, skipped)
    try:
        _feed(target, text, start)
    except ParseError as error:
        line, column = error.position
        message = ErrorString(error.code) or ""
        found = _XML_ERRORS.get(message) or make_message(N_("an error ({reason})"), reason=message)
        raise FormatError(
            make_message(N_("well-formed XML")), found, line + skipped, column + 1
        ) from None
    except DefusedXmlException:
        expected = make_message(N_("XML without document type and entities"))
        #: Found: a document type or an entity, which must not be there.
        raise FormatError.at(text, start, expected, make_message(N_("one of them"))) from None


def _feed(target: _Target, text: str, start: int) -> None:
    fed = 0
    for at in range(start, len(text), _CHUNK):
        chunk = text[at : at + _CHUNK].encode("utf-8")
        fed += len(chunk)
        target.parser.feed(chunk)
        # The rest, which the parser has not passed yet, is part of one tag.
        if fed - target.parser.parser.CurrentByteIndex > MAX_TAG:
            line, column = target.place()
            raise FormatError(
                make_message(N_("a tag of at most {most} bytes"), most=MAX_TAG),
                make_message(N_("a longer one")),
                line,
                column,
            )
    target.parser.close()

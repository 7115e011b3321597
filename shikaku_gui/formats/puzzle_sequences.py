"""Where each puzzle lies in a text that holds several of them, one after the other.

Each function returns spans: the offsets where a puzzle begins and ends. Links and game IDs
stand on a line each; texts of several lines follow one another directly or after a blank line.
Nothing is parsed here beyond what tells one puzzle from the next, so the cost is linear in the
length of the text.
"""

import re
from collections.abc import Callable, Sequence
from itertools import chain, islice

from shikaku_gui.formats import base
from shikaku_gui.formats.text_parsing import TextLine, nonblank_lines, parse_number, parse_side
from shikaku_gui.i18n import N_
from shikaku_gui.texts import make_message

_LEAD = re.compile(r"\w+\W")
_NEW_LINK = re.compile(r"[A-Za-z][A-Za-z0-9+.\-]*:|[0-9]+(?:x[0-9]+)?[a-z0-9.]*[:#]")
_BLANK_LINES = re.compile(r"\n[ \t\r]*\n\s*")
_COMMENT = "#"
_MAX_LINES = 1_000_000
_MAX_LINK_LINES = 300_000


def _at_each(pattern: str) -> base.Divide:
    """Return a function that begins a puzzle at each line of which a pattern is the beginning."""

    def divide(text: str) -> Sequence[base.Span]:
        _check_lines(text)
        first = re.match(pattern, text, re.MULTILINE)
        # A search for a fixed sign takes much less time than one for the beginnings of lines.
        later = re.compile(rf"\n({pattern})", re.MULTILINE)
        found = later.finditer(text, first.end() if first else 0)
        return base.spans_between(
            text, chain([0] if first else [], (match.start(1) for match in found))
        )

    return divide


janko_texts = _at_each(r"[ \t]*begin[ \t]*\r?$")
pzprv3_files = _at_each(r"[ \t]*(?:v:[^\n/]*\n)?pzprv3")
sgt_saves = _at_each(r"SAVEFILE *:41:Simon Tatham")
xml_documents = _at_each(r"[ \t]*<\?xml")
pycsp3_texts = _at_each(r"[ \t]*[0-9]+[ \t]+x[ \t]+[0-9]+[ \t]*\r?$")


def links(text: str) -> Sequence[base.Span]:
    """Divide links and game IDs, a line each; blank lines and lines with ``#`` are skipped.

    A mail program may have broken a link into several lines. A line begins another link where
    it has a scheme or a size in front, or begins as the first one does.
    """
    spans: list[list[int]] = []
    lead = ""
    for number, line in enumerate(nonblank_lines(text)):
        if number == _MAX_LINK_LINES:
            raise line.error(
                0,
                make_message(N_("at most {most} lines"), most=_MAX_LINK_LINES),
                base.MORE,
            )
        if line.text.startswith(_COMMENT):
            continue
        end = line.start + len(line.text)
        if not spans:
            found = _LEAD.match(line.text)
            lead = found[0] if found else line.text
        if not spans or line.text.startswith(lead) or _NEW_LINK.match(line.text):
            if len(spans) == base.MAX_PUZZLES:
                raise line.error(0, *base.TOO_MANY_PUZZLES)
            spans.append([line.start, end])
        else:
            spans[-1][1] = end
    return [(start, end) for start, end in spans] or base.undivided(text)


def blocks(text: str) -> Sequence[base.Span]:
    """Divide at blank lines, unless a line stands alone: a single text may be spaced out."""
    end = len(text.rstrip())
    found = (match.end() for match in _BLANK_LINES.finditer(text, 0, end))
    spans = base.spans_between(text, chain([0], found))
    alone = any("\n" not in text[start:end].strip() for start, end in spans)
    return base.undivided(text) if alone else spans


def grids(text: str) -> Sequence[base.Span]:
    """Divide grids: at blank lines, or behind the rows that the size of each announces."""
    apart = blocks(text)
    if len(apart) > 1:
        return base.undivided(text) if _are_parts(text, apart) else apart
    _check_lines(text)
    widths = (len(line.words()) for line in nonblank_lines(text))
    first = next(widths, 0)
    same = all(width == first for width in widths)
    return base.undivided(text) if same else _announced_spans(text, _after_grid)


def _are_parts(text: str, apart: Sequence[base.Span]) -> bool:
    """Tell whether blocks are parts of one puzzle: one size, a number, stands above the first.

    The faces of a cube are kept like this, which is another puzzle.
    """
    (start, end), (after, _) = apart[:2]
    lines = list(islice(nonblank_lines(text[start:end]), 2))
    size = parse_side(lines[0].text.strip())
    following = next(nonblank_lines(text, after), None)
    return (
        size is not None
        and len(lines[-1].words()) == size > 1
        and following is not None
        and len(following.words()) == size
    )


def kanpen_texts(text: str) -> Sequence[base.Span]:
    """Divide texts of PencilBox behind their grids, rectangles and marks."""
    return _announced_spans(text, _after_kanpen)


def _announced_spans(
    text: str, after: Callable[[list[TextLine], int], int | None]
) -> Sequence[base.Span]:
    """Divide where ``after`` puts the end of each puzzle; one puzzle if it fails."""
    _check_lines(text)
    lines = list(nonblank_lines(text))
    starts: list[int] = []
    at = 0
    while at < len(lines) and len(starts) <= base.MAX_PUZZLES:
        starts.append(lines[at].start)
        found = after(lines, at)
        if found is None:
            return base.undivided(text)
        at = found
    return base.spans_between(text, starts)


def _check_lines(text: str) -> None:
    """Check that a text has few enough lines to look at each, before any is split.

    Raises:
        FormatError: it has too many.
    """
    if text.count("\n") + text.count("\r") - text.count("\r\n") > _MAX_LINES:
        expected = make_message(N_("at most {most} lines"), most=_MAX_LINES)
        raise base.FormatError(expected, base.MORE, _MAX_LINES + 1, 1)


def _after_grid(lines: list[TextLine], at: int) -> int | None:
    """Return the index behind a grid with its size above it, in one line or in two, or None."""
    sizes = [parse_side(word) for word in lines[at].words()]
    below = lines[at + 1].words() if at + 1 < len(lines) else []
    if len(sizes) == 1 and sizes[0] == len(below) > 1:
        sizes *= 2  # one number before a square grid
    elif len(sizes) == 1 and below:
        at += 1
        sizes += [parse_side(word) for word in lines[at].words()]
    rows, cols = sizes if len(sizes) == 2 else (None, None)
    if rows is None or cols is None:
        return None
    grid = lines[at + 1 : at + 1 + rows]
    fits = len(grid) == rows and all(len(line.words()) == cols for line in grid)
    return at + 1 + rows if fits else None


def _after_kanpen(lines: list[TextLine], at: int) -> int | None:
    """Return the index behind a grid with its size in two lines, its rectangles and marks."""
    if len(lines[at].words()) != 1:
        return None
    end = _after_grid(lines, at)
    if end is None:
        return None
    count = _number_alone(lines, end)
    following = _number_alone(lines, end + 1)
    if count is None or (count and (following is not None or end + 1 == len(lines))):
        return end
    return _after_rectangles(lines, end + 1, count)


def _after_rectangles(lines: list[TextLine], at: int, count: int) -> int:
    """Return the index behind ``count`` rectangles, of four numbers each, and a line of marks."""
    while count > 0 and at < len(lines):
        count -= max(len(lines[at].words()) // 4, 1)
        at += 1
    has_marks = at < len(lines) and len(lines[at].words()) > 1
    return at + has_marks


def _number_alone(lines: list[TextLine], at: int) -> int | None:
    words = lines[at].words() if at < len(lines) else []
    return parse_number(words[0]) if len(words) == 1 else None

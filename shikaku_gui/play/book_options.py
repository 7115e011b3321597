"""How a book of puzzles is printed: one list of options, for the terminal, files and the window."""

import re
from dataclasses import dataclass
from enum import Enum

from shikaku_gui.i18n import N_
from shikaku_gui.texts import ExplainedValueError, Message, make_message

MAX_MARGIN = 100.0
"""The largest margin, gutter or bleed, in millimetres."""

PER_PAGE = (1, 2, 4, 6, 9)
"""The numbers of puzzles on a page to choose from."""

PAPERS = {
    "A3": (297.0, 420.0),
    "A4": (210.0, 297.0),
    "A5": (148.0, 210.0),
    "B5": (176.0, 250.0),
    "Letter": (215.9, 279.4),
    "Legal": (215.9, 355.6),
}
"""The named paper sizes, width and height in millimetres."""

_PAPER = re.compile(r"(\d{1,4}(?:\.\d{1,3})?) ?[x\u00d7] ?(\d{1,4}(?:\.\d{1,3})?) ?(mm|in)")
_MILLIMETRES = {"mm": 1.0, "in": 25.4}
_SMALLEST_PAPER, _LARGEST_PAPER = 70.0, 2000.0


class BookPlace(Enum):
    """Where hints or solutions are printed: nowhere, at the end, upside down on the page."""

    NONE = "none"
    END = "end"
    FOOT = "foot"


class LinkStyle(Enum):
    """How the link to a puzzle is printed."""

    QR = "qr"
    TEXT = "text"
    NONE = "none"


class PageOrientation(Enum):
    """Which way pages lie; AUTO chooses the one with clearly larger boards."""

    AUTO = "auto"
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class CaptionPart(Enum):
    """The parts of the text under a puzzle."""

    NUMBER = "number"
    TITLE = "title"
    AUTHOR = "author"
    SIZE = "size"
    GRADE = "grade"


@dataclass(frozen=True)
class BookOptions:
    """The options of a book; lengths are in millimetres.

    Each is a flag of ``shikaku print`` and a key in a book file, by its name with hyphens.
    ``per_page`` is the most puzzles on a page: fewer stand there where their cells would
    become too small. ``hints`` are two nudges for each puzzle. ``gutter`` is added to the inner
    margins of facing pages. The cover's picture reaches ``bleed`` beyond the trimmed page.

    Raises:
        ValueError: a value is not possible; the message names the option.
    """

    title: str = ""
    subtitle: str = ""
    author: str = ""
    imprint: str = ""
    cover: bool = False
    rules: bool = False
    contents: bool = False
    by_grade: bool = False
    per_page: int = 1
    hints: BookPlace = BookPlace.NONE
    solutions: BookPlace = BookPlace.NONE
    captions: tuple[CaptionPart, ...] = tuple(CaptionPart)
    links: LinkStyle = LinkStyle.QR
    name_lines: bool = False
    time_lines: bool = False
    page_numbers: bool = True
    coordinates: bool = False
    progress: bool = False
    marks: bool = False
    large: bool = False
    paper: str = "A4"
    orientation: PageOrientation = PageOrientation.AUTO
    margin: float = 15.0
    gutter: float = 0.0
    bleed: float = 0.0

    def __post_init__(self) -> None:
        if self.per_page not in PER_PAGE:
            wanted = ", ".join(map(str, PER_PAGE))
            raise ExplainedValueError(not_one_of("per-page", wanted, str(self.per_page)))
        width, height = paper_size(self.paper)
        for name in ("margin", "gutter", "bleed"):
            length = getattr(self, name)
            if not 0 <= length <= MAX_MARGIN:
                message = make_message(
                    N_("{key}: expected 0 to {most} mm, not {found}"),
                    key=name,
                    most=f"{MAX_MARGIN:g}",
                    found=f"{length:g}",
                )
                raise ExplainedValueError(message)
        if min(width, height) - 2 * self.margin - self.gutter < _SMALLEST_PAPER / 2:
            message = make_message(
                N_("{key}: too wide for pages of {width} x {height} mm"),
                key="margin",
                width=f"{width:g}",
                height=f"{height:g}",
            )
            raise ExplainedValueError(message)

    @property
    def has_front_matter(self) -> bool:
        """Whether there are pages before the puzzles; a worksheet has none."""
        return self.cover or self.rules or self.contents

    @property
    def solutions_place(self) -> BookPlace:
        """Where solutions are printed; large print has no room for them at the foot."""
        return self._at_end_if_large(self.solutions)

    @property
    def hints_place(self) -> BookPlace:
        """Where hints are printed; large print has no room for them at the foot."""
        return self._at_end_if_large(self.hints)

    def _at_end_if_large(self, place: BookPlace) -> BookPlace:
        return BookPlace.END if self.large and place is BookPlace.FOOT else place


def paper_size(paper: str) -> tuple[float, float]:
    """Return the width and height of a paper in millimetres.

    >>> paper_size("6 x 9 in")
    (152.4, 228.6)

    Raises:
        ValueError: it is neither a known name nor a possible size.
    """
    if paper in PAPERS:
        return PAPERS[paper]
    found = _PAPER.fullmatch(paper)
    if found is not None:
        unit = _MILLIMETRES[found[3]]
        width, height = (round(float(side) * unit, 3) for side in found.group(1, 2))
        if min(width, height) >= _SMALLEST_PAPER and max(width, height) <= _LARGEST_PAPER:
            return width, height
    message = make_message(
        N_("{key}: expected {names} or a size such as '152 x 229 mm', not {found}"),
        key="paper",
        names=", ".join(PAPERS),
        found=repr(paper),
    )
    raise ExplainedValueError(message)


def not_one_of(key: str, wanted: str, found: str) -> Message:
    """Say that an option has a value that it cannot have."""
    return make_message(
        N_("{key}: expected one of {names}, not {found}"), key=key, names=wanted, found=found
    )

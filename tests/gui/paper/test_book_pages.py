"""The content of the pages of a book and its positions."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.paper.book_pages import BookPages, typeset_book
from shikaku_gui.gui.paper.page_records import (
    AnswersPage,
    ContentsPage,
    CoverPage,
    ExamplePage,
    HintsPage,
    PuzzlePage,
    RulesPage,
    SheetPage,
)
from shikaku_gui.model import Rect
from shikaku_gui.play import (
    PER_PAGE,
    Book,
    BookChapter,
    BookOptions,
    BookPlace,
    BookPuzzle,
    PageOrientation,
    UniqueSolution,
)
from shikaku_gui.solver import CutShortError, Difficulty, Status
from shikaku_gui.texts import make_message
from tests.gui.paper.books import blank, book, entry, pages, samples

NUDGE = make_message("Only one rectangle is possible for a clue, somewhere on the board.")


@pytest.fixture(autouse=True)
def _running(qapp: QApplication) -> None:
    """Fonts need a running application."""


def counts(laid_out: BookPages) -> list[tuple[int, int]]:
    """Return how many puzzles and solutions stand on each page."""
    found = []
    for page in laid_out.pages:
        puzzles = len(page.puzzles) if isinstance(page, PuzzlePage) else 0
        answers = len(page.answers) if isinstance(page, PuzzlePage | AnswersPage) else 0
        found.append((puzzles, answers))
    return found


@pytest.mark.parametrize("orientation", [PageOrientation.PORTRAIT, PageOrientation.LANDSCAPE])
@pytest.mark.parametrize("place", BookPlace)
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_everything_has_its_place_and_nothing_overlaps(
    per_page: int, place: BookPlace, orientation: PageOrientation
) -> None:
    many = tuple(entry(number, nudges=(NUDGE, NUDGE)) for number in range(1, 12))
    laid_out = pages(
        *many, per_page=per_page, solutions=place, hints=place, orientation=orientation
    )
    puzzles, answers, hints = [], [], []
    for page in laid_out.pages:
        areas = [laid_out.footer]
        if isinstance(page, PuzzlePage):
            puzzles += [slot.index for slot in page.puzzles]
            areas += [slot.area for slot in page.puzzles]
            strip = page.strip.adjusted(-0.01, -0.01, 0.01, 0.01)
            assert all(strip.contains(slot.area) for slot in page.answers)
            assert all(strip.contains(hint.area) for hint in page.hints)
        if isinstance(page, PuzzlePage | AnswersPage):
            answers += [slot.index for slot in page.answers]
            areas += [slot.area for slot in page.answers]
        if isinstance(page, PuzzlePage | HintsPage):
            hints += [hint.index for hint in page.hints]
            areas += [hint.area for hint in page.hints]
        _check(areas, QRectF(0, 0, *laid_out.format.inner_size.toTuple()))
    wanted = [] if place is BookPlace.NONE else list(range(11))
    assert (puzzles, answers, hints) == (list(range(11)), wanted, wanted)


def _check(areas: list[QRectF], whole: QRectF) -> None:
    for area in areas:
        assert area.width() > 0
        assert area.height() > 0
        assert whole.adjusted(-0.01, -0.01, 0.01, 0.01).contains(area)
    for one, other in combinations(areas, 2):
        assert not one.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other)


@pytest.mark.parametrize(
    ("count", "options", "on_each"),
    [
        (1, {}, [(1, 0)]),
        (3, {"per_page": 2}, [(2, 0), (1, 0)]),
        (3, {"per_page": 2, "solutions": BookPlace.FOOT}, [(2, 2), (1, 1)]),
        (3, {"solutions": BookPlace.END}, [(1, 0), (1, 0), (1, 0), (0, 3)]),
        (5, {"per_page": 4, "solutions": BookPlace.END}, [(4, 0), (1, 0), (0, 5)]),
        (13, {"per_page": 9, "solutions": BookPlace.END}, [(9, 0), (4, 0), (0, 12), (0, 1)]),
    ],
)
def test_so_many_puzzles_and_solutions_stand_on_each_page(
    count: int, options: dict[str, Any], on_each: list[tuple[int, int]]
) -> None:
    assert counts(typeset_book(samples(count, **options))) == on_each


@pytest.mark.parametrize(
    ("sizes", "large", "on_each"),
    [
        ([10, 10, 10, 10], False, [4]),
        ([10, 10, 10, 25, 10], False, [3, 2]),
        ([10, 25, 25, 10], False, [2, 2]),
        ([10, 40, 10], False, [1, 1, 1]),
        ([10, 70, 10], False, [1, 0, 0, 0, 0, 1]),
        ([9, 9, 9, 9], True, [4]),
        ([12, 12, 12, 12], True, [2, 2]),
    ],
)
def test_fewer_stand_on_a_page_where_cells_would_be_too_small(
    sizes: list[int], large: bool, on_each: list[int]
) -> None:
    made = [blank(side, side, number) for number, side in enumerate(sizes, 1)]
    laid_out = pages(
        *made, per_page=4, large=large, orientation=PageOrientation.PORTRAIT, margin=10.0
    )
    assert [puzzles for puzzles, _ in counts(laid_out)] == on_each


def test_in_large_print_no_clue_is_below_16_points() -> None:
    laid_out = typeset_book(
        samples(9, per_page=9, large=True, solutions=BookPlace.FOOT, coordinates=True)
    )
    parts = laid_out.parts
    assert parts.ruler_letters.least >= 16
    assert min(vars(parts.sizes).values()) >= 16
    for page in laid_out.pages:
        if isinstance(page, PuzzlePage):
            assert all(0.68 * parts.cell(slot) >= 15.99 for slot in page.puzzles)
        if isinstance(page, AnswersPage):
            assert all(0.68 * parts.answer_cell(slot) >= 15.99 for slot in page.answers)
    assert isinstance(laid_out.pages[-1], AnswersPage)


def test_a_giant_stands_on_several_sheets_each_cell_once() -> None:
    laid_out = pages(blank(100, 70))
    sheets = [page for page in laid_out.pages if isinstance(page, SheetPage)]
    assert len(sheets) == len(laid_out.pages) == len(sheets[0].sheets) > 1
    parts = [page.sheets.part(page.number) for page in sheets]
    assert sum(part.area for part in parts) == 7000
    assert not any(one.overlaps(other) for one, other in combinations(parts, 2))
    assert laid_out.sheet_cell(sheets[0].sheets) >= laid_out.parts.cells.sheet
    assert not laid_out.too_large


def test_what_needs_too_many_sheets_is_left_out_and_named() -> None:
    giant = blank(1, 5000, 2)
    laid_out = pages(entry(1), giant, entry(3), solutions=BookPlace.END, hints=BookPlace.END)
    assert laid_out.too_large == [giant]
    assert counts(laid_out) == [(1, 0), (1, 0), (0, 0), (0, 2)]
    hints = laid_out.pages[2]
    assert isinstance(hints, HintsPage)
    assert [hint.index for hint in hints.hints] == [0, 2]


def test_a_solution_too_large_for_the_foot_stands_at_the_end() -> None:
    laid_out = pages(solved(40, 30), solutions=BookPlace.FOOT)
    assert counts(laid_out) == [(1, 0), (0, 1)]
    found = [type(page) for page in pages(solved(70, 60), solutions=BookPlace.FOOT).pages]
    assert found[0] is SheetPage
    assert found[-1] is AnswersPage
    last = pages(solved(300, 20), solutions=BookPlace.END).pages[-1]
    assert isinstance(last, SheetPage)
    assert last.answer


def solved(rows: int, cols: int) -> BookPuzzle:
    """Return a puzzle whose solution is its rows."""
    rects = tuple(Rect(row, 0, 1, cols) for row in range(rows))
    return replace(blank(rows, cols), answer=UniqueSolution(Status.UNIQUE, rects))


def test_a_book_has_front_matter_chapters_and_contents() -> None:
    chapters = (
        BookChapter((entry(1), entry(2)), level=Difficulty.EASY),
        BookChapter((entry(3),), title="Mine"),
        BookChapter((entry(4),)),
        BookChapter((blank(60, 60, 5),), title="Giants"),
    )
    options = BookOptions(
        cover=True, rules=True, contents=True, hints=BookPlace.END, solutions=BookPlace.END
    )
    laid_out = typeset_book(Book(chapters, options))
    kinds = [type(page) for page in laid_out.pages]
    assert kinds[:4] == [CoverPage, RulesPage, ContentsPage, PuzzlePage]
    contents = laid_out.pages[2]
    assert isinstance(contents, ContentsPage)
    assert [title for title, _ in contents.lines] == [
        *("Easy", "Mine", "Other puzzles", "Giants", "Hints", "Solutions")
    ]
    starts = {title: laid_out.pages[index] for title, index in contents.lines}
    for title in ("Easy", "Mine", "Other puzzles", "Giants"):
        page = starts[title]
        assert isinstance(page, PuzzlePage)
        assert page.heading.isValid()
    second = laid_out.pages[4]
    assert isinstance(second, PuzzlePage)
    assert not second.heading.isValid()
    assert isinstance(starts["Hints"], HintsPage)
    assert isinstance(starts["Solutions"], AnswersPage)


def test_contents_go_on_where_a_page_is_full() -> None:
    chapters = tuple(BookChapter((entry(at),), title=f"Part {at}") for at in range(1, 81))
    laid_out = typeset_book(Book(chapters, BookOptions(contents=True)))
    contents = [page for page in laid_out.pages if isinstance(page, ContentsPage)]
    assert len(contents) > 1
    lines = [line for page in contents for line in page.lines]
    assert lines == [(f"Part {at + 1}", len(contents) + at) for at in range(80)]


def test_hints_go_on_where_a_page_is_full() -> None:
    many = [entry(number, nudges=(NUDGE,)) for number in range(1, 120)]
    hints = [
        page for page in pages(*many, hints=BookPlace.END).pages if isinstance(page, HintsPage)
    ]
    assert len(hints) > 1
    assert [hint.index for page in hints for hint in page.hints] == list(range(119))


@pytest.mark.parametrize(
    ("orientation", "rows", "cols", "lies"),
    [
        (PageOrientation.AUTO, 10, 36, True),
        (PageOrientation.AUTO, 10, 10, False),
        (PageOrientation.PORTRAIT, 10, 36, False),
        (PageOrientation.LANDSCAPE, 10, 10, True),
    ],
)
def test_pages_lie_as_suits_the_puzzles_or_as_asked_for(
    orientation: PageOrientation, rows: int, cols: int, lies: bool
) -> None:
    sheet = pages(blank(rows, cols), orientation=orientation).format.sheet
    assert (sheet.width() > sheet.height()) is lies


def test_a_puzzle_too_wide_for_the_page_is_turned() -> None:
    laid_out = pages(solved(30, 50), orientation=PageOrientation.PORTRAIT, solutions=BookPlace.FOOT)
    (puzzle, answer) = laid_out.pages
    assert isinstance(puzzle, PuzzlePage)
    assert puzzle.turned
    (slot,) = puzzle.puzzles
    assert slot.area.size() == laid_out.room.size().transposed()
    assert isinstance(answer, AnswersPage)


def test_large_print_has_a_page_for_the_example() -> None:
    for orientation, count in ((PageOrientation.AUTO, 1), (PageOrientation.LANDSCAPE, 2)):
        laid_out = pages(rules=True, large=True, orientation=orientation)
        kinds = [type(page) for page in laid_out.pages]
        assert kinds == [RulesPage, *[ExamplePage] * count, PuzzlePage]
        examples = [page for page in laid_out.pages if isinstance(page, ExamplePage)]
        assert [number for page in examples for number in page.pictures] == list(range(6))


def test_a_book_with_front_matter_stands_upright() -> None:
    wide = blank(10, 36)
    for options in ({"cover": True}, {"rules": True}, {"contents": True}):
        sheet = pages(wide, **options).format.sheet
        assert sheet.width() < sheet.height()


def test_a_solution_too_small_beside_others_has_a_larger_place() -> None:
    many = [solved(10, 10), solved(31, 45)]
    laid_out = pages(*many, per_page=9, solutions=BookPlace.END)
    answers = [page for page in laid_out.pages if isinstance(page, AnswersPage)]
    cells = [laid_out.parts.answer_cell(slot) for page in answers for slot in page.answers]
    assert min(cells) >= laid_out.parts.cells.least_answer


def test_it_can_be_stopped() -> None:
    with pytest.raises(CutShortError):
        typeset_book(book(), stop=lambda: True)

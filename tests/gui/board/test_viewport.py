"""The part of a board that is looked at, as a value."""

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.gui.board.viewport import (
    FITTED,
    LARGEST,
    READABLE,
    Room,
    Viewport,
    initial_viewport,
    zoomed_scale,
)
from shikaku_gui.model import Rect
from shikaku_gui.play import Point

ROOM = Room(20, 10, 400, 300)
places = st.floats(-50, 450)
scales = st.floats(2, 150)
counts = st.integers(1, 400)
views = st.builds(Viewport, scales, st.floats(-10, 410), st.floats(-10, 410))


def point_at(view: Viewport, x: float, y: float) -> Point:
    left, top = view.corner(ROOM)
    return Point((y - top) / view.scale, (x - left) / view.scale)


def near(one: Point, other: Point) -> bool:
    return all(pytest.approx(b, abs=1e-6) == a for a, b in zip(one, other, strict=True))


@given(views, scales, places, places)
def test_what_is_under_the_pointer_stays_there(
    view: Viewport, scale: float, x: float, y: float
) -> None:
    point = point_at(view, x, y)
    zoomed_view = Viewport(scale).with_point_at(ROOM, point, x, y)
    assert near(point_at(zoomed_view, x, y), point)


@given(views, places, places, st.floats(-90, 90), st.floats(-90, 90))
def test_what_is_dragged_goes_with_the_pointer(
    view: Viewport, x: float, y: float, right: float, down: float
) -> None:
    point = point_at(view, x, y)
    assert near(point_at(view.panned(right, down), x + right, y + down), point)


@given(views, counts, counts)
def test_no_room_is_wasted(view: Viewport, rows: int, cols: int) -> None:
    kept = view.clamped(ROOM, rows, cols)
    left, top = kept.corner(ROOM)
    sides = (
        (left, ROOM.left, cols * kept.scale, ROOM.width),
        (top, ROOM.top, rows * kept.scale, ROOM.height),
    )
    for first, start, length, room in sides:
        if length <= room:
            assert first - start == pytest.approx(start + room - first - length)
        else:
            assert first <= start + 1e-6
            assert first + length >= start + room - 1e-6
    again = kept.clamped(ROOM, rows, cols)
    assert again.place == pytest.approx(kept.place)


@given(views, st.integers(0, 399), st.integers(0, 399))
def test_a_cell_that_is_to_be_seen_is_seen(view: Viewport, row: int, col: int) -> None:
    shown = view.showing(ROOM, Rect(row, col, 1, 1)).clamped(ROOM, 400, 400)
    left, top = shown.corner(ROOM)
    x, y = left + col * shown.scale, top + row * shown.scale
    assert ROOM.left - 1e-6 <= x <= ROOM.left + ROOM.width - shown.scale + 1e-6
    assert ROOM.top - 1e-6 <= y <= ROOM.top + ROOM.height - shown.scale + 1e-6


@pytest.mark.parametrize(
    ("rect", "place"),
    [
        (Rect(50, 50, 1, 1), (50.0, 50.0)),  # in sight
        (Rect(57, 50, 1, 1), (51.5, 50.0)),  # just below: moved as little as needed
        (Rect(50, 41, 1, 1), (50.0, 50.0)),
        (Rect(50, 40, 1, 1), (50.0, 49.0)),
        (Rect(90, 50, 2, 1), (91.0, 50.0)),  # far away: in the middle
        (Rect(40, 40, 20, 20), (50.0, 50.0)),  # almost as large as the room
        (Rect(0, 0, 60, 80), (30.0, 40.0)),  # larger
    ],
)
def test_the_board_is_moved_no_more_than_needed(rect: Rect, place: tuple[float, float]) -> None:
    assert Viewport(20, 50, 50).showing(ROOM, rect).place == pytest.approx(place)


@pytest.mark.parametrize(
    ("rows", "cols", "fitting", "view"),
    [
        (12, 12, 8.0, FITTED),
        (40, 40, 8.0, FITTED),
        (40, 40, 7.9, Viewport(READABLE)),
        (41, 10, 12.0, FITTED),
        (41, 10, 11.9, Viewport(READABLE)),
        (400, 400, 2.0, Viewport(READABLE)),
    ],
)
def test_what_would_be_too_small_does_not_open_as_a_whole(
    rows: int, cols: int, fitting: float, view: Viewport
) -> None:
    assert initial_viewport(rows, cols, fitting) == view


@pytest.mark.parametrize(
    ("scale", "factor", "fitting", "expected"),
    [(20, 1.25, 10, 25), (20, 0.1, 10, 10), (180, 2, 10, LARGEST), (5, 0.5, 300, 300)],
)
def test_zooming_has_its_ends(scale: float, factor: float, fitting: float, expected: float) -> None:
    assert zoomed_scale(scale, factor, fitting) == expected

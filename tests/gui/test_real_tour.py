"""A tour of the program on real screens: what is on the picture, and what has changed on it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from shikaku_gui import formats
from shikaku_gui.formats import SavedGame
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver import Technique
from shikaku_gui.store import DrillAnswer, record_drill
from shikaku_gui.store.database import open_database
from tests.gui.real_screen import data_folder, on_screen, wait_until
from tests.gui.screen_tour import (
    Conditions,
    Glance,
    Look,
    Tourist,
    keep_pictures,
    screen,
    write_sheet,
)
from tests.gui.tour_stops import (
    ALIKE,
    PUZZLE,
    SAMPLE,
    SOLUTION,
    WITH_STOPS,
    first_start,
    missing_folder,
    open_library,
    opened,
    stops,
)

pytestmark = on_screen

SHORT = (Conditions(1280, 800), Conditions(800, 600, "de", 150))
SIZES, PERCENTS = ((480, 360), (800, 600), (1024, 700)), (100, 150, 200)
LOOKS = tuple(product(("light", "dark"), (False, True)))


def pairs() -> Iterator[Conditions]:
    """Yield conditions in which each two of size, language, text size and colours meet.

    Colours and languages, which do not bear on each other, may not.
    """
    for at, size in enumerate(SIZES):
        for number, language in enumerate(LANGUAGES):
            percent = PERCENTS[(at + number) % len(PERCENTS)]
            scheme, contrast = LOOKS[(3 * at + number) % len(LOOKS)]
            yield Conditions(*size, language, percent, scheme, contrast)


def tightest() -> Iterator[Conditions]:
    """Yield the largest texts in small windows in all languages."""
    for size in ((480, 360), (800, 600)):
        for language in LANGUAGES:
            yield Conditions(*size, language, 200)


LONG = (
    *dict.fromkeys((*pairs(), *tightest())),
    Conditions(1280, 800),
    *(
        Conditions(1920, 1080, scheme=scheme, contrast=contrast)
        for scheme in ("light", "dark")
        for contrast in (False, True)
    ),
    Conditions(1280, 800, scale=2),
)
MISSING = "/media/not connected/Shikaku"
CONDITIONS = LONG if os.environ.get("SHIKAKU_SCREENS") == "long" else SHORT


@pytest.fixture(params=CONDITIONS, ids=str)
def tourist(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Tourist]:
    """Give somebody before a screen, whose pictures are kept."""
    conditions: Conditions = request.param
    practise(tmp_path, Technique.ONLY_RECTANGLE, Technique.ONLY_CLUE)
    with started(tmp_path, conditions, str(SAMPLE)) as made:
        yield made
    keep_pictures(conditions, made.looks)


@pytest.fixture
def newcomer(request: pytest.FixtureRequest, tourist: Tourist, tmp_path: Path) -> Iterator[Tourist]:
    """Give a new player, with a puzzle in an own folder, before a screen of the same kind."""
    mine = tmp_path / "mine"
    mine.mkdir()
    formats.save(SavedGame(replace(PUZZLE, title="Mine")), mine / "mine.shikaku")
    conditions = replace(
        request.node.callspec.params["tourist"], new_player=True, library=str(mine)
    )
    with started(tmp_path / "new", conditions) as made:
        yield made
    tourist.looks += made.looks


@pytest.fixture
def without_data(
    request: pytest.FixtureRequest, tourist: Tourist, tmp_path: Path
) -> Iterator[Tourist]:
    """Give somebody whose folder of data is missing, before a screen of the same kind."""
    conditions = replace(request.node.callspec.params["tourist"], data=MISSING)
    with started(tmp_path / "without data", conditions) as made:
        yield made
    tourist.looks += made.looks


def practise(folder: Path, *techniques: Technique) -> None:
    """Have a drill of each technique done, which offers a round of them."""
    data = data_folder(folder)
    data.mkdir(parents=True)
    now = datetime.now(UTC)
    database = open_database(data / "player.sqlite", now.date())
    for technique in techniques:
        answer = DrillAnswer(technique, "a line", now.date(), True, False, 4.0)
        record_drill(database, answer, now)
    database.close()


@pytest.fixture(scope="module", autouse=True)
def sheet() -> Iterator[None]:
    """Gather the pictures at the end."""
    yield
    write_sheet()


@contextmanager
def started(folder: Path, conditions: Conditions, *arguments: str) -> Iterator[Tourist]:
    """Start the program on a screen of its own."""
    folder.mkdir(exist_ok=True)
    with screen(conditions):
        made = Tourist(folder, conditions, *arguments)
        try:
            if conditions.data:
                made.turn_to_kind("MessageBox")
            else:
                made.turn_to("game")
            yield made
        finally:
            made.kill()


def test_every_page(tourist: Tourist, newcomer: Tourist, without_data: Tourist) -> None:
    """Nothing is cut off, what scrolls moves, stops of Tab show the focus, a drag leaves cells."""
    wrong = list(untrue_drag(tourist))
    for person, looks in (
        (without_data, missing_folder(without_data)),
        (newcomer, first_start(newcomer)),
        (tourist, stops(tourist)),
    ):
        for look in looks:
            wrong += look.faults
            wrong += [f"does not scroll: {place}" for place in person.unmoved(look)]
            if look.name.split(",")[0] in WITH_STOPS and look.name not in ALIKE:
                wrong += [f"{look.name}: no focus: {stop}" for stop in person.unseen_stops()]
    print(*wrong, sep="\n")
    assert wrong == []


RESIZED = ("statistics", "editor", "guide", "laboratory")


@pytest.mark.skipif(CONDITIONS is SHORT, reason="takes minutes; --long runs it")
@pytest.mark.parametrize("size", [(480, 360), (800, 600)])
def test_texts_change_their_size_as_at_a_fresh_start(size: tuple[int, int], tmp_path: Path) -> None:
    fresh = {}
    for percent in (100, 150):
        conditions = Conditions(*size, text_size=percent, clock=False)
        with started(tmp_path / str(percent), conditions, str(SAMPLE)) as tourist:
            fresh[percent] = list(resized(tourist))
    different = []
    with started(tmp_path / "live", Conditions(*size, clock=False), str(SAMPLE)) as tourist:
        list(resized(tourist))  # what is shown once is kept, and must change
        for percent, number in ((150, 3), (100, 0)):
            set_text_size(tourist, number)
            for wanted, found in zip(fresh[percent], resized(tourist), strict=True):
                assert wanted.name == found.name
                if not np.array_equal(wanted.pixels, found.pixels):
                    different.append(f"{found.name} at {percent}: {wanted.path}, {found.path}")
    print(*different, sep="\n")
    assert different == []


def resized(tourist: Tourist) -> Iterator[Look]:
    """Yield a look at all that stays in memory and has texts."""
    tourist.move_to([0, 0])
    wait_until(lambda: tourist.sees("facts").endswith("minute"))
    yield tourist.look("board")
    open_library(tourist)
    wait_until(lambda: tourist.sees("listed").endswith("puzzles"))  # and none is still to be read
    yield from tourist.pages("library")
    tourist.press("ctrl+l")
    tourist.waits(on_board=True)
    for name in RESIZED:
        with opened(tourist, name):
            yield from tourist.pages(name)


def set_text_size(tourist: Tourist, number: int) -> None:
    """Choose a size of texts in the preferences."""
    with opened(tourist, "preferences"):
        tourist.press("alt+t", "Home", *["Down"] * number)
        tourist.move_to([0, 0])
        tourist.look("preferences")


def untrue_drag(tourist: Tourist) -> Iterator[str]:
    """Drag a rectangle on the board; yield the cells that show it and are not in it, or else."""
    tourist.move_to([0, 0])
    before = tourist.glance()
    rect = max(SOLUTION, key=lambda rect: rect.area)
    tourist.drag(rect)
    tourist.move_to([0, 0])
    after = tourist.glance()
    for cell in Rect(0, 0, PUZZLE.rows, PUZZLE.cols).cells():
        if looks_different(tourist, cell, before, after) != (cell in rect.cells()):
            yield f"{rect} is dragged: {cell} does not look so"
    tourist.press("ctrl+z")


def looks_different(tourist: Tourist, cell: Cell, before: Glance, after: Glance) -> bool:
    """Tell whether a cell has got another colour, beside its number."""
    left, top, side = tourist.view
    x, y = round(left + (cell.col + 0.2) * side), round(top + (cell.row + 0.2) * side)
    return bool(before.pixels[y, x] != after.pixels[y, x])

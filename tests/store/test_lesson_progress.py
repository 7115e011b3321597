"""The progress of lessons, kept in the player's database."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from shikaku_gui.store.database import Database, open_database
from shikaku_gui.store.game_history import erase_history
from shikaku_gui.store.lesson_progress import (
    LessonProgress,
    load_lesson_progress,
    record_lesson,
)

TODAY = date(2026, 11, 21)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(tmp_path / "player.sqlite", TODAY)
    yield opened
    opened.close()


def test_nothing_is_known_of_a_lesson_before_it_is_begun(database: Database) -> None:
    assert load_lesson_progress(database) == {}


def test_the_latest_progress_counts_and_finished_stays(database: Database) -> None:
    steps = [LessonProgress(1), LessonProgress(4, finished=True), LessonProgress(2)]
    seen = []
    for step in steps:
        record_lesson(database, "rules", step)
        seen.append(load_lesson_progress(database)["rules"])
    assert seen == [steps[0], steps[1], LessonProgress(2, finished=True)]


def test_lessons_are_erased_with_the_history(database: Database) -> None:
    record_lesson(database, "rules", LessonProgress(4, finished=True))
    erase_history(database)
    assert load_lesson_progress(database) == {}

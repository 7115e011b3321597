"""How far the player has come in each lesson."""

from collections.abc import Mapping
from dataclasses import dataclass

from shikaku_gui.store.database import Database


@dataclass(frozen=True)
class LessonProgress:
    """A lesson's progress: tasks ``done`` since it was begun, and whether it was finished once."""

    done: int = 0
    finished: bool = False


def load_lesson_progress(database: Database) -> Mapping[str, LessonProgress]:
    """Return the progress of each lesson that was begun, by its name.

    Raises:
        StoreError: the database cannot be read.
    """
    rows = database.read("SELECT name, done, finished FROM lessons")
    return {name: LessonProgress(max(done, 0), bool(finished)) for name, done, finished in rows}


def record_lesson(database: Database, name: str, progress: LessonProgress) -> None:
    """Keep the progress of a lesson; one that was finished once stays finished.

    Raises:
        StoreError: it cannot be written.
    """
    database.change(
        "INSERT INTO lessons VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE "
        "SET done = excluded.done, finished = MAX(finished, excluded.finished)",
        (name, progress.done, int(progress.finished)),
    )

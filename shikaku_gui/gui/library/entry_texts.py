"""Texts about entries of the library, for cards, tooltips and screen readers."""

from PySide6.QtCore import QLocale

from shikaku_gui.gui.base.translation import dimensions, message_text, translate, typeset
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.play import estimated_time_message, expected_time_message
from shikaku_gui.solver import typical_seconds
from shikaku_gui.store import DailySize, EntryState, GameResult, LibraryEntry, SizeClass
from shikaku_gui.texts import QT_TRANSLATE_NOOP, message_from_json

SHORT = QLocale.FormatType.ShortFormat
DOT = "  \N{MIDDLE DOT}  "

_GRADES = {
    "gentle": QT_TRANSLATE_NOOP("library", "Gentle"),
    "easy": QT_TRANSLATE_NOOP("library", "Easy"),
    "medium": QT_TRANSLATE_NOOP("library", "Medium"),
    "hard": QT_TRANSLATE_NOOP("library", "Hard"),
    "expert": QT_TRANSLATE_NOOP("library", "Expert"),
}
_STATES = {
    EntryState.UNREAD: QT_TRANSLATE_NOOP("library", "Not read yet"),
    EntryState.NEW: QT_TRANSLATE_NOOP("library", "New"),
    EntryState.STARTED: QT_TRANSLATE_NOOP("library", "%1% done"),
    EntryState.SOLVED: QT_TRANSLATE_NOOP("library", "Solved"),
    EntryState.DAMAGED: QT_TRANSLATE_NOOP("library", "Could not be read"),
    EntryState.MISSING: QT_TRANSLATE_NOOP("library", "No longer there"),
}
_SIZES = {
    SizeClass.TINY: QT_TRANSLATE_NOOP("library", "Tiny: up to 36 cells"),
    SizeClass.SMALL: QT_TRANSLATE_NOOP("library", "Small: up to 100 cells"),
    SizeClass.MEDIUM: QT_TRANSLATE_NOOP("library", "Medium: up to 225 cells"),
    SizeClass.LARGE: QT_TRANSLATE_NOOP("library", "Large: up to 600 cells"),
    SizeClass.GIANT: QT_TRANSLATE_NOOP("library", "Giant: more than 600 cells"),
}
_DAILY_SIZES = {
    DailySize.SMALL: QT_TRANSLATE_NOOP("library", "Small", "daily puzzle"),
    DailySize.MEDIUM: QT_TRANSLATE_NOOP("library", "Medium", "daily puzzle"),
    DailySize.LARGE: QT_TRANSLATE_NOOP("library", "Large", "daily puzzle"),
}
_RESULTS = {
    GameResult.SOLVED: QT_TRANSLATE_NOOP("library", "Solved"),
    GameResult.SHOWN: QT_TRANSLATE_NOOP("library", "Solution shown"),
    GameResult.ABANDONED: QT_TRANSLATE_NOOP("library", "Unfinished", "of one game"),
}
_COLLECTIONS = {
    "1-first-steps": QT_TRANSLATE_NOOP("library", "First steps"),
    "2-gentle": QT_TRANSLATE_NOOP("library", "Gentle"),
    "3-easy": QT_TRANSLATE_NOOP("library", "Easy"),
    "4-medium": QT_TRANSLATE_NOOP("library", "Medium"),
    "5-hard": QT_TRANSLATE_NOOP("library", "Hard"),
    "6-expert": QT_TRANSLATE_NOOP("library", "Expert"),
    "7-giants": QT_TRANSLATE_NOOP("library", "Giants"),
}
_BEST = QT_TRANSLATE_NOOP("library", "best %1")
_GROUP = QT_TRANSLATE_NOOP("library", "Group %1")
_GROUP_TIP = QT_TRANSLATE_NOOP(
    "library", "Duplicates, group %1: the same puzzle, perhaps rotated or mirrored"
)
_UNTITLED = QT_TRANSLATE_NOOP("library", "Untitled puzzle")


def title_of(entry: LibraryEntry) -> str:
    """Return the title of an entry."""
    return title_text(entry.title)


def facts_of(entry: LibraryEntry) -> str:
    """Return the group of duplicates, size and grade, as far as known."""
    summary = entry.summary
    size = dimensions(summary.rows, summary.cols) if summary.rows else ""
    group = _numbered(_GROUP, entry.group) if entry.group else ""
    return DOT.join(filter(None, (group, size, grade_text(summary.grade))))


def state_of(entry: LibraryEntry) -> str:
    """Return the player's progress, and the best time if there is one."""
    percent = QLocale().toString(min(max(round(100 * entry.progress), 1), 99))
    said = translated(_STATES[entry.state]).replace("%1", percent)
    if entry.best is None:
        return said
    return said + DOT + translated(_BEST).replace("%1", clock_text(entry.best))


def said_of(entry: LibraryEntry, factor: float = 1.0) -> str:
    """Return all of this in one sentence, for a screen reader."""
    known = (title_of(entry), facts_of(entry), expected_time_of(entry, factor))
    parts = (*known, state_of(entry), error_of(entry))
    return ", ".join(filter(None, parts)).replace(DOT, ", ")


def error_of(entry: LibraryEntry) -> str:
    """Return why the puzzle cannot be read; empty where it can be."""
    error = entry.summary.error
    return message_from_json(error).say(translate) if error else ""


def tip_of(entry: LibraryEntry, factor: float = 1.0) -> str:
    """Return the tooltip: title, origin, error, expected time, group of duplicates, and file."""
    summary = entry.summary
    group = _numbered(_GROUP_TIP, entry.group) if entry.group else ""
    origin = (summary.author, summary.source, error_of(entry))
    expected = expected_time_of(entry, factor)
    return "\n".join(filter(None, (title_of(entry), *origin, expected, group, str(entry.path))))


def expected_time_of(entry: LibraryEntry, factor: float = 1.0) -> str:
    """Return how long such puzzles usually take, and that it is an estimate; empty if unknown.

    ``factor`` is how many times as long as expected the player takes.
    """
    seconds = _typical_seconds(entry)
    return "" if seconds is None else message_text(estimated_time_message(factor * seconds))


def time_to_play(entry: LibraryEntry, factor: float = 1.0) -> str:
    """Return for the card of a puzzle not yet begun how long such puzzles take, else nothing."""
    seconds = _typical_seconds(entry) if entry.state is EntryState.NEW else None
    return "" if seconds is None else message_text(expected_time_message(factor * seconds))


def _typical_seconds(entry: LibraryEntry) -> float | None:
    summary = entry.summary
    return typical_seconds(summary.rows * summary.cols, summary.grade)


def _numbered(text: str, number: int) -> str:
    return translated(text).replace("%1", QLocale().toString(number))


def grade_text(grade: str) -> str:
    """Return a grade in the player's language; unknown grades are returned unchanged."""
    return translated(_GRADES[grade]) if grade in _GRADES else grade


def collection_text(name: str) -> str:
    """Return the name of a bundled collection from the name of its folder."""
    return translated(_COLLECTIONS[name]) if name in _COLLECTIONS else name


def state_text(state: EntryState) -> str:
    """Return the name of a state, for the filter."""
    started = QT_TRANSLATE_NOOP("library", "In progress")
    return translated(started if state is EntryState.STARTED else _STATES[state])


def size_text(size: SizeClass) -> str:
    """Return the name of a size class."""
    return translated(_SIZES[size])


def daily_size_text(size: DailySize) -> str:
    """Return the name of a size of daily puzzle."""
    return translated(_DAILY_SIZES[size])


def result_text(result: GameResult) -> str:
    """Return how a game ended."""
    return translated(_RESULTS[result])


def title_text(title: str) -> str:
    """Return a title as it is shown, or the name of a puzzle without a title."""
    return typeset(title) or translated(_UNTITLED)


def translated(text: str) -> str:
    """Translate a text that is marked for the library."""
    return translate(text)

"""Texts about entries of the library, for cards, tooltips and screen readers."""

from PySide6.QtCore import QLocale

from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.translation import (
    capitalized,
    dimensions,
    message_text,
    unnamed_text,
)
from shikaku_gui.gui.game.completion_names import COMPLETION_NAMES, collection_text, hints_text
from shikaku_gui.gui.game.puzzle_head import RECIPE_PREFIX
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.i18n import N_, NC_, _, ngettext
from shikaku_gui.play import estimated_time_message, expected_time_message
from shikaku_gui.solver import typical_seconds
from shikaku_gui.store import (
    LATELY_DAYS,
    Completion,
    DailyKind,
    EntryOrigin,
    EntryState,
    LibraryEntry,
    SizeClass,
    Streak,
    Strength,
    UsualTime,
)
from shikaku_gui.texts import message_from_json

SHORT = QLocale.FormatType.ShortFormat
DOT = "  \N{MIDDLE DOT}  "

_UNKNOWN = Strength()

_GRADES = {
    "gentle": N_("Gentle"),
    "easy": N_("Easy"),
    "medium": N_("Medium"),
    "hard": N_("Hard"),
    "expert": N_("Expert"),
}
_STATES = {
    EntryState.UNREAD: N_("Not read yet"),
    EntryState.NEW: N_("New"),
    EntryState.STARTED: NC_("state of a puzzle", "{percent}% done"),
    EntryState.HELPED: COMPLETION_NAMES[Completion.HELPED],
    EntryState.SOLVED: COMPLETION_NAMES[Completion.SOLVED],
    EntryState.DAMAGED: N_("Could not be read"),
    EntryState.MISSING: N_("No longer there"),
}
_SIZES = {
    SizeClass.TINY: N_("Tiny: up to 36 cells"),
    SizeClass.SMALL: N_("Small: up to 100 cells"),
    SizeClass.MEDIUM: N_("Medium: up to 225 cells"),
    SizeClass.LARGE: N_("Large: up to 600 cells"),
    SizeClass.GIANT: N_("Giant: more than 600 cells"),
}
_DAILY_KINDS = {
    DailyKind.SMALL: NC_("daily puzzle", "Small"),
    DailyKind.MEDIUM: NC_("daily puzzle", "Medium"),
    DailyKind.LARGE: NC_("daily puzzle", "Large"),
    DailyKind.SHAPES: NC_("daily puzzle", "Shapes"),
}


def facts_of(entry: LibraryEntry) -> str:
    """Return the group of duplicates, size and grade, as far as known and not in the title."""
    summary, title = entry.summary, name_of(entry)
    size = dimensions(summary.rows, summary.cols) if summary.rows else ""
    group = _number_text(_("Group {number}"), entry.group) if entry.group else ""
    known = (size, grade_text(summary.grade))
    return DOT.join(filter(None, (group, *(fact for fact in known if fact not in title))))


def state_of(entry: LibraryEntry) -> str:
    """Return the player's progress, and the best time if there is one."""
    percent = QLocale().toString(min(max(round(100 * entry.progress), 1), 99))
    text = _(_STATES[entry.state]).format(percent=percent)
    if entry.best is None:
        return text
    return text + DOT + _("best {time}").format(time=clock_text(entry.best))


def spoken_text_of(entry: LibraryEntry, strength: Strength = _UNKNOWN) -> str:
    """Return all of this in one sentence, for a screen reader."""
    known = (name_of(entry), facts_of(entry), expected_time_of(entry, strength))
    parts = (*known, state_of(entry), hints_of(entry), error_of(entry))
    return ", ".join(filter(None, parts)).replace(DOT, ", ")


def search_text_of(entry: LibraryEntry) -> str:
    """Return the name, grade and collection as shown, in which a search looks."""
    bundled = entry.origin is EntryOrigin.BUNDLED
    collection = collection_text(entry.path.parent.name) if bundled else ""
    return "\n".join((name_of(entry), grade_text(entry.summary.grade), collection))


def error_of(entry: LibraryEntry) -> str:
    """Return why the puzzle cannot be read; empty where it can be."""
    error = entry.summary.error
    return unnamed_text(message_from_json(error)) if error else ""


def hints_of(entry: LibraryEntry) -> str:
    """Return the hints with which the puzzle was solved; empty if it was not, or without any."""
    finished = entry.state in (EntryState.SOLVED, EntryState.HELPED)
    return hints_text(entry.hints) if finished else ""


def tip_of(entry: LibraryEntry, strength: Strength = _UNKNOWN) -> str:
    """Return the tooltip: title, origin, error, help, expected time, duplicates, and file."""
    summary = entry.summary
    tip = _("Duplicates, group {number}: the same puzzle, perhaps rotated or mirrored")
    group = _number_text(tip, entry.group) if entry.group else ""
    # Settings and seed of a generated puzzle are meaningless to most readers.
    source = "" if summary.source.startswith(RECIPE_PREFIX) else summary.source
    origin = (summary.author, source, error_of(entry))
    expected = capitalized(expected_time_of(entry, strength))
    helped = entry.state is EntryState.HELPED
    helper = _("With help: the program drew some of its rectangles.") if helped else ""
    hints = hints_of(entry)
    file = "" if entry.file is None else str(entry.file)
    lines = (name_of(entry), *origin, helper, hints, expected, group, file)
    return "\n".join(filter(None, lines))


def expected_time_of(entry: LibraryEntry, strength: Strength = _UNKNOWN) -> str:
    """Return how long such puzzles usually take, and that it is an estimate; empty if unknown."""
    seconds = _typical_seconds(entry)
    if seconds is None:
        return ""
    return message_text(estimated_time_message(seconds, _usual_time(entry, seconds, strength)))


def time_to_play(entry: LibraryEntry, strength: Strength = _UNKNOWN) -> str:
    """Return for the card of a puzzle not yet begun how long such puzzles take, else nothing."""
    seconds = _typical_seconds(entry) if entry.state is EntryState.NEW else None
    if seconds is None:
        return ""
    return message_text(expected_time_message(seconds, _usual_time(entry, seconds, strength)))


def lately_text(streak: Streak) -> str:
    """Say how many of the last days have a solved daily puzzle."""
    days = QLocale().toString(streak.lately)
    return ngettext(
        "{days} of the last {count} day", "{days} of the last {count} days", LATELY_DAYS
    ).format(days=days, count=LATELY_DAYS)


def _usual_time(entry: LibraryEntry, expected: float, strength: Strength) -> UsualTime | None:
    summary = entry.summary
    return strength.usual_time(expected, summary.rows, summary.cols, summary.grade)


def _typical_seconds(entry: LibraryEntry) -> float | None:
    summary = entry.summary
    return typical_seconds(summary.rows * summary.cols, summary.grade)


def _number_text(text: str, number: int) -> str:
    return text.format(number=QLocale().toString(number))


def grade_text(grade: str) -> str:
    """Return a grade in the player's language; unknown grades are returned unchanged."""
    return _(_GRADES[grade]) if grade in _GRADES else grade


def state_text(state: EntryState) -> str:
    """Return the name of a state, for the filter."""
    return _("In progress") if state is EntryState.STARTED else _(_STATES[state])


def size_text(size: SizeClass) -> str:
    """Return the name of a size class."""
    return _(_SIZES[size])


def daily_kind_text(kind: DailyKind) -> str:
    """Return the name of a kind of daily puzzle."""
    return _(_DAILY_KINDS[kind])


def name_of(entry: LibraryEntry) -> str:
    """Return the name of the puzzle."""
    return puzzle_name(entry.summary, entry.file)

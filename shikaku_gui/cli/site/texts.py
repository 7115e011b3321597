"""The texts of a site's pages, in the language that is set."""

from collections.abc import Mapping

from shikaku_gui import play
from shikaku_gui.i18n import N_, NC_, _, ngettext
from shikaku_gui.solver import Difficulty
from shikaku_gui.store import LATELY_DAYS, DailyKind

_LIST_WORDS = {
    "language_label": N_("Language"),
    "collections": N_("Collections"),
    "statistics": N_("Statistics"),
    "size": N_("Size"),
    "solved": NC_("number of puzzles", "Solved"),
    "best": N_("Best"),
    "median": N_("Median"),
    "timed": N_("Best and median are of puzzles in which no hint drew a rectangle."),
    "about": N_(
        "Your games stay in this browser. Export them to a file to keep them safe, to take them to "
        "another browser, or to import them in the statistics of the desktop program."
    ),
    "export": N_("Export to a file"),
    "import": N_("Import from a file"),
    "erase": N_("Erase my games…"),
    "erase_title": N_("Erase all games?"),
    "erase_text": N_(
        "All games, times and streaks of this site will be erased from this browser. This cannot "
        "be undone. Export them to a file first if you want to keep them."
    ),
    "erase_no": N_("Cancel"),
    "erase_yes": NC_("all games of a site", "Erase"),
    "noscript": N_("This page needs JavaScript to show the puzzles."),
}
_DAILY_WORDS = {
    "dailies_title": N_("Daily puzzles"),
    "previous": N_("Previous month"),
    "next": N_("Next month"),
}
_LIST_TEXTS = {
    "solved": NC_("state of a puzzle", "Solved"),
    "begun": N_("In progress"),
    "count": N_("Solved: {count} of {all}"),
    "offline": N_("All puzzles are stored: this site works without a network now."),
    "erased": N_("All games were erased from this browser."),
    "unreadable": N_("Nothing was imported: the file could not be read."),
    "foreign": N_("Nothing was imported: this is not a file of games."),
    "wrong": N_("Nothing was imported: the file has a mistake in entry {number}."),
}
_STORAGE = N_("This browser does not let the page store your games.")
_DAILY_TITLES = {
    DailyKind.SMALL: N_("Small daily puzzle {day}"),
    DailyKind.MEDIUM: N_("Daily puzzle {day}"),
    DailyKind.LARGE: N_("Large daily puzzle {day}"),
    DailyKind.SHAPES: N_("Daily shapes puzzle {day}"),
}
_KINDS = {
    DailyKind.SMALL: NC_("daily puzzle", "Small"),
    DailyKind.MEDIUM: NC_("daily puzzle", "Medium"),
    DailyKind.LARGE: NC_("daily puzzle", "Large"),
    DailyKind.SHAPES: NC_("daily puzzle", "Shapes"),
}


def list_words(*, dailies: bool) -> dict[str, str]:
    """Return the words in the list of puzzles itself."""
    words = _DAILY_WORDS if dailies else _LIST_WORDS
    return {name: _(text) for name, text in words.items()}


def list_texts() -> dict[str, object]:
    """Return the texts that the list's script shows; it fills in what is in braces."""
    counted = {
        "streak": [ngettext("Streak: 1 day", "Streak: {count} days", count) for count in (1, 2)],
        "longest": [ngettext("longest: 1 day", "longest: {count} days", count) for count in (1, 2)],
        "lately": [
            ngettext("{days} of the last {count} day", "{days} of the last {count} days", count)
            for count in (1, LATELY_DAYS)
        ],
        "taken": [
            ngettext("Imported: one new game.", "Imported: {count} new games.", count)
            for count in (1, 2)
        ],
    }
    kinds = {kind.value: _(text) for kind, text in _KINDS.items()}
    texts = {name: _(text) for name, text in _LIST_TEXTS.items()}
    return {**texts, **counted, "storage": _(_STORAGE), "kinds": kinds, "grades": _grades()}


def player_texts() -> dict[str, object]:
    """Return the texts that the scripts of the page that plays a puzzle show."""
    return {
        "missing": _("There is no such puzzle here."),
        "solved": _("Solved in {time}"),
        "next": _("Next Puzzle"),
        "list": _("All puzzles"),
        "storage": _(_STORAGE),
        "daily": {kind.value: _(text) for kind, text in _DAILY_TITLES.items()},
        "grades": _grades(),
        "page": play.web_page_texts(),
    }


def _grades() -> Mapping[str, str]:
    return {level.value: play.level_name(level).say() for level in Difficulty}

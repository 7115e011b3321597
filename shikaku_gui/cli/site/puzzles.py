"""The puzzles of a site: made or read in any of the processes, and as the data of its pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from shikaku_gui import play
from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.cli.puzzle_input import PuzzleSource, all_puzzle_sources, reading_note
from shikaku_gui.cli.site.spec import SiteSpec
from shikaku_gui.cli.terminal_texts import named, why
from shikaku_gui.solver import HINT_SEARCH_SECONDS
from shikaku_gui.store import Daily, daily_plan, make_daily_puzzle, puzzle_id


class SiteItem(NamedTuple):
    """A puzzle to be made or read: a daily one, or one of a collection.

    ``name`` is what its address ends with, ``file`` the data file that has it.
    """

    name: str
    file: str
    origin: Daily | PuzzleSource

    @property
    def size(self) -> int:
        """About how many cells the puzzle has."""
        if isinstance(self.origin, PuzzleSource):
            return self.origin.size
        plan = daily_plan(self.origin)
        return plan.rows * plan.cols


class SitePuzzle(NamedTuple):
    """A puzzle as the data of the pages, with the templates of its hints.

    Where there is none, the error says why; otherwise a note may say what was not read.
    """

    data: dict[str, Any]
    templates: play.MessageTable
    error: str = ""
    note: str = ""


def site_items(spec: SiteSpec) -> Iterator[SiteItem]:
    """Yield all puzzles of a site: the daily ones, then those of each collection."""
    for daily in spec.dailies():
        day = daily.day.isoformat()
        yield SiteItem(f"{day}-{daily.kind.value}", day[:7], daily)
    for number, collection in enumerate(spec.collections, 1):
        sources = all_puzzle_sources(list(collection.files), None)
        for at, source in enumerate(sources, 1):
            yield SiteItem(f"c{number}-{at}", f"c{number}", source)


def make_site_puzzle(item: SiteItem) -> SitePuzzle:
    """Make or read a puzzle and solve it; called in any of the processes."""
    origin, note, templates = item.origin, "", play.MessageTable()
    try:
        if isinstance(origin, Daily):
            puzzle = make_daily_puzzle(origin)
        else:
            game = origin.game()
            puzzle, note = game.puzzle, reading_note(origin.name, game)
        solved = play.solve_for_web_page(puzzle, time_limit=HINT_SEARCH_SECONDS)
    except CommandError as error:
        return SitePuzzle({}, templates, str(error))
    except play.WebPageTooLargeError as error:
        return SitePuzzle({}, templates, named(getattr(origin, "name", ""), why(error)))
    texts = {
        "title": puzzle.title,
        "author": puzzle.author,
        "source": puzzle.source,
        "grade": puzzle.grade,
        "notes": puzzle.rules,
    }
    page = play.web_puzzle_data(solved, templates)
    data = {
        "id": puzzle_id(puzzle),
        **{key: text for key, text in texts.items() if text},
        **{key: page[key] for key in ("rows", "cols", "clues", "solution", "steps")},
    }
    return SitePuzzle(data, templates, note=note)

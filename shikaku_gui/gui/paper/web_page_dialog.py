"""The dialog that exports puzzles as a web page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shikaku_gui import play
from shikaku_gui.formats import SavedGame, write_text_atomically
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.puzzle_names import puzzle_name, titled_as_shown
from shikaku_gui.gui.base.screen_fit import ScrolledContent, open_at
from shikaku_gui.gui.paper.book_files import GameBook
from shikaku_gui.gui.paper.paper_dialog import PuzzlesDialog, offer_progress
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.i18n import _
from shikaku_gui.solver import HINT_SEARCH_SECONDS

_LONGEST_TITLE = 300


class WebPageDialog(PuzzlesDialog):
    """Writes a web page that plays one or several puzzles.

    Each is solved for the page's *Check* and its hints; without one solution *Check* knows the
    rules only, and there are no hints.
    """

    def __init__(self, game: SavedGame, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(game, jobs, folder, parent)
        self.puzzles.save_button.hide()
        self.puzzles.list.setAccessibleName(_("Puzzles on the page"))
        self.title = LineEdit()
        self.title.setMaxLength(_LONGEST_TITLE)
        self.coordinates = CheckBox(_("&Number rows and columns"))
        self.progress = CheckBox(_("Begin &with the rectangles drawn"))
        self.save_button = self.add_button(_("Save &As…"), self.save, leading=True)
        self._build()
        self.refresh()

    def save(self) -> None:
        """Ask for a file and write the page; the dialog stays open if that fails."""
        games = self.puzzles.games
        title = self.title.text().strip()
        name = title or (puzzle_name(games[0].puzzle) if len(games) == 1 else "")
        path = self.ask_path(name, ".html", _("Web page") + " (*.html)")
        if path is None:
            return
        language = QLocale().bcp47Name()
        with_progress, coordinates = self.progress.isChecked(), self.coordinates.isChecked()

        def work(stop: Stop) -> None:
            puzzles = _solve(games, with_progress, stop, self.prepared.emit)
            page = play.make_web_page(
                puzzles, title=title, coordinates=coordinates, language=language
            )
            write_text_atomically(path, page)

        self.run(work, partial(self.finish, path))

    def _build(self) -> None:
        self.setWindowTitle(_("Export Web Page"))
        self.title_label = PlainLabel(_("T&itle of the page:"))
        self.title_label.setBuddy(self.title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        settings = QWidget()
        column = QVBoxLayout(settings)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.puzzles, 1)
        for part in (self.title_label, self.title, self.coordinates, self.progress):
            column.addWidget(part)
        layout.addWidget(ScrolledContent(settings), 1)
        layout.addWidget(self.notice)
        layout.addWidget(self.buttons)
        open_at(self, 440, 440)

    def refresh(self) -> None:
        """Show what suits the puzzles; the title of a single one is that of the page."""
        games = self.puzzles.games
        for part in (self.title_label, self.title):
            part.setEnabled(len(games) > 1)
        offer_progress(self.progress, possible=any(game.rects for game in games))
        large = any(game.puzzle.area > play.MAX_WEB_CELLS for game in games)
        whole = sum(game.puzzle.area for game in games) > play.MAX_WEB_CELLS_OF_ALL
        text = ""
        if large:
            text = _("A puzzle on a web page can have at most {most} cells.")
            text = text.format(most=QLocale().toString(play.MAX_WEB_CELLS))
        elif whole:
            text = _("The puzzles of a web page can have at most {most} cells in all.")
            text = text.format(most=QLocale().toString(play.MAX_WEB_CELLS_OF_ALL))
        self.say(text)
        self.save_button.setEnabled(not large and not whole)

    def take_book(self, book: GameBook) -> None:
        """Take the title of a book."""
        self.title.setText(book.options.title[:_LONGEST_TITLE])

    def set_busy(self, busy: bool) -> None:
        """Leave nothing to change while the page is made."""
        for part in (self.puzzles, self.title, self.coordinates, self.progress, self.save_button):
            part.setEnabled(not busy)
        if not busy:
            self.refresh()


def _solve(
    games: Sequence[SavedGame], with_progress: bool, stop: Stop, on_done: Callable[[int], None]
) -> list[play.WebPuzzle]:
    """Solve the puzzles of a page, and return them with their solutions.

    Raises:
        CutShortError: it was stopped.
    """
    found = []
    for number, game in enumerate(games, 1):
        on_done(number)
        puzzle = titled_as_shown(game.puzzle)
        page = play.solve_for_web_page(puzzle, time_limit=HINT_SEARCH_SECONDS, stop=stop)
        if with_progress:
            page = replace(page, drawn=game.rects, tints=play.game_tints(game))
        found.append(page)
    return found

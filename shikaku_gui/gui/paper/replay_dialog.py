"""The dialog that exports a replay of the game: a web page or a moving picture."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shikaku_gui import play
from shikaku_gui.formats import SavedGame, write_bytes_atomically
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.puzzle_names import puzzle_name, titled_as_shown
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.gui.paper.moving_picture import (
    MOVING_SUFFIXES,
    NoMovingPictureError,
    can_make_moving_pictures,
    make_moving_picture,
)
from shikaku_gui.gui.paper.paper_dialog import PaperDialog
from shikaku_gui.gui.paper.picture_file import TooLargeError
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.texts import ExplainedValueError

_REFUSALS = (NoMovingPictureError, TooLargeError, play.WebPageTooLargeError)


class ReplayDialog(PaperDialog):
    """Says how long the game is, and writes its replay; moving pictures need Pillow."""

    def __init__(self, game: SavedGame, jobs: Jobs, folder: str, parent: QWidget) -> None:
        super().__init__(jobs, folder, parent)
        self.setWindowTitle(_("Export Replay"))
        self._game = game
        self._moving = can_make_moving_pictures()
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.save_button = self.add_button(_("Save &As…"), self.save, leading=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(14)
        layout.addWidget(self.message)
        layout.addWidget(self.buttons)
        self.setMinimumWidth(360)
        self._begin()

    def save(self) -> None:
        """Ask for a file and write the replay; the dialog stays open if that fails."""
        kinds = [_("Web page") + " (*.html)"]
        if self._moving:
            kinds += [_("Moving picture") + f" (*{suffix})" for suffix in MOVING_SUFFIXES]
        name = _("{title} (replay)").format(title=puzzle_name(self._game.puzzle))
        path = self.ask_path(name, ".html", ";;".join(kinds))
        if path is None:
            return
        game, suffix, language = self._game, path.suffix.lower(), QLocale().bcp47Name()

        def write() -> None:
            if suffix in MOVING_SUFFIXES:
                data = make_moving_picture(game, suffix)
            else:
                shown = replace(game, puzzle=titled_as_shown(game.puzzle))
                data = play.make_replay_page(shown, language=language).encode("utf-8")
            write_bytes_atomically(path, data)

        self.run(lambda _stop: write(), partial(self.finish, path))

    def say(self, text: str) -> None:
        """Show a text."""
        self.message.setText(text)

    def set_busy(self, busy: bool) -> None:
        """Leave nothing to press while the replay is made."""
        self.save_button.setEnabled(not busy)

    def on_failed(self, error: BaseException) -> None:
        """Say why there is no replay, or no file."""
        if isinstance(error, ExplainedValueError) and isinstance(error, _REFUSALS):
            self.say(_(self.failure).format(reason=error_text(error)))
        else:
            super().on_failed(error)

    def _begin(self) -> None:
        count = len(play.replay_frames(self._game)) - 1
        self.save_button.setEnabled(count > 0)
        page = ngettext(
            "A web page that shows one move.",
            "A web page that shows {count} moves, one after the other.",
            count,
        )
        either = ngettext(
            "A web page or a moving picture that shows one move.",
            "A web page or a moving picture that shows {count} moves, one after the other.",
            count,
        )
        text = (either if self._moving else page).format(count=QLocale().toString(count))
        self.say(text if count else _("No rectangle has been drawn yet."))

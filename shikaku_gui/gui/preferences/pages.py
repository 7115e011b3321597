"""The pages of the preferences on the look, the board, playing and the language."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from shikaku_gui.gui.base.language import system_language
from shikaku_gui.gui.base.notation import Notation
from shikaku_gui.gui.base.settings import TEXT_SIZES, Settings
from shikaku_gui.gui.base.theme import SCHEME_NAMES, Tints
from shikaku_gui.gui.preferences.form import ChoiceBox, Page, Switch
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import _, pgettext
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.play import CHECK_LEVEL_NAMES


class AppearancePage(Page):
    """Colours, tints, size of texts and motion."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        schemes = {scheme: plain_text(_(name)) for scheme, name in SCHEME_NAMES.items()}
        tints = {
            Tints.ALL: _("Standard"),
            Tints.RED_GREEN: _("For red-green colour blindness"),
            Tints.BLUE_YELLOW: _("For blue-yellow colour blindness"),
            Tints.NONE: pgettext("tints", "None"),
        }
        percent = _("{percent}%")
        sizes = {size: percent.format(percent=str(size)) for size in TEXT_SIZES}
        self.scheme = ChoiceBox(settings, Settings.scheme, schemes)
        self.contrast = Switch(settings, Settings.contrast, _("&High contrast"))
        self.tints = ChoiceBox(settings, Settings.tints, tints)
        self.text_size = ChoiceBox(settings, Settings.text_size, sizes)
        self.motion = Switch(settings, Settings.reduced_motion, _("&No animations"))
        self.add_choice(_("&Colours:"), self.scheme)
        self.add(self.contrast)
        self.add_choice(_("&Rectangle colours:"), self.tints)
        self.add_choice(_("&Text size:"), self.text_size)
        self.add(self.motion)
        self.add_note(
            _("High contrast and fewer animations are also used if the system asks for them.")
        )


class BoardViewPage(Page):
    """Which parts of a board are shown."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        names = {
            Notation.ROW_AND_COLUMN: _("R4C5 (row 4, column 5)"),
            Notation.LETTER: _("E4 (column E, row 4)"),
        }
        self.notation = ChoiceBox(settings, Settings.notation, names)
        self.rulers = Switch(settings, Settings.rulers, _("&Row and column numbers"))
        self.overview = Switch(settings, Settings.overview, _("&Overview of large boards"))
        self.marks = Switch(settings, Settings.marks, _("&Pencil rectangles and crosses"))
        self.add(self.rulers, self.overview, self.marks)
        self.add_choice(_("&Cell names:"), self.notation)


class PlayPage(Page):
    """Help and display during a game."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        levels = {level: _(name) for level, name in CHECK_LEVEL_NAMES.items()}
        self.mistakes = ChoiceBox(settings, Settings.check_level, levels)
        self.learn_play = Switch(
            settings, Settings.learn_play, _("&Hints explain a step, but do not draw it")
        )
        self.clock = Switch(settings, Settings.clock, _("Show the &time during a game"))
        self.add_choice(_("Show &mistakes:"), self.mistakes)
        self.add(self.learn_play, self.clock)
        self.add_note(_("The time is counted even if it is not shown."))


class LanguagePage(Page):
    """The language of the program."""

    def __init__(
        self, settings: Settings, parent: QWidget, reopen: Callable[[], object] | None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._now = settings.language
        usual = _("As in the system ({language})").format(language=LANGUAGES[system_language()])
        self.language = ChoiceBox(settings, Settings.language, {"": usual, **LANGUAGES})
        self.add_choice(_("&Language:"), self.language)
        self.note = self.add_note(_("A new language is used from the next start of Shikaku."))
        self.reopen = QPushButton(_("&Use It Now"))
        self.reopen.setToolTip(
            _("Close all windows and continue the latest game; all games are kept")
        )
        if reopen is not None:
            self.reopen.clicked.connect(reopen)
            self.add(self.reopen)
        settings.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.reopen.setEnabled(self._settings.language != self._now)

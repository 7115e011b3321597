"""The menus whose entries change: recent files and samples."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMenu

from shikaku_gui import formats, resources
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import tooltip_text
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.i18n import _


def keep_recent(menu: QMenu, settings: Settings, open_path: Callable[[Path], None]) -> None:
    """List the recent files whenever a menu is shown; those that no longer exist are greyed."""

    def fill() -> None:
        menu.clear()
        recent = settings.recent
        for number, path in enumerate(recent, 1):
            text = path.name.replace("&", "&&")
            action = menu.addAction(f"&{number % 10}  {text}")
            action.setToolTip(tooltip_text(str(path)))
            action.setEnabled(path.exists())
            action.triggered.connect(lambda _checked=False, path=path: open_path(path))
        if not recent:
            menu.addAction(_("None yet")).setEnabled(False)
            return
        menu.setToolTipsVisible(True)
        menu.addSeparator()
        clear = menu.addAction(_("&Clear List"))
        clear.triggered.connect(lambda: setattr(settings, "recent", []))

    menu.aboutToShow.connect(fill)


def keep_samples(menu: QMenu, open_sample: Callable[[Path], None], reading: Jobs) -> None:
    """List the bundled puzzles in a menu that is shown, with titles read on the worker thread."""

    def fill() -> None:
        if not menu.isEmpty():
            return
        paths = resources.samples()
        for path in paths:
            action = menu.addAction(path.stem.replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, path=path: open_sample(path))
        reading.submit(
            lambda _stop: [puzzle_name(formats.load(path).puzzle, path) for path in paths], name
        )

    def name(titles: list[str]) -> None:
        for action, title in zip(menu.actions(), titles, strict=True):
            if title:
                action.setText(title.replace("&", "&&"))

    menu.aboutToShow.connect(fill)

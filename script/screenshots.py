"""Draw the pictures of the README from a saved game; run by the script of the same name."""

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from shikaku_gui import formats
from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.paper.moving_picture import make_moving_picture
from shikaku_gui.play import HintDegree, Point

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
SIZE = (900, 620)
REPLAY_SCALE = 1.0
PICTURES = {
    "light": ("game", Scheme.LIGHT, False),
    "dark": ("game", Scheme.DARK, False),
    "hint": ("game", Scheme.LIGHT, True),
    "thinking": ("thinking", Scheme.LIGHT, False),
}
"""For each picture the game, the colours, and whether a hint is asked for."""

_POINTED_AT = Point(7.5, 8.5)
"""Where the pointer is while a trial is open: on a clue with a crossed-out rectangle."""


def draw(name: str, folder: Path) -> None:
    """Draw one picture."""
    saved, scheme, hint = PICTURES[name]
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    game = formats.load(IMAGES / f"{saved}.shikaku")
    window = MainWindow(game, settings, Theme(scheme), folder / name, ACTIONS)
    window.resize(*SIZE)
    window.show()
    if hint:
        window.hint_tools.hints.advance()
        window.solving.wait()
        window.hint_tools.hints.show_degree(HintDegree.WHY)
    if window.controller.board.trials:
        window.controller.notify(window.controller.session.move(_POINTED_AT))
    QApplication.processEvents()
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    picture.setText("Software", "")
    if not picture.save(str(IMAGES / f"{name}.png"), quality=0):
        raise OSError(f"{name}.png cannot be written")
    window.close()


def draw_replay() -> None:
    """Draw the moving picture of a solved game."""
    game = formats.load(IMAGES / "replay.shikaku")
    data = make_moving_picture(game, ".apng", scale=REPLAY_SCALE)
    formats.write_bytes_atomically(IMAGES / "replay.png", data)


def main() -> None:
    """Draw all pictures."""
    app = QApplication([])
    app.setStyle("Fusion")
    with TemporaryDirectory() as folder:
        for name in PICTURES:
            draw(name, Path(folder))
    draw_replay()


if __name__ == "__main__":
    main()

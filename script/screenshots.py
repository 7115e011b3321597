"""Draw the pictures of the README from a saved game; run by the script of the same name."""

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from shikaku_gui import formats
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.play import HintDegree

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
SIZE = (900, 620)
PICTURES = {
    "light": (Scheme.LIGHT, False),
    "dark": (Scheme.DARK, False),
    "hint": (Scheme.LIGHT, True),
}
"""For each picture the colours, and whether a hint is asked for."""


def draw(name: str, folder: Path) -> None:
    """Draw one picture."""
    scheme, hint = PICTURES[name]
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    game = formats.load(IMAGES / "game.shikaku")
    runners = (Runner() for _ in range(3))
    window = MainWindow(game, settings, Theme(scheme), folder / name, *runners)
    window.resize(*SIZE)
    window.show()
    if hint:
        window.hint_tools.hints.advance()
        window.hint_tools.hints.show_degree(HintDegree.WHY)
    QApplication.processEvents()
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    picture.setText("Software", "")
    if not picture.save(str(IMAGES / f"{name}.png"), quality=0):
        raise OSError(f"{name}.png cannot be written")
    window.close()


def main() -> None:
    """Draw all pictures."""
    app = QApplication([])
    app.setStyle("Fusion")
    with TemporaryDirectory() as folder:
        for name in PICTURES:
            draw(name, Path(folder))


if __name__ == "__main__":
    main()

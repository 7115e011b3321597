"""The names by which Qt finds the settings and the player's data."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths

from shikaku_gui import __version__


def set_names() -> None:
    """Tell Qt the names of the program, on which its folders depend."""
    QCoreApplication.setOrganizationName("shikaku_gui")
    QCoreApplication.setApplicationName("shikaku_gui")
    QCoreApplication.setApplicationVersion(__version__)


DATA_FOLDER = "data/folder"
"""The setting with the folder that the player chose for the data."""


def data_folder() -> Path:
    """Return the folder with the player's data, which need not exist."""
    chosen = QSettings().value(DATA_FOLDER, "")
    return Path(chosen) if isinstance(chosen, str) and chosen else default_data_folder()


def default_data_folder() -> Path:
    """Return the folder for the player's data, unless the player has chosen another."""
    return _folder(QStandardPaths.StandardLocation.AppDataLocation)


def cache_folder() -> Path:
    """Return the folder for what can be made again, which need not exist."""
    return _folder(QStandardPaths.StandardLocation.CacheLocation)


def _folder(where: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(where))

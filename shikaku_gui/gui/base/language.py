"""Loads the translations of the program and of Qt."""

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from shikaku_gui.gui.base import qt_files
from shikaku_gui.gui.base.qt_texts import QtTexts
from shikaku_gui.i18n import catalogue, use_translations
from shikaku_gui.languages import ENGLISH, LANGUAGES, best_language


def system_language() -> str:
    """Return the language of the system, English if the program does not have it."""
    return best_language(QLocale.system().uiLanguages())


def use_language(chosen: str, app: QCoreApplication) -> str:
    """Show the program in a language, or in the system's if none is chosen; return which.

    Called while there is no window: texts that are shown already stay as they are.
    """
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.deleteLater()
    language = chosen if chosen in LANGUAGES else system_language()
    QLocale.setDefault(locale_of(language, QLocale.system()))
    use_translations(catalogue(language))
    if language != ENGLISH:
        own = QTranslator(app)
        # Without its file, which a package of the system may leave out, English is shown.
        if own.load(f"qtbase_{language}", str(qt_files.folder(qt_files.Kind.TranslationsPath))):
            app.installTranslator(own)
        app.installTranslator(QtTexts(app))
    return language


def locale_of(language: str, system: QLocale) -> QLocale:
    """Return how numbers and dates are written: as in the system, but in the language."""
    if best_language([system.name()]) == language and (
        language != ENGLISH or system.language() == QLocale.Language.English
    ):
        return system
    wanted = QLocale(language)
    there = QLocale(wanted.language(), system.territory())
    if there.territory() == system.territory():
        return there
    if language == ENGLISH and system.language() != QLocale.Language.C:
        return QLocale(wanted.language(), QLocale.Country.World)  # not as in the United States
    return wanted

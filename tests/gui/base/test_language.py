"""The languages of the window."""

import pytest
from PySide6.QtCore import QDate, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.base.language import locale_of, use_language
from shikaku_gui.i18n import _
from shikaku_gui.languages import LANGUAGES

pytestmark = pytest.mark.usefixtures("english_again")


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_qt_has_its_own_texts_in_every_language(qapp: QApplication, language: str) -> None:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    assert QTranslator().load(f"qtbase_{language}", folder)


def test_a_chosen_language_is_that_of_qt_and_of_dates(qapp: QApplication) -> None:
    assert use_language("de", qapp) == "de"
    assert _("Cancel") == "Abbrechen"
    assert QLocale().dayName(1) == "Montag"


def test_an_unknown_language_is_that_of_the_system(qapp: QApplication) -> None:
    assert use_language("tlh", qapp) in LANGUAGES


@pytest.mark.parametrize(
    ("language", "system", "month"),
    [
        ("de", "de_AT", "Jänner"),
        ("de", "en_US", "Januar"),
        ("en", "it_IT", "January"),
        ("en", "en_GB", "January"),
        ("zh_CN", "zh_SG", "一月"),
        ("ja", "de_DE", "1月"),
        ("en", "ar_EG", "January"),
        ("de", "fa_IR", "Januar"),
    ],
)
def test_dates_are_in_the_language_and_as_in_the_country(
    language: str, system: str, month: str
) -> None:
    assert locale_of(language, QLocale(system)).monthName(1) == month


@pytest.mark.parametrize("system", ["ar_EG", "fa_IR", "he_IL", "th_TH"])
def test_english_in_other_countries_has_its_own_digits_and_their_order_of_dates(
    system: str,
) -> None:
    locale = locale_of("en", QLocale(system))
    assert locale.toString(12_345) == "12,345"
    assert locale.toString(QDate(2026, 11, 23), QLocale.FormatType.ShortFormat)[:3] == "23/"
    assert locale.textDirection() is Qt.LayoutDirection.LeftToRight


def test_without_a_language_of_the_system_it_is_american_english() -> None:
    assert locale_of("en", QLocale.c()).name() == "en_US"

"""The texts of Qt that its own catalogues lack in one of the languages, as of Qt 6.11.

They belong to the windows that the program opens: Qt's dialogs for files and for printing. They
are translated in the program's catalogues, in Qt's contexts; ``tests/gui/base/test_qt_texts.py``
finds more of them.

The names of keys are among them, so that menus name them as the program's own texts and the guide
do: Qt calls them otherwise in some languages, such as "Del" in Japanese.
"""

from PySide6.QtCore import QTranslator

from shikaku_gui.i18n import NC_, pgettext

QT_TEXTS = frozenset(
    {
        NC_("QAbstractFileIconProvider", "Drive"),
        NC_("QAbstractFileIconProvider", "Folder"),
        NC_("QAbstractFileIconProvider", "Shortcut"),
        NC_("QAbstractFileIconProvider", "Unknown"),
        NC_("QCupsJobWidget", "&Billing information:"),
        NC_("QCupsJobWidget", "&End:"),
        NC_("QCupsJobWidget", "&Start:"),
        NC_("QCupsJobWidget", "Job &priority:"),
        NC_("QCupsJobWidget", "Scheduled &printing:"),
        NC_("QCupsPrinterSupport", "Authentication Needed"),
        NC_("QCupsPrinterSupport", "Authentication needed to use %1 on %2."),
        NC_("QCupsPrinterSupport", "Authentication needed to use %1."),
        NC_("QCupsPrinterSupport", "Password:"),
        NC_("QCupsPrinterSupport", "Username:"),
        NC_("QFileDialog", "&Look in:"),
        NC_("QFileDialog", "Files of &type:"),
        NC_("QPPDOptionsModel", "Name"),
        NC_("QPPDOptionsModel", "Value"),
        NC_("QPageSetupWidget", "Page &order:"),
        NC_("QPageSetupWidget", "Pages &per sheet:"),
        NC_(
            "QPrintDialog",
            "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, "
            "'-' to define ranges and make sure ranges do not intersect with each other.",
        ),
        NC_("QPrintDialog", "Duplex Settings Conflicts"),
        NC_("QPrintDialog", "Invalid Pages Definition"),
        NC_("QPrintDialog", "There are conflicts in duplex settings. Do you want to fix them?"),
        NC_("QPrintPropertiesDialog", "Advanced Option Conflicts"),
        NC_("QPrintPropertiesDialog", "Page Setup Conflicts"),
        NC_(
            "QPrintPropertiesDialog",
            "There are conflicts in page setup options. Do you want to fix them?",
        ),
        NC_(
            "QPrintPropertiesDialog",
            "There are conflicts in some advanced options. Do you want to fix them?",
        ),
        NC_("QPrintPropertiesWidget", "Advanced"),
        NC_("QPrintPropertiesWidget", "There are conflicts in some options. Please fix them."),
        NC_("QPrintSettingsOutput", "Double Sided Printing"),
        NC_("QPrintSettingsOutput", "Long side binding"),
        NC_("QPrintSettingsOutput", "Off"),
        NC_("QPrintSettingsOutput", "Page &Set:"),
        NC_("QPrintSettingsOutput", "Pages"),
        NC_("QPrintSettingsOutput", "Short side binding"),
        NC_(
            "QPrintSettingsOutput",
            "Specify pages or ranges separated by commas. Ranges are specified by two numbers "
            "separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
        ),
        NC_("QShortcut", "Alt"),
        NC_("QShortcut", "Ctrl"),
        NC_("QShortcut", "Shift"),
        NC_("QShortcut", "Backspace"),
        NC_("QShortcut", "Del"),
        NC_("QShortcut", "Enter"),
        NC_("QShortcut", "Esc"),
        NC_("QShortcut", "Ins"),
        NC_("QShortcut", "Return"),
        NC_("QShortcut", "Space"),
        NC_("QShortcut", "Tab"),
        NC_("QShortcut", "Down"),
        NC_("QShortcut", "End"),
        NC_("QShortcut", "Home"),
        NC_("QShortcut", "Left"),
        NC_("QShortcut", "PgDown"),
        NC_("QShortcut", "PgUp"),
        NC_("QShortcut", "Right"),
        NC_("QShortcut", "Up"),
    }
)


class QtTexts(QTranslator):
    """Translates Qt's texts by the program's catalogue, for as long as it is installed."""

    def isEmpty(self) -> bool:
        """Tell Qt that there are translations."""
        return False

    def translate(
        self, context: str, text: str, _comment: str | None = None, _number: int = -1
    ) -> str:
        """Return the translation of a text that Qt's own catalogue lacks."""
        if NC_(context, text) in QT_TEXTS:
            return pgettext(context, text)
        return None  # type: ignore[return-value]  # Qt's null, which "" is not

"""The texts of Qt that its own catalogues lack in one of the languages, as of Qt 6.11.

They are those of the windows that the program opens: Qt's dialogs for files and for printing. The
program asks its own catalogue before Qt's. ``tests/gui/base/test_qt_texts.py`` finds more of them.

The names of keys are translated anew, so that menus name them as the program's own texts and the
guide do: Qt calls them otherwise in some languages, such as "Del" in Japanese.
"""

_OF_FILES = "All other platforms"

QT_TEXTS: dict[str, tuple[str | tuple[str, str], ...]] = {
    "QAbstractFileIconProvider": (
        "Drive",
        ("Folder", _OF_FILES),
        ("Shortcut", _OF_FILES),
        "Unknown",
    ),
    "QCupsJobWidget": (
        "&Billing information:",
        "&End:",
        "&Start:",
        "Job &priority:",
        "Scheduled &printing:",
    ),
    "QCupsPrinterSupport": (
        "Authentication Needed",
        "Authentication needed to use %1 on %2.",
        "Authentication needed to use %1.",
        "Password:",
        "Username:",
    ),
    "QFileDialog": ("&Look in:", "Files of &type:"),
    "QPPDOptionsModel": ("Name", "Value"),
    "QPageSetupWidget": ("Page &order:", "Pages &per sheet:"),
    "QPrintDialog": (
        "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, "
        "'-' to define ranges and make sure ranges do not intersect with each other.",
        "Duplex Settings Conflicts",
        "Invalid Pages Definition",
        "There are conflicts in duplex settings. Do you want to fix them?",
    ),
    "QPrintPropertiesDialog": (
        "Advanced Option Conflicts",
        "Page Setup Conflicts",
        "There are conflicts in page setup options. Do you want to fix them?",
        "There are conflicts in some advanced options. Do you want to fix them?",
    ),
    "QPrintPropertiesWidget": (
        "Advanced",
        "There are conflicts in some options. Please fix them.",
    ),
    "QPrintSettingsOutput": (
        "Double Sided Printing",
        "Long side binding",
        "Off",
        "Page &Set:",
        "Pages",
        "Short side binding",
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers "
        "separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
    ),
    "QShortcut": (
        *("Alt", "Ctrl", "Shift"),
        *("Backspace", "Del", "Enter", "Esc", "Ins", "Return", "Space", "Tab"),
        *("Down", "End", "Home", "Left", "PgDown", "PgUp", "Right", "Up"),
    ),
}
"""The texts by their context; a pair is a text and its comment in Qt."""

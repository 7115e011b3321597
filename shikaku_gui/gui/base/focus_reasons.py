"""Why a widget gets the focus."""

from PySide6.QtCore import Qt

BY_KEYS = frozenset(
    (
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    )
)
"""The reasons for which the focus comes by a key."""

"""The menus of the windows, where there is little room."""

from PySide6.QtWidgets import QMenu, QStyle

from shikaku_gui.gui.main_window import MainWindow


def test_a_menu_that_is_too_high_scrolls(window: MainWindow) -> None:
    # Or else Qt puts its end beside it, where a small screen cuts it off.
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.ensurePolished()
    assert menu.style().styleHint(QStyle.StyleHint.SH_Menu_Scrollable, None, menu)

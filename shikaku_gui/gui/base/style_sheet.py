"""The Qt style sheet of the controls, in the colours of the theme."""

import re
from dataclasses import fields

from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.base.theme import Colours

SCROLL_BAR = 12
"""The width of a scroll bar in pixels."""

_SHEET = """
QMainWindow, QMenuBar, QToolBar, QStatusBar {{ background: {window}; color: {text}; }}
QMenuBar {{ border: none; padding: 2px 4px; }}
QMenuBar::item {{ padding: 2px 7px; border: 2px solid transparent; border-radius: 4px;
    background: transparent; }}
QMenuBar::item:selected {{ background: {hover}; border-color: {accent}; }}
QMenu {{ background: {field}; color: {text}; border: 1px solid {border}; padding: 4px;
    menu-scrollable: 1; }}
QMenu::item {{ padding: 3px 26px 3px 6px; border: 2px solid transparent; border-radius: 4px; }}
QMenu::item:selected {{ background: {hover}; border-color: {accent}; }}
QMenu::item:disabled {{ color: {text_off}; }}
QMenu::icon {{ padding-left: 6px; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QToolBar {{ border: none; border-bottom: 1px solid {line}; padding: 3px 8px; spacing: 2px; }}
QToolBar::separator {{ width: 1px; background: {line}; margin: 6px 7px; }}
QToolButton {{ border: 2px solid transparent; border-radius: 6px; padding: 4px 6px;
    color: {text}; }}
QToolButton:hover {{ background: {hover}; }}
QToolButton:pressed, QToolButton:checked {{ background: {hover}; border: 1px solid {text_calm};
    padding: 5px 7px; }}
QToolButton:focus {{ border: 2px solid {accent}; padding: 4px 6px; }}
QToolButton:disabled {{ color: {text_off}; }}
QToolButton#qt_toolbar_ext_button, QToolButton#qt_menubar_ext_button {{ padding: 0;
    font-weight: bold; }}
QToolButton#qt_menubar_ext_button {{ border: none; }}
QStatusBar {{ border-top: 1px solid {line}; }}
QStatusBar::item {{ border: none; }}
QStatusBar QLabel {{ color: {text_calm}; padding: 3px 6px; }}
QStatusBar QLabel#sentence {{ color: {text}; padding-left: 10px; }}
QStatusBar QLabel#time {{ padding-right: 12px; }}
QWidget#side {{ background: {panel}; }}
QWidget#side[place="right"] {{ border-left: 1px solid {line}; }}
QWidget#side[place="below"] {{ border-top: 1px solid {line}; }}
QWidget#side QScrollArea, QWidget#notes {{ background: transparent; }}
QWidget#side QLabel {{ background: transparent; }}
QSplitter::handle:horizontal {{ margin: 0 1px; background: qlineargradient(x1: 0, y1: 0, x2: 0,
    y2: 1, stop: 0.469 transparent, stop: 0.47 {border}, stop: 0.53 {border},
    stop: 0.531 transparent); }}
QSplitter::handle:vertical {{ margin: 1px 0; background: qlineargradient(x1: 0, y1: 0, x2: 1,
    y2: 0, stop: 0.469 transparent, stop: 0.47 {border}, stop: 0.53 {border},
    stop: 0.531 transparent); }}
QLabel#subtitle, QLabel#source, QLabel#tips {{ color: {text_calm}; }}
QFrame#card {{ background: {field}; border: 1px solid {border}; border-left: 4px solid {text_calm};
    border-top-right-radius: 6px; border-bottom-right-radius: 6px; }}
QFrame#card[tone="plain"] {{ border-left-color: {accent}; }}
QFrame#card[tone="good"] {{ border-left-color: {good}; }}
QFrame#card[tone="wrong"] {{ border-left-color: {wrong}; }}
QPushButton {{ background: {field}; color: {text}; border: 1px solid {border};
    border-radius: 6px; padding: 5px 12px; outline: none; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:focus {{ border: 2px solid {accent}; padding: 4px 11px; }}
QPushButton[leading="true"] {{ background: {fill}; color: {on_fill}; border-color: {fill};
    font-weight: bold; }}
QPushButton[leading="true"]:focus {{ border-color: {ring}; }}
QPushButton:disabled, QPushButton[leading="true"]:disabled {{ background: {panel};
    color: {text_off}; border-color: {line}; }}
QPushButton#quiet {{ background: transparent; padding: 4px 4px; }}
QPushButton#quiet:focus {{ padding: 3px 3px; }}
QWidget#side QScrollBar:vertical {{ background: transparent; width: 9px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {border}; border-radius: 3px;
    margin-left: 3px; min-height: 24px; }}
QWidget#side QScrollBar::handle:vertical:hover {{ background: {text_calm}; }}
QWidget#side QScrollBar::add-line, QWidget#side QScrollBar::sub-line {{ height: 0; }}
QWidget#side QScrollBar::add-page, QWidget#side QScrollBar::sub-page {{ background: none; }}
QPushButton#quiet:hover {{ background: {hover}; }}
QFrame#card QPushButton#quiet {{ border-color: transparent; color: {accent}; }}
QFrame#card QPushButton#quiet:focus {{ border-color: {accent}; }}
QToolButton#degree {{ border: 1px solid {border}; border-radius: 0; padding: 4px 0;
    background: {field}; }}
QToolButton#degree[place="first"] {{ border-top-left-radius: 6px;
    border-bottom-left-radius: 6px; }}
QToolButton#degree[place="last"] {{ border-top-right-radius: 6px;
    border-bottom-right-radius: 6px; }}
QToolButton#degree[place="inner"], QToolButton#degree[place="last"] {{ border-left: none; }}
QToolButton#degree:hover {{ background: {hover}; }}
QToolButton#degree:checked {{ background: {fill}; color: {on_fill}; font-weight: bold; }}
QToolButton#degree:checked:disabled {{ background: {hover}; color: {text_calm}; }}
QToolButton#degree:focus {{ border: 2px solid {accent}; padding: 3px 0; }}
QToolButton#degree:checked:focus {{ border-color: {ring}; }}
QListWidget, QTreeWidget {{ background: {field}; border: 1px solid {border}; border-radius: 6px;
    outline: none; padding: 3px; }}
QListWidget:focus, QTreeWidget:focus {{ border: 2px solid {accent}; padding: 2px; }}
QListWidget::item, QTreeWidget::item {{ padding: 3px 4px; border-radius: 4px; color: {text}; }}
QListWidget::item:selected, QTreeWidget::item:selected {{ background: {fill};
    color: {on_fill}; }}
QTreeWidget#hints {{ background: {panel}; show-decoration-selected: 0; }}
QTreeWidget#hints::branch:selected:!has-children {{ background: {panel}; }}
QFrame#tile {{ background: {field}; border: 1px solid {border}; border-radius: 8px; }}
QFrame#tile QLabel {{ background: transparent; }}
QDialog#statistics QScrollArea, QWidget#figures {{ background: {window}; }}
QFrame#rule {{ background: {line}; border: none; }}
QLineEdit, QPlainTextEdit, QTextBrowser, QAbstractSpinBox {{ background: {field}; color: {text};
    border: 1px solid {border}; border-radius: 5px; padding: 4px 6px; }}
QLineEdit, QPlainTextEdit {{ placeholder-text-color: {text_calm}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextBrowser:focus {{
    border: 2px solid {accent}; padding: 3px 5px; }}
QLineEdit:disabled, QAbstractSpinBox:disabled {{ color: {text_off}; }}
QAbstractSpinBox {{ padding: 3px 0px 3px 4px; }}
QAbstractSpinBox:focus {{ border: 2px solid {accent}; padding: 2px 0px 2px 3px; }}
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus {{ border: none; padding: 0;
    background: transparent; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 1.3em; border: none; }}
QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
QComboBox {{ padding: 3px 6px; combobox-popup: 0; }}
QComboBox QAbstractItemView {{ background: {field}; color: {text}; border: 1px solid {border};
    padding: 4px; outline: none; }}
QComboBox QAbstractItemView::item {{ padding: 5px 8px; border-radius: 4px; }}
QComboBox QAbstractItemView::item:selected {{ background: {fill}; color: {on_fill}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: 0.86em; height: 0.86em; padding: 1px;
    background: {field}; border: 1px solid {text_calm}; border-radius: 4px; }}
QRadioButton::indicator {{ width: 0.92em; height: 0.92em; border-radius: 0.5em; }}
QCheckBox::indicator:checked {{ background: {fill}; border-color: {fill}; }}
QRadioButton::indicator:checked {{ border-color: {fill};
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
    stop: 0.42 {field}, stop: 0.5 {fill}); }}
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border: 2px solid {accent};
    padding: 0; }}
QCheckBox::indicator:checked:focus, QRadioButton::indicator:checked:focus {{
    border-color: {ring}; }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border-color: {line}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {text_off}; }}
QTabWidget::pane {{ border: 1px solid {border}; border-radius: 6px; }}
QTabBar {{ background: transparent; qproperty-drawBase: 0; }}
QTabBar::tab {{ background: transparent; color: {text_calm}; border: 2px solid transparent;
    border-radius: 6px; padding: 4px 12px; margin: 0 2px 4px 0; }}
QTabBar::tab:hover {{ background: {hover}; }}
QTabBar::tab:selected {{ background: {fill}; color: {on_fill}; }}
QTabBar::tab:selected:focus {{ border-color: {ring}; }}
QTabBar::tab:disabled {{ color: {text_off}; }}
QProgressBar {{ background: {hover}; border: none; border-radius: 2px; max-height: 4px; }}
QProgressBar::chunk {{ background: {accent}; border-radius: 2px; }}
QWidget#library {{ background: {window}; }}
QListWidget#places {{ background: {panel}; border: 2px solid transparent; border-radius: 0;
    padding: 10px 6px; outline: none; }}
QListWidget#places[keyed="true"]:focus {{ border-color: {accent}; }}
QListWidget#places::item {{ padding: 8px 10px; border-radius: 6px; color: {text}; }}
QListWidget#places::item:hover {{ background: {hover}; }}
QListWidget#places::item:selected {{ background: {fill}; color: {on_fill}; }}
QPushButton#tile, QPushButton#tile:focus {{ text-align: left; border-radius: 8px; padding: 0; }}
QPushButton#tile QLabel {{ background: transparent; }}
QListView#gallery, QTableWidget#month {{ background: {window}; border: none; outline: none;
    selection-background-color: transparent; }}
QTableView#history, QTableView#figures, QTableView#runs {{ background: {field};
    border: 1px solid {border}; border-radius: 6px; alternate-background-color: {panel};
    selection-background-color: {fill}; selection-color: {on_fill}; outline: none; }}
QTableView#history:focus, QTableView#figures:focus, QTableView#runs:focus {{
    border: 2px solid {accent}; }}
QTableView#history::item, QTableView#figures::item {{ padding: 5px 10px; }}
QHeaderView::section {{ background: {window}; color: {text_calm}; border: none;
    padding: 5px 13px; }}
QTableWidget#month QHeaderView::section {{ padding: 4px 0; }}
QTableView#runs::item {{ padding: 5px 4px; }}
QTableView#runs QHeaderView::section {{ padding: 5px 7px; }}
QScrollBar, QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar::handle {{ background: {border}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:hover {{ background: {text_calm}; }}
QScrollBar::handle:disabled {{ background: transparent; }}
QScrollBar::handle:vertical {{ min-height: 36px; }}
QScrollBar::handle:horizontal {{ min-width: 36px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSlider:horizontal {{ min-height: 20px; }}
QSlider::groove:horizontal {{ background: {border}; height: 4px; border-radius: 2px; }}
QSlider::sub-page:horizontal {{ background: {fill}; border-radius: 2px; }}
QSlider::handle:horizontal {{ background: {fill}; border: 2px solid {field}; width: 14px;
    height: 14px; margin: -7px 0; border-radius: 9px; }}
QSlider::handle:horizontal:focus {{ border-color: {ring}; }}
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled {{
    background: {text_off}; }}
QToolTip {{ background: {badge}; color: {badge_text}; border: none; padding: 4px 6px; }}
"""

_SCROLL_BARS = f"""
QScrollBar:vertical {{ width: {SCROLL_BAR}px; }}
QScrollBar:horizontal {{ height: {SCROLL_BAR}px; }}
"""

_OTHER_SIDE = {"-left": "-right", "-right": "-left", "::sub-page": "::add-page"}
_SIDES = re.compile(r"-(?:left|right)\b|(?<=QSlider)::sub-page")
"""Turned round where windows run from right to left, which Qt does not do for style sheets."""


def build_style_sheet(colours: Colours) -> str:
    """Return the style sheet for a set of colours."""
    named = {
        field.name: getattr(colours, field.name).name()
        for field in fields(colours)
        if isinstance(getattr(colours, field.name), QColor)
    }
    sheet = _SHEET.format_map(named) + _SCROLL_BARS
    if not QGuiApplication.isRightToLeft():
        return sheet
    return _SIDES.sub(lambda side: _OTHER_SIDE[side[0]], sheet)


def set_style_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property by which the style sheet chooses the look of a widget."""
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)

"""Texts are read and lines are seen in every theme: the figures, and that none is left out.

``pytest -s`` prints the table: each colour, what it is drawn on, the contrast, what is needed.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import Field, fields
from itertools import product

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLineEdit, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base import style_sheet
from shikaku_gui.gui.base.style_sheet import build_style_sheet
from shikaku_gui.gui.base.theme import Colours, Scheme, Theme, Tints, palette
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.combo_box import ComboBox
from tests.gui.colour_contrast import contrast

TEXT, NUMBER, SHAPE = 4.5, 7.0, 3.0
NEEDED = {"text": TEXT, "number": NUMBER, "shape": SHAPE}


def theme(scheme: Scheme, tints: Tints, *, high: bool) -> Colours:
    made = Theme()
    made.choose(scheme, contrast=high, tints=tints)
    return made.colours


THEMES = {
    f"{scheme.value}{', high contrast' * high}, tints {tints.value}": (scheme, tints, high)
    for scheme, high, tints in product(Scheme, (False, True), Tints)
}


def names(colours: Colours, role: str) -> Iterator[tuple[str, QColor]]:
    """Yield a role's colours: several for tints and marks."""
    value = getattr(colours, role)
    if isinstance(value, QColor):
        yield role, value
    else:
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        yield from ((f"{role} {name}", colour) for name, colour in parts)


def pairs(colours: Colours) -> Iterator[tuple[str, str, float, float]]:
    """Yield colour, ground, contrast and what is needed, of all that the theme declares."""
    for one in fields(colours):
        for kind, needed in NEEDED.items():
            for ground in one.metadata.get(kind, ()):
                for (name, ink), (under, paper) in product(
                    names(colours, one.name), names(colours, ground)
                ):
                    if ink != paper:  # white paper instead of tints
                        yield (
                            f"{name} {ink.name()}",
                            f"{under} {paper.name()}",
                            *(
                                contrast(ink, paper),
                                needed,
                            ),
                        )


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.usefixtures("qapp")
def test_what_is_drawn_stands_out(name: str) -> None:
    scheme, tints, high = THEMES[name]
    found = list(pairs(theme(scheme, tints, high=high)))
    print(f"\n{name}")
    for ink, ground, ratio, needed in found:
        print(f"  {ink:26} on {ground:22} {ratio:5.2f}  needed {needed}")
    assert len(found) > 100
    assert [row for row in found if row[2] < row[3]] == []


ROLES: dict[str, Field[object]] = {one.name: one for one in fields(Colours) if one.name != "dark"}


def test_every_colour_says_what_it_is_drawn_on() -> None:
    assert [name for name, role in ROLES.items() if not role.metadata] == []
    grounds = {
        ground
        for role in ROLES.values()
        for kind in NEEDED
        for ground in role.metadata.get(kind, ())
    }
    declared = {name for name, role in ROLES.items() if role.metadata.get("ground")}
    assert grounds == declared
    for name, role in ROLES.items():
        drawn = [kind for kind in NEEDED if role.metadata.get(kind)]
        assert drawn or name in declared or role.metadata.get("faint"), name


# The style sheet

RULES = re.findall(r"([^{}]+) \{\{(.*?)\}\}", style_sheet._SHEET, re.DOTALL)
CONTROLS = re.compile(
    r"QPushButton|QLineEdit|QPlainTextEdit|QAbstractSpinBox|QComboBox|QToolButton#degree|#tile"
    r"|QCheckBox|QRadioButton|QScrollBar::handle|QListWidget(?!#places)|QTreeWidget|QTableView"
)


def declared(rule: str) -> dict[str, list[str]]:
    """Return the colours of a rule by the properties that use them."""
    found: dict[str, list[str]] = {}
    for line in rule.split(";"):
        name, _, value = line.partition(":")
        used = re.findall(r"\{(\w+)\}", value)
        if used:
            found.setdefault(name.strip(), []).extend(used)
    return found


def test_the_style_sheet_uses_colours_as_they_are_declared() -> None:
    assert len(RULES) > 90
    wrong = []
    for selector, rule in RULES:
        found = declared(rule)
        for ink in found.get("color", ()):
            texts = ROLES[ink].metadata.get("text", ())
            grounds = found.get("background", ())
            known = ink == "text_off" or (texts and set(grounds) <= set(texts))
            wrong += [] if known else [(selector, "color", ink, grounds)]
        for name, used in found.items():
            shapes = [ink for ink in used if ROLES[ink].metadata.get("shape")]
            if name.startswith("border") and set(shapes) | {"line", "field"} < {*used, "line"}:
                wrong.append((selector, name, *used))
    assert wrong == []


def test_borders_of_controls_are_no_faint_lines() -> None:
    faint = [
        (selector, name)
        for selector, rule in RULES
        if CONTROLS.search(selector) and ":disabled" not in selector
        for name, used in declared(rule).items()
        if "line" in used and (name.startswith("border") or "handle" in selector)
    ]
    assert faint == []


def test_what_has_the_focus_has_a_ring() -> None:
    rules = [(selector, rule) for selector, rule in RULES if ":focus" in selector]
    assert len(rules) > 12
    for selector, rule in rules:
        for name, used in declared(rule).items():
            if name.startswith("border"):
                assert used in (["accent"], ["ring"]), selector
                assert "2px" in rule or name == "border-color", selector


# Pixels

CONTROL_KINDS: dict[str, Callable[[], QWidget]] = {
    "button": lambda: QPushButton("Button"),
    "leading": lambda: QPushButton("Button"),
    "field": QLineEdit,
    "list": ComboBox,
    "box": CheckBox,
    "ticked": CheckBox,
    "tool": QToolButton,
}


def edge(image: QImage, at: int) -> QColor:
    """Return a pixel of the edge, ``at`` pixels from it."""
    return image.pixelColor(at, 2 * image.height() // 5)  # beside the tick of a box


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("kind", CONTROL_KINDS)
def test_controls_have_borders_and_rings(qtbot: QtBot, kind: str, scheme: Scheme) -> None:
    colours = theme(scheme, Tints.ALL, high=False)
    window, control = QWidget(), CONTROL_KINDS[kind]()
    other = QPushButton(window)
    control.setParent(window)
    control.setPalette(palette(colours))
    window.setPalette(palette(colours))
    window.setStyleSheet(build_style_sheet(colours))
    filled = kind in ("leading", "ticked")
    if isinstance(control, CheckBox):
        control.setChecked(filled)
    control.setProperty("leading", filled)
    control.resize(60, 30)
    other.move(100, 0)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    other.setFocus()
    image = control.grab().toImage()
    if kind != "tool":  # flat until it is looked at
        plain = edge(image, 0)
        assert contrast(plain, colours.window) >= SHAPE
    control.setFocus()
    image = control.grab().toImage()
    ring = colours.ring if filled else colours.accent
    assert [edge(image, at) for at in (0, 1)] == [ring, ring]
    assert contrast(ring, edge(image, 2)) >= SHAPE
    assert contrast(ring, colours.window) >= SHAPE

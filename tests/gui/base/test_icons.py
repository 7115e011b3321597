"""Icons: sharp on all usual screens, in the colours of the theme."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.theme import DARK, LIGHT, Colours
from tests.gui.conftest import ALL_SIDES


def test_every_size_of_usual_screens_is_drawn(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(icons, "_SIDES", ALL_SIDES)
    made = icons.icon("undo", LIGHT)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        sides = {size.width() for size in made.availableSizes(mode)}
        assert sides >= {int(side * ratio) for side in (16, 20) for ratio in (1, 1.25, 1.5, 2)}


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_icons_have_the_colour_of_text_and_are_greyed(qtbot: QtBot, colours: Colours) -> None:
    made = icons.icon("undo", colours)
    for mode, wanted in (
        (QIcon.Mode.Normal, colours.text),
        (QIcon.Mode.Disabled, colours.text_off),
    ):
        image = made.pixmap(QSize(20, 20), mode).toImage()
        seen = {image.pixelColor(x, y).rgba() for x in range(20) for y in range(20)}
        assert wanted.rgba() in seen


def test_an_unknown_icon_is_an_error(qtbot: QtBot) -> None:
    with pytest.raises(OSError, match=r"nothing\.svg"):
        icons.icon("nothing", LIGHT)

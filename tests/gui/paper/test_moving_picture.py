"""Moving pictures of games."""

import io
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.paper import moving_picture as module
from shikaku_gui.gui.paper.moving_picture import NoMovingPictureError, make_moving_picture
from shikaku_gui.model import Place
from tests.gui.boards import PUZZLE, SOLUTION

PLAYED = SavedGame(PUZZLE, tuple(map(Place, SOLUTION)), len(SOLUTION), times=(500, 900, 1300, 1700))


@pytest.mark.parametrize(("suffix", "kind"), [(".apng", "PNG"), (".gif", "GIF")])
def test_each_move_is_a_picture(suffix: str, kind: str, qapp: QApplication) -> None:
    image = pytest.importorskip("PIL.Image")
    data = make_moving_picture(PLAYED, suffix, scale=0.5)
    assert data == make_moving_picture(PLAYED, suffix, scale=0.5)
    shown: Any = image.open(io.BytesIO(data))
    assert (shown.format, shown.n_frames) == (kind, len(SOLUTION) + 1)
    middles = []
    for number in range(shown.n_frames):
        shown.seek(number)
        middles.append(shown.convert("RGB").getpixel((46, 20)))
    white, *tinted = middles
    assert min(white) > 250
    assert set(map(min, tinted)) < set(range(250))


def test_too_much_is_refused(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PIL.Image")
    monkeypatch.setattr(module, "MOST_PIXELS", 1000)
    with pytest.raises(NoMovingPictureError, match="too many moves"):
        make_moving_picture(PLAYED, ".gif")


def test_without_pillow_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda _name: None)
    with pytest.raises(NoMovingPictureError, match=r"pip install 'shikaku-gui\[animation\]'"):
        make_moving_picture(PLAYED, ".gif")

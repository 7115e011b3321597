"""Moving pictures of games: animated PNG and GIF files, made with the extra ``animation``."""

from __future__ import annotations

import io
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from shikaku_gui.extras import how_to_install
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.board.board_picture import BoardPicture
from shikaku_gui.gui.paper import picture_file
from shikaku_gui.i18n import N_
from shikaku_gui.play import game_tints, replay_frames
from shikaku_gui.texts import ExplainedValueError, make_message

if TYPE_CHECKING:
    from PIL import Image as PillowImage

MOST_PIXELS = 400_000_000
"""The most pixels of all pictures of a moving one together; they are in memory at a time."""

_FORMATS = {".apng": "PNG", ".gif": "GIF"}
MOVING_SUFFIXES = tuple(_FORMATS)
_COLOURS = 64


class NoMovingPictureError(ExplainedValueError):
    """Pillow is not installed, or a game has too many moves for a moving picture."""


def can_make_moving_pictures() -> bool:
    """Tell whether Pillow is installed."""
    return find_spec("PIL") is not None


def make_moving_picture(
    game: SavedGame, suffix: str, *, scale: float | None = None, coordinates: bool = False
) -> bytes:
    """Return a file that shows how a game was played, again and again.

    ``scale`` is that of :func:`picture_file.encode`.

    Raises:
        KeyError: the suffix is not one of :data:`MOVING_SUFFIXES`.
        NoMovingPictureError: Pillow is not installed, or there are too many moves for that scale.
        TooLargeError: each picture has too many pixels at that scale.
    """
    kind = _FORMATS[suffix.lower()]
    if not can_make_moving_pictures():
        raise NoMovingPictureError(
            make_message(
                N_("moving pictures need Pillow ({advice})"), advice=how_to_install("animation")
            )
        )
    frames, tints = replay_frames(game), game_tints(game)
    pictures = [
        BoardPicture(game.puzzle, frame.rects, coordinates, tints=tints) for frame in frames
    ]
    chosen = picture_file.largest_scale(pictures[0]) if scale is None else scale
    size = picture_file.picture_size(pictures[0], chosen)
    if len(frames) * size.width() * size.height() > MOST_PIXELS:
        raise NoMovingPictureError(
            make_message(N_("there are too many moves for a moving picture of this scale"))
        )
    from PIL import Image

    images = [_converted(picture_file.image(picture, chosen)) for picture in pictures]
    # All get the colours of the last, which usually has all rectangles.
    palette = images[-1].quantize(_COLOURS)
    flat = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    file = io.BytesIO()
    shown = [frame.shown for frame in frames]
    flat[0].save(file, kind, save_all=True, append_images=flat[1:], duration=shown, loop=0)
    return file.getvalue()


def _converted(raster: QImage) -> PillowImage.Image:
    from PIL import Image

    plain = raster.convertToFormat(QImage.Format.Format_RGB888)
    size = plain.width(), plain.height()
    return Image.frombytes(
        "RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine()
    )

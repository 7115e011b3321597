"""Somebody who goes through the program on a screen of some size, by pointer and keys only.

The pictures of all stops are kept in ``build/screens`` and gathered in one file,
``contact-sheet.html``, with those that have changed since the last run in front, beside what they
were.
"""

import base64
import html
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from tests.gui.real_screen import Person, wait_until
from tests.gui.told_program import GLANCE

Pixels = NDArray[np.uint32]
Place = tuple[int, int, int, int]
"""The left and upper edge, the width and the height of a part of the screen."""

_MARGIN = 4
"""Pixels around a control in which a ring around it is drawn."""
_ALIKE = 0.97
"""The share of pixels in which pictures of the same are alike."""
_LOW = 100
"""The height in pixels of what a notch of the wheel may move out of sight."""
_AWAY = [0, 0]
"""Where the pointer is over nothing."""
_MOST_STOPS = 90
_KEYS = "10"
"""Milliseconds that a key takes."""
_SHORT = 0.005
"""Seconds between two looks at whether a picture has been taken."""
SHEET = Path(__file__).resolve().parents[2] / "build" / "screens"
_HEAD = (
    '<!doctype html><meta charset="utf-8"><title>Screens</title><style>'
    "body{font:14px sans-serif}figure{display:inline-block;margin:4px;vertical-align:top}"
    "img{max-width:420px;border:1px solid #888}</style>"
)


@dataclass(frozen=True)
class Conditions:
    """A screen, and how the program is set."""

    width: int
    height: int
    language: str = "en"
    text_size: int = 100
    scheme: str = "light"
    contrast: bool = False
    scale: int = 1
    clock: bool = True
    new_player: bool = False
    library: str = ""
    data: str = ""

    def __str__(self) -> str:
        parts = [f"{self.width}x{self.height}", self.language, f"{self.text_size}%", self.scheme]
        if self.contrast:
            parts.append("contrast")
        if self.scale != 1:
            parts.append(f"scale {self.scale}")
        return " ".join(parts)

    @property
    def settings(self) -> str:
        """What the file of settings has."""
        return (
            f"[view]\nlanguage={self.language}\ntext_size={self.text_size}\nscheme={self.scheme}\n"
            f"contrast={str(self.contrast).lower()}\nreduced_motion=true\n"
            f"clock={str(self.clock).lower()}\n"
            f"[learn]\nnew_player={str(self.new_player).lower()}\n"
            f"asked={str(not self.new_player).lower()}\n[library]\nfolder={self.library}\n"
            f"[data]\nfolder={self.data}\n"
        )


@dataclass(frozen=True)
class Look:
    """A picture of the screen that is kept, and what a person could point at in it."""

    name: str
    path: Path
    told: dict[str, Any]

    @property
    def pixels(self) -> Pixels:
        """The colours of the picture, by row and column."""
        image = QImage(str(self.path)).convertToFormat(QImage.Format.Format_RGB32)
        colours = np.frombuffer(image.constBits(), np.uint32).copy()  # the image goes
        return colours.reshape(image.height(), image.width())

    @property
    def faults(self) -> list[str]:
        """What is wrong on it."""
        return [f"{self.name}: {fault}" for fault in (*self.told["faults"], *self.told["elided"])]


@dataclass(frozen=True)
class Glance:
    """The colours of a picture of the screen, and what a person could point at in it."""

    pixels: Pixels
    told: dict[str, Any]

    def part(self, place: Place, margin: int = 0) -> Pixels:
        """Return a part of the picture and a margin around it."""
        left, top, width, height = place
        rows = slice(max(top - margin, 0), top + height + margin)
        return self.pixels[rows, max(left - margin, 0) : left + width + margin]


class Tourist(Person):
    """Goes through the program and keeps a picture of each stop."""

    def __init__(self, folder: Path, conditions: Conditions, *arguments: str) -> None:
        """Start the program."""
        self.looks: list[Look] = []
        self._folder = folder / "looks"
        self._folder.mkdir(exist_ok=True)
        settings = folder / "config" / "shikaku_gui" / "shikaku_gui.conf"
        if not settings.exists():
            settings.parent.mkdir(parents=True)
            settings.write_text(conditions.settings, "utf-8")
        os.environ["LOOKS"] = str(self._folder)
        os.environ["QT_SCALE_FACTOR"] = str(conditions.scale)
        super().__init__(folder, *arguments)

    def press(self, *keys: str) -> None:
        """Press keys one after the other, and wait until they have been handled."""
        self._do("key", "--delay", _KEYS, *keys)

    def glance_after(self, *keys: str) -> Glance:
        """Press keys and return a picture of what has come of it."""
        self._hand("key", "--delay", _KEYS, *keys)
        return self.glance()

    def look(self, name: str) -> Look:
        """Return a picture of the screen when it has come to rest."""
        stem = f"{len(self.looks):03} {name}"
        self.looks.append(Look(name, self._folder / f"{stem}.png", self._told(stem)))
        return self.looks[-1]

    def fail(self) -> None:
        """Have an error in the program that nothing catches."""
        (self._folder / "fail").touch()

    def type(self, text: str) -> None:
        """Type a text, as fast as keys."""
        self._do("type", "--delay", _KEYS, text)

    def name_file(self, path: Path) -> None:
        """Type the path of a file into the dialog that asks for one."""
        self.turn_to_kind("QFileDialog")
        self.press("ctrl+a")
        self.type(str(path))
        self.press("Return")

    def look_after(self, name: str, *keys: str) -> Look:
        """Press keys and return a picture of what has come of it."""
        before = self.glance()
        self._hand("key", "--delay", _KEYS, *keys)
        wait_until(lambda: not np.array_equal(self.glance().pixels, before.pixels), _SHORT)
        return self.look(name)

    def glance(self) -> Glance:
        """Return a picture that is not kept, when the screen has come to rest."""
        told = self._told(GLANCE)
        pixels = np.fromfile(self._folder / GLANCE, np.uint32)
        return Glance(pixels.reshape(told["size"]), told)

    def _told(self, name: str) -> dict[str, Any]:
        """Have a picture taken; return what a person could point at in it."""
        answer = self._folder / f"{name}.json"
        answer.unlink(missing_ok=True)
        draft = self._folder / "asked"
        draft.write_text(name, "utf-8")
        draft.replace(self._folder / "wanted")
        wait_until(answer.exists, _SHORT)
        told: dict[str, Any] = json.loads(answer.read_text("utf-8"))
        return told

    def turn_to_kind(self, kind: str) -> None:
        """Turn to a window of a kind, when it is there and has the keyboard."""
        found: list[int] = []

        def there() -> bool:
            windows = self.glance().told["windows"]
            found[:] = [number for name, number in windows if name == kind]
            return bool(found)

        wait_until(there)
        self.give_keyboard(lambda: found[-1])

    def open_menu(self, menu: int) -> bool:
        """Open a menu of the window in front, by its letter if there is no room for its title.

        Tell whether its first entry is chosen then, as it is by a key.
        """
        *place, letter = self.glance().told["menus"][menu]
        if letter:
            self.press(f"alt+{letter}")
        else:
            self.click_at(place)
        return bool(letter)

    def choose(self, menu: int, entry: str) -> None:
        """Choose an entry of a menu of the window in front."""
        chosen = self.open_menu(menu)
        entries = list(self.glance().told["entries"])  # some of them may be beyond the screen
        self.press(*["Down"] * (entries.index(entry) + (not chosen)), "Return")

    def unseen_stops(self) -> Iterator[str]:
        """Go round the window in front with Tab; yield the stops at which nothing shows that."""
        # What has the focus at first may have got it from the pointer.
        before = self.glance_after("Tab")
        passed = set()
        for _ in range(_MOST_STOPS):
            focus = before.told["focus"]
            if focus is None or str(focus) in passed:
                break
            passed.add(str(focus))
            after = self.glance_after("Tab")
            left, top, width, height, name = focus
            place = left, top, width, height
            parts = before.part(place, _MARGIN), after.part(place, _MARGIN)
            stayed = after.told["scrolls"] == before.told["scrolls"]
            if stayed and after.told["focus"] != focus and np.array_equal(*parts):
                yield name
            before = after
        self.press("shift+Tab")

    def unmoved(self, look: Look) -> Iterator[str]:
        """Turn the wheel over all that scrolls; yield what has not moved as a whole."""
        for number in range(len(look.told["scrolls"])):
            self.move_to(_AWAY)  # or what is under the pointer would be lit up
            before = self.glance()
            left, top, width, height, value, most = before.told["scrolls"][number]
            place = left, top, width, height
            at = str(left + _MARGIN), str(top + height // 2)
            notch, back = ("4", "5") if value == most else ("5", "4")
            self._turn(notch, *at)
            after = self.glance()
            self._turn(back, *at)
            if not _is_moved(before.part(place), after.part(place), back=value == most):
                yield f"{look.name}: the {width} x {height} pixels at {left}, {top}"

    def _turn(self, notch: str, *at: str) -> None:
        """Turn the wheel by a notch somewhere on the screen."""
        away = map(str, _AWAY)
        self._hand("mousemove", *at, "click", "--delay", "1", notch, "mousemove", *away)

    def pages(self, name: str) -> Iterator[Look]:
        """Yield a look at each page of the window in front, or at all of it if it has none."""
        switches = self.glance().told["switches"]
        if not switches:
            yield self.look(name)
        for switch, count, back, forth in switches:
            self.go_to(switch)
            self.press(*[back] * (count - 1))
            for number in range(count):
                if number > 0:
                    self.press(forth)
                yield self.look(f"{name}, page {number + 1}")
                self.go_to(switch)

    def go_to(self, name: str) -> None:
        """Go on with Tab to what has a name; a pointer could not reach what is scrolled away."""
        self.move_to(_AWAY)
        look = self.glance()
        for _ in range(_MOST_STOPS):
            focus = look.told["focus"]
            if focus is not None and focus[-1] == name:
                return
            look = self.glance_after("Tab")
        pytest.fail(f"Tab does not lead to {name}")


@contextmanager
def screen(conditions: Conditions) -> Iterator[None]:
    """Provide a screen of that size, on which what starts in between is shown."""
    read, write = os.pipe()
    size = f"{conditions.width * conditions.scale}x{conditions.height * conditions.scale}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    before = {name: os.environ.get(name) for name in ("DISPLAY", "LOOKS", "QT_SCALE_FACTOR")}
    try:
        os.close(write)
        with os.fdopen(read) as number:
            os.environ["DISPLAY"] = f":{number.readline().strip()}"
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
        server.terminate()
        server.wait()


def _is_moved(before: Pixels, after: Pixels, *, back: bool) -> bool:
    """Tell whether one picture is the other one, moved up or (``back``) down as a whole.

    Of a low one nothing may be left.
    """
    if len(before) < _LOW:
        return not np.array_equal(before, after)
    before, after = (part[:, ::3] for part in ((after, before) if back else (before, after)))
    height, unmoved = len(before), np.mean(before == after)
    return any(
        np.mean(before[distance:] == after[: height - distance]) >= max(_ALIKE, unmoved)
        for distance in range(1, height - 1)
    )


def keep_pictures(conditions: Conditions, looks: list[Look]) -> None:
    """Keep the pictures of a tour, beside what they were in the last run."""
    folder = SHEET / str(conditions)
    before = folder / "before"
    shutil.rmtree(before, ignore_errors=True)
    before.mkdir(parents=True)
    for path in folder.glob("*.png"):
        path.replace(before / path.name)
    for look in looks:
        shutil.copy(look.path, folder / f"{look.name}.png")


def write_sheet() -> Path:
    """Write all pictures into one file, those that have changed in front; return its path."""
    changed, same = [], []
    for path in sorted(SHEET.glob("*/*.png")):
        before = path.parent / "before" / path.name
        title = f"{path.parent.name}: {path.stem}"
        if before.exists() and before.read_bytes() != path.read_bytes():
            changed.append(_figure(before, f"{title}, before") + _figure(path, title))
        else:
            same.append(_figure(path, title))
    SHEET.mkdir(parents=True, exist_ok=True)
    sheet = SHEET / "contact-sheet.html"
    sheet.write_text("\n".join([_HEAD, "<h1>Changed</h1>", *changed, "<h1>All</h1>", *same]))
    return sheet


def _figure(path: Path, title: str) -> str:
    data = base64.b64encode(path.read_bytes()).decode()
    caption = html.escape(title)
    return (
        f'<figure><img src="data:image/png;base64,{data}"><figcaption>{caption}</figcaption>'
        "</figure>"
    )

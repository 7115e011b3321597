"""A headless Chromium for tests of web pages, driven through the pipe of its DevTools protocol."""

import base64
import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
"""The browser, None where none is installed."""

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

_STARTS_WITHIN = 60.0
_PRESSED: dict[str, Any] = {"button": "left", "buttons": 1, "clickCount": 1}
_KEY_CODES = {
    "Enter": 13,
    "Escape": 27,
    " ": 32,
    "End": 35,
    "Home": 36,
    "Delete": 46,
    "Tab": 9,
    "ArrowLeft": 37,
    "ArrowUp": 38,
    "ArrowRight": 39,
    "ArrowDown": 40,
}
SHIFT, CTRL = 8, 2


class Browser:
    """One page in a Chromium without a window.

    ``console`` holds the messages of the page's console, ``requests`` the addresses it asked for.
    """

    def __init__(self, folder: Path) -> None:
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        # The protocol is spoken on the file descriptors 3 and 4.
        command = (
            f'exec "$0" "$@" 3<&{to_browser} 4>&{from_browser}',
            str(CHROMIUM),
            *("--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe"),
            *("--no-first-run", "--disable-extensions", f"--user-data-dir={folder / 'profile'}"),
            "about:blank",
        )
        self._process = subprocess.Popen(
            ["bash", "-c", *command],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self._rest = b""
        self._number = 0
        self._session: str | None = None
        self.console: list[str] = []
        self.requests: list[str] = []
        self._session = self._attach()
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.command(f"{domain}.enable")

    def __enter__(self) -> "Browser":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._session = None
        self.command("Browser.close")
        self._process.wait(20)
        os.close(self._write)
        os.close(self._read)

    def command(self, method: str, **params: Any) -> Any:
        """Run a command of the protocol and return its result.

        Raises:
            RuntimeError: the browser refuses it.
        """
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._message()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def open(
        self, page: Path | str, *, width: int = 900, height: int = 900, touch: bool = False
    ) -> None:
        """Open a file or an address in a page of a size in pixels; wait until it is loaded."""
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=touch,
        )
        self.command("Emulation.setTouchEmulationEnabled", enabled=touch)
        self.console.clear()
        self.requests.clear()
        self.run("window.isLeft = true")  # the page that is shown until the new one is there
        self.command("Page.navigate", url=page.as_uri() if isinstance(page, Path) else page)
        self.wait("!window.isLeft && document.readyState === 'complete'")

    def run(self, script: str) -> Any:
        """Return the value of an expression in the page.

        Raises:
            RuntimeError: it throws.
        """
        answer = self.command("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait(self, expression: str) -> Any:
        """Wait until an expression in the page is true, and return its value."""
        ends = time.monotonic() + _STARTS_WITHIN
        while not self._holds(expression):
            assert time.monotonic() < ends, (expression, self.console)
            time.sleep(0.05)
        return self.run(expression)

    def _holds(self, expression: str) -> bool:
        """Tell whether an expression is true; it is not while the page leads to another."""
        try:
            return bool(self.run(f"Boolean({expression})"))
        except RuntimeError as error:
            if "navigated" in str(error):
                return False
            raise

    def drag(
        self, start: tuple[float, float], end: tuple[float, float], *, right: bool = False
    ) -> None:
        """Drag the mouse from one point to another."""
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        pressed = _PRESSED | ({"button": "right", "buttons": 2} if right else {})
        self._mouse("mousePressed", start, pressed)
        for point in (middle, end):
            self._mouse("mouseMoved", point, pressed)
        self._mouse("mouseReleased", end, pressed)

    def click(self, point: tuple[float, float]) -> None:
        """Click with the mouse."""
        self._mouse("mousePressed", point)
        self._mouse("mouseReleased", point)

    def touch(self, *points: tuple[float, float]) -> None:
        """Put a finger down, move it through the points and lift it."""
        kinds = ["touchStart", *["touchMove"] * (len(points) - 1)]
        for kind, (x, y) in zip(kinds, points, strict=True):
            self.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])
        self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def pinch(self, middle: tuple[float, float], apart: float, then: float) -> None:
        """Put two fingers down side by side and change how far apart they are."""
        x, y = middle

        def fingers(distance: float) -> list[dict[str, float]]:
            return [
                {"x": x - distance / 2, "y": y, "id": 1},
                {"x": x + distance / 2, "y": y, "id": 2},
            ]

        for kind, distance in (
            ("touchStart", apart),
            ("touchMove", (apart + then) / 2),
            ("touchMove", then),
        ):
            self.command("Input.dispatchTouchEvent", type=kind, touchPoints=fingers(distance))
        self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def press(self, key: str, modifiers: int = 0) -> None:
        """Press a key."""
        code = _KEY_CODES.get(key) or ord(key.upper())
        for kind in ("rawKeyDown", "keyUp"):
            self.command(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                modifiers=modifiers,
                windowsVirtualKeyCode=code,
            )

    def picture(self, path: Path) -> None:
        """Write a picture of the page."""
        answer = self.command("Page.captureScreenshot", captureBeyondViewport=True)
        path.write_bytes(base64.b64decode(answer["data"]))

    def print(self, path: Path) -> None:
        """Print the page to a PDF file."""
        answer = self.command("Page.printToPDF", preferCSSPageSize=True)
        path.write_bytes(base64.b64decode(answer["data"]))

    def _mouse(
        self, kind: str, point: tuple[float, float], pressed: dict[str, Any] = _PRESSED
    ) -> None:
        x, y = point
        self.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, **pressed)

    def _attach(self) -> str:
        """Return the session of the browser's page, once there is one."""
        ends = time.monotonic() + _STARTS_WITHIN
        while True:
            targets = self.command("Target.getTargets")["targetInfos"]
            pages = [target["targetId"] for target in targets if target["type"] == "page"]
            if pages:
                break
            assert time.monotonic() < ends
            time.sleep(0.1)
        found = self.command("Target.attachToTarget", targetId=pages[0], flatten=True)
        return str(found["sessionId"])

    def _message(self) -> dict[str, Any]:
        """Return the next message, and keep what the console and the network say."""
        while b"\0" not in self._rest:
            data = os.read(self._read, 65536)
            if not data:
                raise RuntimeError("the browser has ended")
            self._rest += data
        text, self._rest = self._rest.split(b"\0", 1)
        message: dict[str, Any] = json.loads(text)
        match message.get("method"):
            case "Log.entryAdded":
                self.console.append(message["params"]["entry"]["text"])
            case "Runtime.exceptionThrown":
                self.console.append(str(message["params"]["exceptionDetails"]))
            case "Network.requestWillBeSent":
                self.requests.append(message["params"]["request"]["url"])
        return message

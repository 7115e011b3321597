"""A second start hands what it was given to the running program."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.single_instance import InstanceServer, Request, hand_over, server_name

_START = """
import json, sys
from pathlib import Path
from shikaku_gui.gui.base.single_instance import hand_over
print([hand_over(Path(sys.argv[1]), argument) for argument in json.loads(sys.argv[2])])
"""

posix_only = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="sockets in folders")


@pytest.fixture
def requests() -> list[Request]:
    return []


@pytest.fixture
def server(tmp_path: Path, requests: list[Request], qtbot: QtBot) -> Iterator[InstanceServer]:
    made = InstanceServer(tmp_path, requests.append)
    yield made
    made.close()


def test_what_was_given_arrives(
    server: InstanceServer, requests: list[Request], tmp_path: Path, qtbot: QtBot
) -> None:
    no_text = os.fsdecode(b"/a\xff.shikaku")
    given = [
        None,
        no_text,
        "/a b/\N{LATIN SMALL LETTER U WITH DIAERESIS}.shikaku",
        "2x2:4c",
        "shikaku:1",
    ]
    # In a process of its own: PySide does not let other threads run while it waits.
    other = subprocess.Popen(
        [sys.executable, "-c", _START, str(tmp_path), json.dumps(given)],
        env={**os.environ, "XDG_ACTIVATION_TOKEN": "token"},
        stdout=subprocess.PIPE,
        text=True,
    )
    qtbot.waitUntil(lambda: other.poll() is not None, timeout=60_000)
    assert other.communicate()[0] == "[True, True, True, True, True]\n"
    assert requests == [Request(argument, "token") for argument in given]


def test_nobody_is_running(tmp_path: Path) -> None:
    assert not hand_over(tmp_path, None)
    assert not list(tmp_path.iterdir())


@posix_only
def test_a_socket_left_by_a_killed_program_is_replaced(
    tmp_path: Path, requests: list[Request], qtbot: QtBot
) -> None:
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(server_name(tmp_path))
    assert not hand_over(tmp_path, None)
    server = InstanceServer(tmp_path, requests.append)
    assert server.listening
    server.close()


def test_two_started_together_leave_the_first_its_socket(
    server: InstanceServer, tmp_path: Path, requests: list[Request]
) -> None:
    assert server.listening
    assert not InstanceServer(tmp_path, requests.append).listening
    assert server.listening


@posix_only
@pytest.mark.parametrize(
    "sent",
    [
        b"\n",
        b"[]\n",
        b"[" * 20_000 + b"\n",
        b"\xff\xfe\n",
        b'{"argument": 4}\n',
        b'{"argument": "a\\u0000b"}\n',
        b'{"activation": []}\n',
        b'{"argument": "\\ud800"}\n',
        b'{"argument": "a\\udfff"}\n',
        b'{"argument": null, "activation": "\\udc80"}\n',
        b"x" * 200_000,
        b"",
    ],
)
def test_anything_else_is_refused(
    sent: bytes, server: InstanceServer, requests: list[Request], tmp_path: Path, qtbot: QtBot
) -> None:
    answers: list[bytes] = []

    def send() -> None:
        with socket.socket(socket.AF_UNIX) as other:
            other.connect(server_name(tmp_path))
            try:
                other.sendall(sent)
                other.shutdown(socket.SHUT_WR)
                answers.append(other.recv(100))
            except OSError:
                answers.append(b"")

    thread = Thread(target=send)
    thread.start()
    qtbot.waitUntil(lambda: bool(answers))
    thread.join()
    assert answers == [b""]
    assert requests == []
    assert server.listening


def test_a_folder_without_room_for_a_socket_has_none(
    tmp_path: Path, requests: list[Request]
) -> None:
    file = tmp_path / "file"
    file.write_text("", "ascii")
    assert not InstanceServer(file / "folder", requests.append).listening

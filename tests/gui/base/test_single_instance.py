"""A second start hands what it was given to the running program."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import sleep

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base import single_instance
from shikaku_gui.gui.base.single_instance import (
    InstanceServer,
    Request,
    Start,
    hand_over,
    server_name,
)

_START = """
import json, sys
from pathlib import Path
from shikaku_gui.gui.base.single_instance import hand_over
print([hand_over(Path(sys.argv[1]), argument) for argument in json.loads(sys.argv[2])])
"""

_KILLED = """
import os, sys
from pathlib import Path
from shikaku_gui.gui.base.single_instance import Start
start = Start(Path(sys.argv[1]))
print(start.hand_over(Path(sys.argv[1]), ["a"]), flush=True)
os._exit(1)
"""

_IMPATIENT = """
import sys
from pathlib import Path
from shikaku_gui.gui.base import single_instance
single_instance._ANSWER_MILLISECONDS = 100
folder = Path(sys.argv[1])
print(single_instance.Start(folder).hand_over(folder, sys.argv[2:]))
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
    qtbot.waitUntil(lambda: len(requests) == len(given))
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


@posix_only
def test_all_who_wait_are_answered_before_the_first_file_is_opened(
    tmp_path: Path, qtbot: QtBot
) -> None:
    clients = [socket.socket(socket.AF_UNIX) for _ in range(5)]
    opened: list[str | None] = []
    answers: list[bytes] = []

    def open_(request: Request) -> None:
        opened.append(request.argument)
        if len(opened) == 1:
            answers.extend(client.recv(10, socket.MSG_DONTWAIT) for client in clients)

    server = InstanceServer(tmp_path, open_)
    for number, client in enumerate(clients):
        client.connect(server_name(tmp_path))
        client.sendall(b'{"argument": "%d"}\n' % number)
    qtbot.waitUntil(lambda: len(opened) == len(clients))
    assert sorted(map(str, opened)) == ["0", "1", "2", "3", "4"]
    assert answers == [b"ok\n"] * 5
    server.close()
    for client in clients:
        client.close()


@posix_only
def test_a_file_is_not_opened_for_a_start_that_waits_no_more(
    server: InstanceServer, requests: list[Request], tmp_path: Path, qtbot: QtBot
) -> None:
    for argument in (b"late", b"in time"):
        client = socket.socket(socket.AF_UNIX)
        client.connect(server_name(tmp_path))
        client.sendall(b'{"argument": "%s"}\n' % argument)
        if argument == b"late":
            client.close()
    qtbot.waitUntil(lambda: bool(requests))
    assert requests == [Request("in time")]
    client.close()


def test_what_was_answered_can_be_opened_at_once(
    server: InstanceServer, requests: list[Request]
) -> None:
    server._requests.extend([Request("a"), Request("b")])
    assert server.open_next()
    assert requests == [Request("a")]
    assert server.open_next()
    assert not server.open_next()


@posix_only
def test_a_program_that_does_not_answer_delays_a_start_by_at_most_three_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    waits: list[int] = []

    connects = QLocalSocket.waitForConnected

    def wait_for_connection(socket: QLocalSocket, milliseconds: int) -> bool:
        waits.append(milliseconds)
        return connects(socket, milliseconds)

    def wait_for_answer(_socket: QLocalSocket, milliseconds: int) -> bool:
        waits.append(milliseconds)
        return False

    monkeypatch.setattr(QLocalSocket, "waitForConnected", wait_for_connection)
    monkeypatch.setattr(QLocalSocket, "waitForReadyRead", wait_for_answer)
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(server_name(tmp_path))
        silent.listen()
        start = Start(tmp_path / "cache")
        assert start.hand_over(tmp_path, ["a", "b", "c"]) == ["a", "b", "c"]
        assert not InstanceServer(tmp_path, lambda _request: None).listening
    assert len(waits) == 3
    assert sum(waits) <= 3000


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """Let a program take what is handed over, from the third attempt on, but never an "x"."""
    attempts: list[str | None] = []

    def hand(_folder: Path, argument: str | None) -> bool:
        attempts.append(argument)
        return len(attempts) > 2 and argument != "x"

    monkeypatch.setattr(single_instance, "hand_over", hand)
    return attempts


def test_a_start_waits_for_one_that_began_before(tmp_path: Path, heard: list[str | None]) -> None:
    first = Start(tmp_path)
    assert first.hand_over(tmp_path, ["a"]) == ["a"]
    assert Start(tmp_path).hand_over(tmp_path, ["b", None, "c"]) == []
    assert heard == ["a", "b", "b", None, "c"]


def test_a_start_that_has_begun_can_begin_again(tmp_path: Path) -> None:
    own = Start(tmp_path)
    assert (own.begin(), own.begin(), Start(tmp_path).begin()) == (True, True, False)


def test_a_start_that_has_ended_is_not_waited_for(tmp_path: Path, heard: list[str | None]) -> None:
    first = Start(tmp_path)
    assert first.hand_over(tmp_path, ["a"]) == ["a"]
    first.end()
    first.end()
    assert Start(tmp_path).hand_over(tmp_path, ["b"]) == ["b"]
    assert heard == ["a", "b"]


def test_a_start_that_does_not_end_is_not_waited_for_for_ever(
    tmp_path: Path, heard: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Start(tmp_path)
    assert first.hand_over(tmp_path, ["a"]) == ["a"]
    monkeypatch.setattr(single_instance, "_LONGEST_START_MILLISECONDS", 100)
    assert Start(tmp_path).hand_over(tmp_path, ["x", "b"]) == ["x", "b"]
    assert set(heard[1:]) == {"x"}


def test_what_a_program_does_not_take_is_left(tmp_path: Path, heard: list[str | None]) -> None:
    heard.extend([None, None])
    assert Start(tmp_path).hand_over(tmp_path, ["a", "x", "b"]) == ["x", "b"]


def test_a_start_that_was_killed_is_not_waited_for(tmp_path: Path, heard: list[str | None]) -> None:
    killed = subprocess.run(
        [sys.executable, "-c", _KILLED, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert killed.stdout == "['a']\n"
    assert (tmp_path / "starting.lock").exists()
    assert Start(tmp_path).hand_over(tmp_path, ["b"]) == ["b"]
    assert heard == ["b"]


def test_without_a_folder_for_the_lock_nobody_waits(
    tmp_path: Path, heard: list[str | None]
) -> None:
    file = tmp_path / "file"
    file.write_text("", "ascii")
    assert Start(file / "folder").hand_over(tmp_path, ["a"]) == ["a"]
    assert heard == ["a"]


def begin_start(folder: Path, argument: str) -> subprocess.Popen[str]:
    """Begin a start that waits for an answer for a moment only."""
    command = [sys.executable, "-c", _IMPATIENT, str(folder), argument]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@posix_only
def test_a_start_waits_while_a_file_is_opened(tmp_path: Path, qtbot: QtBot) -> None:
    own = Start(tmp_path)
    assert own.begin()
    opened: list[str | None] = []
    starts: list[subprocess.Popen[str]] = []

    def open_slowly(request: Request) -> None:
        opened.append(request.argument)
        if len(opened) == 1:
            starts.append(begin_start(tmp_path, "b"))
            sleep(2)  # it comes, and gets no answer

    server = InstanceServer(tmp_path, open_slowly, own)
    own.end()
    starts.append(begin_start(tmp_path, "a"))
    qtbot.waitUntil(lambda: len(opened) == 2, timeout=30_000)
    qtbot.waitUntil(lambda: all(start.poll() == 0 for start in starts), timeout=30_000)
    assert [start.communicate()[0] for start in starts] == ["[]\n", "[]\n"]
    assert opened == ["a", "b"]
    server.close()
    own.end()


def test_others_wait_until_ticks_come_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(single_instance, "_TICK_MILLISECONDS", 20)
    own, other = Start(tmp_path), Start(tmp_path)
    assert own.begin()
    server = InstanceServer(tmp_path, lambda _request: None, own)
    for _ in range(4):
        qtbot.wait(60)
        assert not other.begin()
        sleep(0.3)  # longer than all ticks: events are late
    qtbot.waitUntil(other.begin)
    server.close()


def test_a_file_is_opened_though_another_start_keeps_the_lock(
    tmp_path: Path, requests: list[Request], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(single_instance, "_MOST_DELAYS", 3)
    own, other = Start(tmp_path), Start(tmp_path)
    assert other.begin()
    server = InstanceServer(tmp_path, requests.append, own)
    server._requests.append(Request("a"))
    server._next.start()
    qtbot.waitUntil(lambda: requests == [Request("a")])
    server.close()

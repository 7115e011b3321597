"""Commands with streams that are closed, kept in memory, or lack characters."""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from shikaku_gui import cli, formats
from shikaku_gui.cli import streams
from shikaku_gui.model import Cell, Puzzle

posix = pytest.mark.skipif(os.name != "posix", reason="asks the shell to close streams")
ACCENT = formats.SavedGame(Puzzle(1, 2, {Cell(0, 0): 2}, title="Carré"))


def shell(
    ending: str, *arguments: object, encoding: str = "utf-8:strict"
) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a shell, which closes or redirects streams as the ending says."""
    line = f'exec "$0" -m shikaku_gui "$@" {ending}'
    return subprocess.run(
        ["/bin/sh", "-c", line, sys.executable, *map(str, arguments)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONWARNINGS": "error"},
    )


@posix
@pytest.mark.parametrize(
    ("ending", "arguments", "status", "error"),
    [
        ("<&-", ["solve", "-"], 2, b"shikaku: standard input: line 1, column 1: expected a puzzle"),
        (">&-", ["solve", "FILE"], 0, b""),
        (">&-", ["check", "FILE"], 0, b""),
        (">&-", ["convert", "FILE", "-", "--to", "sgt"], 0, b"shikaku: Rectangles game ID: cannot"),
        ("2>&-", ["solve", "missing"], 2, b""),
    ],
)
def test_streams_that_are_closed(
    ending: str, arguments: list[str], status: int, error: bytes, sample: Path
) -> None:
    given = [str(sample) if word == "FILE" else word for word in arguments]
    answer = shell(ending, *given)
    assert (answer.returncode, answer.stdout) == (status, b"")
    assert answer.stderr.startswith(error)
    assert bool(answer.stderr) == bool(error)


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="a device of Linux")
@pytest.mark.parametrize(
    ("ending", "arguments", "status", "said"),
    [
        ("2>/dev/full", ["solve", "missing"], 2, b""),
        ("2>/dev/full", ["check", "missing", "FILE"], 2, b"FILE: one solution; "),
        (">/dev/full", ["convert", "FILE", "-", "--to", "grid"], 1, b"shikaku: could not write "),
    ],
)
def test_a_complaint_that_cannot_be_written_keeps_nothing_else_from_it(
    ending: str, arguments: list[str], status: int, said: bytes, sample: Path
) -> None:
    given = [str(sample) if word == "FILE" else word for word in arguments]
    answer = shell(ending, *given)
    assert answer.returncode == status
    assert (answer.stdout or answer.stderr).startswith(said.replace(b"FILE", bytes(sample)))


@posix
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["solve", "--help"],
        ["completion", "fish"],
        ["man"],
    ],
    ids=" ".join,
)
def test_help_that_nobody_gets_is_an_error(arguments: list[str]) -> None:
    if Path("/dev/full").is_char_device():
        answer = shell(">/dev/full", *arguments)
        said = b"shikaku: could not write the answer: No space left on device\n"
        assert (answer.returncode, answer.stderr) == (1, said)
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write) as broken:
        answer = subprocess.run(
            [sys.executable, "-m", "shikaku_gui", *arguments],
            stdout=broken,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (answer.returncode, answer.stderr) == (141, b"")


@pytest.mark.parametrize("lost", [BrokenPipeError(), OSError(28, "No space left on device")])
def test_a_text_that_standard_output_does_not_take_is_not_blamed_on_standard_input(
    lost: OSError,
    sample: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def write(_text: str) -> None:
        raise lost

    monkeypatch.setattr(streams, "write_text", write)
    monkeypatch.setattr(streams, "discard_output", lambda: None)
    reader_left = isinstance(lost, BrokenPipeError)
    assert cli.main(["convert", str(sample), "-", "--to", "grid"]) == (141 if reader_left else 1)
    message = "shikaku: could not write the answer: No space left on device\n"
    assert capfd.readouterr().err == ("" if reader_left else message)


def test_arguments_that_are_shown_say_nothing_to_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["render", "a", "-o", "a.png", "red \x1b[31m\n.txt"])
    assert capsys.readouterr().err.endswith(": red \\x1b[31m\\n.txt\n")


@posix
@pytest.mark.parametrize(
    ("encoding", "name", "shown"),
    [
        ("ascii", "carré.txt", rb"carr\xe9.txt"),
        ("utf-8:strict", "carr\udce9.txt", rb"carr\udce9.txt"),
        ("utf-8:strict", "carré.txt", "carré.txt".encode()),
    ],
)
def test_a_name_that_standard_output_cannot_show_is_escaped(
    encoding: str, name: str, shown: bytes, tmp_path: Path
) -> None:
    file = tmp_path / name
    file.write_text("2 .\n")
    answer = shell("", "check", file, encoding=encoding)
    assert answer.returncode == 0
    assert shown + b": one solution" in answer.stdout


@posix
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\x1b[31m\n.txt", r"a\x1b[31m\n.txt"),
        ("a\x9b31m.txt", r"a\x9b31m.txt"),
        ("a\u202etxt.exe", r"a\u202etxt.exe"),
        ("\u2066a\u2069\u200f\u061c.txt", r"\u2066a\u2069\u200f\u061c.txt"),
        ("a\u2028b\u2029.txt", r"a\u2028b\u2029.txt"),
        ("a\udc9b31m.txt", r"a\udc9b31m.txt"),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        ["check"],
        ["grade"],
        ["solve"],
        ["hint"],
        ["explain"],
        ["lab", "--formulations", "deduction"],
        ["lab", "--formulations", "deduction", "--csv"],
    ],
)
def test_a_name_says_nothing_to_the_terminal(
    command: list[str], name: str, shown: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    file.write_text("2 .\n")
    assert cli.main([*command, str(file), f"{file}-none"]) == 2
    said = capsys.readouterr()
    assert shown in said.out
    assert f"{shown}-none: No such file" in said.err
    assert name not in said.out + said.err


@posix
def test_the_text_of_a_format_is_utf_8_whatever_the_encoding(tmp_path: Path) -> None:
    file = tmp_path / "game.shikaku"
    formats.save(ACCENT, file)
    answer = shell("", "convert", file, "-", "--to", "shikaku", encoding="latin-1")
    assert answer.stdout == file.read_bytes()


def test_standard_output_may_be_kept_in_memory(sample: Path) -> None:
    with redirect_stdout(io.StringIO()) as out:
        assert cli.main(["solve", str(sample)]) == 0
        assert cli.main(["convert", str(sample), "-", "--to", "sgt"]) == 0
    assert out.getvalue().startswith("┌")
    assert out.getvalue().endswith("\n6x6:2d3c6_3b5d3a2a2e4c4b2\n")


def test_json_shows_any_title_in_ascii(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.shikaku"
    formats.save(ACCENT, file)
    assert cli.main(["check", str(file), "--json"]) == 0
    out = capsys.readouterr().out
    assert out.isascii()
    assert json.loads(out)["title"] == "Carré"


@posix
@pytest.mark.parametrize("count", ["1", "2"])
def test_a_reader_that_leaves_the_generator_is_no_error(count: str) -> None:
    made = ["generate", "5x5", "--seed", "1", "--jobs", "1", "-n", count]
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "shikaku_gui", *made]
    answer = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (answer.returncode, answer.stderr) == (141, b"")

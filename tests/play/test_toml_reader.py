"""TOML files: what is read, and errors with their line."""

from pathlib import Path

import pytest

from shikaku_gui.play import TomlError, TomlTable, read_toml
from tests.made_up_language import marked, speaking


def table(text: str, folder: Path) -> TomlTable:
    path = folder / "file.toml"
    path.write_text(text, encoding="utf-8")
    return read_toml(path, 100_000)


def test_a_table_is_read(tmp_path: Path) -> None:
    assert table("[a]\nb = 'ü'", tmp_path).values == {"a": {"b": "ü"}}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"a = 1\nb 2", "<line 2, column 3: this is not TOML (Expected '=' after a key"),
        (b"a = [", "<this is not TOML (Invalid value"),
        (b"a = 1\nb = '\xff'", "<line 2: this is not UTF-8>"),
        (b"a = " + b"[" * 9_999, "<it is nested too deeply>"),
        (b"a = " + b"1" * 5_000, "<this is not TOML (Exceeds the limit"),
        (b'a = 1\nb = [{c = "x\\u0000"}]', "<line 2: <a text has the character U+0000>>"),
        (b'[a]\n"b\\u0000" = 1', "<line "),
        (b"#" * 20_001, "<it is longer than 20000 bytes>"),
    ],
)
def test_an_error_names_the_place(data: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.write_bytes(data)
    with pytest.raises(TomlError) as raised:
        read_toml(path, 20_000)
    with speaking(marked):
        assert raised.value.message.say().startswith(said)


def test_a_key_that_is_missing_is_named_with_the_line_of_its_table(tmp_path: Path) -> None:
    (_, second) = table("[[a]]\nb = 'x'\n\n[[a]]\n", tmp_path).tables("a", "{key}: no table")
    with pytest.raises(TomlError, match=r"^line 4: the key b is missing$"):
        second.string("b")


def test_a_long_value_is_cut_short(tmp_path: Path) -> None:
    with pytest.raises(TomlError, match=r"^line 1: a must be a list, not 'x{55} \.\.\.$"):
        table(f"a = '{'x' * 100}'", tmp_path).items("a")

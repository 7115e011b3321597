"""Text in TOML is read, or its errors are told with their place."""

import pytest

from shikaku_gui.play import parse_toml
from shikaku_gui.texts import ExplainedValueError
from tests.made_up_language import marked, speaking


def test_a_table_is_read() -> None:
    assert parse_toml("[a]\nb = 'ü'".encode()) == {"a": {"b": "ü"}}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"a = 1\nb 2", "<line 2, column 3: this is not TOML (Expected '=' after a key"),
        (b"a = [", "<this is not TOML (Invalid value"),
        (b"a = 1\nb = '\xff'", "<line 2: this is not UTF-8>"),
        (b"a = " + b"[" * 9_999, "<it is nested too deeply>"),
        (b"a = " + b"1" * 5_000, "<this is not TOML (Exceeds the limit"),
    ],
)
def test_an_error_names_the_place(data: bytes, said: str) -> None:
    with pytest.raises(ExplainedValueError) as raised:
        parse_toml(data)
    with speaking(marked):
        assert raised.value.message.say().startswith(said)

"""Hidden solutions of Simon Tatham's collection."""

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats import sgt_obfuscation
from shikaku_gui.formats.sgt_obfuscation import hide, reveal


@given(st.text(st.characters(codec="ascii"), max_size=80))
def test_what_is_hidden_is_revealed(text: str) -> None:
    assert reveal(hide(text)) == text


def test_a_long_text_needs_several_sums() -> None:
    text = "S" + "01" * 500
    assert reveal(hide(text)) == text
    assert len(hide(text)) == 2 * len(text)


# Written by the program itself for the game 6x4#lines.
KNOWN = "d77abba41a75699bb5348776d109698edb42c463d67a7436cb4c39facbec8b41c97b673396327e"


def test_what_that_program_hid() -> None:
    plain = reveal(KNOWN)
    assert plain is not None
    assert len(plain) == 1 + 5 * 4 + 6 * 3
    assert set(plain) == set("S01")
    assert hide(plain) == KNOWN


@pytest.mark.parametrize("text", ["0", "zz", "ä", "beef"])
def test_what_hides_nothing(text: str) -> None:
    assert reveal(text) is None


def test_the_key_is_hashed_once_however_long_the_text_is(monkeypatch: pytest.MonkeyPatch) -> None:
    original = vars(sgt_obfuscation)["sha1"]
    hashed = []

    def counted(data: bytes, *, usedforsecurity: bool) -> object:
        hashed.append(len(data))
        return original(data, usedforsecurity=usedforsecurity)

    monkeypatch.setattr(sgt_obfuscation, "sha1", counted)
    hide("S" + "01" * 5_000)
    assert sum(hashed) == 10_001

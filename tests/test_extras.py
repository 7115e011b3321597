"""How to install an extra."""

import sys

import pytest

from shikaku_gui.extras import how_to_install


@pytest.mark.parametrize(
    ("frozen", "said"),
    [
        (False, "install it with: pip install 'shikaku-gui[lab]'"),
        (
            True,
            "not in this build of the program; "
            "install one that has it with: pipx install 'shikaku-gui[lab]'",
        ),
    ],
)
def test_advice_can_be_followed(frozen: bool, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    assert str(how_to_install("lab")) == said

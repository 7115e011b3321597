"""How to install an extra."""

import sys

import pytest

from shikaku_gui.extras import how_to_install

IN_PIP = "install it with: pip install 'shikaku-gui[lab]'"
SEALED = (
    "not in this build of the program; "
    "install one that has it with: pipx install 'shikaku-gui[lab]'"
)


@pytest.mark.parametrize(
    ("frozen", "environment", "said"),
    [
        (False, {}, IN_PIP),
        (True, {}, SEALED),
        (False, {"FLATPAK_ID": "io.github.shikaku_gui.Shikaku"}, SEALED),
    ],
)
def test_advice_can_be_followed(
    frozen: bool, environment: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert str(how_to_install("lab")) == said

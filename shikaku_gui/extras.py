"""How to install an extra of the program, where it can be installed."""

import os
import sys

from shikaku_gui.i18n import N_
from shikaku_gui.texts import Message, make_message


def how_to_install(extra: str) -> Message:
    """Say how to install an extra, in brackets behind what it is needed for.

    A bundle, and so the Debian package made of it, has no pip, and what Flatpak runs cannot be
    written: nothing can be added to either.

    >>> str(how_to_install("dataset"))
    "install it with: pip install 'shikaku-gui[dataset]'"
    """
    requirement = f"'shikaku-gui[{extra}]'"
    if getattr(sys, "frozen", False) or "FLATPAK_ID" in os.environ:
        text = N_("not in this build of the program; install one that has it with: {command}")
        return make_message(text, command=f"pipx install {requirement}")
    return make_message(N_("install it with: {command}"), command=f"pip install {requirement}")

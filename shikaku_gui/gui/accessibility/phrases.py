"""Puts together what is said: parts of a phrase, or sentences."""

from collections.abc import Iterable

from shikaku_gui.gui.base.translation import said
from shikaku_gui.play.messages import Message


def phrase(parts: Iterable[Message]) -> str:
    """Return the parts of one phrase, in the user's language."""
    return ", ".join(map(said, parts))


def sentences(messages: Iterable[Message]) -> str:
    """Return whole sentences, in the user's language."""
    return " ".join(map(said, messages))

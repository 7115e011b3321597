"""The translation of words that are made without Qt."""

from PySide6.QtCore import QCoreApplication

from shikaku_gui.play.words import Message

_CONTEXTS = ("words", "view", "hints")


def translate(template: str) -> str:
    """Translate a template that a room without Qt has marked for it."""
    for context in _CONTEXTS:
        translated = QCoreApplication.translate(context, template)
        if translated != template:
            return translated
    return template


def said(message: Message) -> str:
    """Return the words of a message in the user's language."""
    return message.say(translate)

"""A language made up by a function, for tests of what is translated."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from gettext import NullTranslations

import catalogues

from shikaku_gui.i18n import catalogue, english, use_translations
from shikaku_gui.languages import ENGLISH


@cache
def _program_texts() -> frozenset[str]:
    return frozenset(
        text for message in catalogues.template() for text in catalogues.forms(message.id)
    )


class MadeUpLanguage(NullTranslations):
    """Translates every text by a function, which gets it without its context."""

    def __init__(self, translate: Callable[[str], str]) -> None:
        super().__init__()
        self._translate = translate

    def gettext(self, message: str) -> str:
        """Return the words for a text."""
        return self._translate(english(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the words for a number of things."""
        return self._translate(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002
        """Return the words for a text."""
        return self._translate(message)


def marked(template: str) -> str:
    """Put the words of a text of the program in brackets, and leave others."""
    return f"<{template}>" if template in _program_texts() else template


@contextmanager
def speaking(translate: Callable[[str], str]) -> Iterator[None]:
    """Speak a made-up language in this context."""
    use_translations(MadeUpLanguage(translate))
    try:
        yield
    finally:
        use_translations(catalogue(ENGLISH))

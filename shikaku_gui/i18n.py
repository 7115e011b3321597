"""Marks texts for translation and translates them by gettext, in window and terminal alike.

``_("text")`` is the text in the language that is set, ``ngettext(one, many, count)`` the form for a
number, and ``pgettext(context, text)`` a text that has other translations elsewhere. ``N_("text")``
marks a text in a table or a message, and ``_`` translates it where it is shown. Values
are named: ``_("Saved as {name}.").format(name=path.name)``. A comment that begins with ``#:`` in
the line before explains a text to translators. ``script/translations`` finds the texts.
"""

import gettext as _gettext
from collections.abc import Iterator
from contextlib import contextmanager

from shikaku_gui.languages import ENGLISH

DOMAIN = "shikaku"
_SEPARATOR = "\x04"
"""Stands between a context and its text in gettext's catalogues."""

_translations = _gettext.NullTranslations()


def use_translations(translations: _gettext.NullTranslations) -> None:
    """Translate by a catalogue from now on."""
    global _translations
    _translations = translations


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Translate into a language inside this context."""
    before = _translations
    use_translations(catalogue(language))
    try:
        yield
    finally:
        use_translations(before)


def catalogue(language: str) -> _gettext.NullTranslations:
    """Return the catalogue of a language; English needs none, and replaces a missing one."""
    if language == ENGLISH:
        return _gettext.NullTranslations()
    from shikaku_gui import resources  # whose paths take some milliseconds to import

    return _gettext.translation(DOMAIN, resources.translations(), [language], fallback=True)


def N_(text: str) -> str:  # noqa: N802 (gettext's name)
    """Mark a text that ``_`` translates where it is shown."""
    return text


def NC_(context: str, text: str) -> str:  # noqa: N802 (gettext's name)
    """Mark a text that has other translations elsewhere; ``_`` translates it in this context."""
    return f"{context}{_SEPARATOR}{text}"


def _(text: str) -> str:
    """Return a text in the language that is set."""
    return english(_translations.gettext(text)) if text else ""  # "" is the head of a catalogue


def ngettext(one: str, many: str, count: int) -> str:
    """Return the form of a text for a number of things."""
    return _translations.ngettext(one, many, count)


def pgettext(context: str, text: str) -> str:
    """Return a text in the language that is set, which has other translations elsewhere."""
    return _translations.pgettext(context, text)


def english(text: str) -> str:
    """Return a marked text without its context."""
    return text.rpartition(_SEPARATOR)[2]

"""The terminal in the language of the locale; what programs read stays English.

The catalogues come from ``script/translations`` and are read with gettext when a first text is
said in a language that is not English.
"""

import gettext
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache

from shikaku_gui import resources
from shikaku_gui.languages import ENGLISH, best_language
from shikaku_gui.texts import Message, Template, error_message, named_message

_DOMAIN = "shikaku"
_CONTEXT = "terminal"
_WITHOUT_LANGUAGE = ("", "C", "POSIX")

_english_only = False


def locale_language() -> str:
    """Return the language of the locale, English if the program does not have it."""
    if _english_only:
        return ENGLISH
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, map(os.environ.get, names)), "")
    if locale.partition(".")[0] in _WITHOUT_LANGUAGE:
        return ENGLISH
    return best_language([*os.environ.get("LANGUAGE", "").split(":"), locale])


def prepare() -> None:
    """Let argparse find its texts in the language of the locale."""
    _catalogue()


def terminal_text(text: str) -> str:
    """Return one of the terminal's own texts in the language of the locale."""
    return _catalogue().pgettext(_CONTEXT, text)


def terminal_plural(one: str, many: str, number: int) -> str:
    """Return a text with its number, in the language of the locale; other values are left."""
    if _language() == ENGLISH:
        text = one if number == 1 else many
    else:  # a catalogue knows the text by its plural alone
        text = _catalogue().npgettext(_CONTEXT, many, many, number)
    return text.replace("{count}", str(number))


def terminal_marked(text: str) -> str:
    """Mark a text for translation by :func:`terminal_text` where it is said."""
    return text


def named(name: str, text: str) -> str:
    """Return a text about something, after its name."""
    return said(named_message(name, text))


def listed(parts: Iterable[str]) -> str:
    """Return parts that stand beside each other in a line."""
    return terminal_text("; ").join(parts)


def decimal_text(number: str) -> str:
    """Return a number written in English with the sign that the language puts before decimals."""
    #: The sign between whole numbers and decimals.
    return number.replace(".", terminal_text("."))


def said(message: Message) -> str:
    """Return a message in the language of the locale."""
    return message.say(_translated)


def why(error: BaseException) -> str:
    """Return what an error says in the language of the locale."""
    return said(error_message(error))


def _translated(template: str) -> str:
    if not isinstance(template, Template):
        return template
    context = template.context + (f"|{template.comment}" if template.comment else "")
    return _catalogue().pgettext(context, template)


@cache
def _language() -> str:
    return locale_language()


@cache
def _catalogue() -> gettext.NullTranslations:
    if _language() == ENGLISH:
        return gettext.NullTranslations()
    folder = resources.translations()
    # argparse asks for its own texts, such as "usage", in the domain that is set here.
    gettext.bindtextdomain(_DOMAIN, folder)
    gettext.textdomain(_DOMAIN)
    return gettext.translation(_DOMAIN, folder, [_language()], fallback=True)


@contextmanager
def in_english() -> Iterator[None]:
    """Speak English until the end of this context, or in the function that this decorates."""
    global _english_only
    before, _english_only = _english_only, True
    forget()
    try:
        yield
    finally:
        _english_only = before
        forget()


def forget() -> None:
    """Look at the locale again when the next text is said."""
    _language.cache_clear()
    _catalogue.cache_clear()
    gettext.textdomain("messages")  # Python's own, which is in no language

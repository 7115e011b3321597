"""The terminal in the language of the locale; what programs read stays English."""

import gettext
import os
from collections.abc import Iterable

from shikaku_gui.i18n import DOMAIN, _, catalogue, use_translations
from shikaku_gui.languages import ENGLISH, best_language
from shikaku_gui.texts import error_message, named_message

_OF_PYTHON = "messages"
"""The domain of Python's own texts, which is in no language."""

_WITHOUT_LANGUAGE = ("", "C", "POSIX")


def locale_language() -> str:
    """Return the language of the locale, English if the program does not have it."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, map(os.environ.get, names)), "")
    if locale.partition(".")[0] in _WITHOUT_LANGUAGE:
        return ENGLISH
    return best_language([*os.environ.get("LANGUAGE", "").split(":"), locale])


def use_locale() -> None:
    """Speak the language of the locale, argparse included."""
    language = locale_language()
    use_translations(catalogue(language))
    if language == ENGLISH:
        gettext.textdomain(_OF_PYTHON)
    else:  # argparse asks for its own texts, such as "usage", in the domain that is set here
        from shikaku_gui import resources  # as in i18n

        gettext.bindtextdomain(DOMAIN, resources.translations())
        gettext.textdomain(DOMAIN)


def named(name: str, text: str) -> str:
    """Return a text about something, after its name."""
    return named_message(name, text).say()


def listed(parts: Iterable[str]) -> str:
    """Return parts that stand beside each other in a line."""
    return _("; ").join(parts)


def decimal_text(number: str) -> str:
    """Return a number written in English with the sign that the language puts before decimals."""
    #: The sign between whole numbers and decimals.
    return number.replace(".", _("."))


def why(error: BaseException) -> str:
    """Return what an error says in the language of the locale."""
    return error_message(error).say()

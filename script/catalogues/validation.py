"""What a translation must have in common with its text."""

import re
from collections import Counter
from collections.abc import Sequence

from catalogues.extraction import Text
from catalogues.languages import ENGLISH, LANGUAGES

_PLACEHOLDER = re.compile(r"%L?\d+|%n|%[sdr]|%\(\w+\)[sd]|\{\w*\}|\[/?\w+\]|</?\w+[^>]*>")
_NUMBER = re.compile(r"%n|\{count\}|%\(\w+\)d|%d")
_MNEMONIC = re.compile(r"(?<!&)&(?!&)(?=\S)")


def errors(text: Text, forms: Sequence[str], language: str) -> list[str]:
    """Return what is wrong with the translations of a text, nothing if they are good."""
    wanted = len(LANGUAGES[language].forms) if text.plural else 1
    if len(forms) != wanted:
        return [f"{len(forms)} forms where {wanted} are needed"]
    return [
        error
        for form in forms
        for error in _form_errors(text, form, last=form is forms[-1], english=language == ENGLISH)
    ]


def _form_errors(text: Text, form: str, *, last: bool, english: bool) -> list[str]:
    if not form.strip():
        return ["a translation is empty"]
    found = []
    missing = _placeholders(text.source)
    missing.subtract(_placeholders(form))
    for placeholder, count in missing.items():
        # "One rectangle" needs no number, and a number may stand elsewhere in a plural.
        left_out = count > 0 and text.plural and _NUMBER.fullmatch(placeholder) and not last
        if count and not left_out:
            found.append(f"{placeholder} {'is missing' if count > 0 else 'is too much'}")
    if not english and len(_MNEMONIC.findall(text.source)) != len(_MNEMONIC.findall(form)):
        found.append("the & before the letter for the keyboard: exactly where the source has one")
    if _ends_in_spaces(text.source) != _ends_in_spaces(form):
        found.append("spaces at the ends differ")
    if text.source.count("\n") != form.count("\n"):
        found.append("the line breaks differ in number")
    return found


def _ends_in_spaces(text: str) -> tuple[bool, bool]:
    return text != text.lstrip(), text != text.rstrip()


def _placeholders(text: str) -> Counter[str]:
    return Counter(_PLACEHOLDER.findall(text))

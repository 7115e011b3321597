"""Texts for people, as templates with named arguments, and errors that carry them.

A :class:`Message` is data: ``str(message)`` is English, :meth:`Message.say` is in the language that
is set. Templates are marked with ``N_``, those for a number of things by :func:`count_message`.
They are whole sentences, or the part of an error after "expected" and "found".

A template may tie words to what is marked on the board: ``[subject]the 3[/subject]``, with the
roles of :class:`shikaku_gui.solver.MarkRole`. The tags are left out unless they
are asked for.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from shikaku_gui.i18n import N_, _, english, ngettext

Argument: TypeAlias = "int | str | tuple[int, ...] | Message"
"""A value in a template; cells and rectangles are tuples."""

_NO_TEMPLATE = re.compile(r"[\[\]{}]")
_TAG = re.compile(r"\[/?(?:subject|allowed|ruled_out|reason|result)\]")


@dataclass(frozen=True)
class Message:
    """A template and its arguments; arguments may be messages themselves.

    With a ``plural``, the template is for one thing, and the argument ``count`` chooses.
    """

    template: str
    arguments: tuple[tuple[str, Argument], ...] = ()
    plural: str = ""

    def say(self, *, tagged: bool = False) -> str:
        """Return the words in the language that is set; with the tags of roles if wanted."""
        if self.plural:
            template = ngettext(self.template, self.plural, self._count)
        else:
            template = _(self.template)
        arguments = {
            name: value.say(tagged=tagged) if isinstance(value, Message) else str(value)
            for name, value in self.arguments
        }
        return (template if tagged else _TAG.sub("", template)).format_map(arguments)

    def __str__(self) -> str:
        several = self.plural and self._count != 1
        template = self.plural if several else english(self.template)
        return _TAG.sub("", template).format_map(dict(self.arguments))

    @property
    def _count(self) -> int:
        return int(str(dict(self.arguments)["count"]))


Words: TypeAlias = str | Message
"""Words that are the same in all languages, or a message."""


def make_message(template: str, **arguments: Argument) -> Message:
    """Make a message of a template marked for translation."""
    return Message(template, tuple(arguments.items()))


def count_message(one: str, many: str, count: int, **arguments: Argument) -> Message:
    """Make a message of a template for one thing and one for ``{count}``, which it marks."""
    return Message(one, (("count", count), *arguments.items()), many)


def comma_message(parts: Iterable[Words]) -> Message:
    """Join words with commas."""
    joined: Message | None = None
    for following in map(as_message, parts):
        joined = (
            make_message(N_("{first}, {next}"), first=joined, next=following)
            if joined
            else following
        )
    return joined or make_message("")


def named_message(name: Words, text: Words) -> Message:
    """Return words about something, after its name."""
    return make_message(N_("{name}: {text}"), name=name, text=text)


def as_message(words: Words) -> Message:
    """Return words as a message."""
    return words if isinstance(words, Message) else make_message("{words}", words=words)


def message_to_json(message: Message) -> str:
    """Return a message as a text that :func:`message_from_json` reads, in any language later."""
    import json  # only needed here

    return json.dumps(_plain(message))


def message_from_json(text: str) -> Message:
    """Return a message that was kept; any other text is taken literally."""
    import json  # only needed here

    try:
        return _from_plain(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        return as_message(text)


def _plain(message: Message) -> list[object]:
    values = {
        name: _plain(value) if isinstance(value, Message) else str(value)
        for name, value in message.arguments
    }
    plural = [message.plural] if message.plural else []
    return ["", message.template, values, *plural]


def _from_plain(value: object) -> Message:
    """Return the message in a value of JSON.

    Its first text is empty; it was the context of the template before there were plural forms.

    Raises:
        ValueError: it is none.
    """
    match value:
        case [str(), str(template), dict(values), *plural]:
            arguments = tuple(
                (str(name), each if isinstance(each, str) else _from_plain(each))
                for name, each in values.items()
            )
            return Message(template, arguments, *_checked_plural(plural, values))
    raise ValueError("no message")


def _checked_plural(plural: list[object], values: dict[object, object]) -> tuple[str, ...]:
    match plural:
        case []:
            return ()
        case [str(many)] if str(values.get("count")).isdecimal():
            return (many,)
    raise ValueError("no message")


class ExplainedError(Exception):
    """An error whose reason can be given in any language; ``str()`` gives it in English."""

    def __init__(self, reason: Words) -> None:
        self.message = as_message(reason)
        super().__init__(str(reason))


class ExplainedValueError(ExplainedError, ValueError):
    """The same for a value that is wrong."""


# With the words of Linux, which Python has for these errors; there they depend on its language.
_SYSTEM_ERRORS = {
    errno.EACCES: N_("Permission denied"),
    errno.EBUSY: N_("Device or resource busy"),
    errno.ECONNREFUSED: N_("Connection refused"),
    errno.EDQUOT: N_("Disk quota exceeded"),
    errno.EEXIST: N_("File exists"),
    errno.EFBIG: N_("File too large"),
    errno.EHOSTDOWN: N_("Host is down"),
    errno.EINVAL: N_("Invalid argument"),
    errno.EIO: N_("Input/output error"),
    errno.EISDIR: N_("Is a directory"),
    errno.ELOOP: N_("Too many levels of symbolic links"),
    errno.EMFILE: N_("Too many open files"),
    errno.ENAMETOOLONG: N_("File name too long"),
    errno.ENFILE: N_("Too many open files in system"),
    errno.ENODEV: N_("No such device"),
    errno.ENOENT: N_("No such file or directory"),
    errno.ENOMEM: N_("Cannot allocate memory"),
    errno.ENOSPC: N_("No space left on device"),
    errno.ENOTCONN: N_("Transport endpoint is not connected"),
    errno.ENOTDIR: N_("Not a directory"),
    errno.ENOTEMPTY: N_("Directory not empty"),
    errno.EOPNOTSUPP: N_("Operation not supported"),
    errno.EPERM: N_("Operation not permitted"),
    errno.EROFS: N_("Read-only file system"),
    errno.ESTALE: N_("Stale file handle"),
    errno.ETIMEDOUT: N_("Connection timed out"),
}


_DATABASE_ERRORS = (
    N_("attempt to write a readonly database"),
    N_("database disk image is malformed"),
    N_("database is locked"),
    N_("database or disk is full"),
    N_("disk I/O error"),
    N_("file is not a database"),
    N_("unable to open database file"),
)
"""SQLite's most frequent messages."""


def named_error(name: str, error: BaseException) -> Message:
    """Return what an error says, after the name of a file."""
    return named_message(name, error_message(error))


def error_message(error: BaseException) -> Message:
    """Return what an error says, without the name of the file of a system error."""
    if isinstance(error, ExplainedError):
        return error.message
    if isinstance(error, UnicodeDecodeError):
        return make_message(N_("it contains text that is not UTF-8"))
    if isinstance(error, OSError):
        number = error.errno or 0
        if number in _SYSTEM_ERRORS and error.strerror in (None, os.strerror(number)):
            return make_message(_SYSTEM_ERRORS[number])
        return _text_of_error(error.strerror or str(error))
    text = str(error)
    # sqlite3 is not imported for this.
    if type(error).__module__ == "sqlite3" and text not in _DATABASE_ERRORS:
        return make_message(N_("the database reports: {reason}"), reason=text)
    return _text_of_error(text)


def _text_of_error(text: str) -> Message:
    """Return what an error says, which is translated if it is a text of the program."""
    return as_message(text) if _NO_TEMPLATE.search(text) else make_message(text)

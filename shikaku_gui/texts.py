"""Texts for people, as templates with named arguments, and errors that carry them.

A :class:`Message` is data: ``str(message)`` is English, and the window and the terminal pass
their translator to :meth:`Message.say`. Templates are marked with :func:`QT_TRANSLATE_NOOP` or
:func:`phrase`, by which ``script/translations`` finds them, so that packages without Qt can have
them. They are whole sentences, or what stands in an error after "expected" and "found".

A template may tie words to what is marked on the board: ``[subject]the 3[/subject]``, with the
roles of :class:`shikaku_gui.solver.MarkRole`. The tags are left out unless they
are asked for.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

Argument: TypeAlias = "int | str | tuple[int, ...] | Message"
"""What stands in a template; cells and rectangles are tuples."""

_TAG = re.compile(r"\[/?(?:subject|allowed|ruled_out|reason|result)\]")


class Template(str):
    """A text marked for translation, which knows the context that it is translated in.

    ``comment`` tells it from the same words with another meaning in the same context.
    """

    __slots__ = ("comment", "context")

    context: str
    comment: str

    def __new__(cls, text: str, context: str, comment: str = "") -> Template:
        """Make the text."""
        made = super().__new__(cls, text)
        made.context = context
        made.comment = comment
        return made

    def __reduce__(self) -> tuple[type[Template], tuple[str, str, str]]:
        """Let the text be sent to another process."""
        return Template, (str(self), self.context, self.comment)


def QT_TRANSLATE_NOOP(context: str, text: str, comment: str = "") -> str:  # noqa: N802 (Qt's name)
    """Mark a text for translation and return it."""
    return Template(text, context, comment)


@dataclass(frozen=True)
class Message:
    """A template and its arguments; arguments may be messages themselves."""

    template: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def say(self, translate: Callable[[str], str] = str, *, tagged: bool = False) -> str:
        """Return the words, the template translated first; with the tags of roles if wanted."""
        said = {
            name: value.say(translate, tagged=tagged) if isinstance(value, Message) else str(value)
            for name, value in self.arguments
        }
        template = translate(self.template)
        return (template if tagged else _TAG.sub("", template)).format_map(said)

    def __str__(self) -> str:
        return self.say()


Words: TypeAlias = str | Message
"""Words that are the same in all languages, or a message."""


def make_message(template: str, **arguments: Argument) -> Message:
    """Make a message of a template marked for translation."""
    return Message(template, tuple(arguments.items()))


def count_message(one: str, many: str, count: int, **arguments: Argument) -> Message:
    """Make a message of one of two templates: that for one thing, or that for ``{count}``."""
    return make_message(one if count == 1 else many, count=count, **arguments)


_NEXT = QT_TRANSLATE_NOOP("words", "{first}, {next}")
_NAMED = QT_TRANSLATE_NOOP("words", "{name}: {text}")


def comma_message(said: Iterable[Words]) -> Message:
    """Join words with commas."""
    joined: Message | None = None
    for following in map(as_message, said):
        joined = make_message(_NEXT, first=joined, next=following) if joined else following
    return joined or make_message("")


def named_message(name: Words, text: Words) -> Message:
    """Return words about something, after its name."""
    return make_message(_NAMED, name=name, text=text)


def phrase(template: str, **arguments: Argument) -> Message:
    """Mark what an error says for translation, and make a message of it."""
    return make_message(Template(template, "errors"), **arguments)


def as_message(words: Words) -> Message:
    """Return words as a message."""
    return words if isinstance(words, Message) else make_message("{words}", words=words)


def message_to_json(message: Message) -> str:
    """Return a message as a text that :func:`message_from_json` reads, in any language later."""
    import json  # only needed here

    return json.dumps(_plain(message))


def message_from_json(text: str) -> Message:
    """Return a message that was kept; any other text stands for itself."""
    import json  # only needed here

    try:
        return _from_plain(json.loads(text))
    except (ValueError, TypeError, RecursionError):
        return as_message(text)


def _plain(message: Message) -> list[object]:
    template = message.template
    context = template.context if isinstance(template, Template) else ""
    values = {
        name: _plain(value) if isinstance(value, Message) else str(value)
        for name, value in message.arguments
    }
    return [context, str(template), values]


def _from_plain(value: object) -> Message:
    """Return the message that a value of JSON stands for.

    Raises:
        ValueError: it stands for none.
    """
    match value:
        case [str(context), str(template), dict(values)]:
            arguments = tuple(
                (str(name), each if isinstance(each, str) else _from_plain(each))
                for name, each in values.items()
            )
            return Message(Template(template, context) if context else template, arguments)
    raise ValueError("no message")


class ExplainedError(Exception):
    """An error whose reason can be said in any language; ``str()`` says it in English."""

    def __init__(self, reason: Words) -> None:
        self.message = as_message(reason)
        super().__init__(str(reason))


class ExplainedValueError(ExplainedError, ValueError):
    """The same for a value that is wrong."""


# With the words of Linux, which Python has for these errors; there they depend on its language.
_SYSTEM_ERRORS = {
    errno.EACCES: phrase("Permission denied"),
    errno.EBUSY: phrase("Device or resource busy"),
    errno.ECONNREFUSED: phrase("Connection refused"),
    errno.EDQUOT: phrase("Disk quota exceeded"),
    errno.EEXIST: phrase("File exists"),
    errno.EFBIG: phrase("File too large"),
    errno.EHOSTDOWN: phrase("Host is down"),
    errno.EINVAL: phrase("Invalid argument"),
    errno.EIO: phrase("Input/output error"),
    errno.EISDIR: phrase("Is a directory"),
    errno.ELOOP: phrase("Too many levels of symbolic links"),
    errno.EMFILE: phrase("Too many open files"),
    errno.ENAMETOOLONG: phrase("File name too long"),
    errno.ENFILE: phrase("Too many open files in system"),
    errno.ENODEV: phrase("No such device"),
    errno.ENOENT: phrase("No such file or directory"),
    errno.ENOMEM: phrase("Cannot allocate memory"),
    errno.ENOSPC: phrase("No space left on device"),
    errno.ENOTCONN: phrase("Transport endpoint is not connected"),
    errno.ENOTDIR: phrase("Not a directory"),
    errno.ENOTEMPTY: phrase("Directory not empty"),
    errno.EOPNOTSUPP: phrase("Operation not supported"),
    errno.EPERM: phrase("Operation not permitted"),
    errno.EROFS: phrase("Read-only file system"),
    errno.ESTALE: phrase("Stale file handle"),
    errno.ETIMEDOUT: phrase("Connection timed out"),
}


_DATABASE_ERRORS = {
    "attempt to write a readonly database": phrase("attempt to write a readonly database"),
    "database disk image is malformed": phrase("database disk image is malformed"),
    "database is locked": phrase("database is locked"),
    "database or disk is full": phrase("database or disk is full"),
    "disk I/O error": phrase("disk I/O error"),
    "file is not a database": phrase("file is not a database"),
    "unable to open database file": phrase("unable to open database file"),
}
"""What SQLite says most often."""


def named_error(name: str, error: BaseException) -> Message:
    """Return what an error says, after the name of a file."""
    return named_message(name, error_message(error))


def error_message(error: BaseException) -> Message:
    """Return what an error says, without the name of the file of a system error."""
    if isinstance(error, ExplainedError):
        return error.message
    if error.args and isinstance(error.args[0], Template):
        return make_message(error.args[0])
    if isinstance(error, UnicodeDecodeError):
        return phrase("it contains text that is not UTF-8")
    if not isinstance(error, OSError):
        return _other_message(error)
    if isinstance(error.strerror, Template):
        return make_message(error.strerror)
    number = error.errno or 0
    if number in _SYSTEM_ERRORS and error.strerror in (None, os.strerror(number)):
        return _SYSTEM_ERRORS[number]
    return as_message(error.strerror or str(error))


def _other_message(error: BaseException) -> Message:
    said = str(error)
    if said in _DATABASE_ERRORS:
        return _DATABASE_ERRORS[said]
    if type(error).__module__ == "sqlite3":  # which is not imported for this
        return phrase("the database reports: {reason}", reason=said)
    return as_message(said)

"""Messages that are kept, and errors that are said in any language."""

import errno
import os
import pickle
import sqlite3

import pytest

from shikaku_gui.formats import FormatError, GamePart, Loss, UnwritableError
from shikaku_gui.solver import NotFoundError, Recipe
from shikaku_gui.texts import (
    QT_TRANSLATE_NOOP,
    ExplainedValueError,
    Template,
    as_message,
    comma_message,
    error_message,
    make_message,
    message_from_json,
    message_to_json,
    named_error,
    phrase,
)

LIMIT = phrase("at most {most} rows", most=9)
ERRORS = [
    (FormatError(LIMIT, "10", 2, 3), "line 2, column 3: expected at most 9 rows, found 10"),
    (FormatError("a number", phrase("more")), "expected a number, found more"),
    (
        UnwritableError("Grid", (Loss(GamePart.TITLE), Loss(GamePart.AUTHOR))),
        "Grid: cannot store the title, the author",
    ),
    (ExplainedValueError(LIMIT), "at most 9 rows"),
    (NotFoundError(Recipe(2, 3, 1), 1, stopped=True),
     "no puzzle of 2 x 3 was found before the limit, in 1 attempt"),
]  # fmt: skip


def marked(template: str) -> str:
    """Translate templates into the same words in brackets."""
    return f"<{template}>" if isinstance(template, Template) else template


@pytest.mark.parametrize(("error", "english"), ERRORS)
def test_an_error_says_its_reason_in_english(error: Exception, english: str) -> None:
    assert str(error) == english
    assert str(error_message(error)) == english


@pytest.mark.parametrize("error", [error for error, _ in ERRORS[:-1]])
def test_an_error_can_be_sent_to_another_process(error: Exception) -> None:
    sent = pickle.loads(pickle.dumps(error))  # noqa: S301 - made here
    assert (type(sent), str(sent)) == (type(error), str(error))
    assert error_message(sent).say(marked) == error_message(error).say(marked)


def test_each_part_of_an_error_is_translated() -> None:
    error = FormatError(LIMIT, phrase("more"), 2, 3)
    assert error_message(error).say(marked) == (
        "<line 2, column 3: <expected <at most 9 rows>, found <more>>>"
    )
    assert error_message(ExplainedValueError("10x")).say(marked) == "10x"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "a.txt"),
         "<No such file or directory>"),
        (PermissionError(errno.EACCES, os.strerror(errno.EACCES)), "<Permission denied>"),
        (OSError(errno.EINVAL, QT_TRANSLATE_NOOP("errors", "Not a regular file"), "x"),
         "<Not a regular file>"),
        (OSError(errno.ENOENT, "the disk is on fire"), "the disk is on fire"),
        (OSError("without a number"), "without a number"),
        (ValueError("from elsewhere"), "from elsewhere"),
        (sqlite3.OperationalError("database is locked"), "<database is locked>"),
        (sqlite3.OperationalError("no such column: x"),
         "<the database reports: no such column: x>"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
         "<it contains text that is not UTF-8>"),
        (ValueError(QT_TRANSLATE_NOOP("errors", "from here")), "<from here>"),
    ],
)  # fmt: skip
def test_errors_of_the_system_are_translated(error: Exception, said: str) -> None:
    assert error_message(error).say(marked) == said


@pytest.mark.skipif(os.name != "posix", reason="other systems have other words")
def test_errors_of_the_system_have_its_own_words_in_english() -> None:
    for number in (errno.ENOENT, errno.EISDIR, errno.ENOSPC, errno.EROFS):
        error = OSError(number, os.strerror(number), "a.txt")
        assert str(error_message(error)) == error.strerror


def test_names_and_lists_are_joined_by_the_language() -> None:
    assert named_error("a.txt", ValueError("bad")).say(marked) == "<a.txt: bad>"
    assert comma_message(["a", phrase("b"), "c"]).say(marked) == "<<a, <b>>, c>"
    assert str(comma_message([])) == ""


def test_a_message_is_kept_and_said_in_another_language() -> None:
    message = error_message(FormatError(LIMIT, "'{x}'", 2, 3))
    kept = message_from_json(message_to_json(message))
    assert kept.say(marked) == message.say(marked)
    assert str(message_from_json(message_to_json(as_message("plain")))) == "plain"
    cells = make_message("{cell}", cell=(1, 2))
    assert str(message_from_json(message_to_json(cells))) == str(cells)


@pytest.mark.parametrize(
    "text", ["", "line 2: wrong", "{", "[]", "[1, 2, 3]", '["a", "b", {"c": 1}]', "[" * 9_999]
)
def test_other_texts_that_were_kept_stand_for_themselves(text: str) -> None:
    assert str(message_from_json(text)) == text

"""Messages that are kept, and errors that are said in any language."""

import errno
import os
import pickle
import sqlite3
import subprocess
import sys
from collections.abc import Iterator

import pytest

from shikaku_gui.formats import FormatError, GamePart, Loss, UnwritableError
from shikaku_gui.i18n import N_
from shikaku_gui.solver import NotFoundError, Recipe
from shikaku_gui.texts import (
    ExplainedValueError,
    as_message,
    comma_message,
    error_message,
    make_message,
    message_from_json,
    message_to_json,
    named_error,
)
from tests.made_up_language import marked, speaking

LIMIT = make_message(N_("at most {most} rows"), most=9)
ERRORS = [
    (FormatError(LIMIT, "10", 2, 3), "line 2, column 3: expected at most 9 rows, found 10"),
    (FormatError("a number", make_message(N_("more"))), "expected a number, found more"),
    (
        UnwritableError("Grid", (Loss(GamePart.TITLE), Loss(GamePart.AUTHOR))),
        "Grid: cannot store the title, the author",
    ),
    (ExplainedValueError(LIMIT), "at most 9 rows"),
    (NotFoundError(Recipe(2, 3, 1), 1, stopped=True),
     "no puzzle of 2 x 3 was found before the limit, in 1 attempt"),
]  # fmt: skip


@pytest.fixture
def in_brackets() -> Iterator[None]:
    """Speak a language with the English words in brackets."""
    with speaking(marked):
        yield


@pytest.mark.parametrize(("error", "english"), ERRORS)
def test_an_error_says_its_reason_in_english(error: Exception, english: str) -> None:
    assert str(error) == english
    assert str(error_message(error)) == english


@pytest.mark.usefixtures("in_brackets")
@pytest.mark.parametrize("error", [error for error, _ in ERRORS[:-1]])
def test_an_error_can_be_sent_to_another_process(error: Exception) -> None:
    sent = pickle.loads(pickle.dumps(error))  # noqa: S301 - made here
    assert (type(sent), str(sent)) == (type(error), str(error))
    assert error_message(sent).say() == error_message(error).say()


@pytest.mark.usefixtures("in_brackets")
def test_each_part_of_an_error_is_translated() -> None:
    error = FormatError(LIMIT, make_message(N_("more")), 2, 3)
    assert error_message(error).say() == (
        "<line 2, column 3: <expected <at most 9 rows>, found <more>>>"
    )
    assert error_message(ExplainedValueError("10x")).say() == "10x"


@pytest.mark.usefixtures("in_brackets")
@pytest.mark.parametrize(
    ("error", "said"),
    [
        (FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "a.txt"),
         "<No such file or directory>"),
        (PermissionError(errno.EACCES, os.strerror(errno.EACCES)), "<Permission denied>"),
        (OSError(errno.EINVAL, N_("Not a regular file"), "x"),
         "<Not a regular file>"),
        (OSError(errno.ENOENT, "the disk is on fire"), "the disk is on fire"),
        (OSError("without a number"), "without a number"),
        (ValueError("from elsewhere"), "from elsewhere"),
        (sqlite3.OperationalError("database is locked"), "<database is locked>"),
        (sqlite3.OperationalError("no such column: x"),
         "<the database reports: no such column: x>"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
         "<it contains text that is not UTF-8>"),
        (ValueError(N_("Is a directory")), "<Is a directory>"),
    ],
)  # fmt: skip
def test_errors_of_the_system_are_translated(error: Exception, said: str) -> None:
    assert error_message(error).say() == said


@pytest.mark.skipif(os.name != "posix", reason="other systems have other words")
def test_errors_of_the_system_have_its_own_words_in_english() -> None:
    """Another process says them, as the C library may have met another language in this one."""
    numbers = (errno.ENOENT, errno.EISDIR, errno.ENOSPC, errno.EROFS)
    asked = f"import os; print(*map(os.strerror, {numbers}), sep=chr(10))"
    words = subprocess.run(
        [sys.executable, "-c", asked],
        env={"LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    )
    for number, told in zip(numbers, words.stdout.splitlines(), strict=True):
        error = OSError(number, os.strerror(number), "a.txt")
        assert str(error_message(error)) == told


@pytest.mark.usefixtures("in_brackets")
def test_names_and_lists_are_joined_by_the_language() -> None:
    assert named_error("a.txt", ValueError("bad")).say() == "<a.txt: bad>"
    joined = comma_message(["a", make_message(N_("more")), "c"])
    assert joined.say() == "<<a, <more>>, c>"
    assert str(comma_message([])) == ""


@pytest.mark.usefixtures("in_brackets")
def test_a_message_is_kept_and_said_in_another_language() -> None:
    message = error_message(FormatError(LIMIT, "'{x}'", 2, 3))
    kept = message_from_json(message_to_json(message))
    assert kept.say() == message.say()
    assert str(message_from_json(message_to_json(as_message("plain")))) == "plain"
    cells = make_message("{cell}", cell=(1, 2))
    assert str(message_from_json(message_to_json(cells))) == str(cells)


@pytest.mark.usefixtures("in_brackets")
def test_a_message_kept_with_a_context_is_still_read() -> None:
    kept = message_from_json('["errors", "at most {most} rows", {"most": "9"}]')
    assert kept.say() == LIMIT.say()


@pytest.mark.parametrize(
    "text", ["", "line 2: wrong", "{", "[]", "[1, 2, 3]", '["a", "b", {"c": 1}]', "[" * 9_999]
)
def test_other_texts_that_were_kept_stand_for_themselves(text: str) -> None:
    assert str(message_from_json(text)) == text

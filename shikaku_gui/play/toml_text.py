"""Reads TOML, with errors that name the place in the player's language."""

import re
import tomllib
from typing import Any

from shikaku_gui.texts import ExplainedValueError, phrase

_WITH_PLACE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
"""How an error of the parser ends, unless it is at the end of the text."""


def parse_toml(data: bytes) -> dict[str, Any]:
    """Return the table that a file in TOML holds.

    Raises:
        ExplainedValueError: it is no TOML, or nested too deeply.

    >>> parse_toml(b"x = 1")
    {'x': 1}
    """
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        said = phrase("line {line}: this is not UTF-8", line=line)
        raise ExplainedValueError(said) from None
    except ValueError as error:  # not only that of TOML: a number may have too many digits
        found = _WITH_PLACE.fullmatch(str(error))
        if found is None:
            said = phrase("this is not TOML ({reason})", reason=str(error))
        else:
            reason, line, column = found[1], int(found[2]), int(found[3])
            said = phrase(
                "line {line}, column {column}: this is not TOML ({reason})",
                line=line,
                column=column,
                reason=reason,
            )
        raise ExplainedValueError(said) from None
    except RecursionError:
        raise ExplainedValueError(phrase("it is nested too deeply")) from None

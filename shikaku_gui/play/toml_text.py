"""Reads TOML, with errors that name the place in the player's language."""

import re
import tomllib
from typing import Any

from shikaku_gui.i18n import N_
from shikaku_gui.texts import ExplainedValueError, make_message

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
        said = make_message(N_("line {line}: this is not UTF-8"), line=line)
        raise ExplainedValueError(said) from None
    except ValueError as error:  # not only that of TOML: a number may have too many digits
        found = _WITH_PLACE.fullmatch(str(error))
        if found is None:
            said = make_message(N_("this is not TOML ({reason})"), reason=str(error))
        else:
            reason, line, column = found[1], int(found[2]), int(found[3])
            said = make_message(
                N_("line {line}, column {column}: this is not TOML ({reason})"),
                line=line,
                column=column,
                reason=reason,
            )
        raise ExplainedValueError(said) from None
    except RecursionError:
        raise ExplainedValueError(make_message(N_("it is nested too deeply"))) from None

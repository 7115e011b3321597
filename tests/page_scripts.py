"""Runs the parts of a web page's script that need no page."""

import json
from collections.abc import Sequence
from typing import Any, cast

from PySide6.QtQml import QJSEngine, QJSValue

from shikaku_gui import resources


def evaluate(scripts: Sequence[str], expression: str, **values: object) -> Any:
    """Return the value of an expression that uses scripts, and values by their names."""
    given = "".join(f"const {name} = {json.dumps(value)};" for name, value in values.items())
    parts = [*map(resources.web_page_part, scripts), given, f"JSON.stringify({expression});"]
    engine = QJSEngine()  # lives as long as its values
    found = cast("QJSValue", engine.evaluate("\n".join(parts)))  # for the stubs it is a tuple
    assert not found.isError(), found.toString()
    return json.loads(found.toString())

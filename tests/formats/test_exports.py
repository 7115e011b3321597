"""What the package exports: names, and those that are imported on first use."""

import subprocess
import sys

import pytest

from shikaku_gui import formats


def test_lazy_names_are_exported_and_found() -> None:
    assert set(formats._SUBMODULES) <= set(formats.__all__)
    for name in formats.__all__:
        assert getattr(formats, name) is not None


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="unknown"):
        _ = formats.unknown


def test_importing_the_package_imports_no_format() -> None:
    code = "import sys, shikaku_gui.formats; print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert not set(answer.stdout.split()) & {"json", "shikaku_gui.formats.shikaku_file"}

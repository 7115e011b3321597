"""The bundle that is tested, where one was named."""

import os
from pathlib import Path

import pytest

BUNDLE = "SHIKAKU_BUNDLE"


@pytest.fixture(scope="session")
def bundle() -> Path:
    """Give the folder of the bundle, which script/test-bundle names."""
    folder = os.environ.get(BUNDLE)
    if not folder:
        pytest.skip("script/test-bundle tests a bundle")
    return Path(folder)

"""How many examples a test is held against, where one takes long."""

from hypothesis import settings

from tests.known import known


def share_of_examples(part: float) -> settings:
    """Take that part of as many examples as the kind of the run has (see ``conftest.py``)."""
    return settings(max_examples=round(known(settings.default).max_examples * part))

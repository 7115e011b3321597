"""The steps of the schema never change once they are released."""

import hashlib

from shikaku_gui.store.schema import STEPS, VERSION

DIGESTS = (
    "43eeaee0c7c717b1",
    "5cb8ee91200925ea",
    "d3d0fdf609da78a4",
    "bc634e85850eb1eb",
    "a5a0c3de9330896f",
    "4f2d160faceddca9",
    "85c9efdfb75b6e58",
    "00a214d73adc798f",
    "90bf9164c2f9cf9e",
    "a0666400264a2060",
)
"""One a step; a step that differs from its digest would leave older databases different."""


def test_released_steps_are_never_edited() -> None:
    digests = tuple(hashlib.sha256(step.encode()).hexdigest()[:16] for step in STEPS)
    assert digests == DIGESTS


def test_the_version_counts_the_steps() -> None:
    assert len(DIGESTS) == VERSION

"""A short run of the fuzzer; script/fuzz does a long one."""

import pytest

from tests.fuzz.mutation import Target, check, inputs, targets


@pytest.mark.parametrize("target", targets(), ids=lambda target: target.known.name)
def test_broken_texts_are_read_or_refused(target: Target) -> None:
    assert all(check(target, target.wrap(seed)) for seed in target.seeds)
    outcomes = [check(target, text) for text in inputs(target, 80, seed=0)]
    assert not all(outcomes)

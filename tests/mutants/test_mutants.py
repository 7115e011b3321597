"""Which changes are made to a module, and that the last of them does not stay in the next."""

import ast
from pathlib import Path

import pytest

from tests.mutants.mutants import mutants, mutated
from tests.mutants.run import own_tests, sample


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a < b <= c", ["a <= b <= c", "a < b < c"]),
        ("a == b and c is d", ["a == b or c is d", "a != b and c is d", "a == b and c is not d"]),
        ("not a or b in c", ["not a and b in c", "a or b in c", "not a or b not in c"]),
        ("x = -n - 1", ["x = -n + 1", "x = n - 1", "x = -n - 2"]),
        ("x += y % 2", ["x -= y % 2", "x += y // 2", "x += y % 3"]),
        ("f(True, 'text', b=0.5)", ["f(False, 'text', b=0.5)", "f(True, 'text', b=1.5)"]),
        ("x: int | None = 3", ["x: int | None = 4"]),
        ("Number = int | float", []),
        ("MASK = 1 | low", ["MASK = 1 & low", "MASK = 2 | low"]),
        ("zip(a, b, strict=True)", []),
        ("@dataclass(frozen=True)\ndef f(a: int | None) -> int | None:\n    return a", []),
        ("if TYPE_CHECKING:\n    a = 1", []),
    ],
)
def test_one_operator_or_constant_is_changed(source: str, changed: list[str]) -> None:
    found = list(mutants(source))
    assert [ast.unparse(mutated(source, mutant.number)) for mutant in found] == changed
    assert all(mutant.line == 1 for mutant in found)


def test_the_change_is_told() -> None:
    (mutant,) = mutants("\nif a < b:\n    f()")
    assert mutant == (0, 2, "a < b  ->  a <= b")


def test_a_sample_is_the_same_each_time_and_has_no_mutant_twice() -> None:
    found = sample(["model"], 30, seed=1)
    assert found == sample(["model"], 30, seed=1) != sample(["model"], 30, seed=2)
    assert len(set(found)) == 30


def test_the_tests_of_a_module_come_first() -> None:
    first, *others = own_tests(Path("formats/pzpr.py"))
    assert first == "tests/formats/test_pzpr.py"
    assert "tests/formats/test_pzprv3.py" not in others

"""The arrays use no matrix products.

NumPy hands products of floating-point matrices to BLAS, which starts threads in every
process. On the small matrices of a grid they take much longer to wait for each other than
to calculate, above all where several processes generate puzzles.
"""

import ast
from pathlib import Path

import pytest

import shikaku_gui.solver

PRODUCTS = {"dot", "einsum", "inner", "linalg", "matmul", "matvec", "tensordot", "vdot", "vecdot"}
FILES = sorted(Path(shikaku_gui.solver.__file__).parent.rglob("*.py"))


def products(tree: ast.AST) -> list[int]:
    """Return the lines on which matrices are multiplied."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.MatMult))
        or (isinstance(node, ast.Attribute) and node.attr in PRODUCTS)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_module_multiplies_matrices(path: Path) -> None:
    assert not products(ast.parse(path.read_text()))


@pytest.mark.parametrize("text", ["a @ b", "a @= b", "np.dot(a, b)", "a.dot(b)"])
def test_a_product_is_noticed(text: str) -> None:
    assert products(ast.parse(text)) == [1]

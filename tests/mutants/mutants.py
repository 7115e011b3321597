"""Mutants of a module: its source with one operator or constant changed.

Left alone is what no test of behaviour can notice: annotations, decorators, and ``strict`` of
``zip``, which only catches mistakes in the code around it. So are texts.
"""

import ast
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}


class Mutant(NamedTuple):
    """A change of a module, by its number; ``change`` shows the expression before and after it."""

    number: int
    line: int
    change: str


def mutants(source: str) -> list[Mutant]:
    """Return all mutants of a module, in the order of the code.

    Raises:
        SyntaxError: the source is not Python.
    """
    changed = enumerate(_changed(ast.parse(source)))
    return [Mutant(number, line, change) for number, (line, change) in changed]


def mutated(source: str, number: int) -> ast.Module:
    """Return a module with the change of one of its mutants, on the lines of the source."""
    tree = ast.parse(source)
    next(islice(_changed(tree), number, None))
    return ast.fix_missing_locations(tree)


def _changed(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Make each change in turn, yield its line and its words, and take it back."""
    for parent, name, node in list(_expressions(tree)):
        before = ast.unparse(node)
        for replacement in _replacements(node):
            _put(parent, name, node, replacement)
            change = f"{before}  ->  {ast.unparse(replacement)}"
            yield node.lineno, change
            _put(parent, name, replacement, node)


_Changeable = ast.expr | ast.AugAssign


def _expressions(parent: ast.AST) -> Iterator[tuple[ast.AST, str, _Changeable]]:
    """Yield every expression that may be changed, with its parent and the field it stands in."""
    for name, value in ast.iter_fields(parent):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for node in value if isinstance(value, list) else [value]:
            if not isinstance(node, ast.AST) or _is_left_alone(node):
                continue
            if isinstance(node, ast.expr | ast.AugAssign):
                yield parent, name, node
            yield from _expressions(node)


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign):  # an alias of a type: its operators are no sums
        return (
            isinstance(node.value, ast.BinOp)
            and isinstance(node.value.op, ast.BitOr)
            and all(
                isinstance(name, ast.Name)
                and name.id.lstrip("_")[:1].isupper()
                and not name.id.isupper()
                for name in node.targets
            )
        )
    return False


def _put(parent: ast.AST, name: str, old: ast.AST, new: ast.AST) -> None:
    value = getattr(parent, name)
    if isinstance(value, list):
        value[next(at for at, node in enumerate(value) if node is old)] = new
    else:
        setattr(parent, name, new)


def _replacements(node: _Changeable) -> Iterator[_Changeable]:
    match node:
        case ast.Compare(left, ops, comparators):
            for at, op in enumerate(ops):
                changed = [*ops[:at], _COMPARISONS[type(op)](), *ops[at + 1 :]]
                yield ast.copy_location(ast.Compare(left, changed, comparators), node)
        case ast.BoolOp(op, values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield ast.copy_location(ast.BoolOp(other, values), node)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.UnaryOp(ast.USub(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in _OPERATORS:
            yield ast.copy_location(ast.BinOp(left, _OPERATORS[type(op)](), right), node)
        case ast.AugAssign(target, op, value) if type(op) in _OPERATORS:
            yield ast.copy_location(ast.AugAssign(target, _OPERATORS[type(op)](), value), node)
        case ast.Constant(bool() as value):
            yield ast.copy_location(ast.Constant(not value), node)
        case ast.Constant(int() | float() as value):
            yield ast.copy_location(ast.Constant(value + 1), node)

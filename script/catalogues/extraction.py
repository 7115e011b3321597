"""Finds the texts to translate in the program's source.

Qt's lupdate does not report a text that it cannot read, does not know the texts of the terminal,
and knows no plural that has its English singular beside it. This reads Python as Python does:

    self.tr("text", "comment", n)                         in a class, which is the context
    QCoreApplication.translate("context", "text", "comment", n)
    QT_TRANSLATE_NOOP("context", "text", "comment")       marked here, translated elsewhere
    QT_TRANSLATE_N_NOOP("context", "one", "many", "comment")
    _tr("text")                       where the module has a function _tr that translates a context
    phrase("text {name}", name=...)             what an error says
    lab_text("text {name}", name=...)           what the laboratory says
    terminal_text("text"), terminal_marked("text"), terminal_plural("one", "many", n)
    add_argument(help="text"), Parser(description="text", epilog="text")       in the terminal

A comment that begins with ``#:`` in the lines before a text explains it to translators. Texts of Qt
are listed in ``qt_texts.py``.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from catalogues.qt_texts import QT_TEXTS

TOP = Path(__file__).resolve().parents[2]
PACKAGE = "shikaku_gui"
TERMINAL = "terminal"
"""The context of the terminal's own texts."""

_MESSAGES = {"phrase": "errors", "lab_text": "laboratory"}
"""The functions that make messages, and the contexts of these."""

_MARKERS = (".tr(", "translate(", "QT_TRANSLATE", "terminal_", "help=", "phrase(", "lab_text(")
_TRANSLATE = "QCoreApplication.translate"
_TERMINAL_CODE = f"{PACKAGE}/cli/"
_PARSER_TEXTS = ("help", "description", "epilog")
_NOTE = "#:"


class UnreadableTextError(ValueError):
    """A text is marked for translation, but is not written out where it is marked."""


@dataclass(frozen=True)
class Text:
    """A text to translate, where it occurs, and what is said to translators.

    ``one`` is the English singular where the source states it; ``plural`` tells that there is
    a translation for each plural form.
    """

    context: str
    source: str
    comment: str = ""
    plural: bool = False
    one: str = ""
    note: str = ""
    places: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str, str]:
        """What identifies the text in a catalogue."""
        return self.context, self.source, self.comment


@cache
def all_texts(top: Path = TOP) -> Mapping[tuple[str, str, str], Text]:
    """Return every text of the program, and those of Qt that it has to translate, by its key.

    They are ordered by context and place. The source is read once.

    Raises:
        UnreadableTextError: a marked text is no literal.
    """
    found: dict[tuple[str, str, str], Text] = {}
    for path in sorted((top / PACKAGE).rglob("*.py")):
        code = path.read_text(encoding="utf-8")
        if any(marker in code for marker in _MARKERS):
            for text in texts_of(code, path.relative_to(top).as_posix()):
                found[text.key] = _joined(found[text.key], text) if text.key in found else text
    found.update((text.key, text) for text in _qt_texts())
    return dict(sorted(found.items(), key=lambda item: item[0][0]))


def texts_of(code: str, name: str) -> Iterator[Text]:
    """Yield the texts that a module marks for translation."""
    module = ast.parse(code)
    yield from _Finder(code, name, _own_contexts(module)).walk(module, "")


def _qt_texts() -> Iterator[Text]:
    for context, texts in QT_TEXTS.items():
        for text in texts:
            source, comment = (text, "") if isinstance(text, str) else text
            yield Text(context, source, comment, places=("script/catalogues/qt_texts.py",))


def _joined(first: Text, second: Text) -> Text:
    """Return a text that occurs twice; it is plural if either is."""
    return Text(
        *first.key,
        first.plural or second.plural,
        first.one or second.one,
        "\n".join(dict.fromkeys(filter(None, (first.note, second.note)))),
        tuple(dict.fromkeys(first.places + second.places)),
    )


class _Finder:
    def __init__(self, code: str, name: str, contexts: Mapping[str, str]) -> None:
        self._lines = code.splitlines()
        self._name = name
        self._contexts = contexts

    def walk(self, node: ast.AST, owner: str) -> Iterator[Text]:
        """Yield the texts below a node, which is in the class ``owner``."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                text = self._text(child, owner)
                if text is not None:
                    yield text
                if self._name.startswith(_TERMINAL_CODE):
                    yield from self._of_parser(child)
            inside = child.name if isinstance(child, ast.ClassDef) else owner
            yield from self.walk(child, inside)

    def _text(self, call: ast.Call, owner: str) -> Text | None:
        name = ast.unparse(call.func)
        contexts = {**_MESSAGES, **self._contexts}
        match name:
            case "self.tr":
                return self._made(call, owner, call.args, count_at=2)
            case _ if name in contexts:
                if _literal(call.args[0]) is not None:
                    return self._made(call, contexts[name], call.args[:1])
            case "QCoreApplication.translate":
                if not all(_literal(part) is not None for part in call.args[:2]):
                    return None  # a text that is marked elsewhere
                context = _literal(call.args[0]) or ""
                return self._made(call, context, call.args[1:], count_at=2)
            case "QT_TRANSLATE_NOOP":
                return self._made(call, self._read(call.args[0]), call.args[1:])
            case "QT_TRANSLATE_N_NOOP":
                context, one = self._read(call.args[0]), self._read(call.args[1])
                return self._made(call, context, call.args[2:], one=one)
            case "terminal_text" if _literal(call.args[0]) is None:
                return None  # a text that is marked elsewhere
            case "terminal_text" | "terminal_marked":
                return self._made(call, TERMINAL, call.args)
            case "terminal_plural":
                one = self._read(call.args[0])
                return self._made(call, TERMINAL, call.args[1:2], one=one)
        return None

    def _of_parser(self, call: ast.Call) -> Iterator[Text]:
        """Yield what a call says of an argument or a parser; these translate it themselves."""
        for keyword in call.keywords:
            if keyword.arg in _PARSER_TEXTS and _literal(keyword.value):
                yield self._made(keyword.value, TERMINAL, [keyword.value])

    def _made(
        self,
        call: ast.expr,
        context: str,
        args: list[ast.expr],
        *,
        count_at: int = 9,
        one: str = "",
    ) -> Text:
        if not context:
            raise UnreadableTextError(f"{self._place(call)}: no class around self.tr()")
        return Text(
            context,
            self._read(args[0]),
            self._read(args[1]) if len(args) > 1 else "",
            len(args) > count_at or bool(one),
            one,
            self._note(call.lineno),
            (self._place(call),),
        )

    def _read(self, node: ast.expr) -> str:
        text = _literal(node)
        if text is None:
            raise UnreadableTextError(f"{self._name}:{node.lineno}: the text is no literal")
        return text

    def _place(self, call: ast.expr) -> str:
        return f"{self._name}:{call.lineno}"

    def _note(self, line: int) -> str:
        """Return the comment for translators that ends in the line before."""
        lines: list[str] = []
        for text in reversed(self._lines[: line - 1]):
            stripped = text.strip()
            if not stripped.startswith(_NOTE):
                break
            lines.insert(0, stripped.removeprefix(_NOTE).strip())
        return " ".join(lines)


def _own_contexts(module: ast.Module) -> dict[str, str]:
    """Return the functions of a module that translate their argument, with their contexts."""
    found = {}
    for function in module.body:
        if isinstance(function, ast.FunctionDef) and function.args.args:
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == _TRANSLATE:
                    context = _literal(call.args[0])
                    argument = ast.unparse(call.args[1])
                    if context is not None and argument == function.args.args[0].arg:
                        found[function.name] = context
    return found


def _literal(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None

"""Hints as JSON: the record, and the text of each degree; see docs/schemas/hint.json."""

from collections.abc import Iterable

from shikaku_gui.model import Rect, Unmark
from shikaku_gui.play import HintDegree, hint_message, hint_uniqueness_note, hint_view_message
from shikaku_gui.solver import Clue, Hint, HintKind, HintView

Json = dict[str, object]


_DEGREES = (HintDegree.NUDGE, HintDegree.WHERE, HintDegree.WHY, HintDegree.DRAW)


def hint_as_json(hint: Hint) -> Json:
    """Return a hint as JSON values: rectangles as [row, col, height, width], from 0."""
    note = hint_uniqueness_note(hint)
    return {
        **_step(hint),
        "remove": _rect(hint.conclusion.remove),
        "unmark": _unmark(hint.conclusion.unmark),
        "reject_trial": hint.conclusion.reject_trial,
        "before": [_step(step) for step in hint.before],
        "reason": None if hint.reason is None else _step(hint.reason),
        "views": [_view(view) for view in hint.views],
        "unique": hint.unique,
        "note": None if note is None else str(note),
    }


def _step(hint: Hint) -> Json:
    is_contradiction = hint.kind is HintKind.CONTRADICTION
    degrees = (HintDegree.WHY,) if is_contradiction else _DEGREES
    return {
        "kind": hint.kind.value,
        "technique": None if hint.technique is None else hint.technique.value,
        "words": {degree.value: str(hint_message(hint, degree)) for degree in degrees},
        "subjects": [_plain_clue(clue) for clue in hint.subjects],
        "place": _rect(hint.conclusion.place),
        "excluded": _rects(hint.conclusion.excluded),
        "pencil": _rect(hint.conclusion.pencil),
        "cells": [list(cell) for cell in hint.conclusion.cells],
        "premises": _rects(hint.premises),
        "rejected": [
            {"rect": _rect(each.rect), "why": each.why.value, "by": _rects(each.by)}
            for each in hint.rejected
        ],
        "supposed": _rect(hint.supposed),
        "chain": [_step(step) for step in hint.chain],
    }


def _plain_clue(clue: Clue) -> list[object]:
    plain: list[object] = [*clue.cell, clue.area]
    return plain if clue.shape is None else [*plain, clue.shape.value]


def _view(view: HintView) -> Json:
    return {
        "caption": str(hint_view_message(view)),
        "marks": [{"role": mark.role.value, "rect": _rect(mark.rect)} for mark in view.marks],
        "ghosts": _rects(view.ghosts),
        "pencilled": _rects(view.pencilled),
        "crossed_out": _rects(view.crossed_out),
    }


def _unmark(move: Unmark | None) -> Json | None:
    if move is None:
        return None
    return {"pencilled": _rects(move.pencilled), "crossed_out": _rects(move.crossed_out)}


def _rect(rect: Rect | None) -> list[int] | None:
    return None if rect is None else list(rect)


def _rects(rects: Iterable[Rect]) -> list[list[int] | None]:
    return [_rect(rect) for rect in rects]

"""Drafts of the editor: one for each, and never an old snapshot over a newer one."""

import os
from pathlib import Path

import pytest

from shikaku_gui.store.editor_drafts import EditorDrafts
from shikaku_gui.store.file_lock import FileLock


def test_each_editor_gets_a_file_of_its_own(tmp_path: Path) -> None:
    drafts = EditorDrafts(tmp_path / "new")
    opened = [drafts.open() for _ in range(3)]
    names = ["editing.json", "editing-2.json", "editing-3.json"]
    assert [draft.path.name for draft in opened] == names
    opened[1].release()
    assert drafts.open().path.name == "editing-2.json"


def test_the_draft_written_last_is_opened_and_the_one_that_waited_longest_is_the_other(
    tmp_path: Path,
) -> None:
    for second, name in enumerate(("editing-9.json", "editing.json", "editing-2.json")):
        (tmp_path / name).write_text(name)
        os.utime(tmp_path / name, (second, second))
    (tmp_path / "editing-x.json").write_text("not a draft")
    drafts = EditorDrafts(tmp_path)
    assert drafts.open().path.name == "editing-2.json"
    other = drafts.open_other()
    assert other is not None
    assert other.path.name == "editing-9.json"
    assert drafts.open_other() is not None
    assert drafts.open_other() is None


def test_nothing_is_left_of_a_discarded_draft(tmp_path: Path) -> None:
    draft = EditorDrafts(tmp_path).open()
    draft.path.write_text("nothing of worth")
    draft.discard()
    assert not list(tmp_path.iterdir())


def test_a_draft_is_opened_where_no_lock_can_be_created(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_lock: FileLock) -> bool:
        raise PermissionError

    (tmp_path / "editing.json").write_text("kept")
    monkeypatch.setattr(FileLock, "acquire", refuse)
    draft = EditorDrafts(tmp_path).open()
    assert draft.path.read_text() == "kept"
    (tmp_path / "a file").write_text("")
    assert EditorDrafts(tmp_path / "a file").open().path.name == "editing.json"

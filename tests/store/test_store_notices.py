"""Names for what is set aside."""

from pathlib import Path

from shikaku_gui.store.store_notices import StoreTrouble, set_file_aside
from tests.store.samples import TODAY


def test_what_is_set_aside_never_takes_the_place_of_another(tmp_path: Path) -> None:
    names = []
    for text in "abc":
        path = tmp_path / "game.shikaku"
        path.write_text(text)
        names.append(set_file_aside(path, StoreTrouble.DAMAGED, TODAY).name)
    assert names == [
        "game.shikaku.damaged-2026-11-21",
        "game.shikaku.damaged-2026-11-21-2",
        "game.shikaku.damaged-2026-11-21-3",
    ]
    assert [(tmp_path / name).read_text() for name in names] == ["a", "b", "c"]

"""The packages of a Flatpak."""

import json
from pathlib import Path
from typing import Any

import pytest
from releasing import flatpak

WHEEL = Path("shikaku_gui-1.0.0-py3-none-any.whl")


def package(name: str) -> dict[str, Any]:
    """Return an entry of pip's report."""
    archive = {"hashes": {"sha256": f"checksum of {name}"}}
    return {"download_info": {"url": f"https://example.org/{name}", "archive_info": archive}}


def test_what_only_some_machines_need_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        flatpak,
        "_resolved",
        lambda wheel, _constraints, architecture: [
            package("any.whl"),
            package(f"{architecture}.whl"),
            package(wheel.name),
        ],
    )
    sources = json.loads(
        flatpak.wheel_sources(WHEEL, Path("constraints.txt"), ["x86_64", "aarch64"])
    )
    assert [(source["url"][20:], source.get("only-arches")) for source in sources] == [
        ("aarch64.whl", ["aarch64"]),
        ("any.whl", None),
        ("x86_64.whl", ["x86_64"]),
    ]
    assert sources[1]["sha256"] == "checksum of any.whl"

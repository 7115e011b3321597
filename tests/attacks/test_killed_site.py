"""A site whose command is killed is the old one or the new one, whole."""

import json
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.attacks.rounds import AttackCount

COMMAND = [sys.executable, "-m", "shikaku_gui", "site", "--jobs", "1"]
SPEC = """
title = "{title}"
languages = ["en"]
collections = ["1-first-steps"]
"""


def test_a_killed_command_leaves_a_whole_site(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("sites killed", 300, 6)
    moments = random.Random(5)
    spec, folder = tmp_path / "spec.toml", tmp_path / "site"
    spec.write_text(SPEC.format(title="Number 0"), encoding="utf-8")
    started = time.monotonic()
    subprocess.run([*COMMAND, str(spec), "-o", str(folder)], check=True, capture_output=True)
    needed = time.monotonic() - started
    titles = {title_of(folder)}
    for number in range(1, rounds + 1):
        spec.write_text(SPEC.format(title=f"Number {number}"), encoding="utf-8")
        titles.add(f"Number {number}")
        moment = moments.uniform(0.5, 1.1) * needed  # before, nothing is written
        with subprocess.Popen(
            [*COMMAND, str(spec), "-o", str(folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                process.wait(moment)
            except subprocess.TimeoutExpired:
                process.kill()
        said = trouble(folder, titles)
        if said:
            attack_failures.append(f"killed after {moment:.3f} s: {said}")
        for rest in tmp_path.glob(".*.tmp"):
            shutil.rmtree(rest)


def title_of(folder: Path) -> str:
    """Return the title in the manifest."""
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    return str(manifest["name"])


def trouble(folder: Path, titles: set[str]) -> str:
    """Return what is wrong with a site; nothing if it is whole."""
    try:
        listed = json.loads((folder / "site.json").read_text(encoding="utf-8"))["files"]
        title = title_of(folder)
        page = (folder / "en" / "index.html").read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        return str(error)
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    if found != {*listed, "site.json"}:
        return "files are missing, or there are others"
    if title not in titles or f"<title>{title}</title>" not in page:
        return "a mixture of two sites"
    return ""

"""Changes to the files of a proof, each of which must make the checker refuse it."""

import random
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from shikaku_gui import proof_checker
from shikaku_gui.solver import CERTIFICATE_FILES

Files = dict[str, str]
Change = Callable[[random.Random, list[str]], None]


def write(files: Mapping[str, str], folder: Path) -> Path:
    """Write the files of a certificate, and remove those of an earlier one."""
    folder.mkdir(exist_ok=True)
    for name in CERTIFICATE_FILES:
        (folder / name).unlink(missing_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text)
    return folder


def refused(files: Mapping[str, str], folder: Path) -> bool:
    """Tell whether the checker refuses the files, for a reason that it names."""
    write(files, folder)
    try:
        proof_checker.verify(folder)
    except (KeyError, ValueError, OSError):
        return True
    return False


def _pick(rng: random.Random, lines: list[str], wanted: Callable[[list[str]], bool]) -> int:
    return rng.choice([at for at, line in enumerate(lines) if wanted(line.split())])


def _derives(words: list[str]) -> bool:
    return words[1] != "d"


def _lits(words: list[str]) -> int:
    """Return how many literals a step has."""
    return words.index("0") - 1


def _flip_literal(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, lambda words: _derives(words) and words[1] != "0")
    words = lines[at].split()
    place = rng.randint(1, _lits(words))
    words[place] = str(-int(words[place]))
    lines[at] = " ".join(words)


def _other_literal(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, lambda words: _derives(words) and words[1] != "0")
    words = lines[at].split()
    place = rng.randint(1, _lits(words))
    literal = int(words[place])
    step = 1 if literal > 0 else -1
    words[place] = str(literal + step * rng.randint(1, 9))
    lines[at] = " ".join(words)


def _drop_literal(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, lambda words: _derives(words) and words[1] != "0")
    words = lines[at].split()
    del words[rng.randint(1, _lits(words))]
    lines[at] = " ".join(words)


def _other_hint(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, _derives)
    words = lines[at].split()
    place = rng.randint(_lits(words) + 2, len(words) - 2)
    words[place] = str(rng.randint(1, int(words[0])))
    lines[at] = " ".join(words)


def _drop_hint(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, _derives)
    words = lines[at].split()
    del words[rng.randint(_lits(words) + 2, len(words) - 2)]
    lines[at] = " ".join(words)


def _repeat_hint(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, lambda words: _derives(words) and len(words) > _lits(words) + 4)
    words = lines[at].split()
    first = _lits(words) + 2
    words.insert(len(words) - 2, words[rng.randint(first, len(words) - 3)])
    lines[at] = " ".join(words)


def _drop_step(rng: random.Random, lines: list[str]) -> None:
    del lines[_pick(rng, lines, _derives)]


def _cut(rng: random.Random, lines: list[str]) -> None:
    del lines[_pick(rng, lines, _derives) :]


def _delete_early(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, _derives)
    words = lines[at].split()
    lines.insert(at, f"{words[0]} d {words[-2]} 0")


def _earlier_number(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, _derives)
    words = lines[at].split()
    words[0] = str(rng.randint(0, int(lines[0].split()[0]) - 1))
    lines[at] = " ".join(words)


def _drop_end(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines, _derives)
    lines[at] = lines[at].rpartition(" ")[0]


def _other_area(rng: random.Random, lines: list[str]) -> None:
    at = _pick(rng, lines[1:], lambda words: any(word != "." for word in words)) + 1
    words = lines[at].split()
    place = rng.choice([place for place, word in enumerate(words) if word != "."])
    other = re.sub(r"\d+", lambda area: str(int(area[0]) + rng.choice([1, 2, 3])), words[place])
    words[place] = rng.choice([".", other.replace("?", "2")])
    lines[at] = " ".join(words)


def _other_rectangle(rng: random.Random, lines: list[str]) -> None:
    one, other = rng.sample(range(len(lines)), 2)
    lines[one] = lines[other]


def _drop_rectangle(rng: random.Random, lines: list[str]) -> None:
    del lines[rng.randrange(len(lines))]


def _drop_line(rng: random.Random, lines: list[str]) -> None:
    # Without the hash in its first line, the CNF is one of an older certificate.
    del lines[rng.randrange(1, len(lines))]


def _other_word(rng: random.Random, lines: list[str]) -> None:
    at = rng.randrange(len(lines))
    words = lines[at].split()
    place = rng.randrange(len(words))
    words[place] += rng.choice("123")
    lines[at] = " ".join(words)


CHANGES: dict[str, tuple[str, Change]] = {
    "a literal changes its sign": ("proof.lrat", _flip_literal),
    "a literal names another rectangle": ("proof.lrat", _other_literal),
    "a literal is missing": ("proof.lrat", _drop_literal),
    "a hint names another clause": ("proof.lrat", _other_hint),
    "a hint is missing": ("proof.lrat", _drop_hint),
    "a hint is repeated": ("proof.lrat", _repeat_hint),
    "a step is missing": ("proof.lrat", _drop_step),
    "the end is missing": ("proof.lrat", _cut),
    "a clause is deleted before its use": ("proof.lrat", _delete_early),
    "a step has the number of a clause": ("proof.lrat", _earlier_number),
    "a line is cut short": ("proof.lrat", _drop_end),
    "an area is another": ("puzzle.txt", _other_area),
    "a rectangle is another": ("solution.txt", _other_rectangle),
    "a rectangle is missing": ("solution.txt", _drop_rectangle),
    "a clause is missing": ("puzzle.cnf", _drop_line),
    "a clause is another": ("puzzle.cnf", _other_word),
}
"""The kinds of changes, with the file they are made in."""


def mutated(rng: random.Random, files: Mapping[str, str], kind: str) -> Files:
    """Return the files with one change of a kind."""
    name, change = CHANGES[kind]
    changed = files[name]
    while changed == files[name]:
        lines = files[name].splitlines()
        change(rng, lines)
        changed = "".join(f"{line}\n" for line in lines)
    return {**files, name: changed}

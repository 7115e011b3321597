"""What the script does, a function for each of its commands; they return the exit status."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from catalogues import extraction, samples, ts_file, validation
from catalogues.languages import ENGLISH, LANGUAGES
from catalogues.release import release as make_files
from catalogues.ts_file import Catalogue, Entry, Key

_HELP = """The catalogues of translations in translations/: shikaku_<language>.ts.

    script/translations update [LANGUAGE...]      take in the texts of the source
    script/translations check [LANGUAGE...]       fail if a text is missing, unfinished or gone
    script/translations unfinished LANGUAGE       what is left to translate, as JSON lines
    script/translations apply LANGUAGE FILE...    put translations from JSON files in
    script/translations release                   make the files that the program reads
    script/translations page [LANGUAGE]           write all texts with sample values, to be read

Run this with the environment's Python: .venv/bin/python script/translations check
"""


def main() -> int:
    """Run the command that was asked for and return the exit status."""
    parser = argparse.ArgumentParser(
        description=_HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parts = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "check"):
        parts.add_parser(name).add_argument("language", nargs="*", choices=[*LANGUAGES, []])
    left = parts.add_parser("unfinished")
    left.add_argument("language", choices=LANGUAGES)
    left.add_argument("--limit", type=int, default=None, help="print no more than so many")
    left.add_argument("--context", action="append", help="print those of a context only")
    left.add_argument("--all", action="store_true", help="print finished ones as well")
    given = parts.add_parser("apply")
    given.add_argument("language", choices=LANGUAGES)
    given.add_argument("file", nargs="+")
    parts.add_parser("release")
    read = parts.add_parser("page")
    read.add_argument("language", nargs="?", choices=LANGUAGES)
    read.add_argument("-o", "--output", type=Path, default=Path("build/words.html"))
    options = parser.parse_args()
    match options.command:
        case "update":
            return update(options.language or list(LANGUAGES))
        case "check":
            return check(options.language or list(LANGUAGES))
        case "unfinished":
            return unfinished(
                options.language, options.limit, options.context, everything=options.all
            )
        case "apply":
            return apply(options.language, options.file)
        case "page":
            return read_page(options.language, options.output)
    return release()


def update(languages: Sequence[str]) -> int:
    """Take the texts of the source into the catalogues."""
    texts = extraction.all_texts()
    for language in languages:
        before = ts_file.read(language)
        catalogue = ts_file.merged(before, texts)
        ts_file.write(catalogue)
        new = len(catalogue.entries.keys() - before.entries.keys())
        gone = len(before.entries.keys() - catalogue.entries.keys())
        left = len(catalogue.unfinished)
        _say(f"{language}: {len(catalogue.entries)} texts, {new} new, {gone} gone, {left} to do")
    return 0


def check(languages: Sequence[str]) -> int:
    """Print what the catalogues lack and have too much."""
    texts = extraction.all_texts()
    bad = [
        f"{language}: {error}"
        for language in languages
        for error in catalogue_errors(ts_file.read(language), texts)
    ]
    for error in bad:
        _say(error)
    if bad:
        _say(f"{len(bad)} to mend; docs/translating.md says how.")
    return 1 if bad else 0


def catalogue_errors(catalogue: Catalogue, texts: Mapping[Key, extraction.Text]) -> Iterator[str]:
    """Yield what is wrong with a catalogue."""
    expected = ts_file.merged(Catalogue(catalogue.language), texts).entries
    untranslated = 0
    for key, entry in expected.items():
        place = f"{entry.text.places[0]}: {entry.text.source!r}"
        found = catalogue.entries.get(key)
        if found is None:
            yield f"{place} is not in the catalogue"
        elif not found.finished:
            untranslated += 1
        else:
            for error in validation.errors(entry.text, found.forms, catalogue.language):
                yield f"{place}: {error}: {' | '.join(found.forms)!r}"
    if untranslated:
        yield f"{untranslated} texts are not translated"
    for key in catalogue.entries.keys() - expected.keys():
        yield f"{key[1]!r} ({key[0]}) is no longer in the program"


def unfinished(
    language: str, limit: int | None, contexts: Sequence[str] | None, *, everything: bool
) -> int:
    """Print what is left to translate, a JSON object in each line."""
    catalogue = ts_file.read(language)
    elsewhere = {
        (entry.text.source, entry.text.plural): entry.forms
        for entry in catalogue.entries.values()
        if entry.finished
    }
    texts = extraction.all_texts()
    chosen = [
        entry
        for entry in catalogue.entries.values()
        if (everything or not entry.finished) and (not contexts or entry.text.context in contexts)
    ]
    for entry in chosen[:limit]:
        text = texts.get(entry.text.key, entry.text)
        value: dict[str, object] = {"id": entry.id, "context": text.context, "source": text.source}
        forms = entry.forms or elsewhere.get((text.source, text.plural), ())
        optional = {
            "comment": text.comment,
            "note": text.note,
            "forms": LANGUAGES[language].forms if text.plural else None,
            "one": text.one,
            "old_source": entry.old,
            "translation" if entry.forms else "elsewhere": forms if text.plural else "".join(forms),
        }
        value |= {name: found for name, found in optional.items() if found}
        value["where"] = text.places[0] if text.places else ""
        print(json.dumps(value, ensure_ascii=False))
    return 0


def apply(language: str, files: Sequence[str]) -> int:
    """Put translations into a catalogue; what is wrong with one is said, and it is left out."""
    catalogue = ts_file.read(language)
    names = {entry.id: key for key, entry in catalogue.entries.items()}
    done, bad = 0, 0
    for file in files:
        for name, forms in _given(json.loads(Path(file).read_text(encoding="utf-8"))):
            key = names.get(name) if isinstance(name, str) else name
            entry = catalogue.entries.get(key) if key is not None else None
            wrong = ["no such text"] if entry is None else _errors(entry, forms, language)
            if entry is None or key is None or wrong:
                source = "" if entry is None else f" {entry.text.source!r}"
                _say(f"{name}{source}: {'; '.join(wrong)}: {' | '.join(forms)!r}")
                bad += 1
            else:
                catalogue.entries[key] = replace(entry, forms=forms, finished=True, old="")
                done += 1
    ts_file.write(catalogue)
    _say(f"{language}: {done} put in, {bad} left out, {len(catalogue.unfinished)} to do")
    return 1 if bad else 0


def release() -> int:
    """Make the files that the program reads."""
    make_files()
    return 0


def read_page(language: str | None, output: Path) -> int:
    """Write every text with sample values into a page, English beside a translation."""
    catalogue = None if language in (None, ENGLISH) else ts_file.read(str(language))
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(samples.page(extraction.all_texts(), catalogue), encoding="utf-8")
    _say(str(output))
    return 0


def _errors(entry: Entry, forms: tuple[str, ...], language: str) -> list[str]:
    return validation.errors(entry.text, forms, language)


def _given(value: object) -> Iterator[tuple[str | Key, tuple[str, ...]]]:
    """Yield the translations of a file: {id: forms}, or a list of objects that name the text."""
    if isinstance(value, dict):
        for name, forms in value.items():
            yield str(name), _forms(forms)
    elif isinstance(value, list):
        for one in value:
            if "id" in one:
                yield one["id"], _forms(one["translation"])
            else:
                key = one["context"], one["source"], one.get("comment", "")
                yield key, _forms(one["translation"])


def _forms(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list | tuple) else (str(value),)


def _say(text: str) -> None:
    print(text, file=sys.stderr)

"""The files of a site besides its puzzles: pages, scripts, styles, icons."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping, Sequence
from hashlib import sha256

from shikaku_gui import play, resources
from shikaku_gui.cli.site import texts
from shikaku_gui.cli.site.spec import SiteSpec
from shikaku_gui.i18n import _, speaking
from shikaku_gui.languages import LANGUAGES

ICON_SIZES = (192, 512)
"""The sides of the icons that browsers want of a site that can be installed."""

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
_SHARED = ("page.css", *play.WEB_SCRIPTS)
_OWN = ("site.css", "streak.js", "history.js", "puzzles.js", "player.js", "list.js", "language.js")
_THEME_COLOUR = "#EEF0F3"
_DIGEST_BYTES = 8


def tag_of(language: str) -> str:
    """Return the tag of a language, which is also the name of its folder.

    >>> tag_of("pt_BR")
    'pt-BR'
    """
    return language.replace("_", "-")


def site_pages(
    spec: SiteSpec, sizes: Mapping[str, Sequence[object]], templates: play.MessageTable
) -> dict[str, str]:
    """Return all files but the puzzles and the icons, by name.

    ``sizes`` has for each collection, by the name of its data file, title, rows and columns of
    each puzzle, ``templates`` those of all hints.
    """
    files = {name: resources.web_page_part(name) for name in _SHARED}
    files |= {name: resources.web_page_part(f"site/{name}") for name in _OWN}
    files["icon.svg"] = resources.icon().read_text(encoding="utf-8")
    files["manifest.webmanifest"] = _manifest(spec)
    files["index.html"] = _languages_page(spec)
    for language in spec.languages:
        with speaking(language):
            files[f"{tag_of(language)}/index.html"] = _list_page(spec, language, sizes)
            files[f"{tag_of(language)}/play.html"] = _player_page(spec, language, sizes, templates)
    return files


def service_worker(files: Mapping[str, str | bytes]) -> str:
    """Return the script that keeps these files for use without a network."""
    digests = {
        name: sha256(content if isinstance(content, bytes) else content.encode()).digest()
        for name, content in sorted(files.items())
    }
    listed = {name: digest[:_DIGEST_BYTES].hex() for name, digest in digests.items()}
    return play.fill_template("site/sw.js", {}, files=json.dumps(listed, indent=0))


def _manifest(spec: SiteSpec) -> str:
    icons = [
        {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in ICON_SIZES
    ]
    values = {
        "name": spec.title,
        "short_name": spec.title,
        "start_url": "index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": _THEME_COLOUR,
        "theme_color": _THEME_COLOUR,
        "icons": [*icons, {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
    return json.dumps(values, ensure_ascii=False, indent=1) + "\n"


def _head(up: str) -> str:
    """Return the links in the head of a page; ``up`` leads to the root of the site."""
    return "\n".join(
        (
            f'<link rel="stylesheet" href="{up}page.css">',
            f'<link rel="stylesheet" href="{up}site.css">',
            f'<link rel="icon" href="{up}icon.svg" type="image/svg+xml">',
            f'<link rel="apple-touch-icon" href="{up}icon-{ICON_SIZES[0]}.png">',
            f'<meta name="theme-color" content="{_THEME_COLOUR}">',
        )
    )


def _scripts(*paths: str) -> str:
    return "\n".join(f'<script src="{path}"></script>' for path in paths)


def _languages_page(spec: SiteSpec) -> str:
    links = "".join(
        f'<li><a href="{tag_of(each)}/index.html" hreflang="{tag_of(each)}" '
        f'lang="{tag_of(each)}">{LANGUAGES[each]}</a></li>'
        for each in spec.languages
    )
    return play.fill_document(
        "site/languages.html",
        {"language": tag_of(spec.languages[0]), "kind": "list", "title": spec.title},
        policy=_POLICY,
        head=_head(""),
        links=links,
        scripts=_scripts("language.js"),
    )


def _list_page(spec: SiteSpec, language: str, sizes: Mapping[str, Sequence[object]]) -> str:
    data = {
        "texts": texts.list_texts(),
        "language": tag_of(language),
        "first": spec.days[0].isoformat() if spec.days else "",
        "last": spec.days[-1].isoformat() if spec.days else "",
        "kinds": [kind.value for kind in spec.kinds],
        "collections": [
            {"name": f"c{number}", "title": each_title, "puzzles": sizes[f"c{number}"]}
            for number, each_title in enumerate(_collection_titles(spec), 1)
        ],
    }
    options = "".join(
        f'<option value="{tag_of(each)}" lang="{tag_of(each)}"'
        f"{' selected' if each == language else ''}>{LANGUAGES[each]}</option>"
        for each in spec.languages
    )
    words = {"language": tag_of(language), "kind": "list", "title": spec.title}
    days = play.fill_template("site/dailies.html", texts.list_words(dailies=True))
    return play.fill_document(
        "site/list.html",
        words | texts.list_words(dailies=False),
        policy=_POLICY,
        head=_head("../"),
        options=options,
        dailies=days if spec.days else "",
        site=play.json_block(data),
        scripts=_scripts("../streak.js", "../history.js", "../data/list.js", "../list.js"),
    )


def _player_page(
    spec: SiteSpec,
    language: str,
    sizes: Mapping[str, Sequence[object]],
    templates: play.MessageTable,
) -> str:
    data = {
        "texts": texts.player_texts(),
        "templates": templates.texts(),
        "language": tag_of(language),
        "scripts": play.WEB_SCRIPTS,
        "kinds": [kind.value for kind in spec.kinds],
        "names": {
            f"c{number}": {
                "title": title,
                "bundled": each.bundled,
                "count": len(sizes[f"c{number}"]),
            }
            for number, (title, each) in enumerate(
                zip(_collection_titles(spec), spec.collections, strict=True), 1
            )
        },
    }
    title = html.escape(spec.title)
    above = (
        f'<nav class="way" aria-label="{title}"><a href="index.html">{title}</a></nav>\n'
        '<p id="storage" role="status"></p>\n'
    )
    return play.fill_page(
        {
            "language": tag_of(language),
            "kind": "single",
            "title": spec.title,
            "heading": spec.title,
            "facts": "",
            "notes": "",
        },
        policy=_POLICY,
        head=_head("../"),
        above=above,
        data="",
        scripts="\n".join(
            (
                f'<script type="application/json" id="site">{play.json_block(data)}</script>',
                _scripts("../history.js", "../puzzles.js", "../player.js"),
            )
        ),
    )


def _collection_titles(spec: SiteSpec) -> list[str]:
    """Return the titles of the collections in the language that is set."""
    return [_(each.title) if each.bundled else each.title for each in spec.collections]

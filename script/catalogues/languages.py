"""The languages of the program and their plural forms."""

from dataclasses import dataclass

ENGLISH = "en"


@dataclass(frozen=True)
class Language:
    """A language: the tag that Qt knows it by, the names of its plural forms, gettext's rule."""

    tag: str
    forms: tuple[str, ...]
    rule: str


_ONE_OTHER = ("one", "other")

LANGUAGES = {
    "en": Language("en", _ONE_OTHER, "nplurals=2; plural=(n != 1);"),
    "de": Language("de_DE", _ONE_OTHER, "nplurals=2; plural=(n != 1);"),
    "fr": Language("fr_FR", ("zero or one", "other"), "nplurals=2; plural=(n > 1);"),
    "es": Language("es_ES", _ONE_OTHER, "nplurals=2; plural=(n != 1);"),
    "ja": Language("ja_JP", ("any number",), "nplurals=1; plural=0;"),
    "zh_CN": Language("zh_CN", ("any number",), "nplurals=1; plural=0;"),
    "pt_BR": Language("pt_BR", ("zero or one", "other"), "nplurals=2; plural=(n > 1);"),
}
"""All languages; the catalogue of English holds nothing but plural forms."""

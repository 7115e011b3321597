"""The languages of the program, and which of them a person wants."""

from collections.abc import Iterable, Mapping

ENGLISH = "en"

LANGUAGES: Mapping[str, str] = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "pt_BR": "Português (Brasil)",
    "ja": "日本語",
    "zh_CN": "简体中文",
}
"""The names of the languages in themselves."""

_NAMED_OTHERWISE = {"pt": "pt_BR", "zh": "zh_CN", "c": ENGLISH, "posix": ENGLISH}
_TRADITIONAL_CHINESE = {"hant", "tw", "hk", "mo"}


def best_language(wanted: Iterable[str]) -> str:
    """Return the first language that the program has of those wanted, otherwise English.

    >>> best_language(["it-IT", "de-AT", "en"]), best_language(["pt_PT.UTF-8"])
    ('de', 'pt_BR')
    >>> best_language(["zh-Hant-TW", "fr"]), best_language(["zh_SG"]), best_language([])
    ('fr', 'zh_CN', 'en')
    """
    for tag in wanted:
        parts = tag.partition(".")[0].partition("@")[0].replace("-", "_").lower().split("_")
        code = _NAMED_OTHERWISE.get(parts[0], parts[0])
        if code in LANGUAGES and not (parts[0] == "zh" and _TRADITIONAL_CHINESE & {*parts}):
            return code
    return ENGLISH

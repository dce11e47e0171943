"""The current language of messages, for a process or for one response of a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = [
    "ENDONYMS",
    "LANGUAGES",
    "LINGUA_FRANCA",
    "fallback_order",
    "known_language",
    "language",
    "set_language",
    "tag_fallbacks",
    "tagged",
    "use_language",
]

ENDONYMS = {"fr": "Français", "en": "English", "es": "Español", "ca": "Català"}
"""The name of each language in the language itself; the keys are the codes of the languages with a
catalogue.
"""

LANGUAGES = tuple(ENDONYMS)
"""The codes of the languages with a catalogue; the first is used for an unknown code."""

LINGUA_FRANCA = "en"
"""The code of the language for a process that sets no language, or for a user who accepts only
unknown languages.
"""

_here: ContextVar[str | None] = ContextVar("language of this task", default=None)
# A context variable is not enough for a kernel: it handles each message of a page in a new context,
# which does not inherit the language of the lesson.
_of_process = LINGUA_FRANCA
_has_tags = False
_TAG = 0xE0000


def language() -> str:
    """The language of messages in the current context.

    >>> from cartes_lib.messages import language, use_language
    >>> with use_language("ca"):
    ...     print(language())
    ca
    """
    return _here.get() or _of_process


def known_language(code: object) -> str:
    """`code` if this language has a catalogue, else the first of `LANGUAGES`.

    >>> from cartes_lib.messages import known_language
    >>> known_language("ca"), known_language("de")
    ('ca', 'fr')
    """
    return code if isinstance(code, str) and code in LANGUAGES else LANGUAGES[0]


def set_language(code: object) -> None:
    """Set the language of this process to `code`, or to the first of `LANGUAGES` if `code` has no
    catalogue.

    >>> from cartes_lib.messages import language, set_language
    >>> set_language(language())
    """
    global _of_process
    _of_process = known_language(code)


def fallback_order(lang: str) -> tuple[str, ...]:
    """The languages in which a message or lesson is looked up, in order: `lang`, English, French,
    others.

    >>> from cartes_lib.messages import fallback_order
    >>> fallback_order("ca")[:2]
    ('ca', 'en')
    """
    return tuple(dict.fromkeys((lang, LINGUA_FRANCA, *LANGUAGES)))


def tag_fallbacks(is_on: bool = True) -> None:
    """Turn on or off the tagging of sentences that are not in the current language.

    Pages need these tags: `pages/front/fallback_lang.js` converts them to the attribute `lang`.

    >>> from cartes_lib.messages import tag_fallbacks
    >>> tag_fallbacks(False)
    """
    global _has_tags
    _has_tags = is_on


def tagged(text: str, lang: str) -> str:
    """`text` between Unicode language tags if `lang` is not the current language, else `text`
    alone.

    The start tag is U+E0001 and the language code in tag characters; the end tag is U+E007F. The
    tags are invisible.

    >>> from cartes_lib.messages.language import tagged
    >>> tagged("The nine wins.", "en")
    'The nine wins.'
    """
    if not _has_tags or lang == language() or not text:
        return text
    code = "".join(chr(_TAG + ord(letter)) for letter in lang)
    return f"{chr(_TAG + 1)}{code}{text}{chr(_TAG + 0x7F)}"


@contextmanager
def use_language(code: object) -> Iterator[None]:
    """Context manager: sets the language within the block; other tasks and threads keep their
    language.

    >>> from cartes_lib.messages import language, use_language
    >>> with use_language("es"):
    ...     print(language())
    es
    """
    token = _here.set(known_language(code))
    try:
        yield
    finally:
        _here.reset(token)

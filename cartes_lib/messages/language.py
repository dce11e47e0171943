"""The language of messages, for a process or for one response of a server."""

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
"""Each language that has a catalogue, and its own name, the same in every language."""

LANGUAGES = tuple(ENDONYMS)
"""Languages with a catalogue; the first is that of a page without a language."""

LINGUA_FRANCA = "en"
"""Language of a process that names none, and of a reader who accepts only other languages."""

_here: ContextVar[str | None] = ContextVar("language of this task", default=None)
# A context variable would not do for a kernel: each message of a page is handled in a new
# context, which does not inherit from the one in which the lesson was opened.
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


def known_language(asked: object) -> str:
    """`asked` if it has a catalogue, else the default language.

    >>> from cartes_lib.messages import known_language
    >>> known_language("ca"), known_language("de")
    ('ca', 'fr')
    """
    return asked if isinstance(asked, str) and asked in LANGUAGES else LANGUAGES[0]


def set_language(asked: object) -> None:
    """Sets the language of this process to `asked`, or to the default if it has no catalogue.

    >>> from cartes_lib.messages import language, set_language
    >>> set_language(language())
    """
    global _of_process
    _of_process = known_language(asked)


def fallback_order(lang: str) -> tuple[str, ...]:
    """The order of languages in which a sentence or lesson is looked up: `lang`, English, French,
    others.

    >>> from cartes_lib.messages import fallback_order
    >>> fallback_order("ca")
    ('ca', 'en', 'fr', 'es')
    """
    return tuple(dict.fromkeys((lang, LINGUA_FRANCA, *LANGUAGES)))


def tag_fallbacks(is_on: bool = True) -> None:
    """Turn on or off a tag on sentences in another language than the current one.

    Pages need the tag: `front/shared/fallback_lang.js` turns it into the attribute `lang`.

    >>> from cartes_lib.messages import tag_fallbacks
    >>> tag_fallbacks(False)
    """
    global _has_tags
    _has_tags = is_on


def tagged(text: str, lang: str) -> str:
    """`text` between Unicode language tags if it is of another language than the current one.

    The tag is U+E0001 and the code in tag characters; U+E007F ends it. No screen shows them.

    >>> from cartes_lib.messages.language import tagged
    >>> tagged("The nine wins.", "en")
    'The nine wins.'
    """
    if not _has_tags or lang == language() or not text:
        return text
    code = "".join(chr(_TAG + ord(letter)) for letter in lang)
    return f"{chr(_TAG + 1)}{code}{text}{chr(_TAG + 0x7F)}"


@contextmanager
def use_language(asked: object) -> Iterator[None]:
    """Sets the language within the block; other tasks and threads keep their language.

    >>> from cartes_lib.messages import language, use_language
    >>> with use_language("es"):
    ...     print(language())
    es
    """
    token = _here.set(known_language(asked))
    try:
        yield
    finally:
        _here.reset(token)

"""Which language words are in: held here, once for a process or for one answer of a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = [
    "ENDONYMS",
    "LANGUAGES",
    "LINGUA_FRANCA",
    "known_language",
    "language",
    "speak",
    "speaking",
]

LANGUAGES = ("fr", "en", "es", "ca")
"""Languages with a catalogue, the default first."""

LINGUA_FRANCA = "en"
"""Language for a reader who asks only for languages without a catalogue."""

ENDONYMS = {"fr": "Français", "en": "English", "es": "Español", "ca": "Català"}
"""What each language calls itself, which is the same in every language."""

_here: ContextVar[str | None] = ContextVar("language of this task", default=None)
# A context's value would not do for a kernel: each message of a page is handled in a context
# of its own, none of which descends from the one in which the lesson was opened.
_of_process = LANGUAGES[0]


def language() -> str:
    """The language in which words are said here and now."""
    return _here.get() or _of_process


def known_language(asked: object) -> str:
    """`asked` if it has a catalogue, else the default language."""
    return asked if isinstance(asked, str) and asked in LANGUAGES else LANGUAGES[0]


def speak(asked: object) -> None:
    """From now on this process says its words in `asked`, or in the default if it has none."""
    global _of_process
    _of_process = known_language(asked)


@contextmanager
def speaking(asked: object) -> Iterator[None]:
    """Words are in `asked` within; other tasks and threads go on in their own language."""
    token = _here.set(known_language(asked))
    try:
        yield
    finally:
        _here.reset(token)

"""Voilà's exporter with caches: it compiles each template and parses each text only once."""

from __future__ import annotations

import re

from jinja2 import BytecodeCache, Environment, pass_context
from jinja2.bccache import Bucket
from jinja2.runtime import Context
from voila import notebook_renderer
from voila.exporter import VoilaExporter

from cartes_widgets.pages.unbroken import unbroken


class _Memory(BytecodeCache):
    """A cache of compiled templates; Jinja compiles a template again if its source has changed."""

    def __init__(self) -> None:
        self._bytecode: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        saved = self._bytecode.get(bucket.key)
        if saved is not None:
            bucket.bytecode_from_string(saved)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._bytecode[bucket.key] = bucket.bytecode_to_string()


_COMPILED = _Memory()

MAX_TEXTS = 5000
"""Maximum number of texts in the cache; all lessons in four languages have about 3,000."""
_READ: dict[str, str] = {}
_PICTURE = re.compile(r"!\[|<img", re.IGNORECASE)
"""Matches a picture. Its file may change while the text does not, so such a text is not cached."""


class LessonExporter(VoilaExporter):  # type: ignore[misc]
    """The exporter that renders lessons; it compiles the templates when the first lesson is
    opened.
    """

    @property
    def environment(self) -> Environment:
        environment: Environment = super().environment
        environment.bytecode_cache = _COMPILED
        return environment

    @pass_context
    def markdown2html(self, context: Context, source: str) -> str:
        if _PICTURE.search(source):
            return str(super().markdown2html(context, source))
        if source not in _READ:
            if len(_READ) >= MAX_TEXTS:
                _READ.clear()
            html = str(super().markdown2html(context, source))
            _READ[source] = unbroken(html)
        return _READ[source]


def keep_templates() -> None:
    """Replaces Voilà's exporter class with `LessonExporter`.

    No setting can change this class, because Voilà's code refers to it directly.
    """
    notebook_renderer.VoilaExporter = LessonExporter

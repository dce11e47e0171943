"""Voilà's exporter, which compiles each template once instead of once a page."""

from __future__ import annotations

from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket
from voila import notebook_renderer
from voila.exporter import VoilaExporter

__all__ = ["LessonExporter", "keep_templates"]


class _Memory(BytecodeCache):
    """Keeps what was compiled; jinja drops it when the source has changed."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        kept = self._kept.get(bucket.key)
        if kept is not None:
            bucket.bytecode_from_string(kept)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._kept[bucket.key] = bucket.bytecode_to_string()


_COMPILED = _Memory()


class LessonExporter(VoilaExporter):  # type: ignore[misc]
    """Renders a lesson; its templates are compiled when the first one is opened."""

    @property
    def environment(self) -> Environment:
        environment: Environment = super().environment
        environment.bytecode_cache = _COMPILED
        return environment


def keep_templates() -> None:
    """Makes Voilà use this exporter: it takes the class by name, and no setting changes that."""
    notebook_renderer.VoilaExporter = LessonExporter

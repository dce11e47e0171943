"""What all widgets share: how their front end is loaded, and how page messages are checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Literal, TypeVar

import anywidget
from traitlets import Dict, Unicode

from cartes_lib.messages import LANGUAGES, language, messages_with_prefix, use_language
from cartes_widgets.core.address import is_served
from cartes_widgets.core.assets import FRONT, stylesheet
from cartes_widgets.core.bundler import widgets_script
from cartes_widgets.core.saved_output import as_html, as_text, output_rows
from cartes_widgets.deck import drawings

__all__ = ["FillsStep", "Widget", "lesson_call", "ui_words"]

_Call = TypeVar("_Call", bound=Callable[..., object])

FillsStep = Literal["", "alone", "always"]
"""Whether a widget fills its step: never, where no other widget of the step does, or always."""


def ui_words() -> Mapping[str, str]:
    """The words of the widgets' own buttons and labels, by key without `widget-`."""
    return _ui_words(language())


@cache
def _ui_words(_lang: str) -> Mapping[str, str]:
    return {
        key.removeprefix("widget-"): text for key, text in messages_with_prefix("widget-").items()
    }


class Widget(anywidget.AnyWidget):
    """A widget whose script, style and deck are loaded once by a page, not with each instance.

    A page of our own server loads `front/<module>.js` by its address. Elsewhere a small loader
    requests it with a message, which this class answers.

    Attributes:
        module: stem of the front end's files.
        fills_step: whether the widget fills the step of a lesson.
        minutes: the time that a learner spends on the widget in a lesson.
        is_walk: whether the learner steps through something that has been played.
        in_saved_output: traits that a saved notebook shows, in their order.
        from_page: traits that a page may set; values for other traits are dropped.
        words: words of the widget's buttons and labels.
        lang: the language of all words: the current language when the widget is made.
    """

    module: ClassVar[str] = ""
    fills_step: ClassVar[FillsStep] = ""
    minutes: ClassVar[float] = 0
    is_walk: ClassVar[bool] = False
    in_saved_output: ClassVar[tuple[str, ...]] = ()
    from_page: ClassVar[frozenset[str]] = frozenset()

    _esm = FRONT / "shared/loader.js"
    _cartes = Unicode().tag(sync=True)
    _fills_step = Unicode().tag(sync=True)
    words = Dict().tag(sync=True)
    lang = Unicode(LANGUAGES[0]).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        traits = {"lang": language(), "words": dict(ui_words()), **traits}
        super().__init__(_cartes=self.module, _fills_step=self.fills_step, **traits)
        self.on_msg(self._on_front_message)

    def saved_values(self) -> Iterable[object]:
        """The values that a saved notebook shows of the widget, in reading order."""
        return [getattr(self, name) for name in self.in_saved_output]

    def __repr__(self) -> str:
        """The widget's words and cards, one per line; without any, the name of its class."""
        with use_language(self.lang):
            return as_text(output_rows(self.saved_values())) or type(self).__name__

    def _repr_mimebundle_(self, **kwargs: dict[str, Any]) -> Any:
        """The view, with text and a picture for a notebook without a kernel. A page of our own
        server never shows these two, so they are left out there.
        """
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        if is_served():
            return {**data, "text/plain": type(self).__name__}, metadata
        with use_language(self.lang):
            rows = output_rows(self.saved_values())
            html = as_html(rows, self.lang)
        return {**data, "text/plain": repr(self), "text/html": html}, metadata

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Sets the traits that a page sent, if it may set them."""
        believed = {name: value for name, value in sync_data.items() if name in self.from_page}
        super().set_state(believed)

    def _on_front_message(self, _widget: object, content: object, _buffers: object) -> None:
        if not isinstance(content, dict):
            return
        if content.get("want") == "front":
            script = widgets_script()
            self.send({"front": script, "style": stylesheet(), "deck": drawings()})
        else:
            self.on_page_message(content)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles a message of the page, which must be checked completely; widgets override it."""


def lesson_call(function: _Call) -> _Call:
    """Marks a function that returns a widget as one that notebooks call. The annotation cannot be
    used for this, since a site without a server removes annotations.
    """
    function.is_lesson_call = True  # type: ignore[attr-defined]
    return function

"""The base class of all widgets: it loads the front end and checks the messages of a page."""

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
from cartes_widgets.deck.guests import face_drawings

_Call = TypeVar("_Call", bound=Callable[..., object])

FillsStep = Literal["", "alone", "always"]
"""The condition for a widget to fill its lesson step: "" for never, or "always".

"alone" means: if the step has no other widget that may fill it.
"""


def ui_texts() -> Mapping[str, str]:
    """The texts of the buttons and labels of all widgets; the key is the message key.

    The prefix `widget-` is removed from the key.
    """
    return _ui_texts(language())


@cache
def _ui_texts(_lang: str) -> Mapping[str, str]:
    return {
        key.removeprefix("widget-"): text for key, text in messages_with_prefix("widget-").items()
    }


class Widget(anywidget.AnyWidget):
    """A widget whose script, style sheet and deck a page loads only once for all instances.

    A page of the Cartes server loads `front/<module>.js` by its address. Elsewhere a small loader
    sends a message to request the script, and this class answers it.

    Attributes:
        module: file name of the front end's script and style sheet, without extension.
        labels: how the keys of the widget's own labels begin; "" without any.
        fills_step: when the widget fills the space of its lesson step.
        minutes: the estimated time that a learner spends on the widget in a lesson.
        is_walk: whether the widget is a walk: the learner steps through finished positions.
        in_saved_output: names of the traits that a saved notebook shows, in order.
        from_page: names of the traits that a page may set; the widget drops other values.
        texts: texts of the widget's buttons and labels; the keys are message keys.
        lang: the language of all texts: the current language when the widget is created.
    """

    module: ClassVar[str] = ""
    labels: ClassVar[str] = ""
    fills_step: ClassVar[FillsStep] = ""
    minutes: ClassVar[float] = 0
    is_walk: ClassVar[bool] = False
    in_saved_output: ClassVar[tuple[str, ...]] = ()
    from_page: ClassVar[frozenset[str]] = frozenset()

    _esm = FRONT / "shared/loader.js"
    _cartes = Unicode().tag(sync=True)
    _fills_step = Unicode().tag(sync=True)
    texts = Dict().tag(sync=True)
    lang = Unicode(LANGUAGES[0]).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        own = messages_with_prefix(self.labels) if self.labels else {}
        traits = {"lang": language(), "texts": {**ui_texts(), **own}, **traits}
        super().__init__(_cartes=self.module, _fills_step=self.fills_step, **traits)
        self.on_msg(self._on_front_message)

    def saved_values(self) -> Iterable[object]:
        """The values of this widget that a saved notebook shows, in reading order."""
        return [getattr(self, name) for name in self.in_saved_output]

    def __repr__(self) -> str:
        """The widget's texts and cards, one per line; the name of its class if it has neither."""
        with use_language(self.lang):
            return as_text(output_rows(self.saved_values())) or type(self).__name__

    def _repr_mimebundle_(self, **kwargs: dict[str, Any]) -> Any:
        """The widget's MIME bundle, with text and a picture for a notebook without a kernel.

        On a page of Cartes, it has only the name of the class, because the page never shows it.
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
        """Sets the traits that a page sent, except those that a page may not set."""
        accepted = {name: value for name, value in sync_data.items() if name in self.from_page}
        super().set_state(accepted)

    def _on_front_message(self, _widget: object, content: object, _buffers: object) -> None:
        if not isinstance(content, dict):
            return
        if content.get("want") == "front":
            files = {"deck": drawings(), "faces": face_drawings()}
            self.send({"front": widgets_script(), "style": stylesheet(), "drawings": files})
        else:
            self.on_page_message(content)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles a message of the page; subclasses override it.

        The message is untrusted: a subclass must check each field.
        """


def lesson_call(function: _Call) -> _Call:
    """Marks `function`, which returns a widget, as a function for notebooks.

    The return annotation cannot be the mark, because the static site removes annotations.
    """
    function.is_lesson_call = True  # type: ignore[attr-defined]
    return function

"""The parts of anywidget and ipywidgets that widgets need without a Jupyter kernel.

On a page of the static site, this module is imported as `anywidget`. It uses the messages of
ipywidgets (comm_open, comm_msg), so the page needs no other code than a served page. Its own
attributes begin with `_page_`, because a widget may use any other name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from traitlets import HasTraits

MessageHandler = Callable[["AnyWidget", object, list[Any]], None]


class Page:
    """The page that shows the widgets.

    Attributes:
        post: called with the JSON text of each message; None before the page listens.
        models: the widgets; the key is the id: "w0", "w1", ... in the order of their creation. The
            ids are the same at each start, so the HTML of a page may include the widgets' first
            states.
    """

    post: Callable[[str], object] | None = None
    models: ClassVar[dict[str, AnyWidget]] = {}

    @classmethod
    def send_message(cls, kind: str, content: Mapping[str, object]) -> None:
        """Sends a message of type `kind` to the page."""
        if cls.post is not None:
            cls.post(json.dumps({"msg_type": kind, "content": content}, allow_nan=False))


def _text(source: object) -> str:
    return source.read_text("utf-8") if isinstance(source, Path) else str(source or "")


class AnyWidget(HasTraits):
    """A widget whose traits are synchronized between Python and the page.

    Attributes:
        model_id: id of the widget in messages.
        keys: names of the synchronized traits.
    """

    _esm: Any = ""
    _css: Any = ""
    _is_page_informed = False
    _page_holding = 0

    def __init__(self, **traits: object) -> None:
        self._page_callbacks: list[MessageHandler] = []
        self._page_unsent: set[str] = set()
        self._page_locked: Mapping[str, object] = {}
        super().__init__(**traits)
        self.model_id = f"w{len(Page.models)}"
        Page.models[self.model_id] = self
        self.keys = list(self.trait_names(sync=True))
        self._is_page_informed = True
        # The page knows a widget of Cartes by its module's name; another widget must send its
        # source.
        own = {} if "_cartes" in self.keys else {"_esm": _text(self._esm), "_css": _text(self._css)}
        state = {"_model_module": "anywidget", **own, **self.get_state()}
        Page.send_message("comm_open", {"comm_id": self.model_id, "data": {"state": state}})

    def get_state(self, key: Iterable[str] | str | None = None) -> dict[str, Any]:
        """The values of synchronized traits; the keys of the result are their names.

        Args:
            key: the names of one or several traits; None for all.
        """
        names = self.keys if key is None else [key] if isinstance(key, str) else key
        return {name: getattr(self, name) for name in names}

    def notify_change(self, change: Any) -> None:
        """Sends a change to the page, unless the change came from the page."""
        name = change["name"]
        if self._is_page_informed and name in self.keys:
            from_page = name in self._page_locked and self._page_locked[name] == change["new"]
            if not from_page:
                self._page_unsent.add(name)
                if not self._page_holding:
                    self._page_flush()
        super().notify_change(change)

    def _page_flush(self) -> None:
        state = {name: getattr(self, name) for name in self.keys if name in self._page_unsent}
        self._page_unsent.clear()
        if state:
            self._page_send({"method": "update", "state": state})

    def _page_send(self, data: Mapping[str, object]) -> None:
        Page.send_message("comm_msg", {"comm_id": self.model_id, "data": data})

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """A context that collects changes, and sends them together at its end."""
        self._page_holding += 1
        try:
            yield
        finally:
            self._page_holding -= 1
            if self._is_page_informed and not self._page_holding:
                self._page_flush()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Sets the traits to the values that the page sent; the keys are their names."""
        self._page_locked = sync_data
        try:
            with self.hold_sync(), self.hold_trait_notifications():
                for name, value in sync_data.items():
                    if name in self.keys:
                        self.set_trait(name, value)
        finally:
            self._page_locked = {}

    def on_msg(self, callback: MessageHandler, remove: bool = False) -> None:
        """Registers `callback` for messages of the page, or removes it."""
        (self._page_callbacks.remove if remove else self._page_callbacks.append)(callback)

    def send(self, content: object, buffers: list[Any] | None = None) -> None:
        """Sends a message to the widget's front end.

        Raises:
            ValueError: there are binary buffers, which no widget of Cartes sends.
        """
        if buffers:
            raise ValueError("a page without a kernel takes no buffers")
        self._page_send({"method": "custom", "content": content})

    def close(self) -> None:
        """Removes the widget from the page."""
        Page.models.pop(self.model_id, None)
        Page.send_message("comm_close", {"comm_id": self.model_id})

    def deliver(self, data: Mapping[str, Any]) -> None:
        """Handles a new state or a message of the page; ignores other data."""
        if data.get("method") == "update" and isinstance(data.get("state"), dict):
            self.set_state(data["state"])
        elif data.get("method") == "custom":
            for callback in list(self._page_callbacks):
                callback(self, data.get("content"), [])

"""Runs the tests of widgets in one of two hosts: Jupyter, or the replacement on a static site.

CARTES_WIDGETS=stand-in selects the replacement; it is read before any import.
"""

import json
import os
import sys

import pytest

from cartes_widgets.pyodide_host import anywidget_shim

STANDS_IN = os.environ.get("CARTES_WIDGETS") == "stand-in"
if STANDS_IN:
    sys.modules["anywidget"] = anywidget_shim


@pytest.fixture
def opened(monkeypatch):
    """A list to which each new widget adds its first state."""
    results = []
    if STANDS_IN:

        def record_message(text):
            message = json.loads(text)
            if message["msg_type"] == "comm_open":
                state = message["content"]["data"]["state"]
                # Leave out the trait that anywidget adds.
                results.append({item: state[item] for item in state if item != "_model_module"})

        monkeypatch.setattr(anywidget_shim.Page, "post", record_message)
        return results

    from ipywidgets import Widget

    opens = Widget.open

    def tell(widget):
        results.append(widget.get_state())
        opens(widget)

    monkeypatch.setattr(Widget, "open", tell)
    return results

"""Replaces Jupyter's kernel on a page without a server: runs cells, and delivers messages."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import traceback
from collections.abc import Callable
from typing import Any

from cartes_widgets.pyodide_host.anywidget_shim import AnyWidget, Page


def begin(post: Callable[[str], object], query: str, notebook: str) -> None:
    """Sets the receiver of messages, and the environment variables that `core/address.py` reads.

    Args:
        post: called with the JSON text of each message to the page.
        query: the query string of the page's address, without the question mark.
        notebook: path of a notebook file whose metadata has the language.
    """
    Page.post = post
    os.environ["QUERY_STRING"] = query
    os.environ["JPY_SESSION_NAME"] = notebook


def deliver(text: str) -> None:
    """Delivers a message of the page to its widget; ignores a message for an unknown widget."""
    message = json.loads(text)
    content = message.get("content") or {}
    widget = Page.models.get(str(content.get("comm_id")))
    data = content.get("data")
    if message.get("msg_type") == "comm_msg" and widget is not None and isinstance(data, dict):
        widget.deliver(data)


def run_cell(source: str, names: dict[str, Any]) -> str:
    """Executes a cell in the namespace `names`; returns its outputs for the page, as JSON.

    Each output is `{"model": id, "is": name of its class}`, `{"html": text}`, `{"text": text}` or
    `{"failed": true}`.
    """
    shown: list[dict[str, object]] = []
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output):
            shown += _shown(_value(source, names))
    except Exception:
        # Any exception: the page reports that this cell failed, and continues with the next one.
        traceback.print_exc()
        shown.append({"failed": True})
    if output.getvalue():
        shown.insert(0, {"text": output.getvalue()})
    return json.dumps(shown)


def _value(source: str, names: dict[str, Any]) -> object:
    """The value of the cell's last line, if it is an expression; else None."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)


def _shown(value: object) -> list[dict[str, object]]:
    if value is None:
        return []
    if isinstance(value, AnyWidget):
        return [{"model": value.model_id, "is": type(value).__name__}]
    render = getattr(value, "_repr_html_", None)
    return [{"html": render()} if render is not None else {"text": repr(value)}]

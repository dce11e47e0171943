"""Writes the TypeScript types of what a page draws: `python docs/view_types.py`.

Typed dictionaries of the widgets and the class declare them. This script generates
`widgets/views.d.ts` from these, and `npm run check` compares the scripts with it.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cartes_lib.asking import answer_views
from cartes_widgets.classroom.model import page_states, question_states, table_states
from cartes_widgets.core import scenes

FILE = Path(__file__).resolve().parents[1] / "widgets/views.d.ts"

_MODULES: dict[str, tuple[types.ModuleType, ...]] = {
    "views": (scenes, answer_views),
    "class_views": (question_states, table_states, page_states),
}
_HEAD = """/**
 * What pages draw, made from the typed dictionaries of the widgets and the class by
 * `python docs/view_types.py`. Scripts name these types without an import, such as `views.Scene`.
 */
declare namespace views {
  /** Texts of buttons and labels, by key. */
  type Texts = Record<string, string>;
}
"""
_NAMES = {int: "number", str: "string", bool: "boolean", types.NoneType: "null"}


def view_types() -> str:
    """The declarations of all typed dictionaries of the modules, in the same order."""
    spaces = [_namespace(name, modules) for name, modules in _MODULES.items()]
    return "\n".join([_HEAD, *spaces]).rstrip("\n") + "\n"


def declared(*modules: types.ModuleType) -> list[Any]:
    """The typed dictionaries that `modules` declare."""
    values = [(module, item) for module in modules for item in vars(module).values()]
    return [
        item for module, item in values if is_typeddict(item) and item.__module__ == module.__name__
    ]


def _namespace(name: str, modules: tuple[types.ModuleType, ...]) -> str:
    views = map(_interface, declared(*modules))
    return "\n".join([f"declare namespace {name} {{", *views, "}", ""])


def _interface(view: Any) -> str:
    hints = get_type_hints(view, include_extras=True)
    fields = [_field(view, name, hint) for name, hint in hints.items()]
    about = view.__doc__.split("\n")[0]
    return "\n".join([f"  /** {about} */", f"  interface {view.__name__} {{", *fields, "  }"])


def _field(view: Any, name: str, hint: Any) -> str:
    # With deferred annotations, Python does not know that the key may be missing.
    is_optional = get_origin(hint) is NotRequired or name not in view.__required_keys__
    (bare,) = get_args(hint) if get_origin(hint) is NotRequired else (hint,)
    return f"    {name}{'?' if is_optional else ''}: {_type(bare)};"


def _type(hint: Any) -> str:
    """A Python type in the syntax of TypeScript.

    Raises:
        TypeError: the type is not supported, since no view has used it so far.
    """
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        space = next(name for name, modules in _MODULES.items() if hint in declared(*modules))
        return f"{space}.{hint.__name__}"
    if hint in _NAMES:
        return _NAMES[hint]
    if origin is list:
        text = _type(inner[0])
        return f"({text})[]" if " | " in text else f"{text}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, inner))}]"
    if origin is dict and inner[0] is str:
        return f"Record<string, {_type(inner[1])}>"
    if origin in (Union, types.UnionType):
        return " | ".join(map(_type, inner))
    raise TypeError(f"no TypeScript for {hint!r}")


if __name__ == "__main__":
    FILE.write_text(view_types(), "utf-8")

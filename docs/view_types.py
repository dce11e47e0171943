"""Writes the TypeScript types of what a page draws: `python docs/view_types.py`.

They are declared in `cartes_widgets/core/scenes.py`. This script generates `widgets/views.d.ts`
from them, and `npm run check` compares the scripts with it.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from cartes_widgets.core import scenes

FILE = Path(__file__).resolve().parents[1] / "widgets/views.d.ts"

_HEAD = """/**
 * What a page draws, made from `cartes_widgets/core/scenes.py` by `python docs/view_types.py`.
 * Scripts name these types without an import, such as `views.Scene`.
 */
declare namespace views {
  /** Texts of buttons and labels, by key. */
  type Texts = Record<string, string>;
"""
_NAMES = {int: "number", str: "string", bool: "boolean", types.NoneType: "null"}


def view_types() -> str:
    """The declarations of all typed dictionaries in `scenes`, in the same order."""
    declared = [item for item in vars(scenes).values() if is_typeddict(item)]
    return "\n".join([_HEAD.rstrip("\n"), *map(_interface, declared), "}", ""])


def _interface(view: Any) -> str:
    fields = [
        f"    {name}{'' if name in view.__required_keys__ else '?'}: {_type(hint)};"
        for name, hint in get_type_hints(view).items()
    ]
    about = view.__doc__.split("\n")[0]
    return "\n".join([f"  /** {about} */", f"  interface {view.__name__} {{", *fields, "  }"])


def _type(hint: Any) -> str:
    """A Python type in the syntax of TypeScript.

    Raises:
        TypeError: the type is not supported, since no view has used it so far.
    """
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return str(hint.__name__)
    if hint in _NAMES:
        return _NAMES[hint]
    if origin is list:
        text = _type(inner[0])
        return f"({text})[]" if " | " in text else f"{text}[]"
    if origin is dict and inner[0] is str:
        return f"Record<string, {_type(inner[1])}>"
    if origin in (Union, types.UnionType):
        return " | ".join(map(_type, inner))
    raise TypeError(f"no TypeScript for {hint!r}")


if __name__ == "__main__":
    FILE.write_text(view_types(), "utf-8")

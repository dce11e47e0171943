"""Finds the guesses of notebooks that cannot be asked."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from cartes_lib.asking import ask
from tests.sources import line_with

__all__ = ["wrong_guesses"]


def wrong_guesses(notebooks: Iterable[tuple[Path, str]]) -> Iterator[str]:
    """A line for each guess that raises an error; `notebooks` are files with their code."""
    for file, code in notebooks:
        for node in ast.walk(ast.parse(code)):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "guess":
                continue
            try:
                arguments = [ast.literal_eval(value) for value in node.args]
                options = {str(item.arg): ast.literal_eval(item.value) for item in node.keywords}
            except ValueError:  # An argument is a variable: the tests of lessons look at it.
                continue
            try:
                ask(*arguments, **options)
            except Exception as error:  # A kind that is not finished may raise any exception.
                call = ast.get_source_segment(code, node) or ""
                begin = json.dumps(call.splitlines()[0], ensure_ascii=False)[1:-1]
                yield f"{line_with(file, begin)}: {type(error).__name__}: {error}"

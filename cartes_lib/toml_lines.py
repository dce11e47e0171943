"""Finds the line numbers of the fields of a TOML text, which `tomllib` does not report."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_TOKEN = re.compile(
    r'"""(?:\\.|(?!""").)*"""+'
    r"|'''(?:(?!''').)*'''+"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*"
    r"|[\[\]{}=\n]"
    r"|[^\s\[\]{}=\"'#]+",
    re.S,
)


@dataclass(slots=True)
class TableLines:
    """The line numbers, from 1, of one table of a TOML text.

    Attributes:
        name: the name in the header; "" for the part before the first header.
        line: line number of the header; 0 without a header.
        fields: the line number where a value begins; the keys are the names of fields.
        texts: the line number of the first character of a value in triple quotes; the keys are the
            names of fields. TOML ignores a line break after the opening quotes.

    >>> from cartes_lib.toml_lines import table_lines
    >>> table_lines("a = 1\\n[rules]\\nb = 2")[1].fields
    {'b': 3}
    """

    name: str
    line: int
    fields: dict[str, int] = field(default_factory=dict)
    texts: dict[str, int] = field(default_factory=dict)


def table_lines(text: str) -> tuple[TableLines, ...]:
    """The tables of `text`, a valid TOML document, in order.

    >>> from cartes_lib.toml_lines import table_lines
    >>> [table.name for table in table_lines("a = 1\\n[rules]\\nb = 2")]
    ['', 'rules']
    """
    results = [TableLines("", 0)]
    line, depth = 1, 0
    header: list[str] | None = None
    key, is_value = "", False
    for token in (match[0] for match in _TOKEN.finditer(text)):
        if token == "\n":
            if depth == 0:
                if header is not None:
                    results.append(TableLines("".join(header), line))
                header, key, is_value = None, "", False
        elif header is not None:
            if token not in "[]" and not token.startswith("#"):
                header.append(token.strip("\"'"))
        elif not key and token == "[":
            header = []
        elif token.startswith("#"):
            continue
        elif token == "=" and not is_value:
            is_value = True
        elif not is_value:
            # Use only the first part of a dotted name.
            key = key or token.strip("\"'").partition(".")[0]
            results[-1].fields.setdefault(key, line)
        elif token in "[{":
            depth += 1
        elif token in "]}":
            depth -= 1
        elif token[:3] in ('"""', "'''"):
            results[-1].texts.setdefault(key, line + token.startswith("\n", 3))
        line += token.count("\n")
    if header is not None:
        results.append(TableLines("".join(header), line))
    return tuple(results)


def line_of(tables: tuple[TableLines, ...], name: str) -> int:
    """The line number of the first table or field called `name`; 0 if the text has neither.

    >>> from cartes_lib.toml_lines import line_of, table_lines
    >>> line_of(table_lines("a = 1\\n[rules]\\nb = 2"), "b")
    3
    """
    for table in tables:
        if table.name == name and table.line:
            return table.line
        if name in table.fields:
            return table.fields[name]
    return 0

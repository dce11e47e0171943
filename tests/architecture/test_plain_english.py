"""Tests that docstrings, comments and documents are in plain English: words, sentence length.

docs/concepts.md has the terms to use. An exception is a word that a document must quote.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.sources import ROOT, nodes_of

WORDS = re.compile(
    r"\b(whoever|whomever|nobody who|no one who|one who|those who|anew|mend(?:ed|s|ing)?"
    r"|(?:is|are|has|have) none|none of ours|parted by|(?:to|of|from) whom|tells? of|told of"
    r"|(?:is|are|was) told|what (?:was|is) said|(?:is|are) to be|as many of|stands? in nobody"
    r"|of whose|at which|which one's|so many as|(?:is of no|of) use to?|for nothing"
    r"|by chance alone|dear)\b",
    re.IGNORECASE,
)
"""Words to avoid: they must be read twice. A clear sentence names the person or the thing."""

MAX_WORDS = 25
"""Maximum number of words of a sentence."""

MAX_IN_CODE = 10
"""Maximum number of faults of each kind in 115,000 words of docstrings and comments.

Lower it, never raise it.
"""

EXCEPTIONS: dict[str, str] = {}
"""Sentences of documents that may be longer, each with the reason; at most ten."""

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
FOLDERS = ("cartes_lib", "widgets/cartes_widgets", "tests", "bench", "research", "docs", "deploy")
FRENCH_AND_OTHERS = (
    *("TEACHING.md", "TEACHING.es.md", "TEACHING.ca.md", "RULES.md"),
    *("fr.md", "es.md", "ca.md"),
)
DOCUMENTS = [
    file
    for file in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if file.name not in FRENCH_AND_OTHERS
]


def python_texts(file: Path) -> Iterator[tuple[int, str]]:
    """Pairs of line and text: one for each docstring and comment of a Python file."""
    for node in nodes_of(file):
        if isinstance(node, DOCUMENTED) and (doc := ast.get_docstring(node)):
            yield getattr(node, "lineno", 1), doc
    # A search is ten times as fast as the tokenizer. A "# " within a string is rare.
    for line, source in enumerate(file.read_text("utf-8").splitlines(), 1):
        if comment := re.search(r"(?:^|\s)#:? (.+)$", source):
            yield line, comment[1]


def script_texts(file: Path) -> Iterator[tuple[int, str]]:
    """Pairs of line and text: one for each comment of a script or a style sheet."""
    source = file.read_text("utf-8")
    for match in re.finditer(r"/\*.*?\*/|(?<!:)//[^\n]*", source, re.DOTALL):
        yield source.count("\n", 0, match.start()) + 1, match[0]


def template_texts(file: Path) -> Iterator[tuple[int, str]]:
    """Line and text of each comment of a template."""
    source = file.read_text("utf-8")
    for match in re.finditer(r"\{#-?(.*?)-?#\}", source, re.DOTALL):
        yield source.count("\n", 0, match.start()) + 1, match[1]


def line_texts(file: Path) -> Iterator[tuple[int, str]]:
    """Pairs of line and text: one for each comment of a file whose comments are whole lines."""
    for line, source in enumerate(file.read_text("utf-8").splitlines(), 1):
        if comment := re.match(r"\s*#+ (.+)$", source):
            yield line, comment[1]


TEXTS_BY_SUFFIX = {
    ".py": python_texts,
    ".js": script_texts,
    ".css": script_texts,
    ".j2": template_texts,
    **dict.fromkeys((".ftl", ".toml", ".yaml", ".yml"), line_texts),
}
"""For each kind of file, the function that returns its docstrings and comments."""


def texts_of_the_code() -> Iterator[tuple[str, int, str]]:
    """File, line and text of each docstring and comment of the project."""
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            read = TEXTS_BY_SUFFIX.get(file.suffix)
            if read and "node_modules" not in file.parts:
                place = file.relative_to(ROOT).as_posix()
                yield from ((place, line, text) for line, text in read(file))


def sentences(text: str) -> Iterator[str]:
    """The sentences of a document; code counts as one word, the address of a link is left out."""
    plain = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    plain = re.sub(r"`[^`\n]*`", "code", plain)
    plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", plain)
    for part in re.split(r"\n\s*\n|\n(?=\s*[-*#>|]|\s*\d+\. )|\|", plain):
        yield from re.split(r"(?<=[.!?:;])\s+", " ".join(part.split()))


def words_to_avoid(text: str) -> list[str]:
    """The words to avoid in `text`, but not phrases with `None`, which is a value of Python."""
    return [match for match in WORDS.findall(text) if not match.endswith("None")]


def long_sentences(text: str) -> Iterator[str]:
    """The sentences of more than `MAX_WORDS` words."""
    for sentence in sentences(text):
        if len(re.findall(r"[A-Za-z][\w’'-]*", sentence)) > MAX_WORDS:
            yield sentence


def test_docstrings_and_comments_use_few_words_to_avoid():
    places = [
        f"{place}:{line}: {word}"
        for place, line, text in texts_of_the_code()
        for word in words_to_avoid(text)
    ]
    assert len(places) <= MAX_IN_CODE, "\n".join(places)


def test_a_sentence_of_a_docstring_or_comment_has_at_most_25_words():
    places = [
        f"{place}:{line}: {sentence}"
        for place, line, text in texts_of_the_code()
        # An indented block after an empty line is an example.
        for sentence in long_sentences(re.sub(r"\n\n(?:    .*\n?|\n)+", "\n\n", text))
    ]
    assert len(places) <= MAX_IN_CODE, "\n".join(places)


def test_a_name_of_a_test_has_no_word_to_avoid():
    names = [
        (file.relative_to(ROOT).as_posix(), node.name)
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in nodes_of(file)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert [item for item in names if words_to_avoid(item[1].replace("_", " "))] == []


def test_a_riddle_and_a_long_sentence_are_found():
    assert words_to_avoid("Whoever is None is none of those who play.") == [
        *("Whoever", "is none", "those who")
    ]
    assert list(long_sentences("word " * 25 + ". " + "more " * 26)) == [("more " * 26).strip()]


def test_documents_use_no_word_to_avoid():
    places = [
        f"{file.relative_to(ROOT)}: {word!r} in {sentence!r}"
        for file in DOCUMENTS
        for sentence in sentences(file.read_text("utf-8"))
        for word in words_to_avoid(sentence)
    ]
    assert places == []


def test_a_sentence_of_a_document_has_at_most_25_words():
    long = [
        f"{file.relative_to(ROOT)}: {sentence!r}"
        for file in DOCUMENTS
        for sentence in long_sentences(file.read_text("utf-8"))
        if sentence not in EXCEPTIONS
    ]
    assert long == []
    assert len(EXCEPTIONS) <= 10

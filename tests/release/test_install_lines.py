"""Tests that install lines in documents and messages name existing packages, extras and files.

Developers have tried these lines with plain pip in empty environments.
"""

import re
import shlex
import tomllib

import pytest

from tests.sources import ROOT, name_of

FILES = sorted(
    {
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("release/*.md"),
        *ROOT.glob("binder/*"),
        *ROOT.glob("deploy/*"),
        *ROOT.glob("cartes_lib/messages/locales/*/*.ftl"),
    }
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
PUBLISHED = {
    "cartes-lib": {"messages", "notebook"},
    "cartes-widgets": {"export", "hub", "postgres"},
    ".": {*EXTRAS},
}
"""The distributions of this project, and ".", its checkout, each with its extras."""

ON_A_HUB = {"nbgitpuller"}
"""Packages that the image installs for users' own servers; Cartes does not import them."""

COMMAND = re.compile(r"(pip install|docker build|git clone) ([^`\n”»]+)")
VALUED = {"--find-links", "-r", "-f", "-t"}
"""Options whose value is the next word of the command."""


def commands(text):
    """Pairs of an install command, such as `pip install`, and the words after it."""
    # French puts a no-break space before a closing quotation mark.
    whole = re.sub(r"\\\n\s*|[\xa0\u202f]", " ", text)
    return [(match[1], shlex.split(match[2])) for match in COMMAND.finditer(whole)]


def arguments(words):
    """A dictionary of the options that have a value, and a list of the words without options."""
    options, plain, rest = {}, [], iter(words)
    for word in rest:
        if word in VALUED:
            options[word] = next(rest)
        elif not word.startswith("-"):
            plain.append(word)
    return options, plain


def wrong_requirement(requirement):
    """A text about the error in a requirement; None if there is no error.

    It must name a distribution of this project with its extras, or a declared dependency.
    """
    name, _, extras = re.split(r"[<>=!~;]", requirement)[0].partition("[")
    if name not in PUBLISHED:
        declared = {item for extra in EXTRAS.values() for item in extra}
        is_known = requirement in declared or (name in ON_A_HUB and "<" in requirement)
        return None if is_known else f"{requirement} is not declared"
    unknown = {item for item in extras.rstrip("]").split(",") if item} - PUBLISHED[name]
    return f"{name} has no extra {unknown}" if unknown else None


def faults(text):
    """The errors in the install lines of a text."""
    for command, words in commands(text):
        options, plain = arguments(words)
        if command == "pip install":
            yield from filter(None, map(wrong_requirement, plain))
            needed = options.get("-r")
        elif command == "docker build":
            if plain != ["."]:
                yield f"{plain} is not the repository's top"
            needed = options.get("-f")
        else:
            # The project has no public address yet, so such a line cannot be tried.
            yield f"git clone {plain} cannot be tried"
            continue
        if needed and not (ROOT / needed).is_file():
            yield f"{needed} does not exist"


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_install_lines_name_what_exists(file):
    assert list(faults(file.read_text("utf-8"))) == []


def test_the_documents_have_install_lines():
    lines = [item for file in FILES for item in commands(file.read_text("utf-8"))]
    assert len([words for command, words in lines if command == "pip install"]) >= 15
    assert len([words for command, words in lines if command == "docker build"]) >= 2


@pytest.mark.parametrize(
    "line",
    [
        "pip install 'cartes[hub]'",
        "pip install 'cartes-widgets[postgre]'",
        "pip install -r binder/absent.txt",
        "docker build -f Dockerfile .",
        "docker build -f deploy/Dockerfile deploy",
        "git clone https://a.test/cartes",
    ],
)
def test_a_wrong_line_is_found(line):
    assert len(list(faults(f"Run `{line}`, then go on."))) == 1


def test_the_checkout_has_the_extras_that_the_wheel_has():
    assert PUBLISHED["cartes-widgets"] <= {*EXTRAS}

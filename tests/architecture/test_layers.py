"""What may depend on what, beyond the import contracts of pyproject.toml."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGINE = sorted((ROOT / "cartes_lib").rglob("*.py"))
WIDGETS = sorted((ROOT / "widgets/cartes_widgets").rglob("*.py"))
FRONT = sorted(
    file
    for file in (ROOT / "widgets/cartes_widgets").rglob("*")
    if file.suffix in {".js", ".css", ".html", ".j2", ".svg"}
)
CROWDED = 500
"""Lines beyond which a module surely holds more than one idea."""


def imported_roots(source: str) -> set[str]:
    nodes = list(ast.walk(ast.parse(source)))
    roots = {a.name.split(".")[0] for n in nodes if isinstance(n, ast.Import) for a in n.names}
    return roots | {(n.module or "").split(".")[0] for n in nodes if isinstance(n, ast.ImportFrom)}


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", ENGINE, ids=name_of)
def test_the_engine_imports_only_itself_and_the_standard_library(file):
    words = {"fluent"} if file.parent.name == "wording" else set()
    assert imported_roots(file.read_text()) <= sys.stdlib_module_names | {"cartes_lib"} | words


@pytest.mark.parametrize("file", ENGINE, ids=name_of)
def test_the_engine_needs_no_thread_socket_or_process(file):
    absent_in_the_browser = {"threading", "multiprocessing", "socket", "subprocess", "ctypes"}
    assert not imported_roots(file.read_text()) & absent_in_the_browser


@pytest.mark.parametrize("file", ENGINE + WIDGETS, ids=name_of)
def test_every_module_lists_its_public_names(file):
    tree = ast.parse(file.read_text())
    assigned = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    assert "__all__" in assigned or file.name == "__main__.py"


@pytest.mark.parametrize("file", ENGINE + WIDGETS, ids=name_of)
def test_a_module_holds_one_idea(file):
    assert len(file.read_text().splitlines()) <= CROWDED


@pytest.mark.parametrize("file", FRONT, ids=name_of)
def test_the_front_end_names_no_other_host(file):
    text = file.read_text("utf-8")
    hosts = set(re.findall(r"(?:https?:)?//([a-z0-9-]+(?:\.[a-z0-9-]+)+)", text, re.I))
    assert hosts <= {"www.w3.org"}, "the names of SVG and XLink are the only addresses"

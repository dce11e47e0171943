"""Tests of rules about layers that import contracts in pyproject.toml cannot express."""

import ast
import re
import sys
from collections import Counter

from tests.sources import ENGINE, ROOT, WIDGETS, name_of, nodes_of

FRONT = sorted(
    file
    for file in (ROOT / "widgets/cartes_widgets").rglob("*")
    if file.suffix in {".js", ".css", ".html", ".j2", ".svg"}
)
CROWDED = 500
"""Maximum number of lines of a module; a longer one is likely to have more than one purpose."""


def imported_roots(nodes):
    roots = {a.name.split(".")[0] for n in nodes if isinstance(n, ast.Import) for a in n.names}
    return roots | {(n.module or "").split(".")[0] for n in nodes if isinstance(n, ast.ImportFrom)}


def with_faults(files, faults_of):
    """The results of `faults_of` for `files`, without the empty ones; the key is the file's name.

    Fails if there are 50 files or fewer, because the search for files is then wrong.
    """
    assert len(files) > 50
    return {name_of(file): result for file in files if (result := faults_of(file))}


def test_the_roots_of_all_forms_of_import_are_found():
    source = "import a.b, c\nfrom d.e import f\ndef g():\n    import h"
    assert imported_roots(list(ast.walk(ast.parse(source)))) == {"a", "c", "d", "h"}


def test_the_engine_imports_only_itself_and_the_standard_library():
    def others(file):
        words = {"fluent"} if file.parent.name == "messages" else set()
        own = sys.stdlib_module_names | {"cartes_lib"} | words
        return imported_roots(nodes_of(file)) - own

    assert with_faults(ENGINE, others) == {}


def test_the_engine_needs_no_thread_socket_or_process():
    absent_in_the_browser = {"threading", "multiprocessing", "socket", "subprocess", "ctypes"}
    needed = with_faults(
        ENGINE, lambda file: imported_roots(nodes_of(file)) & absent_in_the_browser
    )
    assert needed == {}


def test_a_module_has_at_most_so_many_lines():
    def lines(file):
        return max(0, len(file.read_text("utf-8").splitlines()) - CROWDED)

    assert with_faults(ENGINE + WIDGETS, lines) == {}


def test_another_script_or_a_test_uses_each_export_of_a_script():
    scripts = [file for file in FRONT if file.suffix == ".js" and "vendor" not in file.parts]
    tests = (ROOT / "widgets/front_tests").glob("*.js")
    used = Counter(
        word
        for file in (*scripts, *tests)
        for word in set(re.findall(r"\w+", file.read_text("utf-8")))
    )

    def unused(file):
        exported = r"^export (?:async )?(?:const|function\*?|class) (\w+)"
        names = re.findall(exported, file.read_text("utf-8"), re.M)
        return [name for name in names if used[name] == 1]

    assert with_faults(scripts, unused) == {}


def test_the_front_end_names_no_other_host():
    def hosts(file):
        text = file.read_text("utf-8")
        results = set(re.findall(r"(?:https?:)?//([a-z0-9-]+(?:\.[a-z0-9-]+)+)", text, re.I))
        # The XML namespaces of SVG and XLink are the only addresses.
        return results - {"www.w3.org"}

    assert with_faults(FRONT, hosts) == {}

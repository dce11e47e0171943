"""Tests of bundles: each module of the sources is in one bundle, and all imports resolve."""

import json
import posixpath
import re
import shutil
import subprocess

import pytest

from cartes_widgets.core import bundler
from cartes_widgets.core.assets import page_files
from cartes_widgets.core.bundler import with_imports
from cartes_widgets.pages import bundle as bundle_module
from cartes_widgets.pages.bundle import (
    bundled_widgets,
    content_hash,
    file_of,
    served_files,
)
from tests.caches import clear_caches
from tests.sources import ROOT

BUNDLED = {name: text.decode() for name, text in served_files().items() if "bundle/" in name}
LEADS = re.compile(r"""(?:\bimport ?(?:\{[^}]*\}from)?|\bimport\(|URL\()"(\.[^"]+)\"""", re.M)
WIDGETS = [name for name in page_files() if re.fullmatch(r"front/\w+\.js", name)]
CACHED = {bundle_module.__file__, bundler.__file__}
OPENINGS = bundle_module.ENTRY_SCRIPTS
IMPORTED = re.compile(r"""[{,]"([\w/]+\.js)":\$\[""")
KEYS = """
import { pathToFileURL } from "node:url";
const nothing = () => null;
globalThis.document = { addEventListener: nothing, getElementById: nothing };
globalThis.addEventListener = nothing;
const { modules } = await import(pathToFileURL(process.argv[1]));
const names = (module) => Object.keys(module).sort();
console.log(JSON.stringify(Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path, names(module)]))));
"""


SAME_PROGRAM = """
import { text } from "node:stream/consumers";
import ts from "typescript";
const leaves = (source) => {
  const found = [];
  const visit = (node) => {
    found.push([node.kind, node.text ?? "", node.operator ?? ""]);
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile("a.js", source, ts.ScriptTarget.Latest);
  ts.forEachChild(file, visit);
  return JSON.stringify([file.parseDiagnostics.length, found]);
};
const pairs = JSON.parse(await text(process.stdin));
const other = pairs.flatMap(([a, b], at) => (leaves(a) === leaves(b) ? [] : [at]));
console.log(JSON.stringify(other));
"""
"""Prints the places of the pairs of scripts that are not the same program."""


def run_node(program, sent="", argument=""):
    """Runs a program of JavaScript, and returns the value that it prints as JSON."""
    node = shutil.which("node")
    assert node, "there is no Node"
    command = [node, "--input-type=module", "-e", program, *filter(None, [argument])]
    done = subprocess.run(
        command, input=sent, capture_output=True, text=True, check=False, cwd=ROOT / "widgets"
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", sorted(BUNDLED))
def test_every_file_that_a_script_names_is_served(name):
    result = LEADS.findall(BUNDLED[name])
    wanted = {posixpath.normpath(f"{posixpath.dirname(name)}/{item}") for item in result}
    assert wanted <= set(served_files())


def test_a_name_that_leads_elsewhere_is_found():
    assert LEADS.findall(BUNDLED["bundle/pages/front/lesson.js"]) == [
        "../../lesson.js",
        "../../site/front/still.js",
        "./phrases.js",
        "./address_check.js",
    ]
    still = LEADS.findall(BUNDLED["bundle/site/front/still.js"])
    assert still == ["../../lesson.js", "../../../site/front/python.js"]
    assert LEADS.findall(BUNDLED["bundle/lesson.js"]) == ["./site/front/offline.js"]


def test_a_shortened_script_is_the_same_program(monkeypatch):
    clear_caches(CACHED)
    monkeypatch.setattr(bundle_module, "jsmin", lambda text: text)
    pairs = [[served_files()[name].decode(), text] for name, text in BUNDLED.items()]
    assert len(pairs) > 50
    assert run_node(SAME_PROGRAM, json.dumps(pairs)) == []


def test_a_program_with_another_text_is_not_the_same():
    changed = ["f(`a${b ? ` (${c})` : ''}`)", "f(`a${b ? `(${c})` : ''}`)"]
    assert run_node(SAME_PROGRAM, json.dumps([["f (1) // one", "f(1);"], changed])) == [1]


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_page_finds_the_script_of_each_widget_and_all_that_it_imports(widget):
    name = posixpath.basename(widget).removesuffix(".js")
    assert bundled_widgets().get(name, f"bundle/{widget}") == file_of(widget)
    assert {file_of(item) for item in with_imports([widget])} <= set(served_files())


def test_bundles_have_neither_comments_nor_types():
    bundles = [name for name in served_files() if name.startswith("bundle/")]
    assert len(bundles) > 10
    assert [name for name in bundles if b"/**" in served_files()[name]] == []


def test_no_module_comes_twice():
    """Checks that no module is in two files: a module that is loaded twice has two states."""
    imported = [item for name, text in BUNDLED.items() for item in IMPORTED.findall(text)]
    alone = [name.removeprefix("bundle/") for name in BUNDLED if "front/" in name]
    assert sorted([*imported, *alone]) == sorted(with_imports([*OPENINGS, *WIDGETS]))


@pytest.mark.parametrize("bundle", ["lesson", "table"])
def test_each_module_of_a_file_exports_what_its_source_does(bundle, tmp_path):
    for name, content in served_files().items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    output = run_node(KEYS, argument=str(tmp_path / f"bundle/{bundle}.js"))
    assert output
    for path, names in output.items():
        source = page_files()[path].decode()
        declared = re.findall(r"^export (?:async )?(?:function|class|const) (\w+)", source, re.M)
        listed = re.findall(r"^export \{ ?(.*?) ?\};", source, re.M)
        more = [name for item in listed for name in item.split(", ") if name]
        default = ["default"] if "\nexport default " in source else []
        assert names == sorted([*declared, *more, *default]), path


def change(monkeypatch, path, old, new):
    """Makes the bundler read the source file `path` with `new` in place of the text `old`."""
    files = dict(page_files())
    assert old in files[path].decode()
    files[path] = files[path].decode().replace(old, new).encode()
    for module in (bundle_module, bundler):
        monkeypatch.setattr(module, "page_files", lambda: files)


@pytest.fixture(autouse=True)
def cleared_caches():
    yield
    clear_caches(CACHED)


@pytest.mark.parametrize(
    ("path", "old", "new", "expected"),
    [
        (
            "front/shared/dom.js",
            "export function element",
            "export let a;function element",
            r"dom\.js: cannot be bundled: export let a",
        ),
        (
            "front/ladder.js",
            "export default",
            'import * as dom from "./shared/dom.js";\nexport default',
            r"ladder\.js: an import that cannot be bundled",
        ),
        (
            "front/shared/dom.js",
            "export function element",
            'import { element } from "./live.js";\nexport function element',
            r"import cycle: .*dom\.js -> .*live\.js -> .*dom\.js",
        ),
    ],
    ids=["what may change later", "a module as a whole", "a circle"],
)
def test_a_source_that_cannot_be_bundled_is_refused_by_name(monkeypatch, path, old, new, expected):
    clear_caches(CACHED)
    change(monkeypatch, path, old, new)
    with pytest.raises(ValueError, match=expected):
        served_files()


def test_the_hash_of_all_changes_with_how_they_are_bundled(monkeypatch):
    before = content_hash()
    clear_caches(CACHED)
    monkeypatch.setattr(bundle_module, "jsmin", lambda text: text)
    assert len(content_hash()) == 10
    assert content_hash() != before

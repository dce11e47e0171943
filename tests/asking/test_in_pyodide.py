"""Tests that Pyodide, the Python of a static site's pages, gives the same results."""

import json
import subprocess
from pathlib import Path

import pytest
from jupyter_core.paths import jupyter_data_dir
from pyodide_sample import lines

from cartes_widgets.site.build import compiled_files
from cartes_widgets.site.runtime import pyodide_folder

SCRIPT = Path(__file__).with_name("pyodide_sample.mjs")
SEED = 20261122


@pytest.mark.parametrize("every", [20, pytest.param(1, marks=pytest.mark.long)])
def test_the_same_seeds_give_the_same_exercises_and_verdicts(tmp_path, every):
    cache = Path(jupyter_data_dir()) / "cartes"
    runtime = pyodide_folder(cache)
    packed = tmp_path / "packed"
    packed.mkdir()
    for name, content in compiled_files(runtime, cache).items():
        (packed / name).write_bytes(content)
    log = tmp_path / "output.txt"
    command = ["node", SCRIPT, runtime, packed, log, str(SEED), str(every)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    here, there = lines(SEED, every), log.read_text("utf-8").split("\n")
    assert {json.loads(item)[0][:2] for item in here} == {"BO", "TR", "BA"}
    assert len(here) == len(there) > 60 / every
    for first, other in zip(here, there, strict=True):
        assert first == other

"""The Python of a site's pages, another version compiled for WebAssembly, plays the same games."""

import subprocess
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir
from pyodide_sample import lines

from cartes_widgets.app.site.build import compiled
from cartes_widgets.app.site.runtime import found_runtime

SCRIPT = Path(__file__).with_name("pyodide_sample.mjs")
SEED = 20261122


def test_the_same_seeds_give_the_same_exercises_and_verdicts(tmp_path):
    cache = Path(jupyter_data_dir()) / "cartes"
    runtime = found_runtime(cache)
    packed = tmp_path / "packed"
    packed.mkdir()
    for name, content in compiled(runtime, cache).items():
        (packed / name).write_bytes(content)
    command = ["node", str(SCRIPT), str(runtime), str(packed), str(SEED)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    here, there = lines(SEED), done.stdout.split("\n")
    assert len(here) == len(there) > 60
    for one, other in zip(here, there, strict=True):
        assert one == other

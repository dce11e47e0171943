"""Tests that each Python function which a site's script calls by name exists."""

import re
from importlib import import_module
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "widgets/cartes_widgets/site/front/python.js"
IMPORTED = re.compile(r'pyimport\("(cartes_[\w.]+)"\)\s*\.(\w+)\(')


def test_every_function_that_the_script_of_a_site_calls_exists():
    calls = IMPORTED.findall(SCRIPT.read_text("utf-8"))
    assert calls
    for module, name in calls:
        assert callable(getattr(import_module(module), name)), f"{module}.{name}"

"""Tests that a failed browser test leaves a screenshot and a trace of each page."""

import os
import subprocess
import sys
import zipfile

from tests.sources import ROOT

FAILING = """
def test_fails(browser):
    for page in (browser.new_context().new_page(), browser.new_page()):
        page.set_content("<h1>What the page showed</h1>")
    assert page.title() == "absent"
"""
PLUGINS = ("-p", "tests.browser.conftest", "-p", "no:cacheprovider", "-p", "no:nbval")


def test_a_failed_test_leaves_a_screenshot_and_a_trace_of_each_page(tmp_path):
    failing = tmp_path / "test_failing.py"
    failing.write_text(FAILING, "utf-8")
    saved = tmp_path / "failures"
    command = [sys.executable, "-m", "pytest", *PLUGINS, "-c", os.devnull, "--rootdir", tmp_path]
    done = subprocess.run(
        [*command, failing],
        cwd=ROOT,
        env={**os.environ, "CARTES_FAILURES": str(saved), "CARTES_TRACE": "1"},
        capture_output=True,
        text=True,
    )
    assert "1 failed" in done.stdout, done.stdout + done.stderr
    assert [file.read_bytes()[1:4] for file in saved.glob("*.png")] == [b"PNG", b"PNG"]
    traces = [*saved.glob("*.zip")]
    assert len(traces) == 2
    for trace in traces:
        with zipfile.ZipFile(trace) as archive:
            assert b"What the page showed" in archive.read("trace.trace")

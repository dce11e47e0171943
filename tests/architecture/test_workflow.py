"""Form of the CI workflow, which does not run here."""

import os
import re
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
# YAML 1.1 reads the key "on" as True.
FLOW = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text("utf-8"))
JOB_KEYS = {"strategy", "runs-on", "defaults", "steps", "timeout-minutes"}
STEP_KEYS = {"uses", "run", "with", "name"}


SITE = yaml.safe_load((ROOT / ".github/workflows/site.yml").read_text("utf-8"))


def steps():
    return [(name, step) for name, job in FLOW["jobs"].items() for step in job["steps"]]


def test_it_runs_on_every_push_and_may_only_read():
    assert {"push", "pull_request"} <= set(FLOW[True])
    assert FLOW["permissions"] == {"contents": "read"}


def test_jobs_and_steps_have_the_keys_that_they_need_and_no_others():
    for job in FLOW["jobs"].values():
        assert {"runs-on", "steps"} <= set(job) <= JOB_KEYS
    for name, step in steps():
        assert set(step) <= STEP_KEYS, (name, step)
        assert ("uses" in step) != ("run" in step), (name, step)
        assert "run" in step or re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"])


def test_what_a_matrix_offers_is_what_its_job_asks_for():
    for name, job in FLOW["jobs"].items():
        offered = set(job.get("strategy", {}).get("matrix", {}))
        asked = set(re.findall(r"\$\{\{ *matrix\.(\w+) *\}\}", str(job)))
        assert asked == offered, name


def test_three_systems_and_every_python_that_we_say_we_run_on():
    matrix = FLOW["jobs"]["check"]["strategy"]["matrix"]
    assert {one.split("-")[0] for one in matrix["system"]} == {"ubuntu", "macos", "windows"}
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    named = "Programming Language :: Python :: 3."
    assert [f"3.{one.removeprefix(named)}" for one in said if one.startswith(named)] == (
        matrix["python"]
    )


def test_it_calls_the_targets_that_everybody_runs():
    commands = [step["run"] for _, step in steps() if "run" in step]
    assert commands
    for command in commands:
        if command.startswith("make "):
            assert re.search(rf"^{command.split()[1]}:", MAKEFILE, re.MULTILINE), command
        else:
            assert os.access(ROOT / command, os.X_OK), command


def test_the_site_is_published_on_each_tag_and_by_the_target_that_writes_it():
    assert SITE[True] == {"push": {"tags": ["*"]}}
    assert SITE["permissions"] == {"contents": "read", "pages": "write", "id-token": "write"}
    (job,) = SITE["jobs"].values()
    (command,) = [step["run"] for step in job["steps"] if "run" in step]
    assert command.split()[:2] == ["make", "site"]
    assert re.search(r"^site:", MAKEFILE, re.MULTILINE)
    uploaded = next(step for step in job["steps"] if "upload-pages" in step.get("uses", ""))
    assert f"INTO={uploaded['with']['path']}" in command

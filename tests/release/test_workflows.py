"""Tests of the CI workflows, which do not run here: their form, and the make targets they call."""

import re
import subprocess
import sys
import tomllib

import pytest
import yaml

from tests.sources import ROOT

FILES = sorted((ROOT / ".github/workflows").glob("*.yml"))
FLOWS = {file.stem: yaml.safe_load(file.read_text("utf-8")) for file in FILES}
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PINNED = re.compile(r"uses: [\w./-]+@[0-9a-f]{40} # v[\d.]+")


def lint(schema, *files):
    program = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    return subprocess.run([*program, *files], capture_output=True, text=True)


def steps():
    for flow in FLOWS.values():
        for job in flow["jobs"].values():
            yield from ((job, step) for step in job.get("steps", ()))


def test_the_workflows_have_the_form_that_the_host_reads(tmp_path):
    done = lint("vendor.github-workflows", *FILES)
    assert done.returncode == 0, done.stdout
    broken = tmp_path / "broken.yml"
    broken.write_text(FILES[0].read_text("utf-8").replace("runs-on:", "runs-at:"), "utf-8")
    assert lint("vendor.github-workflows", broken).returncode == 1


def test_the_updates_of_dependencies_have_the_form_that_the_host_reads():
    done = lint("vendor.dependabot", ROOT / ".github/dependabot.yml")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_action_is_pinned_by_its_commit(file):
    used = re.findall(r"uses: .*", file.read_text("utf-8"))
    assert [item for item in used if not PINNED.fullmatch(item) and "uses: ./" not in item] == []


def test_every_job_with_steps_has_a_time_limit_and_reads_only_unless_it_publishes():
    for name, flow in FLOWS.items():
        assert flow["permissions"] == {"contents": "read"}, name
        for title, job in flow["jobs"].items():
            assert "uses" in job or 0 < job["timeout-minutes"] <= 240, (name, title)
            assert ("permissions" in job) == (title in ("publish", "site")), (name, title)


def test_every_value_of_a_matrix_is_used_and_every_one_used_is_there():
    for name, flow in FLOWS.items():
        for job in flow["jobs"].values():
            offered = set(job.get("strategy", {}).get("matrix", {}))
            assert set(re.findall(r"\$\{\{ *matrix\.(\w+) *\}\}", str(job))) == offered, name


def test_tests_run_on_three_systems_and_every_python_of_the_classifiers():
    matrix = FLOWS["tests"]["jobs"]["check"]["strategy"]["matrix"]
    assert {item.split("-")[0] for item in matrix["system"]} == {"ubuntu", "macos", "windows"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    prefix = "Programming Language :: Python :: 3."
    versions = [
        classifier.removeprefix(prefix)
        for classifier in project["classifiers"]
        if prefix in classifier
    ]
    assert [f"3.{version}" for version in versions] == matrix["python"]


def test_the_commands_are_targets_that_developers_run():
    targets = FLOWS["weekly"]["jobs"]["slow"]["strategy"]["matrix"]["target"]
    commands = [step["run"].split() for _, step in steps() if "run" in step]
    # `.ci/run` installs browsers and a database, then calls the make targets in its arguments.
    called = [words[1] for words in commands if len(words) > 1 and "$" not in words[1]]
    assert {words[0] for words in commands} == {"make", ".ci/run"}
    assert {"check", "release-check"} <= set(called)
    for target in [*called, *targets]:
        assert re.search(rf"^{target}:", MAKEFILE, re.M), target


def test_nothing_is_published_before_all_tests_have_passed():
    jobs = FLOWS["release"]["jobs"]
    # YAML 1.1 reads the key "on" as true.
    assert FLOWS["release"][True] == {"push": {"tags": ["v*"]}}
    for name in ("publish", "site"):
        assert jobs[name]["needs"] == ["tests", "build"]
        assert jobs[name]["permissions"]["id-token"] == "write"
    assert "workflow_call" in FLOWS["tests"][True]

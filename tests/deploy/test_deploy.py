"""Tests that the files in deploy/ fit the Helm chart, the JupyterHub and the class's server."""

import copy
import re
from pathlib import Path

import jsonschema
import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
VALUES = yaml.safe_load((DEPLOY / "values.yaml").read_text("utf-8"))
SCHEMA = yaml.safe_load(Path(__file__).with_name("values.schema.yaml").read_text("utf-8"))
CLASS, ADDRESS = yaml.safe_load_all((DEPLOY / "deployment.yaml").read_text("utf-8"))
POD = CLASS["spec"]["template"]["spec"]
CONTAINER = POD["containers"][0]


def stages():
    """The stages of the Dockerfile; each is a list of its lines without comments."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    results = []
    for line in text.splitlines():
        if line.startswith("FROM "):
            results.append([])
        if line and not line.startswith("#"):
            results[-1].append(line)
    return results


def test_the_values_are_those_that_the_chart_knows():
    jsonschema.Draft7Validator.check_schema(SCHEMA)
    jsonschema.validate(VALUES, SCHEMA)


@pytest.mark.parametrize(
    ("place", "name", "value"),
    [
        ((), "singleUser", {}),
        (("hub",), "loadRole", {}),
        (("hub", "services", "cartes"), "oauth_scopes", []),
        (("hub", "loadRoles", "user"), "scope", ["self"]),
        (("singleuser",), "mem", "1G"),
        (("singleuser", "cpu"), "limit", "2"),
        (("singleuser", "image"), "tag", 1.0),
        (("singleuser", "storage"), "type", "nothing"),
        (("cull",), "timeout", "30m"),
    ],
)
def test_a_value_that_the_chart_does_not_know_is_found(place, name, value):
    values = copy.deepcopy(VALUES)
    inner = values
    for item in place:
        inner = inner[item]
    inner[name] = value
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(values, SCHEMA)


# JupyterHub is imported late, since each worker collects this file.


def test_the_scope_of_teachers_is_the_one_that_the_server_asks_for():
    from cartes_widgets.classroom.web.hub import TEACH

    hub = VALUES["hub"]
    assert list(hub["config"]["JupyterHub"]["custom_scopes"]) == [TEACH]
    assert hub["services"]["cartes"]["oauth_client_allowed_scopes"] == [TEACH]
    (teachers,) = [name for name, value in hub["loadRoles"].items() if TEACH in value["scopes"]]
    assert teachers != "user"
    assert set(hub["loadRoles"][teachers]["groups"]) <= set(
        hub["config"]["JupyterHub"]["load_groups"]
    )
    assert "access:services!service=cartes" in hub["loadRoles"]["user"]["scopes"]


def test_the_class_is_at_the_address_of_the_hub_with_the_environment_that_it_needs():
    from cartes_widgets.classroom.web.hub import VARIABLES

    variables = {item["name"]: item for item in CONTAINER["env"]}
    assert set(variables) == set(VARIABLES)
    port = CONTAINER["ports"][0]["containerPort"]
    assert variables["JUPYTERHUB_SERVICE_URL"]["value"] == f"http://0.0.0.0:{port}"
    served = ADDRESS["spec"]["ports"][0]
    name = ADDRESS["metadata"]["name"]
    assert VALUES["hub"]["services"]["cartes"]["url"] == f"http://{name}:{served['port']}"
    assert served["targetPort"] == CONTAINER["ports"][0]["name"]
    assert (
        ADDRESS["spec"]["selector"].items()
        <= CLASS["spec"]["template"]["metadata"]["labels"].items()
    )
    assert variables["JUPYTERHUB_SERVICE_PREFIX"]["value"] == "/services/cartes/"
    # The token comes from the chart's secret, so that no file contains it.
    secret = variables["JUPYTERHUB_API_TOKEN"]["valueFrom"]["secretKeyRef"]
    assert secret == {"name": "hub", "key": "hub.services.cartes.apiToken"}


def test_the_class_is_one_process_of_an_ordinary_user_within_limits():
    assert CLASS["spec"]["replicas"] == 1
    assert CLASS["spec"]["strategy"]["type"] == "Recreate"
    assert POD["securityContext"]["runAsNonRoot"] is True
    assert POD["automountServiceAccountToken"] is False
    assert CONTAINER["securityContext"]["allowPrivilegeEscalation"] is False
    assert set(CONTAINER["resources"]["limits"]) == {"cpu", "memory"}
    image = VALUES["singleuser"]["image"]
    assert CONTAINER["image"] == f"{image['name']}:{image['tag']}"
    assert "cartes class --hub" in " ".join(CONTAINER["args"])


def test_the_image_is_built_in_two_stages_from_a_pinned_python_and_runs_as_an_ordinary_user():
    build, image = stages()
    (base,) = {re.sub(r" AS .*", "", item[0]) for item in (build, image)}
    assert re.fullmatch(r"FROM python:3\.\d+\.\d+-slim-\w+", base)
    # The final image contains no build tools and no source code.
    assert not [line for line in image if "pip" in line]
    assert [line for line in image if line.startswith("COPY")] == [
        "COPY --from=build /opt/cartes /opt/cartes"
    ]
    (user,) = [line for line in image if line.startswith("USER ")]
    assert user == "USER 1000"
    assert not [line for line in image[image.index(user) :] if line.startswith("RUN")]


def test_all_files_that_the_image_copies_and_the_package_needs_exist():
    build, _ = stages()
    copied = {part for line in build if line.startswith("COPY") for part in line.split()[1:-1]}
    assert all((ROOT / item).exists() for item in copied)
    wheel = re.search(
        r"\[tool\.hatch\.build\.targets\.wheel\]\npackages = \[(.*)\]",
        (ROOT / "pyproject.toml").read_text("utf-8"),
    )
    assert set(re.findall(r'"([^"]+)"', wheel[1])) | {"tutorials", "pyproject.toml"} <= copied
    (install,) = [line for line in build if "pip install" in line]
    proxy = (ROOT / "binder/requirements.txt").read_text("utf-8").split("\n")[1]
    assert "'.[hub,postgres]'" in install
    assert f"'{proxy}'" in install

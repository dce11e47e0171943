"""Configuration of the tests' JupyterHub.

Like the hub of the Helm chart, it reads deploy/values.yaml.
"""

import json
import os
from pathlib import Path

import yaml

settings = json.loads(os.environ["CARTES_TEST_HUB"])
root = Path(__file__).resolve().parents[2]
values = yaml.safe_load((root / "deploy/values.yaml").read_text("utf-8"))["hub"]
home = Path(settings["home"])

c = get_config()  # noqa: F821 - JupyterHub brings it
load_subconfig("hub_machine.py", path=str(Path(__file__).parent))  # noqa: F821
c.Authenticator.allow_all = True

# The JupyterHub's users do not exist on this machine.
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = f"{home}/{{username}}"
c.Spawner.cmd = settings["singleuser"]
# Tests of a user's own server open lessons only, so it needs no JupyterLab.
c.Spawner.environment = {"JUPYTERHUB_SINGLEUSER_APP": "jupyter-server"}
left_out = ("jupyterlab", "jupyter_lsp", "notebook_shim", "voila.server_extension")
c.Spawner.args = [
    "--allow-root",
    *(f"--ServerApp.jpserver_extensions={name}=False" for name in left_out),
]
c.Spawner.start_timeout = c.Spawner.http_timeout = 180
# After an interrupt, a notebook server would wait for a confirmation that nobody gives.
c.LocalProcessSpawner.interrupt_timeout = 0

# The Helm chart does the same: named mappings become lists, `config` goes to the classes.
for class_name, traits in values["config"].items():
    c[class_name].update(traits)
c.JupyterHub.load_groups["teachers"]["users"] = ["teacher"]
c.JupyterHub.load_roles = [{"name": name, **value} for name, value in values["loadRoles"].items()]
here = {"url": settings["service"], "api_token": settings["token"]}
c.JupyterHub.services = [
    {"name": name, **value, **here} for name, value in values["services"].items()
]

"""Configuration of a JupyterHub as docs/DEPLOY.md writes it, on the ports of the tests.

The service already runs: its command is that of the document.
"""

import json
import os
from pathlib import Path

settings = json.loads(os.environ["CARTES_TEST_HUB"])

c = get_config()  # noqa: F821 - JupyterHub brings it
load_subconfig("hub_machine.py", path=str(Path(__file__).parent))  # noqa: F821
load_subconfig("jupyterhub_config.py", path=settings["home"])  # noqa: F821
(service,) = c.JupyterHub.services
del service["command"]
service |= {"url": settings["service"], "api_token": settings["token"]}

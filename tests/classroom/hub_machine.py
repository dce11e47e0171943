"""The ports and users of the tests' JupyterHub, for each of its configurations."""

import json
import os
from pathlib import Path

settings = json.loads(os.environ["CARTES_TEST_HUB"])
home = Path(settings["home"])

c = get_config()  # noqa: F821 - JupyterHub brings it
c.JupyterHub.bind_url = settings["address"]
c.JupyterHub.hub_port = settings["hub"]
c.JupyterHub.db_url = f"sqlite:///{home / 'hub.sqlite'}"
c.JupyterHub.cookie_secret_file = str(home / "cookie_secret")
# The JupyterHub's users do not exist on this machine.
c.JupyterHub.authenticator_class = "dummy"
c.ConfigurableHTTPProxy.api_url = f"http://127.0.0.1:{settings['proxy']}"
c.ConfigurableHTTPProxy.command = settings["proxy_command"]
c.ConfigurableHTTPProxy.pid_file = str(home / "proxy.pid")
c.ConfigurableHTTPProxy.auth_token = settings["token"]

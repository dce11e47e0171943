"""A class as a service of a JupyterHub, which identifies the users.

It is imported only if a JupyterHub starts Cartes; the extra `hub` installs JupyterHub.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from jupyter_server.auth.identity import IdentityProvider, User
from jupyterhub.services.auth import HubOAuth, HubOAuthCallbackHandler
from tornado.httputil import url_concat
from tornado.web import RequestHandler

from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.room import Room

TEACH = "custom:cartes:teach"
"""The scope with which a user of the JupyterHub is a teacher."""

_BELIEVED_FOR = 60
"""Seconds for which the server caches the JupyterHub's answer about a user."""

VARIABLES = (
    "JUPYTERHUB_SERVICE_NAME",
    "JUPYTERHUB_SERVICE_PREFIX",
    "JUPYTERHUB_SERVICE_URL",
    "JUPYTERHUB_CLIENT_ID",
    "JUPYTERHUB_API_URL",
    "JUPYTERHUB_API_TOKEN",
)
"""Environment variables that a JupyterHub sets for a service."""


class NoHubError(Exception):
    """The environment lacks variables of a JupyterHub; the error names them."""


@dataclass(frozen=True)
class HubPlace:
    """The address to which the JupyterHub sends requests for this service.

    `prefix`, the first part of the path of these requests, begins and ends with a slash.
    """

    ip: str
    port: int
    prefix: str


def take_place() -> HubPlace:
    """The address at which the JupyterHub reaches this process; from now on, the JupyterHub
    identifies the users.

    The function removes the service's token from the environment, because kernels inherit it.

    Raises:
        NoHubError: no JupyterHub started this process, or the service has no address.
    """
    missing = [name for name in VARIABLES if not os.environ.get(name)]
    listens = urlsplit(os.environ.get("JUPYTERHUB_SERVICE_URL", ""))
    if missing or listens.hostname is None or listens.port is None:
        raise NoHubError(", ".join(missing) or "JUPYTERHUB_SERVICE_URL")
    token = os.environ.pop("JUPYTERHUB_API_TOKEN")
    HubOAuth.instance(api_token=token, cache_max_age=_BELIEVED_FOR)
    return HubPlace(listens.hostname, listens.port, os.environ["JUPYTERHUB_SERVICE_PREFIX"])


@dataclass
class HubUser(User):
    """A user of the JupyterHub who may use this service.

    Attributes:
        teaches: whether the user has the scope `TEACH`.
    """

    teaches: bool = False


class HubProvider(IdentityProvider):
    """Asks the JupyterHub for the user of every request; only its users can start a kernel."""

    async def get_user(self, handler: Any) -> HubUser | None:
        """The JupyterHub's user who sent the request; None without such a user.

        `HubOAuth.get_user` would require an XSRF token for each script and event stream too. Here,
        a GET request changes nothing, and a POST request is accepted only from a page of Cartes.
        """
        hub = HubOAuth.instance()
        token = hub.get_token(handler)
        if not token:
            return None
        session = hub.get_session_id(handler)
        model = await hub.user_for_token(token, session_id=session, sync=False)
        if model is None or model.get("kind") != "user":
            return None
        if not hub.check_scopes(hub.access_scopes, model):
            return None
        return HubUser(model["name"], teaches=TEACH in model["scopes"])

    def login_address(self, handler: RequestHandler) -> str:
        """The JupyterHub's login address, which then redirects to the requested page."""
        hub = HubOAuth.instance()
        verifier, challenge, method = hub.generate_pkce_code_challenge()
        uri = handler.request.uri
        state = hub.set_state_cookie(handler, next_url=uri, code_verifier=verifier)
        proof = {"code_challenge": challenge, "code_challenge_method": method, "state": state}
        return str(url_concat(hub.login_url, proof))


class HubIdentities:
    """Identifies people as users of the JupyterHub: students by account, the teacher by scope."""

    has_accounts = True
    routes: tuple[tuple[str, Any], ...] = ((r"oauth_callback", HubOAuthCallbackHandler),)

    def member(self, room: Room, request: RequestHandler) -> Member | None:
        """The student with the user's account; None before the student has joined."""
        account = self.account(request)
        return room.member_of(account) if account else None

    def is_teacher(self, _room: Room, request: RequestHandler) -> bool:
        """Whether the user has the teacher's scope on the JupyterHub."""
        user = request.current_user
        return isinstance(user, HubUser) and user.teaches

    def account(self, request: RequestHandler) -> str:
        """The name of the JupyterHub user who sent the request."""
        user = request.current_user
        return user.username if isinstance(user, HubUser) else ""

    def leave_address(self) -> str:
        """The JupyterHub's logout address, because students of a school share devices."""
        hub = HubOAuth.instance()
        return f"{hub.hub_host}{hub.hub_prefix}logout"

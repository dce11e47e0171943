"""A class as a service of a JupyterHub: who asks is whom the hub says.

Imported only where a hub starts us: the extra `hub` installs JupyterHub.
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

__all__ = [
    "TEACH",
    "HubIdentities",
    "HubPlace",
    "HubProvider",
    "HubUser",
    "NoHubError",
    "take_place",
]

TEACH = "custom:cartes:teach"
"""The scope that makes a hub's user a teacher."""

_BELIEVED_FOR = 60
"""Seconds for which what the hub said of a user holds: then it is asked again."""

TOLD = (
    "JUPYTERHUB_SERVICE_NAME",
    "JUPYTERHUB_SERVICE_PREFIX",
    "JUPYTERHUB_SERVICE_URL",
    "JUPYTERHUB_CLIENT_ID",
    "JUPYTERHUB_API_URL",
    "JUPYTERHUB_API_TOKEN",
)
"""What a hub tells a service by its environment."""


class NoHubError(Exception):
    """Names the variables that a hub gives its services, and that this process lacks."""


@dataclass(frozen=True)
class HubPlace:
    """Where the hub sends who asks for this service: `prefix` begins and ends with a slash."""

    ip: str
    port: int
    prefix: str


def take_place() -> HubPlace:
    """The place that the hub has for this process, which from now on knows the hub's users.

    The service's own token is taken out of the environment, which every kernel inherits.

    Raises:
        NoHubError: no hub started this process, or not as a service with an address.
    """
    missing = [name for name in TOLD if not os.environ.get(name)]
    listens = urlsplit(os.environ.get("JUPYTERHUB_SERVICE_URL", ""))
    if missing or listens.hostname is None or listens.port is None:
        raise NoHubError(", ".join(missing) or "JUPYTERHUB_SERVICE_URL")
    token = os.environ.pop("JUPYTERHUB_API_TOKEN")
    HubOAuth.instance(api_token=token, cache_max_age=_BELIEVED_FOR)
    return HubPlace(listens.hostname, listens.port, os.environ["JUPYTERHUB_SERVICE_PREFIX"])


@dataclass
class HubUser(User):
    """A user of the hub who may use this service.

    Attributes:
        teaches: whether the hub gives him the scope `TEACH`.
    """

    teaches: bool = False


class HubProvider(IdentityProvider):
    """Asks the hub who it is, for every address of the server: nobody else gets a kernel."""

    async def get_user(self, handler: Any) -> HubUser | None:
        """The hub's user who asks; None for everybody else.

        HubOAuth's own `get_user` wants an XSRF token of each script and stream of events, too.
        Here nothing is changed by GET, and whatever posts shows that it comes from our page.
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
        """Where the hub asks who it is, to lead back to what was asked for."""
        hub = HubOAuth.instance()
        verifier, challenge, method = hub.generate_pkce_code_challenge()
        asked = handler.request.uri
        state = hub.set_state_cookie(handler, next_url=asked, code_verifier=verifier)
        proof = {"code_challenge": challenge, "code_challenge_method": method, "state": state}
        return str(url_concat(hub.login_url, proof))


class HubIdentities:
    """People are the hub's users: a pupil by his account, the teacher by his scope."""

    has_accounts = True
    routes: tuple[tuple[str, Any], ...] = ((r"oauth_callback", HubOAuthCallbackHandler),)

    def member(self, room: Room, request: RequestHandler) -> Member | None:
        """The pupil of that account, once he has come in."""
        account = self.account(request)
        return room.member_of(account) if account else None

    def is_teacher(self, _room: Room, request: RequestHandler) -> bool:
        """Whether the hub lets him teach."""
        user = request.current_user
        return isinstance(user, HubUser) and user.teaches

    def account(self, request: RequestHandler) -> str:
        """The hub's name of whoever asks."""
        user = request.current_user
        return user.username if isinstance(user, HubUser) else ""

    def leave_address(self) -> str:
        """Where the hub logs out: devices of a school are handed on."""
        hub = HubOAuth.instance()
        return f"{hub.hub_host}{hub.hub_prefix}logout"

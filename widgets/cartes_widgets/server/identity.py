"""The identity of people on the server: all are the same anonymous user."""

from __future__ import annotations

from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User

_LEARNER = User("learner")


class NobodyProvider(IdentityProvider):
    """Gives every request the same user, without a name, a password or a cookie.

    Jupyter's provider stores a random name in a cookie. Behind a JupyterHub, it would read the
    notebook server's cookie of the same name, find it invalid, and delete it.
    """

    @property
    def auth_enabled(self) -> bool:
        return False

    def get_user(self, handler: Any) -> User:
        """The anonymous user."""
        return _LEARNER

"""Who reads: nobody in particular."""

from __future__ import annotations

from typing import Any

from jupyter_server.auth.identity import IdentityProvider, User

__all__ = ["NobodyProvider"]

_READER = User("reader")


class NobodyProvider(IdentityProvider):
    """The same reader for every request, without a name, a password or a cookie.

    Jupyter's own remembers a made-up name in a cookie; below a hub it would take the notebook
    server's cookie, which has the same name, for a damaged one of its own, and delete it.
    """

    @property
    def auth_enabled(self) -> bool:
        return False

    def get_user(self, handler: Any) -> User:
        """The reader."""
        return _READER

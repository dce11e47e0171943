"""What a kernel tells its server of a pupil's answers, where a class listens; nowhere else.

It is a signed message of a type of its own on the kernel's iopub: the server alone subscribes
to it, and a page is told of widgets only. Whether a class listens is asked each time: this
module may have been imported before its kernel was forked.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

__all__ = ["LISTENS", "MESSAGE", "TOPIC", "report"]

TOPIC = b"cartes.result"
MESSAGE = "cartes_result"

LISTENS = "CARTES_CLASS"
"""The variable of a kernel's environment that is "1" where a class listens."""


def report(told: Mapping[str, object]) -> None:
    """Sends `told`, which JSON can hold, to the server; does nothing where no class listens."""
    if os.environ.get(LISTENS) != "1":
        return
    # A page without a server has no class, and no IPython.
    from IPython.core.getipython import get_ipython

    kernel = getattr(get_ipython(), "kernel", None)
    if kernel is not None:
        kernel.session.send(kernel.iopub_socket, MESSAGE, dict(told), ident=TOPIC)

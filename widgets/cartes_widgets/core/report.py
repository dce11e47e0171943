"""Reports of a student's answers from a kernel to its server, if the server has a class.

A report is a signed message of its own type on the kernel's iopub. Only the server receives it; a
page receives only messages of widgets. Each report checks again whether there is a class, since
this module may have been imported before the kernel was forked.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

__all__ = ["LISTENS", "MESSAGE", "TOPIC", "report"]

TOPIC = b"cartes.result"
MESSAGE = "cartes_result"

LISTENS = "CARTES_CLASS"
"""The variable of a kernel's environment that is "1" where a class listens."""


def report(content: Mapping[str, object]) -> None:
    """Sends `content`, which must be ready for JSON, to the server; does nothing without a
    class.
    """
    if os.environ.get(LISTENS) != "1":
        return
    # A page without a server has no class, and no IPython.
    from IPython.core.getipython import get_ipython

    kernel = getattr(get_ipython(), "kernel", None)
    if kernel is not None:
        kernel.session.send(kernel.iopub_socket, MESSAGE, dict(content), ident=TOPIC)

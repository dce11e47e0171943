"""Reports of a student's answers, which a kernel sends to its server if the server has a class.

A report is a signed message of a special type on the kernel's iopub channel. Only the server
receives it, because a page receives only messages of widgets. A kernel may import this module
before it is forked. So each report checks again whether the server has a class.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

TOPIC = b"cartes.result"
MESSAGE = "cartes_result"

LISTENS = "CARTES_CLASS"
"""The environment variable of a kernel that is "1" if its server has a class."""


def report(content: Mapping[str, object]) -> None:
    """Sends `content`, which JSON can represent, to the server; does nothing without a class."""
    if os.environ.get(LISTENS) != "1":
        return
    # The page of a static site has no class and no IPython.
    from IPython.core.getipython import get_ipython

    kernel = getattr(get_ipython(), "kernel", None)
    if kernel is not None:
        kernel.session.send(kernel.iopub_socket, MESSAGE, dict(content), ident=TOPIC)

"""The warm process: it imports what every kernel needs, then forks a kernel for each request.

It communicates with the server over an inherited socket. A request is a line of JSON with the
kernel's command, folder and environment. The server sends a file descriptor with it, to which the
kernel writes when it is ready. The response is a line with the id of the new process. When the
server ends, the socket closes and this process ends. Its kernels notice this, and end too.

Nothing here may start a thread, an event loop or a ZeroMQ context before the fork, because they do
not survive a fork.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import random
import signal
import socket
import sys
import traceback
from functools import cache
from typing import Any

from cartes_lib.asking import Exercise, exercise_kinds, generate, hints
from cartes_lib.asking.render import public, public_hint
from cartes_lib.lessons import lessons
from cartes_lib.messages import MissingMessageError, language, set_language, use_language
from cartes_widgets.core.address import notebook_language

# Without its debugger a kernel is 8 MB smaller; a lesson needs no debugger.
_ABSENT = ("debugpy",)
_WARM = (
    "difflib",
    "faulthandler",
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "ipykernel.debugger",
    "tornado.platform.asyncio",
    "tornado.queues",
    "cartes_widgets.lesson",
)
_KERNEL = "cartes_widgets.kernels.application"


@cache
def _sample_exercises() -> tuple[Exercise, ...]:
    """One exercise of every kind of every lesson."""
    return tuple(
        generate(lesson, kind, seed=0) for lesson in lessons() for kind in exercise_kinds(lesson)
    )


@cache
def _rehearse(lang: str) -> None:
    """Renders sample exercises in one language, so that its messages are loaded before the fork."""
    with use_language(lang):
        for exercise in _sample_exercises():
            # A missing message must not end the warm process. The lesson that needs it reports the
            # error.
            with contextlib.suppress(MissingMessageError):
                public(exercise)
                for hint in hints(exercise):
                    public_hint(hint, exercise)
    gc.collect()
    # The garbage collector no longer writes to these objects, so kernels share their memory pages.
    gc.freeze()


def _serve_kernel(app: Any, request: dict[str, Any], ready: int) -> None:
    """Turns this process into the kernel of `request`; returns when the kernel has ended.

    Args:
        ready: file descriptor; it is written to when the kernel accepts requests.
    """
    os.setsid()
    for name in (signal.SIGCHLD, signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_DFL)
    os.environ.clear()
    # The kernel ends automatically when its parent, the warm process, has ended.
    os.environ.update(request["env"], JPY_PARENT_PID=str(os.getppid()))
    os.chdir(request["cwd"])
    # A lesson can import modules from the folder of its notebook, as with a standard kernel.
    sys.path.insert(0, request["cwd"])
    random.seed()
    # `cartes_widgets.lesson` sets the language on import, but that was before the fork.
    set_language(notebook_language())
    app.serve(request["connection_file"], os.getppid(), ready)


def _warmed() -> Any:
    """The kernel's application, after all modules were imported and all data was read."""
    for name in _ABSENT:
        sys.modules[name] = None  # type: ignore[assignment]  # makes the import fail
    for name in _WARM:
        importlib.import_module(name)
    app = importlib.import_module(_KERNEL).LessonKernelApp.instance()
    app.prepare()
    _rehearse(language())
    return app


def _request(server: socket.socket) -> tuple[bytes, int] | None:
    """The next request and its file descriptor; None when the server has ended."""
    line, ready = b"", -1
    while not line.endswith(b"\n"):
        received, descriptors, _, _ = socket.recv_fds(server, 65536, 1)
        if not received:
            return None
        line += received
        ready = descriptors[0] if descriptors else ready
    return line, ready


def main() -> None:
    """Imports everything, notifies the server, and forks kernels until the server ends."""
    # The system removes ended kernels from its process table; the server watches their descriptors.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    # Ctrl+C reaches the whole process group, but the server decides when this process ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    app = _warmed()
    server = socket.socket(fileno=int(sys.argv[1]))
    server.sendall(b'{"ready": true}\n')
    while (request := _request(server)) is not None:
        line, ready = request
        child = os.fork()
        if child == 0:
            server.close()
            status = 1
            try:
                _serve_kernel(app, json.loads(line), ready)
                status = 0
            except Exception:
                # No outer frame would print the traceback, because the process ends here.
                traceback.print_exc()
            finally:
                os._exit(status)
        os.close(ready)
        server.sendall(json.dumps({"pid": child}).encode() + b"\n")
        # After the first lesson in a language, later kernels inherit the loaded messages.
        _rehearse(notebook_language(json.loads(line).get("env", {})))


if __name__ == "__main__":
    main()

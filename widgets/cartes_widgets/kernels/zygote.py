"""The warm process: imports what every kernel needs, then forks a kernel for each request.

It speaks with the server over the socket that it inherits as a file descriptor: a line of
JSON with the kernel's command, folder and environment comes in, with a descriptor that the
kernel writes to when it is ready; a line with the new process's id goes out. When the server
is gone the socket closes, and the process ends; its kernels see that their parent is gone,
and end too.

Nothing here may start a thread, an event loop or a ZeroMQ context before the fork: none of
them survives it.
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
from cartes_lib.wording import MissingWording, language, speak, speaking
from cartes_widgets.core.address import notebook_language

__all__ = ["main"]

# Without its debugger a kernel is 8 MB smaller; a lesson needs none.
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
def _drawn() -> tuple[Exercise, ...]:
    """One exercise of every kind of every lesson."""
    return tuple(
        generate(lesson, kind, seed=0) for lesson in lessons() for kind in exercise_kinds(lesson)
    )


@cache
def _rehearse(lang: str) -> None:
    """Words them all, once a language, so that what that reads is read before the fork."""
    with speaking(lang):
        for drawn in _drawn():
            # Kernels must not end for a word: whoever asks for that exercise is told.
            with contextlib.suppress(MissingWording):
                public(drawn)
                for hint in hints(drawn):
                    public_hint(hint, drawn)
    gc.collect()
    # Pages that the collector does not write to stay shared with the kernels.
    gc.freeze()


def _serve_kernel(app: Any, request: dict[str, Any], ready: int) -> None:
    """Becomes the kernel that `request` asks for; returns when it has ended.

    Args:
        ready: the descriptor that is told when the kernel can be asked something.
    """
    os.setsid()
    for name in (signal.SIGCHLD, signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_DFL)
    os.environ.clear()
    # The kernel ends by itself when this parent, the warm process, is no more.
    os.environ.update(request["env"], JPY_PARENT_PID=str(os.getppid()))
    os.chdir(request["cwd"])
    # A kernel of its own finds modules beside its notebook, as an ordinary one does.
    sys.path.insert(0, request["cwd"])
    random.seed()
    # `cartes_widgets.lesson`, which would have asked, was imported before the fork.
    speak(notebook_language())
    app.serve(request["connection_file"], os.getppid(), ready)


def _warmed() -> Any:
    """The kernel's application, with all that kernels need imported and read."""
    for name in _ABSENT:
        sys.modules[name] = None  # type: ignore[assignment]  # makes the import fail
    for name in _WARM:
        importlib.import_module(name)
    app = importlib.import_module(_KERNEL).LessonKernelApp.instance()
    app.prepare()
    _rehearse(language())
    return app


def _request(server: socket.socket) -> tuple[bytes, int] | None:
    """The next line, and the descriptor that came with it; None when the server has gone."""
    line, ready = b"", -1
    while not line.endswith(b"\n"):
        received, descriptors, _, _ = socket.recv_fds(server, 65536, 1)
        if not received:
            return None
        line += received
        ready = descriptors[0] if descriptors else ready
    return line, ready


def main() -> None:
    """Makes itself warm, says so, and forks a kernel per request until the server goes."""
    # Kernels that ended are forgotten at once; the server watches them by itself.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    # Ctrl+C reaches the whole group: it is for the server to end this process.
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
                # Nothing above this frame will say so: the process ends here.
                traceback.print_exc()
            finally:
                os._exit(status)
        os.close(ready)
        server.sendall(json.dumps({"pid": child}).encode() + b"\n")
        # Who opens the first lesson in a language need not wait: the next ones find it read.
        _rehearse(notebook_language(json.loads(line).get("env", {})))


if __name__ == "__main__":
    main()

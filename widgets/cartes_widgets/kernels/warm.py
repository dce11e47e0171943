"""The server's part of the warm process.

It starts the process, requests kernels from it, and restarts it if it dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Any, ClassVar

_PATIENCE = 60.0
"""Time limit in seconds for the warm process to import, and for a kernel to be ready."""

FORKS_WITHIN = 15.0
"""Time limit in seconds for a fork; after it, the warm process counts as stopped."""

ENDS_WITHIN = 5.0
"""Time limit in seconds for the warm process to end; after it, the process is killed."""

_MAX_DEATHS = 2
"""Number of consecutive failed forks after which the server forks no more kernels."""


def can_fork() -> bool:
    """Whether the system can watch a process by a file descriptor; Linux can since 5.3."""
    return hasattr(os, "fork") and hasattr(os, "pidfd_open")


class WarmProcessError(RuntimeError):
    """The warm process cannot be started, or has ended."""


class ForkedKernel:
    """A process that is not a child process, with the methods of `Popen` that jupyter_client uses.

    `returncode` is None while the process runs, then 0, because only its parent can read the real
    return code.

    Args:
        ready: a file descriptor. It becomes readable when the kernel accepts requests, and is
            closed when the kernel has ended.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int, ready: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._ready = ready
        self._descriptor = -1
        try:
            self._descriptor = os.pidfd_open(pid)
        except ProcessLookupError:
            self.returncode = 0

    async def is_ready(self) -> bool:
        """Waits until the kernel accepts requests; returns False if it dies or takes too long."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bytes] = loop.create_future()

        def on_report() -> None:
            loop.remove_reader(self._ready)
            answer.set_result(os.read(self._ready, 1))

        loop.add_reader(self._ready, on_report)
        try:
            return bool(await asyncio.wait_for(answer, _PATIENCE))
        except TimeoutError:
            return False
        finally:
            loop.remove_reader(self._ready)
            os.close(self._ready)

    def poll(self) -> int | None:
        """The return code; None while the process runs."""
        if self.returncode is None and self._has_ended(0):
            self.returncode = 0
            os.close(self._descriptor)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Waits for the end of the process; returns its return code.

        Raises:
            TimeoutExpired: the process still runs after `timeout` seconds.
        """
        if self.returncode is None and not self._has_ended(timeout) and timeout is not None:
            raise subprocess.TimeoutExpired("kernel", timeout)
        return self.poll() or 0

    def _has_ended(self, timeout: float | None) -> bool:
        # Not `select.select`, which supports no file descriptor above 1023.
        watched = select.poll()
        watched.register(self._descriptor, select.POLLIN)
        return bool(watched.poll(None if timeout is None else 1000 * timeout))

    def send_signal(self, number: int) -> None:
        """Sends a signal to this process, never to a later process with the same id."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._descriptor, number)

    def terminate(self) -> None:
        """Asks the process to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Ends the process."""
        self.send_signal(signal.SIGKILL)


class WarmProcess:
    """The process of a server that forks its kernels, with all modules already imported."""

    _shared: ClassVar[WarmProcess | None] = None

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        self._answers = b""
        self._deaths = 0

    @classmethod
    def shared(cls) -> WarmProcess:
        """The warm process that forks all kernels of this server."""
        if cls._shared is None:
            cls._shared = cls()
        return cls._shared

    @property
    def pid(self) -> int | None:
        """Id of the warm process; None while it does not run."""
        return self._process.pid if self._process else None

    def fork(self, connection_file: str, cwd: str, env: dict[str, str]) -> ForkedKernel:
        """Forks a new kernel, which runs in the folder `cwd`.

        Args:
            connection_file: the file that names the kernel's sockets.

        Raises:
            WarmProcessError: the warm process does not respond, even after a restart, or too many
                kernels died before they were ready.
        """
        request = {"connection_file": connection_file, "cwd": cwd, "env": env}
        with self._lock:
            for attempt in (1, 2):
                if self._deaths >= _MAX_DEATHS:
                    raise WarmProcessError("too many died before they were ready")
                try:
                    self._start()
                    return self._asked_for(request)
                except (OSError, ValueError, KeyError) as error:
                    # The process may have been killed since the last kernel: restart it once, then
                    # give up.
                    self._stop()
                    if attempt == 2:
                        raise WarmProcessError(str(error)) from error
        raise WarmProcessError("not reached")

    def count(self, *, was_ready: bool) -> None:
        """Records the result of a fork; after two consecutive failures, no more forks are tried."""
        self._deaths = 0 if was_ready else self._deaths + 1
        if self._deaths >= _MAX_DEATHS:
            self.stop()

    def warm_up(self) -> None:
        """Starts the warm process early, so that the first visitor does not wait for its imports.

        Raises:
            WarmProcessError: the warm process does not start.
        """
        with self._lock:
            try:
                self._start()
            except (OSError, ValueError) as error:
                self._stop()
                raise WarmProcessError(str(error)) from error

    def stop(self) -> None:
        """Ends the warm process; its kernels then end automatically."""
        with self._lock:
            self._stop()

    def _start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        self._stop()
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "cartes_widgets.kernels.zygote", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
            )
        self._socket, self._answers = ours, b""
        self._answer()

    def _asked_for(self, request: dict[str, Any]) -> ForkedKernel:
        if self._socket is None:
            raise OSError("no socket")
        ours, theirs = os.pipe()
        try:
            line = json.dumps(request).encode() + b"\n"
            sent = socket.send_fds(self._socket, [line], [theirs])
            self._socket.sendall(line[sent:])
            return ForkedKernel(int(self._answer(FORKS_WITHIN)["pid"]), ours)
        except BaseException:
            os.close(ours)
            raise
        finally:
            os.close(theirs)

    def _answer(self, patience: float = _PATIENCE) -> dict[str, Any]:
        deadline = time.monotonic() + patience
        if self._socket is not None:
            self._socket.settimeout(patience)
        while b"\n" not in self._answers:
            if self._socket is None or time.monotonic() > deadline:
                raise OSError("no answer")
            received = self._socket.recv(4096)
            if not received:
                raise OSError("the warm process has ended")
            self._answers += received
        line, _, self._answers = self._answers.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _stop(self) -> None:
        if self._socket is not None:
            self._socket.close()
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(ENDS_WITHIN)
            except subprocess.TimeoutExpired:
                # A process that a signal has suspended reacts only to SIGKILL.
                self._process.kill()
                self._process.wait()
        self._socket, self._process = None, None

"""A kernel provisioner for jupyter_client that forks kernels from the warm process."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from cartes_widgets.kernels.warm import WarmProcess, WarmProcessError, can_fork

_log = logging.getLogger(__name__)
_LAUNCHER = ["-m", "ipykernel_launcher", "-f"]


class ForkProvisioner(LocalProvisioner):
    """Forks this Python's kernels from the warm process; starts any other kernel in the usual way.

    It is registered as `cartes-fork`.
    """

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> Any:
        """Starts the kernel and returns its connection information."""
        file = connection_file(cmd)
        if not can_fork() or file is None:
            return await super().launch_kernel(cmd, **kwargs)
        env = {**(kwargs.get("env") or os.environ)}
        cwd = str(kwargs.get("cwd") or Path.cwd())
        warm = WarmProcess.shared()
        try:
            # In a thread, because the first fork waits for imports, and the server must serve other
            # requests.
            kernel = await asyncio.to_thread(warm.fork, file, cwd, env)
            was_ready = await kernel.is_ready()
            await asyncio.to_thread(warm.count, was_ready=was_ready)
            if not was_ready:
                kernel.kill()
                raise WarmProcessError("it died before it was ready")
        except WarmProcessError as error:
            _log.warning("kernels cannot be forked (%s): starting a new process", error)
            return await super().launch_kernel(cmd, **kwargs)
        # The kernel is not a child process, but has all members of Popen that jupyter_client uses.
        self.process = cast("subprocess.Popen[bytes]", kernel)
        self.pid = self.pgid = kernel.pid
        return self.connection_info


def connection_file(cmd: list[str]) -> str | None:
    """The connection file in the command `cmd`; None if the command starts another kind of
    kernel.
    """
    ours = cmd[:-1] == [sys.executable, *_LAUNCHER]
    return cmd[-1] if ours else None

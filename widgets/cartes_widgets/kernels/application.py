"""IPython's kernel, made ready before the fork as far as it can be.

What a kernel writes to after the fork is copied, and every object that Python looks at is
written to: its count of references is. So a kernel that shares much is one that has little
left to do.
"""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any

from ipykernel import ipkernel, kernelapp
from ipykernel.iostream import IOPubThread
from ipykernel.kernelapp import IPKernelApp
from ipykernel.zmqshell import ZMQInteractiveShell
from ipywidgets import register_comm_target
from traitlets.config import Config

__all__ = ["LessonKernel", "LessonKernelApp", "LocalIOPubThread"]

READY = b"1"

# A history on disk would be shared by all pupils, and none needs one.
_SETTINGS = ["--HistoryManager.enabled=False"]


class LessonKernel(ipkernel.IPythonKernel):
    """IPython's kernel, without what only its debugger uses."""

    def __init__(self, **traits: Any) -> None:
        # It lists the file of every module for the debugger: to look at them copies 3 MB.
        known = vars(ipkernel)["sys"]
        setattr(ipkernel, "sys", SimpleNamespace(modules={}))  # noqa: B010 - no type has it
        try:
            super().__init__(**traits)
        finally:
            setattr(ipkernel, "sys", known)  # noqa: B010


class LocalIOPubThread(IOPubThread):
    """Tells what the kernel prints, without a port on which child processes could add to it."""

    def __init__(self, socket: Any, pipe: bool = True, session: Any = False) -> None:
        super().__init__(socket, pipe=False, session=session)


class LessonKernelApp(IPKernelApp):
    """The kernel's application: `prepare` before the fork, `serve` after it."""

    _prepared = False

    def prepare(self) -> None:
        """Reads the settings and makes the shell; opens nothing, starts nothing."""
        self.kernel_class = LessonKernel
        # The application takes the class by name. This process runs no other one.
        vars(kernelapp)["IOPubThread"] = LocalIOPubThread
        self.parse_command_line(_SETTINGS)
        self.init_profile_dir()
        self.load_config_file()
        shell = ZMQInteractiveShell.instance(
            parent=self,
            profile_dir=self.profile_dir,
            compiler_class=LessonKernel.compiler_class.default_value,
        )
        # The first cell would compile the patterns that find IPython's own syntax.
        shell.transform_cell("%who\n?a\n1")
        self._prepared = True

    def parse_command_line(self, argv: list[str] | None = None) -> None:
        """Reads `argv`, unless that has been done."""
        if not self._prepared:
            super().parse_command_line(argv)

    def load_config_file(self, *arguments: Any, **named: Any) -> None:
        """Reads the configuration's files, unless that has been done."""
        if not self._prepared:
            super().load_config_file(*arguments, **named)

    def update_config(self, config: Config) -> None:
        """Takes up `config`, unless that has been done; the shell has added to it since."""
        if not self._prepared:
            super().update_config(config)

    def init_pdb(self) -> None:
        """Leaves Python's debugger as it is: a lesson has none."""

    def init_extensions(self) -> None:
        """Loads none: a lesson needs no `%store`."""

    def init_code(self) -> None:
        """Runs no start-up files: a lesson is the same for every reader of the machine."""

    def init_control(self, context: Any) -> None:
        """Makes the control channel, and no thread for subshells, which a page cannot open."""
        super().init_control(context)
        self.shell_channel_thread = None

    def init_kernel(self) -> None:
        """Makes the kernel; it finds the shell that is there."""
        super().init_kernel()
        shell = self.kernel.shell
        shell.parent = shell.kernel = self.kernel
        shell.init_environment()
        # The target was registered with a kernel's comms, which are these only now.
        register_comm_target(self.kernel)

    def serve(self, connection_file: str, parent: int, ready: int) -> None:
        """Becomes the kernel of `connection_file`; returns when it has ended.

        Args:
            parent: id of the process without which the kernel ends.
            ready: the descriptor that is told when the kernel listens; it is closed then.
        """
        self.connection_file = connection_file
        self.parent_handle = parent
        self.initialize([])
        os.write(ready, READY)
        os.close(ready)
        self.start()

"""IPython's kernel, prepared as far as possible before the fork.

Memory that a kernel writes to after the fork is copied. Python writes to the reference count of
every object that it uses. So the less a kernel does after the fork, the more memory it shares.
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

READY = b"1"

# All students would share a history on disk, and no lesson needs one.
_SETTINGS = ["--HistoryManager.enabled=False"]


class LessonKernel(ipkernel.IPythonKernel):
    """IPython's kernel, without the parts that only the debugger uses."""

    def __init__(self, **traits: Any) -> None:
        # For the debugger, it lists the file of every module; to read them would copy 3 MB.
        known = vars(ipkernel)["sys"]
        setattr(ipkernel, "sys", SimpleNamespace(modules={}))  # noqa: B010 - no type has it
        try:
            super().__init__(**traits)
        finally:
            setattr(ipkernel, "sys", known)  # noqa: B010


class LocalIOPubThread(IOPubThread):
    """Forwards the kernel's output, without opening a port for the output of child processes."""

    def __init__(self, socket: Any, pipe: bool = True, session: Any = False) -> None:
        super().__init__(socket, pipe=False, session=session)


class LessonKernelApp(IPKernelApp):
    """The kernel's application: `prepare` before the fork, `serve` after it."""

    _prepared = False

    def prepare(self) -> None:
        """Reads the settings and creates the shell; opens no file or socket, and starts no
        thread.
        """
        self.kernel_class = LessonKernel
        # The application looks up the class by name. This process runs no other kernel application.
        vars(kernelapp)["IOPubThread"] = LocalIOPubThread
        self.parse_command_line(_SETTINGS)
        self.init_profile_dir()
        self.load_config_file()
        shell = ZMQInteractiveShell.instance(
            parent=self,
            profile_dir=self.profile_dir,
            compiler_class=LessonKernel.compiler_class.default_value,
        )
        # Compiles IPython's syntax patterns now, which the first cell would otherwise do.
        shell.transform_cell("%who\n?a\n1")
        self._prepared = True

    def parse_command_line(self, argv: list[str] | None = None) -> None:
        """Parses `argv`, only once."""
        if not self._prepared:
            super().parse_command_line(argv)

    def load_config_file(self, *arguments: Any, **named: Any) -> None:
        """Reads the configuration files, only once."""
        if not self._prepared:
            super().load_config_file(*arguments, **named)

    def update_config(self, config: Config) -> None:
        """Applies `config` only once, because the shell changes it later."""
        if not self._prepared:
            super().update_config(config)

    def init_pdb(self) -> None:
        """Does nothing: a lesson has no Python debugger."""

    def init_extensions(self) -> None:
        """Loads no extensions: a lesson needs no `%store`."""

    def init_code(self) -> None:
        """Runs no start-up files: a lesson is the same for every user of the machine."""

    def init_control(self, context: Any) -> None:
        """Creates the control channel without the thread for subshells, which a page cannot use."""
        super().init_control(context)
        self.shell_channel_thread = None

    def init_kernel(self) -> None:
        """Makes the kernel, which uses the existing shell."""
        super().init_kernel()
        shell = self.kernel.shell
        shell.parent = shell.kernel = self.kernel
        shell.init_environment()
        # The target was registered before the kernel's comm manager existed.
        register_comm_target(self.kernel)

    def serve(self, connection_file: str, parent: int, ready: int) -> None:
        """Turns this process into the kernel of `connection_file`; returns when the kernel has
        ended.

        Args:
            parent: id of the parent process; the kernel ends when the parent ends.
            ready: file descriptor; it is written to and closed when the kernel listens.
        """
        self.connection_file = connection_file
        self.parent_handle = parent
        self.initialize([])
        os.write(ready, READY)
        os.close(ready)
        self.start()

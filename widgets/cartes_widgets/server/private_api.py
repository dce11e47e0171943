"""Private names of other packages that the server uses; a later version may lack them.

The server refuses to start if one is missing, because secret data could otherwise reach pages or
other sites. docs/architecture/server.md lists the names, with the test that shows the purpose of
each.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

PRIVATE_NAMES = (
    "jupyter_server.services.kernels.connection.channels:ZMQChannelsWebsocketConnection.nudge",
    "jupyter_server.services.kernels.connection.channels:ZMQChannelsWebsocketConnection.disconnect",
    "jupyter_server.services.kernels.connection.channels:"
    "ZMQChannelsWebsocketConnection.handle_incoming_message",
    "jupyter_server.services.kernels.connection.channels:"
    "ZMQChannelsWebsocketConnection.handle_outgoing_message",
    "jupyter_server.services.kernels.websocket:KernelWebsocketHandler.pre_get",
    "jupyter_server.base.websocket:WebSocketMixin.send_ping",
    "jupyter_server.base.handlers:JupyterHandler.check_host",
    "jupyter_server._tz:utcnow",
    "jupyter_server.services.kernels.kernelmanager:AsyncMappingKernelManager.stop_watching_activity",
    "jupyter_server.services.kernels.kernelmanager:AsyncMappingKernelManager._handle_kernel_died",
    "jupyter_client.asynchronous.client:AsyncKernelClient._async_wait_for_ready",
    "jupyter_client.asynchronous.client:AsyncKernelClient._async_is_alive",
    "jupyter_client.asynchronous.client:AsyncKernelClient._handle_kernel_info_reply",
    "jupyter_client.ioloop.restarter:AsyncIOLoopKernelRestarter.poll",
    "voila.notebook_renderer:NotebookRenderer.generate_content_generator",
    "voila.notebook_renderer:VoilaExporter",
    "voila.app:Voila.setup_template_dirs",
    "voila.app:Voila.init_settings",
    "voila.app:Voila.init_handlers",
    "voila.app:Voila._handle_signal_stop",
    "voila.app:Voila.listen",
    "voila.utils:get_page_config",
)
"""Modules, and the private names in them that the server overrides, replaces or calls."""


class OtherVersionsError(RuntimeError):
    """Private names that the server needs are missing; the argument lists them."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


def missing_names() -> tuple[str, ...]:
    """The private names that the installed versions do not have."""
    return tuple(name for name in PRIVATE_NAMES if not _is_there(name))


def _is_there(name: str) -> bool:
    module, _, path = name.partition(":")
    try:
        result: Any = import_module(module)
        for part in path.split("."):
            result = getattr(result, part)
    except (ImportError, AttributeError):
        return False
    return True

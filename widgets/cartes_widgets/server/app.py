"""The server: Voilà with the pages and limits of Cartes; a kernel ends when its page is closed."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import socket
import tempfile
import threading
import uuid
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from jupyter_core.utils import run_sync
from jupyter_events import EventLogger
from jupyter_server.utils import url_path_join
from tornado import web
from tornado.ioloop import IOLoop
from traitlets import Bool, Int, Unicode
from traitlets.config import Config
from voila.app import Voila

from cartes_lib.messages import format_message
from cartes_widgets.kernels import WarmProcess, WarmProcessError, can_fork
from cartes_widgets.pages import exporter
from cartes_widgets.pages.exporter import keep_templates
from cartes_widgets.server.channels import ALLOWED, ClosedChannels, PageSocket
from cartes_widgets.server.connection_folders import claim, clear_abandoned
from cartes_widgets.server.connections import PageServer
from cartes_widgets.server.handlers import ClosePage, DealCode, ErrorPage, Home, KernelStatus
from cartes_widgets.server.hosted_class import (
    ClassOpener,
    FriendsOpener,
    HostedClass,
    NoClassError,
)
from cartes_widgets.server.hosts import own_hosts
from cartes_widgets.server.lesson_page import LessonPage
from cartes_widgets.server.lesson_queue import LessonQueue
from cartes_widgets.server.limits import Capacity, capacity, raised_limit
from cartes_widgets.server.listening import lan_ip
from cartes_widgets.server.open_class import OpenClass, OpenedClass
from cartes_widgets.server.page_files import PageFile
from cartes_widgets.server.private_api import OtherVersionsError, missing_names
from cartes_widgets.server.static_files import OwnFiles, OwnRedirect
from cartes_widgets.server.terminal import log_plainly

MAX_KERNELS = 60
IDLE_SECONDS = 40
"""Seconds for which a kernel lives without a page; longer than a network failure of 30 s."""

_KERNEL = r"(?P<kernel_id>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"
_DATA = Path(exporter.__file__).parent / "jupyter"


def _has_capacity_for_sockets() -> bool:
    """Whether kernels can use Unix sockets: a socket's path may have at most 103 characters."""
    longest = Path(tempfile.gettempdir(), "voila_12345678", f"kernel-{uuid.uuid4()}-ipc-5")
    return hasattr(socket, "AF_UNIX") and len(os.fsencode(longest)) <= 103


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """Whether to log a record; False for messages that every opened lesson causes.

    Examples of these messages: a notebook is not "trusted"; a kernel has ended.
    """
    text = record.getMessage()
    return not (text.endswith("is not trusted") or text.startswith(_ORDINARY))


_ORDINARY = (
    "Culling ",
    "AsyncIOLoopKernelRestarter: restart failed",
    # Tornado reads Jupyter's milliseconds as seconds, and then sends no pings.
    "The websocket_ping_timeout ",
)


def server_config(
    root: Path,
    *,
    port: int,
    ip: str = "127.0.0.1",
    base_url: str = "/",
    most_kernels: int = MAX_KERNELS,
    forked: bool = True,
    proxied: bool = False,
    lang: str = "",
) -> Config:
    """The configuration of a server for the notebooks in `root`.

    Args:
        most_kernels: maximum number of open pages; further pages get an error.
        forked: whether to fork kernels from a warm process, if the system can.
        lang: language for people who have not chosen one; "" for the browser's preference.
        proxied: whether another server, which checks requests, stands in front of this one. Then
            any host name is accepted.
    """
    config = Config()
    config.Voila.root_dir = str(root)
    config.Voila.port = port
    config.Voila.port_retries = 0
    config.Voila.ip = ip
    config.Voila.base_url = base_url
    config.Voila.open_browser = False
    config.Voila.log_level = "WARN"
    config.Voila.identity_provider_class = "cartes_widgets.server.identity.NobodyProvider"
    config.VoilaConfiguration.template = "cartes"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    # Our template does not show what these would remove or colour.
    config.VoilaExporter.default_preprocessors = []
    config.ContentsManager.root_dir = str(root)
    # Jupyter checks the response to a ping when it sends the next ping; three may be missing.
    config.Voila.tornado_settings = {"ws_ping_interval": 25_000, "ws_ping_timeout": 90_000}
    config.CartesServer.most_kernels = most_kernels
    config.CartesServer.proxied = proxied
    config.CartesServer.lang = lang
    _configure_kernels(config, forked=forked)
    return config


def _configure_kernels(config: Config, *, forked: bool) -> None:
    """Sets how kernels start, are reached, and end.

    Args:
        forked: whether to fork kernels from a warm process, if the system can.
    """
    config.MappingKernelManager.cull_idle_timeout = IDLE_SECONDS
    config.MappingKernelManager.cull_interval = 10
    config.MappingKernelManager.cull_connected = False
    # A restarted kernel would be empty, without the widgets of its page.
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = 1.0
    config.VoilaConfiguration.multi_kernel_manager_class = (
        "cartes_widgets.server.lesson_kernels.LessonKernels"
    )
    config.AsyncKernelManager.client_class = "cartes_widgets.kernels.client.PromptClient"
    if _has_capacity_for_sockets():
        # No other user of this machine can connect, and 30 kernels do not need 150 ports.
        config.AsyncKernelManager.transport = "ipc"
    if forked and can_fork():
        config.KernelProvisionerFactory.default_provisioner_name = "cartes-fork"


class CartesServer(Voila):  # type: ignore[misc]
    """Voilà, reduced to what the pages of Cartes need."""

    most_kernels = Int(
        MAX_KERNELS, help="Maximum number of lessons that are open at the same time."
    ).tag(config=True)
    lang = Unicode("", help="Language for people who have not chosen one.").tag(config=True)
    classroom: HostedClass | None = None
    class_opener: ClassOpener | None = None
    """The function with which the home page opens a class; None if it cannot open one."""

    friends_opener: FriendsOpener | None = None
    """The function that creates tables with friends; None if the server has none."""

    proxied = Bool(False, help="Whether a proxy in front of this server checks requests.").tag(
        config=True
    )

    def setup_template_dirs(self) -> None:
        """Adds the folder with the template of Cartes to the folders that Voilà searches."""
        known = os.environ.get("JUPYTER_PATH", "")
        if str(_DATA) not in known.split(os.pathsep):
            os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, (str(_DATA), known)))
        super().setup_template_dirs()

    def init_settings(self) -> dict[str, Any]:
        """The settings of Voilà's web application, with those of Cartes added.

        Raises:
            OtherVersionsError: other packages lack private names that the protections of Cartes
                need.
        """
        missing = missing_names()
        if missing:
            raise OtherVersionsError(missing)
        keep_templates()
        # One logger for all; otherwise each kernel's manager would read its schemas again.
        self.event_logger = EventLogger()
        log_plainly()
        self.log.addFilter(_is_worth_telling)
        logging.getLogger("tornado.general").addFilter(_is_worth_telling)
        folder = Path(self.connection_dir)
        self._claim = claim(folder)
        clear_abandoned(folder.parent)
        self.config.LessonKernels.most = self.capacity.lessons
        settings: dict[str, Any] = super().init_settings()
        self.kernel_manager.allowed_message_types = list(ALLOWED)
        settings["kernel_websocket_connection_class"] = ClosedChannels
        settings["cartes_capacity"], settings["cartes_channels"] = self.capacity, set()
        settings["cartes_root"] = self.root_dir
        settings["cartes_lang"] = self.lang or None
        settings["cartes_class"] = None
        settings["cartes_lesson_queue"] = LessonQueue()
        settings["cartes_open_class"] = self.open_class
        settings["cartes_friends"] = None
        settings["cartes_open_friends"] = self.open_friends
        settings["cartes_has_friends"] = self.friends_opener is not None
        self._opening = asyncio.Lock()
        # Only for the person at this machine; not behind a proxy, in Binder or a
        # JupyterHub.
        holds = not self.proxied and self.class_opener is not None
        settings["cartes_own_ip"] = self.ip if holds else None
        settings["cartes_hosts"] = None if self.proxied else own_hosts(self.ip)
        settings["websocket_max_message_size"] = 1024 * 1024
        settings["default_handler_class"] = ErrorPage
        # Tornado reads `compress_response` before Voilà sets its options.
        settings["transforms"] = [web.GZipContentEncoding]
        return settings

    def init_handlers(self) -> list[Any]:
        """All routes. They give no access to Jupyter's contents and files, and only lessons
        start kernels.
        """
        lesson = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        routes: list[tuple[Any, ...]] = [
            (r"voila/render/(.*)", LessonPage, lesson),
            (r"cartes/([0-9a-f]{10})/(.*)", PageFile),
            (rf"cartes/close/{_KERNEL}", ClosePage),
            (r"cartes/deal", DealCode),
            (r"cartes/class", OpenClass),
            (rf"api/kernels/{_KERNEL}/channels", PageSocket),
            # JupyterLab's widget manager, for a page with a standard ipywidget.
            (r"voila/static/(.*)", OwnFiles, {"path": self.static_paths}),
            (r"voila/labextensions/(.*)", OwnFiles, {"path": self.labextensions_path}),
            (rf"api/kernels/{_KERNEL}", KernelStatus),
            (r"voila/tree.*", OwnRedirect, {"url": self.server_url, "permanent": False}),
        ]
        home = f"{self.server_url.rstrip('/')}/?"
        return [
            (home, Home),
            *((url_path_join(self.server_url, path), *rest) for path, *rest in routes),
        ]

    def hold_class(self, hosted: HostedClass) -> None:
        """Attaches a class to this server: adds its routes, and listens to the students'
        kernels.
        """
        self.classroom = self.app.settings["cartes_class"] = hosted
        self.kernel_manager.on_removed = hosted.lessons.forget
        self._add_routes(hosted.routes)
        hosted.start()

    def _add_routes(self, routes: Iterable[tuple[str, type[web.RequestHandler]]]) -> None:
        """Adds routes to the running server."""
        below = [(url_path_join(self.server_url, path), page) for path, page in routes]
        self.app.add_handlers(".*", below)

    async def open_friends(self) -> bool:
        """Adds the routes of tables with friends; returns False on a server without such tables."""
        if self.friends_opener is None:
            return False
        async with self._opening:
            if self.app.settings["cartes_friends"] is None:
                # In a thread, because its imports take half a second.
                loop = IOLoop.current()
                friends = await loop.run_in_executor(None, self.friends_opener)
                self.app.settings["cartes_friends"] = friends
                self._add_routes(friends.routes)
                friends.start()
        return True

    async def open_class(self) -> OpenedClass:
        """Opens a class, if no class is open yet.

        A server that listened only to its own machine then also listens on the local network.

        Raises:
            NoClassError: there is no network, or the database cannot be used.
        """
        notice = ""
        async with self._opening:
            if self.classroom is None:
                hosted = await self._new_class()
                self.hold_class(hosted)
                notice = hosted.notice
        result: Any = self.classroom
        return OpenedClass(f"{result.address}{result.teachers_path()}", notice)

    async def _new_class(self) -> HostedClass:
        ip = self.ip if own_hosts(self.ip) - own_hosts("127.0.0.1") else lan_ip()
        if ip is None or self.class_opener is None:
            raise NoClassError(format_message("command-no-lan"))
        address = f"http://{ip}:{self.port}{self.server_url}"
        make = partial(self.class_opener, Path(self.root_dir), address)
        # In a thread, because it waits for the database, while lessons and the home page must
        # respond.
        hosted = await IOLoop.current().run_in_executor(None, make)
        if ip != self.ip:
            try:
                PageServer(self.app, most=self.capacity.connections).listen(self.port, ip)
            except OSError as error:
                hosted.stop()
                taken = format_message("command-taken-port", value=str(self.port))
                raise NoClassError(taken) from error
            self.app.settings["cartes_hosts"] = own_hosts(self.ip) | own_hosts(ip)
        return hosted

    @property
    def capacity(self) -> Capacity:
        """The server's limits on this machine, such as the number of kernels."""
        return capacity(raised_limit(), self.most_kernels)

    def listen(self) -> None:
        """Serves requests until the server is stopped; then the kernels end."""
        if self.config.KernelProvisionerFactory.get("default_provisioner_name") == "cartes-fork":
            threading.Thread(target=self._warm_up, daemon=True).start()
        for name in ("SIGINT", "SIGTERM"):
            signal.signal(getattr(signal, name), self._handle_signal_stop)
        self.ioloop = IOLoop.current()
        if self.classroom is not None:
            self.hold_class(self.classroom)
        try:
            PageServer(self.app, most=self.capacity.connections).listen(self.port, self.ip)
            self.ioloop.start()
        finally:
            self.stop()

    def _warm_up(self) -> None:
        try:
            WarmProcess.shared().warm_up()
        except WarmProcessError as error:
            self.log.warning("kernels cannot be forked: %s", error)

    def stop(self) -> None:
        """Ends the kernels, and the warm process."""
        try:
            run_sync(self.kernel_manager.shutdown_all)(now=True)
        except Exception as error:
            # After any exception, the remaining kernels must be stopped; all end with the warm
            # process.
            self.log.warning("a kernel did not end by itself: %s", error)
        finally:
            if self.classroom is not None:
                self.classroom.stop()
            WarmProcess.shared().stop()
            shutil.rmtree(self.connection_dir, ignore_errors=True)

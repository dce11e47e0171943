"""The server: Voilà with our pages and limits, and kernels that end with their page."""

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
from cartes_widgets.server.handlers import (
    ClosePage,
    DealCode,
    ErrorPage,
    Home,
    KernelStatus,
    PageFile,
)
from cartes_widgets.server.hosted_class import (
    ClassOpener,
    FriendsOpener,
    HostedClass,
    NoClassError,
)
from cartes_widgets.server.hosts import OwnFiles, OwnRedirect, OwnStaticFiles, own_hosts
from cartes_widgets.server.lesson_page import LessonPage
from cartes_widgets.server.limits import Capacity, capacity, raised_limit
from cartes_widgets.server.listening import lan_ip
from cartes_widgets.server.open_class import OpenClass, OpenedClass
from cartes_widgets.server.openings import Openings
from cartes_widgets.server.private_api import OtherVersionsError, missing_names
from cartes_widgets.server.terminal import log_plainly

__all__ = ["CartesServer", "server_config"]

MOST_KERNELS = 60
IDLE_SECONDS = 40
"""Seconds that a kernel lives without a page: longer than a network failure of 30 s."""

_KERNEL = r"(?P<kernel_id>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"
_DATA = Path(exporter.__file__).parent / "jupyter"


def _has_capacity_for_sockets() -> bool:
    """Whether kernels can use Unix sockets: the path of one has at most 103 characters."""
    longest = Path(tempfile.gettempdir(), "voila_12345678", f"kernel-{uuid.uuid4()}-ipc-5")
    return hasattr(socket, "AF_UNIX") and len(os.fsencode(longest)) <= 103


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """Whether to log a record; False for messages that each opened lesson causes.

    Notebooks without outputs cannot be "trusted", and kernels end with their pages.
    """
    text = record.getMessage()
    return not (text.endswith("is not trusted") or text.startswith(_ORDINARY))


_ORDINARY = (
    "Culling ",
    "AsyncIOLoopKernelRestarter: restart failed",
    # Tornado takes Jupyter's milliseconds for seconds, and sends no pings of its own.
    "The websocket_ping_timeout ",
)


def server_config(
    root: Path,
    *,
    port: int,
    ip: str = "127.0.0.1",
    base_url: str = "/",
    most_kernels: int = MOST_KERNELS,
    forked: bool = True,
    proxied: bool = False,
    lang: str = "",
) -> Config:
    """The configuration of a server of the notebooks below `root`.

    Args:
        most_kernels: pages that may be open at once; further pages get an error.
        forked: whether to fork kernels from a warm process, if the system can.
        lang: language for people who have not chosen one; "" for the browser's preference.
        proxied: whether another server checks requests before this one, and may use any host name.
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
    # Our template does not show what they would remove or colour.
    config.VoilaExporter.default_preprocessors = []
    config.ContentsManager.root_dir = str(root)
    config.MappingKernelManager.cull_idle_timeout = IDLE_SECONDS
    config.MappingKernelManager.cull_interval = 10
    config.MappingKernelManager.cull_connected = False
    # Jupyter checks the answer to one ping when it sends the next: three may be missed.
    config.Voila.tornado_settings = {"ws_ping_interval": 25_000, "ws_ping_timeout": 90_000}
    config.CartesServer.most_kernels = most_kernels
    # A restarted kernel would be empty, without its page's widgets.
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = 1.0
    config.VoilaConfiguration.multi_kernel_manager_class = (
        "cartes_widgets.server.lesson_kernels.LessonKernels"
    )
    config.CartesServer.proxied = proxied
    config.CartesServer.lang = lang
    config.AsyncKernelManager.client_class = "cartes_widgets.kernels.client.PromptClient"
    if _has_capacity_for_sockets():
        # No other user of this machine can connect, and 30 kernels take no 150 ports.
        config.AsyncKernelManager.transport = "ipc"
    if forked and can_fork():
        config.KernelProvisionerFactory.default_provisioner_name = "cartes-fork"
    return config


class CartesServer(Voila):  # type: ignore[misc]
    """Voilà, reduced to what our pages need."""

    most_kernels = Int(MOST_KERNELS, help="Pages that may be open at once.").tag(config=True)
    lang = Unicode("", help="Language of who has chosen none.").tag(config=True)
    classroom: HostedClass | None = None
    class_opener: ClassOpener | None = None
    """How the home page opens a class; None where it cannot."""

    friends_opener: FriendsOpener | None = None
    """How tables with friends are made; None where there are none."""

    proxied = Bool(False, help="Whether another server checks who asks.").tag(config=True)

    def setup_template_dirs(self) -> None:
        """Adds the folder of our template, so that it is found wherever the package is
        installed.
        """
        known = os.environ.get("JUPYTER_PATH", "")
        if str(_DATA) not in known.split(os.pathsep):
            os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, (str(_DATA), known)))
        super().setup_template_dirs()

    def init_settings(self) -> dict[str, Any]:
        """The application's settings.

        Raises:
            OtherVersionsError: private names of other packages are missing, which our protections
                need.
        """
        missing = missing_names()
        if missing:
            raise OtherVersionsError(missing)
        keep_templates()
        # Otherwise each kernel's manager makes one, and reads its schemas again.
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
        settings["cartes_openings"] = Openings()
        settings["cartes_open_class"] = self.open_class
        settings["cartes_friends"] = None
        settings["cartes_open_friends"] = self.open_friends
        settings["cartes_has_friends"] = self.friends_opener is not None
        self._opening = asyncio.Lock()
        # For the person at this machine; behind a proxy, in Binder or a hub, there is no such
        # person.
        holds = not self.proxied and self.class_opener is not None
        settings["cartes_own_ip"] = self.ip if holds else None
        settings["cartes_hosts"] = None if self.proxied else own_hosts(self.ip)
        settings["websocket_max_message_size"] = 1024 * 1024
        settings["default_handler_class"] = ErrorPage
        # Tornado reads `compress_response` earlier; Voilà sets its options too late.
        settings["transforms"] = [web.GZipContentEncoding]
        return settings

    def init_handlers(self) -> list[Any]:
        """All routes. They give no access to Jupyter's contents and files, and only lessons start
        kernels.
        """
        lesson = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        static = {"paths": self.static_paths, "default_filename": "index.html"}
        routes: list[tuple[Any, ...]] = [
            (r"voila/render/(.*)", LessonPage, lesson),
            (r"cartes/([0-9a-f]{10})/(.*)", PageFile),
            (rf"cartes/close/{_KERNEL}", ClosePage),
            (r"cartes/deal", DealCode),
            (r"cartes/class", OpenClass),
            (rf"api/kernels/{_KERNEL}/channels", PageSocket),
            # JupyterLab's widget manager, for a page with a plain ipywidget.
            (r"voila/static/(.*)", OwnStaticFiles, static),
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
        """Attaches a class to this server: adds its routes, and listens to its kernels."""
        self.classroom = self.app.settings["cartes_class"] = hosted
        self.kernel_manager.on_removed = hosted.lessons.forget
        self._add_routes(hosted.routes)
        hosted.start()

    def _add_routes(self, routes: Iterable[tuple[str, type[web.RequestHandler]]]) -> None:
        """Adds routes to the running server."""
        below = [(url_path_join(self.server_url, path), page) for path, page in routes]
        self.app.add_handlers(".*", below)

    async def open_friends(self) -> bool:
        """Adds the routes of tables with friends. Returns False on a server without such tables."""
        if self.friends_opener is None:
            return False
        async with self._opening:
            if self.app.settings["cartes_friends"] is None:
                # In a thread: what they need takes half a second to import.
                loop = IOLoop.current()
                friends = await loop.run_in_executor(None, self.friends_opener)
                self.app.settings["cartes_friends"] = friends
                self._add_routes(friends.routes)
                friends.start()
        return True

    async def open_class(self) -> OpenedClass:
        """Opens a class, if none is open yet.

        A server that listened only to its own machine now listens on the local network too.

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
        # In a thread: it waits for the database, and lessons and the home page must not.
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
        """Serves until it is stopped; the kernels end with it."""
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
            # Any exception: the rest must run, and the kernels end with the warm process.
            self.log.warning("a kernel did not end by itself: %s", error)
        finally:
            if self.classroom is not None:
                self.classroom.stop()
            WarmProcess.shared().stop()
            shutil.rmtree(self.connection_dir, ignore_errors=True)

"""`cartes share`: prints the links to a lesson, and writes their QR code."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from urllib.parse import unquote

from cartes_lib.messages import format_message, lesson_title
from cartes_widgets.commands.file_errors import file_error
from cartes_widgets.pages.links import (
    Repository,
    ShareError,
    badge_html,
    badge_markdown,
    binder_link,
    checkout_repository,
    code_address,
    code_page,
    hub_link,
    lesson_address,
    local_link,
    plain_code,
    read_repository,
    site_link,
    write_codes,
)
from cartes_widgets.pages.notebook_hosts import host_links, published_repository, published_urls
from cartes_widgets.pages.notebooks import HOME, PORT

HERE = f"http://127.0.0.1:{PORT}/"
_RENDERED = "voila/render/"
_LESSON = len("XX-00")
"""Length of a lesson's id, in characters."""


def share(root: Path, options: argparse.Namespace) -> int:
    """Prints the links to a lesson; returns 0, or 2 after an error message.

    Without a public repository, it prints the local link, and what the other links need.
    """
    try:
        return _share(root, options)
    except ShareError as error:
        print(_error_text(error), file=sys.stderr)
    except OSError as error:
        print(file_error(error, options.into), file=sys.stderr)
    return 2


def _error_text(error: ShareError) -> str:
    return format_message(f"share-error-{error.reason}", **error.facts)


def _share(root: Path, options: argparse.Namespace) -> int:
    name, address = _shared_address(root, options)
    title = f"{name} · {lesson_title(name[:_LESSON])}" if name else format_message("page-site")
    links = {"local": local_link(options.server or HERE, address)}
    if options.site:
        page = code_page(root, name) if len(name) > _LESSON else address
        if not name and options.lang:
            # A static site has no server that chooses the language.
            page = f"{options.lang}/{HOME}"
        links = {"site": site_link(options.site, page), **links}
    try:
        links |= _links_elsewhere(_repository(root, options), options.hub, address)
    except ShareError as error:
        # Links to a class or a static site need no repository, unless the user named one or asked
        # for a JupyterHub.
        of_a_place = (options.site or options.server) and not (options.repository or options.branch)
        if options.hub or not (of_a_place or error.reason == "no-repository"):
            raise
        print(_error_text(error), file=sys.stderr)
    links |= _notebook_links(root, address)
    # The QR code is for the link that the user hosts for, else for the one that a student can open
    # most easily.
    hosts = (("site", options.site), ("local", options.server), ("hub", options.hub))
    named = next((kind for kind, is_asked in hosts if is_asked), "binder")
    image, pixels = write_codes(links.get(named, links["local"]), options.into / (name or "cartes"))
    print(title)
    for kind, link in links.items():
        print(f"\n{format_message(f'share-{kind}')}\n{link}")
    if "binder" in links:
        print(f"\n{format_message('share-markdown')}\n{badge_markdown(links['binder'], title)}")
        print(f"\n{format_message('share-html')}\n{badge_html(links['binder'], title)}")
    print("\n" + format_message("share-codes", svg=str(image), png=str(pixels)))
    if named not in links:
        # No phone opens the address of this computer that the code has.
        print(format_message("share-only-here"), file=sys.stderr)
    return 0


def _shared_address(root: Path, options: argparse.Namespace) -> tuple[str, str]:
    """The title and the address of the lesson, or of a deal code's exercise, in `options`."""
    parameters = {name: getattr(options, name) for name in ("seed", "variant", "level", "step")}
    if len(options.lesson) > _LESSON and not any(item is not None for item in parameters.values()):
        code = plain_code(options.lesson)
        return code, f"{code_address(code)}{_language_query('&', options.lang)}"
    address = lesson_address(root, options.lesson, **parameters)
    return options.lesson.upper(), address or _language_query("?", options.lang)


def _language_query(mark: str, lang: str | None) -> str:
    """The query parameter `lang`, for addresses whose path does not contain the language; "" for
    None.

    Args:
        mark: the separator before the parameter, "?" or "&".
    """
    return f"{mark}lang={lang}" if lang else ""


def _repository(root: Path, options: argparse.Namespace) -> Repository:
    if options.repository:
        return read_repository(options.repository, options.branch or "HEAD")
    try:
        return checkout_repository(root, options.branch)
    except ShareError:
        published = published_repository(published_urls(root))
        if published is None or options.branch:
            raise
        return published


def _notebook_links(root: Path, address: str) -> dict[str, str]:
    """Links that open a lesson's published notebook; the keys are hosts, such as "colab".

    Args:
        address: the address of the page, relative to a server. If it is not a lesson's address, or
            has parameters, the result is empty.
    """
    path = address.removeprefix(_RENDERED)
    if path == address or "?" in path:
        return {}
    hosts = host_links(published_urls(root), unquote(path))
    return {host.lower(): link for host, link in hosts.items() if host != "Binder"}


def _links_elsewhere(repository: Repository, hub: str | None, address: str) -> dict[str, str]:
    result = {"binder": binder_link(repository, address)}
    return {**result, "hub": hub_link(hub, repository, address)} if hub else result

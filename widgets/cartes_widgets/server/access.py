"""Who may have a kernel: somebody who goes to a lesson, not a picture on another site's page."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["opens_a_lesson"]

_FRAMES = ("iframe", "frame")


def opens_a_lesson(headers: Mapping[str, str]) -> bool:
    """Whether a request with these headers is somebody's who goes to a page.

    Browsers say what they fetch, and for whom, to addresses with TLS and to their own
    machine. To others they tell only which kinds of answer they want: a page, and not a
    picture or a script. A client that tells nothing at all is no browser with a site's page.
    """
    if "prefetch" in _told(headers, "Sec-Purpose") + _told(headers, "Purpose"):
        return False
    mode, for_what = _told(headers, "Sec-Fetch-Mode"), _told(headers, "Sec-Fetch-Dest")
    if mode and mode != "navigate":
        return False
    if for_what and for_what != "document":
        return for_what in _FRAMES and _told(headers, "Sec-Fetch-Site") == "same-origin"
    return bool(mode) or _wants_a_page(headers)


def _wants_a_page(headers: Mapping[str, str]) -> bool:
    wanted = _told(headers, "Accept")
    if "text/html" in wanted or not wanted:
        return True
    # Every browser asks for a page by that name; other programs ask for anything.
    return "mozilla/" not in _told(headers, "User-Agent") and "image/" not in wanted


def _told(headers: Mapping[str, str], name: str) -> str:
    return headers.get(name, "").strip().lower()

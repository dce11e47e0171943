"""The check whether a request may start a kernel: only requests for pages may do so."""

from __future__ import annotations

from collections.abc import Mapping

_FRAMES = ("iframe", "frame")


def opens_a_lesson(headers: Mapping[str, str]) -> bool:
    """Whether a request with these headers opens a page, and so may start the kernel of a lesson.

    Browsers send `Sec-Fetch-*` headers to addresses with TLS and to their own machine. To other
    addresses, they send only `Accept`, which differs between a page, an image and a script. A
    client that sends neither is not a browser. Its request is accepted, because no other site can
    have caused it.
    """
    if "prefetch" in _header(headers, "Sec-Purpose") + _header(headers, "Purpose"):
        return False
    mode, for_what = _header(headers, "Sec-Fetch-Mode"), _header(headers, "Sec-Fetch-Dest")
    if mode and mode != "navigate":
        return False
    if for_what and for_what != "document":
        return for_what in _FRAMES and _header(headers, "Sec-Fetch-Site") == "same-origin"
    return bool(mode) or _wants_a_page(headers)


def _wants_a_page(headers: Mapping[str, str]) -> bool:
    wanted = _header(headers, "Accept")
    if "text/html" in wanted or not wanted:
        return True
    # Browsers name the type of a page in `Accept`; other programs accept any type.
    return "mozilla/" not in _header(headers, "User-Agent") and "image/" not in wanted


def _header(headers: Mapping[str, str], name: str) -> str:
    return headers.get(name, "").strip().lower()

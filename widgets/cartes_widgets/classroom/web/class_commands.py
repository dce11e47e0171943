"""The commands about students, and about the class as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import segno

from cartes_lib.messages import format_message
from cartes_widgets.classroom.web.command_page import Action, CommandError, CommandPage
from cartes_widgets.classroom.web.door import text_of
from cartes_widgets.classroom.web.service import saved


def _rename(page: CommandPage, body: Mapping[str, Any]) -> None:
    page.room.rename(page.asked_member(body), text_of(body, "name"))


def _remove(page: CommandPage, body: Mapping[str, Any]) -> None:
    member = page.asked_member(body)
    page.room.remove(member)
    page.service.tables.remove(member.id)


def _remove_new(page: CommandPage, _body: Mapping[str, Any]) -> None:
    """Removes all students who joined within the last minute."""
    for member in page.room.newcomers():
        page.room.remove(member)
        page.service.tables.remove(member.id)


def _decide(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Allows a nickname that was refused as rude, or removes it from the list."""
    page.room.decide(text_of(body, "name"), allows=body.get("on") is True)


def _let_in(page: CommandPage, body: Mapping[str, Any]) -> None:
    page.room.allow_rejoin(page.asked_member(body))


def _renew(page: CommandPage, _body: Mapping[str, Any]) -> None:
    if page.service.identities.has_accounts:
        raise CommandError(format_message("class-no-command"))
    page.give_cookie("teacher", page.room.renew())


def _link(page: CommandPage, _body: Mapping[str, Any]) -> dict[str, str]:
    """A `link` for another device of the teacher, and its QR code `image` as a data URL."""
    link = page.address_of(page.service.teachers_path())
    qr_code = segno.make(link, error="m", micro=False)
    return {"link": link, "image": qr_code.svg_data_uri(scale=6, border=4, light="#fff")}


async def _purge(page: CommandPage, _body: Mapping[str, Any]) -> dict[str, str]:
    """Deletes the class, and opens an empty room for the same teacher.

    Returns the path of the new board, under the key `go`.

    While the database is busy, the new board states that the deletion is pending.
    """
    page.service.purge()
    await saved(page.service.open_new_room())
    return {"go": f"{page.base_url}{page.service.teachers_path()}"}


async def _restore_earlier(page: CommandPage, _body: Mapping[str, Any]) -> dict[str, str]:
    """Continues the earlier class for the same teacher; returns the path of its board as `go`.

    Raises:
        CommandError: the earlier class no longer exists.
    """
    if not await page.service.restore_earlier():
        raise CommandError(format_message("class-no-earlier"))
    return {"go": f"{page.base_url}{page.service.teachers_path()}"}


CLASS_COMMANDS: dict[str, Action] = {
    "rename": _rename,
    "remove": _remove,
    "remove-new": _remove_new,
    "decide": _decide,
    "let-in": _let_in,
    "renew": _renew,
    "link": _link,
    "purge": _purge,
    "restore-earlier": _restore_earlier,
}

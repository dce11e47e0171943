"""Questions about a deal of Botifarra: who does what, what a fault costs, what may be said.

The reader is seat 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cartes_lib.asking import parts
from cartes_lib.asking.botifarra.silence import ALLOWED, FORBIDDEN, law_of
from cartes_lib.asking.contract import Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.botifarra import (
    cutter,
    first_dealer,
    misdeal_dealer,
    multiplier,
    next_dealer,
    penalty,
    shuffler,
)
from cartes_lib.cards import card as read_card
from cartes_lib.seats import right_of

__all__ = ["first", "role", "sanction", "talk"]

_SEATS = 4

_ROLES: Mapping[str, tuple[Callable[[int, int], int], str]] = {
    "shuffles": (shuffler, "BOT-DEAL-03"),
    "cuts": (cutter, "BOT-DEAL-04"),
    "served-first": (right_of, "BOT-DEAL-05"),
    "leads": (right_of, "BOT-PLAY-01"),
    "deals-next": (next_dealer, "BOT-DEAL-06"),
}


@guess_kind("botifarra", "role")
def role(*, of: str, dealer: int = 0) -> Question:
    """Who shuffles, cuts, is served first, leads, deals next, or deals after a misdeal?

    Args:
        of: "shuffles", "cuts", "served-first", "leads", "deals-next" or "after-misdeal".

    Rules: BOT-DEAL-03 to -08, BOT-PLAY-01.
    """
    if of == "after-misdeal":
        seat, rule = misdeal_dealer(dealer), "BOT-DEAL-08"
    elif of in _ROLES:
        find, rule = _ROLES[of]
        seat = find(dealer, _SEATS)
    else:
        raise ValueError(f"no such role: {of!r}")
    giver = Message(f"term-seat-{parts.seat_key(dealer, _SEATS)}")
    scene = Scene("score", rows=(Row("dealer", Message("row-dealer"), giver),))
    return parts.plain_question(
        Message(f"guess-role-{of}"),
        parts.seat_choice(_SEATS),
        parts.seat_key(seat, _SEATS),
        rule,
        scene,
    )


@guess_kind("botifarra", "first")
def first(*, drawn: str) -> Question:
    """Who deals first, once the reader gave the suits out and turned that card? BOT-DEAL-01."""
    turned = read_card(drawn)
    seat = first_dealer(turned)
    if seat is None or turned.suit is None:
        raise ValueError(f"{drawn!r} belongs to nobody")
    result = parts.seat_key(seat, _SEATS)
    why = Message("guess-why-first-dealer", {"suit": turned.suit, "seat": f"seat-{result}"})
    prompt = Message("guess-first-dealer", {"card": turned})
    scene = Scene("cards", cards=(turned,))
    return parts.plain_question(
        prompt, parts.seat_choice(_SEATS), result, "BOT-DEAL-01", scene, why
    )


@guess_kind("botifarra", "penalty")
def sanction(*, contract: str = "oros", doubling: str = "none") -> Question:
    """What does the other side note for a fault of play? Rule: BOT-PEN-01."""
    by = multiplier(contract, doubling)
    cost = penalty(0, by)[1]
    rows = (
        Row("contract", Message("guess-row-contract"), Message(f"term-call-{contract}")),
        Row("doubling", Message("guess-row-doubling"), Message(f"doubling-{doubling}")),
    )
    return parts.plain_question(
        Message("guess-penalty"),
        parts.number(0, 576, "unit-points"),
        cost,
        "BOT-PEN-01",
        Scene("score", rows=rows),
        Message("why-penalty", {"cost": cost, "times": by, "score": cost, "asks": "points"}),
    )


_WHYS = {
    name: why for whys in (FORBIDDEN, ALLOWED) for why, names in whys.items() for name in names
}


@guess_kind("botifarra", "talk")
def talk(*, said: str) -> Question:
    """May that be said or done during a deal? Rules: BOT-PLAY-05 to -07.

    Args:
        said: an id such as "judges-well"; the catalogue words it under `talk-<id>`.
    """
    if said not in _WHYS:
        raise ValueError(f"nothing known is said as {said!r}")
    why = _WHYS[said]
    scene = Scene("score", rows=(Row("said", Message("guess-row-said"), Message(f"talk-{said}")),))
    told = Message(f"why-talk-{why}")
    return parts.yes_no(Message("guess-talk"), scene, why in ALLOWED, law_of(why), told)

"""Who speaks before the first card, what may be said, and what the deal counts for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.engine import IllegalAction, illegal
from cartes_lib.seats import opposite_of, right_of

__all__ = ["CALLS", "CONTRACTS", "DOUBLINGS", "Bidding", "bidding", "legal_calls", "multiplier"]

CONTRACTS = ("oros", "copas", "espadas", "bastos", "botifarra")
"""The four suits that may be trump, and botifarra, where none is (BOT-TRUMP-01, -03)."""

DOUBLINGS: Mapping[str, int] = MappingProxyType(
    {"none": 1, "contro": 2, "recontro": 4, "sant-vicenc": 8}
)
"""By what each doubling multiplies what the winners note (BOT-DBL-05)."""

CALLS = (*CONTRACTS, "delegate", "pass", "contro", "recontro", "sant-vicenc")
"""All that may be said; `pass` is the knock on the table."""

_SEATS = 4
_NEXT = {"none": "contro", "contro": "recontro", "recontro": "sant-vicenc"}


@dataclass(frozen=True, slots=True)
class Bidding:
    """How far the talking before a deal has come.

    Attributes:
        speaker: the seat that is to speak; None when the first card may be led.
        calls: what it may say; empty when there is no speaker.
        contract: one of `CONTRACTS`; None while none is named.
        doubling: a name of `DOUBLINGS`.
        chooser: the seat that named the contract, or is to name it.
    """

    speaker: int | None
    calls: tuple[str, ...]
    contract: str | None
    doubling: str
    chooser: int


def multiplier(contract: str, doubling: str = "none", rules: Rules = OBLIGADA) -> int:
    """By what the winners' points above half are multiplied: 1, 2, 4, 8 or even 16.

    Raises:
        ValueError: no such contract or doubling, or a Sant Vicenç on a botifarra where the
            rules do not allow it.

    Rules: BOT-TRUMP-03, BOT-DBL-04, BOT-DBL-05.
    """
    if contract not in CONTRACTS or doubling not in DOUBLINGS:
        raise ValueError(f"no such deal: {contract}, {doubling}")
    if doubling == "sant-vicenc" and not _allows_sant_vicenc(contract, rules):
        raise ValueError("nobody says Sant Vicenç on a botifarra")
    return DOUBLINGS[doubling] * (2 if contract == "botifarra" else 1)


def bidding(history: Iterable[str], dealer: int, rules: Rules = OBLIGADA) -> Bidding:
    """Where the talking stands once all of `history` was said, in turn.

    Asked are: the dealer, or whom he delegates to; for contro the dealer's right, then the
    partner of that seat; for recontro whoever named the contract, then the partner; for
    Sant Vicenç whoever said contro, then the partner.

    Raises:
        IllegalAction: something in `history` could not be said when it was.

    Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-TRUMP-05, BOT-DBL-01 to -04, BOT-DBL-07.
    """
    contract, doubling, chooser, doubler = None, "none", dealer, dealer
    asked: tuple[int, ...] = (dealer,)
    calls: tuple[str, ...] = (*CONTRACTS, "delegate")
    for call in history:
        if call not in calls:
            raise IllegalAction(illegal("BOT-DBL-07", "botifarra-call-closed", calls))
        speaker, *others = asked
        if call == "delegate":
            chooser = opposite_of(speaker, _SEATS)
            asked, calls = (chooser,), CONTRACTS
            continue
        if call == "pass":
            asked = tuple(others)
        elif call in CONTRACTS:
            contract, asked = call, _pair(right_of(dealer, _SEATS))
        else:
            asked = _pair(chooser if call == "contro" else doubler)
            doubling, doubler = call, speaker if call == "contro" else doubler
        bid = _next_doubling(contract, doubling, rules)
        asked, calls = (asked, (bid, "pass")) if asked and bid else ((), ())
    return Bidding(asked[0] if asked else None, calls, contract, doubling, chooser)


def _pair(seat: int) -> tuple[int, int]:
    return seat, opposite_of(seat, _SEATS)


def _next_doubling(contract: str | None, doubling: str, rules: Rules) -> str | None:
    bid = _NEXT.get(doubling)
    return None if bid == "sant-vicenc" and not _allows_sant_vicenc(contract, rules) else bid


def _allows_sant_vicenc(contract: str | None, rules: Rules) -> bool:
    return contract != "botifarra" or rules.sant_vicenc_on_botifarra


def legal_calls(history: Iterable[str], dealer: int, rules: Rules = OBLIGADA) -> tuple[str, ...]:
    """What whoever is to speak may say after `history`; empty when the talking is over.

    Raises:
        IllegalAction: something in `history` could not be said when it was.

    Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-01 to -05.
    """
    return bidding(history, dealer, rules).calls

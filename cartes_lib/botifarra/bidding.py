"""The calls before the first card: the seats that may call, the allowed calls, the multiplier."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.engine import IllegalAction, Verdict, illegal
from cartes_lib.seats import opposite_of, right_of, round_from

__all__ = [
    "CALLS",
    "CONTRACTS",
    "DOUBLINGS",
    "Bidding",
    "bidding",
    "closed_call",
    "legal_calls",
    "multiplier",
]

CONTRACTS = ("oros", "copas", "espadas", "bastos", "botifarra")
"""The four possible trump suits, and botifarra, which has no trump (BOT-TRUMP-01, -03)."""

DOUBLINGS: Mapping[str, int] = MappingProxyType(
    {"none": 1, "contro": 2, "recontro": 4, "sant-vicenc": 8}
)
"""The factor of a doubling, which multiplies the winners' points (BOT-DBL-05); the keys are the
doublings.
"""

CALLS = (*CONTRACTS, "delegate", "pass", "contro", "recontro", "sant-vicenc")
"""All calls; `pass` is a knock on the table."""

_SEATS = 4
_ARITHMETIC = MappingProxyType({"none": 1, "contro": 2, "recontro": 3, "sant-vicenc": 4})
_NEXT = {"none": "contro", "contro": "recontro", "recontro": "sant-vicenc"}


@dataclass(frozen=True, slots=True)
class Bidding:
    """The state of the calls before the first card.

    Attributes:
        speaker: the seat whose turn it is to call; None when the first card may be led.
        calls: the calls that the speaker may make; empty without a speaker.
        contract: one of `CONTRACTS`; None before a player names it, or if a turned-up card decides
            the trump.
        doubling: a name of `DOUBLINGS`.
        chooser: the seat that names the contract.
        speakers: all seats that may call now: `speaker`, and its partner at tables where either
            player of a side may call first.
        doubler: the seat that called contro (the first doubling); None if no seat did.

    >>> from cartes_lib.botifarra.bidding import bidding
    >>> bidding(["oros", "contro"], dealer=0).doubling
    'contro'
    """

    speaker: int | None
    calls: tuple[str, ...]
    contract: str | None
    doubling: str
    chooser: int
    speakers: tuple[int, ...] = ()
    doubler: int | None = None


def multiplier(contract: str, doubling: str = "none", rules: Rules = OBLIGADA) -> int:
    """The factor that multiplies a side's points above an even share: 1 without doubling, at most
    16.

    Raises:
        ValueError: the contract or the doubling is unknown, or `rules` do not allow this doubling
            of the contract.

    Rules: BOT-TRUMP-03, BOT-DBL-04, BOT-DBL-05, BOT-DBL-08, BOT-IND4-03, BOT-IND4-07.

    >>> from cartes_lib.botifarra.bidding import multiplier
    >>> multiplier("oros", "contro")
    2
    """
    if contract not in CONTRACTS or doubling not in DOUBLINGS:
        raise ValueError(f"no such deal: {contract}, {doubling}")
    before = [name for name, after in _NEXT.items() if after == doubling]
    if before and _next_doubling(contract, before[0], rules) is None:
        raise ValueError(f"nobody says {doubling} on {contract} at this table")
    scale = _ARITHMETIC if rules.doubling_scale == "arithmetic" else DOUBLINGS
    return scale[doubling] * (2 if contract == "botifarra" else 1)


def bidding(
    history: Iterable[str],
    dealer: int,
    rules: Rules = OBLIGADA,
    callers: Sequence[int] | None = None,
) -> Bidding:
    """The state of the calls after the calls `history`.

    The dealer names the contract, or delegates this to the partner. Three calls then double the
    score: contro, recontro and Sant Vicenç. For contro, the seat to the dealer's right calls first,
    then its partner. Recontro belongs to the seat that named the contract, then to its partner.
    Sant Vicenç belongs to the seat that called contro, then to its partner. Without partners, all
    other seats may call contro, starting at the dealer's right. If a turned-up card decides the
    trump, the calls begin with contro.

    Args:
        callers: the seats that made the calls. None means the first seat that may call each time;
            this is always right unless `doubling_order` is simultaneous.

    Raises:
        IllegalAction: a call in `history` is illegal.
        ValueError: `dealer` is not a seat, or `history` and `callers` differ in length.

    Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-TRUMP-05, BOT-DBL-01 to -04, BOT-DBL-07,
        BOT-IND4-02, BOT-IND4-03, BOT-DUO-A-06, BOT-DUO-A-10.

    >>> from cartes_lib.botifarra.bidding import bidding
    >>> bidding(["oros"], dealer=0).contract
    'oros'
    """
    calls, speakers = tuple(history), None if callers is None else tuple(callers)
    if speakers is not None and len(speakers) < len(calls):
        raise ValueError(f"no caller for call {len(speakers) + 1}: {calls[len(speakers)]!r}")
    if speakers is not None and len(speakers) > len(calls):
        raise ValueError(f"no call of caller {len(calls) + 1}: {speakers[len(calls)]!r}")
    return _reached(calls, dealer, rules, speakers)


@lru_cache(maxsize=1024)
def _reached(
    history: tuple[str, ...], dealer: int, rules: Rules, callers: tuple[int, ...] | None
) -> Bidding:
    """The same as `bidding`, cached, because each card of a deal needs the state of the calls."""
    if dealer not in range(rules.seats):
        raise ValueError(f"no such dealer: {dealer}")
    now = _opening(dealer, rules)
    for count, call in enumerate(history):
        if call not in now.calls or now.speaker is None:
            raise IllegalAction(closed_call(call, now, rules))
        speaker = now.speaker if callers is None else callers[count]
        if speaker not in now.speakers:
            raise IllegalAction(illegal("BOT-DBL-07", "botifarra-not-asked"))
        now = _after(now, call, speaker, dealer, rules)
    return now


def _opening(dealer: int, rules: Rules) -> Bidding:
    if rules.duo_trump == "turned":
        return _with_speakers(
            Bidding(None, (), None, "none", dealer), _others(dealer, rules), rules
        )
    calls = (*CONTRACTS, "delegate") if rules.has_partners else CONTRACTS
    return Bidding(dealer, calls, None, "none", dealer, (dealer,))


def _after(now: Bidding, call: str, speaker: int, dealer: int, rules: Rules) -> Bidding:
    """The state of the calls after `speaker` made the allowed call `call` in the state `now`."""
    if call == "delegate":
        partner = opposite_of(speaker, _SEATS)
        return Bidding(partner, CONTRACTS, None, "none", partner, (partner,))
    if call in CONTRACTS:
        named = Bidding(None, (), call, "none", speaker)
        return _with_speakers(named, _others(dealer, rules), rules)
    bidding_after = Bidding(None, (), now.contract, now.doubling, now.chooser, (), now.doubler)
    if call == "pass":
        rest = tuple(seat for seat in _next_speakers(now, dealer, rules) if seat != speaker)
        return _with_speakers(bidding_after, rest, rules)
    doubler = speaker if call == "contro" else now.doubler
    bidding_after = Bidding(None, (), now.contract, call, now.chooser, (), doubler)
    return _with_speakers(
        bidding_after, _side_of(now.chooser if call == "contro" else doubler, rules), rules
    )


def _with_speakers(before: Bidding, speakers: tuple[int, ...], rules: Rules) -> Bidding:
    """The state `before`, changed so that the seats `speakers` may call next.

    The result is `before` itself if `speakers` is empty, or no doubling is left to call.
    """
    bid = _next_doubling(before.contract, before.doubling, rules)
    if not speakers or bid is None:
        return before
    return Bidding(
        speakers[0],
        (bid, "pass"),
        before.contract,
        before.doubling,
        before.chooser,
        speakers if rules.doubling_order == "simultaneous" else speakers[:1],
        before.doubler,
    )


def _next_speakers(now: Bidding, dealer: int, rules: Rules) -> tuple[int, ...]:
    """The seats that may still make the current doubling call or pass, in order."""
    if rules.doubling_order == "simultaneous":
        return now.speakers
    first = {"none": None, "contro": now.chooser}.get(now.doubling, now.doubler)
    side = _others(dealer, rules) if first is None else _side_of(first, rules)
    return side[side.index(now.speakers[0]) :]


def _others(dealer: int, rules: Rules) -> tuple[int, ...]:
    """The seats that may call contro, in the order of their turns."""
    right = right_of(dealer, rules.seats)
    if rules.has_partners:
        return right, opposite_of(right, _SEATS)
    return round_from(right, rules.seats)[:-1]


def _side_of(seat: int | None, rules: Rules) -> tuple[int, ...]:
    if seat is None:
        return ()
    return (seat, opposite_of(seat, _SEATS)) if rules.has_partners else (seat,)


def _next_doubling(contract: str | None, doubling: str, rules: Rules) -> str | None:
    bid = _NEXT.get(doubling)
    if rules.is_individual and (bid != "contro" or contract == "botifarra"):
        return None
    if bid == "sant-vicenc" and contract == "botifarra" and not rules.sant_vicenc_on_botifarra:
        return None
    return bid


def legal_calls(history: Iterable[str], dealer: int, rules: Rules = OBLIGADA) -> tuple[str, ...]:
    """The calls that the next player may make after `history`; empty when the calls are over.

    Raises:
        IllegalAction: a call in `history` is illegal.
        ValueError: `dealer` is not a seat.

    Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-01 to -05, BOT-IND4-02, BOT-IND4-03,
        BOT-DUO-A-06, BOT-DUO-A-10.

    >>> from cartes_lib.botifarra import legal_calls
    >>> legal_calls([], dealer=0)
    ('oros', 'copas', 'espadas', 'bastos', 'botifarra', 'delegate')
    """
    return bidding(history, dealer, rules).calls


def closed_call(call: str, now: Bidding, rules: Rules = OBLIGADA) -> Verdict:
    """The verdict on `call`, which is illegal in the state `now`.

    Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-01 to -06, BOT-IND4-02, BOT-IND4-03,
        BOT-DUO-A-06, BOT-DUO-A-10.

    >>> from cartes_lib.botifarra import OBLIGADA
    >>> from cartes_lib.botifarra.bidding import bidding, closed_call
    >>> closed_call("contro", bidding([], dealer=0), OBLIGADA).rule
    'BOT-DBL-01'
    """
    open_calls = now.calls
    if call not in CALLS:
        return illegal("BOT-TRUMP-01", "botifarra-unknown-call", open_calls)
    choosing = now.speaker is not None and not {"contro", "recontro", "sant-vicenc"} & {*now.calls}
    if call == "delegate" and not rules.has_partners:
        rule = "BOT-DUO-A-10" if rules.is_duo else "BOT-IND4-02"
        return illegal(rule, "botifarra-no-partner", open_calls)
    if call in CONTRACTS and rules.duo_trump == "turned":
        return illegal("BOT-DUO-A-06", "botifarra-trump-turned", open_calls)
    delegated = choosing and rules.has_partners and "delegate" not in open_calls
    if delegated and call in ("delegate", "pass"):
        return illegal("BOT-TRUMP-02", "botifarra-must-choose", open_calls)
    if choosing:
        rule = "BOT-TRUMP-01" if call == "pass" else "BOT-DBL-01"
        return illegal(rule, "botifarra-choose-first", open_calls)
    if rules.is_individual and call in ("recontro", "sant-vicenc"):
        return illegal("BOT-IND4-03", "botifarra-contro-only", open_calls)
    if rules.is_individual and call == "contro" and now.contract == "botifarra":
        return illegal("BOT-IND4-03", "botifarra-no-contro-on-botifarra", open_calls)
    if call == "sant-vicenc" and _next_doubling(now.contract, "recontro", rules) is None:
        return illegal("BOT-DBL-04", "botifarra-no-sant-vicenc-on-botifarra", open_calls)
    if now.speaker is None:
        return illegal("BOT-DBL-06", "botifarra-talk-over", open_calls)
    if call in CONTRACTS or call == "delegate":
        return illegal("BOT-TRUMP-01", "botifarra-contract-named", open_calls)
    if call == "contro":
        return illegal("BOT-DBL-02", "botifarra-contro-once", open_calls)
    if call == "recontro":
        return illegal("BOT-DBL-03", "botifarra-recontro-after-contro", open_calls)
    return illegal("BOT-DBL-04", "botifarra-sant-vicenc-after-recontro", open_calls)

"""How each game's pack gets from the table into hands: who does what, and who is served when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib import balco, botifarra, truco
from cartes_lib.botifarra import OBLIGADA, PACKET
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.seats import round_from
from cartes_lib.wording import seat_terms

__all__ = ["Packet", "Ritual", "Role", "ritual"]


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards that one seat gets at once.

    Attributes:
        row: the round of the deal, from 0; packets of a round may come in any order where
            the game's ritual is `free`.
        faces: "own" (its owner sees them), "up" (all do) or "down" (nobody does).
    """

    seat: int
    cards: Hand
    row: int
    faces: str = "own"


@dataclass(frozen=True, slots=True)
class Role:
    """Who has something to do before the deal; `of` finds the seat from the dealer's."""

    name: str
    of: Callable[[int], int]
    rule: str


@dataclass(frozen=True, slots=True)
class Ritual:
    """The deal of one game at one table.

    Attributes:
        terms: what the reader calls each seat, from his own on: keys of the catalogue.
        roles: who shuffles and who cuts, where the game says so.
        next: who deals after a dealer.
        packets: the packets in order, from the pack, the cut (None where nobody cut) and
            the dealer.
        may_cut: whether so many cards may be lifted; None where nobody cuts.
        cut_rule, packet_rule: ids of the rules.
        tap_rule: by which the pack may be tapped instead; "" where it may not.
        exposed_rule: what becomes of a card that is seen; "" where nothing is said of it.
        free: whether the seats of a round may be served in any order.
    """

    game: str
    terms: tuple[str, ...]
    pack: Hand
    roles: tuple[Role, ...]
    next: Role
    packets: Callable[[tuple[Card, ...], int | None, int], tuple[Packet, ...]]
    packet_rule: str
    may_cut: Callable[[int], bool] | None = None
    cut_rule: str = ""
    tap_rule: str = ""
    exposed_rule: str = ""
    free: bool = False


def ritual(game: str, players: int) -> Ritual:
    """The deal of `game` at a table of `players`.

    Raises:
        ValueError: no such game, or it has no table of so many.
    """
    if game not in _RITUALS:
        raise ValueError(f"no deal of {game!r}")
    return _RITUALS[game](players)


def _botifarra(players: int) -> Ritual:
    if players != OBLIGADA.seats:
        raise ValueError(f"no deal of botifarra for {players}")
    pack, seats = tuple(OBLIGADA.pack), OBLIGADA.seats

    def packets(ready: tuple[Card, ...], cut: int | None, dealer: int) -> tuple[Packet, ...]:
        hands = botifarra.deal_packets(ready, cut or 0, dealer)
        order = round_from(botifarra.next_dealer(dealer, seats), seats)
        rounds = range(len(pack) // (seats * PACKET))
        return tuple(
            Packet(seat, hands[seat][PACKET * row : PACKET * (row + 1)], row)
            for row in rounds
            for seat in order
        )

    return Ritual(
        game="botifarra",
        terms=seat_terms(seats),
        pack=pack,
        roles=(
            Role("shuffles", botifarra.shuffler, "BOT-DEAL-03"),
            Role("cuts", botifarra.cutter, "BOT-DEAL-04"),
        ),
        next=Role("deals-next", botifarra.next_dealer, "BOT-DEAL-06"),
        packets=packets,
        packet_rule="BOT-DEAL-05",
        may_cut=lambda lifted: OBLIGADA.min_cut <= lifted <= len(pack) - OBLIGADA.min_cut,
        cut_rule="BOT-DEAL-09",
    )


def _truco(players: int) -> Ritual:
    rules = truco.Rules(players=players)

    def packets(ready: tuple[Card, ...], cut: int | None, dealer: int) -> tuple[Packet, ...]:
        hands = truco.deal_cards(ready, cut, dealer, rules)
        order = truco.turn_order(dealer, rules)
        rounds = range(max(map(len, hands)))
        # In the last round of a table of three only the gallo gets a card.
        return tuple(
            Packet(seat, hands[seat][row : row + 1], row)
            for row in rounds
            for seat in order
            if row < len(hands[seat])
        )

    return Ritual(
        game="truco",
        terms=tuple(f"term-{truco.seat_name(seat, 0, players)}" for seat in range(players)),
        pack=PACK_40,
        roles=(
            Role("shuffles", lambda dealer: dealer, "TRU-DEAL-02"),
            Role("cuts", lambda dealer: truco.cutter(dealer, rules), "TRU-DEAL-02"),
        ),
        next=Role("deals-next", lambda dealer: truco.next_dealer(dealer, rules), "TRU-DEAL-01"),
        packets=packets,
        packet_rule="TRU-DEAL-05",
        may_cut=truco.cut_is_legal,
        cut_rule="TRU-DEAL-03",
        tap_rule="TRU-DEAL-04",
        exposed_rule="TRU-DEAL-06",
    )


def _balco(players: int) -> Ritual:
    rules = balco.Rules(players=players)

    def packets(ready: tuple[Card, ...], _cut: int | None, dealer: int) -> tuple[Packet, ...]:
        dealt = balco.deal(ready, rules)
        _, *others = balco.seats_from(dealer, players, rules)
        rows = ((dealt.down, "down"), (dealt.up, "up"), (dealt.hands, "own"))
        return tuple(
            Packet(seat, tuple(cards[seat]), row, faces)
            for row, (cards, faces) in enumerate(rows)
            for seat in (*others, dealer)
        )

    def following(dealer: int) -> int:
        return balco.seats_from(dealer, players, rules)[1]

    return Ritual(
        game="balco",
        terms=seat_terms(players, sides=False),
        pack=tuple(balco.pack(rules)),
        roles=(),
        next=Role("deals-next", following, "BAL-SET-08"),
        packets=packets,
        packet_rule="BAL-SET-04",
        free=True,
    )


_RITUALS: Mapping[str, Callable[[int], Ritual]] = MappingProxyType(
    {"botifarra": _botifarra, "truco": _truco, "balco": _balco}
)

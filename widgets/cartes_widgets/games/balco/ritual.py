"""The steps of the deal in Balcó: shuffle, cut, packets."""

from __future__ import annotations

from cartes_lib import balco
from cartes_lib.balco.dealing import deal, pack
from cartes_lib.balco.turns import seats_from
from cartes_lib.cards import Card
from cartes_lib.messages import seat_terms
from cartes_widgets.lesson_widgets.rituals import Packet, Ritual, Role


def ritual(players: int) -> Ritual:
    """The steps of dealing at a table of `players`.

    Raises:
        ValueError: no table has this number of players.
    """
    rules = balco.Rules(players=players)

    def packets(ready: tuple[Card, ...], _cut: int | None, dealer: int) -> tuple[Packet, ...]:
        dealt = deal(ready, rules)
        _, *others = seats_from(dealer, players, rules)
        rows = ((dealt.down, "down"), (dealt.up, "up"), (dealt.hands, "own"))
        return tuple(
            Packet(seat, tuple(cards[seat]), row, faces)
            for row, (cards, faces) in enumerate(rows)
            for seat in (*others, dealer)
        )

    def following(dealer: int) -> int:
        return seats_from(dealer, players, rules)[1]

    return Ritual(
        game="balco",
        terms=seat_terms(players, sides=False),
        pack=tuple(pack(rules)),
        roles=(),
        next=Role("deals-next", following, "BAL-SET-08"),
        packets=packets,
        packet_rule="BAL-SET-04",
        free=True,
        by_number=True,
    )

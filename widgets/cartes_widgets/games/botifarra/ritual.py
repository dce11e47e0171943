"""The steps of the deal in Botifarra: shuffle, cut, packets."""

from __future__ import annotations

from cartes_lib.botifarra import OBLIGADA
from cartes_lib.botifarra.dealing import PACKET, cutter, deal_packets, next_dealer, shuffler
from cartes_lib.cards import Card
from cartes_lib.messages import seat_terms
from cartes_lib.seats import round_from
from cartes_widgets.lesson_widgets.rituals import Packet, Ritual, Role


def ritual(players: int) -> Ritual:
    """The steps of dealing at a table of `players`.

    Raises:
        ValueError: no table has this number of players.
    """
    if players != OBLIGADA.seats:
        raise ValueError(f"no deal of botifarra for {players}")
    pack, seats = tuple(OBLIGADA.pack), OBLIGADA.seats

    def packets(ready: tuple[Card, ...], cut: int | None, dealer: int) -> tuple[Packet, ...]:
        hands = deal_packets(ready, cut or 0, dealer)
        order = round_from(next_dealer(dealer, seats), seats)
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
            Role("shuffles", shuffler, "BOT-DEAL-03"),
            Role("cuts", cutter, "BOT-DEAL-04"),
        ),
        next=Role("deals-next", next_dealer, "BOT-DEAL-06"),
        packets=packets,
        packet_rule="BOT-DEAL-05",
        may_cut=lambda lifted: OBLIGADA.min_cut <= lifted <= len(pack) - OBLIGADA.min_cut,
        cut_rule="BOT-DEAL-09",
    )

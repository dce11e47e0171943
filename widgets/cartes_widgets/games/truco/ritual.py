"""The steps of the deal in Truco: shuffle, cut, packets."""

from __future__ import annotations

from cartes_lib import truco
from cartes_lib.cards import PACK_40, Card
from cartes_lib.truco.dealing import cut_is_legal, deal_cards
from cartes_lib.truco.seating import cutter, next_dealer, seat_name, turn_order
from cartes_widgets.lesson_widgets.rituals import Packet, Ritual, Role


def ritual(players: int) -> Ritual:
    """The steps of dealing at a table of `players`.

    Raises:
        ValueError: no table has this number of players.
    """
    rules = truco.Rules(players=players)

    def packets(ready: tuple[Card, ...], cut: int | None, dealer: int) -> tuple[Packet, ...]:
        hands = deal_cards(ready, cut, dealer, rules)
        order = turn_order(dealer, rules)
        rounds = range(max(map(len, hands)))
        # At a table of three, only the gallo (who plays alone) gets a card in the last round.
        return tuple(
            Packet(seat, hands[seat][row : row + 1], row)
            for row in rounds
            for seat in order
            if row < len(hands[seat])
        )

    return Ritual(
        game="truco",
        terms=tuple(f"term-{seat_name(seat, 0, players)}" for seat in range(players)),
        pack=PACK_40,
        roles=(
            Role("shuffles", lambda dealer: dealer, "TRU-DEAL-02"),
            Role("cuts", lambda dealer: cutter(dealer, rules), "TRU-DEAL-02"),
        ),
        next=Role("deals-next", lambda dealer: next_dealer(dealer, rules), "TRU-DEAL-01"),
        packets=packets,
        packet_rule="TRU-DEAL-05",
        may_cut=cut_is_legal,
        cut_rule="TRU-DEAL-03",
        tap_rule="TRU-DEAL-04",
        exposed_rule="TRU-DEAL-06",
    )

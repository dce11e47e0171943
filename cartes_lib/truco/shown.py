"""The public events of a deal: declared values, winners, shown cards."""

from __future__ import annotations

from cartes_lib.cards import Hand
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.play import worth
from cartes_lib.truco.score import Award


def public_action(action: str) -> str:
    """The public part of an action in the notation of records: a discarded card is removed."""
    return "discard" if action.startswith("discard") else action


def declared_values(deal: Deal) -> list[tuple[str, int, int | None]]:
    """Bet, seat and value of all declarations, in order; the value is None for "son buenas" (a
    concession).

    Rules: TRU-FLOR-17, TRU-ENV-10.
    """
    return [
        (showdown.bet, seat, value)
        for showdown in deal.showdowns
        for seat, value in showdown.declared
    ]


def settled_bets(deal: Deal) -> list[Award]:
    """The publicly known results of flor and envido. Declared values are assumed to be true.

    Rules: TRU-FLOR-17, TRU-ENV-10, TRU-ENV-11.
    """
    showdowns = {showdown.bet: showdown for showdown in deal.showdowns}
    results = []
    for won in deal.awards:
        shown = showdowns.get(won.bet)
        if shown is not None and shown.best is not None:
            seat = shown.best[0]
            side = deal.sides[seat]
            results.append(Award(won.bet, side, worth(shown.stake, deal, side), seat))
        elif won.bet in ("flor", "envido"):
            results.append(won)
    return results


def shown_cards(deal: Deal) -> list[tuple[int, Hand]]:
    """The seats of a finished deal that had to show cards, each with the cards shown.

    Rules: TRU-FLOR-19, TRU-FLOR-20, TRU-ENV-11.
    """
    results = [
        (award.seat, deal.dealt[award.seat]) for award in deal.awards if award.seat is not None
    ]
    for _, target in deal.claims:
        hand = deal.dealt[target]
        if not deal.holds_flor(target):
            other = next(card for card in hand if card.suit != hand[0].suit)
            hand = (hand[0], other)
        results.append((target, hand))
    return results

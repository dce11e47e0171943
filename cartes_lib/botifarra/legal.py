"""Which cards may be played: the rule's questions, their answers, the legal cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import Play, Trick, beats, best_play, strength
from cartes_lib.cards import Card, Hand, Suit

__all__ = ["Decision", "decision", "legal_cards", "lowest"]

_TABLE = 4


@dataclass(frozen=True, slots=True)
class Decision:
    """The rule's questions, answered for one hand and one trick.

    Attributes:
        rule: id of the case that applies, such as "BOT-LEG-OB-04".
        legal: the cards that may be played, in the hand's order; never empty.
        charges: those of `legal` that only the right to charge allows (BOT-LEG-IN).
        best: the play that wins so far; None when leading.
        partner_wins: whether that play is the partner's; None when leading.
        following: cards of the hand in the led suit.
        beating: those of `following` that beat `best`, or where there are none to follow
            with, the trumps that do.
    """

    rule: str
    legal: Hand
    charges: Hand
    best: Play | None
    partner_wins: bool | None
    following: Hand
    beating: Hand


def lowest(hand: Iterable[Card], rules: Rules = OBLIGADA) -> Hand:
    """The lowest card of each suit that `hand` holds, in the order of the suits."""
    low: dict[Suit | None, Card] = {}
    for card in hand:
        if card.suit not in low or strength(card, rules) < strength(low[card.suit], rules):
            low[card.suit] = card
    return tuple(sorted(low.values()))


def legal_cards(
    hand: Iterable[Card], trick: Trick, trump: Suit | None, rules: Rules = OBLIGADA
) -> Hand:
    """Cards of `hand` that may be played to `trick`, in the hand's order; never empty.

    Args:
        hand: 1 to 12 cards, the player's own.
        trick: 0 to 3 plays; empty means the player leads, so all of `hand` is legal. The
            player sits to the right of the last one; the play two before is the partner's.
        trump: None in a botifarra (no-trump) deal.

    Raises:
        ValueError: `hand` is empty, or `trick` is complete.

    Rules: BOT-LEG-OB-01 to -08, BOT-LEG-LL-01 to -08, BOT-LEG-IN-01 to -04.
    """
    return decision(hand, trick, trump, rules).legal


def decision(
    hand: Iterable[Card], trick: Trick, trump: Suit | None, rules: Rules = OBLIGADA
) -> Decision:
    """The case that applies to `hand` and `trick`, and what it allows.

    Arguments and errors are those of `legal_cards`.
    """
    held = tuple(hand)
    if not held:
        raise ValueError("an empty hand has no card to play")
    if len(trick) >= _TABLE:
        raise ValueError("the trick is complete")
    if not trick:
        return Decision(_rule(rules, 1), held, (), None, None, (), ())
    best = best_play(trick, trump, rules)
    partner_wins = len(trick) >= 2 and best == trick[-2]
    following = tuple(card for card in held if card.suit == trick[0].card.suit)
    beating = tuple(
        card
        for card in following or held
        if beats(card, best.card, trump, rules) and (following or card.suit == trump)
    )
    case = _case(held, trump, partner_wins, following, beating)
    allowed = _allowed(case, held, trump, following, beating, rules)
    charges = _charges(case, trick, held, following, allowed, rules)
    rule = "BOT-LEG-IN-02" if charges else _rule(rules, case)
    legal = tuple(card for card in held if card in allowed or card in charges)
    return Decision(rule, legal, charges, best, partner_wins, following, beating)


def _rule(rules: Rules, case: int) -> str:
    return f"BOT-LEG-{'LL' if rules.variant == 'lliure' else 'OB'}-{case:02d}"


def _case(
    held: Hand, trump: Suit | None, partner_wins: bool, following: Hand, beating: Hand
) -> int:
    """The case's number, 2 to 8: it is the same in both variants' lists."""
    if partner_wins:
        return 2 if following else 3
    if following:
        return 4 if beating else 5
    if beating:
        return 6
    return 8 if any(card.suit == trump for card in held) else 7


def _allowed(
    case: int, held: Hand, trump: Suit | None, following: Hand, beating: Hand, rules: Rules
) -> Hand:
    if case in (4, 6):
        return beating
    free = following or held
    if case == 8 and rules.under_trump == "forced":
        free = tuple(card for card in held if card.suit == trump)
    if rules.variant == "lliure":
        return free
    counting = tuple(card for card in free if card_points(card)) if case in (2, 3) else ()
    return counting + lowest(free, rules)


def _charges(
    case: int, trick: Trick, held: Hand, following: Hand, allowed: Hand, rules: Rules
) -> Hand:
    """Cards beyond `allowed` that load a trick which an opponent wins so far."""
    if rules.variant != "intermedia" or case not in (5, 7, 8):
        return ()
    # The partner of the second player plays last; that of a later one has played.
    if rules.charge_when == "partner-to-play" and len(trick) > 1:
        return ()
    loads = (card for card in following or held if card not in allowed and card_points(card))
    if rules.charge_cards == "any-point":
        return tuple(loads)
    return tuple(card for card in loads if _in_sota_cavall_doubleton(card, held))


def _in_sota_cavall_doubleton(card: Card, held: Hand) -> bool:
    return {one.rank for one in held if one.suit == card.suit} == {10, 11}

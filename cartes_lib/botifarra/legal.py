"""The legal cards of a hand, and how the rules decide which cards are legal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import beats, best_play, strength, trump_of
from cartes_lib.cards import Card, Hand, Suit, checked_cards
from cartes_lib.tricks import Play, Plays, Trick, trick_of

__all__ = ["Decision", "decision", "legal_cards", "lowest"]


@dataclass(frozen=True, slots=True)
class Decision:
    """The legal cards for one hand and one trick, with the facts that decide which cards are legal.

    Attributes:
        case: id of the case that applies, such as "BOT-LEG-OB-04".
        rule: the same id, or the id of a rule that changes the result: "BOT-LEG-IN-02",
            "BOT-IND4-04".
        legal: the cards that may be played, in the hand's order; never empty.
        charges: the cards of `legal` that only the right to charge allows (BOT-LEG-IN).
        best: the best play of the trick so far; None if the trick is empty.
        partner_wins: whether the partner made the best play; None if the trick is empty, False
            without partners.
        following: cards of the hand in the led suit.
        beating: the cards of `following` that beat `best`; if `following` is empty, the trumps that
            beat `best`.

    >>> from cartes_lib.botifarra import cards, trick
    >>> from cartes_lib.botifarra.legal import decision
    >>> decision(cards("9o 1o"), trick("12o"), None).legal
    (<9o>, <1o>)
    """

    case: str
    rule: str
    legal: Hand
    charges: Hand
    best: Play | None
    partner_wins: bool | None
    following: Hand
    beating: Hand


def lowest(hand: Iterable[Card], rules: Rules = OBLIGADA) -> Hand:
    """The lowest card of each suit in `hand`, in the order of the suits.

    Raises:
        ValueError: `hand` contains a joker, or a card twice.

    >>> from cartes_lib.botifarra import cards
    >>> from cartes_lib.botifarra.legal import lowest
    >>> lowest(cards("9o 4o"))
    (<4o>,)
    """
    low: dict[Suit | None, Card] = {}
    for card in checked_cards(hand):
        if card.suit not in low or strength(card, rules) < strength(low[card.suit], rules):
            low[card.suit] = card
    return tuple(sorted(low.values()))


def legal_cards(
    hand: Iterable[Card], trick: Plays, trump: Suit | str | None, rules: Rules = OBLIGADA
) -> Hand:
    """The cards of `hand` that may be played to `trick`, in the hand's order; never empty.

    Args:
        hand: the player's cards, 1 to 12; with two players, the hand and the top cards of the piles
            (BOT-DUO-A-04).
        trick: 0 to 3 plays, in any form that `trick_of` accepts. If it is empty, the player leads,
            and all cards are legal. The player sits to the right of the last seat of the trick. In
            pairs, the partner made the second play from the end.
        trump: the trump suit or the name of the contract; None in a botifarra (no-trump) deal.

    Raises:
        TypeError: `hand` does not consist of cards, or `trick` is not a trick.
        ValueError: `hand` is empty or contains a joker or a card twice; `trick` is complete or has
            a seat twice; or the contract is unknown.

    Rules: BOT-LEG-OB-01 to -08, BOT-LEG-LL-01 to -08, BOT-LEG-IN-01 to -04, BOT-IND4-04,
        BOT-IND4-05, BOT-DUO-A-04.

    >>> from cartes_lib.botifarra import cards, legal_cards, trick
    >>> legal_cards(cards("9o 1o 2o"), trick("12o"), None)
    (<9o>, <1o>)
    """
    return decision(hand, trick, trump, rules).legal


def decision(
    hand: Iterable[Card], trick: Plays, trump: Suit | str | None, rules: Rules = OBLIGADA
) -> Decision:
    """The case of the rules that applies to `hand` and `trick`, and the cards that it allows.

    Arguments and errors are those of `legal_cards`.

    >>> from cartes_lib.botifarra import cards, trick
    >>> from cartes_lib.botifarra.legal import decision
    >>> decision(cards("9o 1o 2o"), trick("12o"), None).legal
    (<9o>, <1o>)
    """
    cards, plays, suit = checked_cards(hand), trick_of(trick), trump_of(trump)
    checked_cards((*cards, *(play.card for play in plays)))
    if not cards:
        raise ValueError("an empty hand has no card to play")
    if len(plays) >= rules.seats:
        raise ValueError("the trick is complete")
    if not plays:
        lead = _rule(rules, 1)
        return Decision(lead, lead, cards, (), None, None, (), ())
    best = best_play(plays, suit, rules)
    partner_wins = rules.has_partners and len(plays) >= 2 and best == plays[-2]
    following = tuple(card for card in cards if card.suit == plays[0].card.suit)
    beating = tuple(
        card
        for card in following or cards
        if beats(card, best.card, suit, rules) and (following or card.suit == suit)
    )
    number = _case(cards, suit, partner_wins, following, beating)
    free = following or _discards(number, cards, rules)
    allowed = _allowed(number, cards, free, suit, beating, rules)
    charges = _charges(number, plays, cards, free, allowed, rules)
    case = rule = _rule(rules, number)
    if free != (following or cards) and set(allowed) <= set(free):
        rule = "BOT-IND4-04"
    elif charges:
        rule = "BOT-LEG-IN-02"
    legal = tuple(card for card in cards if card in allowed or card in charges)
    return Decision(case, rule, legal, charges, best, partner_wins, following, beating)


def _rule(rules: Rules, case: int) -> str:
    return f"BOT-LEG-{'LL' if rules.variant == 'lliure' else 'OB'}-{case:02d}"


def _case(
    hand: Hand, trump: Suit | None, partner_wins: bool, following: Hand, beating: Hand
) -> int:
    """The number (2 to 8) of the case of the rules that applies, such as 4 for BOT-LEG-OB-04.
    Obligada and lliure have the same numbers.
    """
    if partner_wins:
        return 2 if following else 3
    if following:
        return 4 if beating else 5
    if beating:
        return 6
    return 8 if any(card.suit == trump for card in hand) else 7


def _discards(case: int, hand: Hand, rules: Rules) -> Hand:
    """The cards of `hand` that may be discarded by a player who can neither follow suit nor win."""
    if case not in (7, 8) or not (rules.is_individual and rules.ind_discard_order):
        return hand
    first = min(card.suit for card in hand if card.suit is not None)
    return tuple(card for card in hand if card.suit == first)


def _allowed(
    case: int, hand: Hand, free: Hand, trump: Suit | None, beating: Hand, rules: Rules
) -> Hand:
    if case in (4, 6):
        return beating
    if case == 8 and rules.under_trump == "forced":
        free = tuple(card for card in hand if card.suit == trump)
    if rules.variant == "lliure":
        return free
    counting = tuple(card for card in free if card_points(card)) if case in (2, 3) else ()
    return counting + lowest(free, rules)


def _charges(case: int, plays: Trick, hand: Hand, free: Hand, allowed: Hand, rules: Rules) -> Hand:
    """The cards, in addition to `allowed`, that may be charged (played for their points).

    The right to charge applies to a trick that an opponent is winning.
    """
    if rules.variant != "intermedia" or case not in (5, 7, 8):
        return ()
    # The partner of the second player plays last; the partner of a later player has already played.
    if rules.charge_when == "partner-to-play" and not (rules.has_partners and len(plays) == 1):
        return ()
    loads = (card for card in free if card not in allowed and card_points(card))
    if rules.charge_cards == "any-point":
        return tuple(loads)
    return tuple(card for card in loads if _in_sota_cavall_doubleton(card, hand))


def _in_sota_cavall_doubleton(card: Card, hand: Hand) -> bool:
    return {item.rank for item in hand if item.suit == card.suit} == {10, 11}

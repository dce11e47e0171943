"""Legal throws on the pile, with the rules that decide, and the duty to take the pile."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from cartes_lib.balco.condition import FREE, LADDER, LOW, RANKS, SPECIAL, Condition
from cartes_lib.balco.pile import PileCard, RankedCard, counted_ranks
from cartes_lib.balco.rules import STANDARD, Rules
from cartes_lib.cards import Card, checked_cards
from cartes_lib.engine import Verdict, illegal, legal

__all__ = [
    "MAX_TOGETHER",
    "can_throw",
    "is_special",
    "judge_throw",
    "legal_ranks",
    "must_take",
    "playable_ranks",
    "thrown_rank",
]

MAX_TOGETHER = 4
"""Maximum number of cards that may be thrown together (BAL-TURN-02)."""


def is_special(card: Card) -> bool:
    """Whether `card` is a joker, 1, 2, 7, 8 or 10. Rules: BAL-SET-03, BAL-END-03.

    >>> from cartes_lib.balco import card
    >>> from cartes_lib.balco.legal import is_special
    >>> is_special(card("10o"))
    True
    """
    return card.is_joker or card.rank in SPECIAL


def thrown_rank(thrown: Iterable[Card], joker_as: int | None = None) -> int | None:
    """The common rank of cards that are thrown together; None if they have no common rank.

    A joker has the rank `joker_as`, which may be None if there are other cards.

    Rules: BAL-TURN-02, BAL-LEG-08, BAL-LEG-09.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.legal import thrown_rank
    >>> thrown_rank(cards("5o J1"))
    5
    """
    ranks = {joker_as if card.is_joker else card.rank for card in thrown}
    if len(ranks) == 2:
        ranks.discard(None)
    (only,) = ranks if len(ranks) == 1 else (None,)
    return only


def judge_throw(
    cards: int | Card | Iterable[Card],
    condition: Condition,
    pile: Sequence[PileCard] = (),
    joker_as: int | None = None,
    rules: Rules = STANDARD,
) -> Verdict:
    """The verdict on throwing `cards` together on the pile.

    Args:
        cards: the cards thrown, a single card, or the rank of a single card that is not a joker.
        pile: the pile, bottom card first; needed only to tell whether a 10 is legal.
        joker_as: the rank as which the jokers of `cards` are declared; optional if there are other
            cards, and None without jokers.

    Raises:
        TypeError: an item of `cards` is not a card.
        ValueError: a rank in `cards`, `pile` or `joker_as` is unknown, or a card is already in the
            pile.

    Rules: BAL-TURN-02, BAL-TURN-04, BAL-LEG-01 to -10.

    >>> from cartes_lib.balco import card, judge_throw
    >>> from cartes_lib.balco.condition import at_least
    >>> judge_throw(card("4o"), at_least(5)).rule
    'BAL-LEG-02'
    """
    if joker_as is not None and joker_as not in RANKS:
        raise ValueError(f"no such rank: {joker_as}")
    if isinstance(cards, int):
        if cards not in RANKS:
            raise ValueError(f"no such rank: {cards}")
        return _judge_rank(cards, condition, pile, rules)
    thrown = (cards,) if isinstance(cards, Card) else tuple(cards)
    _check_elsewhere(thrown, pile)
    fault = _judge_together(thrown, joker_as)
    rank = thrown_rank(thrown, joker_as)
    if fault is not None or rank is None:
        return fault or illegal("BAL-LEG-08", "balco-joker-undeclared")
    jokers = sum(card.is_joker for card in thrown)
    # A joker may be added to a card only if that card may be thrown alone.
    verdict = _judge_rank(rank, condition, pile, rules, joker=jokers == len(thrown))
    if not verdict.legal or not jokers:
        return verdict
    return legal("BAL-LEG-08" if jokers == len(thrown) else "BAL-LEG-09", rank=rank)


def _check_elsewhere(thrown: tuple[Card, ...], pile: Sequence[PileCard]) -> None:
    """Check that `thrown` contains only cards, and no card that is in `pile`.

    Raises:
        TypeError: an item of `thrown` is not a card.
        ValueError: a card of `thrown` is in `pile`.
    """
    if not all(isinstance(item, Card) for item in thrown):
        raise TypeError("cards are thrown, or one rank")
    pile_cards = {card.card if isinstance(card, RankedCard) else card for card in pile}
    if twice := pile_cards.intersection(thrown):
        raise ValueError(f"{max(twice)} lies in the pile already")


def _judge_together(cards: tuple[Card, ...], joker_as: int | None) -> Verdict | None:
    """The verdict if `cards` can never be thrown together; else None."""
    if not cards:
        return illegal("BAL-TURN-02", "balco-no-card")
    if len(cards) > MAX_TOGETHER:
        return illegal("BAL-TURN-02", "balco-too-many", cards=cards)
    if len(set(cards)) < len(cards):
        return illegal("BAL-TURN-02", "balco-twice", card=max(cards, key=cards.count))
    natural = {card.rank for card in cards if not card.is_joker}
    if len(natural) > 1:
        return illegal("BAL-TURN-02", "balco-mixed", cards=cards)
    jokers = tuple(card for card in cards if card.is_joker)
    if not jokers and joker_as is not None:
        return illegal("BAL-LEG-08", "balco-no-joker")
    if jokers and joker_as is not None and natural - {joker_as}:
        return illegal("BAL-LEG-09", "balco-joker-differs", rank=joker_as, other=min(natural))
    return None


def _judge_rank(
    rank: int,
    condition: Condition,
    pile: Sequence[PileCard],
    rules: Rules,
    joker: bool = False,
) -> Verdict:
    if rank == 2:
        return legal("BAL-LEG-04")
    if condition.kind == "ace":
        return _judge_answer(rank, rules, joker)
    if rank == 10:
        return _judge_ten(condition, pile, rules, joker)
    if condition.kind == "free":
        return legal("BAL-LEG-01")
    if condition.kind == "trenca":
        return _judge_trenca(rank, condition, rules, joker)
    if LADDER.index(rank) >= LADDER.index(condition.rank):
        return legal("BAL-LEG-10" if rank == 1 else "BAL-LEG-02")
    rule = "BAL-LEG-08" if joker else "BAL-LEG-03" if rank in (7, 8) else "BAL-LEG-02"
    special = _special_legal(condition, pile, rules, joker)
    return illegal(
        rule, "balco-too-low", rank=rank, least=condition.rank, joker=joker, special=special
    )


def _special_legal(
    condition: Condition, pile: Sequence[PileCard], rules: Rules, joker: bool
) -> str:
    """The cards outside the ladder that are legal here besides the 2, as text for a message.

    If `joker` is True, a joker was thrown: only its other declarations matter.
    """
    legal_cards = {
        "ten": _judge_ten(condition, pile, rules, joker).legal,
        "joker": rules.jokers > 0 and not joker,
    }
    return "-".join(name for name, may in legal_cards.items() if may) or "none"


def _judge_answer(rank: int, rules: Rules, joker: bool) -> Verdict:
    if rank == 1 or (joker and rank != 10 and rules.joker_vs_ace == "any"):
        return legal("BAL-LEG-07")
    if rank == 10 and (not joker or rules.joker_vs_ace == "any"):
        return illegal("BAL-LEG-08" if joker else "BAL-LEG-05", "balco-ten-on-ace", joker=joker)
    if joker:
        return illegal("BAL-LEG-07", "balco-joker-answers-ace", rank=rank)
    return illegal("BAL-LEG-07", "balco-answer-ace", rank=rank)


def _judge_ten(
    condition: Condition, pile: Sequence[PileCard], rules: Rules, joker: bool
) -> Verdict:
    rule = "BAL-LEG-08" if joker else "BAL-LEG-05"
    ranks = counted_ranks(pile)
    if condition.kind == "trenca":
        if ranks and ranks[-1] != 7:
            return illegal("BAL-SP7-07", "balco-ten-under-trenca", joker=joker)
        return illegal(rule, "balco-ten-on-seven", joker=joker)
    if condition.rank in (1, 7):
        return illegal(rule, "balco-ten-on", rank=condition.rank, joker=joker)
    banning = [rank for rank in ranks if rank in (1, 7)]
    if banning and rules.ten_ban == "anywhere-in-pile":
        return illegal(rule, "balco-ten-banned", rank=banning[-1], joker=joker)
    return legal("BAL-LEG-01" if condition == FREE else "BAL-LEG-05")


def _judge_trenca(rank: int, condition: Condition, rules: Rules, joker: bool) -> Verdict:
    rule = "BAL-LEG-08" if joker else "BAL-LEG-06"
    least, special = condition.rank, _special_legal(condition, (), rules, joker)
    if rank in LOW and rank >= least:
        return legal("BAL-LEG-06")
    if rank in LOW:
        return illegal(
            "BAL-SP7-04",
            "balco-below-answer",
            rank=rank,
            least=least,
            joker=joker,
            special=special,
        )
    if rank == 1:
        return illegal(
            rule,
            "balco-ace-on-seven",
            joker=joker,
            players=condition.players,
            least=least,
            special=special,
        )
    return illegal(
        rule,
        "balco-over-seven",
        rank=rank,
        joker=joker,
        players=condition.players,
        least=least,
        special=special,
    )


def can_throw(
    cards: int | Card | Iterable[Card],
    condition: Condition,
    pile: Sequence[PileCard] = (),
    joker_as: int | None = None,
    rules: Rules = STANDARD,
) -> bool:
    """Whether `cards` may be thrown together; arguments and errors are those of `judge_throw`.

    Rules: BAL-TURN-02, BAL-TURN-04, BAL-LEG-01 to -10.

    >>> from cartes_lib.balco import can_throw, card
    >>> from cartes_lib.balco.condition import at_least
    >>> can_throw(card("6o"), at_least(5))
    True
    """
    return judge_throw(cards, condition, pile, joker_as, rules).legal


def legal_ranks(
    condition: Condition,
    pile: Sequence[PileCard] = (),
    rules: Rules = STANDARD,
    *,
    joker: bool = False,
) -> tuple[int, ...]:
    """The ranks that may be thrown, from 1 to 12. If `joker` is True, the ranks as which a joker
    may be declared.

    Rules: BAL-LEG-01 to -08.

    >>> from cartes_lib.balco import legal_ranks
    >>> from cartes_lib.balco.condition import at_least
    >>> legal_ranks(at_least(9))
    (1, 2, 9, 10, 11, 12)
    """
    return tuple(rank for rank in RANKS if _judge_rank(rank, condition, pile, rules, joker).legal)


def playable_ranks(
    card: Card, condition: Condition, pile: Sequence[PileCard] = (), rules: Rules = STANDARD
) -> tuple[int, ...]:
    """The ranks as which `card` may be thrown alone: several for a joker, else at most one.

    >>> from cartes_lib.balco import card
    >>> from cartes_lib.balco.condition import at_least
    >>> from cartes_lib.balco.legal import playable_ranks
    >>> playable_ranks(card("J1"), at_least(11))
    (1, 2, 10, 11, 12)
    """
    allowed = legal_ranks(condition, pile, rules, joker=card.is_joker)
    return allowed if card.is_joker else tuple(rank for rank in allowed if rank == card.rank)


def must_take(
    hand: Collection[Card],
    condition: Condition,
    pile: Sequence[PileCard] = (),
    rules: Rules = STANDARD,
    *,
    last: bool = False,
) -> bool:
    """Whether no card of `hand` may be thrown, so that the pile must be taken.

    Otherwise taking the pile is illegal.

    Args:
        hand: the cards in hand, or the lifted card.
        last: whether the owner has no other cards and cannot draw. At some tables the last card may
            not be special (BAL-END-03).

    Raises:
        ValueError: `hand` is empty, or contains a card twice.

    Rules: BAL-TURN-03, BAL-TAKE-01, BAL-END-06.

    >>> from cartes_lib.balco import cards, must_take
    >>> from cartes_lib.balco.condition import at_least
    >>> must_take(cards("4o 5o"), at_least(9))
    True
    """
    if not hand:
        raise ValueError("one who holds no card has none to throw")
    checked_cards(hand, jokers=True)
    if last and len(hand) == 1 and rules.finish_on_special == "forbidden":
        hand = tuple(card for card in hand if not is_special(card))
    return not any(playable_ranks(card, condition, pile, rules) for card in hand)

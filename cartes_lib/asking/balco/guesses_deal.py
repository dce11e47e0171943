"""Questions about a deal of Balcó: the ladder, the stock, who begins, how a hand is refilled.

The reader is seat 0.
"""

from __future__ import annotations

from cartes_lib.asking import parts
from cartes_lib.asking.contract import Group, Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.balco import HAND, LADDER, opening_seat, refilled, shown_to_open, stock_size
from cartes_lib.cards import cards as read_cards

__all__ = ["begins", "drawn", "higher", "stock"]


@guess_kind("balco", "stronger")
def higher(*, cards: str) -> Question:
    """Which card stands higher on the ladder, or is it the same number? Rule: BAL-OPN-02.

    Raises:
        ValueError: a card that is beside the ladder.
    """
    shown = read_cards(cards)
    if len(shown) != 2 or not all(item.rank in LADDER and not item.is_joker for item in shown):
        raise ValueError(f"two cards of the ladder can be compared, not {cards!r}")
    tied = shown[0].rank == shown[1].rank
    best = max(shown, key=lambda item: LADDER.index(item.rank))
    why = Message("why-ladder-tie") if tied else Message("why-ladder-duel", {"card": best})
    return parts.plain_question(
        Message("prompt-ladder-duel"),
        parts.card_choice(shown, "choice-same-number"),
        "tie" if tied else str(best),
        "BAL-SET-07" if tied else "BAL-OPN-02",
        Scene("cards", cards=shown),
        why,
    )


@guess_kind("balco", "stock")
def stock(*, players: int, jokers: int = 4) -> Question:
    """How many cards are left for the stock? Rule: BAL-SET-05."""
    left = stock_size(players, jokers)
    facts = {"players": players, "dealt": 9 * players, "left": left}
    rows = (
        Row("players", Message("row-players"), players),
        Row("jokers", Message("row-jokers"), jokers),
    )
    prompt, scene = Message("guess-stock"), Scene("score", rows=rows)
    return parts.plain_question(
        prompt, parts.number(0, 52), left, "BAL-SET-05", scene, Message("why-setup", facts)
    )


@guess_kind("balco", "begins")
def begins(*, hands: str) -> Question:
    """Who begins, all holding these cards, the reader's first? Rules: BAL-OPN-01 to -03, -06."""
    held = tuple(read_cards(text) for text in hands.split("/"))
    names = [f"seat-{parts.seat_key(seat, len(held), sides=False)}" for seat in range(len(held))]
    first = opening_seat(held)
    smallest = [cards[0].rank for cards in shown_to_open(held) if cards]
    tied = not smallest or smallest.count(min(smallest, key=LADDER.index)) > 1
    groups = tuple(
        Group(name, Message(f"term-{name}"), hand) for name, hand in zip(names, held, strict=True)
    )
    return parts.plain_question(
        Message("prompt-starter"),
        parts.seat_choice(len(held), sides=False),
        names[first].removeprefix("seat-"),
        "BAL-OPN-06" if tied else "BAL-OPN-01",
        Scene("table", groups=groups),
        Message("why-starter-tie" if tied else "why-starter", {"seat": names[first]}),
    )


@guess_kind("balco", "hand")
def drawn(*, hand: int, thrown: int, stock: int, up: int = 3) -> Question:
    """How many cards has one in hand before the next turn? Rules: BAL-TURN-05 to -07."""
    left = hand - thrown
    size, remaining, waiting = refilled(left, stock, up)
    facts = {"left": left, "drawn": stock - remaining, "up": up - waiting, "size": size}
    rows = (
        Row("hand", Message("row-size-hand"), hand),
        Row("thrown", Message("row-size-thrown"), thrown),
        Row("stock", Message("row-size-stock"), stock),
        Row("up", Message("row-size-up"), up),
    )
    rule = "BAL-TURN-07" if not stock and left < HAND else "BAL-TURN-05"
    if 0 < stock < HAND - left:
        rule = "BAL-TURN-06"
    scene, unit = Scene("score", rows=rows), parts.number(0, 60)
    return parts.plain_question(
        Message("prompt-hand-size"), unit, size, rule, scene, Message("why-hand", facts)
    )

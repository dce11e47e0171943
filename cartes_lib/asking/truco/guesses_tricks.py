"""Questions about the tricks of Truco: which card wins, who leads, who has won the hand.

The reader is seat 0; of two players seat 1 is the opponent. A trick is told by its cards
in the order played.
"""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.asking import parts
from cartes_lib.asking.contract import AnswerSchema, Group, Item, Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.asking.truco.showdowns import SIDES
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import side_of
from cartes_lib.tricks import Trick
from cartes_lib.tricks import trick as read_trick
from cartes_lib.truco import (
    hand_winner,
    strength,
    trick_leader,
    trick_leaders,
    trick_result,
    trick_winner,
)

__all__ = [
    "leader",
    "stronger",
    "tricks_winner",
    "winner",
    "won_trick",
]

_RUNGS = 14
"""How many strengths a card may have: the strongest has this one."""


def _trick_scene(plays: Trick, seats: int) -> Scene:
    return Scene("trick", plays=parts.seated(plays), seats=seats)


@guess_kind("truco", "stronger")
def stronger(*, cards: str) -> Question:
    """Which of two cards wins, or do they tie? Rules: TRU-CARD-01, TRU-CARD-02."""
    shown = read_cards(cards)
    if len(shown) != 2:
        raise ValueError(f"two cards can be compared, not {cards!r}")
    tied = strength(shown[0]) == strength(shown[1])
    worst, best = sorted(shown, key=strength)
    # The whole order would answer the questions that come after this one.
    places = {"place": _RUNGS + 1 - strength(best), "behind": _RUNGS + 1 - strength(worst)}
    told = Message("guess-why-stronger", {"card": best, "other": worst, **places})
    why = Message("why-truco-tie") if tied else told
    return parts.plain_question(
        Message("prompt-truco-duel"),
        parts.card_choice(shown, "choice-tie"),
        "tie" if tied else str(best),
        "TRU-CARD-02" if tied else "TRU-CARD-01",
        Scene("cards", cards=shown),
        why,
    )


@guess_kind("truco", "winner")
def winner(*, trick: str, players: int = 2, leader: int = 1) -> Question:
    """Which card wins the trick, or is it tied? Rules: TRU-TRU-02, TRU-TRU-03."""
    return won_trick(read_trick(trick, leader=leader, seats=players), players)


def won_trick(plays: Trick, players: int, sides: Sequence[int] = ()) -> Question:
    """Which card wins these `plays`, or are they tied? Rules: TRU-TRU-02, TRU-TRU-03.

    Of two partners' cards that tie neither is the better one: which side wins is asked then.

    Args:
        sides: the side of each seat; none where sides alternate.
    """
    seat = trick_winner(plays, sides)
    best = next((str(play.card) for play in plays if play.seat == seat), "tie")
    rule, why = _led_next(plays, players, sides)
    if seat is not None and len(trick_leaders([play.card for play in plays])) > 1:
        of = sides or tuple(map(side_of, range(players)))
        ours, theirs = SIDES
        return parts.plain_question(
            Message("guess-trick-side"),
            AnswerSchema("choice", (*SIDES, Item("tie", words=Message("choice-tie")))),
            (ours if of[seat] == of[0] else theirs).id,
            "TRU-TRU-03",
            _trick_scene(plays, players),
            why,
        )
    return parts.plain_question(
        Message("prompt-trick-winner"),
        parts.card_choice(tuple(play.card for play in plays), "choice-tie"),
        best,
        rule,
        _trick_scene(plays, players),
        why,
    )


def _led_next(plays: Trick, players: int, sides: Sequence[int] = ()) -> tuple[str, Message]:
    """The rule that decides a trick, and who leads the next one for what reason."""
    best = trick_leaders([play.card for play in plays])
    tie = "none"
    if len(best) > 1:
        tie = "opponents" if trick_winner(plays, sides) is None else "partners"
    rule = {"none": "TRU-TRU-02", "opponents": "TRU-TRU-04", "partners": "TRU-TRU-05"}[tie]
    seat = f"seat-{parts.seat_key(trick_leader(plays, sides), players)}"
    return rule, Message(f"why-truco-lead-{tie}", {"seat": seat})


@guess_kind("truco", "leader")
def leader(*, trick: str, players: int = 2, leader: int = 1) -> Question:
    """Who leads the next trick? Rules: TRU-TRU-02, TRU-TRU-04, TRU-TRU-05."""
    plays = read_trick(trick, leader=leader, seats=players)
    rule, why = _led_next(plays, players)
    return parts.plain_question(
        Message("prompt-next-leader"),
        parts.seat_choice(players),
        parts.seat_key(trick_leader(plays), players),
        rule,
        _trick_scene(plays, players),
        why,
    )


@guess_kind("truco", "hand")
def tricks_winner(*, tricks: str, leader: int = 1) -> Question:
    """Who wins the hand of two players by these tricks? Rules: TRU-TRU-01, -06 to -09.

    Args:
        tricks: one to three, parted by "/", each in the order played.
    """
    mano, groups, results = leader, [], []
    for number, text in enumerate(tricks.split("/"), 1):
        plays = read_trick(text, leader=leader, seats=2)
        results.append(trick_result(plays))
        shown = tuple(play.card for play in sorted(plays, key=lambda play: play.seat))
        groups.append(Group(f"trick-{number}", Message("group-trick", {"number": number}), shown))
        leader = trick_leader(plays)
    side = hand_winner(results, side_of(mano))
    answer = "another" if side is None else parts.seat_key(side, 2)
    rule, reason = _decided(results, side)
    items = (*parts.seat_choice(2).items, Item("another", words=Message("choice-another-trick")))
    first = Message(f"term-seat-{parts.seat_key(mano, 2)}")
    return parts.plain_question(
        Message("prompt-truco-hand"),
        AnswerSchema("choice", items),
        answer,
        rule,
        Scene("table", groups=tuple(groups), rows=(Row("mano", Message("row-mano"), first),)),
        Message(reason) if side is None else Message(reason, {"seat": f"seat-{answer}"}),
    )


def _decided(results: list[int | None], side: int | None) -> tuple[str, str]:
    if side is None:
        return "TRU-TRU-09" if results == [None, None] else "TRU-TRU-01", "why-hand-goes-on"
    if None not in results:
        return "TRU-TRU-01", "why-hand-two-tricks"
    if results == [None] * 3:
        return "TRU-TRU-08", "why-hand-all-tied"
    if results[:2] == [None, None]:
        return "TRU-TRU-09", "why-hand-two-tied"
    if results[0] is None:
        return "TRU-TRU-06", "why-hand-first-tied"
    return "TRU-TRU-07", "why-hand-later-tied"

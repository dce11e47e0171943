"""Questions about Balcó: throws, the pile's condition, turns, hidden cards, odds.

A pile is given by the throws that made it, from an empty one on: "5o 7o+7c J1=8 1o>2 -",
where "=" declares a joker, ">" names a target's seat, and "-" takes the pile. The reader,
seat 0, threw first.
"""

from __future__ import annotations

from cartes_lib.asking import parts
from cartes_lib.asking.balco.base import condition_words
from cartes_lib.asking.balco.played import Played
from cartes_lib.asking.contract import Group, Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.balco import (
    State,
    is_special,
    judge_throw,
    must_take,
    pack,
    playable_ranks,
)
from cartes_lib.balco.odds import chance_of_drawing, playable_chance, rescue_chance
from cartes_lib.cards import Card, Hand
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards

__all__ = [
    "hidden",
    "how_many",
    "is_legal",
    "must_pick_up",
    "odds",
    "playable",
    "will_it_go",
]


def _scene(
    state: State, hand: Hand = (), *, asks: bool = True, marked: Card | None = None
) -> Scene:
    """The pile, what it asks where that is no secret, and the reader's cards."""
    shown = tuple(laid.card for laid in state.pile)
    pile = Group("pile", Message("balco-pile", {"count": len(shown)}), shown)
    told = (Row("asks", Message("row-asks"), condition_words(state.condition)),) if asks else ()
    return Scene("table", groups=(pile,), rows=told, hand=hand, marked=marked)


def _state(throws: str, players: int) -> State:
    return Played.read(throws, players).table


@guess_kind("balco", "legal")
def is_legal(
    *, card: str, throws: str = "", joker_as: int | None = None, players: int = 4
) -> Question:
    """May that card be thrown now? Rules: BAL-LEG-01 to -10, BAL-SP7-04, BAL-SP7-07.

    Raises:
        ValueError: a joker without the rank it stands for, or such a rank without a joker.
    """
    state, wanted = _state(throws, players), read_card(card)
    if wanted.is_joker != (joker_as is not None):
        raise ValueError(f"a joker, and only a joker, stands for a rank, not {card!r}")
    verdict = judge_throw((wanted,), state.condition, state.pile, joker_as)
    prompt = (
        Message("guess-throw-joker", {"rank": joker_as})
        if joker_as is not None
        else Message("guess-throw", {"rank": wanted.rank})
    )
    scene = _scene(state, (wanted,), asks=False)
    return parts.yes_no(prompt, scene, verdict.legal, verdict.rule, parts.reason_of(verdict))


@guess_kind("balco", "allowed")
def playable(*, hand: str, throws: str = "", players: int = 4) -> Question:
    """How many cards of the hand may be thrown, alone? Rules: BAL-LEG-01 to -10."""
    return how_many(_state(throws, players), read_cards(hand))


def how_many(state: State, held: Hand) -> Question:
    """How many cards of `held` may be thrown, alone, on the pile of `state`."""
    able = tuple(card for card in held if playable_ranks(card, state.condition, state.pile))
    why = Message("why-throw", {"cards": able}) if able else Message("why-take")
    rule = "BAL-TURN-03" if able else "BAL-TAKE-01"
    unit = parts.number(0, len(held))
    scene = _scene(state, held, asks=False)
    return parts.plain_question(Message("guess-playable"), unit, len(able), rule, scene, why)


@guess_kind("balco", "take")
def must_pick_up(*, hand: str, throws: str = "", players: int = 4) -> Question:
    """Must the reader take the pile? Rules: BAL-TURN-03, BAL-TAKE-01."""
    state, held = _state(throws, players), read_cards(hand)
    able = tuple(card for card in held if playable_ranks(card, state.condition, state.pile))
    taken = must_take(held, state.condition, state.pile)
    why = Message("why-take") if taken else Message("why-must-throw", {"cards": able})
    scene = _scene(state, held, asks=False)
    rule = "BAL-TAKE-01" if taken else "BAL-TURN-03"
    return parts.yes_no(Message("guess-take"), scene, taken, rule, why)


@guess_kind("balco", "hidden")
def hidden(*, card: str, throws: str = "", players: int = 4) -> Question:
    """A hidden card will be lifted: can it be thrown? It is shown with the answer only.

    Rules: BAL-TURN-08, BAL-TURN-11.
    """
    return will_it_go(_state(throws, players), read_card(card))


def will_it_go(state: State, lifted: Card, *, own: bool = True) -> Question:
    """Can the face-down card `lifted`, the reader's `own` or not, be thrown in `state`?"""
    able = bool(playable_ranks(lifted, state.condition, state.pile))
    rule = "BAL-TURN-11" if lifted.is_joker else "BAL-TURN-08"
    why = Message("guess-lifted", {"rank": 0 if lifted.is_joker else lifted.rank, "playable": able})
    face_down = Group("hidden", Message("guess-hidden-card"), (), 1)
    scene = _scene(state)
    shown = Scene(scene.kind, groups=(*scene.groups, face_down), rows=scene.rows)
    prompt = Message("guess-hidden" if own else "guess-hidden-other")
    return parts.yes_no(prompt, shown, able, rule, why)


@guess_kind("balco", "odds")
def odds(*, of: str, drawn: int = 3, throws: str = "", players: int = 4) -> Question:
    """How many times in a hundred, exactly counted?

    Args:
        of: "rescue" (a 2 or a joker among `drawn` cards), "special" (a special card among
            them), or "playable" (a hidden card can be thrown on the pile of `throws`).

    Rules: BAL-LEG-04, BAL-LEG-08, BAL-SET-03, BAL-TURN-08.
    """
    if of == "playable":
        state = _state(throws, players)
        lying = [laid.card for laid in state.pile]
        result = playable_chance(state.condition, lying, state.pile)
        return parts.chance(Message("guess-odds-playable"), result, "BAL-TURN-08", _scene(state))
    if of == "rescue":
        return parts.chance(
            Message("guess-odds-rescue", {"count": drawn}), rescue_chance(drawn), "BAL-LEG-04"
        )
    if of != "special":
        raise ValueError(f"no such odds: {of!r}")
    whole = pack()
    special = sum(map(is_special, whole))
    result = chance_of_drawing(special, len(whole), drawn)
    return parts.chance(Message("guess-odds-special", {"count": drawn}), result, "BAL-SET-03")

"""Questions about values told aloud in Truco: who speaks, what may be said, who wins once shown."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.asking import parts
from cartes_lib.asking.contract import AnswerSchema, Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.asking.truco.showdowns import SIDES, announced, seats_in_turn, settled, won
from cartes_lib.cards import Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import Declare, envido_value

__all__ = ["announce", "announced_winner", "announcer"]

_HANDS: tuple[Hand, ...] = tuple(map(read_cards, ("7e 6e 1o", "7o 6o 1c", "7c 6c 1b", "7b 6b 1e")))
"""Of no flor, and no matter what: for values that any hand may tell."""


def _values(said: str) -> list[int | None]:
    """Values in the order told, such as "27 buenas"; None for "son buenas"."""
    return [None if one == "buenas" else int(one) for one in said.split()]


def _scene(said: Sequence[int | None], mano: int, players: int, hand: Hand = ()) -> Scene:
    first = Message(f"term-seat-{parts.seat_key(mano, players)}")
    return Scene(
        "log",
        lines=announced(seats_in_turn(mano, players), said),
        rows=(Row("mano", Message("row-mano"), first),),
        hand=hand,
    )


@guess_kind("truco", "announcer")
def announcer(*, said: str = "", mano: int = 1, players: int = 4) -> Question:
    """Who tells his envido next, once `said` was told? Rule: TRU-ENV-13.

    Args:
        said: values in the order told, such as "27 buenas".
    """
    told = _values(said)
    seat = settled(_HANDS[:players], mano, told).to_act[0]
    prompt, schema = Message("prompt-announce-next"), parts.seat_choice(players)
    answer = parts.seat_key(seat, players)
    return parts.plain_question(prompt, schema, answer, "TRU-ENV-13", _scene(told, mano, players))


@guess_kind("truco", "announce")
def announce(*, value: int, hand: str, said: str = "", players: int = 2) -> Question:
    """May the reader, next to speak, tell that value? Rules: TRU-ENV-10, TRU-ENV-11.

    Args:
        said: values told before, such as "27".
    """
    told = _values(said)
    mano = (-len(told)) % players
    state = settled(_HANDS[:players], mano, told)
    verdict = state.judge(Declare(value), 0)
    prompt = Message("guess-announce", {"value": value})
    scene = _scene(told, mano, players, read_cards(hand))
    return parts.yes_no(
        prompt, scene, verdict.legal, "TRU-ENV-10", parts.reason_of(verdict) or _needless(told)
    )


def _needless(told: Sequence[int | None]) -> Message:
    return Message("why-announce-less" if told else "why-announce-first")


@guess_kind("truco", "announced")
def announced_winner(*, hands: str, said: str, mano: int = 1) -> Question:
    """Which side wins the envido once the values were told, and the winner has shown?

    Args:
        hands: of all seats, the reader's first, parted by "/".
        said: values in the order told, such as "24 buenas".

    Rules: TRU-ENV-10, TRU-ENV-11.
    """
    dealt, told = [read_cards(text) for text in hands.split("/")], _values(said)
    award = won(settled(dealt, mano, told))
    seat = award.seat or 0
    order = seats_in_turn(mano, len(dealt))
    is_true = envido_value(dealt[seat]) == told[order.index(seat)]
    scene = _scene(told, mano, len(dealt))
    shown = announced(order, told, {seat: dealt[seat]})
    why = Message(
        "why-shown" if is_true else "why-shown-false",
        {"value": envido_value(dealt[seat]), "seat": f"seat-{parts.seat_key(seat, len(dealt))}"},
    )
    return parts.plain_question(
        Message("guess-announced"),
        AnswerSchema("choice", SIDES),
        SIDES[award.side].id,
        "TRU-ENV-10" if is_true else "TRU-ENV-11",
        Scene("log", lines=shown, rows=scene.rows),
        why,
    )

"""BO-03: who wins a trick, who leads the next, whose turn it is."""

from __future__ import annotations

import random

from cartes_lib.botifarra import (
    LLIURE,
    PRESETS,
    Play,
    Rules,
    card_points,
    legal_cards,
    strength,
    trick_winner,
)
from cartes_lib.cards import PACK_48, Hand, Suit
from cartes_lib.exercises.contract import (
    NO_TRUMP,
    AnswerKey,
    Said,
    Scene,
    Seated,
    Shape,
)
from cartes_lib.exercises.pieces import card_items, distinct, seat_items
from cartes_lib.exercises.registry import Drawn, generator
from cartes_lib.seats import left_of, right_of, seat_names

__all__ = ["SEAT_NAMES", "duel", "duel_drawn", "next_to_act", "played_trick", "trick_scene"]

_SEATS = 4
SEAT_NAMES = seat_names(_SEATS)


def played_trick(
    rng: random.Random,
    trump: Suit | None,
    plays: int = _SEATS,
    seen: Hand = (),
    table: Rules = LLIURE,
) -> tuple[Play, ...]:
    """A trick of `plays` cards that four real hands have legally made, led by any seat.

    Cards of `seen` are in nobody's hand.
    """
    pack = [card for card in PACK_48 if card not in seen]
    rng.shuffle(pack)
    size = len(pack) // _SEATS
    hands = [tuple(pack[seat * size : (seat + 1) * size]) for seat in range(_SEATS)]
    leader = rng.randrange(_SEATS)
    made: list[Play] = []
    for step in range(plays):
        seat = right_of(leader, _SEATS, step)
        allowed = legal_cards(hands[seat], tuple(made), trump, table)
        made.append(Play(seat, rng.choice(allowed)))
    return tuple(made)


def trick_scene(plays: tuple[Play, ...], trump: Suit | None, turn: int | None = None) -> Scene:
    """The scene that shows `plays`, without a hand."""
    seated = tuple(Seated(play.seat, play.card) for play in plays)
    return Scene("trick", plays=seated, turn=turn, trump=NO_TRUMP if trump is None else trump)


def _is_telling(plays: tuple[Play, ...], trump: Suit | None, level: int, table: Rules) -> bool:
    """Whether the trick shows something: a ruff at the higher levels, a contest below."""
    suits = {play.card.suit for play in plays}
    ruffed = trump is not None and plays[0].card.suit != trump and trump in suits
    return ruffed if level >= 2 else trick_winner(plays, trump, table) != plays[0].seat


def _telling_trick(
    rng: random.Random, level: int, table: Rules
) -> tuple[tuple[Play, ...], Suit | None]:
    while True:
        trump = None if level == 1 else rng.choice(list(Suit))
        plays = played_trick(rng, trump, table=table)
        if _is_telling(plays, trump, level, table):
            return plays, trump


def _winner_ignoring_trump(plays: tuple[Play, ...], table: Rules) -> Play:
    return max(plays, key=lambda play: (strength(play.card, table), -plays.index(play)))


@generator("BO-03", "duel", "lliure")
def duel(rng: random.Random, level: int, rules: str) -> Drawn:
    """A complete trick: the card that wins it. No trump at level 1, a ruff beyond."""
    return duel_drawn(*_telling_trick(rng, level, PRESETS[rules]), rules)


def duel_drawn(plays: tuple[Play, ...], trump: Suit | None, rules: str) -> Drawn:
    """The question which card of a complete trick wins it."""
    table = PRESETS[rules]
    best = next(play for play in plays if play.seat == trick_winner(plays, trump, table))
    followers = [play for play in plays if play.card.suit == plays[0].card.suit]
    ideas = {
        "trick-trump-forgotten": max(followers, key=lambda play: strength(play.card, table)),
        "trick-suit-forgotten": _winner_ignoring_trump(plays, table),
    }
    if best in followers:
        ideas["trick-by-number"] = max(followers, key=lambda play: play.card.rank)
    mistakes = distinct({name: str(play.card) for name, play in ideas.items()}, str(best.card))
    return Drawn(
        Said("prompt-trick-winner"),
        trick_scene(plays, trump),
        Shape("pick", card_items(play.card for play in plays)),
        _winner_key(str(best.card), plays, trump, mistakes, table),
    )


def _winner_key(
    answer: str,
    plays: tuple[Play, ...],
    trump: Suit | None,
    mistakes: dict[str, str],
    table: Rules,
) -> AnswerKey:
    best = next(play for play in plays if play.seat == trick_winner(plays, trump, table))
    ruffed = best.card.suit == trump and plays[0].card.suit != trump
    return AnswerKey(
        answer=answer,
        rule="BOT-PLAY-03",
        why=Said(
            "why-trick-ruffed" if ruffed else "why-trick-highest",
            {"card": best.card, "led": plays[0].card.suit, "points": card_points(best.card)},
        ),
        hint=Said("hint-trick"),
        highlight=tuple(str(p.card) for p in plays if p.card.suit in (trump, plays[0].card.suit)),
        mistakes=mistakes,
        facts={"best": best.card, "led": plays[0].card.suit},
        counterexample=(best.card,),
    )


@generator("BO-03", "next", "lliure")
def next_to_act(rng: random.Random, level: int, rules: str) -> Drawn:
    """Who plays now, in a trick under way; who leads the next, after a complete one."""
    if rng.random() < (0.5, 0.35, 0.2)[level - 1]:
        return _whose_turn(rng, level)
    table = PRESETS[rules]
    plays, trump = _telling_trick(rng, level, table)
    winner = trick_winner(plays, trump, table)
    followers = [play for play in plays if play.card.suit == plays[0].card.suit]
    seats = {
        "next-leader-again": plays[0].seat,
        "next-trump-forgotten": max(followers, key=lambda play: strength(play.card, table)).seat,
        "next-right-of-leader": right_of(plays[0].seat, _SEATS),
    }
    mistakes = distinct(
        {name: SEAT_NAMES[seat] for name, seat in seats.items()}, SEAT_NAMES[winner]
    )
    key = _winner_key(SEAT_NAMES[winner], plays, trump, mistakes, table)
    return Drawn(
        Said("prompt-next-leader"),
        trick_scene(plays, trump),
        Shape("choice", seat_items(_SEATS)),
        key,
    )


def _whose_turn(rng: random.Random, level: int) -> Drawn:
    trump = rng.choice([*Suit, None])
    plays = played_trick(rng, trump, plays=rng.randint(1, min(level + 1, 3)))
    turn = right_of(plays[-1].seat, _SEATS)
    mistakes = {"next-turns-left": SEAT_NAMES[left_of(plays[-1].seat, _SEATS)]}
    last = SEAT_NAMES[plays[-1].seat]
    key = AnswerKey(
        answer=SEAT_NAMES[turn],
        rule="BOT-PLAY-02",
        why=Said("why-turn", {"last": f"seat-{last}", "next": f"seat-{SEAT_NAMES[turn]}"}),
        hint=Said("hint-turn"),
        highlight=(last,),
        mistakes=mistakes,
        facts={"next": f"seat-{SEAT_NAMES[turn]}"},
    )
    return Drawn(
        Said("prompt-whose-turn"),
        trick_scene(plays, trump),
        Shape("choice", seat_items(_SEATS)),
        key,
    )

"""Verdicts on cards played to a trick, with reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cartes_lib.botifarra.legal import Decision, decision
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.trick import trump_of
from cartes_lib.cards import Card, Suit
from cartes_lib.engine import Fact, Verdict, illegal, legal
from cartes_lib.seats import seat_name
from cartes_lib.tricks import Plays, Trick, trick_of

__all__ = ["judge_card", "judge_play", "wrong_turn"]


def judge_card(
    hand: Iterable[Card],
    trick: Plays,
    trump: Suit | str | None,
    card: Card,
    rules: Rules = OBLIGADA,
) -> Verdict:
    """The verdict on playing `card` from `hand` to `trick`: legal or not, rule and reason.

    Arguments and errors are those of `legal_cards`; `card` may be any card. If it is illegal, the
    alternatives are the legal cards.

    Rules: BOT-LEG-OB-01 to -08, BOT-LEG-LL-01 to -08, BOT-LEG-IN-02, BOT-PLAY-02, -09,
        BOT-IND4-04, BOT-IND4-05, BOT-DUO-A-04.

    >>> from cartes_lib.botifarra import card, cards, judge_card, trick
    >>> judge_card(cards("1o 2o"), trick("12o"), None, card("2o")).legal
    False
    """
    own_hand, plays = tuple(hand), trick_of(trick)
    result = decision(own_hand, plays, trump, rules)
    if card not in own_hand:
        alternatives = tuple(map(str, result.legal))
        return illegal("BOT-PLAY-02", "botifarra-not-in-hand", alternatives, card=card)
    if card in result.charges:
        return legal("BOT-LEG-IN-02", "botifarra-charge", card=card)
    if card in result.legal:
        return legal(result.case if result.charges else result.rule, card=card)
    return _forbidden(card, result, plays, trump_of(trump), rules.is_duo)


def judge_play(
    hand: Iterable[Card],
    trick: Plays,
    trump: Suit | str | None,
    card: Card,
    charging: bool = False,
    rules: Rules = OBLIGADA,
) -> Verdict:
    """The same as `judge_card`, for a card that is played with or without announcing a charge.

    If charges must be announced, a charge without an announcement is illegal, and an announcement
    without a charge is illegal too. The alternatives have the right announcement.

    Rules: BOT-LEG-IN-05, and those of `judge_card`.

    >>> from cartes_lib.botifarra import card, cards, trick
    >>> from cartes_lib.botifarra.judge import judge_play
    >>> judge_play(cards("1o 2o"), trick("12o"), None, card("1o")).rule
    'BOT-LEG-OB-04'
    """
    own_hand, plays = tuple(hand), trick_of(trick)
    verdict = judge_card(own_hand, plays, trump, card, rules)
    is_announced = rules.announce_charge and verdict.reason == "botifarra-charge"
    if verdict.legal and charging == is_announced:
        return verdict
    result = decision(own_hand, plays, trump, rules)
    announced = result.charges if rules.announce_charge else ()
    options = tuple(f"charge {card}" if card in announced else str(card) for card in result.legal)
    if not verdict.legal:
        return replace(verdict, alternatives=options)
    reason = "botifarra-charge-for-nothing" if charging else "botifarra-charge-unsaid"
    return illegal("BOT-LEG-IN-05", reason, options, card=card)


def wrong_turn(rule: str, turn: int, acting: int, rules: Rules = OBLIGADA) -> Verdict:
    """An illegal verdict for the seat `acting`, because it is the turn of seat `turn`.

    With the rule BOT-PLAY-02 the reason is "not your turn to play"; with other rules, "not your
    turn to speak".

    >>> from cartes_lib.botifarra.judge import wrong_turn
    >>> wrong_turn("BOT-PLAY-02", turn=1, acting=0).facts["seat"]
    'seat-right'
    """
    name = seat_name(turn, acting, rules.seats, sides=not rules.is_individual)
    reason = "botifarra-wrong-turn" if rule == "BOT-PLAY-02" else "botifarra-wrong-speaker"
    return illegal(rule, reason, seat=f"seat-{name}")


def _forbidden(
    card: Card, result: Decision, trick: Trick, trump: Suit | None, is_duel: bool
) -> Verdict:
    best = result.best
    if best is None:
        raise ValueError("the leader may play any card")
    led, first = trick[0].card.suit, result.legal[0].suit
    rule, reason = result.case, "botifarra-must-play-lowest"
    facts: dict[str, Fact] = {"best": best.card}
    must_under_ruff = rule.endswith("-08") and {card.suit for card in result.legal} == {trump}
    if result.following and card.suit != led:
        # Even if the case is the duty to beat (-04), the duty to follow suit is a rule of its own.
        rule, reason, facts = "BOT-PLAY-09", "botifarra-must-follow", {"led": led}
    elif result.partner_wins:
        reason = "botifarra-point-or-lowest"
    elif result.beating:
        reason = "botifarra-must-beat" if result.following else "botifarra-must-ruff"
        facts["duel"] = is_duel
    elif result.rule == "BOT-IND4-04" and card.suit != first:
        rule, reason, facts = result.rule, "botifarra-discard-order", {"suit": first}
    elif must_under_ruff and card.suit != trump:
        reason, facts = "botifarra-must-under-ruff", {"trump": trump}
    elif result.charges:
        rule, reason = "BOT-LEG-IN-02", "botifarra-lowest-or-charge"
    alternatives = tuple(map(str, result.legal))
    return illegal(rule, reason, alternatives, card=card, cards=result.legal, **facts)

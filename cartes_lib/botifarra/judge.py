"""Why a card may be played to a trick, or may not."""

from __future__ import annotations

from collections.abc import Iterable

from cartes_lib.botifarra.legal import Decision, decision
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.trick import Trick
from cartes_lib.cards import Card, Suit
from cartes_lib.engine import Verdict, illegal, legal

__all__ = ["judge_card", "judge_play", "wrong_turn"]

_OTHERS = {4: ("right", "partner", "left"), 3: ("right", "left"), 2: ("opponent",)}
"""What the other seats are to a player, from his right on, by the number of seats."""


def judge_card(
    hand: Iterable[Card],
    trick: Trick,
    trump: Suit | None,
    card: Card,
    rules: Rules = OBLIGADA,
) -> Verdict:
    """Whether `card` may be played from `hand` to `trick`, by which rule, and why not.

    Arguments and errors are those of `legal_cards`; `card` may be any card. The
    alternatives of an illegal card are the legal ones.

    Rules: BOT-LEG-OB-01 to -08, BOT-LEG-LL-01 to -08, BOT-LEG-IN-02, BOT-PLAY-02,
        BOT-IND4-04, BOT-IND4-05, BOT-DUO-A-04.
    """
    held = tuple(hand)
    case = decision(held, trick, trump, rules)
    alternatives = tuple(map(str, case.legal))
    if card not in held:
        return illegal("BOT-PLAY-02", "botifarra-not-held", alternatives, card=card)
    if card in case.charges:
        return legal("BOT-LEG-IN-02", "botifarra-charge", card=card)
    if card in case.legal:
        return legal(case.rule, card=card)
    return _forbidden(card, case, alternatives, trick, trump)


def judge_play(
    hand: Iterable[Card],
    trick: Trick,
    trump: Suit | None,
    card: Card,
    charging: bool = False,
    rules: Rules = OBLIGADA,
) -> Verdict:
    """The same of a card with which "I charge" is said, or is not.

    Where charging is to be announced, a charge that is not is a fault, and so is the
    announcement of what is none.

    Rules: BOT-LEG-IN-05, and those of `judge_card`.
    """
    held = tuple(hand)
    verdict = judge_card(held, trick, trump, card, rules)
    is_charge = verdict.reason == "botifarra-charge"
    if charging and not (is_charge and rules.announce_charge):
        return illegal(
            "BOT-LEG-IN-05", "botifarra-charge-for-nothing", verdict.alternatives, card=card
        )
    if is_charge and rules.announce_charge and not charging:
        allowed = decision(held, trick, trump, rules)
        others = tuple(
            f"charge {one}" if one in allowed.charges else str(one) for one in allowed.legal
        )
        return illegal("BOT-LEG-IN-05", "botifarra-charge-unsaid", others, card=card)
    return verdict


def wrong_turn(rule: str, turn: int, acting: int, rules: Rules = OBLIGADA) -> Verdict:
    """The verdict that `acting` must wait by `rule`, since it is another seat's `turn`."""
    name = _OTHERS[rules.seats][(turn - acting) % rules.seats - 1]
    if name == "partner" and rules.is_individual:
        name = "facing"
    return illegal(rule, "botifarra-wrong-turn", seat=f"seat-{name}")


def _forbidden(
    card: Card,
    case: Decision,
    alternatives: tuple[str, ...],
    trick: Trick,
    trump: Suit | None,
) -> Verdict:
    led, best = trick[0].card.suit, case.best
    if best is None:
        raise ValueError("whoever leads may play any card")
    if case.following and card.suit != led:
        return illegal(
            case.rule, "botifarra-must-follow", alternatives, card=card, led=led, cards=case.legal
        )
    if case.beating:
        reason = "botifarra-must-beat" if case.following else "botifarra-must-ruff"
        return illegal(
            case.rule, reason, alternatives, card=card, best=best.card, cards=case.beating
        )
    if case.rule.endswith("-08") and card.suit != trump:
        trumps = tuple(one for one in case.legal if one.suit == trump)
        if trumps == case.legal:
            return illegal(
                case.rule,
                "botifarra-must-under-ruff",
                alternatives,
                card=card,
                trump=trump,
                cards=trumps,
            )
    if case.rule == "BOT-IND4-04" and card.suit != case.legal[0].suit:
        return illegal(
            case.rule,
            "botifarra-discard-order",
            alternatives,
            card=card,
            suit=case.legal[0].suit,
            cards=case.legal,
        )
    reason = "botifarra-point-or-lowest" if case.partner_wins else "botifarra-must-play-lowest"
    lowest = tuple(one for one in case.legal if one.suit == card.suit)
    return illegal(
        case.rule, reason, alternatives, card=card, best=best.card, cards=lowest or case.legal
    )

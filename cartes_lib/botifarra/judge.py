"""Why a card may be played to a trick, or may not."""

from __future__ import annotations

from collections.abc import Iterable

from cartes_lib.botifarra.legal import Decision, decision
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.trick import Trick
from cartes_lib.cards import Card, Suit
from cartes_lib.engine import Verdict, illegal, legal

__all__ = ["judge_card"]


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

    Rules: BOT-LEG-OB-01 to -08, BOT-LEG-LL-01 to -08, BOT-LEG-IN-02, BOT-PLAY-02.
    """
    held = tuple(hand)
    case = decision(held, trick, trump, rules)
    alternatives = tuple(map(str, case.legal))
    if card not in held:
        return illegal("BOT-PLAY-02", "botifarra-not-held", alternatives, card=card)
    if card in case.charges:
        return legal(case.rule, "botifarra-charge", card=card)
    if card in case.legal:
        return legal(case.rule, card=card)
    return _forbidden(card, case, alternatives, trick, trump)


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
    reason = "botifarra-point-or-lowest" if case.partner_wins else "botifarra-must-play-lowest"
    lowest = tuple(one for one in case.legal if one.suit == card.suit)
    return illegal(
        case.rule, reason, alternatives, card=card, best=best.card, cards=lowest or case.legal
    )

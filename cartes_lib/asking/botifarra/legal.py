"""BO-04 and BO-05: the cards that may be played, and the rule that forbids the others."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import (
    NO_TRUMP,
    AnswerKey,
    AnswerSchema,
    Item,
    Message,
    Question,
    Scene,
    Seated,
)
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import (
    LLIURE,
    OBLIGADA,
    PRESETS,
    Decision,
    Play,
    decision,
    judge_card,
    legal_cards,
    strength,
)
from cartes_lib.cards import PACK_48, Card, Hand, Suit
from cartes_lib.seats import right_of

__all__ = [
    "LAW_OF",
    "TRIVIAL_SHARE",
    "Position",
    "legal",
    "legal_drawn",
    "position",
    "position_scene",
    "why",
]

TRIVIAL_SHARE = 0.15
"""Share of positions in which one card is legal, or all are, at the most."""

_SEATS = 4
_SIZES = {1: 5, 2: 7, 3: 9}
Position = tuple[Hand, tuple[Play, ...], Suit | None]
"""The pupil's hand, the plays before his, the trump."""


def position(rng: random.Random, level: int, rules: str) -> Position:
    """A trick to which the pupil, seat 0, is to play, from a real deal; seldom a trivial one."""
    easy = rng.random() < TRIVIAL_SHARE / 2
    while True:
        hand, plays, trump = _dealt(rng, level, rules)
        result = decision(hand, plays, trump, PRESETS[rules])
        if 1 < len(result.legal) < len(hand) or easy:
            return hand, plays, trump


def _dealt(rng: random.Random, level: int, rules: str) -> Position:
    # Few suits make hands in which several cards compete, as late in a real deal.
    size, trump = _SIZES[level], rng.choice([*Suit, None])
    suits = rng.sample(list(Suit), 3 if level < 3 else 4)
    if trump is not None and trump not in suits:
        suits[-1] = trump
    pack = rng.sample([card for card in PACK_48 if card.suit in suits], 4 * min(size, 9))
    hands = [tuple(sorted(pack[seat::_SEATS])) for seat in range(_SEATS)]
    leader = rng.choice((1, 2, 3))
    made: list[Play] = []
    for seat in range(leader, _SEATS):
        allowed = legal_cards(hands[seat], tuple(made), trump, PRESETS[rules])
        made.append(Play(seat, rng.choice(allowed)))
    return hands[0], tuple(made), trump


def position_scene(spot: Position, marked: Card | None = None) -> Scene:
    """The trick of `spot` before the pupil, his hand below."""
    hand, plays, trump = spot
    seated = tuple(Seated(play.seat, play.card) for play in plays)
    shown = NO_TRUMP if trump is None else trump
    turn = right_of(plays[-1].seat, _SEATS)
    return Scene("trick", plays=seated, turn=turn, trump=shown, hand=hand, marked=marked)


def _wrong_ideas(spot: Position, found: Decision, rules: str) -> dict[str, Hand]:
    """What somebody would answer who holds one wrong idea of the rules."""
    hand, plays, trump = spot
    trumps = tuple(card for card in hand if card.suit == trump)
    ideas: dict[str, Hand] = {}
    if found.partner_wins:
        ideas["legal-beats-partner"] = found.beating
        if not found.following and trumps:
            ideas["legal-ruffs-partner"] = trumps
    elif found.beating:
        ideas["legal-need-not-beat"] = found.following or hand
        ideas["legal-only-highest"] = (max(found.beating, key=strength),)
    elif not found.following and trumps:
        ideas["legal-under-ruffs"] = trumps
    if found.charges:
        ideas["legal-charge-forgotten"] = legal_cards(hand, plays, trump, OBLIGADA)
    if rules == "lliure":
        ideas["legal-plays-obligada"] = legal_cards(hand, plays, trump, OBLIGADA)
    else:
        ideas["legal-plays-lliure"] = legal_cards(hand, plays, trump, LLIURE)
    return ideas


def _mistakes(spot: Position, found: Decision, rules: str) -> dict[str, tuple[str, ...]]:
    mistakes: dict[str, tuple[str, ...]] = {}
    for name, wrong in _wrong_ideas(spot, found, rules).items():
        ids = tuple(map(str, wrong))
        if wrong and wrong != found.legal and ids not in mistakes.values():
            mistakes[name] = ids
    return mistakes


def _case(rule: str) -> str:
    """The catalogue's word for the case of a rule: the last two digits of its id."""
    return f"case-{rule[-5:].lower()}"


def _faults(spot: Position, found: Decision, rules: str) -> dict[str, Message]:
    hand, plays, trump = spot
    faults: dict[str, Message] = {}
    for card in hand:
        verdict = judge_card(hand, plays, trump, card, PRESETS[rules])
        if verdict.legal:
            faults[str(card)] = Message("why-legal-missed", {"card": card})
        else:
            faults[str(card)] = Message(f"verdict-{verdict.reason}", verdict.facts)
    return faults


def legal_drawn(spot: Position, rules: str) -> Question:
    """The question which cards of the hand of `spot` may be played."""
    hand, plays, trump = spot
    result = decision(hand, plays, trump, PRESETS[rules])
    best = result.best.card if result.best else plays[0].card
    key = AnswerKey(
        answer=tuple(map(str, result.legal)),
        rule=result.rule,
        why=Message("why-legal", {"case": _case(result.rule), "cards": result.legal}),
        hint=Message("hint-legal"),
        highlight=(str(best),),
        faults=_faults(spot, result, rules),
        mistakes=_mistakes(spot, result, rules),
        facts={"best": best},
        counterexample=result.beating if not result.partner_wins else (),
    )
    schema = AnswerSchema("pick", tuple(Item(str(card), card) for card in hand), many=True)
    return Question(
        Message("prompt-legal", {"variant": f"variant-{rules}"}), position_scene(spot), schema, key
    )


_LAWS = ("follow", "beat", "ruff", "lowest", "point-or-lowest", "partner")
"""Rules to choose from; the last one is not a rule: beating one's partner is allowed."""

LAW_OF = {
    "botifarra-must-follow": "follow",
    "botifarra-must-beat": "beat",
    "botifarra-must-ruff": "ruff",
    "botifarra-must-play-lowest": "lowest",
    "botifarra-point-or-lowest": "point-or-lowest",
}


def _why(rng: random.Random, level: int, rules: str) -> Question:
    wanted = rng.choice(_WANTED[rules])
    while True:
        spot = position(rng, level, rules)
        hand, plays, trump = spot
        allowed = legal_cards(hand, plays, trump, PRESETS[rules])
        for card in rng.sample(hand, len(hand)):
            if card in allowed:
                continue
            verdict = judge_card(hand, plays, trump, card, PRESETS[rules])
            if LAW_OF[verdict.reason] == wanted:
                return _why_question(spot, card, rules)


_WANTED = {
    "lliure": ("follow", "beat", "ruff"),
    "obligada": ("follow", "beat", "ruff", "lowest", "point-or-lowest"),
}


def _why_question(spot: Position, card: Card, rules: str) -> Question:
    hand, plays, trump = spot
    verdict = judge_card(hand, plays, trump, card, PRESETS[rules])
    result = decision(hand, plays, trump, PRESETS[rules])
    answer = LAW_OF[verdict.reason]
    mistakes = {"why-partner": "partner"}
    if rules == "lliure":
        mistakes["why-obligada-in-lliure"] = "lowest"
    laws = [law for law in _LAWS if rules == "obligada" or law != "point-or-lowest"]
    key = AnswerKey(
        answer=answer,
        rule=verdict.rule,
        why=Message(f"verdict-{verdict.reason}", verdict.facts),
        hint=Message("hint-legal"),
        highlight=(str(result.best.card),) if result.best else (),
        mistakes=mistakes,
        facts={"card": card},
    )
    return Question(
        Message("prompt-why", {"card": card, "variant": f"variant-{rules}"}),
        position_scene(spot, marked=card),
        AnswerSchema("choice", tuple(Item(law, words=Message(f"law-{law}")) for law in laws)),
        key,
    )


@generator("BO-04", "legal", "lliure", "obligada")
def legal(rng: random.Random, level: int, rules: str) -> Question:
    """All the legal cards of a hand of five, seven or nine, in lliure."""
    return legal_drawn(position(rng, level, rules), rules)


@generator("BO-04", "why", "lliure", "obligada")
def why(rng: random.Random, level: int, rules: str) -> Question:
    """The rule that forbids a marked card, in lliure."""
    return _why(rng, level, rules)


def _laid_out(custom: CustomPosition, rules: str) -> Question:
    """Which of a teacher's cards may be played to the trick; the learner plays next."""
    first = _SEATS - len(custom.cards["trick"])
    plays = tuple(Play(first + at, card) for at, card in enumerate(custom.cards["trick"]))
    return legal_drawn((tuple(sorted(custom.cards["hand"])), plays, custom.trump), rules)


@generator(
    "BO-05",
    "legal",
    "obligada",
    "lliure",
    "intermedia",
    game="botifarra",
    form=CustomForm((Field("trick", 1, _SEATS - 1), Field("hand", 1, 12)), PACK_48, has_trump=True),
    lay_out=_laid_out,
)
def legal_obligada(rng: random.Random, level: int, rules: str) -> Question:
    """All the legal cards of a hand of five, seven or nine, in obligada."""
    return legal_drawn(position(rng, level, rules), rules)


@generator("BO-05", "why", "obligada", "lliure")
def why_obligada(rng: random.Random, level: int, rules: str) -> Question:
    """The rule that forbids a marked card, in obligada."""
    return _why(rng, level, rules)

"""Questions about Truco: envido and flor, calls and stakes, seats, odds.

The reader is seat 0; of two players seat 1 is the opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType

from cartes_lib.asking import parts
from cartes_lib.asking.contract import (
    AnswerSchema,
    Group,
    Item,
    Line,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.registry import guess_kind
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import right_of, side_of
from cartes_lib.truco import (
    CHICO,
    ENVIDO_CALLS,
    PRESETS,
    Action,
    Call,
    PlayCard,
    Rules,
    State,
    cut_is_legal,
    cutter,
    duels,
    envido_stake,
    envido_value,
    flor_stake,
    flor_value,
    gallo_of,
    has_flor,
    next_dealer,
    parse_action,
    pie,
    score_zone,
    start_deal,
    truco_stake,
    turn_order,
)
from cartes_lib.truco.odds import (
    chance_of_bravas,
    chance_of_envido,
    chance_of_flor,
    chance_of_third_suit,
    envido_win,
    tricks_win,
)

__all__ = [
    "cut",
    "envido",
    "falta",
    "flor",
    "may_say",
    "odds",
    "role",
    "stake",
    "values_winner",
    "word",
    "zone",
]


@guess_kind("truco", "envido")
def envido(*, hand: str) -> Question:
    """What is the hand worth for the envido? Rules: TRU-ENV-01, TRU-ENV-02, TRU-ENV-03."""
    held = read_cards(hand)
    value = envido_value(held)
    suits = len({one.suit for one in held})
    reason = {1: "best-two", 2: "pair"}.get(suits if suits < len(held) else 0, "single")
    rule = {"best-two": "TRU-ENV-03", "pair": "TRU-ENV-01", "single": "TRU-ENV-02"}[reason]
    return parts.plain_question(
        Message("prompt-envido-value", {"flor": suits > 1}),
        parts.number(0, 60, "unit-points"),
        value,
        rule,
        Scene("cards", cards=held),
        Message(f"why-envido-{reason}", {"points": value}),
    )


@guess_kind("truco", "values")
def values_winner(*, hands: str, mano: int = 1) -> Question:
    """Who wins the envido of two hands, the reader's first? Rule: TRU-ENV-10."""
    mine, theirs = (read_cards(text) for text in hands.split("/"))
    values = envido_value(mine), envido_value(theirs)
    tied = values[0] == values[1]
    found = parts.seat_key(mano if tied else values.index(max(values)), 2)
    first = Message(f"term-seat-{parts.seat_key(mano, 2)}")
    why = (
        Message("why-envido-tie", {"mine": values[0], "mano": f"seat-{found}"})
        if tied
        else Message("why-envido-duel", {"mine": values[0], "theirs": values[1]})
    )
    groups = (
        Group("mine", Message("widget-your-hand"), mine),
        Group("theirs", Message("guess-their-hand"), theirs),
    )
    scene = Scene("table", groups=groups, rows=(Row("mano", Message("row-mano"), first),))
    prompt, schema = Message("prompt-envido-duel"), parts.seat_choice(2)
    return parts.plain_question(prompt, schema, found, "TRU-ENV-10", scene, why)


@guess_kind("truco", "flor")
def flor(*, hand: str, value: bool = False) -> Question:
    """Is the hand a flor, or what is it worth as one? Rules: TRU-FLOR-01, TRU-FLOR-02."""
    held = read_cards(hand)
    scene = Scene("cards", cards=held)
    if not value:
        is_flor = has_flor(held)
        # The rule's own sentence would tell at once what a flor is worth.
        why = Message("why-guess-flor" if is_flor else "why-guess-no-flor")
        return parts.yes_no(Message("guess-flor"), scene, is_flor, "TRU-FLOR-01", why)
    prompt, unit = Message("guess-flor-value"), parts.number(0, 60, "unit-points")
    worth = flor_value(held)
    why = Message("why-flor-value", {"points": worth})
    return parts.plain_question(prompt, unit, worth, "TRU-FLOR-01", scene, why)


_STAKES: Mapping[str, Callable[..., tuple[int, int | None]]] = MappingProxyType(
    {"envido": envido_stake, "truco": truco_stake, "flor": flor_stake}
)


_FLOR_ANSWERS = {"quiero": "con-flor-quiero", "no-quiero": "con-flor-me-achico"}


@guess_kind("truco", "stake")
def stake(
    *,
    said: str,
    bet: str = "envido",
    answer: str = "quiero",
    scores: tuple[int, int] = (0, 0),
    pica: bool = False,
    opener: int = 1,
) -> Question:
    """What do these calls bring, accepted or refused? Rules: TRU-ENV-04 to -09, TRU-TRU-13.

    Args:
        bet: "envido", "truco" or "flor".
        said: the calls without the last answer, such as "envido real-envido".
        answer: "quiero" or "no-quiero".
        pica: whether two play it out in a pica-pica, where flor and envido are capped.
        opener: 0 where the reader says the first of the calls, 1 where the opponent does.
    """
    calls = said.split()
    accepted, refused = _STAKES[bet](calls, scores, **({"pica": True} if pica else {}))
    if answer not in ("quiero", "no-quiero") or (answer == "no-quiero" and refused is None):
        raise ValueError(f"no such answer to {said!r}: {answer!r}")
    points = accepted if answer == "quiero" else refused
    rule = {"envido": "TRU-ENV-09", "truco": "TRU-TRU-13", "flor": "TRU-FLOR-15"}[bet]
    if answer == "quiero" and bet != "truco":
        rule = {"envido": "TRU-ENV-05", "flor": "TRU-FLOR-09"}[bet]
        rule = {"falta-envido": "TRU-ENV-08", _AL_RESTO: "TRU-FLOR-12"}.get(calls[-1], rule)
        rule = {"envido": "TRU-SIX-05", "flor": "TRU-SIX-06"}[bet] if pica else rule
    rows = (
        Row("you", Message("row-score-you"), scores[0]),
        Row("opponent", Message("row-score-opponent"), scores[1]),
    )
    last = answer if bet != "flor" else _FLOR_ANSWERS[answer]
    # Two flores that were only sung are shown: nobody answers.
    lines = _turns(calls if refused is None else [*calls, last], opener)
    scene = Scene("log", lines=lines, rows=rows if any(scores) else ())
    prompt, unit = Message("prompt-envido-stake"), parts.number(0, 60, "unit-points")
    # What caps a pica-pica is the rule itself.
    why = None if pica else _why_stake(bet, calls, answer == "quiero", points or 0, max(scores))
    return parts.plain_question(prompt, unit, points or 0, rule, scene, why)


_AL_RESTO = "contraflor-al-resto"


def _why_stake(bet: str, calls: list[str], accepted: bool, points: int, leader: int) -> Message:
    """How the points come about; `leader` is the higher score."""
    if bet == "truco":
        return Message(f"why-truco-{'played' if accepted else 'refused'}", {"points": points})
    sums = {"envido": "why-stake-accepted", "flor": "why-flor-points-tariff"}
    kept = {"envido": "why-stake-refused", "flor": "why-flor-points-conceded"}
    rest = {"falta-envido": "why-stake-falta", _AL_RESTO: "why-flor-points-rest"}
    if accepted and calls[-1] in rest:
        return Message(rest[calls[-1]], {"leader": leader, "points": points})
    return Message((sums if accepted else kept)[bet], {"points": points})


def _turns(calls: list[str], opener: int) -> tuple[Line, ...]:
    """Calls that two sides say in turn; `opener`, 0 for the reader, says the first."""
    seats = (f"seat-{parts.seat_key((opener + at) % 2, 2)}" for at in range(len(calls)))
    return tuple(
        Line(str(at), Message("log-call", {"seat": seat, "call": f"call-{call}"}))
        for at, (seat, call) in enumerate(zip(seats, calls, strict=True))
    )


_HANDS = "1e 7o 4c/3b 5o 12c"
"""Of no flor, and no matter what: for calls that any hand may make."""


@guess_kind("truco", "say")
def may_say(
    *, call: str, said: str = "", hands: str = _HANDS, variant: str = "sin-flor", mano: int = 1
) -> Question:
    """May the reader, of two players, say that now? Rules: TRU-TURN-01 to -11, TRU-TRU-14, -15.

    Args:
        said: what happened so far, such as "truco quiero 3b": calls and cards, each of
            whoever may say it, or holds it.
        hands: the reader's cards and the other's, parted by "/".
        variant: a preset of the rules.
    """
    dealt = tuple(read_cards(text) for text in hands.split("/"))
    state = start_deal(replace(PRESETS[variant], players=2), right_of(mano, 2), dealt, ())
    lines = []
    for at, text in enumerate(said.split()):
        action = parse_action(text)
        seat = _actor(state, action)
        state = state.play(action, seat)
        lines.append(_line(at, seat, action))
    verdict = state.judge(Call(call), 0)
    first = Message(f"term-seat-{parts.seat_key(mano, 2)}")
    scene = Scene(
        "log",
        lines=tuple(lines),
        rows=(Row("mano", Message("row-mano"), first),),
        hand=dealt[0],
    )
    prompt = Message("guess-may-say", {"call": f"call-{call}"})
    why = parts.reason_of(verdict)
    if verdict.legal and call in ENVIDO_CALLS and verdict.rule == "TRU-TURN-02":
        # The rule's own sentence tells of all that may be said then, flor too.
        why = Message("guess-why-opens")
    return parts.yes_no(prompt, scene, verdict.legal, verdict.rule, why)


def _actor(state: State, action: Action) -> int:
    """Whoever may do that: of two who may, the one whose turn it is."""
    able = [seat for seat in state.to_act if state.judge(action, seat).legal]
    return next(iter((*able, *(seat for seat in (1, 0) if state.judge(action, seat).legal))), 0)


def _line(at: int, seat: int, action: Action) -> Line:
    name = f"seat-{parts.seat_key(seat, 2)}"
    if isinstance(action, PlayCard):
        return Line(str(at), Message("log-play", {"seat": name, "card": action.card}))
    return Line(str(at), Message("log-call", {"seat": name, "call": f"call-{action}"}))


@guess_kind("truco", "zone")
def zone(*, score: int) -> Question:
    """Is that score told in malas or in buenas? Rule: TRU-SET-05."""
    items = tuple(Item(one, words=Message(f"glossary-truco-{one}")) for one in ("malas", "buenas"))
    prompt = Message("guess-zone", {"points": score})
    return parts.plain_question(
        prompt, AnswerSchema("choice", items), score_zone(score), "TRU-SET-05"
    )


@guess_kind("truco", "falta")
def falta(*, scores: tuple[int, int]) -> Question:
    """What is a falta envido worth at these scores, the reader's first? Rule: TRU-ENV-08."""
    rows = (
        Row("you", Message("row-score-you"), scores[0]),
        Row("opponent", Message("row-score-opponent"), scores[1]),
    )
    worth = envido_stake("falta-envido", scores)[0]
    why = Message("why-stake-falta", {"leader": max(scores), "points": worth})
    unit = parts.number(0, CHICO, "unit-points")
    scene = Scene("score", rows=rows)
    return parts.plain_question(Message("prompt-falta"), unit, worth, "TRU-ENV-08", scene, why)


@guess_kind("truco", "cut")
def cut(*, lifted: int) -> Question:
    """May the cutter lift so many of the forty cards? Rule: TRU-DEAL-03."""
    prompt = Message("guess-cut", {"count": lifted})
    return parts.yes_no(prompt, Scene(), cut_is_legal(lifted), "TRU-DEAL-03")


@guess_kind("truco", "role")
def role(*, of: str, dealer: int = 0, players: int = 4) -> Question:
    """Who is mano, cuts, deals next, or is the captain of a side?

    Args:
        of: "mano", "cuts", "deals-next", "captain" (of the reader's side),
            "duel" (whom the reader meets in a pica-pica) or "gallo" (of three players).

    Rules: TRU-TURN-01, TRU-TURN-09, TRU-DEAL-01, TRU-DEAL-02, TRU-SIX-01.
    """
    rules = Rules(players=players)
    order = turn_order(dealer, rules)
    if of == "gallo":
        seat, rule = gallo_of(dealer, rules) or 0, "TRU-GAL-04"
    elif of == "duel":
        pair = next(one for one in duels(players, dealer) if 0 in one)
        seat, rule = sum(pair), "TRU-SIX-01" if players == 6 else "TRU-EIG-02"
    elif of == "captain":
        seat, rule = pie(order, tuple(map(side_of, range(players))), 0), "TRU-TURN-09"
    else:
        found = {
            "mano": (order[0], "TRU-TURN-01"),
            "cuts": (cutter(dealer, rules), "TRU-DEAL-02"),
            "deals-next": (next_dealer(dealer, rules), "TRU-DEAL-01"),
        }
        seat, rule = found[of]
    giver = Message(f"term-seat-{parts.seat_key(dealer, players)}")
    scene = Scene("score", rows=(Row("dealer", Message("row-dealer"), giver),))
    answer = parts.seat_key(seat, players)
    # What the rule says besides, of scores, comes later.
    why = Message("guess-why-gallo", {"seat": f"seat-{answer}"}) if of == "gallo" else None
    schema = parts.seat_choice(players)
    if of == "duel":
        # Nobody meets himself.
        schema = replace(schema, items=schema.items[1:])
    return parts.plain_question(Message(f"guess-role-{of}"), schema, answer, rule, scene, why)


@guess_kind("truco", "odds")
def odds(*, of: str, least: int = 1, hand: str = "") -> Question:
    """How many times in a hundred, exactly counted?

    Args:
        of: "flor" (a hand is one), "third-suit" (it is, two cards of one suit having been
            seen), "envido" (it is worth `least` or more), "bravas" (it has `least` or more),
            or of `hand` "envido-won" and "tricks-won", the reader being
            mano against one opponent.

    Rules: TRU-FLOR-01, TRU-ENV-01, TRU-CARD-01, TRU-ENV-10, TRU-TRU-01.
    """
    held = read_cards(hand) if hand else ()
    found: dict[str, tuple[Fraction, str]] = {}
    if held:
        found["envido-won"] = envido_win(held), "TRU-ENV-10"
        found["tricks-won"] = tricks_win(held), "TRU-TRU-01"
    else:
        found["flor"] = chance_of_flor(), "TRU-FLOR-01"
        found["third-suit"] = chance_of_third_suit(), "TRU-FLOR-01"
        found["envido"] = chance_of_envido(least), "TRU-ENV-01"
        found["bravas"] = chance_of_bravas(least), "TRU-CARD-01"
    chance, rule = found[of]
    scene = Scene("cards", cards=held) if held else Scene()
    return parts.chance(Message(f"guess-odds-{of}", {"least": least}), chance, rule, scene)


@guess_kind("truco", "word")
def word(*, means: str, words: str, lang: str = "es") -> Question:
    """Which of these words of the glossary means that?"""
    return parts.word("truco", means, words, lang)

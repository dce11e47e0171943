"""Kinds of question about comparing flores (hands of one suit), and claims of a hidden flor."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, fitting, ids, seat_choice
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import (
    POINTS,
    TrucoKind,
    call_line,
    hands_of,
    seat_answer,
    seat_row,
)
from cartes_lib.asking.truco.flor import near_flor, random_flor
from cartes_lib.asking.truco.showdowns import (
    after_actions,
    declared_lines,
    seats_in_turn,
    showdown_of,
)
from cartes_lib.cards import PACK_40, Hand, Suit
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import right_of, seat_names
from cartes_lib.truco import CON_FLOR, Rules, State, flor_value, start_deal
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.score import Award, hand_points, transferred
from cartes_lib.truco.stakes import flor_stake

_FLOR = flor_stake("flor")[0]


def _showdown(hands: tuple[Hand, ...], mano: int, count: int) -> State:
    """A state of four players in which all flores were sung (announced), and the values of `count`
    flores were declared.

    Rules: TRU-FLOR-07, TRU-FLOR-17.
    """
    rules = Rules(players=4, declare_values="manual")
    state = start_deal(rules, (mano - 1) % 4, hands, ())
    while state.deal is not None and state.deal.phase != "showdown":
        seat = next(iter(state.to_act))
        actions = [str(action) for action in state.actions(seat)]
        calls = [word for word in ("flor", "con-flor-quiero", "paso") if word in actions]
        # If a player without a flor has the turn first, this player plays a card.
        state = after_actions(state, calls[:1] or [str(hands[seat][0])])
    for _ in range(count):
        seat = state.to_act[0]
        own = f"declare {flor_value(hands[seat])}"
        is_better = own in [str(action) for action in state.actions(seat)]
        state = after_actions(state, [own if is_better else "son-buenas"])
    return state


def _singers(state: State) -> list[int]:
    """The seats that have a flor, in order from the first player (mano)."""
    seats = seats_in_turn(right_of(state.dealer, 4), 4)
    return [seat for seat in seats if has_flor(state.dealt[seat])]


class _FlorKind(TrucoKind[State]):
    """A kind of question about flores that four players declare in turn."""

    def read(self, *, hands: str, mano: int = 1, declared: int = 0) -> tuple[State, Rules]:
        """Reads the hands of four players, separated by "/", and the number of flores already
        declared.
        """
        state = _showdown(hands_of(hands), mano, declared)
        return state, state.rules

    def _draw(self, rng: random.Random, level: int, is_over: bool) -> State:
        """Draws two flores of different sides, or three from level 2 on. If `is_over`, all values
        are declared.
        """
        flores = 2 if level == 1 else 3
        hands = _hands(rng, flores)
        return _showdown(hands, rng.randrange(4), flores if is_over else rng.randrange(flores))

    def _question(self, state: State, topic: str, seat: int, ideas: dict[str, int]) -> Question:
        """A question whose answer is `seat`; `topic` is part of its catalogue keys. `ideas` has
        wrong seats, by misconception.
        """
        names, singers = seat_names(4), _singers(state)
        mano = right_of(state.dealer, 4)
        why = Message(f"why-flor-{topic}", {"seat": f"seat-{names[seat]}"})
        hint = Message(f"hint-flor-{topic}")
        common = {
            "flor-next-mano": mano,
            "flor-next-first-again": singers[0],
            "flor-next-last-word": singers[-1],
        }
        key = seat_answer(seat, names, "TRU-FLOR-17", why, hint, ("mano",), common | ideas)
        sung = tuple(call_line(at, who, "flor", 4) for at, who in enumerate(singers, 1))
        lines = (*sung, *declared_lines(state, len(sung) + 1))
        scene = Scene("log", lines=lines, rows=(seat_row("mano", mano, 4),))
        return Question(Message(f"prompt-flor-{topic}"), scene, seat_choice(4), key)


@kind
class NextFlor(_FlorKind):
    """Who declares a flor next? Rule: TRU-FLOR-17."""

    name = "next-flor"
    exercises = (InLesson("TR-14", "next", ("con-flor",), weights=(0.7, 0.5, 0.4)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws a state in which some flores are not declared yet."""
        return self._draw(rng, level, is_over=False)

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        seat, declared = position.to_act[0], showdown_of(position).declared
        neighbour = right_of(declared[-1][0], 4) if declared else seat
        return self._question(position, "next", seat, {"flor-next-neighbour": neighbour})


@kind
class FlorWinner(_FlorKind):
    """Which player has the best flor, after all players have declared their flores? Rule:
    TRU-FLOR-17.
    """

    name = "flor-winner"
    exercises = (InLesson("TR-14", "next", ("con-flor",), weights=(0.3, 0.5, 0.6)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws a state in which all flores are declared."""
        return self._draw(rng, level, is_over=True)

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        best = showdown_of(position).best
        assert best is not None, "all flores are declared"
        return self._question(position, "winner", best[0], {})


def _hands(rng: random.Random, flores: int) -> tuple[Hand, ...]:
    """Random hands of the four seats; exactly `flores` of these hands are a flor, at least one on
    each side.
    """
    while True:
        singers = rng.sample(range(4), flores)
        left = rng.sample(PACK_40, len(PACK_40))
        hands: dict[int, Hand] = {}
        for seat in (*singers, *(seat for seat in range(4) if seat not in singers)):
            suit = rng.choice(tuple(Suit))
            of_suit = [card for card in left if card.suit == suit]
            hands[seat] = tuple((of_suit if seat in singers else left)[:3])
            left = [card for card in left if card not in hands[seat]]
        results = [seat for seat in range(4) if has_flor(hands[seat])]
        if sorted(singers) == results and len({seat % 2 for seat in results}) == 2:
            return tuple(hands[seat] for seat in range(4))


_CASES = ("claim", "two-suits", "sung", "no-turn")


@dataclass(frozen=True, slots=True)
class HiddenPosition:
    """The three cards that an opponent has played in a deal.

    Attributes:
        sung: whether the opponent has sung (announced) a flor.
        in_turn: whether the opponent had a turn in which to sing.
    """

    hand: Hand
    sung: bool = False
    in_turn: bool = True

    @property
    def case(self) -> str:
        """The id of the reason why the learner may, or may not, claim a hidden flor."""
        if self.sung or not self.in_turn:
            return "sung" if self.sung else "no-turn"
        return "claim" if has_flor(self.hand) else "two-suits"


@kind
class HiddenFlor(TrucoKind[HiddenPosition]):
    """Did the opponent hide a flor, so that you may claim it? Rule: TRU-FLOR-20."""

    name = "hidden"
    exercises = (InLesson("TR-14", "spot", ("con-flor",)),)

    def read(
        self, *, hand: str, sung: bool = False, in_turn: bool = True
    ) -> tuple[HiddenPosition, Rules]:
        """Reads the cards that the opponent has played, and whether the opponent sang (announced) a
        flor or could sing one; see `HiddenPosition`.
        """
        return HiddenPosition(read_cards(hand), sung, in_turn), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HiddenPosition:
        """Draws the opponent's cards: a flor, or cards of two suits.

        The opponent may have announced a flor. From level 2 on the opponent may have had no turn to
        announce it.
        """
        case, flor = rng.choice(_CASES[: level + 2]), random_flor(rng)
        hand = near_flor(rng, flor) if case == "two-suits" else flor
        return HiddenPosition(hand, case == "sung", case != "no-turn")

    def ask(self, position: HiddenPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a reason."""
        case, hand = position.case, position.hand
        ideas = {f"claim-{wrong}": "claim" for wrong in _CASES[1:] if case == wrong} | {
            "claim-missed": "two-suits" if case == "claim" else case
        }
        key = AnswerKey(
            answer=case,
            rule="TRU-FLOR-20",
            why=Message(f"why-claim-{case}"),
            hint=Message("hint-claim"),
            highlight=ids(hand),
            mistakes=distinct(ideas, case),
        )
        sung = Message("state-sung" if position.sung else "state-silent")
        turn = Message("state-turn" if position.in_turn else "state-no-turn")
        rows = (
            Row("sang", Message("row-his-flor"), sung),
            Row("turn", Message("row-his-turn"), turn),
        )
        group = Group("his", Message("group-his-played"), hand)
        items = tuple(Item(name, message=Message(f"claim-{name}")) for name in _CASES)
        scene = Scene("table", groups=(group,), rows=rows)
        return Question(Message("prompt-claim"), scene, AnswerSchema("choice", items), key)


_SHOWN = {True: read_cards("4o 6o 11o"), False: read_cards("4o 6o 11c")}
"""The cards that a player shows; the keys say whether they are a flor."""


@dataclass(frozen=True, slots=True)
class ClaimPosition:
    """A deal after which a side claimed that the other side had hidden a flor.

    Attributes:
        mine, theirs: points of the learner's side and of the other side in the deal, before the
            claim.
        asks: whether the learner's side made the claim; otherwise the other side did.
        has_flor: whether the claim was right.
    """

    mine: int
    theirs: int
    asks: bool = True
    has_flor: bool = True

    @property
    def points(self) -> tuple[int, int]:
        """The points that both sides score after the claim, the learner's first. Rule:
        TRU-FLOR-20.
        """
        awards: tuple[Award, ...] = (Award("truco", 0, self.mine), Award("truco", 1, self.theirs))
        accused = int(self.asks)
        if self.has_flor:
            awards = (*transferred(awards, (accused,)), Award("claim", 1 - accused, _FLOR))
        else:
            awards = (*awards, Award("claim", accused, CON_FLOR.failed_claim))
        return hand_points(awards)


@kind
class ClaimEffect(TrucoKind[ClaimPosition]):
    """How many points does your side score for a deal after a claim of a hidden flor? Rule:
    TRU-FLOR-20.
    """

    name = "claimed"
    exercises = (InLesson("TR-14", "score", ("con-flor",)),)

    def read(
        self, *, mine: int, theirs: int, asks: bool = True, has_flor: bool = True
    ) -> tuple[ClaimPosition, Rules]:
        """Reads the points of the deal, and the claim; see `ClaimPosition`."""
        return ClaimPosition(mine, theirs, asks, has_flor), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ClaimPosition:
        """Draws the points of a deal, and a claim. From level 2 on both sides have points, and
        either side may claim.
        """
        own_points, asks = rng.randint(1, 4), level == 1 or rng.random() < 0.5
        points = [own_points, 0 if level == 1 else rng.randint(1, 3)]
        mine, theirs = rng.sample(points, 2)
        return ClaimPosition(mine, theirs, asks, rng.random() < 0.55)

    def ask(self, position: ClaimPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        mine, theirs = position.mine, position.theirs
        asks, has_flor = position.asks, position.has_flor
        (right, other), schema = position.points, AnswerSchema("number", high=20, unit=POINTS)
        ideas = {
            "claim-costs-nothing": mine if not asks and not has_flor else right,
            "claim-points-stay": mine + _FLOR * (asks and has_flor),
            "claim-three-only": _FLOR if asks and has_flor else right,
            "claim-always-wins": mine + theirs + _FLOR if asks and not has_flor else right,
            "claim-other-side": other,
        }
        moved = has_flor * (theirs if asks else -mine)
        parts = [(Message("row-made-yours"), mine)]
        if has_flor:
            parts.append((Message("breakdown-transferred"), moved))
        if right > mine + moved:
            parts.append((Message("breakdown-claim"), right - mine - moved))
        side, end = "mine" if asks else "theirs", "found" if has_flor else "failed"
        key = AnswerKey(
            answer=right,
            rule="TRU-FLOR-20",
            why=Message(f"why-claim-points-{side}-{end}", {"points": right}),
            hint=Message("hint-claim-points"),
            highlight=("found",),
            mistakes=fitting(ideas, right, schema),
            breakdown=tuple(parts),
        )
        asker = Message("side-yours" if asks else "side-theirs")
        shows = Message("state-shows-flor" if has_flor else "state-shows-two")
        rows = (
            Row("mine", Message("row-made-yours"), mine),
            Row("theirs", Message("row-made-theirs"), theirs),
            Row("asker", Message("row-claimer"), asker),
            Row("found", Message("row-shows"), shows),
        )
        scene = Scene("cards", cards=_SHOWN[has_flor], rows=rows)
        return Question(Message("prompt-claim-points"), scene, schema, key)

"""Kinds of question about folding: its cost, and whether to accept a raise before the last card."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from fractions import Fraction

from cartes_lib.asking.balanced import evenly
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import YES_NO, distinct, fitting, with_part
from cartes_lib.asking.probabilities import share_choice, share_of
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import (
    POINTS,
    TrucoKind,
    bets_scene,
    call_line,
    hands_of,
    trick_groups,
)
from cartes_lib.asking.truco.showdowns import after_actions, hands_without_flor
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.tricks import Play
from cartes_lib.truco import CON_FLOR, Rules, State, start_deal
from cartes_lib.truco.actions import PlayCard
from cartes_lib.truco.bets import ENVIDO_CALLS, TRUCO_CALLS
from cartes_lib.truco.range_odds import Range, fair_chance, gain, last_card_against
from cartes_lib.truco.score import CHICO
from cartes_lib.truco.stakes import truco_stake
from cartes_lib.truco.strength import HandResult, strength, trick_result

_TALKS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: ((), ("truco",), ("truco", "quiero"), ("truco", "quiero", "retruco", "quiero")),
    2: (
        ("truco",),
        ("truco", "quiero"),
        ("truco", "quiero", "retruco"),
        ("truco", "quiero", "retruco", "quiero"),
        ("envido",),
    ),
    3: (
        ("envido",),
        ("real-envido",),
        ("envido", "envido"),
        ("envido", "real-envido"),
        ("truco", "quiero", "retruco", "quiero"),
        ("truco", "quiero", "retruco", "quiero", "vale-cuatro"),
    ),
}
_PLAIN = (read_cards("1e 7o 4c"), read_cards("3b 5o 12c"))
"""Two hands without a flor, for questions in which the cards do not matter."""


@dataclass(frozen=True, slots=True)
class FoldPosition:
    """The calls in the first trick; then the player whose turn it is folds.

    Attributes:
        partner: whether the partner stays in ("stays") or has folded ("left"); "" with two players.
    """

    talk: tuple[str, ...]
    partner: str = ""

    @property
    def state(self) -> State:
        """The state of two players after the calls.

        Raises:
            ValueError: no player may make one of the calls.
        """
        dealt = start_deal(Rules(players=2, flor=False), 0, _PLAIN, ())
        return after_actions(dealt, self.talk)

    @property
    def cost(self) -> int:
        """The points that the other side wins if the next player folds. Rules: TRU-TRU-17,
        TRU-TRU-18, TRU-ENV-09.
        """
        return sum(award.points for award in after_actions(self.state, ["mazo"]).awards)

    @property
    def reason(self) -> str:
        """The id of the reason why the fold has this cost; the key of its message is
        `why-leave-<reason>`.
        """
        if self.partner == "stays":
            return "partner"
        if not self.talk:
            return "nothing"
        if self.talk[-1] in ENVIDO_CALLS:
            return "envido"
        return "accepted" if self.talk[-1] == "quiero" else "pending"


@kind
class Fold(TrucoKind[FoldPosition]):
    """How many points does the other side win if you fold now? Rules: TRU-TRU-16 to -18."""

    name = "fold"
    exercises = (InLesson("TR-11", "call", ("con-flor",)),)

    def read(self, *, history: str = "", partner: str = "") -> tuple[FoldPosition, Rules]:
        """Reads the calls so far, such as "truco quiero"; "" before the first call. See
        `FoldPosition`.
        """
        return FoldPosition(tuple(history.split()), partner), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> FoldPosition:
        """Draws the calls before a fold; every cost is equally frequent. From level 2 on, in some
        draws the partner does not fold.
        """
        stays = level > 1 and rng.random() < 0.25
        positions = [FoldPosition(talk, "stays" if stays else "left") for talk in _TALKS[level]]
        return evenly(rng, positions, lambda position: position.cost)

    def state(self, position: FoldPosition, rules: Rules, rng: random.Random) -> State:
        """A state at the learner's turn after the calls of `position`, in a random deal of four
        players without any flor.
        """
        table = replace(rules, players=4, flor=False)
        hands = hands_without_flor(rng, table.players)
        leaver = position.state.to_act[0]
        talk = [(int(seat != leaver), str(action)) for seat, action in position.state.done]
        begun = [start_deal(table, dealer, hands, ()) for dealer in range(table.players)]
        moments = (_leads_to(state, talk, position.partner == "left") for state in begun)
        return next(state for state in moments if state is not None)

    def ask(self, position: FoldPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        talk, reason, cost = position.talk, position.reason, position.cost
        right = 0 if reason == "partner" else cost
        schema = AnswerSchema("number", high=9, unit=POINTS)
        bets = [call for call in talk if call in TRUCO_CALLS]
        full = truco_stake(bets[-1])[0] if bets else 1
        in_envido = bool(talk) and talk[-1] in ENVIDO_CALLS
        ideas = {
            "leave-partner-forgotten": cost,
            "leave-envido-forgotten": 1 if in_envido else right,
            "leave-costs-nothing": 0,
            "leave-always-one": 1,
            "leave-pending-in-full": full if talk and talk[-1] in bets else right,
            "leave-accepted-as-refused": full - 1 if talk[-1:] == ("quiero",) else right,
            "leave-truco-forgotten": cost - 1 if in_envido else right,
        }
        laws = {"partner": "TRU-TRU-16", "nothing": "TRU-TRU-17"}
        leaver, done = position.state.to_act[0], position.state.done
        # The learner is the player who folds.
        seats = 4 if position.partner else 2
        lines = tuple(
            call_line(at, int(seat != leaver), str(action), seats)
            for at, (seat, action) in enumerate(done)
        )
        rows: tuple[Row, ...] = ()
        if position.partner:
            state = Message(f"state-{position.partner}")
            rows = (Row("partner", Message("term-seat-partner"), state),)
        key = AnswerKey(
            answer=right,
            rule=laws.get(reason, "TRU-TRU-18"),
            why=Message(f"why-leave-{reason}", {"points": right}),
            hint=Message("hint-leave"),
            highlight=("partner",) if rows else tuple(line.id for line in lines[-1:]),
            mistakes=fitting(ideas, right, schema),
        )
        scene = bets_scene(lines, rows, seats)
        return Question(Message("prompt-leave"), scene, schema, key)


def _leads_to(state: State, talk: list[tuple[int, str]], leaves: bool) -> State | None:
    """A state at the learner's turn that can follow `state`, found by search; None without such a
    state.

    The found state is in the first two tricks. Until then, seats play cards and make the calls of
    `talk`.

    Args:
        talk: pairs of a side and a call, in order.
        leaves: whether the partner must also fold before the learner's turn.
    """
    if state.deal_is_over or len(state.deals[-1].tricks) > 1:
        return None
    seat = state.to_act[0]
    if not talk and not leaves and seat == 0:
        return state
    folds = [("mazo", talk, False)] if leaves and seat == _PARTNER else []
    calls = [(talk[0][1], talk[1:], leaves)] if talk and talk[0][0] == seat % 2 else []
    card = next((str(item) for item in state.actions(seat) if isinstance(item, PlayCard)), "")
    plays = [(card, talk, leaves)] if card else []
    for word, rest, still in (*folds, *calls, *plays):
        if state.judge(word, seat).legal:
            moment = _leads_to(state.play(word, seat), rest, still)
            if moment is not None:
                return moment
    return None


_PARTNER = 2

HABITS = {"any": 0, "ace": 8, "two": 9, "three": 10, "brava": 11}
"""The minimum strength of the last card with which an opponent raises; the keys are habits of
opponents.
"""

_LEVEL_HABITS = {1: ("any", "two"), 2: ("any", "two", "three"), 3: ("any", "ace", "three", "brava")}
_BEFORE_LAST = {
    "truco": "{} {} {} {}",
    "retruco": "truco quiero {} {} {} {}",
    "vale-cuatro": "{} truco quiero {} retruco quiero {} {}",
}
"""The cards of the first two tricks (each `{}` is a card), with the calls between them. After these
actions the opponent may make the raise that is the key; the learner leads first.
"""

_CLOSE = Fraction(1, 5)
"""Minimum difference in points between accepting and refusing in a drawn exercise."""


@dataclass(frozen=True, slots=True)
class StayPosition:
    """A state of two players with one card each; the opponent raises before playing this card.

    Attributes:
        tricks: the two earlier tricks, each as the learner's card and the opponent's card.
        habit: a key of `HABITS`: the weakest card with which the opponent raises.
        call: the opponent's raise.
        last_point: whether the opponent needs only one point to win the chico (a part of the
            match).
    """

    card: Card
    tricks: tuple[Hand, ...]
    habit: str
    call: str
    last_point: bool = False

    @property
    def results(self) -> tuple[HandResult, ...]:
        """The results of the two earlier tricks."""
        return tuple(trick_result([Play(0, mine), Play(1, his)]) for mine, his in self.tricks)

    def beaten_counts(self, habit: str) -> tuple[int, int]:
        """The number of the opponent's possible last cards that lose to the learner's card, and the
        number of all of them.

        Only cards with which an opponent with `habit` raises are possible.
        """
        seen = tuple(card for trick in self.tricks for card in trick)
        return last_card_against(self.card, self.results, seen, Range(HABITS[habit]))

    @property
    def gain(self) -> Fraction:
        """The average points of accepting the raise minus those of refusing it.

        If refusing loses the chico (a part of the match), it is 1 if the learner's card can win,
        else 0.
        """
        won, total = self.beaten_counts(self.habit)
        if self.last_point:
            return Fraction(won > 0)
        return gain(Fraction(won, total), *truco_stake(self.call))


@kind
class Stay(TrucoKind[StayPosition]):
    """Do you accept this raise of the truco, when both players have one card left? Rule:
    TRU-TRU-13.
    """

    name = "stay"
    exercises = (InLesson("TR-11", "play", ("con-flor",)),)

    def read(
        self, *, card: str, tricks: str, habit: str = "any", call: str = "truco"
    ) -> tuple[StayPosition, Rules]:
        """Reads the learner's last card, and two earlier tricks that do not decide the deal.

        Args:
            tricks: separated by "/", each as the learner's card and the opponent's card.
            habit: the weakest card with which the opponent raises: "any", "ace", "two", "three" or
                "brava".

        Raises:
            KeyError: `habit` is unknown.
        """
        position = StayPosition(read_card(card), hands_of(tricks), habit, call)
        position.beaten_counts(habit)
        return position, CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> StayPosition:
        """Draws a position in which one answer is clearly better. At level 3 refusing may lose the
        chico (a part of the match).
        """
        # If folding is better, the second part always has the same answer: so draw it less often.
        wanted = rng.choice(("fold", "half", "more"))
        while True:
            habit, call = rng.choice(_LEVEL_HABITS[level]), rng.choice(TRUCO_CALLS[:level])
            last_point = level == 3 and rng.random() < 0.2
            mine, a, b, c, d = rng.sample(PACK_40, 5)
            position = StayPosition(mine, ((a, b), (c, d)), habit, call, last_point)
            # The opponent has won the second trick, so the opponent has the turn.
            if position.results != (0, 1):
                continue
            worth = position.gain
            if abs(worth) < _CLOSE or (worth > 0) != (wanted != "fold"):
                continue
            # In a chico that a refusal loses, even a small chance is enough to stay.
            share = share_of(Fraction(*position.beaten_counts(habit)))
            if worth < 0 or last_point or share == wanted:
                return position

    def state(self, position: StayPosition, rules: Rules, rng: random.Random) -> State:
        """The state before the learner's answer; the opponent's last card is one with which the
        opponent raises.
        """
        (mine, his), (later, last) = map(tuple, position.tricks)
        seen = {position.card, mine, his, later, last}
        his_cards = [
            card
            for card in PACK_40
            if card not in seen and strength(card) >= HABITS[position.habit]
        ]
        hands = ((mine, later, position.card), (his, last, rng.choice(his_cards)))
        actions = _BEFORE_LAST[position.call].format(mine, his, later, last).split()
        scored = (0, CHICO - 1) if position.last_point else ()
        dealt = start_deal(replace(rules, players=2, flor=False), 1, hands, scored)
        return after_actions(dealt, [*actions, position.call])

    def ask(self, position: StayPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        stays = position.gain > 0
        right, wrong = ("yes", "no") if stays else ("no", "yes")
        won, total = position.beaten_counts(position.habit)
        chance, fair = Fraction(won, total), fair_chance(*truco_stake(position.call))
        if position.last_point:
            idea = "stay-last-point"
        elif stays:
            idea = "stay-needs-half" if chance < Fraction(1, 2) else "stay-folds-winner"
        else:
            blind = Fraction(*position.beaten_counts("any"))
            idea = "stay-any-card" if blind > fair else "stay-hope"
        least = round(100 * fair)
        facts = {"won": won, "total": total, "percent": round(100 * chance), "least": least}
        key = AnswerKey(
            answer=right,
            rule="TRU-TRU-13",
            why=Message("why-stay-last-point" if position.last_point else "why-stay", facts),
            hint=Message("hint-stay", {"least": least}),
            highlight=("habit",),
            mistakes=distinct({idea: wrong}, right),
        )
        own = Group("mine", Message("group-your-last"), (position.card,))
        rows = [Row("habit", Message("row-habit"), Message(f"habit-{position.habit}"))]
        if position.last_point:
            rows.append(Row("score", Message("row-score-opponent"), CHICO - 1))
        scene = Scene("table", groups=(*trick_groups(position.tricks), own), rows=tuple(rows))
        prompt = Message("prompt-stay", {"call": f"bet-{position.call}"})
        return Question(prompt, scene, YES_NO, key)

    def generate(self, rng: random.Random, level: int, preset: str) -> Question:
        """The question with a second part: which share of the opponent's cards does the learner's
        card beat?
        """
        rules = self.rules(preset)
        position = self.draw(rng, level, rules)
        share = share_of(Fraction(*position.beaten_counts(position.habit)))
        return with_part(self.ask(position, rules), "share-cards", share_choice(), share)

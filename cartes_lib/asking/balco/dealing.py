"""Kinds of question about a deal: places of cards, stock, first player, drawing, order of steps."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Literal

from cartes_lib.asking.balanced import until
from cartes_lib.asking.balco.base import BalcoKind
from cartes_lib.asking.balco.ladder import place_of
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import (
    distinct,
    fitting,
    ids,
    named_items,
    named_rows,
    number,
    seat_choice,
    some_steps,
)
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules
from cartes_lib.balco.turns import HAND, opening_seat, refilled, stock_size
from cartes_lib.cards import PACK_48, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import seat_names

_PLACES = ("down", "up", "hand", "stock")


@dataclass(frozen=True, slots=True)
class SetupPosition:
    """The number of players, and the ids of the packets in the order in which the question shows
    them. A packet is a group of cards with one place, such as "hand" or "stock".
    """

    players: int
    packets: tuple[str, ...] = _PLACES


class _SetupKind(BalcoKind[SetupPosition]):
    """A kind of question about the packets of cards: face-down cards, face-up cards, hand and
    stock.
    """

    def read(self, *, players: int, jokers: Literal[4, 0] = 4) -> tuple[SetupPosition, Rules]:
        """Reads the number of players and the number of jokers in the pack.

        Raises:
            RulesError: the rules do not allow this number of players or jokers.
        """
        return SetupPosition(players), Rules(players=players, jokers=jokers)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> SetupPosition:
        """Draws a number of players: two or three at level 1, up to five at higher levels."""
        players = rng.randint(2, 3 if level == 1 else 5)
        return SetupPosition(players, tuple(rng.sample(_PLACES, len(_PLACES))))

    def _question(
        self,
        topic: str,
        position: SetupPosition,
        rules: Rules,
        schema: AnswerSchema,
        right: int | Mapping[str, str | Mapping[str, str]],
        mistakes: Mapping[str, int] | Mapping[str, Mapping[str, str | Mapping[str, str]]],
    ) -> Question:
        players = position.players
        left = stock_size(players, rules.jokers)
        facts = {"players": players, "dealt": 9 * players, "left": left}
        key = AnswerKey(
            answer=right,
            rule="BAL-SET-05",
            why=Message("why-setup", facts),
            hint=Message("hint-setup"),
            highlight=("players", "jokers"),
            mistakes=mistakes,
        )
        rows = named_rows("row-", {"players": players, "jokers": rules.jokers})
        return Question(Message(topic), Scene("score", rows=rows), schema, key)


@kind
class Setup(_SetupKind):
    """Where is each packet placed (down, up, hand or stock), and how many cards are left for the
    stock? Rule: BAL-SET-05.
    """

    name = "setup"
    exercises = (InLesson("BA-02", "setup", ("standard", "without-jokers")),)

    def ask(self, position: SetupPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a place for each packet of cards, and the number
        of cards left for the stock.
        """
        jokers, left = rules.jokers, stock_size(position.players, rules.jokers)
        places = {place: place for place in position.packets}
        sizes = sorted({left, left + 4 - 2 * jokers, left + 9, left - 3, left + 12})
        counts = tuple(
            Item(str(size), message=Message("number-cards", {"count": size}))
            for size in sizes
            if size > 0
        )
        right: dict[str, str | Mapping[str, str]] = {"places": places, "stock": str(left)}
        ideas: dict[str, dict[str, str | Mapping[str, str]]] = {
            "setup-up-and-down-swapped": {
                **right,
                "places": {**places, "down": "up", "up": "down"},
            },
            "setup-forgets-jokers": {**right, "stock": str(left - 4 if jokers else left + 4)},
            "setup-one-player-less": {**right, "stock": str(left + 9)},
        }
        offered = {item.id for item in counts}
        likely = {name: wrong for name, wrong in ideas.items() if wrong["stock"] in offered}
        packets = named_items("packet-", position.packets)
        zones = AnswerSchema("zones", packets, targets=named_items("place-", _PLACES))
        parts = (
            ("places", Message("part-places"), zones),
            ("stock", Message("part-stock"), AnswerSchema("choice", counts)),
        )
        schema = AnswerSchema("parts", parts=parts)
        return self._question(
            "prompt-setup", position, rules, schema, right, distinct(likely, right)
        )


@kind
class Stock(_SetupKind):
    """How many cards are left for the stock after the deal? Rule: BAL-SET-05."""

    name = "stock"
    exercises = (InLesson("BA-02", "stock", ("standard", "without-jokers")),)

    def ask(self, position: SetupPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of cards."""
        left = stock_size(position.players, rules.jokers)
        ideas = {
            "setup-forgets-jokers": left - 4 if rules.jokers else left + 4,
            "setup-one-player-less": left + 9,
        }
        schema = number(0, 52)
        mistakes = fitting(ideas, left, schema)
        question = self._question("guess-stock", position, rules, schema, left, mistakes)
        scene = replace(question.scene, around=True, seats=position.players, sides=False)
        return replace(question, scene=scene)


@kind
class Begins(BalcoKind[tuple[Hand, ...]]):
    """Who begins, if the players hold these cards? Rules: BAL-OPN-01 to -03, -06."""

    name = "begins"
    exercises = (InLesson("BA-02", "next", ("standard",)),)

    def read(self, *, hands: str) -> tuple[tuple[Hand, ...], Rules]:
        """Reads the hands of all players, the learner's first, separated by "/"."""
        return tuple(map(read_cards, hands.split("/"))), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> tuple[Hand, ...]:
        """Draws three cards for each player, often including 1s, 2s and 10s. At level 3 there may
        be a tie.
        """
        seats = 2 + level
        while True:
            pack = rng.sample(PACK_48, 3 * seats)
            hands = tuple(tuple(pack[3 * seat : 3 * seat + 3]) for seat in range(seats))
            starters = {opening_seat(hands, dealer, rules) for dealer in range(seats)}
            right = min(starters)
            tied = level == 3 and right % 2 == 0
            # If all cards tie, the dealer's seat decides, and the scene does not show the dealer.
            if (
                len(starters) == 1
                and _is_tied(hands) == tied
                and _seat_of_smallest_rank(hands) != right
            ):
                return hands

    def ask(self, position: tuple[Hand, ...], rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        names = seat_names(len(position), sides=False)
        right, tied = names[opening_seat(position, rules=rules)], _is_tied(position)
        sums = [sum(0 if card.is_joker else card.rank for card in hand) for hand in position]
        lowest = [min(map(place_of, hand)) for hand in position]
        ideas = {
            "starter-ace-or-two-low": names[_seat_of_smallest_rank(position)],
            "starter-smallest-sum": names[sums.index(min(sums))],
            "starter-highest": names[lowest.index(max(lowest))],
        }
        why = "why-starter-tie" if tied else "why-starter"
        key = AnswerKey(
            answer=right,
            rule="BAL-OPN-06" if tied else "BAL-OPN-01",
            why=Message(why, {"seat": f"seat-{right}"}),
            hint=Message("hint-starter"),
            highlight=ids(min(hand, key=place_of) for hand in position),
            mistakes=distinct(ideas, right),
        )
        groups = tuple(
            Group(name, Message(f"term-seat-{name}"), hand)
            for name, hand in zip(names, position, strict=True)
        )
        schema = seat_choice(len(position), sides=False)
        return Question(Message("prompt-starter"), Scene("table", groups=groups), schema, key)


def _is_tied(hands: tuple[Hand, ...]) -> bool:
    """Whether several players hold a card with the smallest number."""
    lowest = [min(map(place_of, hand)) for hand in hands]
    return lowest.count(min(lowest)) > 1


def _seat_of_smallest_rank(hands: tuple[Hand, ...]) -> int:
    """The first seat with a card of the lowest rank: the wrong answer of a learner who counts the 1
    and the 2 as low cards.
    """
    ranks = [min((card.rank for card in hand if not card.is_joker), default=13) for hand in hands]
    return ranks.index(min(ranks))


@dataclass(frozen=True, slots=True)
class HandPosition:
    """Numbers of cards: in hand before a throw, thrown, in the stock, and face up in front of the
    learner.
    """

    hand: int
    thrown: int
    stock: int
    up: int = HAND


_MAX_IN_HAND = 9
"""The largest number that can be answered; each number has a button."""


@kind
class HandSize(BalcoKind[HandPosition]):
    """How many cards are in hand before the next turn? Rules: BAL-TURN-05 to -07."""

    name = "hand"
    exercises = (InLesson("BA-04", "next", ("standard",)),)

    def read(
        self, *, hand: int, thrown: int, stock: int, up: int = HAND
    ) -> tuple[HandPosition, Rules]:
        """Reads the numbers of cards that `HandPosition` describes."""
        return HandPosition(hand, thrown, stock, up), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a throw of one to three cards; from level 2 on the stock may be empty.

        In a third of the draws the answer is three, the usual size of a hand.
        """
        is_usual = rng.random() < 1 / 3

        def fits(position: HandPosition) -> bool:
            left = position.hand - position.thrown
            size, _, _ = refilled(left, position.stock, position.up, rules)
            return (size == HAND) == is_usual

        return until(lambda: self._any(rng, level), fits)

    def _any(self, rng: random.Random, level: int) -> HandPosition:
        """A random position at the difficulty `level`; the answer may be any size of a hand."""
        thrown, hand = rng.randint(1, 3), rng.randint(3, 5 + level)
        stock = rng.choice((0, 0, 1, 2, 10) if level > 1 else (0, 5, 12))
        # Players take their face-up cards only when the stock is empty.
        up = rng.choice((0, HAND, HAND)) if not stock and level > 1 else HAND
        return HandPosition(hand, thrown, stock, up)

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of cards."""
        stock, up = position.stock, position.up
        left = position.hand - position.thrown
        right, remaining, waiting = refilled(left, stock, up, rules)
        filled, _, _ = refilled(left, stock, 0, rules)
        facts = {"left": left, "draws": stock - remaining, "up": up - waiting, "size": right}
        ideas = {
            "hand-face-up-forgotten": filled,
            "hand-no-draw": left,
            "hand-always-three": HAND,
            "hand-draws-as-many": left + min(stock, position.thrown),
            "hand-face-up-always": filled + HAND,
        }
        rule = "BAL-TURN-07" if not stock and left < HAND else "BAL-TURN-05"
        schema = number(0, _MAX_IN_HAND)
        key = AnswerKey(
            answer=right,
            rule="BAL-TURN-06" if 0 < stock < HAND - left else rule,
            why=Message("why-hand", facts),
            hint=Message("hint-hand"),
            highlight=("stock", "up"),
            mistakes=fitting(ideas, right, schema),
        )
        own = Group("own", Message("widget-your-hand"), hidden=position.hand)
        rows = named_rows("row-size-", asdict(position))
        scene = Scene("table", groups=(own,), rows=rows)
        return Question(Message("prompt-hand-size"), scene, schema, key)


_SCRIPTS = MappingProxyType(
    {
        "turn": ("asks", "throw", "effect", "draw", "next"),
        "phases": ("hand-first", "stock-out", "face-up", "hand-empty", "lift", "out"),
        "blind": ("hand-empty", "lift", "unplayable", "take-with", "right-begins", "empty-again"),
        "start": ("deal", "exchange", "smallest", "begin", "draw"),
    }
)
"""The ids of the steps of each script, in order; the keys are the names of the scripts."""
_RULES = {"turn": "BAL-TURN-05", "phases": "BAL-TURN-07", "blind": "BAL-TURN-08"}
_FIRST = {
    "steps-draw-first": "draw",
    "steps-lift-before-empty": "lift",
    "steps-right-begins-first": "right-begins",
}
"""The id of the step that each misconception puts first; the keys are ids of misconceptions."""


@dataclass(frozen=True, slots=True)
class StepsPosition:
    """The name of a sequence of steps (a script, such as a turn), and some of its steps in a
    shuffled order.
    """

    script: str
    steps: tuple[str, ...]


@kind
class Steps(BalcoKind[StepsPosition]):
    """In which order do these steps happen?

    Rules: BAL-TURN-05, BAL-TURN-07, BAL-TURN-08, BAL-OPN-01.
    """

    name = "steps"
    exercises = (InLesson("BA-04", "seq", ("standard",)),)

    def read(self, *, of: str, steps: str) -> tuple[StepsPosition, Rules]:
        """Reads the name of a script (`of`), and some of its steps, separated by spaces.

        Raises:
            ValueError: the script is unknown, or it does not have one of the steps.
        """
        position = StepsPosition(of, tuple(steps.split()))
        if not set(position.steps) <= set(_SCRIPTS.get(of, ())):
            raise ValueError(f"{steps!r} are no steps of {of!r}")
        return position, STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> StepsPosition:
        """Draws three to five steps of a script."""
        script = rng.choice(tuple(_SCRIPTS))
        return StepsPosition(script, some_steps(rng, _SCRIPTS[script], 2 + level)[1])

    def ask(self, position: StepsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is the order of the steps."""
        script, steps = position.script, position.steps
        right = tuple(sorted(steps, key=_SCRIPTS[script].index))
        ideas = {"steps-backwards": right[::-1]}
        ideas |= {
            name: (first, *(step for step in right if step != first))
            for name, first in _FIRST.items()
            if first in right
        }
        key = AnswerKey(
            answer=right,
            rule=_RULES.get(script, "BAL-OPN-01"),
            why=Message(f"why-steps-{script}"),
            hint=Message("hint-steps"),
            highlight=right[:1],
            mistakes=distinct(ideas, right),
        )
        ends = Message("end-first"), Message("end-last")
        schema = AnswerSchema("order", named_items("step-", steps), ends=ends)
        return Question(Message(f"prompt-steps-{script}"), Scene(), schema, key)

"""The kind of question about which call achieves an aim of the player."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cartes_lib.asking.botifarra.base import SEATS, BotifarraKind
from cartes_lib.asking.botifarra.bidding import CallsPosition
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Group, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, named_items
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules, State, start_deal
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.cards import PACK_48, Hand, Suit
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import opposite_of

_YOU = 0
_HAND = 12
_PRESETS = ("obligada", "lliure")


@dataclass(frozen=True, slots=True)
class WantPosition:
    """The aim of the learner's call (a key of `_INTENTIONS`), and the earlier calls.

    Attributes:
        delegated: whether the partner deals and has delegated the choice; else the learner deals.
        hand: the learner's cards, if the aim is to make the longest suit trumps.
    """

    want: str
    delegated: bool
    hand: Hand = ()

    @property
    def right_call(self) -> str:
        """The call that achieves the aim `want`."""
        longest = _longest_suit(self.hand)
        return longest.name.lower() if longest else _INTENTIONS[self.want][0]

    @property
    def calls(self) -> CallsPosition:
        """The calls before the learner's call."""
        if self.delegated:
            return CallsPosition(("delegate",), opposite_of(_YOU, SEATS))
        return CallsPosition((), _YOU)

    @property
    def scene(self) -> Scene:
        """The scene: the calls before the learner's call, and the hand if the aim depends on it."""
        scene = self.calls.scene
        if not self.hand:
            return scene
        own = Group("hand", Message("widget-your-hand"), self.hand)
        return replace(scene, kind="table", groups=(own,))


_INTENTIONS: Mapping[str, tuple[str, str]] = {
    "longest": ("", "BOT-TRUMP-04"),
    "no-trump": ("botifarra", "BOT-TRUMP-03"),
    "double": ("botifarra", "BOT-TRUMP-03"),
    "partner": ("delegate", "BOT-TRUMP-01"),
}
"""The call that achieves an aim of a player before play, and the id of the rule of the call; the
keys are aims.

For the longest suit, the call depends on the hand.
"""

_LENGTH = {1: 6, 2: 5, 3: 4}
"""The minimum number of cards of the longest suit; the keys are levels."""


def _longest_suit(hand: Hand) -> Suit | None:
    """The suit with the most cards of `hand`; None if two suits have equally many."""
    first, second = Counter(card.suit for card in hand).most_common(2) if hand else ((None, 0),) * 2
    return first[0] if first[1] > second[1] else None


def _with_long_suit(rng: random.Random, least: int) -> Hand:
    """A random hand whose longest suit has `least` cards or more."""
    while True:
        hand = tuple(sorted(rng.sample(PACK_48, _HAND)))
        longest = _longest_suit(hand)
        if longest and sum(card.suit == longest for card in hand) >= least:
            return hand


@kind
class WantedCall(BotifarraKind[WantPosition]):
    """Which call achieves your aim? Rules: BOT-TRUMP-01 to -04."""

    name = "call"
    exercises = (InLesson("BO-06", "call", _PRESETS),)

    def read(
        self, *, want: str, delegated: bool = False, hand: str = ""
    ) -> tuple[WantPosition, Rules]:
        """Reads the aim: "longest" (make the longest suit trumps), "no-trump", "double" (double the
        points) or "partner" (let the partner choose). See `WantPosition`.

        Raises:
            ValueError: `want` is not an aim, or the hand has no longest suit.
        """
        cards = read_cards(hand) if hand else ()
        if want not in _INTENTIONS or (want == "longest") != bool(_longest_suit(cards)):
            raise ValueError(f"no such wish: {want!r} with {hand!r}")
        return WantPosition(want, delegated, cards), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> WantPosition:
        """Draws an aim and the earlier calls.

        At level 1 the learner deals. From level 2 on, the partner may have delegated the choice to
        the learner. Then sometimes no call achieves the aim.
        """
        wants = {
            1: ("longest", "longest", "no-trump", "double", "partner"),
            2: ("longest", "longest", "no-trump", "double", "partner", "partner"),
            3: ("longest", "no-trump", "double", "double", *["partner"] * 3),
        }[level]
        want, delegated = rng.choice(wants), level > 1 and rng.choice((False, True))
        hand = _with_long_suit(rng, _LENGTH[level]) if want == "longest" else ()
        return WantPosition(want, delegated, hand)

    def state(self, position: WantPosition, rules: Rules, rng: random.Random) -> State:
        """A random deal with the hand of `position`, before the learner's call."""
        rest = [card for card in PACK_48 if card not in position.hand]
        dealt = (*position.hand, *rng.sample(rest, len(rest)))
        hands = [dealt[at : at + _HAND] for at in range(0, len(dealt), _HAND)]
        state = start_deal(rules, position.calls.dealer, hands)
        for call in position.calls.history:
            state = state.play(call)
        return state

    def ask(self, position: WantPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a call."""
        want, calls = position.want, position.calls
        right_call, rule = position.right_call, _INTENTIONS[want][1]
        is_open = right_call in calls.state.calls
        right = right_call if is_open else "impossible"
        reason = right if right in ("botifarra", "delegate") else "suit" if is_open else "delegated"
        ideas = {
            "call-delegate-again": "delegate" if want == "partner" else right,
            "call-delegates-too-easily": "delegate" if want == "longest" else right,
            "call-botifarra-is-a-suit": "botifarra" if want == "longest" else right,
            "call-suit-for-botifarra": "oros" if want in ("no-trump", "double") else right,
        }
        key = AnswerKey(
            answer=right,
            rule=rule if is_open else "BOT-TRUMP-02",
            why=Message(f"why-call-{reason}", {"call": f"call-{right}"}),
            hint=Message("hint-choice"),
            highlight=calls.last,
            mistakes=distinct(ideas, right),
        )
        prompt = Message("prompt-call", {"want": f"want-{want}"})
        items = named_items("term-call-", (*CONTRACTS, "delegate", "impossible"))
        return Question(prompt, position.scene, AnswerSchema("choice", items), key)

"""Series of throws on an empty pile, read in notation or drawn at random; the engine plays them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.asking.balco.base import BalcoKind, condition_message
from cartes_lib.asking.balco.throw_notation import empty_table, read_throws, with_hand
from cartes_lib.asking.contract import Group, Line, Message, Row, Scene
from cartes_lib.balco import STANDARD, Rules, State, legal_ranks
from cartes_lib.balco.actions import Action, TakePile, Throw
from cartes_lib.balco.condition import Condition
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.pile import RankedCard
from cartes_lib.cards import JOKERS, PACK_48, Hand
from cartes_lib.seats import seat_names


@dataclass(frozen=True, slots=True)
class ThrowHistory:
    """Throws, with the state before the first throw and after each throw.

    Attributes:
        log: whether the scene shows the throws as a log, instead of the resulting pile.
    """

    states: tuple[State, ...]
    actions: tuple[Action, ...] = ()
    log: bool = False

    @classmethod
    def begin(cls, players: int, first: int = 0, *, log: bool = False) -> ThrowHistory:
        """A history without throws, in which seat `first` begins.

        Raises:
            RulesError: no table has this number of players.
        """
        return cls((empty_table(players, first),), log=log)

    @classmethod
    def read(cls, throws: str, players: int) -> ThrowHistory:
        """Reads the throws in notation; the learner begins.

        Raises:
            NotationError: `throws` is not valid notation.
            IllegalAction: the rules forbid a throw.
            RulesError: no table has this number of players.
        """
        played = cls.begin(players)
        for action in read_throws(throws):
            played = played.then(action)
        return played

    @property
    def table(self) -> State:
        """The state after all throws."""
        return self.states[-1]

    @property
    def shown(self) -> Hand:
        """The cards of the pile before the last action, followed by the cards thrown in this
        action.
        """
        last = self.actions[-1]
        thrown = last.cards if isinstance(last, Throw) else ()
        return (*(pile_card.card for pile_card in self.states[-2].pile), *thrown)

    def lines(self, *, targets: bool = True) -> tuple[Line, ...]:
        """The log: each line names a player and the cards thrown, or that the player took the pile.
        Ids start at "1".

        Args:
            targets: whether to add a line that names the target of each 1.
        """
        names = seat_names(self.table.rules.players, sides=False)
        messages: list[Message] = []
        for state, action in zip(self.states, self.actions, strict=False):
            facts: dict[str, str | int] = {"seat": f"seat-{names[state.to_act[0]]}"}
            if not isinstance(action, Throw):
                messages.append(Message("event-take", facts))
                continue
            rank, count = thrown_rank(action.cards, action.joker_as) or 0, len(action.cards)
            facts |= {"rank": rank, "count": count}
            messages.append(Message("event-throw", facts))
            messages += (
                Message("event-target", {**facts, "target": f"seat-{names[target]}"})
                for target in action.targets
                if targets
            )
        return tuple(Line(str(number), message) for number, message in enumerate(messages, 1))

    def then(self, action: Throw | TakePile) -> ThrowHistory:
        """A copy of the history with `action` added.

        Raises:
            IllegalAction: no hand makes the action legal.
        """
        before = with_hand(self.table, action)
        states = (*self.states[:-1], before, before.play(action))
        return ThrowHistory(states, (*self.actions, action), self.log)

    def throw(
        self, rng: random.Random, rank: int, count: int = 1, *, joker: bool = False
    ) -> ThrowHistory:
        """A copy of the history with one more throw, which `throw_of` draws."""
        return self.then(throw_of(rng, self.table, rank, count, joker=joker))


def throw_of(
    rng: random.Random, state: State, rank: int, count: int = 1, *, joker: bool = False
) -> Throw:
    """A throw of `count` cards of `rank` that are not in the pile; a 1 gets a random target.

    A joker replaces each card that is already in the pile.

    Args:
        joker: whether to throw a joker even if the cards are available.
    """
    pile_cards = {pile_card.card for pile_card in state.pile}
    suits, jokers = (
        [card for card in rng.sample(pack, len(pack)) if card not in pile_cards]
        for pack in ([card for card in PACK_48 if card.rank == rank], JOKERS)
    )
    cards = (*jokers, *suits)[:count] if joker else (*suits, *jokers)[:count]
    throw = Throw(cards, rank if any(card.is_joker for card in cards) else None)
    if rank == 1 and not with_hand(state, throw).judge(throw).legal:
        others = [seat for seat in state.active_seats if seat != state.turn]
        throw = Throw(cards, throw.joker_as, rng.choice(others))
    return throw


def seats_of_level(rng: random.Random, level: int, least: int = 2) -> int:
    """A random number of seats for `level`, at least `least`."""
    return max(least, {1: 3, 2: 4, 3: rng.choice((2, 3, 4, 5))}[level])


def random_throws(rng: random.Random, level: int) -> ThrowHistory:
    """Two to five legal throws, some of them of special cards; after them the pile is not empty."""
    while True:
        seats = seats_of_level(rng, level)
        played = ThrowHistory.begin(seats, rng.randrange(seats))
        for _ in range(level + rng.randint(1, 2)):
            ranks = legal_ranks(played.table.condition, played.table.pile)
            played = played.throw(rng, rng.choice(ranks), rng.randint(1, 2))
        if played.table.pile:
            return played


def clearing_throws(rng: random.Random, level: int) -> ThrowHistory:
    """Random throws. The last throw clears the pile (a 10, or four equal cards) or not (three equal
    cards).
    """
    rank = rng.choice((4, 5, 6, 9, 11))
    ends = (
        ((rank, 1), (10, 1)),
        ((rank, 2), (rank, 2)),
        ((rank, 1), (rank, 2)),
        ((rank, 2), (2, 1), (rank, 2)),
    )
    played = ThrowHistory.begin(seats_of_level(rng, level, 3), rng.randrange(2), log=True)
    for each, count in ((3, rng.randint(1, level)), *rng.choice(ends)):
        played = played.throw(rng, each, count)
    return played


class PlayedKind(BalcoKind[ThrowHistory]):
    """A kind of question about a series of throws."""

    def read(self, *, throws: str, players: int = 4) -> tuple[ThrowHistory, Rules]:
        """Reads the throws in notation, such as "5o 7o+7c J1=8 1o>2 -"; the learner begins.

        "=" declares a joker, ">" names a target's seat, and "-" takes the pile.
        """
        return ThrowHistory.read(throws, players), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws two to five throws."""
        return random_throws(rng, level)


def last_seen(scene: Scene) -> tuple[str, ...]:
    """The id of the scene element that shows the last throw: its line in the log, or the pile."""
    return (scene.lines[-1].id if scene.lines else "pile",)


def pile_group(played: ThrowHistory) -> Group:
    """A group of the scene: the cards of the pile before the last throw, and the thrown cards."""
    return Group("pile", Message("guess-thrown"), played.shown)


def table_scene(
    pile: Sequence[RankedCard], hand: Hand = (), condition: Condition | None = None
) -> Scene:
    """A scene with the pile, its condition (None hides it) and the learner's cards."""
    cards = tuple(pile_card.card for pile_card in pile)
    group = Group("pile", Message("balco-pile", {"count": len(cards)}), cards)
    rows = (Row("asks", Message("row-asks"), condition_message(condition)),) if condition else ()
    return Scene("table", groups=(group,), rows=rows, hand=hand)

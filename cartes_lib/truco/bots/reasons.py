"""Reasons for calls and cards of Truco: facts of the position, and probabilities of bets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from cartes_lib.bots.advice import Reason
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.engine import Fact
from cartes_lib.truco import envido_value, strength
from cartes_lib.truco.actions import Action, Call, Discard, PlayCard
from cartes_lib.truco.bets import TRUCO_CALLS
from cartes_lib.truco.bots.bet_odds import Odds, odds
from cartes_lib.truco.bots.ranges import USUAL, Range
from cartes_lib.truco.memory import Memory

_ENVIDOS = ("envido", "real-envido", "falta-envido")
_EVEN = 0.5
_BRAVA = 11

Facts = Mapping[str, Fact]


@dataclass(frozen=True)
class _Sight:
    """A card that a seat may play, and the memory of the seat."""

    memory: Memory
    card: Card

    @cached_property
    def side(self) -> int:
        view = self.memory.view
        return view.sides[view.seat or 0]

    @cached_property
    def own(self) -> Hand:
        return self.memory.view.hand or ()

    @cached_property
    def rest_of_hand(self) -> Hand:
        """The cards of the hand except `card`, the strongest first."""
        rest = (card for card in self.own if card != self.card)
        return tuple(sorted(rest, key=lambda item: -strength(item)))

    @cached_property
    def hidden(self) -> Hand:
        """The cards that other players may still hold, the strongest first."""
        known = self.memory.known
        unseen = (card for card in PACK_40 if card not in known)
        return tuple(sorted(unseen, key=lambda item: -strength(item)))

    @cached_property
    def theirs(self) -> Card | None:
        """The strongest card of an opponent in the trick; None if there is no such card."""
        view = self.memory.view
        results = [play.card for play in view.trick if view.sides[play.seat] != self.side]
        return max(results, key=strength, default=None)

    @cached_property
    def ours(self) -> Card | None:
        """The strongest card of a partner in the trick; None if there is no such card."""
        view = self.memory.view
        results = [play.card for play in view.trick if view.sides[play.seat] == self.side]
        return max(results, key=strength, default=None)

    @cached_property
    def opponents_to_come(self) -> int:
        """The number of opponents that play after the seat in this trick."""
        view = self.memory.view
        done = {*view.gone, *(play.seat for play in view.trick)}
        return sum(view.sides[item] != self.side for item in view.duel if item not in done)

    @cached_property
    def beats_all(self) -> bool:
        """Whether `card` is stronger than all cards in the trick."""
        cards = [item for item in (self.theirs, self.ours) if item is not None]
        return all(strength(self.card) > strength(item) for item in cards)

    @cached_property
    def partner_wins(self) -> bool:
        """Whether a partner's card is stronger than all cards of the opponents in the trick."""
        if self.ours is None:
            return False
        return self.theirs is None or strength(self.ours) > strength(self.theirs)

    @cached_property
    def won(self) -> tuple[int, int]:
        """The numbers of tricks that the seat's side and the other side have won."""
        results = self.memory.view.results
        mine = sum(result == self.side for result in results)
        return mine, sum(result is not None for result in results) - mine


def _wins_hand(at: _Sight) -> Facts | None:
    """Facts if the seat plays last and takes a trick that wins the deal; else None."""
    won = at.won[0] and not at.opponents_to_come and at.theirs is not None
    if won and at.beats_all and at.theirs:
        return {"card": at.card, "best": at.theirs}
    return None


def _cheapest(at: _Sight) -> Facts | None:
    """Facts if the card is the weakest card of the hand that is sure to take the trick; else
    None.
    """
    if at.opponents_to_come or at.theirs is None or not at.beats_all or at.partner_wins:
        return None
    weaker = [card for card in at.own if strength(at.theirs) < strength(card) < strength(at.card)]
    return None if weaker else {"card": at.card, "best": at.theirs, "rest": at.rest_of_hand}


def _unbeatable(at: _Sight) -> Facts | None:
    """Facts if no card in the trick or in other hands can beat the card; else None."""
    if at.beats_all and strength(at.card) > strength(at.hidden[0]):
        return {"card": at.card}
    return None


def _saves_for_partner(at: _Sight) -> Facts | None:
    """Facts if a partner is winning the trick and the card is the weakest of the hand; else
    None.
    """
    if (
        at.partner_wins
        and at.rest_of_hand
        and at.ours
        and strength(at.card) <= strength(at.rest_of_hand[-1])
    ):
        return {"card": at.card, "best": at.ours}
    return None


def _ties(at: _Sight) -> Facts | None:
    """Facts if the card makes the first trick a parda (tie) and a stronger card stays in the hand;
    else None.
    """
    if at.memory.view.results or at.theirs is None or at.opponents_to_come or not at.rest_of_hand:
        return None
    level = strength(at.card) == strength(at.theirs) and not at.partner_wins
    if level and strength(at.rest_of_hand[0]) > strength(at.card):
        return {"card": at.card, "best": at.theirs, "rest": at.rest_of_hand[0]}
    return None


def _gives_up(at: _Sight) -> Facts | None:
    """Facts if no card of the hand can win the trick, and the card is the weakest of them; else
    None.
    """
    if at.theirs is None or at.partner_wins:
        return None
    lost = all(strength(card) <= strength(at.theirs) for card in at.own)
    if lost and all(strength(at.card) <= strength(item) for item in at.rest_of_hand):
        return {"card": at.card, "best": at.theirs}
    return None


def _keeps_brava(at: _Sight) -> Facts | None:
    """Facts if a brava (one of the four highest cards) stays in the hand; else None."""
    if at.rest_of_hand and strength(at.rest_of_hand[0]) >= _BRAVA > strength(at.card):
        return {"card": at.card, "rest": at.rest_of_hand[0]}
    return None


def _leads_best(at: _Sight) -> Facts | None:
    """Facts if the card is led and is the strongest of the hand; else None."""
    if not at.memory.view.trick and all(
        strength(at.card) >= strength(item) for item in at.rest_of_hand
    ):
        beaten = sum(strength(item) < strength(at.card) for item in at.hidden)
        return {"card": at.card, "beaten": beaten, "hidden": len(at.hidden)}
    return None


def _weakest(at: _Sight) -> Facts | None:
    """Facts if the card is the weakest of the hand; else None."""
    if at.rest_of_hand and all(strength(at.card) <= strength(item) for item in at.rest_of_hand):
        return {"card": at.card, "rest": at.rest_of_hand}
    return None


_CARDS: Mapping[str, Callable[[_Sight], Facts | None]] = {
    "wins-hand": _wins_hand,
    "cheapest": _cheapest,
    "unbeatable": _unbeatable,
    "saves": _saves_for_partner,
    "ties": _ties,
    "gives-up": _gives_up,
    "leads-best": _leads_best,
    "keeps-brava": _keeps_brava,
    "weakest": _weakest,
}


def _percent(chance: float) -> int:
    return round(100 * chance)


def _answers(call: str, bet_odds: Odds) -> Iterator[tuple[str, Facts]]:
    """The reason for accepting or refusing a pending bet, from the probabilities.

    If the two displayed probabilities are equal, the reason is given for both answers. Otherwise it
    is given only for the better answer.
    """
    win, needed = _percent(bet_odds.win), _percent(bet_odds.needed or 0.0)
    even = win == needed
    if even or (win > needed) == (call == "quiero"):
        facts: Facts = {
            "win": win,
            "needed": needed,
            "yes": bet_odds.yes,
            "no": bet_odds.no,
            "even": even,
        }
        yield f"{'enough' if win >= needed else 'short'}-{bet_odds.bet}", facts


def _words(memory: Memory, call: str, ranges: Range) -> Iterator[tuple[str, Facts]]:
    view = memory.view
    pending = view.phase if view.phase in ("envido", "truco") else ""
    if call == "flor":
        yield "sings", {"cards": memory.dealt}
    elif call in ("quiero", "no-quiero") and pending:
        yield from _answers(call, odds(memory, pending, ranges))
    elif call in _ENVIDOS:
        result = odds(memory, "envido", ranges)
        value = envido_value(memory.dealt[:3])
        facts: Facts = {"value": value, "win": _percent(result.win)}
        yield "bets-envido" if result.win >= _EVEN else "bluffs-envido", facts
    elif call in TRUCO_CALLS:
        result = odds(memory, "truco", ranges)
        name = "bets-truco" if result.win >= _EVEN else "bluffs-truco"
        yield name, {"win": _percent(result.win)}


_WORD_IDS = (
    "sings",
    "enough-envido",
    "short-envido",
    "enough-truco",
    "short-truco",
    "bets-envido",
    "bluffs-envido",
    "bets-truco",
    "bluffs-truco",
    "throws-away",
)

IDS = tuple(f"truco-{item}" for item in (*_CARDS, *_WORD_IDS))
"""The ids of all reasons, the most important first."""


def reasons(memory: Memory, action: Action, ranges: Range = USUAL) -> tuple[Reason, ...]:
    """All reasons that are true of `action`, the most important first.

    Args:
        ranges: the hands with which the other players are assumed to bet.
    """
    if isinstance(action, Call):
        results = list(_words(memory, action.call, ranges))
        return tuple(Reason(f"truco-{name}", facts) for name, facts in results)
    if isinstance(action, Discard):
        rest = [item for item in memory.dealt if item != action.card]
        if all(strength(action.card) <= strength(card) for card in rest):
            return (Reason("truco-throws-away", {"card": action.card}),)
        return ()
    if not isinstance(action, PlayCard):
        return ()
    at = _Sight(memory, action.card)
    named_facts = ((name, reason(at)) for name, reason in _CARDS.items())
    return tuple(Reason(f"truco-{name}", facts) for name, facts in named_facts if facts is not None)

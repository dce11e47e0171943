"""A deal at the table: who speaks, who plays, what each seat sees; four players in pairs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cartes_lib.botifarra.bidding import CALLS, Bidding, bidding, multiplier
from cartes_lib.botifarra.dealing import next_dealer
from cartes_lib.botifarra.judge import judge_card
from cartes_lib.botifarra.legal import legal_cards
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.score import deal_score, pile_points
from cartes_lib.botifarra.trick import Play, Trick, trick_winner
from cartes_lib.cards import PACK_48, Card, Hand, Suit, card
from cartes_lib.engine import IllegalAction, Verdict, illegal, legal
from cartes_lib.seats import right_of, side_of

__all__ = ["Action", "Call", "PlayCard", "State", "View", "parse_action", "start_deal"]

_SEATS = 4
_TRICKS = 12
_RELATIVE = ("seat-you", "seat-right", "seat-partner", "seat-left")
_CALL_RULES = {
    "delegate": "BOT-TRUMP-02",
    "contro": "BOT-DBL-02",
    "recontro": "BOT-DBL-03",
    "sant-vicenc": "BOT-DBL-04",
}


@dataclass(frozen=True, slots=True)
class Call:
    """One of `CALLS`, said aloud, or the knock on the table."""

    call: str

    def __str__(self) -> str:
        return self.call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card laid on the table."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


Action = Call | PlayCard


def parse_action(text: str) -> Action:
    """The action that `text` names: a call such as "contro", or a card such as "9o".

    Raises:
        NotationError: neither of the two.
    """
    return Call(text) if text in CALLS else PlayCard(card(text))


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know; it has no field for anything else.

    Attributes:
        seat: whose view; None for a stranger.
        hand: the seat's cards; None for a stranger.
        held: how many cards each seat still holds.
        calls: what was said, in turn.
        trick: what lies on the table.
        last_tricks: for each side, the last trick of its pile; None while it has none
            (BOT-PLAY-05).
        won: how many tricks each side has.
    """

    rules: Rules
    seat: int | None
    dealer: int
    hand: Hand | None
    held: tuple[int, ...]
    calls: tuple[str, ...]
    contract: str | None
    doubling: str
    to_act: tuple[int, ...]
    trick: Trick
    last_tricks: tuple[Trick | None, Trick | None]
    won: tuple[int, int]
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class State:
    """A position of a match: the deal in progress, and what was noted before it.

    Attributes:
        rules: what the table agreed on.
        dealer: the seat that deals and chooses (BOT-DEAL-02).
        dealt: the twelve cards that each seat got.
        calls: what was said, in turn.
        tricks: the tricks of this deal; the last one may be incomplete.
        noted: what each side noted in the deals before.
        finished: how many deals there were before.
    """

    rules: Rules
    dealer: int
    dealt: tuple[Hand, ...]
    calls: tuple[str, ...] = ()
    tricks: tuple[Trick, ...] = ()
    noted: tuple[int, int] = (0, 0)
    finished: int = 0

    @property
    def talk(self) -> Bidding:
        """Where the talking stands."""
        return bidding(self.calls, self.dealer, self.rules)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in a botifarra, or while no contract is named."""
        contract = self.talk.contract
        return None if contract in (None, "botifarra") else Suit[contract.upper()]

    @property
    def trick(self) -> Trick:
        """What lies on the table: none to three plays."""
        return self.tricks[-1] if self.tricks and len(self.tricks[-1]) < _SEATS else ()

    @property
    def hands(self) -> tuple[Hand, ...]:
        """What each seat still holds."""
        gone = {play.card for trick in self.tricks for play in trick}
        return tuple(tuple(one for one in hand if one not in gone) for hand in self.dealt)

    @property
    def deal_is_over(self) -> bool:
        """True once the twelfth trick is complete."""
        return len(self.tricks) == _TRICKS and not self.trick

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat that is to speak or play; none when the deal is over."""
        if self.deal_is_over:
            return ()
        speaker = self.talk.speaker
        if speaker is not None:
            return (speaker,)
        if self.trick:
            return (right_of(self.trick[-1].seat, _SEATS),)
        if self.tricks:
            return (trick_winner(self.tricks[-1], self.trump, self.rules),)
        return (right_of(self.dealer, _SEATS),)

    @property
    def points(self) -> tuple[int, int]:
        """Points of each side's pile. Rules: BOT-SET-04, BOT-SET-06."""
        first, second = (
            pile_points((play.card for trick in pile for play in trick), tricks=len(pile))
            for pile in self._piles()
        )
        return first, second

    @property
    def scores(self) -> tuple[int, int]:
        """What each side has noted, this deal included once it is over."""
        if not self.deal_is_over:
            return self.noted
        talk = self.talk
        times = multiplier(talk.contract or "", talk.doubling, self.rules)
        first, second = deal_score(self.points[0], times)
        return self.noted[0] + first, self.noted[1] + second

    @property
    def is_over(self) -> bool:
        """True once the match is. Rules: BOT-MATCH-01, BOT-MATCH-02, BOT-MATCH-03."""
        if not self.deal_is_over:
            return False
        if self.rules.fixed_deals:
            return self.finished + 1 >= self.rules.fixed_deals
        return max(self.scores) >= self.rules.target

    @property
    def winner(self) -> int | None:
        """The side that won the match; None before its end, or when it is drawn."""
        first, second = self.scores
        return None if not self.is_over or first == second else int(second > first)

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """What `seat` may do, in a stable order; nothing when it is not its turn."""
        if not self.to_act or seat not in (None, *self.to_act):
            return ()
        talk = self.talk
        if talk.speaker is not None:
            return tuple(map(Call, talk.calls))
        hand = self.hands[self.to_act[0]]
        return tuple(map(PlayCard, legal_cards(hand, self.trick, self.trump, self.rules)))

    def judge(self, action: Action, seat: int | None = None) -> Verdict:
        """Whether `seat` may do `action`, by which rule, and why not; it never raises.

        Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-01 to -06, BOT-PLAY-02, BOT-LEG.
        """
        if not self.to_act:
            return illegal("BOT-SET-06", "botifarra-deal-over")
        acting = self.to_act[0]
        if seat not in (None, acting):
            turn = _RELATIVE[(acting - (seat or 0)) % _SEATS]
            return illegal("BOT-PLAY-02", "botifarra-wrong-turn", seat=turn)
        offered = tuple(map(str, self.actions()))
        talking = self.talk.speaker is not None
        if isinstance(action, PlayCard):
            if talking:
                return illegal("BOT-DBL-06", "botifarra-talk-first", offered)
            hand = self.hands[acting]
            return judge_card(hand, self.trick, self.trump, action.card, self.rules)
        rule = _CALL_RULES.get(action.call, "BOT-TRUMP-01") if talking else "BOT-DBL-06"
        if action.call in self.talk.calls:
            return legal(rule)
        return illegal(rule, "botifarra-call-closed", offered)

    def play(self, action: Action, seat: int | None = None) -> State:
        """The state after `action`.

        Raises:
            IllegalAction: the rules forbid it; this state stays as it is.
        """
        verdict = self.judge(action, seat)
        if not verdict.legal:
            raise IllegalAction(verdict)
        if isinstance(action, Call):
            return replace(self, calls=(*self.calls, action.call))
        whole = self.tricks[:-1] if self.trick else self.tricks
        return replace(self, tricks=(*whole, (*self.trick, Play(self.to_act[0], action.card))))

    def view(self, seat: int | None) -> View:
        """What `seat` may know; None is a stranger. Rule: BOT-PLAY-05."""
        piles = self._piles()
        talk, hands = self.talk, self.hands
        return View(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            hand=None if seat is None else hands[seat],
            held=tuple(map(len, hands)),
            calls=self.calls,
            contract=talk.contract,
            doubling=talk.doubling,
            to_act=self.to_act,
            trick=self.trick,
            last_tricks=(_last(piles[0]), _last(piles[1])),
            won=(len(piles[0]), len(piles[1])),
            scores=self.scores,
        )

    def _piles(self) -> tuple[list[Trick], list[Trick]]:
        """The complete tricks of each side, in the order in which they were won."""
        piles: tuple[list[Trick], list[Trick]] = ([], [])
        trump = self.trump
        for trick in self.tricks:
            if len(trick) == _SEATS:
                piles[side_of(trick_winner(trick, trump, self.rules))].append(trick)
        return piles

    def next_deal(self, hands: tuple[Hand, ...]) -> State:
        """The state in which the next deal is dealt, `hands` being its cards.

        Raises:
            ValueError: this deal is not over, or the match is, or `hands` are no deal.

        Rules: BOT-DEAL-06.
        """
        if not self.deal_is_over or self.is_over:
            raise ValueError("the next deal comes when this one is over and the match is not")
        return start_deal(
            self.rules, next_dealer(self.dealer), hands, self.scores, self.finished + 1
        )


def _last(pile: list[Trick]) -> Trick | None:
    return pile[-1] if pile else None


def start_deal(
    rules: Rules = OBLIGADA,
    dealer: int = 0,
    hands: tuple[Hand, ...] = (),
    noted: tuple[int, int] = (0, 0),
    finished: int = 0,
) -> State:
    """The state in which `hands` are dealt and nobody has spoken.

    Raises:
        ValueError: `hands` are not four times twelve cards of the pack, or no such dealer.

    Rules: BOT-SET-01, BOT-SET-02, BOT-DEAL-02.
    """
    if [len(hand) for hand in hands] != [_TRICKS] * _SEATS:
        raise ValueError("a deal has four hands of twelve cards")
    if sorted(one for hand in hands for one in hand) != sorted(PACK_48):
        raise ValueError("a deal has each of the 48 cards once")
    if dealer not in range(_SEATS):
        raise ValueError(f"no such dealer: {dealer}")
    return State(rules, dealer, hands, noted=noted, finished=finished)

"""A deal at the table: who speaks, who plays, who claims, what each side notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from cartes_lib.botifarra.actions import Action, Call, Claim, PlayCard
from cartes_lib.botifarra.bidding import Bidding, bidding, closed_call
from cartes_lib.botifarra.dealing import five_of_swords, misdeal_dealer, next_dealer
from cartes_lib.botifarra.ending import deal_result, match_is_over, match_winner
from cartes_lib.botifarra.judge import judge_play, wrong_turn
from cartes_lib.botifarra.layout import hand_of, piles_of, playable, turned_trump
from cartes_lib.botifarra.legal import decision
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.score import deal_points
from cartes_lib.botifarra.trick import trick_winner, trump_of
from cartes_lib.botifarra.view import View
from cartes_lib.cards import Card, Hand, Suit, notation
from cartes_lib.engine import IllegalAction, Verdict, illegal, legal
from cartes_lib.record import options_text
from cartes_lib.seats import opposite_of, right_of
from cartes_lib.tricks import Play, Trick

__all__ = ["State", "start_deal"]

_CALL_RULES = {
    "delegate": "BOT-TRUMP-02",
    "contro": "BOT-DBL-01",
    "recontro": "BOT-DBL-03",
    "sant-vicenc": "BOT-DBL-04",
    "pass": "BOT-DBL-07",
}


@dataclass(frozen=True, slots=True)
class State:
    """A position of a match: the deal in progress, and what was noted before it.

    Attributes:
        rules: what the table agreed on.
        dealer: the seat that deals and chooses (BOT-DEAL-02); of the first deal where the 5
            of espadas decides, the seat that holds it (BOT-VAR-03).
        dealt: the cards that each seat got; of two players, the piles come first, each
            from its top card down.
        calls: what was said, in turn; `callers` said it.
        tricks: the tricks of this deal; the last one may be incomplete.
        noted: what each side noted in the deals before.
        finished: how many deals there were before.
        faults: plays against the rules that lie on the table, counted from 0 over all
            tricks; always empty where such plays are refused (BOT-PEN-02).
        penalised: the seat whose fault was claimed too late to be corrected, which ended
            the deal; else None (BOT-PEN-01).
    """

    rules: Rules
    dealer: int
    dealt: tuple[Hand, ...]
    calls: tuple[str, ...] = ()
    callers: tuple[int, ...] = ()
    tricks: tuple[Trick, ...] = ()
    noted: tuple[int, ...] = ()
    finished: int = 0
    faults: tuple[int, ...] = ()
    penalised: int | None = None

    @property
    def talk(self) -> Bidding:
        """Where the talking stands; a trump that was turned up counts as named."""
        now = bidding(self.calls, self.dealer, self.rules, self.callers)
        turned = turned_trump(self.dealt[self.dealer], self.rules)
        return now if turned is None else replace(now, contract=turned.name.lower())

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in a botifarra, or while no contract is named."""
        return trump_of(self.talk.contract)

    @property
    def trick(self) -> Trick:
        """What lies on the table: no play, or as many as the seats but one."""
        return self.tricks[-1] if self.tricks and len(self.tricks[-1]) < self.rules.seats else ()

    @property
    def all_plays(self) -> tuple[Play, ...]:
        """The plays of this deal, in turn."""
        return tuple(play for trick in self.tricks for play in trick)

    @property
    def gone(self) -> frozenset[Card]:
        """The cards that were played."""
        return frozenset(play.card for play in self.all_plays)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """What each seat still has, what lies in its piles included."""
        gone = self.gone
        return tuple(tuple(one for one in hand if one not in gone) for hand in self.dealt)

    def playable(self, seat: int) -> Hand:
        """Cards that `seat` could play, were it not for the trick.

        Rules: BOT-DUO-A-02, BOT-DUO-B-02.
        """
        return playable(self.dealt[seat], self.gone, self.rules)

    @property
    def deal_is_over(self) -> bool:
        """True once the last trick is complete, or a penalty has ended the deal."""
        played_out = len(self.tricks) == self.rules.tricks and not self.trick
        return played_out or self.penalised is not None

    @property
    def turn(self) -> int | None:
        """The seat that is asked first, or is to play; None when the deal is over.

        Rules: BOT-PLAY-01, BOT-PLAY-02, BOT-PLAY-04, BOT-DUO-A-10.
        """
        if self.deal_is_over:
            return None
        speaker = self.talk.speaker
        if speaker is not None:
            return speaker
        if self.trick:
            return right_of(self.trick[-1].seat, self.rules.seats)
        if self.tricks:
            return trick_winner(self.tricks[-1], self.trump, self.rules)
        return right_of(self.dealer, self.rules.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may speak, play or claim; none when the deal is over.

        The first one is the seat whose turn it is.
        """
        turn = self.turn
        if turn is None:
            return ()
        speakers = self.talk.speakers or (turn,)
        claiming = (seat for seat in range(self.rules.seats) if self._claimed_by(seat) is not None)
        return speakers + tuple(seat for seat in claiming if seat not in speakers)

    @property
    def points(self) -> tuple[int, ...]:
        """Points that each side has made in this deal. Rules: BOT-SET-04, BOT-SET-06."""
        return deal_points(self.tricks, self.trump, self.rules)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each side has noted, this deal included once it is over.

        Rules: BOT-SCORE-01, BOT-PEN-01, BOT-IND4-06, BOT-IND4-09, BOT-DUO-A-09.
        """
        if not self.deal_is_over:
            return self.noted
        side = None if self.penalised is None else self.rules.side(self.penalised)
        earned = deal_result(self.points, self.talk, self.rules, side)
        return tuple(old + new for old, new in zip(self.noted, earned, strict=True))

    @property
    def is_over(self) -> bool:
        """True once the match is.

        Rules: BOT-MATCH-01 to BOT-MATCH-04, BOT-IND4-08.
        """
        return self.deal_is_over and match_is_over(self.scores, self.finished + 1, self.rules)

    @property
    def winner(self) -> int | None:
        """The side that won the match; None before its end, or when it is drawn."""
        return match_winner(self.scores) if self.is_over else None

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """What `seat` may do, in a stable order; nothing when it may do nothing.

        Where faults are only punished when claimed, the cards against the rules come after
        the others.
        """
        seats = self.to_act
        if not seats or seat not in (None, *seats):
            return ()
        acting = seats[0] if seat is None else seat
        claim = (Claim(),) if self._claimed_by(acting) is not None else ()
        talk = self.talk
        if acting in talk.speakers:
            return (*map(Call, talk.calls), *claim)
        if acting != self.turn:
            return claim
        hand = self.playable(acting)
        case = decision(hand, self.trick, self.trump, self.rules)
        announced = case.charges if self.rules.announce_charge else ()
        lawful = [PlayCard(one, charging=one in announced) for one in case.legal]
        if self.rules.enforce == "claimable":
            lawful += [PlayCard(one) for one in hand if PlayCard(one) not in lawful]
        return (*lawful, *claim)

    def judge(self, action: Action, seat: int | None = None) -> Verdict:
        """Whether `seat` may do `action`, by which rule, and why not; it never raises.

        What is forbidden names among its facts the `trick` (from 1; 0 before the first
        card) and the `player`.

        Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-01 to -07, BOT-PLAY-02, BOT-LEG,
            BOT-PEN-02, BOT-DUO-A-02.
        """
        turn = self.turn
        if turn is None:
            return illegal("BOT-SET-06", "botifarra-deal-over")
        acting = turn if seat is None else seat
        verdict = self._judge(action, acting, turn)
        if verdict.legal:
            return verdict
        number = len(self.tricks) + (not self.trick) if self.talk.speaker is None else 0
        facts = {**verdict.facts, "trick": number, "player": acting}
        return replace(verdict, facts=MappingProxyType(facts))

    def _judge(self, action: Action, acting: int, turn: int) -> Verdict:
        talk = self.talk
        if acting not in range(self.rules.seats):
            return illegal("BOT-SET-01", "botifarra-no-such-seat")
        if isinstance(action, Claim):
            return self._judge_claim(acting)
        offered = tuple(map(str, self.actions()))
        if isinstance(action, PlayCard):
            if talk.speaker is not None:
                return illegal("BOT-DBL-06", "botifarra-talk-first", offered)
            if acting != turn:
                return wrong_turn("BOT-PLAY-02", turn, acting, self.rules)
            return self._judge_card(action, acting)
        if talk.speaker is None or action.call not in talk.calls:
            return closed_call(action.call, talk, self.rules)
        rule = _CALL_RULES.get(action.call, "BOT-TRUMP-01")
        if acting in talk.speakers:
            return legal(rule)
        return wrong_turn(rule, turn, acting, self.rules)

    def _judge_card(self, action: PlayCard, acting: int) -> Verdict:
        hand, rules = self.playable(acting), self.rules
        if action.card not in hand and action.card in self.hands[acting]:
            rule = "BOT-DUO-A-02" if rules.players == "2p-A" else "BOT-DUO-B-02"
            return illegal(rule, "botifarra-face-down", card=action.card)
        trick, card, charging = self.trick, action.card, action.charging
        verdict = judge_play(hand, trick, self.trump, card, charging, rules)
        if verdict.legal or rules.enforce == "strict" or card not in hand or charging:
            return verdict
        return legal("BOT-PEN-02", "botifarra-until-claimed", card=card)

    def _judge_claim(self, claimant: int) -> Verdict:
        if self.rules.enforce == "strict":
            return illegal("BOT-PEN-02", "botifarra-no-claims")
        if self._claimed_by(claimant) is None:
            return illegal("BOT-PEN-02", "botifarra-nothing-to-claim")
        return legal("BOT-PEN-02")

    def _claimed_by(self, seat: int) -> int | None:
        """The first play against the rules that `seat` could claim."""
        plays = self.all_plays if self.faults else ()
        side = self.rules.side(seat)
        found = (one for one in self.faults if self.rules.side(plays[one].seat) != side)
        return next(found, None)

    def play(self, action: Action, seat: int | None = None) -> State:
        """The state after `action`.

        Raises:
            IllegalAction: the rules forbid it; this state stays as it is.
        """
        verdict = self.judge(action, seat)
        if not verdict.legal:
            raise IllegalAction(verdict)
        acting = self.to_act[0] if seat is None else seat
        if isinstance(action, Call):
            calls, callers = (*self.calls, action.call), (*self.callers, acting)
            return replace(self, calls=calls, callers=callers)
        if isinstance(action, Claim):
            return self._settled(acting)
        fault = (len(self.all_plays),) if verdict.reason == "botifarra-until-claimed" else ()
        whole = self.tricks[:-1] if self.trick else self.tricks
        tricks = (*whole, (*self.trick, Play(acting, action.card)))
        return replace(self, tricks=tricks, faults=self.faults + fault)

    def _settled(self, claimant: int) -> State:
        """The state after a claim: the card is corrected, or costs the deal (BOT-PEN-02)."""
        fault, plays, seats = self._claimed_by(claimant) or 0, self.all_plays, self.rules.seats
        if len(plays) > (fault // seats + 1) * seats:
            return replace(self, penalised=plays[fault].seat)
        kept = plays[:fault]
        tricks = tuple(tuple(kept[at : at + seats]) for at in range(0, fault, seats))
        return replace(self, tricks=tricks, faults=tuple(one for one in self.faults if one < fault))

    def view(self, seat: int | None) -> View:
        """What `seat` may know; None is a stranger. Rules: BOT-PLAY-05, BOT-DEAL-10."""
        rules, talk, gone = self.rules, self.talk, self.gone
        piles: list[list[Trick]] = [[] for _ in range(rules.sides)]
        for trick in self.tricks:
            if len(trick) == rules.seats:
                piles[rules.side(trick_winner(trick, self.trump, rules))].append(trick)
        waits = rules.hide_partner_hand_until_trump and not self.calls
        is_blind = seat is None or (waits and seat == opposite_of(self.dealer, rules.seats))
        return View(
            rules=rules,
            seat=seat,
            dealer=self.dealer,
            hand=None if is_blind else hand_of(self.dealt[seat or 0], gone, rules),
            piles=tuple(piles_of(dealt, gone, rules) for dealt in self.dealt),
            held=tuple(map(len, self.hands)),
            calls=self.calls,
            callers=self.callers,
            contract=talk.contract,
            doubling=talk.doubling,
            to_act=talk.speakers or self.to_act[:1],
            trick=self.trick,
            last_tricks=tuple(pile[-1] if pile else None for pile in piles),
            won=tuple(map(len, piles)),
            scores=self.scores,
        )

    def position(self) -> str:
        """The whole state in one line, which `parse_position` reads back."""
        said = " ".join(f"{who}:{call}" for who, call in zip(self.callers, self.calls, strict=True))
        faults = set(self.faults)
        cards = (f"{play}{'!' * (at in faults)}" for at, play in enumerate(self.all_plays))
        fields = {
            "rules": options_text(self.rules.options()),
            "dealer": str(self.dealer),
            "dealt": " / ".join(map(notation, self.dealt)),
            "said": said,
            "played": " ".join(cards),
            "noted": " ".join(map(str, self.noted)),
            "finished": str(self.finished),
            "penalised": "" if self.penalised is None else str(self.penalised),
        }
        words = (f"{name} {text}".strip() for name, text in fields.items())
        return "; ".join(["botifarra", *words])

    def next_deal(self, hands: tuple[Hand, ...]) -> State:
        """The state in which the next deal is dealt, `hands` being its cards.

        Raises:
            ValueError: this deal is not over, or the match is, or `hands` are no deal.

        Rules: BOT-DEAL-06.
        """
        if not self.deal_is_over or self.is_over:
            raise ValueError("the next deal comes when this one is over and the match is not")
        dealer = next_dealer(self.dealer, self.rules.seats)
        return start_deal(self.rules, dealer, hands, self.scores, self.finished + 1)

    def check_misdeal(self) -> None:
        """Sees that a wrong deal may still be dealt again.

        Raises:
            ValueError: a card has been led. Rules: BOT-DEAL-08.
        """
        if self.tricks:
            raise ValueError("a deal stands once a card has been led")

    def misdealt(self, hands: tuple[Hand, ...]) -> State:
        """The state in which a deal that went wrong is dealt again, `hands` being its cards.

        Nobody notes anything. A wrong deal is seen before the first card is led: later, the
        deal stands.

        Raises:
            ValueError: a card has been led, or `hands` are no deal.

        Rules: BOT-DEAL-08, BOT-PEN-03, BOT-VAR-03.
        """
        self.check_misdeal()
        dealer = misdeal_dealer(self.dealer, self.rules)
        if _five_of_swords_decides(self.rules, self.finished):
            dealer = five_of_swords(hands)
        return start_deal(self.rules, dealer, hands, self.noted, self.finished)


def _five_of_swords_decides(rules: Rules, finished: int) -> bool:
    return rules.first_chooser == "five-of-swords" and not finished


def start_deal(
    rules: Rules = OBLIGADA,
    dealer: int = 0,
    hands: tuple[Hand, ...] = (),
    noted: Sequence[int] = (),
    finished: int = 0,
) -> State:
    """The state in which `hands` are dealt and nobody has spoken.

    Args:
        noted: what each side has noted before; empty for nothing yet.

    Raises:
        ValueError: `hands` are not the cards of the table's pack in equal parts, no such
            dealer, not as many results as sides, or the first deal is chosen by one who
            does not hold the 5 of espadas where that decides.

    Rules: BOT-SET-01, BOT-SET-02, BOT-DEAL-02, BOT-IND3-01, BOT-VAR-03.
    """
    size = len(rules.pack) // rules.seats
    if [len(hand) for hand in hands] != [size] * rules.seats:
        raise ValueError(f"a deal has {rules.seats} times {size} cards")
    if sorted(one for hand in hands for one in hand) != sorted(rules.pack):
        raise ValueError(f"a deal has each of the {len(rules.pack)} cards once")
    if dealer not in range(rules.seats):
        raise ValueError(f"no such dealer: {dealer}")
    if _five_of_swords_decides(rules, finished) and five_of_swords(hands) != dealer:
        raise ValueError("the first dealer, who chooses, holds the 5 of espadas")
    before = tuple(noted) or (0,) * rules.sides
    if len(before) != rules.sides:
        raise ValueError(f"{rules.sides} sides note points, not {len(before)}")
    return State(rules, dealer, hands, noted=before, finished=finished)

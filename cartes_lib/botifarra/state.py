"""Immutable positions of a match: turns, plays, claims, scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cartes_lib.botifarra.actions import KINDS, Action, Call, Claim, PlayCard, action_of
from cartes_lib.botifarra.dealing import check_dealt, five_of_swords, misdeal_dealer, next_dealer
from cartes_lib.botifarra.ending import match_is_over
from cartes_lib.botifarra.judge import judge_play, wrong_turn
from cartes_lib.botifarra.layout import hand_of, piles_of
from cartes_lib.botifarra.legal import decision
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.table import Table
from cartes_lib.botifarra.talk import judge_call
from cartes_lib.botifarra.trick import trick_winner
from cartes_lib.botifarra.view import View
from cartes_lib.cards import Card, notation
from cartes_lib.engine import (
    IllegalAction,
    Verdict,
    check_kinds,
    checked_seat,
    illegal,
    is_seat,
    legal,
)
from cartes_lib.options import check_kind
from cartes_lib.position import options_text, rows_text
from cartes_lib.seats import opposite_of
from cartes_lib.tricks import Play, Trick

__all__ = ["State", "replay_deal", "start_deal"]


@dataclass(frozen=True, slots=True)
class State(Table):
    """A complete, immutable position of a match. The attributes are those of `Table`.

    >>> from cartes_lib.botifarra import Match
    >>> Match(seed=1, dealer=0).state.to_act
    (0,)
    """

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may call or play; the seat whose turn it is comes first. Empty at the end
        of the match.

        At tables that punish wrong plays only after a claim, every seat may claim at any time. A
        seat that may only claim is not included (BOT-PEN-02).
        """
        turn = self.turn
        return () if turn is None else self.talk.speakers or (turn,)

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """The legal actions of `seat`, in a stable order; empty if the seat may not act.

        At tables that punish wrong plays only after a claim, illegal cards come after the legal
        cards. Claims are never listed, because a listed claim would reveal a wrong play. `play`
        accepts a claim of any seat at any time (BOT-PEN-02).

        Raises:
            ValueError: `seat` is not at the table.
        """
        if seat is not None:
            checked_seat(seat, self.rules.seats)
        seats = self.to_act
        if not seats or seat not in (None, *seats):
            return ()
        talk = self.talk
        if talk.speakers:
            return tuple(map(Call, talk.calls))
        hand = self.playable(seats[0])
        case = decision(hand, self.trick, self.trump, self.rules)
        announced = case.charges if self.rules.announce_charge else ()
        lawful = [PlayCard(card, charging=card in announced) for card in case.legal]
        if self.rules.enforce == "claimable":
            lawful += [PlayCard(card) for card in hand if PlayCard(card) not in lawful]
        return tuple(lawful)

    def judge(self, action: Action | str, seat: int | None = None) -> Verdict:
        """The verdict on `action` of `seat`: legal or not, rule and reason.

        Text is parsed as an action's notation. Invalid arguments raise no exception: the verdict is
        illegal. The facts of an illegal action include `trick` (from 1; 0 before the first card)
        and `player`. The alternatives are the legal actions of the seat.

        Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-01 to -07, BOT-PLAY-02, BOT-LEG,
            BOT-PEN-02, BOT-DUO-A-02.
        """
        if seat is not None and not is_seat(seat, self.rules.seats):
            return illegal("BOT-SET-01", "botifarra-no-such-seat")
        parsed, acting = action_of(action), self.turn if seat is None else seat
        is_late_claim = isinstance(parsed, Claim) and self.rules.enforce == "claimable"
        if acting is None or (self.deal_is_over and not is_late_claim):
            return illegal("BOT-SET-06", "botifarra-deal-over")
        verdict = self._judge(parsed, acting)
        if verdict.legal:
            return verdict
        number = len(self.tricks) + (not self.trick) if self.talk.speaker is None else 0
        facts = {**verdict.facts, "trick": number, "player": acting}
        others = verdict.alternatives or tuple(map(str, self.actions(acting)))
        return replace(verdict, facts=facts, alternatives=others)

    def _judge(self, action: Action | None, acting: int) -> Verdict:
        """The verdict on `action` of `acting`; if this verdict has no alternatives, `judge` adds
        all legal actions.
        """
        talk = self.talk
        match action:
            case Call(call):
                return judge_call(call, talk, acting, self.rules)
            case Claim():
                return self._judge_claim(acting)
            case PlayCard() if talk.speaker is not None:
                return illegal("BOT-DBL-06", "botifarra-talk-first")
            case PlayCard() if acting != self.turn:
                return wrong_turn("BOT-PLAY-02", self.to_act[0], acting, self.rules)
            case PlayCard():
                return self._judge_card(action, acting)
        return illegal("BOT-PLAY-07", "botifarra-no-such-action")

    def _judge_card(self, action: PlayCard, acting: int) -> Verdict:
        hand, rules = self.playable(acting), self.rules
        trick, card, charging = self.trick, action.card, action.charging
        if rules.is_duo and card not in hand and card not in self.in_sight:
            # The reason is the same for every place of the card. A different reason would reveal
            # the place.
            rule = "BOT-DUO-A-02" if rules.table == "2p-A" else "BOT-DUO-B-02"
            return illegal(rule, "botifarra-face-down", card=card)
        verdict = judge_play(hand, trick, self.trump, card, charging, rules)
        if verdict.legal or rules.enforce == "strict" or card not in hand or charging:
            return verdict
        return legal("BOT-PEN-02", "botifarra-until-claimed", card=card)

    def _judge_claim(self, claimant: int) -> Verdict:
        """The verdict on a claim of `claimant`. A claim is possible until the next deal is dealt.

        Rule: BOT-PEN-02.
        """
        if self.rules.enforce == "strict":
            return illegal("BOT-PEN-02", "botifarra-no-claims")
        if self.penalised is not None:
            return illegal("BOT-PEN-02", "botifarra-claimed-already")
        side, plays = self.rules.side(claimant), self.all_plays if self.faults else ()
        if all(self.rules.side(plays[fault].seat) == side for fault in self.faults):
            return illegal("BOT-PEN-02", "botifarra-nothing-to-claim")
        return legal("BOT-PEN-02")

    def play(self, action: Action | str, seat: int | None = None) -> State:
        """The state after `action`; text is parsed as an action's notation.

        Raises:
            IllegalAction: the rules forbid the action; this state is unchanged.
            TypeError: `action` is neither an action nor text, or `seat` is not an integer.
        """
        check_kinds(action, KINDS, seat)
        verdict, parsed = self.judge(action, seat), action_of(action)
        if not verdict.legal or parsed is None:
            raise IllegalAction(verdict)
        if isinstance(parsed, Claim):
            return self._settled()
        acting = self.to_act[0] if seat is None else seat
        if isinstance(parsed, Call):
            calls, callers = (*self.calls, parsed.call), (*self.callers, acting)
            return replace(self, calls=calls, callers=callers)
        fault = (len(self.all_plays),) if verdict.reason == "botifarra-until-claimed" else ()
        whole = self.tricks[:-1] if self.trick else self.tricks
        tricks = (*whole, (*self.trick, Play(acting, parsed.card)))
        return replace(self, tricks=tricks, faults=self.faults + fault)

    def _settled(self) -> State:
        """The state after a claim about the first illegal play of the deal.

        The play is corrected, or the deal ends with a penalty. Rule: BOT-PEN-02.
        """
        fault, plays, seats = self.faults[0], self.all_plays, self.rules.seats
        if self.is_too_late_to_correct(fault):
            return replace(self, penalised=plays[fault].seat)
        valid_plays = plays[:fault]
        tricks = tuple(tuple(valid_plays[at : at + seats]) for at in range(0, fault, seats))
        return replace(self, tricks=tricks, faults=())

    def view(self, seat: int | None) -> View:
        """The view of `seat`; seat None is an onlooker.

        Raises:
            ValueError: `seat` is not at the table.

        Rules: BOT-PLAY-05, BOT-DEAL-10.
        """
        if seat is not None:
            checked_seat(seat, self.rules.seats)
        rules, talk, gone = self.rules, self.talk, self.gone
        piles: list[list[Trick]] = [[] for _ in range(rules.sides)]
        for trick in self.tricks:
            if len(trick) == rules.seats:
                piles[rules.side(trick_winner(trick, self.trump, rules))].append(trick)
        is_secret = rules.hide_partner_hand_until_trump and not self.calls
        is_blind = seat is None or (is_secret and seat == opposite_of(self.dealer, rules.seats))
        return View(
            rules=rules,
            seat=seat,
            dealer=self.dealer,
            hand=None if is_blind else hand_of(self.dealt[seat or 0], gone, rules),
            piles=tuple(piles_of(dealt, gone, rules) for dealt in self.dealt),
            hand_sizes=tuple(map(len, self.hands)),
            calls=self.calls,
            callers=self.callers,
            contract=talk.contract,
            doubling=talk.doubling,
            to_act=self.to_act,
            trick=self.trick,
            last_tricks=tuple(pile[-1] if pile else None for pile in piles),
            won=tuple(map(len, piles)),
            scores=self.scores,
        )

    def position(self) -> str:
        """The position string of this state, which `parse_position` reads."""
        calls = " ".join(
            f"{who}:{call}" for who, call in zip(self.callers, self.calls, strict=True)
        )
        faults = set(self.faults)
        cards = (f"{play}{'!' * (at in faults)}" for at, play in enumerate(self.all_plays))
        fields = {
            "rules": options_text(self.rules.options()),
            "dealer": str(self.dealer),
            "dealt": rows_text(map(notation, self.dealt)),
            "calls": calls,
            "played": " ".join(cards),
            "scored": " ".join(map(str, self.scored)),
            "finished": str(self.finished),
            "penalised": "" if self.penalised is None else str(self.penalised),
        }
        words = (f"{name} {text}".strip() for name, text in fields.items())
        return "; ".join(["botifarra", *words])

    def next_deal(self, hands: Sequence[Sequence[Card]]) -> State:
        """The state at the start of the next deal, with the cards `hands`.

        Raises:
            ValueError: this deal is not over, the match is over, or `hands` is not a deal of the
                pack.

        Rules: BOT-DEAL-06.
        """
        if not self.deal_is_over or self.is_over:
            raise ValueError("the next deal comes when this one is over and the match is not")
        dealer = next_dealer(self.dealer, self.rules.seats)
        return start_deal(self.rules, dealer, hands, self.scores, self.finished + 1)

    def check_misdeal(self) -> None:
        """Check that a misdeal can still be declared.

        Raises:
            ValueError: the first card has already been led. Rules: BOT-DEAL-08.
        """
        if self.tricks:
            raise ValueError("a deal stands once a card has been led")

    def misdealt(self, hands: Sequence[Sequence[Card]]) -> State:
        """The state after a misdeal, with the new cards `hands`.

        Nobody scores. A misdeal must be declared before the first card is led; later the deal is
        valid.

        Raises:
            ValueError: the first card has already been led, or `hands` is not a deal of the pack.

        Rules: BOT-DEAL-08, BOT-PEN-03, BOT-VAR-03.
        """
        self.check_misdeal()
        dealer = misdeal_dealer(self.dealer, self.rules)
        if _five_of_swords_decides(self.rules, self.finished):
            dealer = five_of_swords(tuple(map(tuple, hands)))
        return start_deal(self.rules, dealer, hands, self.scored, self.finished)


def _five_of_swords_decides(rules: Rules, finished: int) -> bool:
    return rules.first_chooser == "five-of-swords" and not finished


def start_deal(
    rules: Rules = OBLIGADA,
    dealer: int = 0,
    hands: Sequence[Sequence[Card]] = (),
    scored: Sequence[int] = (),
    finished: int = 0,
) -> State:
    """The state at the start of a deal with the cards `hands`, before the first call.

    Args:
        scored: the score of each side before this deal; empty before the first deal.
        finished: the number of earlier deals.

    Raises:
        ValueError: `hands` is not a deal of the pack; `dealer` is not a seat; `scored` has a wrong
            length, impossible scores or scores that end the match; `finished` is negative; or the
            holder of the 5 of espadas must name the first contract, and `dealer` does not have it.
        TypeError: `rules` are of another game.

    Rules: BOT-SET-01, BOT-SET-02, BOT-DEAL-02, BOT-IND3-01, BOT-VAR-03.

    >>> import random
    >>> from cartes_lib.botifarra import OBLIGADA, random_deal, start_deal
    >>> start_deal(OBLIGADA, 0, random_deal(random.Random(1))).turn
    0
    """
    check_kind(rules, Rules)
    if not is_seat(dealer, rules.seats):
        raise ValueError(f"no such dealer: {dealer}")
    dealt = tuple(map(tuple, hands))
    check_dealt(dealt, rules)
    before = tuple(scored) or (0,) * rules.sides
    if len(before) != rules.sides or any(type(item) is not int for item in before):
        raise ValueError(f"{rules.sides} sides note whole points, not {before}")
    if type(finished) is not int or finished < 0:
        raise ValueError(f"no such number of deals: {finished}")
    # Only players without partners may have a negative score.
    if match_is_over(before, finished, rules) or (min(before) < 0 and not rules.is_individual):
        raise ValueError(f"no deal is played at {before} after {finished} deals")
    if _five_of_swords_decides(rules, finished) and five_of_swords(dealt) != dealer:
        raise ValueError("the first dealer, who chooses, holds the 5 of espadas")
    return State(rules, dealer, dealt, scored=before, finished=finished)


def replay_deal(state: State, hands: Sequence[Sequence[Card]]) -> State:
    """The state after the same calls and plays as in `state`, but with `hands` as the dealt cards.

    An announced charge is announced again (BOT-LEG-IN-05). At tables that punish wrong plays after
    a claim, other hands may make a wrong play legal, or a legal play wrong. A claim that ended the
    deal is not repeated (BOT-PEN-02).

    Args:
        hands: the hands of all seats at the start of the deal.

    Raises:
        IllegalAction: a call or play is illegal with `hands`.
        ValueError: `hands` is not a deal of the pack, or is impossible with this dealer
            (BOT-VAR-03).

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.botifarra.state import replay_deal
    >>> state = Match(seed=1).state
    >>> replay_deal(state, state.hands) == state
    True
    """
    before, again = (
        start_deal(state.rules, state.dealer, dealt, state.scored, state.finished)
        for dealt in (state.dealt, hands)
    )
    for caller, call in zip(state.callers, state.calls, strict=True):
        before, again = (item.play(Call(call), caller) for item in (before, again))
    for number, play in enumerate(state.all_plays):
        charge = PlayCard(play.card, charging=True)
        is_charge = number not in state.faults and charge in before.actions()
        action = charge if is_charge else PlayCard(play.card)
        before, again = (item.play(action, play.seat) for item in (before, again))
    return again

"""Immutable positions of a match of Truco, and the start of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cartes_lib.card_table import CardTable
from cartes_lib.cards import PACK_40, Card, Hand, notation
from cartes_lib.engine import IllegalAction, Verdict, checked_seat, illegal, is_seat, legal
from cartes_lib.options import check_kind
from cartes_lib.position import options_text, position_text, rows_text
from cartes_lib.rich import html_of
from cartes_lib.truco.actions import Action, Call, action_of, check_action
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.dealing import HAND
from cartes_lib.truco.judge import actions, judge_plain
from cartes_lib.truco.play import final, interfered, play_in_deal
from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.score import Award, is_pica, scored
from cartes_lib.truco.seating import (
    accounts_of_sides,
    duels,
    gallo_of,
    next_dealer,
    sides_of,
    turn_order,
)
from cartes_lib.truco.shown import declared_values, public_action, settled_bets, shown_cards
from cartes_lib.truco.view import View

__all__ = ["State", "start_deal"]

_INTERFERE = Call("interfere")


@dataclass(frozen=True, slots=True)
class State:
    """A position of a match: the current deal, and the scores before it.

    Attributes:
        rules: the table's options.
        dealer: the seat that deals.
        dealt: the cards that each seat got; four for a gallo (the player without a partner).
        scored: the scores of this chico (a part of the match) before the deal: one for each side,
            or one for each seat if the gallo changes.
        chicos: number of chicos that each score had won before the deal.
        finished: number of earlier deals of this chico.
        exposed: the card that was turned up by accident while dealing; None in most deals
            (TRU-DEAL-06).
        answer: "keep" or "redeal": the decision about the exposed card; "" before the decision.
        deals: the `Deal` objects with these cards; the last one is in progress. There is one, or in
            a pica-pica (a round of duels) one for each duel. Empty before the decision about an
            exposed card.
        done: the actions so far, as pairs of seat and action in the notation of records.

    >>> from cartes_lib.truco import Match
    >>> Match(seed=1).state.scores
    (0, 0)
    """

    rules: Rules
    dealer: int
    dealt: tuple[Hand, ...]
    scored: tuple[int, ...]
    chicos: tuple[int, ...]
    finished: int = 0
    exposed: Card | None = None
    answer: str = ""
    deals: tuple[Deal, ...] = ()
    done: tuple[tuple[int, str], ...] = ()

    def __str__(self) -> str:
        """A text table of all hands and the current trick, including hidden cards; * marks the seat
        whose turn it is.
        """
        return str(self.card_table)

    @property
    def card_table(self) -> CardTable:
        """A table of all hands and the current trick, including hidden cards; * marks the seat
        whose turn it is.
        """
        deal, acting = self.deal, self.to_act
        played = {} if deal is None else {play.seat: (play.card,) for play in deal.trick}
        gone = set() if deal is None else {play.card for trick in deal.tricks for play in trick}
        gone |= set() if deal is None else {play.card for play in deal.trick}
        rows = tuple(
            (
                f"{seat} *" if seat in acting else str(seat),
                (tuple(card for card in hand if card not in gone), played.get(seat, ())),
            )
            for seat, hand in enumerate(self.dealt)
        )
        calls = " ".join(text for _, text in self.done) or "nothing done yet"
        title = f"Truco, score {'-'.join(map(str, self.scores))}: {calls}"
        return CardTable(title, ("seat", "hand", "trick"), rows)

    def _repr_html_(self) -> str | None:
        return html_of(self)

    @property
    def deal(self) -> Deal | None:
        """The current deal, or the last one; None before the first deal."""
        return self.deals[-1] if self.deals else None

    @property
    def is_pica(self) -> bool:
        """Whether this deal is a pica-pica (a round of duels). Rules: TRU-SIX-02 to -04,
        TRU-EIG-01.
        """
        return is_pica(self.finished, self.scored, self.rules)

    @property
    def is_void(self) -> bool:
        """Whether the deal is void because a card was turned up by accident. Rule: TRU-DEAL-06."""
        return self.answer == "redeal"

    @property
    def gallo(self) -> int | None:
        """The gallo: the seat that is alone against two. None unless there are three players. Rule:
        TRU-GAL-01.
        """
        return gallo_of(self.dealer, self.rules)

    @property
    def deal_is_over(self) -> bool:
        """Whether no further action is possible in this deal. Rules: TRU-SIX-09, TRU-DEAL-06."""
        if self.is_void:
            return True
        if self.deal is None or not self.deal.is_over:
            return False
        return self.chico_winner is not None or len(self.deals) == len(self.groups)

    @property
    def next_dealer(self) -> int:
        """The seat that deals after this deal. Rules: TRU-DEAL-01, TRU-DEAL-06."""
        return self.dealer if self.is_void else next_dealer(self.dealer, self.rules)

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The groups of seats that play against each other: the whole table, or each duel.

        The first seat of a group is its mano (first player). Rule: TRU-SIX-08.
        """
        if self.is_pica:
            return duels(self.rules.players, self.dealer, self.rules)
        return (turn_order(self.dealer, self.rules),)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act next; empty if the deal is over.

        Other seats may be allowed to act too: a partner may announce a flor, and some rules allow a
        truco out of turn. `actions` lists these actions.
        """
        if self.deal_is_over:
            return ()
        return (self.receiver,) if self.deal is None else self.deal.to_act

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores of this chico (a part of the match), including all finished duels. Rules:
        TRU-SCORE-01, -04.
        """
        return self._scored()[0]

    @property
    def chico_winner(self) -> int | None:
        """The index of the score that has won the chico (a part of the match) with this deal, or
        None.
        """
        return self._scored()[1]

    @property
    def chicos_won(self) -> tuple[int, ...]:
        """The number of chicos won by each side, or by each player who has a score, as in `scores`.

        A chico (a part of the match) that this deal has decided counts too. Rule: TRU-SCORE-02.
        """
        return tuple(
            count + (account == self.chico_winner) for account, count in enumerate(self.chicos)
        )

    @property
    def is_over(self) -> bool:
        """Whether the match is over. Rules: TRU-SET-04, TRU-SCORE-02."""
        return self.deal_is_over and self.winner is not None

    @property
    def winner(self) -> int | None:
        """The winner of the match: a side, or a seat if the gallo (the player without a partner)
        changes; None before the end of the match.
        """
        won = self.chicos_won
        best = max(range(len(won)), key=lambda account: won[account])
        return best if won[best] >= self.rules.chicos_to_win else None

    @property
    def awards(self) -> tuple[Award, ...]:
        """The awards of all finished deals that are played with the current cards, in order."""
        return tuple(item for deal in self.deals if deal.is_over for item in final(deal))

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """The legal actions of `seat`, in a stable order; empty if the seat may not act.

        Interfering in another duel breaks the rules and is not listed, although `play` accepts it
        (TRU-SIX-07).

        Raises:
            ValueError: `seat` is not at the table.
        """
        checked = None if seat is None else checked_seat(seat, self.rules.players)
        if not self.to_act:
            return ()
        acting = self.to_act[0] if checked is None else checked
        if self.deal is None:
            return (Call("keep"), Call("redeal")) if acting == self.receiver else ()
        return actions(self.deal, acting)

    def judge(self, action: Action | str, seat: int | None = None) -> Verdict:
        """The verdict on `action` of `seat`: legal or not, rule and reason.

        Text is parsed as an action's notation. Invalid arguments raise no exception: the verdict is
        illegal. If the action is illegal, the alternatives are the legal actions of the seat.
        """
        if seat is not None and not is_seat(seat, self.rules.players):
            return illegal("TRU-SET-02", "truco-no-such-seat")
        if self.deal_is_over:
            return illegal("TRU-TRU-10", "truco-hand-over")
        acting = self.to_act[0] if seat is None else seat
        verdict = self._judged(action, acting)
        if verdict.legal:
            return verdict
        return replace(verdict, alternatives=tuple(map(str, self.actions(acting))))

    def _judged(self, action: Action | str, seat: int) -> Verdict:
        """The verdict on `action` of `seat`, without alternatives."""
        parsed = action_of(action)
        if parsed is None:
            return illegal("TRU-TURN-02", "truco-no-such-action")
        if self.deal is None:
            return self._judge_exposed(parsed, seat)
        if parsed == _INTERFERE:
            if self.is_pica and seat not in self.deal.seats:
                return legal("TRU-SIX-07", "truco-allowed")
            return illegal("TRU-SIX-07", "truco-own-duel")
        return judge_plain(self.deal, parsed, seat)

    def play(self, action: Action | str, seat: int | None = None) -> State:
        """The state after `action`; text is parsed as an action's notation.

        Raises:
            IllegalAction: the rules forbid the action; this state is unchanged.
            TypeError: `action` is neither an action nor text, or `seat` is not an integer.
        """
        check_action(action, seat)
        verdict, parsed = self.judge(action, seat), action_of(action)
        if not verdict.legal or parsed is None:
            raise IllegalAction(verdict)
        acting = self.to_act[0] if seat is None else seat
        now = replace(self, done=(*self.done, (acting, str(parsed))))
        if self.deal is None:
            now = replace(now, answer=str(parsed))
            return now if now.is_void else now._with_next_deal()
        if parsed == _INTERFERE:
            deal = interfered(self.deal, self.deal.sides[acting])
        else:
            deal = play_in_deal(self.deal, parsed, acting)
        now = replace(now, deals=(*self.deals[:-1], deal))
        return now if not deal.is_over or now.deal_is_over else now._with_next_deal()

    def view(self, seat: int | None) -> View:
        """The view of `seat`; seat None is an onlooker.

        Raises:
            ValueError: `seat` is not at the table.
        """
        if seat is not None:
            checked_seat(seat, self.rules.players)
        deal = self.deal
        return View(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            sides=sides_of(self.dealer, self.rules),
            gallo=self.gallo,
            hand=None if seat is None else self.hand(seat),
            hand_sizes=tuple(len(self.hand(item)) for item in range(self.rules.players)),
            pica=self.is_pica,
            duel=deal.seats if deal else (),
            phase=deal.phase if deal else "exposed",
            to_act=self.to_act,
            actions=() if seat is None else tuple(map(str, self.actions(seat))),
            trick=deal.trick if deal else (),
            tricks=deal.tricks if deal else (),
            results=deal.results if deal else (),
            gone=deal.gone if deal else (),
            calls=tuple((speaker, public_action(action)) for speaker, action in self.done),
            flor=deal.flor.state if deal else "none",
            envido=deal.envido.state if deal else "none",
            truco=deal.truco.state if deal else "none",
            flor_open=deal.open_to_flor if deal else (),
            declared=tuple(value for deal in self.deals for value in declared_values(deal)),
            settled=tuple(bet for deal in self.deals for bet in settled_bets(deal)),
            exposed=self.exposed,
            shown=tuple(card for deal in self.deals if deal.is_over for card in shown_cards(deal)),
            awards=self.awards,
            scores=self.scores,
            chicos=self.chicos_won,
        )

    def hand(self, seat: int) -> Hand:
        """The remaining cards of `seat`; empty if the seat has folded.

        Raises:
            ValueError: `seat` is not at the table.
        """
        checked_seat(seat, self.rules.players)
        for deal in self.deals:
            if seat in deal.seats:
                return deal.hand(seat)
        return self.dealt[seat]

    def next_deal(self, hands: Sequence[Sequence[Card]], exposed: Card | None = None) -> State:
        """The state at the start of the next deal, with the cards `hands`.

        If a deal does not count, the same dealer deals again.

        Raises:
            ValueError: this deal is not over, the match is over, or `hands` is not a deal of the
                pack.

        Rules: TRU-DEAL-01, TRU-DEAL-06, TRU-SCORE-05.
        """
        if not self.deal_is_over or self.is_over:
            raise ValueError("the next deal comes when this one is over and the match is not")
        new = self.chico_winner is not None
        return start_deal(
            self.rules,
            self.next_dealer,
            hands,
            (0,) * len(self.scored) if new else self.scores,
            self.chicos_won,
            0 if new else self.finished + (not self.is_void),
            exposed,
        )

    def position(self) -> str:
        """The position string of this state, which `parse_position` reads."""
        fields = {
            "rules": options_text(self.rules.options()),
            "dealer": str(self.dealer),
            "dealt": rows_text(map(notation, self.dealt)),
            "scored": " ".join(map(str, self.scored)) if any(self.scored) else "",
            "chicos": " ".join(map(str, self.chicos)) if any(self.chicos) else "",
            "finished": str(self.finished or ""),
            "exposed": str(self.exposed or ""),
            "done": " ".join(f"{seat}:{action.replace(' ', '=')}" for seat, action in self.done),
        }
        return position_text("truco", fields)

    @property
    def receiver(self) -> int:
        """The seat that got the exposed card, which was turned up by accident."""
        return next(seat for seat, hand in enumerate(self.dealt) if self.exposed in hand)

    def _judge_exposed(self, action: Action, seat: int) -> Verdict:
        """The verdict on the decision to keep a card that was turned up by accident, or to deal
        again. Rule: TRU-DEAL-06.
        """
        if str(action) not in ("keep", "redeal"):
            return illegal("TRU-DEAL-06", "truco-exposed-first", card=self.exposed)
        if seat != self.receiver:
            return illegal("TRU-DEAL-06", "truco-not-receiver", card=self.exposed)
        return legal("TRU-DEAL-06", "truco-allowed", card=self.exposed)

    def _scored(self) -> tuple[tuple[int, ...], int | None]:
        scores, winner = self.scored, None
        accounts = accounts_of_sides(self.dealer, self.rules)
        order = turn_order(self.dealer, self.rules) if self.rules.accounts == 3 else ()
        for deal in self.deals:
            if deal.is_over and winner is None:
                first = deal.sides[deal.mano]
                scores, winner = scored(
                    scores, final(deal), accounts, self.rules, order or (first, 1 - first)
                )
        return scores, winner

    def _with_next_deal(self) -> State:
        deal = Deal(
            self.rules,
            self.groups[len(self.deals)],
            sides_of(self.dealer, self.rules),
            self.dealt,
            accounts_of_sides(self.dealer, self.rules),
            self.scores,
            self.is_pica,
        )
        return replace(self, deals=(*self.deals, deal))


def start_deal(
    rules: Rules = CON_FLOR,
    dealer: int = 0,
    hands: Sequence[Sequence[Card]] = (),
    scored: Sequence[int] = (),
    chicos: Sequence[int] = (),
    finished: int = 0,
    exposed: Card | None = None,
) -> State:
    """The state at the start of a deal with the cards `hands`, before the first call.

    Args:
        scored: the scores of this chico before the deal; empty for a new chico.
        chicos: number of chicos that each score has won; empty for a new match.
        finished: number of earlier deals of this chico.
        exposed: a card of `hands` that was turned up by accident while dealing; None without such a
            card.

    Raises:
        ValueError: `hands` does not have three different cards of the pack for each seat (four for
            a gallo, who has no partner); or `dealer`, the scores or `exposed` are impossible.
        TypeError: `rules` are of another game.

    Rules: TRU-SET-01, TRU-SET-02, TRU-DEAL-05 to -07.

    >>> import random
    >>> from cartes_lib.truco import SIN_FLOR, random_deal, start_deal
    >>> start_deal(SIN_FLOR, 0, random_deal(random.Random(1), SIN_FLOR)).to_act
    (1,)
    """
    check_kind(rules, Rules)
    if not is_seat(dealer, rules.players):
        raise ValueError(f"no such dealer: {dealer}")
    dealt = tuple(map(tuple, hands))
    gallo = gallo_of(dealer, rules)
    sizes = [HAND + (seat == gallo) for seat in range(rules.players)]
    dealt_cards = [card for hand in dealt for card in hand]
    if [len(hand) for hand in dealt] != sizes:
        raise ValueError(f"a deal has hands of {sizes} cards")
    if len(set(dealt_cards)) < len(dealt_cards) or not set(dealt_cards) <= set(PACK_40):
        raise ValueError("a deal has cards of the forty, none of them twice")
    if exposed is not None and exposed not in dealt_cards:
        raise ValueError(f"nobody got the exposed card {exposed}")
    scores = tuple(scored) or (0,) * rules.accounts
    won = tuple(chicos) or (0,) * rules.accounts
    if len(scores) != rules.accounts or not _are_counts(scores, rules.target):
        raise ValueError(f"no such scores: {scores}")
    if len(won) != rules.accounts or not _are_counts(won, rules.chicos_to_win):
        raise ValueError(f"no such chicos: {won}")
    if type(finished) is not int or finished < 0:
        raise ValueError(f"no such number of hands: {finished}")
    state = State(rules, dealer, dealt, scores, won, finished, exposed)
    if exposed is None:
        return state._with_next_deal()
    return replace(state, answer="redeal") if rules.exposed_card == "always-redeal" else state


def _are_counts(numbers: Sequence[int], limit: int) -> bool:
    return all(type(number) is int and 0 <= number < limit for number in numbers)

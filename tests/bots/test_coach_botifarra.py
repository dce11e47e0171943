"""Tests of the coach of Botifarra: its reasons are true, and its advice begins with the best."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples
from test_botifarra_monte_carlo import at_random, dealt

from cartes_lib import coach
from cartes_lib.botifarra import LLIURE, OBLIGADA, PRESETS, Match, parse_position, start_deal
from cartes_lib.botifarra.actions import PlayCard
from cartes_lib.botifarra.bots import heuristic
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import beats, best_play, trump_of
from cartes_lib.bots.budget import Budget
from cartes_lib.cards import card, cards
from cartes_lib.messages import format_message
from cartes_lib.seats import right_of

FEW = Budget(samples=6, seconds=None)
ENOUGH = Budget(samples=20, seconds=None)
LAYOUT = (
    "9o 1o 12o 2c 3c 4c 5c 6c 7c 8c 10c 11c",
    "11o 10o 8o 9c 1c 12c 2e 3e 4e 5e 6e 7e",
    "7o 6o 5o 8e 9e 1e 12e 2b 3b 4b 5b 6b",
    "4o 3o 2o 10e 11e 7b 8b 9b 1b 10b 11b 12b",
)


def reached(*calls):
    state = start_deal(OBLIGADA, 3, tuple(map(cards, LAYOUT)))
    for item in ("botifarra", "pass", "pass", *calls):
        state = state.play(item)
    return state


def ids(state, expected):
    seat = state.to_act[0]
    result = coach.reasons("botifarra", remember(state, seat), PlayCard(card(expected)))
    return [item.id.removeprefix("botifarra-") for item in result]


class Truth:
    """Facts about the card `played` by `seat`, computed with all hands open.

    They check the coach's reasons.
    """

    def __init__(self, state, seat, played):
        self.state, self.seat, self.card = state, seat, played
        self.trump = trump_of(state.talk.contract)
        self.rules = state.rules
        self.trick = state.trick
        self.best = best_play(self.trick, self.trump, self.rules) if self.trick else None

    def cards_of(self, seats):
        return [item for seat in seats for item in self.state.hands[seat]]

    @property
    def later_opponents(self):
        later = range(1, self.rules.seats - len(self.trick))
        results = [right_of(self.seat, self.rules.seats, step) for step in later]
        four = self.rules.seats == 4 and self.rules.variant in ("obligada", "lliure", "intermedia")
        return [item for item in results if not four or item % 2 != self.seat % 2]

    def stands(self, played):
        hand = self.cards_of(self.later_opponents)
        return not any(beats(item, played, self.trump, self.rules) for item in hand)

    @property
    def takes(self):
        return self.best is not None and beats(self.card, self.best.card, self.trump, self.rules)

    @property
    def partner_wins(self):
        return self.best is not None and self.best.seat == (self.seat + 2) % 4

    @property
    def others(self):
        """The cards in the hands of all other players."""
        return self.cards_of(item for item in range(self.rules.seats) if item != self.seat)

    def in_suit(self, hand):
        """The cards of `hand` in the suit of the played card."""
        return [item for item in hand if item.suit == self.card.suit]

    def trumps(self, hand):
        return [item for item in hand if item.suit == self.trump]

    def checks_of_a_lead(self, facts):
        """Whether each reason to lead the card is true; the key is the reason."""
        hand = self.state.hands[self.seat]
        return {
            "last-trump": lambda: not self.trumps(self.others),
            "fell": lambda: self.stands(self.card) and {*facts["fell"]} <= self.state.gone,
            "master": lambda: self.stands(self.card),
            "draws-trumps": lambda: facts["left"] == len(self.trumps(self.others)),
            "from-length": lambda: facts["count"] == len(self.in_suit(hand)),
        }

    def checks_of_a_follower(self, facts):
        """Whether each reason to add the card to a trick is true; the key is the reason."""
        last, suit = len(self.trick) == self.rules.seats - 1, self.card.suit
        legal = {act.card for act in self.state.actions(self.seat)}
        return {
            "charge-last": lambda: self.partner_wins and last and card_points(self.card) > 0,
            "charge-sure": lambda: self.partner_wins and self.stands(self.best.card),
            "takes-last": lambda: self.takes and last,
            "ruffs": lambda: self.takes and suit == self.trump != self.trick[0].card.suit,
            "takes-sure": lambda: self.takes and self.stands(self.card),
            "saves-points": lambda: (
                not self.takes and not card_points(self.card) and {*facts["saved"]} <= legal
            ),
            "lowest": lambda: not self.takes,
        }

    def holds(self, reason):
        hand, partner = self.state.hands[self.seat], self.state.hands[(self.seat + 2) % 4]
        higher = (beats(item, self.card, None, self.rules) for item in self.in_suit(self.others))
        checks = {
            "partner-ruffs": lambda: not self.in_suit(partner),
            "highest": lambda: not any(higher),
            "makes-void": lambda: len(self.in_suit(hand)) == 1 and bool(self.trumps(hand)),
        }
        of_place = self.checks_of_a_follower if self.trick else self.checks_of_a_lead
        checks |= of_place(reason.facts)
        # A reason of the other place is false.
        return checks.get(reason.id.removeprefix("botifarra-"), lambda: False)()


@examples(12, 200)
@given(seed=st.integers(0, 10**6), count=st.integers(2, 50))
@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE, PRESETS["individual"]])
def test_every_reason_for_a_card_is_true_with_all_hands_open(rules, seed, count):
    state = at_random(dealt(rules, seed), count, random.Random(seed))
    if state.deal_is_over or state.talk.speaker is not None:
        return
    seat = state.to_act[0]
    memory = remember(state, seat)
    for action in state.actions(seat):
        if isinstance(action, PlayCard):
            truth = Truth(state, seat, action.card)
            for reason in coach.reasons("botifarra", memory, action):
                assert truth.holds(reason), (state.position(), action, reason)


@pytest.mark.rule("BOT-LEG-OB-02")
def test_the_coach_advises_the_last_seat_to_charge_its_partners_trick():
    state = reached("2c", "9c", "2b")
    assert ids(state, "1b")[0] == "charge-last"
    assert "charge-last" not in ids(state, "7b"), "the seven has no points"


def test_only_the_last_player_of_a_winning_partner_is_advised_to_charge():
    assert "charge-last" not in ids(reached("2c", "9c"), "1e")
    assert "charge-last" not in ids(reached("9o", "8o", "5o"), "2o")


def test_higher_cards_that_have_fallen_are_named():
    state = reached("9o", "8o", "5o", "2o", "1o", "10o", "6o", "3o")
    assert state.to_act == (0,)
    result = coach.reasons("botifarra", remember(state, 0), PlayCard(card("12o")))
    assert result[0].id == "botifarra-fell"
    assert set(result[0].facts["fell"]) == set(cards("9o 1o"))


def test_every_reason_of_the_coach_has_a_sentence():
    keys, wanted = set(), {*coach.REASONS["botifarra"]} - {"botifarra-names-masters"}
    for seed in range(18):
        rng = random.Random(seed)
        state = dealt(OBLIGADA if seed % 2 else LLIURE, seed)
        while not state.deal_is_over:
            seat = state.to_act[0]
            memory = remember(state, seat)
            for action in state.actions(seat):
                for reason in coach.reasons("botifarra", memory, action):
                    assert "{" not in format_message(reason.key, **reason.facts)
                    keys.add(reason.id)
            state = state.play(heuristic.choose(state.view(seat), state.actions(seat), rng), seat)
        if keys >= wanted:
            break
    assert keys >= wanted


def test_advice_is_sorted_and_counts_from_the_best():
    state = at_random(dealt(OBLIGADA, 4), 9, random.Random(4))
    advice = coach.advise("botifarra", state, state.to_act[0], random.Random(1), FEW)
    behind = [candidate.behind for candidate in advice.candidates]
    assert behind[0] == 0
    assert behind == sorted(behind)
    assert all(candidate.samples == FEW.samples for candidate in advice.candidates)
    assert advice.unit == "deal-points"


def test_the_costliest_decisions_can_be_played_again_from_their_positions():
    match = Match(OBLIGADA, seed=3)
    while len(match.record().deals) == 1:
        seat = match.state.to_act[0]
        actions = match.state.actions(seat)
        plays = [action for action in actions if isinstance(action, PlayCard)]
        match.play(
            max(plays, key=lambda entry: card_points(entry.card)) if plays else actions[0], seat
        )
    result = coach.costliest(match.record(), 1, random.Random(1), deal=0, budget=ENOUGH)
    assert 0 < len(result) <= 3
    assert [entry.loss for entry in result] == sorted(
        (entry.loss for entry in result), reverse=True
    )
    for item in result:
        state = parse_position(item.position)
        assert state.to_act[0] == item.seat == 1
        assert item.loss > item.error > 0
        state.play(item.chosen)
        state.play(item.better)

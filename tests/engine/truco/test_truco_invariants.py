"""What holds in every hand, at every table: two to eight players, every option."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartes_lib.cards import PACK_40, Suit
from cartes_lib.engine import IllegalAction
from cartes_lib.truco import (
    CALLS,
    AskFlor,
    Call,
    Declare,
    Discard,
    PlayCard,
    Rules,
    RulesError,
    deal_cards,
    envido_stake,
    flor_stake,
    start_deal,
    truco_stake,
)
from cartes_lib.truco.rules import _VALUES
from cartes_lib.truco.score import hand_points
from cartes_lib.wording import explain

OVER = ("accepted", "refused", "cancelled")


@st.composite
def tables(draw):
    """The options of a table, contradictions taken out."""
    options = {"players": draw(st.sampled_from([2, 3, 4, 6, 8]))}
    for name, values in _VALUES.items():
        if name not in options and draw(st.booleans()):
            options[name] = draw(st.sampled_from(values[:8]))
    while True:
        try:
            return Rules(**options)
        except RulesError as error:
            del options[error.option]


def flores_for_all(rng, players):
    """A pack in which as many seats as there can be get three cards of a suit."""
    suits = {suit: [one for one in PACK_40 if one.suit == suit] for suit in Suit}
    hands = []
    while len(hands) < players:
        suit = rng.choice([suit for suit in Suit if len(suits[suit]) >= 3])
        rng.shuffle(suits[suit])
        hands.append([suits[suit].pop() for _ in range(3)])
    first = [hand[turn] for turn in range(3) for hand in hands]
    return first + rng.sample([one for one in PACK_40 if one not in first], 40 - len(first))


def start(rules, rng):
    """A deal in which flores are common, with scores of any kind, or a redonda or pica-pica."""
    dealer = rng.randrange(rules.players)
    pack = rng.sample(PACK_40, 40)
    if rng.random() < 0.5:
        pack = flores_for_all(rng, rules.players)
    return start_deal(
        rules,
        dealer,
        deal_cards(pack, None, dealer, rules),
        [rng.randrange(rules.points) for _ in range(rules.accounts)],
        finished=rng.randrange(3),
        exposed=pack[0] if rng.random() < 0.1 else None,
    )


def any_seat(state, rng):
    """A seat that may act, waited for or not."""
    if rng.random() < 0.7:
        return rng.choice(state.to_act)
    return rng.choice([seat for seat in range(state.rules.players) if state.actions(seat)])


def states(rules, seed):
    """The positions of a deal in which all is done at random, seldom leaving."""
    rng = random.Random(seed)
    state = start(rules, rng)
    yield state
    while not state.deal_is_over:
        seat = any_seat(state, rng)
        choice = state.actions(seat)
        stay = [one for one in choice if one != Call("mazo")]
        state = state.play(rng.choice(stay if stay and rng.random() < 0.9 else choice), seat)
        yield state


deals = given(rules=tables(), seed=st.integers(0, 2**32))


@settings(max_examples=60, deadline=None)
@deals
def test_cards_are_conserved(rules, seed):
    for state in states(rules, seed):
        for bout in state.bouts:
            for seat in bout.seats:
                held = (*bout.hand(seat), *bout.played(seat))
                if seat not in bout.gone:
                    assert sorted(held) == sorted(bout.dealt[seat])
                thrown = (bout.discarded,) if bout.discarded and seat == state.gallo else ()
                assert sorted((*bout.dealt[seat], *thrown)) == sorted(state.dealt[seat])


@settings(max_examples=60, deadline=None)
@deals
def test_every_hand_ends_and_somebody_may_always_act(rules, seed):
    players = rules.players
    # Envidos up to the chico; each may sing, declare twice, play three, leave, ask, and more.
    bound = (rules.points // 2 + 4 + 9 * players + 14) * max(1, players // 2)
    for state in states(rules, seed):
        assert len(state.done) <= bound
        assert state.deal_is_over or all(state.actions(seat) for seat in state.to_act)
        assert state.deal_is_over == (state.to_act == ())


@settings(max_examples=60, deadline=None)
@deals
def test_points_are_the_sum_of_the_stakes_of_flor_envido_and_truco(rules, seed):
    *_, state = states(rules, seed)
    for bout in state.bouts:
        by_bet = {one.bet: one.points for one in bout.awards}
        assert len(by_bet) == len(bout.awards)
        assert not {"flor", "envido"} <= set(by_bet)
        assert by_bet.get("envido", 0) == expected_envido(bout)
        assert by_bet.get("flor", 0) == expected_flor(bout)
        assert ("truco" in by_bet) == (not stopped(bout))
        assert by_bet.get("truco", 0) == (0 if stopped(bout) else expected_truco(bout))


def stopped(bout):
    """True if the flor or the envido reached the chico, and ended the hand."""
    if bout.rules.end_on_reach != "immediate":
        return False
    points = [(one.side, one.points) for one in bout.awards if one.bet != "truco"]
    return any(
        bout.scores[account] + amount >= bout.rules.points
        for side, amount in points
        for account in bout.accounts[side]
    )


def expected_envido(bout):
    raises = [call for _, call in bout.envido.calls if call not in ("quiero", "no-quiero")]
    if bout.envido.state in ("none", "cancelled") or not raises:
        return 0
    award = next(one for one in bout.awards if one.bet == "envido")
    winner = bout.side_scores(award.side)
    stake = envido_stake(raises, bout.scores, bout.rules, pica=bout.pica, winner=winner)
    return stake[bout.envido.state == "refused"]


def expected_flor(bout):
    calls = [(seat, call) for seat, call in bout.flor.calls if not call.startswith("con-flor")]
    if not calls:
        return 0
    sides = [bout.sides[seat] for seat, _ in calls]
    words = [call for _, call in calls]
    stake = flor_stake(words, bout.scores, bout.rules, sides=sides, pica=bout.pica)
    return stake[bout.flor.state == "refused"]


def expected_truco(bout):
    raises = [call for _, call in bout.truco.calls if call not in ("quiero", "no-quiero")]
    sides = {bout.sides[seat] for seat in bout.present}
    if not raises:
        early = bout.rules.mazo_first_trick == 2 and len(sides) < 2 and not bout.tricks
        untouched = bout.envido.state == bout.flor.state == "none"
        return 2 if early and untouched else 1
    accepted, refused = truco_stake(raises[-1])
    waits = bout.truco.state in ("truco", "retruco", "vale-cuatro", "refused")
    return refused if waits else accepted


@settings(max_examples=60, deadline=None)
@deals
def test_scores_are_what_was_noted_and_what_was_won(rules, seed):
    *_, state = states(rules, seed)
    if state.chico_winner is None:
        won = hand_points(state.awards)
        sides = state.bout.accounts if state.bout else ((0,), (1,))
        for side, accounts in enumerate(sides):
            for account in accounts:
                assert state.scores[account] == state.noted[account] + won[side]
    assert all(score <= rules.points for score in state.scores)


@settings(max_examples=60, deadline=None)
@deals
def test_nobody_answers_his_own_side_and_nothing_reopens(rules, seed):
    before = None
    for state in states(rules, seed):
        for bout in state.bouts:
            for bet in (bout.envido, bout.truco):
                last = None
                for seat, call in bet.calls:
                    assert bout.sides[seat] != last
                    # Who accepts may raise: only calls that want an answer bind their side.
                    last = last if call == "quiero" else bout.sides[seat]
        if before and before.bout and state.bout and len(before.bouts) == len(state.bouts):
            for name in ("envido", "flor"):
                was = getattr(before.bout, name)
                now = getattr(state.bout, name)
                assert was.state not in OVER or now.state == was.state
                assert was.state not in OVER or len(now.calls) == len(was.calls)
            assert not before.bout.done or state.bout.awards == before.bout.awards
        before = state


@settings(max_examples=60, deadline=None)
@deals
def test_nobody_who_left_speaks(rules, seed):
    before = None
    for state in states(rules, seed):
        if before and before.bout and len(before.bouts) == len(state.bouts):
            seat = state.done[-1][0]
            assert seat not in before.bout.gone
        for seat in state.bout.gone if state.bout else ():
            assert state.actions(seat) == ()
        before = state


def anything(rng, players):
    """Any action at all, sensible or not."""
    return rng.choice(
        (
            Call(rng.choice([one for one in CALLS if one != "interfere"])),
            PlayCard(rng.choice(PACK_40)),
            Discard(rng.choice(PACK_40)),
            Declare(rng.randrange(40)),
            AskFlor(rng.randrange(players + 1)),
        )
    )


@settings(max_examples=60, deadline=None)
@deals
def test_an_illegal_action_changes_nothing_and_is_explained(rules, seed):
    rng = random.Random(seed)
    for state in states(rules, seed):
        seat, action = rng.randrange(rules.players), anything(rng, rules.players)
        verdict = state.judge(action, seat)
        assert verdict.legal == (action in state.actions(seat)), (action, state.done)
        assert explain(verdict)
        if not verdict.legal:
            position = state.position()
            with pytest.raises(IllegalAction):
                state.play(action, seat)
            assert state.position() == position


@pytest.mark.long
@settings(max_examples=3000, deadline=None)
@deals
def test_many_hands_end_with_the_points_of_their_stakes(rules, seed):
    *_, state = states(rules, seed)
    for bout in state.bouts:
        by_bet = {one.bet: one.points for one in bout.awards}
        assert by_bet.get("envido", 0) == expected_envido(bout)
        assert by_bet.get("flor", 0) == expected_flor(bout)
        assert by_bet.get("truco", 0) == (0 if stopped(bout) else expected_truco(bout))

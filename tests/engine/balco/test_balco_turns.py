"""Tests of a deal of Balcó: set-up, exchange, opening, turns, drawing, and face-down cards."""

import random
from dataclasses import replace

import pytest
from balco_positions import allowed, at, hand, played, refusal

from cartes_lib.balco import STANDARD, Match, Rules, RulesError, parse_action, start_deal
from cartes_lib.balco.actions import Exchange, TakePile, Throw
from cartes_lib.balco.dealing import DealtCards, deal, pack, shuffled
from cartes_lib.balco.turns import opening_seat, shown_to_open, stock_size
from cartes_lib.cards import cards, notation
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import explain, use_language


def dealt(hands, ups, players, jokers=4):
    """A distribution with the given `hands` and face-up cards `ups`, each separated by slashes.

    The other cards are in pack order.
    """
    rows = [[cards(text) for text in row.split("/")] for row in (hands, ups)]
    used = {card for row in rows for three in row for card in three}
    rest = [card for card in pack(Rules(jokers=jokers)) if card not in used]
    down = tuple(tuple(rest[3 * seat : 3 * seat + 3]) for seat in range(players))
    return DealtCards(*map(tuple, rows), down, tuple(rest[3 * players :]))


def opened(hands, ups, dealer=0, **options):
    """The state after an exchange in which nobody changed a card.

    `hands` and `ups` are the arguments of the function `dealt`.
    """
    players = hands.count("/") + 1
    rules = Rules(players=players, **options)
    state = start_deal(rules, dealer, dealt(hands, ups, players, rules.jokers))
    while state.exchanging:
        state = state.play(Exchange(state.up[state.to_act[0]]))
    return state


@pytest.mark.rule("BAL-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_sit_down(players):
    state = Match(Rules(players=players)).state
    assert len(state.hands) == players
    assert sorted(state.to_act) == list(range(players))


@pytest.mark.rule("BAL-SET-01")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_refused(players):
    with pytest.raises(RulesError, match="2, 3, 4, 5"):
        Rules(players=players)


@pytest.mark.rule("BAL-SET-02")
def test_the_pack_is_forty_eight_spanish_cards_and_four_jokers():
    whole = pack(STANDARD)
    assert len(set(whole)) == len(whole) == 52
    assert sum(card.is_joker for card in whole) == 4
    assert {card.rank for card in whole if not card.is_joker} == set(range(1, 13))


@pytest.mark.rule("BAL-SET-03")
def test_without_jokers_the_pack_has_forty_eight_cards():
    whole = pack(Rules(jokers=0))
    assert len(whole) == 48
    assert not any(card.is_joker for card in whole)


@pytest.mark.rule("BAL-SET-04")
@pytest.mark.rule("BAL-SET-05")
@pytest.mark.parametrize(("players", "jokers"), [(2, 4), (3, 0), (4, 4), (5, 0), (5, 4)])
def test_each_gets_three_down_three_up_three_in_hand_and_the_rest_is_the_stock(players, jokers):
    rules = Rules(players=players, jokers=jokers)
    state = start_deal(rules, 0, deal(shuffled(random.Random(1), rules), rules))
    for row in (state.hands, state.up, state.down):
        assert [len(three) for three in row] == [3] * players
    assert len(state.stock) == stock_size(players, jokers) == 48 + jokers - 9 * players


@pytest.mark.rule("BAL-SET-04")
def test_the_owner_sees_his_hand_and_nobody_a_face_down_card():
    state = Match(seed=3).state
    for seat in (0, 1, 2, 3, None):
        view = state.view(seat)
        assert view.hand == (None if seat is None else state.hands[seat])
        assert (view.up, view.down, view.hand_sizes) == (state.up, (3, 3, 3, 3), (3, 3, 3, 3))
        hidden = [*state.stock, *(card for row in state.down for card in row)]
        hidden += [card for other in range(4) if other != seat for card in state.hands[other]]
        assert [card for card in hidden if f"<{card}>" in repr(view)] == []


@pytest.mark.rule("BAL-SET-06")
def test_before_play_any_of_the_six_cards_may_be_put_face_up():
    state = start_deal(Rules(players=2), 0, dealt("3o 4o 5o/6o 7o 8o", "9o 1o 2o/9c 1c 2c", 2))
    assert state.to_act == (1, 0)
    assert len(state.actions(0)) == 20
    after = state.play(parse_action("up 1o 5o 2o"), 0)
    assert (after.up[0], hand(after, 0)) == (cards("1o 2o 5o"), "3o 4o 9o")
    assert after.to_act == (1,)
    assert after.play(Exchange(after.up[1])).up[1] == cards("1c 2c 9c")


@pytest.mark.rule("BAL-SET-06")
def test_an_exchange_is_made_once_with_ones_own_cards_and_never_after_play_began():
    state = start_deal(Rules(players=2), 0, dealt("3o 4o 5o/6o 7o 8o", "9o 1o 2o/9c 1c 2c", 2))
    assert refusal(state, "up 3o 4o", 0) == ("BAL-SET-06", "exchange-three")
    assert refusal(state, "up 3o 4o 6o", 0) == ("BAL-SET-06", "exchange-not-yours")
    assert refusal(state, "3o", 0) == ("BAL-SET-06", "exchange-first")
    once = state.play(parse_action("up 3o 4o 5o"), 0)
    assert refusal(once, "up 3o 4o 5o", 0) == ("BAL-SET-06", "exchange-done")
    begun = once.play(parse_action("up 6o 7o 8o"), 1)
    assert refusal(begun, "up 6o 7o 8o", 1) == ("BAL-SET-06", "exchange-too-late")


@pytest.mark.rule("BAL-SET-07")
def test_suits_never_matter():
    state = at("5o 5c 5e / 9o 9c 9b", pile="5b", asks="at-least 5")
    assert {str(action) for action in state.actions() if len(action.cards) == 1} == {
        "5o",
        "5c",
        "5e",
    }
    assert {played(state, f"5{suit}").condition for suit in "oce"} == {state.condition}


@pytest.mark.rule("BAL-SET-08")
def test_the_first_dealer_is_drawn_and_the_deal_goes_round():
    assert {Match(seed=seed).state.dealer for seed in range(40)} == {0, 1, 2, 3}
    assert Match(seed=1, dealer=2).state.dealer == 2
    over = at("5o / 9o 9c", dealer=1, target=2)
    over = played(over, "5o")
    rules = over.rules
    fresh = deal(shuffled(random.Random(1), rules), rules)
    assert over.next_deal(fresh).dealer == 0


@pytest.mark.rule("BAL-OPN-01")
@pytest.mark.rule("BAL-OPN-04")
def test_a_player_who_has_the_smallest_card_in_hand_begins():
    state = opened("8o 9o 11o/4o 9c 1c/5o 6o 7o", "3o 3c 3e/12o 12c 12e/1o 1e 1b")
    assert state.to_act == (1,)
    assert state.shown == ((8,), (4,), (5,))


@pytest.mark.rule("BAL-OPN-02")
def test_a_one_is_the_highest_card_for_the_beginning():
    assert opening_seat([cards("1o 1c 1e"), cards("12o 12c 12e")]) == 1


@pytest.mark.rule("BAL-OPN-03")
def test_two_ten_and_joker_do_not_count_for_the_beginning():
    hands = [cards("2o 10o J1"), cards("1o 2c 10c"), cards("12o 2e 10e")]
    assert opening_seat(hands) == 2
    assert shown_to_open(hands) == [(), cards("1o"), cards("12o")]
    assert opening_seat([cards("2o 10o J1"), cards("2c 10c J2")], dealer=1) == 0


@pytest.mark.rule("BAL-OPN-05")
def test_the_cards_shown_go_back_into_the_hand():
    state = opened("8o 9o 11o/4o 9c 1c", "3o 3c 3e/12o 12c 12e")
    assert (hand(state, 1), state.pile, state.condition.kind) == ("4o 1c 9c", (), "free")


@pytest.mark.rule("BAL-OPN-05")
def test_thrown_to_open_the_smallest_cards_form_a_pile_without_constraint():
    state = opened("8o 9o 11o/4o 9c 1c/2o 10o J1", "3o 3c 3e/12o 12c 12e/6o 6c 6e", opening="throw")
    assert [str(pile_card) for pile_card in state.pile] == ["4o", "8o"]
    assert [len(mine) for mine in state.hands] == [3, 3, 3]
    assert (state.to_act, state.condition.kind) == ((1,), "free")
    assert len(state.stock) == 25 - 2
    assert allowed(state, "1c >0")


@pytest.mark.rule("BAL-OPN-06")
def test_a_tie_is_broken_by_the_next_smallest_then_by_the_dealers_right():
    assert opening_seat([cards("3o 9o 1o"), cards("3c 8o 1c")]) == 1
    assert shown_to_open([cards("3o 9o 1o"), cards("3c 8o 1c"), cards("4o 5o 6o")]) == [
        cards("3o 9o"),
        cards("3c 8o"),
        cards("4o"),
    ]
    tied = [cards("3o 9o 1o"), cards("3c 9c 1c"), cards("3e 9e 1e")]
    assert [opening_seat(tied, dealer) for dealer in range(3)] == [1, 2, 0]
    assert opening_seat(tied, 0, Rules(direction="left")) == 2


@pytest.mark.rule("BAL-TURN-01")
def test_play_passes_to_the_right_or_where_the_table_wants_to_the_left():
    hands = "5o 5c / 6o 6c / 9o 9c"
    assert played(at(hands), "5o").to_act == (1,)
    assert played(at(hands, direction="left"), "5o").to_act == (2,)
    assert refusal(at(hands), "6o", 1) == ("BAL-TURN-01", "wrong-turn")
    assert at(hands).judge(parse_action("6o"), 1).facts["seat"] == "seat-left"


@pytest.mark.rule("BAL-TURN-02")
@pytest.mark.parametrize(
    ("throw", "reason"),
    [
        ("5o 6o", "mixed"),
        ("5o 5c 5e 5b J1=5", "too-many"),
        ("7o", "not-in-hand"),
    ],
)
def test_a_throw_is_one_to_four_cards_of_one_number_from_the_hand(throw, reason):
    state = at("5o 5c 5e 5b 6o J1 / 9o 9c")
    assert refusal(state, throw) == ("BAL-TURN-02", reason)


@pytest.mark.rule("BAL-TURN-02")
def test_a_throw_without_cards_or_with_one_card_twice_is_refused():
    state = at("5o 5c / 9o 9c")
    assert state.judge(Throw(())).reason == "balco-no-card"
    assert state.judge(Throw(cards("5o") * 2)).reason == "balco-twice"


@pytest.mark.rule("BAL-TURN-03")
def test_a_refusal_to_take_the_pile_names_two_cards_at_most():
    verdict = at("9o 6c 7e 8b / 9c 9e", pile="6o", asks="at-least 6").judge(TakePile())
    assert len(verdict.facts["cards"]) == 2
    assert verdict.facts["more"]
    with use_language("en"):
        assert explain(verdict).startswith("You can throw, so you must: ")
        assert ", for example. " in explain(verdict)


@pytest.mark.rule("BAL-TURN-03")
def test_a_player_who_can_throw_may_not_take_the_pile():
    state = at("9o 4c 4e / 9c 9e", pile="6o", asks="at-least 6")
    verdict = state.judge(TakePile())
    assert (verdict.rule, verdict.reason) == ("BAL-TURN-03", "balco-must-throw")
    assert verdict.facts == {"cards": cards("9o"), "more": False}
    assert verdict.alternatives == ("9o",)
    with pytest.raises(IllegalAction):
        state.play(TakePile())
    assert allowed(at("4c 4e / 9c 9e", pile="6o", asks="at-least 6"), "take")


@pytest.mark.rule("BAL-TURN-04")
def test_how_many_equal_cards_are_thrown_is_free():
    state = at("5o 5c 5e / 9o 9c")
    assert [str(action) for action in state.actions()] == [
        "5o",
        "5c",
        "5e",
        "5o 5c",
        "5o 5e",
        "5c 5e",
        "5o 5c 5e",
    ]


@pytest.mark.rule("BAL-TURN-05")
def test_after_a_throw_the_hand_is_drawn_up_to_three():
    state = at("5o 5c 9o / 9c 9e 9b", stock="3o 3c 3e 3b")
    after = played(state, "5o 5c")
    assert (hand(after, 0), notation(after.stock)) == ("3o 9o 3c", "3e 3b")


@pytest.mark.rule("BAL-TURN-06")
def test_a_stock_that_cannot_fill_the_hand_is_drawn_out():
    state = at("5o 5c 9o / 9c 9e 9b", stock="3o")
    after = played(state, "5o 5c")
    assert (hand(after, 0), after.stock) == ("3o 9o", ())


@pytest.mark.rule("BAL-TURN-07")
def test_without_stock_and_below_three_the_face_up_cards_are_taken():
    given = {"up": "2o 2c 2e /", "down": "3o 3c 3e /"}
    after = played(at("5o 6o 9o / 9c", **given), "5o")
    assert (hand(after, 0), after.up[0]) == ("2o 6o 9o 2c 2e", ())
    last = played(at("5o 5c 6o 9o / 9c", **given), "5o")
    assert (len(last.hands[0]), len(last.up[0])) == (3, 3)
    state = played(at("5o 6o 9o / 9c", up_pickup="hand-empty", **given), "5o")
    assert (len(state.hands[0]), len(state.up[0])) == (2, 3)
    empty = played(at("5o / 9c", up_pickup="hand-empty", **given), "5o")
    assert (len(empty.hands[0]), len(empty.up[0])) == (3, 0)


@pytest.mark.rule("BAL-TURN-07")
def test_a_face_up_card_is_never_thrown_from_the_table():
    state = at("5o 6o 9o / 9c", up="2o 2c 2e /", down="3o 3c 3e /")
    assert refusal(state, "2o") == ("BAL-TURN-07", "from-table")


@pytest.mark.rule("BAL-TURN-08")
def test_with_an_empty_hand_a_face_down_card_is_lifted_unseen():
    state = at("/ 9c", down="4o 8o 2o /", pile="6o", asks="at-least 6")
    assert [str(action) for action in state.actions()] == ["lift 1", "lift 2", "lift 3"]
    assert refusal(state, "8o") == ("BAL-TURN-08", "lift-first")
    assert refusal(state, "take") == ("BAL-TURN-08", "lift-first")
    assert refusal(state, "lift 4") == ("BAL-TURN-08", "no-such-place")
    playable = played(state, "lift 2")
    assert str(playable.lifted) == "8o"
    assert playable.view(1).lifted == playable.lifted
    assert refusal(playable, "take") == ("BAL-TURN-08", "must-throw-lifted")
    thrown = played(playable, "8o")
    assert (thrown.down[0], thrown.to_act) == (cards("4o 2o"), (0,))


@pytest.mark.rule("BAL-TURN-08")
def test_a_lifted_card_that_cannot_be_thrown_is_taken_with_the_pile():
    state = at("/ 9c", down="4o 8o 2o /", pile="6o", asks="at-least 6")
    lifted = played(state, "lift 1")
    assert refusal(lifted, "4o") == ("BAL-LEG-02", "too-low")
    taken = played(lifted, "take")
    assert (hand(taken, 0), taken.pile, taken.lifted) == ("4o 6o", (), None)
    assert (taken.to_act, taken.condition.kind) == ((1,), "free")


@pytest.mark.rule("BAL-TURN-09")
def test_one_card_is_lifted_at_a_time_and_thrown_alone():
    state = played(at("/ 9c", down="8o 8c 2o /"), "lift 1")
    assert refusal(state, "lift 1") == ("BAL-TURN-09", "lifted-already")
    assert refusal(state, "8o 8c") == ("BAL-TURN-09", "lifted-only")
    assert [str(action) for action in state.actions()] == ["8o"]


@pytest.mark.rule("BAL-TURN-10")
def test_cards_are_drawn_before_the_next_turn_and_before_playing_again():
    state = at("10o 5c 9o / 9c 9e 9b", stock="3o 3c")
    after = played(state, "10o")
    assert (after.to_act, hand(after, 0)) == ((0,), "3o 9o 5c")
    assert hand(played(after, "3o"), 0) == "9o 3c 5c"


@pytest.mark.rule("BAL-TURN-11")
def test_a_lifted_joker_never_forces_to_take():
    state = played(at("/ 9c", down="J1 8c 2o /", pile="7o", asks="trenca 1"), "lift 1")
    assert refusal(state, "take") == ("BAL-TURN-11", "must-throw-lifted")
    assert [str(action) for action in state.actions()] == [
        "J1=2",
        "J1=3",
        "J1=4",
        "J1=5",
        "J1=6",
        "J1=7",
    ]


@pytest.mark.rule("BAL-TAKE-01")
def test_without_a_legal_card_the_whole_pile_goes_into_the_hand():
    state = at("4c 4e / 9c 9e", pile="6o 9o", asks="at-least 9")
    assert state.actions() == (TakePile(),)
    assert hand(played(state, "take"), 0) == "6o 9o 4c 4e"


@pytest.mark.rule("BAL-TAKE-02")
def test_after_taking_the_right_hand_neighbour_begins_on_an_empty_pile():
    state = played(at("4c 4e / 3c 9e / 9c", pile="6o 9o", asks="at-least 9"), "take")
    assert (state.to_act, state.pile, state.condition.kind) == ((1,), (), "free")
    assert allowed(state, "3c")
    assert refusal(state, "6o", 0) == ("BAL-TURN-01", "wrong-turn")


@pytest.mark.rule("BAL-TAKE-03")
def test_with_three_cards_or_more_nothing_is_drawn():
    state = at("5o 6o 9o 4c / 9c 9e 9b", stock="3o 3c")
    after = played(state, "5o")
    assert (hand(after, 0), len(after.stock)) == ("6o 9o 4c", 2)
    taken = at("4o 4c 4e / 9c 9e 9b", stock="3o 3c", pile="9o", asks="at-least 9")
    assert len(played(taken, "take").stock) == 2


@pytest.mark.rule("BAL-TAKE-04")
def test_a_player_who_took_the_pile_empties_the_hand_before_lifting_again():
    state = at("4o 6o / 9c", down="8c 2o /")
    assert refusal(state, "lift 1") == ("BAL-TAKE-04", "hand-first")


GOOD = dealt("3o 4o 5o/6o 7o 8o", "9o 1o 2o/9c 1c 2c", 2)


@pytest.mark.parametrize(
    ("wrong", "dealer", "reason"),
    [
        (GOOD, 2, "no such table"),
        (replace(GOOD, hands=GOOD.hands[:1]), 0, "three times three"),
        (replace(GOOD, up=(GOOD.up[0], GOOD.up[1][:2])), 0, "three times three"),
        (replace(GOOD, stock=GOOD.stock[1:]), 0, "is the stock"),
        (replace(GOOD, hands=GOOD.up), 0, "each card of the pack once"),
    ],
)
def test_an_invalid_deal_is_refused(wrong, dealer, reason):
    with pytest.raises(ValueError, match=reason):
        start_deal(Rules(players=2), dealer, wrong)


def test_the_pack_of_another_table_cannot_be_dealt():
    with pytest.raises(ValueError, match="each of the 48 cards once"):
        deal(pack(STANDARD), Rules(jokers=0))

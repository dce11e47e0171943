"""Tests of the flor: to announce, answer, challenge or hide it."""

import random

import pytest
from truco_random import flores_for_all
from truco_tables import FLOR_B, FLOR_C, FLOR_O, PLAIN, deal, may, run, why, won

from cartes_lib.cards import PACK_40, card, cards
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import rule_choice
from cartes_lib.truco import Rules, flor_value, start_deal
from cartes_lib.truco.actions import AskFlor, Call, PlayCard
from cartes_lib.truco.bets import flor_states
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.stakes import flor_stake

BOTH = f"{FLOR_O} / {FLOR_C}"
ANSWERS = "flor contraflor contraflor-al-resto con-flor-me-achico paso"


def four(**flores):
    """Four hands in notation, separated by slashes.

    The arguments `a` to `d` replace the hands of `PLAIN` for seats 0 to 3.
    """
    return " / ".join(flores.get(name, PLAIN[seat]) for seat, name in enumerate("abcd"))


@pytest.mark.rule("TRU-FLOR-01")
def test_three_cards_of_a_suit_are_a_flor_worth_twenty_and_their_values():
    assert [flor_value(cards(text)) for text in ("5e 6e 7e", "10o 11o 12o", "1c 2c 12c")] == [
        38,
        20,
        23,
    ]
    assert not has_flor(cards("5e 6e 7o"))


@pytest.mark.rule("TRU-FLOR-02")
def test_only_a_seat_with_a_flor_announces_it_and_the_table_may_make_it_a_duty():
    assert why(deal(), "0:flor") == ("TRU-FLOR-02", "truco-no-flor")
    assert why(deal(flor=False), "0:flor") == ("TRU-FLOR-02", "truco-flor-not-played")
    hidden = run(deal(BOTH), "0:4o 1:5c")
    assert hidden.deal.flor.state == "none"
    forced = deal(BOTH, flor_obligation="automatic")
    assert may(forced, 0) == "flor"
    assert why(forced, "0:4o") == ("TRU-FLOR-02", "truco-sing-first")
    assert may(run(forced, "0:flor"), 1) == ANSWERS.removesuffix(" paso")


@pytest.mark.rule("TRU-FLOR-02")
def test_a_seat_that_hides_a_flor_is_warned_of_the_penalty():
    state = deal(BOTH)
    assert state.judge(PlayCard(card("4o"))).reason == "truco-hides-flor"
    assert run(state, "0:flor").judge(Call("paso")).reason == "truco-hides-flor"
    assert deal().judge(PlayCard(card("1e"))).reason == "truco-allowed"


@pytest.mark.rule("TRU-FLOR-02")
def test_where_a_flor_cannot_be_hidden_a_bet_waits_for_it():
    state = deal(four(d=FLOR_C), flor_obligation="automatic")
    state = run(state, "0:envido")
    assert state.to_act == (3,)
    assert why(state, "1:quiero") == ("TRU-FLOR-04", "truco-flor-awaited")
    state = run(state, "3:flor")
    assert won(state) == [("flor", 1, 3)]


@pytest.mark.rule("TRU-FLOR-03")
def test_a_flor_is_sung_before_ones_own_first_card_and_before_a_bet_is_accepted():
    state = run(deal(four(a=FLOR_O)), "0:4o")
    assert why(run(state, "1:4c 2:3o 3:2c"), "0:flor") == ("TRU-FLOR-03", "truco-flor-late")
    settled = run(deal(four(c=FLOR_C)), "0:envido 1:quiero 0:1e 1:4c")
    assert why(settled, "2:flor") == ("TRU-FLOR-03", "truco-flor-after-envido")


@pytest.mark.rule("TRU-FLOR-03")
def test_where_the_rules_let_it_a_flor_may_still_be_sung_in_the_first_trick():
    state = run(deal(four(a=FLOR_O), flor_until="first-trick-end"), "0:4o 1:4c")
    assert may(state, 0) == "flor"
    assert won(run(state, "0:flor 1:paso 2:paso 3:paso")) == [("flor", 0, 3)]
    late = run(state, "2:3o 3:2c")
    assert why(late, "0:flor") == ("TRU-FLOR-03", "truco-flor-first-trick")


@pytest.mark.rule("TRU-FLOR-04")
def test_a_truco_waits_until_the_flor_is_settled():
    state = run(deal(four(b=FLOR_C)), "0:truco 1:flor")
    assert why(state, "3:quiero") == ("TRU-FLOR-07", "truco-flor-talk-first")
    state = run(state, "2:paso 3:paso 0:paso")
    assert (state.deal.phase, state.to_act) == ("truco", (1, 3))


@pytest.mark.rule("TRU-FLOR-05")
def test_a_flor_cancels_the_envido():
    state = run(deal(f"{PLAIN[0]} / {FLOR_C}"), "0:envido 1:flor 0:paso")
    assert won(state) == [("flor", 1, 3)]
    assert why(state, "0:envido") == ("TRU-FLOR-05", "truco-envido-cancelled")


@pytest.mark.rule("TRU-FLOR-05")
def test_a_partner_of_the_caller_sings_while_the_envido_waits():
    state = run(deal(four(c=FLOR_C)), "0:envido")
    assert (state.to_act, may(state, 2)) == ((1, 3), "flor")
    assert may(state, 0) == ""


@pytest.mark.rule("TRU-FLOR-06")
def test_a_holder_of_a_flor_neither_bets_nor_accepts_an_envido():
    assert why(deal(BOTH), "0:envido") == ("TRU-FLOR-06", "truco-flor-no-envido")
    state = run(deal(f"{PLAIN[0]} / {FLOR_C}"), "0:envido")
    assert why(state, "1:quiero") == ("TRU-FLOR-06", "truco-flor-no-envido")
    assert why(state, "1:real-envido") == ("TRU-FLOR-06", "truco-flor-no-envido")
    assert may(state, 1) == "flor no-quiero mazo"


@pytest.mark.rule("TRU-FLOR-07")
def test_after_a_flor_all_who_may_still_sing_speak_in_turn_before_play_goes_on():
    state = run(deal(four(b=FLOR_C)), "0:1e 1:flor")
    assert state.to_act == (2,)
    assert why(state, "3:paso") == ("TRU-FLOR-07", "truco-wrong-turn")
    assert why(state, "2:3o") == ("TRU-FLOR-07", "truco-flor-talk-first")
    # Seat 0 has played a card, so it can no longer call a flor.
    state = run(state, "2:paso 3:paso")
    assert (state.deal.phase, state.to_act) == ("play", (1,))


@pytest.mark.rule("TRU-FLOR-08")
def test_an_opponent_with_a_flor_has_four_answers_and_one_without_none():
    assert may(run(deal(BOTH), "0:flor"), 1) == ANSWERS
    assert may(run(deal(f"{FLOR_O} / {PLAIN[1]}"), "0:flor"), 1) == "paso"
    assert why(deal(BOTH), "0:contraflor") == ("TRU-FLOR-08", "truco-no-flor-sung")


@pytest.mark.rule("TRU-FLOR-09")
@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ("0:flor 1:paso 2:paso 3:paso", 3),
        ("0:flor 1:flor 2:paso 3:paso 0:con-flor-quiero", 6),
        ("0:flor 1:flor 2:flor 3:paso 2:con-flor-quiero", 9),
        ("0:flor 1:flor 2:flor 3:flor 0:con-flor-quiero", 12),
    ],
)
def test_the_best_flor_brings_three_points_for_each_announced(steps, points):
    state = run(deal(four(a="4o 6o 7o", b="1c 2c 3c", c="4e 5e 6e", d="1b 2b 3b")), steps)
    assert won(state) == [("flor", 0, points)]


@pytest.mark.rule("TRU-FLOR-09")
def test_other_tables_pay_three_in_all_or_four_against_another_flor():
    flat, contested = Rules(flor_tariff="3-flat"), Rules(flor_tariff="4-contested")
    assert [flor_stake(["flor"] * n, rules=flat)[0] for n in (1, 2)] == [3, 3]
    assert [flor_stake(["flor"] * n, rules=contested)[0] for n in (1, 2)] == [3, 4]
    assert flor_stake(["flor", "flor"], rules=contested, sides=[0, 0])[0] == 3


@pytest.mark.rule("TRU-FLOR-10")
def test_a_contraflor_is_worth_six_to_the_better_flor():
    state = run(deal(BOTH), "0:flor 1:contraflor 0:con-flor-quiero")
    assert won(state) == [("flor", 1, 6)]


@pytest.mark.rule("TRU-FLOR-11")
def test_a_contraflor_with_three_flores_is_worth_nine():
    three = {"calls": ["flor", "flor", "contraflor"], "sides": [0, 0, 1]}
    assert flor_stake(**three)[0] == 9
    assert flor_stake(**three, rules=Rules(contraflor_three="off"))[0] == 6
    teams = [Rules(contraflor_three="by-teams", players=players) for players in (4, 3)]
    assert [flor_stake(["flor", "contraflor"], rules=team)[0] for team in teams] == [6, 9]
    assert rule_choice("TRU-FLOR-11")


@pytest.mark.rule("TRU-FLOR-12")
def test_al_resto_is_what_the_leader_lacks_and_three_for_each_flor():
    assert flor_stake(["flor", "contraflor-al-resto"], (18, 5)) == (12 + 6, 3)
    state = run(deal(BOTH, scored=(18, 5)), "0:flor 1:contraflor-al-resto 0:con-flor-quiero")
    assert won(state) == [("flor", 1, 18)]
    assert state.scores == (18, 5)


@pytest.mark.rule("TRU-FLOR-13")
def test_a_contraflor_has_three_answers_and_al_resto_two():
    state = run(deal(BOTH), "0:flor 1:contraflor")
    assert may(state, 0) == "contraflor-al-resto con-flor-quiero con-flor-me-achico"
    state = run(state, "0:contraflor-al-resto")
    assert may(state, 1) == "con-flor-quiero con-flor-me-achico"
    assert why(state, "0:con-flor-quiero") == ("TRU-FLOR-07", "truco-wrong-turn")
    assert why(state, "1:paso") == ("TRU-FLOR-13", "truco-flor-answer")
    assert why(state, "1:contraflor") == ("TRU-FLOR-13", "truco-flor-call-closed")
    assert why(deal(), "0:paso") == ("TRU-FLOR-07", "truco-no-paso")


@pytest.mark.rule("TRU-FLOR-14")
def test_a_player_who_concedes_pays_the_last_challenger():
    state = run(deal(BOTH), "0:flor 1:contraflor 0:con-flor-me-achico")
    assert won(state) == [("flor", 1, 3)]
    state = run(deal(BOTH), "0:flor 1:con-flor-me-achico")
    assert won(state) == [("flor", 0, 3)]


@pytest.mark.rule("TRU-FLOR-15")
@pytest.mark.parametrize(
    ("refusal", "amounts"),
    [
        ("standing", [3, 3, 6, 3]),
        ("classic", [3, 4, 6, 4]),
        ("per-announced", [6, 6, 6, 6]),
        ("plus-one", [4, 4, 7, 4]),
    ],
)
def test_the_price_of_conceding_is_an_option(refusal, amounts):
    paths = (
        "1:con-flor-me-achico",
        "1:contraflor 0:con-flor-me-achico",
        "1:contraflor 0:contraflor-al-resto 1:con-flor-me-achico",
        "1:contraflor-al-resto 0:con-flor-me-achico",
    )
    start = run(deal(BOTH, flor_refusal=refusal), "0:flor")
    assert [won(run(start, path))[0][2] for path in paths] == amounts


@pytest.mark.rule("TRU-FLOR-16")
def test_al_resto_wins_the_leader_the_chico_and_the_other_side_its_points():
    leads = run(deal(BOTH, scored=(5, 18)), "0:flor 1:contraflor-al-resto 0:con-flor-quiero")
    assert leads.deal.done
    assert leads.deal.awards[0].points == 18
    trails = run(deal(BOTH, scored=(28, 4)), "0:flor 1:contraflor-al-resto 0:con-flor-quiero")
    assert (won(trails), trails.deal.done) == ([("flor", 1, 8)], False)


@pytest.mark.rule("TRU-FLOR-17")
def test_a_later_flor_must_exceed_the_best_and_the_first_wins_a_tie():
    state = run(deal("4o 5o 6o / 4c 5c 6c"), "0:flor 1:flor 0:con-flor-quiero")
    assert state.deal.showdowns[0].declared == ((0, 35), (1, None))
    assert won(state) == [("flor", 0, 6)]
    manual = run(deal(BOTH, declare_values="manual"), "0:flor 1:flor 0:con-flor-quiero")
    assert why(manual, "0:son-buenas") == ("TRU-ENV-10", "truco-first-to-declare")
    manual = run(manual, "0:declare=35")
    assert why(manual, "1:declare=35") == ("TRU-FLOR-17", "truco-must-exceed")
    assert won(run(manual, "1:declare=38")) == [("flor", 1, 6)]


@pytest.mark.rule("TRU-FLOR-18")
def test_a_later_partner_may_still_win_with_a_better_flor():
    hands = four(a="1o 2o 4o", b="4c 5c 6c", c="5e 6e 7e")
    state = run(deal(hands), "0:flor 1:flor 2:flor 3:paso 0:con-flor-quiero")
    assert state.deal.showdowns[0].declared == ((0, 27), (1, 35), (2, 38))
    assert won(state) == [("flor", 0, 9)]


@pytest.mark.rule("TRU-FLOR-19")
def test_the_winner_shows_his_flor_once_the_hand_is_over():
    state = run(deal(f"{PLAIN[0]} / {FLOR_C}"), "0:envido 1:flor 0:paso")
    assert state.view(0).shown == ()
    over = run(state, "0:mazo 1:paso")
    assert over.deal_is_over
    assert over.view(0).shown == ((1, cards(FLOR_C)),)


@pytest.mark.rule("TRU-FLOR-20")
def test_a_hidden_flor_that_is_asked_for_costs_three_and_all_points_of_the_hand():
    hands = f"{PLAIN[0]} / {FLOR_C}"
    state = run(deal(hands), "0:1e 1:5c 0:truco 1:no-quiero 0:pido-flor=1 1:paso")
    assert state.scores == (1 + 3, 0)
    won_by_cards = run(deal("6e 4o 5b / 7c 3c 2c"), "0:6e 1:7c 1:3c 0:4o")
    assert won(won_by_cards) == [("truco", 1, 1)]
    after_claim = run(won_by_cards, "0:pido-flor=1")
    assert after_claim.scores == (1 + 3, 0)
    assert after_claim.view(0).shown == ((1, cards("7c 3c 2c")),)


@pytest.mark.rule("TRU-FLOR-20")
@pytest.mark.parametrize("points", [3, 4])
def test_a_wrong_claim_of_a_flor_pays_the_accused(points):
    state = deal("6e 4o 5b / 7c 12b 2c", failed_claim=points)
    state = run(state, "0:truco 1:no-quiero 0:pido-flor=1 1:paso")
    assert state.scores == (1, points)
    shown = dict(state.view(0).shown)[1]
    assert len({card.suit for card in shown}) == 2


@pytest.mark.rule("TRU-FLOR-20")
def test_nobody_asks_before_the_end_nor_where_there_is_nothing_to_suspect():
    state = deal(f"{PLAIN[0]} / {FLOR_C}")
    assert why(state, "0:pido-flor=1") == ("TRU-FLOR-20", "truco-claim-later")
    ended = run(state, "0:truco 1:no-quiero")
    assert ended.actions(0)[:1] == (AskFlor(1),)
    assert why(ended, "0:pido-flor=0") == ("TRU-FLOR-20", "truco-claim-no-opponent")
    assert why(ended, "0:7o") == ("TRU-FLOR-20", "truco-tricks-over")
    assert why(run(ended, "0:paso 1:pido-flor=0"), "1:paso") == ("TRU-TRU-10", "truco-hand-over")
    half = run(deal(four(c="3o 6o 11b")), "0:1e 1:4c 2:3o 3:2c 0:7o 1:5b 2:6o 3:4e")
    assert [str(action) for action in half.actions(1)] == ["pido-flor 2", "paso"]
    assert why(half, "1:pido-flor=0") == ("TRU-FLOR-20", "truco-claim-no-doubt")
    two_suits = run(deal(), "0:1e 1:4c 0:7o 1:5b")
    assert two_suits.deal_is_over
    safe = run(deal(BOTH, flor_obligation="automatic"), "0:flor 1:con-flor-me-achico")
    assert why(safe, "0:pido-flor=1") == ("TRU-FLOR-02", "truco-no-claims")


@pytest.mark.rule("TRU-FLOR-20")
@pytest.mark.parametrize(
    "talk",
    [
        "0:envido 1:quiero 0:truco 1:no-quiero",
        "0:envido 1:no-quiero 0:truco 1:no-quiero",
        "0:truco 1:quiero 1:retruco 0:no-quiero",
        "0:truco 1:no-quiero",
    ],
)
def test_nobody_is_blamed_for_a_flor_that_he_never_had_a_turn_to_sing(talk):
    ended = run(deal(four(c=FLOR_C, d="1b 2b 3b")), talk)
    assert ended.deal.phase == "claims"
    assert ended.deal.had_turn == (0, 1)
    assert (ended.deal.suspects(0), ended.deal.suspects(1)) == ((1,), (0,))
    assert ended.deal.claimers == (0, 1, 2, 3)
    assert why(ended, "0:pido-flor=3") == ("TRU-FLOR-20", "truco-claim-no-doubt")


@pytest.mark.rule("TRU-FLOR-20")
def test_a_seat_that_answered_or_played_had_its_turn():
    hidden = run(deal(four(b=FLOR_C)), "0:truco 1:quiero 1:retruco 0:no-quiero")
    assert hidden.deal.suspects(0) == (1,)
    played = run(deal(four(b=FLOR_C)), "0:1e 1:5c 2:truco 3:no-quiero")
    assert played.deal.suspects(0) == (1, 3)
    assert run(played, "0:pido-flor=1").deal.claims == ((0, 1),)


@pytest.mark.rule("TRU-FLOR-20", "TRU-FLOR-03")
def test_a_refused_envido_does_not_close_a_flor():
    state = run(deal(four(c=FLOR_C)), "0:envido 1:no-quiero 0:1e 1:4c")
    assert "flor" in may(state, 2).split()
    sung = run(state, "2:flor 3:paso")
    assert won(sung) == [("envido", 0, 1), ("flor", 0, 3)]
    assert sung.deal.envido.state == "refused"
    assert why(sung, "3:envido") == ("TRU-TURN-11", "truco-envido-settled")
    accepted = run(deal(four(c=FLOR_C)), "0:envido 1:quiero 0:1e 1:4c")
    assert "flor" not in may(accepted, 2).split()


@pytest.mark.rule("TRU-FLOR-20")
def test_a_player_who_went_to_the_mazo_asks_nobody():
    state = run(deal(four(b=FLOR_C)), "0:mazo 1:5c 2:truco 3:no-quiero")
    assert state.deal.claimers == (1, 2, 3)
    assert why(state, "0:pido-flor=1") == ("TRU-TRU-19", "truco-gone")


@pytest.mark.rule("TRU-FLOR-20")
def test_one_call_for_the_whole_table_ends_all_questions_at_once():
    state = run(deal(four(b=FLOR_C)), "0:truco 1:no-quiero")
    assert state.to_act == (0,)
    assert Call("nobody-claims") not in state.actions(0)
    assert why(state, "1:nobody-claims") == ("TRU-FLOR-20", "truco-wrong-turn")
    over = state.play("nobody-claims")
    assert over.deal_is_over
    assert over.scores == (1, 0)
    assert why(deal(), "0:nobody-claims") == ("TRU-FLOR-20", "truco-claim-later")
    assert run(run(state, "0:pido-flor=1"), "1:nobody-claims").scores == (4, 0)


@pytest.mark.rule("TRU-FLOR-06", "TRU-ENV-10", "TRU-ENV-03")
def test_a_flor_that_was_not_sung_declares_its_best_two_cards_like_any_hand():
    state = run(deal(four(c=FLOR_C)), "0:envido 1:quiero")
    assert state.view(3).declared == (
        ("envido", 0, 7),
        ("envido", 1, None),
        ("envido", 2, 33),
        ("envido", 3, None),
    )
    assert won(state) == [("envido", 0, 2)]
    manual = run(deal(four(c=FLOR_C), declare_values="manual"), "0:envido 1:quiero")
    assert manual.deal.showdowns[0].waiting == (0, 1, 2, 3)


def swapped(state, seat, rng):
    """The state after the same actions if the cards left in the hand of `seat` were others.

    None if one of the actions is illegal with those cards.
    """
    played = state.deal.played(seat)
    dealt = {item for hand in state.dealt for item in hand}
    spare = rng.sample([item for item in PACK_40 if item not in dealt], 3 - len(played))
    hands = [
        (*played, *spare) if at_seat == seat else hand for at_seat, hand in enumerate(state.dealt)
    ]
    again = start_deal(state.rules, state.dealer, hands)
    try:
        for other, action in state.done:
            again = again.play(action, other)
    except IllegalAction:
        return None
    return again


@pytest.mark.rule("TRU-FLOR-02", "TRU-FLOR-20")
@pytest.mark.parametrize("until", ["own-first-card", "first-trick-end"])
@pytest.mark.parametrize("deals", [40, pytest.param(300, marks=pytest.mark.long)])
def test_nothing_that_others_see_reveals_a_flor_that_was_not_announced(until, deals):
    rules = Rules(declare_values="manual", flor_until=until)
    rng, compared = random.Random(5), 0
    for _ in range(deals):
        hands = flores_for_all(rng, 4)
        state = start_deal(rules, 3, [hands[seat:12:4] for seat in range(4)])
        while not state.deal.done:
            seat = rng.choice(state.to_act)
            quiet = [
                action for action in state.actions(seat) if str(action) not in ("flor", "mazo")
            ]
            state = state.play(rng.choice(quiet or state.actions(seat)), seat)
            hider, viewer = rng.sample(range(4), 2)
            other = swapped(state, hider, rng)
            if other is None or not state.deal.holds_flor(hider):
                continue
            compared += 1
            assert other.to_act == state.to_act, state.done
            if not state.deal.done:
                assert other.view(viewer) == state.view(viewer), state.done
                for action in ("flor", "envido", "quiero", "paso", "truco", "9z", "pido-flor 0"):
                    assert other.judge(action, viewer) == state.judge(action, viewer)
    assert compared > deals


@pytest.mark.rule("TRU-FLOR-03", "TRU-FLOR-04")
def test_the_seats_that_may_still_announce_do_not_depend_on_the_cards():
    for hands in (four(c=FLOR_C), four(b=FLOR_B, d=FLOR_C), four()):
        state = deal(hands)
        assert state.view(0).flor_open == ()
        state = run(state, "0:truco")
        assert state.view(None).flor_open == (0, 1, 2, 3)
        state = run(deal(hands), "0:1e").play(str(state.dealt[1][0]))
        state = state.play("truco")
        assert state.view(1).flor_open == (2, 3)


@pytest.mark.rule("TRU-FLOR-20")
def test_a_player_whom_a_concession_kept_from_calling_has_hidden_no_flor():
    hands = four(a=FLOR_O, b=FLOR_C, c="1e 2e 3e")
    state = run(deal(hands), "0:flor 1:con-flor-me-achico 0:truco 3:no-quiero")
    assert 2 not in state.deal.suspects(1)


@pytest.mark.rule("TRU-FLOR-20", "TRU-FLOR-08")
def test_conceding_with_a_flor_counts_as_announcing_it():
    state = run(deal(BOTH), "0:flor 1:con-flor-me-achico 0:truco 1:no-quiero")
    assert state.deal_is_over
    assert state.scores == (3 + 1, 0)


@pytest.mark.rule("TRU-FLOR-21")
def test_a_contraflor_answers_a_flor_of_the_other_side():
    hands = four(a=FLOR_O, b=FLOR_C, c="1e 2e 3e", d=FLOR_B)
    state = run(deal(hands), "0:flor")
    assert why(run(state, "1:paso"), "2:contraflor") == ("TRU-FLOR-21", "truco-flor-own-side")
    answered = run(state, "1:flor 2:flor 3:flor")
    assert may(answered, 0) == may(answered, 2) == "contraflor con-flor-quiero"
    assert may(answered, 1) == ""
    challenged = run(state, "1:contraflor")
    assert why(challenged, "2:contraflor-al-resto")[0] == "TRU-FLOR-21"
    assert why(run(challenged, "2:flor"), "3:contraflor") == ("TRU-FLOR-07", "truco-flor-all-speak")
    assert won(run(challenged, "2:flor 3:flor 0:con-flor-quiero")) == [("flor", 1, 12)]


@pytest.mark.rule("TRU-FLOR-22")
def test_a_contraflor_is_worth_no_more_than_two_flores():
    table = flor_states()
    assert table["contraflor"].accepted == table["flor-flor"].accepted
    assert flor_stake(["flor", "contraflor"], rules=Rules(flor_tariff="3-flat")) == (6, 3)

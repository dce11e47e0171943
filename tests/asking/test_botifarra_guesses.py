"""Tests of guesses about positions of Botifarra: the answer, the rule that decides, the reason."""

import pytest
from notation import choices, groups, log, plain, reason, rendered, rows

from cartes_lib.asking import ask
from cartes_lib.asking.render import message_text


def asked(kind, **position):
    return ask("botifarra", kind, **position)


@pytest.mark.rule("BOT-PLAY-03")
@pytest.mark.parametrize(
    ("trick", "trump", "prompt", "expected"),
    [
        ("12o 9o 3o 1o", "bastos", "prompt-trick-winner", ("why-trick-highest", "9o", "oros")),
        ("12o 2b 3o 1o", "bastos", "prompt-trick-winner", ("why-trick-ruffed", "2b", "oros")),
        ("12o 9o", "bastos", "guess-ahead", ("guess-why-ahead-highest", "9o", "oros")),
        ("12o 2b", "bastos", "guess-ahead", ("guess-why-ahead-ruffed", "2b", "oros")),
    ],
)
def test_a_trick_is_won_by_the_highest_card_or_by_a_ruff(trick, trump, prompt, expected):
    question = asked("winner", trick=trick, trump=trump)
    assert (question.prompt.key, reason(question)) == (prompt, expected)


@pytest.mark.rule("BOT-VAR-01")
def test_a_3_that_is_second_wins_against_the_ace_and_not_against_the_9():
    assert asked("winner", trick="1o 3o 2o 4o", three_second=True).key.answer == "3o"
    assert asked("winner", trick="1o 3o 9o 4o", three_second=True).key.answer == "9o"
    assert asked("winner", trick="1o 3o 2o 4o").key.answer == "1o"


@pytest.mark.rule("BOT-PLAY-04")
def test_the_winner_of_a_trick_leads_the_next_one_from_any_seat():
    # The second card ruffs: it is seat 2's if seat 1 led, and seat 1's if seat 0 led.
    trick = {"trick": "12o 2b 3o 1o", "trump": "bastos"}
    assert reason(asked("leader", **trick)) == ("guess-why-leads", "2b", "seat-partner")
    assert reason(asked("leader", **trick, leader=0)) == ("guess-why-leads", "2b", "seat-right")


@pytest.mark.rule("BOT-PLAY-02")
def test_the_player_to_the_right_of_the_last_card_is_next():
    question = asked("next", trick="12o 9o 3o", leader=0)
    assert question.key.answer == "left"
    assert reason(question) == ("why-turn", "seat-partner", "seat-left")


def test_a_question_about_whose_turn_it_is_does_not_show_it():
    assert asked("next", trick="12o 9o").scene.turn is None


def test_only_an_unfinished_trick_shows_whose_turn_it_is():
    assert asked("winner", trick="12o 9o").scene.turn == 3
    assert asked("winner", trick="12o 9o 3o 1o").scene.turn is None
    assert asked("allowed", hand="7c 3c", trick="").scene.turn == 0


@pytest.mark.parametrize(
    ("trick", "seats"), [("", []), ("9c", [3]), ("9c 1c", [2, 3]), ("9c 1c 2c", [1, 2, 3])]
)
def test_the_learner_plays_right_after_the_cards_of_the_trick(trick, seats):
    scene = asked("allowed", hand="7c 3c", trick=trick).scene
    assert [play.seat for play in scene.plays] == seats
    assert scene.turn == scene.you == 0


LEGAL = [
    # The partner led the 9 and is winning; the seat at the left has played the ace.
    ("lliure", "none", "9c 1c", "7c 3c 12o", "ll-02", "7c 3c"),
    ("lliure", "none", "9c 1c", "7b 3e", "ll-03", "7b 3e"),
    # The seat at the left, an opponent, led.
    ("lliure", "none", "10c", "1c 2c 5o", "ll-04", "1c"),
    ("lliure", "none", "9c", "1c 2c 5o", "ll-05", "1c 2c"),
    ("lliure", "oros", "9c", "5o 2o 3e", "ll-06", "5o 2o"),
    ("lliure", "oros", "9c", "3e 5b", "ll-07", "3e 5b"),
    # The seat at the left has ruffed with the 8.
    ("lliure", "oros", "9c 8o", "5o 3e", "ll-08", "5o 3e"),
    ("obligada", "none", "9c 1c", "7c 3c 12c", "ob-02", "3c 12c"),
    ("obligada", "none", "9c 1c", "7b 3b 12e 2e", "ob-03", "3b 12e 2e"),
    ("obligada", "none", "10c", "1c 12c 2c", "ob-04", "1c 12c"),
    ("obligada", "none", "9c", "1c 2c", "ob-05", "2c"),
    ("obligada", "oros", "9c", "5o 2o 3e", "ob-06", "5o 2o"),
    ("obligada", "oros", "9c", "3e 5e 5b 12b", "ob-07", "3e 5b"),
    ("obligada", "oros", "9c 8o", "5o 7o 3e", "ob-08", "5o 3e"),
    # The partner plays after this seat, so charging is allowed.
    ("intermedia", "none", "9c", "1c 2c", "in-02", "1c 2c"),
]


@pytest.mark.rule("BOT-LEG-LL-02", "BOT-LEG-OB-02", "BOT-LEG-IN-02")
@pytest.mark.parametrize(("variant", "trump", "trick", "hand", "case", "legal"), LEGAL)
def test_the_reason_names_the_case_and_the_cards_that_it_allows(
    variant, trump, trick, hand, case, legal
):
    position = {"hand": hand, "trick": trick, "trump": trump, "variant": variant}
    question = asked("allowed", **position)
    assert question.key.answer == len(legal.split())
    assert question.key.rule == f"BOT-LEG-{case.upper()}"
    assert reason(question) == ("why-legal", legal, f"case-{case}")
    card = legal.split()[0]
    assert reason(asked("legal", card=card, **position)) == ("why-legal", legal, f"case-{case}")


@pytest.mark.parametrize(
    ("variant", "trick", "hand", "rule"),
    [
        # The first player of a trick plays any card.
        ("lliure", "", "7c 3c", "BOT-LEG-LL-01"),
        ("obligada", "", "7c 3c", "BOT-LEG-OB-01"),
        # Without partners, discards come from the first suit of oros, copas, espadas, bastos.
        ("individual", "9c", "12e 2e 3o", "BOT-IND4-04"),
    ],
)
def test_where_the_rule_itself_is_the_reason_no_case_is_named(variant, trick, hand, rule):
    question = asked("allowed", hand=hand, trick=trick, variant=variant)
    assert (question.key.rule, reason(question)) == (rule, None)


@pytest.mark.rule("BOT-LEG-IN-03", "BOT-LEG-OB-05")
def test_the_last_player_of_a_trick_never_charges():
    question = asked("allowed", hand="1c 2c 3c", trick="9c 4c 5c", variant="intermedia")
    assert reason(question) == ("why-legal", "2c", "case-ob-05")


def test_a_card_that_is_forbidden_is_explained_by_what_it_should_beat():
    question = asked("legal", card="2c", hand="1c 2c 5o", trick="10c")
    assert question.key.why.key == "verdict-botifarra-must-beat"
    assert plain(question.scene.marked) == "2c"


@pytest.mark.rule("BOT-SET-04", "BOT-SET-06")
@pytest.mark.parametrize(
    ("pile", "tricks", "prompt", "rule", "expected"),
    [
        ("9o 1o 3c 4c", 0, ("prompt-value", 4), "BOT-SET-04", ("why-value", 9)),
        ("9o 1o 3c 4c", 1, ("prompt-trick-value", 1), "BOT-SET-06", ("why-pile", 9, 10, 1)),
        # 5 + 4 + 3 + 2 points for the cards, and 2 for the tricks.
        (
            "9o 1o 3c 4c 12o 11e 2b 5e",
            2,
            ("prompt-trick-value", 2),
            "BOT-SET-06",
            ("why-pile", 14, 16, 2),
        ),
    ],
)
def test_a_pile_is_worth_its_cards_and_its_tricks(pile, tricks, prompt, rule, expected):
    question = asked("points", pile=pile, tricks=tricks)
    assert rendered(question.prompt) == prompt
    assert (question.key.rule, reason(question)) == (rule, expected)


@pytest.mark.rule("BOT-SET-05", "BOT-VAR-01")
def test_the_strongest_card_follows_from_the_order_of_the_table():
    usual = asked("stronger", cards="1o 3o 12o")
    assert (usual.key.answer, usual.key.rule, reason(usual)) == (
        "1o",
        "BOT-SET-05",
        ("why-duel", "1o"),
    )
    other = asked("stronger", cards="1o 3o 12o", three_second=True)
    assert (other.key.answer, other.key.rule, reason(other)) == ("3o", "BOT-VAR-01", None)


@pytest.mark.parametrize("cards", ["1o", "1o 3c", ""])
def test_only_cards_of_one_suit_are_compared_two_or_more(cards):
    with pytest.raises(ValueError, match="of one suit"):
        asked("stronger", cards=cards)


@pytest.mark.rule("BOT-DBL-05", "BOT-TRUMP-03")
@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ("oros", ("why-multiplier", 1)),
        ("oros contro", ("why-multiplier", 2)),
        ("oros contro recontro", ("why-multiplier", 4)),
        ("oros contro recontro sant-vicenc", ("why-multiplier", 8)),
        ("botifarra", ("guess-why-times-botifarra",)),
        ("botifarra contro", ("why-multiplier", 4)),
        ("botifarra contro recontro", ("why-multiplier", 8)),
    ],
)
def test_the_factor_of_a_deal_is_explained_by_doublings_or_botifarra(calls, expected):
    assert reason(asked("times", history=calls)) == expected


def test_without_a_contract_nothing_is_multiplied():
    with pytest.raises(ValueError, match="no contract"):
        asked("times", history="delegate")


@pytest.mark.rule("BOT-DBL-07")
def test_the_calls_are_listed_line_by_line_with_their_speakers():
    # Seat 0 deals and delegates; of the other side, the seat at the right (who leads) calls
    # first.
    assert log(asked("times", history="delegate botifarra pass contro")) == [
        ("seat-you", "call-delegate"),
        ("seat-partner", "call-botifarra"),
        ("seat-right", "call-pass"),
        ("seat-left", "call-contro"),
    ]
    question = asked("say", call="contro", history="oros", dealer=1)
    assert log(question) == [("seat-right", "call-oros")]
    assert rows(question) == {"dealer": "term-seat-right"}


@pytest.mark.rule("BOT-SCORE-01", "BOT-SCORE-02")
@pytest.mark.parametrize(
    ("points", "answer", "rule", "expected"),
    [
        (30, 0, "BOT-SCORE-01", ("why-marking-nothing", "points", 30, 0)),
        (36, 0, "BOT-SCORE-02", ("why-marking-nothing", "points", 36, 0)),
        # A botifarra with contro: (44 - 36) x 4.
        (44, 32, "BOT-SCORE-01", ("why-marking", 8, "points", 44, 32, 32, 4)),
    ],
)
def test_a_side_notes_what_is_above_36_as_many_times_as_the_deal_counts(
    points, answer, rule, expected
):
    question = asked("scored", points=points, contract="botifarra", doubling="contro")
    assert (question.key.answer, question.key.rule, reason(question)) == (answer, rule, expected)
    assert rows(question) == {
        "points": points,
        "contract": "term-call-botifarra",
        "doubling": "doubling-contro",
    }


@pytest.mark.rule("BOT-TRUMP-01", "BOT-TRUMP-02", "BOT-DBL-07")
@pytest.mark.parametrize(
    ("calls", "dealer", "seat", "rule"),
    [
        ("", 0, "you", "BOT-TRUMP-01"),
        ("", 1, "right", "BOT-TRUMP-01"),
        ("delegate", 0, "partner", "BOT-TRUMP-02"),
        ("oros", 0, "right", "BOT-DBL-07"),
        ("oros pass", 0, "left", "BOT-DBL-07"),
        ("oros contro", 0, "you", "BOT-DBL-07"),
    ],
)
def test_the_next_speaker_is_explained_by_the_rule_of_that_moment(calls, dealer, seat, rule):
    question = asked("speaker", history=calls, dealer=dealer)
    assert (question.key.answer, question.key.rule) == (seat, rule)


def test_after_the_last_call_no_next_speaker_is_asked_about():
    with pytest.raises(ValueError, match="nobody speaks"):
        asked("speaker", history="oros pass pass")


@pytest.mark.rule("BOT-TRUMP-01", "BOT-TRUMP-03", "BOT-DBL-01", "BOT-DBL-03", "BOT-DBL-04")
@pytest.mark.parametrize(
    ("call", "calls", "seat", "rule"),
    [
        ("oros", "", "you", "BOT-TRUMP-01"),
        ("delegate", "", "you", "BOT-TRUMP-01"),
        ("botifarra", "", "you", "BOT-TRUMP-03"),
        ("contro", "oros", "right", "BOT-DBL-01"),
        ("pass", "oros", "right", "BOT-DBL-01"),
        ("recontro", "oros contro", "you", "BOT-DBL-03"),
        ("sant-vicenc", "oros contro recontro", "right", "BOT-DBL-04"),
    ],
)
def test_an_open_call_is_allowed_by_its_own_rule(call, calls, seat, rule):
    question = asked("say", call=call, history=calls)
    assert rendered(question.prompt) == ("guess-call", f"call-{call}", f"seat-{seat}")
    assert (question.key.answer, question.key.rule, reason(question)) == ("yes", rule, None)


@pytest.mark.rule("BOT-DBL-06", "BOT-DBL-03", "BOT-TRUMP-02")
@pytest.mark.parametrize(
    ("call", "calls", "seat", "rule", "expected"),
    [
        ("contro", "oros pass pass", "nobody", "BOT-DBL-06", "talk-over"),
        ("recontro", "oros", "seat-right", "BOT-DBL-03", "recontro-after-contro"),
        ("delegate", "delegate", "seat-partner", "BOT-TRUMP-02", "must-choose"),
    ],
)
def test_a_closed_call_is_refused_by_its_rule_for_every_speaker(call, calls, seat, rule, expected):
    question = asked("say", call=call, history=calls)
    assert rendered(question.prompt) == ("guess-call", f"call-{call}", seat)
    assert (question.key.answer, question.key.rule) == ("no", rule)
    assert reason(question) == (f"verdict-botifarra-{expected}",)


@pytest.mark.rule("BOT-SET-02")
def test_the_exact_chance_has_one_decimal_and_its_fraction():
    # The partner is one of the three hidden players: 33.3 %.
    assert reason(asked("holder", card="1o")) == ("guess-why-chance", 1, "exact", 3, 3, 33)
    assert reason(asked("length", least=0)) == ("guess-why-chance", 1, "none", 0, 1, 100)
    assert rendered(asked("length", least=5).prompt) == ("guess-length", 5, 12, "least")
    exact = asked("length", least=3, most=3).prompt
    assert rendered(exact) == ("guess-length", 3, 3, "exact")
    assert "exactement 3 cartes" in message_text(exact)


@pytest.mark.rule("BOT-DEAL-03", "BOT-DEAL-04", "BOT-DEAL-05", "BOT-DEAL-06", "BOT-DEAL-08")
@pytest.mark.parametrize(
    ("of", "seat", "rule"),
    [
        ("shuffles", "you", "BOT-DEAL-03"),
        ("cuts", "partner", "BOT-DEAL-04"),
        ("served-first", "partner", "BOT-DEAL-05"),
        ("leads", "partner", "BOT-PLAY-01"),
        ("deals-next", "partner", "BOT-DEAL-06"),
        ("after-misdeal", "partner", "BOT-DEAL-08"),
    ],
)
def test_each_seat_has_its_task_around_a_dealer_at_the_right(of, seat, rule):
    question = asked("role", of=of, dealer=1)
    assert (question.key.answer, question.key.rule) == (seat, rule)
    assert rows(question) == {"dealer": "term-seat-right"}


def test_a_role_that_nobody_has_is_refused():
    with pytest.raises(ValueError, match="no such role"):
        asked("role", of="sings")


@pytest.mark.rule("BOT-DEAL-01")
@pytest.mark.parametrize(
    ("card", "suit", "seat"),
    [
        ("7o", "oros", "right"),
        ("1c", "copas", "partner"),
        ("12e", "espadas", "left"),
        ("2b", "bastos", "you"),
    ],
)
def test_each_drawn_suit_chooses_a_player_to_deal(card, suit, seat):
    question = asked("first", card=card)
    assert question.key.answer == seat
    assert reason(question) == ("guess-why-first-dealer", f"seat-{seat}", suit)


def test_a_joker_draws_no_dealer():
    with pytest.raises(ValueError, match="joker"):
        asked("first", card="J1")


@pytest.mark.rule("BOT-PEN-01")
@pytest.mark.parametrize(
    ("contract", "doubling", "cost", "times"),
    [
        ("oros", "none", 36, 1),
        ("botifarra", "none", 72, 2),
        ("oros", "contro", 72, 2),
        ("oros", "recontro", 144, 4),
        ("botifarra", "contro", 144, 4),
    ],
)
def test_a_fault_costs_36_points_as_many_times_as_the_deal_counts(contract, doubling, cost, times):
    question = asked("penalty", contract=contract, doubling=doubling)
    assert question.key.answer == cost
    assert reason(question) == ("why-penalty", "points", cost, cost, times)
    assert rows(question) == {
        "contract": f"term-call-{contract}",
        "doubling": f"doubling-{doubling}",
    }


@pytest.mark.rule("BOT-PLAY-07")
def test_each_legal_call_has_a_reason_of_its_own():
    judging, banter = asked("talk", phrase="judges-well"), asked("talk", phrase="banter-coffee")
    assert [reason(item) for item in (judging, banter)] == [
        ("why-talk-judges",),
        ("why-talk-banter",),
    ]
    (line,) = judging.scene.lines
    assert line.message.facts == {"seat": "seat-you", "call": "talk-judges-well"}
    with pytest.raises(ValueError, match="nothing known"):
        asked("talk", phrase="sneezes")


@pytest.mark.rule("BOT-SET-06")
def test_of_72_points_the_other_side_has_what_is_left():
    question = asked("rest", points=41)
    assert (question.key.answer, reason(question)) == (31, ("why-guess-rest", 31, 41))
    assert reason(asked("majority")) == ("why-guess-majority", 36)


@pytest.mark.rule("BOT-MATCH-01")
@pytest.mark.parametrize(
    ("score", "doubling", "expected"),
    [
        # Facts: above 36, missing, points, times. 101 - 86 = 15; with contro, 8 above 36 are
        # enough.
        (86, "none", ("why-guess-needed", 15, 15, 51, 1)),
        (86, "contro", ("why-guess-needed", 8, 15, 44, 2)),
        (65, "none", ("why-guess-needed", 36, 36, 72, 1)),
        (100, "none", ("why-guess-needed", 1, 1, 37, 1)),
        (83, "contro", ("why-guess-needed", 9, 18, 45, 2)),
    ],
)
def test_the_last_deal_brings_what_101_still_lacks(score, doubling, expected):
    question = asked("needed", score=score, doubling=doubling)
    assert (question.key.answer, reason(question)) == (expected[3], expected)
    assert rendered(question.prompt) == ("guess-needed", 101)


@pytest.mark.rule("BOT-IND4-06", "BOT-IND3-02")
@pytest.mark.parametrize(
    ("players", "contract", "expected", "rule", "table"),
    [
        # Facts: own points, score, share, times.
        (4, "oros", ("why-alone", 30, "+12", 18, 1), "BOT-IND4-06", "table-kind-alone"),
        (4, "botifarra", ("why-alone", 30, "+24", 18, 2), "BOT-IND4-06", "table-kind-alone"),
        (3, "oros", ("why-alone", 30, "+6", 24, 1), "BOT-IND3-02", "table-kind-three"),
        (3, "botifarra", ("why-alone", 30, "+12", 24, 2), "BOT-IND3-02", "table-kind-three"),
    ],
)
def test_in_the_individual_game_a_player_scores_what_is_above_the_share(
    players, contract, expected, rule, table
):
    question = asked("alone", points=30, players=players, contract=contract)
    assert (question.key.answer, question.key.rule) == (int(expected[2]), rule)
    assert reason(question) == expected
    assert rows(question) == {"table": table, "points": 30, "contract": f"term-call-{contract}"}


@pytest.mark.rule("BOT-IND4-06")
def test_the_scores_of_four_who_play_alone_add_up_to_zero():
    assert sum(rows(asked("table", of="alone")).values()) == 0


def test_the_picture_of_a_table_shows_who_sits_there():
    three, duo = asked("table", of="three").scene, asked("table", of="duo").scene
    assert [len(group.cards) + group.hidden for group in three.groups] == [12, 12, 12]
    assert [len(group.cards) + group.hidden for group in duo.groups] == [24, 24]
    assert rows(asked("table", of="pairs")) == {"us": 64, "them": 41}
    assert choices(asked("table", of="pairs")) == ["pairs", "alone", "three", "duo"]
    with pytest.raises(ValueError, match="no such table"):
        asked("table", of="five")


@pytest.mark.rule("BOT-DUO-A-04")
def test_a_pile_answers_the_opponent_who_led_at_a_table_of_two():
    question = asked("pile-card", card="9b", tops="12c 3c 9b", led="10o", trump="bastos")
    scene = question.scene
    assert (question.key.answer, question.key.rule) == ("yes", "BOT-LEG-OB-06")
    assert [(play.seat, str(play.card)) for play in scene.plays] == [(1, "10o")]
    assert (scene.seats, scene.turn, plain(scene.trump)) == (2, 0, "bastos")
    assert plain(scene.hand) == "12c 3c 9b"
    assert asked("pile-card", card="9b", tops="12c 3c 9b", led="10o").scene.trump == "none"


@pytest.mark.rule("BOT-DUO-A-02")
def test_three_cards_lie_hidden_below_the_one_that_may_be_played():
    question = asked("pile")
    assert (question.key.answer, groups(question)) == ("no", {"pile": "9o"})
    assert question.scene.groups[0].hidden == 3

"""Tests of guesses about positions of Balcó: the answer, the rule that decides, the reason."""

import pytest
from notation import choices, groups, plain, reason, rendered, rows

from cartes_lib.asking import ask
from cartes_lib.messages import format_message, use_language


def asked(kind, **position):
    return ask("balco", kind, **position)


@pytest.mark.rule("BAL-OPN-02", "BAL-SET-07")
@pytest.mark.parametrize(
    ("cards", "answer", "rule", "expected"),
    [
        ("1o 12c", "1o", "BAL-OPN-02", ("why-ladder-duel", "1o")),
        ("3o 12c", "12c", "BAL-OPN-02", ("why-ladder-duel", "12c")),
        ("9o 9c", "tie", "BAL-SET-07", ("why-ladder-tie",)),
    ],
)
def test_of_two_cards_the_one_further_up_the_ladder_is_higher(cards, answer, rule, expected):
    question = asked("stronger", cards=cards)
    assert (question.key.answer, question.key.rule, reason(question)) == (answer, rule, expected)
    assert choices(question) == [*cards.split(), "tie"]


@pytest.mark.parametrize("cards", ["3o 2c", "10o 4c", "J3 4c", "3o 4c 5c", "3o"])
def test_two_cards_of_the_ladder_are_compared_and_nothing_else(cards):
    with pytest.raises(ValueError, match="two cards"):
        asked("stronger", cards=cards)


@pytest.mark.rule("BAL-LEG-02", "BAL-LEG-04", "BAL-LEG-05", "BAL-LEG-08")
@pytest.mark.parametrize(
    ("card", "joker_as", "rule", "prompt", "expected"),
    [
        ("2o", None, "BAL-LEG-04", ("guess-throw", 2), None),
        ("10o", None, "BAL-LEG-05", ("guess-throw", 10), ("verdict-balco-ten-on-seven", False)),
        ("J1", 3, "BAL-LEG-08", ("guess-throw-joker", 3), None),
        (
            "J1",
            1,
            "BAL-LEG-08",
            ("guess-throw-joker", 1),
            ("verdict-balco-ace-on-seven", True, 0, 1, "none"),
        ),
    ],
)
def test_a_7_forbids_what_its_rule_says(card, joker_as, rule, prompt, expected):
    question = asked("legal", card=card, joker_as=joker_as, throws="5o 7o")
    assert rendered(question.prompt) == prompt
    assert (question.key.rule, reason(question)) == (rule, expected)


@pytest.mark.rule("BAL-LEG-08")
@pytest.mark.parametrize(("card", "joker_as"), [("J2", None), ("3o", 3)])
def test_a_joker_and_no_other_card_is_asked_about_with_the_number_it_stands_for(card, joker_as):
    with pytest.raises(ValueError, match="only a joker"):
        asked("legal", card=card, joker_as=joker_as, throws="5o 7o")


@pytest.mark.rule("BAL-TURN-03", "BAL-TAKE-01")
def test_the_reason_names_the_cards_to_throw_or_that_the_pile_is_taken():
    # On a 7, the ranks 3 to 7 may be thrown, and a 2.
    able = asked("allowed", hand="3o 2c 9e", throws="5o 7o")
    assert (able.key.answer, able.key.rule, reason(able)) == (
        2,
        "BAL-TURN-03",
        ("why-throw", "3o 2c"),
    )
    unable = asked("allowed", hand="8o 9e", throws="5o 7o")
    assert (unable.key.answer, unable.key.rule, reason(unable)) == (0, "BAL-TAKE-01", ("why-take",))


@pytest.mark.rule("BAL-TURN-03", "BAL-TAKE-01")
def test_only_a_player_without_a_legal_throw_takes_the_pile():
    able, unable = (asked("take", hand=hand, throws="5o 8o") for hand in ("3o 9e", "3o 4e"))
    assert (able.key.answer, able.key.rule, reason(able)) == (
        "no",
        "BAL-TURN-03",
        ("why-must-throw", "9e"),
    )
    assert (unable.key.answer, unable.key.rule, reason(unable)) == (
        "yes",
        "BAL-TAKE-01",
        ("why-take",),
    )


def test_what_the_pile_asks_is_not_shown_where_that_is_the_question():
    for kind, more in (("take", {}), ("allowed", {}), ("legal", {"card": "3o"})):
        hand = {} if more else {"hand": "3o 4e"}
        assert rows(asked(kind, throws="5o 7o", **hand, **more)) == {}
    assert rows(asked("asks", throws="5o 7o")) == {}
    assert rows(asked("hidden", card="3o", throws="5o 7o")) == {"asks": "condition-trenca"}
    assert rows(asked("odds", of="playable", throws="5o 7o")) == {"asks": "condition-trenca"}


@pytest.mark.rule("BAL-TURN-01", "BAL-SP8-01", "BAL-SP8-02", "BAL-SP1-02", "BAL-SP2-02")
@pytest.mark.rule("BAL-CLR-03", "BAL-TAKE-02", "BAL-SP1-03", "BAL-SP1-04")
@pytest.mark.parametrize(
    ("throws", "last", "answer", "rule"),
    [
        # Seat 0 throws first, then the seats to the right: right, facing, left.
        ("5o", "you", "right", "BAL-TURN-01"),
        ("5o 8o", "right", "left", "BAL-SP8-01"),
        ("5o J1=8", "right", "left", "BAL-SP8-01"),
        ("5o 8o+8c", "right", "you", "BAL-SP8-02"),
        ("5o 10o", "right", "right", "BAL-CLR-03"),
        ("5o 5c 5e 5b", "left", "left", "BAL-CLR-03"),
        ("5o 1o>3", "right", "left", "BAL-SP1-02"),
        ("5o 1o>3 1c>0", "left", "you", "BAL-SP1-03"),
        ("5o 1o>3 2o", "left", "you", "BAL-SP2-02"),
        ("5o 1o>3 -", "left", "you", "BAL-SP1-04"),
        ("5o -", "right", "facing", "BAL-TAKE-02"),
    ],
)
def test_who_plays_next_follows_from_the_last_throw(throws, last, answer, rule):
    question = asked("next", throws=throws)
    assert (question.key.answer, question.key.rule) == (answer, rule)
    assert rows(question) == {"last": f"term-seat-{last}"}


def test_at_a_table_of_three_nobody_sits_opposite():
    question = asked("next", throws="5o 8o", players=3)
    assert choices(question) == ["you", "right", "left"]
    assert question.key.answer == "you"


def offered(throws):
    """The conditions of the pile that the question about `throws` offers, such as "at-least 9"."""
    facts = [item.message.facts for item in asked("asks", throws=throws).schema.items]
    kinds = choices(asked("asks", throws=throws))
    return [
        f"{kind} {item['rank']}" if kind in ("at-least", "other") else kind
        for kind, item in zip(kinds, facts, strict=True)
    ]


@pytest.mark.rule("BAL-LEG-01", "BAL-LEG-02", "BAL-LEG-06", "BAL-LEG-07")
@pytest.mark.parametrize(
    ("throws", "expected"),
    [
        # On the ladder 3 4 5 6 7 8 9 11 12 1, the wrong number is the one above the top card.
        ("3o", ["free", "at-least 3", "other 4"]),
        ("5o 9b", ["free", "at-least 9", "other 11"]),
        ("5o 11b", ["free", "at-least 11", "other 12"]),
        # For the two highest numbers, the wrong number is the one below.
        ("5o 12b", ["free", "at-least 12", "other 11"]),
        ("5o 1b>2", ["free", "at-least 12", "other 11", "ace"]),
        # A 2 is not on the ladder: the card below it counts.
        ("5o 2b", ["free", "at-least 5", "other 6"]),
        ("2o", ["free", "at-least 3", "other 4"]),
        ("5o 7o", ["free", "at-least 7", "other 8", "trenca"]),
    ],
)
def test_the_offered_conditions_are_near_the_top_card(throws, expected):
    assert offered(throws) == expected


@pytest.mark.rule("BAL-SP7-01")
def test_a_7_thrown_alone_binds_one_player():
    items = asked("asks", throws="5o 2b 7o 2c").schema.items
    (trenca,) = (item.message for item in items if item.id == "trenca")
    assert trenca.facts["players"] == 1


@pytest.mark.rule("BAL-LEG-01", "BAL-LEG-02", "BAL-LEG-07", "BAL-SP2-01")
@pytest.mark.rule("BAL-SP7-01", "BAL-SP7-02", "BAL-SP7-05")
@pytest.mark.parametrize(
    ("throws", "answer", "rule"),
    [
        ("5o 2o", "free", "BAL-SP2-01"),
        ("5o", "at-least", "BAL-LEG-02"),
        ("5o 7o", "trenca", "BAL-SP7-01"),
        ("5o 7o+7c", "trenca", "BAL-SP7-02"),
        ("5o 7c 3b", "at-least", "BAL-SP7-05"),
        ("5o 1o>2", "ace", "BAL-LEG-07"),
        ("9o 1c>2 2b", "free", "BAL-SP2-01"),
        ("9o -", "free", "BAL-LEG-01"),
    ],
)
def test_what_the_pile_asks_has_the_rule_of_the_card_on_top(throws, answer, rule):
    question = asked("asks", throws=throws)
    assert (question.key.answer, question.key.rule) == (answer, rule)


@pytest.mark.rule("BAL-SP10-01", "BAL-CLR-01", "BAL-CLR-07", "BAL-TAKE-01")
@pytest.mark.parametrize(
    ("throws", "count", "rule", "expected"),
    [
        ("5o", 1, "BAL-CLR-01", ("why-pile-stays", 1)),
        ("5o 6c", 2, "BAL-CLR-01", ("why-pile-stays", 2)),
        ("5o 10c", 0, "BAL-SP10-01", ("why-pile-cleared", 0)),
        ("5o J1=10", 0, "BAL-SP10-01", ("why-pile-cleared", 0)),
        ("5o 5c 5e 5b", 0, "BAL-CLR-01", ("why-pile-cleared", 0)),
        ("2o 2c 2e 2b", 4, "BAL-CLR-07", ("why-pile-stays", 4)),
        ("5o 6c -", 0, "BAL-TAKE-01", None),
    ],
)
def test_the_number_of_cards_in_the_pile_follows_from_the_last_throw(throws, count, rule, expected):
    question = asked("pile", throws=throws)
    assert (question.key.answer, question.key.rule, reason(question)) == (count, rule, expected)


@pytest.mark.rule("BAL-CLR-01", "BAL-CLR-07", "BAL-SP10-01")
@pytest.mark.parametrize(
    ("throws", "answer", "rule", "expected"),
    [
        ("4o 10c", "yes", "BAL-SP10-01", ("guess-why-cleared-ten", 10)),
        ("4o 9c 9o+9b 9e", "yes", "BAL-CLR-01", ("guess-why-cleared-four", 9)),
        ("4o 9c 9o", "no", "BAL-CLR-01", ("guess-why-not-cleared", 2)),
        # A 2 between equal cards interrupts their row.
        ("4o 9c 2b 9o+9e", "no", "BAL-CLR-01", ("guess-why-not-cleared", 2)),
        ("2o 2c 2e 2b", "no", "BAL-CLR-07", None),
    ],
)
def test_a_pile_is_cleared_by_a_10_or_by_four_of_a_number(throws, answer, rule, expected):
    question = asked("cleared", throws=throws)
    assert (question.key.answer, question.key.rule, reason(question)) == (answer, rule, expected)
    shown = throws.replace("+", " ")
    assert groups(question) == {"pile": shown}


def test_taking_the_pile_does_not_clear_it():
    with pytest.raises(ValueError, match="clears nothing"):
        asked("cleared", throws="4o -")


@pytest.mark.rule("BAL-VOC-01")
def test_the_name_of_an_act_is_asked_with_some_or_all_names_as_choices():
    some = asked("happened", throws="5o J1=8", words="fer-el-buit netejar")
    assert choices(some) == ["fer-el-buit", "netejar"]
    assert reason(some) == ("why-term-fer-el-buit",)
    assert len(choices(asked("happened", throws="5o J1=8"))) == 7
    taken = asked("happened", throws="5o 9o -")
    assert (taken.key.answer, groups(taken)) == ("recollir", {"pile": "5o 9o"})
    thrown = asked("happened", throws="5o 9o+9c+9e+9b")
    assert (thrown.key.answer, groups(thrown)) == ("netejar", {"pile": "5o 9o 9c 9e 9b"})


@pytest.mark.parametrize("words", ["", "netejar recollir", "trencar sneeze"])
def test_an_act_without_a_word_or_whose_word_is_not_offered_is_not_asked_about(words):
    throws = "5o 7o" if words else "5o 9o"
    with pytest.raises(ValueError, match="is not among"):
        asked("happened", throws=throws, words=words)


@pytest.mark.rule("BAL-TURN-08", "BAL-TURN-11")
@pytest.mark.parametrize(
    ("card", "answer", "rule", "expected"),
    [
        ("10o", "no", "BAL-TURN-08", ("guess-lifted", False, 10)),
        ("3o", "yes", "BAL-TURN-08", ("guess-lifted", True, 3)),
        # A joker may be thrown on any pile; it has no number of its own.
        ("J1", "yes", "BAL-TURN-11", ("guess-lifted", True, 0)),
    ],
)
def test_the_reason_says_whether_a_lifted_card_can_be_thrown(card, answer, rule, expected):
    question = asked("hidden", card=card, throws="5o 7o")
    assert (question.key.answer, question.key.rule, reason(question)) == (answer, rule, expected)
    assert [(group.id, group.hidden) for group in question.scene.groups] == [
        ("pile", 0),
        ("hidden", 1),
    ]


@pytest.mark.parametrize("playable", [True, False])
def test_the_reason_fits_a_card_that_another_player_lifts(playable):
    with use_language("en"):
        text = format_message("guess-lifted", rank=11, playable=playable)
    assert "you" not in text


@pytest.mark.rule("BAL-LEG-04", "BAL-SET-03")
@pytest.mark.parametrize(
    ("of", "draws", "answer", "expected"),
    [
        # With one card: 4 twos and 4 jokers are 8 of 52, 15.38 %; with 1, 7, 8 and 10, 24 are
        # 46.15 %.
        ("rescue", 1, 15, ("guess-why-chance", 2, "exact", 4, 13, 15)),
        ("special", 1, 46, ("guess-why-chance", 6, "exact", 2, 13, 46)),
        # With three cards: 1 - 44 x 43 x 42 / (52 x 51 x 50) and 1 - 28 x 27 x 26 / (52 x 51 x
        # 50).
        ("rescue", 3, 40, ("guess-why-chance", 2, "near", 1, 5, 40)),
        ("special", 3, 85, ("guess-why-chance", 17, "near", 2, 20, 85)),
    ],
)
def test_odds_are_counted_in_the_whole_pack(of, draws, answer, expected):
    question = asked("odds", of=of, draws=draws)
    assert (question.key.answer, reason(question)) == (answer, expected)
    assert rendered(question.prompt) == (f"guess-odds-{of}", draws)


def test_odds_of_an_unknown_event_are_refused():
    with pytest.raises(ValueError, match="no such odds"):
        asked("odds", of="rain")


@pytest.mark.rule("BAL-SET-05")
@pytest.mark.parametrize(
    ("players", "jokers", "dealt", "left"),
    [(2, 4, 18, 34), (3, 4, 27, 25), (4, 4, 36, 16), (5, 4, 45, 7), (5, 0, 45, 3)],
)
def test_the_stock_is_the_pack_without_nine_cards_for_each_player(players, jokers, dealt, left):
    question = asked("stock", players=players, jokers=jokers)
    assert (question.key.answer, reason(question)) == (left, ("why-setup", dealt, left, players))
    assert rows(question) == {"players": players, "jokers": jokers}


@pytest.mark.rule("BAL-OPN-01", "BAL-OPN-03", "BAL-OPN-06")
@pytest.mark.parametrize(
    ("hands", "answer", "rule"),
    [
        ("4c 1e/3c 5o/6o", "right", "BAL-OPN-01"),
        # Both have a 3 as their smallest card; of their next cards, 4 is smaller than 5.
        ("3o 4c 1e/3c 5o 2e/6o 7o 8o/9e 9b 9o", "you", "BAL-OPN-06"),
        ("3o 5c 1e/3c 4o 2e/6o 7o 8o/9e 9b 9o", "right", "BAL-OPN-06"),
        # A 2, a 10 and a joker do not count as numbers; an ace is the highest.
        ("2o 10c J3/12c 1o/1c", "right", "BAL-OPN-01"),
        ("5o J3/3c 6o/7o", "right", "BAL-OPN-01"),
        ("2o 10c/J1 10o/2e 10e", "right", "BAL-OPN-06"),
    ],
)
def test_the_smallest_card_begins_and_a_tie_is_decided_by_the_next_one(hands, answer, rule):
    question = asked("begins", hands=hands)
    why = "why-starter-tie" if rule == "BAL-OPN-06" else "why-starter"
    assert (question.key.answer, question.key.rule) == (answer, rule)
    assert reason(question) == (why, f"seat-{answer}")
    assert list(groups(question).values()) == hands.split("/")
    assert "partner" not in choices(question)
    assert "partner" not in groups(question)


@pytest.mark.rule("BAL-TURN-05", "BAL-TURN-06", "BAL-TURN-07")
@pytest.mark.parametrize(
    ("hand", "thrown", "stock", "rule", "expected"),
    [
        # Question, cards left in hand, size, cards taken up.
        (3, 2, 9, "BAL-TURN-05", ("why-hand", 2, 1, 3, 0)),
        (3, 2, 2, "BAL-TURN-05", ("why-hand", 2, 1, 3, 0)),
        (3, 2, 1, "BAL-TURN-06", ("why-hand", 1, 1, 5, 3)),
        (3, 2, 0, "BAL-TURN-07", ("why-hand", 0, 1, 4, 3)),
        (3, 1, 0, "BAL-TURN-07", ("why-hand", 0, 2, 5, 3)),
        # A hand of three cards or more draws nothing, with or without a stock.
        (5, 2, 0, "BAL-TURN-05", ("why-hand", 0, 3, 3, 0)),
        (5, 1, 10, "BAL-TURN-05", ("why-hand", 0, 4, 4, 0)),
    ],
)
def test_a_hand_is_filled_up_to_three_from_the_stock_then_by_the_cards_face_up(
    hand, thrown, stock, rule, expected
):
    question = asked("hand", hand=hand, thrown=thrown, stock=stock)
    assert (question.key.answer, question.key.rule, reason(question)) == (
        expected[3],
        rule,
        expected,
    )
    assert rows(question) == {"hand": hand, "thrown": thrown, "stock": stock, "up": 3}


@pytest.mark.rule("BAL-SET-06")
def test_an_exchange_question_offers_the_best_the_worst_and_one_between():
    question = asked("swap", of=4)
    best, worst = question.key.why.facts["best"], question.key.why.facts["worst"]
    assert plain(question.scene.cards) == "2o 3o 11o 2e 5e J4"
    assert len(choices(question)) == 3
    assert plain(question.key.why.facts["cards"]).replace(" ", "-") == question.key.answer
    assert 0 < worst < best < 100
    assert question.key.why.facts["samples"] == 500

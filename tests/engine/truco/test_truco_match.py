"""Tests of whole matches of Truco: scores, chicos, records, position strings, views."""

import random
from dataclasses import fields

import pytest
from truco_tables import FLOR_C, FLOR_O, PLAIN, deal, run, why, won

from cartes_lib.cards import cards
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import explain, format_message, use_language
from cartes_lib.messages.errors import position_error_text, record_error_text
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError, dump_record, parse_record
from cartes_lib.truco import (
    CON_FLOR,
    PRESETS,
    Match,
    Rules,
    RulesError,
    State,
    parse_action,
    parse_position,
    replay,
    start_deal,
)
from cartes_lib.truco.actions import CALLS, AskFlor, Call, Declare
from cartes_lib.truco.presets import DUELO
from cartes_lib.truco.score import Award, hand_points, score_zone, scored

SIDES = ((0,), (1,))
NEXT = (cards("1o 2o 3c"), cards("1c 2c 3o"))


def played(rules=DUELO, seed=1, steps=60, **options):
    match, rng = Match(rules, seed, **options), random.Random(seed)
    for _ in range(steps):
        if match.state.is_over:
            break
        match.play(rng.choice(match.state.actions()))
    return match


@pytest.mark.rule("TRU-SET-03")
def test_a_hand_has_bets_on_the_cards_and_bets_on_the_tricks():
    state = run(deal(), "0:envido 1:quiero 0:truco 1:quiero 0:1e 1:4c 0:7o 1:5b")
    assert won(state) == [("envido", 0, 2), ("truco", 0, 2)]


@pytest.mark.rule("TRU-SET-04", "TRU-SCORE-02")
def test_thirty_points_win_a_chico_and_two_chicos_the_match():
    state = run(deal(scored=(29, 3), flor=False), "0:truco 1:no-quiero")
    assert (state.chico_winner, state.chicos_won, state.is_over) == (0, (1, 0), False)
    state = run(deal(scored=(29, 3), chicos=(1, 1), flor=False), "0:truco 1:no-quiero")
    assert (state.is_over, state.winner) == (True, 0)
    single = run(deal(scored=(29, 3), chicos_to_win=1, flor=False), "0:truco 1:no-quiero")
    assert single.is_over
    short = run(deal(scored=(14, 3), target=15, flor=False), "0:truco 1:no-quiero")
    assert short.chico_winner == 0


@pytest.mark.rule("TRU-SET-05")
def test_the_first_half_of_a_chico_are_the_malas():
    assert [score_zone(score) for score in (0, 14, 15, 25)] == [
        "malas",
        "malas",
        "buenas",
        "buenas",
    ]
    with pytest.raises(ValueError, match="31"):
        score_zone(31)


@pytest.mark.rule("TRU-SET-06")
def test_points_are_scored_when_the_hand_is_over():
    state = run(deal(flor=False), "0:envido 1:quiero")
    assert state.scores == (0, 0)
    assert run(state, "0:truco 1:no-quiero").scores == (3, 0)


@pytest.mark.rule("TRU-SCORE-01")
def test_a_hand_pays_flor_or_envido_and_the_tricks():
    awards = [Award("envido", 0, 2), Award("truco", 1, 3)]
    assert hand_points(awards) == (2, 3)


@pytest.mark.rule("TRU-SCORE-03")
def test_the_first_to_reach_the_chico_wins_and_the_rest_is_not_played():
    state = run(deal(scored=(28, 29), flor=False), "0:truco 1:envido 0:quiero")
    assert (state.deal_is_over, state.chico_winner, state.scores) == (True, 0, (30, 29))
    played_on = deal(scored=(28, 29), flor=False, end_on_reach="end-of-hand")
    played_on = run(played_on, "0:truco 1:envido 0:quiero")
    assert not played_on.deal_is_over
    both = [Award("envido", 0, 2), Award("truco", 1, 4)]
    assert scored((28, 29), both, SIDES) == ((30, 29), 0)
    whole = Rules(end_on_reach="end-of-hand")
    assert scored((28, 29), both, SIDES, whole) == ((30, 30), 1)
    assert scored(
        (28, 28), [Award("envido", 0, 2), Award("truco", 1, 2)], SIDES, whole, (1, 0)
    ) == (
        (30, 30),
        1,
    )


@pytest.mark.rule("TRU-SCORE-04")
def test_a_score_stops_at_the_chico():
    assert scored((29, 0), [Award("truco", 0, 4)], SIDES) == ((30, 0), 0)


@pytest.mark.rule("TRU-SCORE-05")
def test_a_new_chico_starts_from_nothing_and_the_deal_goes_on():
    state = run(deal(scored=(29, 3), finished=7, flor=False), "0:truco 1:no-quiero")
    following = state.next_deal(NEXT)
    assert (following.scored, following.chicos, following.finished) == ((0, 0), (1, 0), 0)
    assert following.dealer == 0
    with pytest.raises(ValueError, match="next deal"):
        following.next_deal(NEXT)


@pytest.mark.rule("TRU-VOC")
def test_the_players_words_are_spanish_and_explained():
    for word in ("quiero", "no-quiero", "son-buenas", "mazo", "contraflor", "vale-cuatro"):
        assert word in CALLS
    with use_language("es"):
        for name in ("accept", "refuse", "fold", "tie", "good", "malas", "buenas", "last"):
            assert format_message(f"glossary-truco-{name}")
    verdict = run(deal(), "0:truco").judge(Call("retruco"), 1)
    assert "«\xa0quiero\xa0»" in explain(verdict)


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_with_any_options_ends_and_has_a_record(name):
    match = played(PRESETS[name], seed=7, steps=4000)
    assert match.state.is_over
    text = dump_record(match.record())
    assert replay(parse_record(text)) == match.state
    again = Match.from_record(parse_record(text))
    assert (again.state, again.record()) == (match.state, match.record())


def test_a_match_goes_on_from_its_record():
    for steps in (1, 17, 40):
        match = played(Rules(players=3), seed=steps, steps=steps, exposing=0.3)
        again = Match.from_record(match.record())
        assert again.state == match.state
        again.play(again.state.actions()[0])


def test_a_record_has_the_seat_that_interfered_in_a_duel():
    match = Match(Rules(players=6, flor=False), seed=1, dealer=5)
    match.play(Call("truco"))
    match.play(Call("no-quiero"))
    match.play(Call("interfere"), 2)
    record = parse_record(dump_record(match.record()))
    assert record.deals[-1].steps[0].action == "interfere"
    assert replay(record) == match.state
    assert max(match.state.scores) >= 4


def test_the_same_seed_brings_the_same_cards():
    assert Match(seed=5).state.dealt == Match(seed=5).state.dealt
    assert Match(seed=5).state.dealt != Match(seed=6).state.dealt


GOOD = """format = 1
game = "truco"

[rules]
players = 2
flor = false

[[deal]]
dealer = 1
hands = ["1e 7o 3c", "4c 5b 12o"]
play = \"\"\"
0 truco
1 quiero   ; who answers may raise
0 1e
1 4c
0 7o
1 5b
\"\"\"
"""


def test_a_record_has_a_deal_action_by_action():
    state = replay(parse_record(GOOD))
    assert (state.scores, state.deal_is_over) == ((2, 0), True)


def test_a_match_goes_on_where_a_record_ends_with_its_deal():
    record = parse_record(GOOD)
    match = Match.from_record(record, seed=2)
    # The next deal has the same cards each time, unless the caller gives another seed.
    assert Match.from_record(record).state == Match.from_record(record, seed=0).state != match.state
    assert (match.state.scores, match.state.dealer, match.state.done) == ((2, 0), 0, ())
    match.play(match.state.actions()[0])
    assert len(match.record().deals) == 2


@pytest.mark.parametrize(
    ("option", "least", "most", "players"), [("target", 5, 100, 2), ("pica_per_redonda", 0, 9, 6)]
)
def test_a_table_sets_a_number_within_its_limits(option, least, most, players):
    for allowed in (least, most):
        assert getattr(Rules(players=players, **{option: allowed}), option) == allowed
    for beyond in (least - 1, most + 1):
        with pytest.raises(RulesError, match=f"{least}–{most}"):
            Rules(players=players, **{option: beyond})


@pytest.mark.parametrize(
    ("old", "new", "line", "reason", "word"),
    [
        ('"truco"', '"balco"', 2, "unknown-game", "balco"),
        ("players = 2", "players = 5", 5, "bad-field", "players"),
        ("dealer = 1", "dealer = 9", 9, "bad-field", "dealer"),
        ("dealer = 1", "dealer = -1", 9, "bad-field", "dealer"),
        ("dealer = 1", 'dealer = "me"', 9, "bad-field", "dealer"),
        ("dealer = 1", "dealer = true", 9, "bad-field", "dealer"),
        ("dealer = 1", "", 8, "bad-field", "dealer"),
        ("dealer = 1", "dealer = 1\ncolour = 2", 10, "bad-field", "colour"),
        ("dealer = 1", 'dealer = 1\nexposed = "8o"', 10, "bad-field", "exposed"),
        ("dealer = 1", 'dealer = 1\nexposed = "2o"', 10, "bad-field", "exposed"),
        ("dealer = 1", "dealer = 1\nexposed = 3", 10, "bad-field", "exposed"),
        ("4c 5b 12o", "4c 5b", 10, "bad-field", "hands"),
        ("4c 5b 12o", "4c 5b 1e", 10, "bad-field", "hands"),
        ("4c 5b 12o", "4c 5b J1", 10, "bad-field", "hands"),
        ('["1e 7o 3c", "4c 5b 12o"]', "7", 10, "bad-field", "hands"),
        ("0 truco", "0 trucco", 12, "bad-action", "trucco"),
        ("0 1e", "1 4c", 14, "illegal", "4c"),
        ("0 1e", "0 envido", 14, "illegal", "envido"),
        ("0 1e", "7 1e", 14, "illegal", "1e"),
    ],
)
def test_a_damaged_record_is_reported_with_its_line_field_and_reason(old, new, line, reason, word):
    with pytest.raises(RecordError) as caught:
        replay(parse_record(GOOD.replace(old, new, 1)))
    assert (caught.value.line, caught.value.reason, caught.value.detail) == (line, reason, word)
    assert record_error_text(caught.value)


SECOND = """
[[deal]]
dealer = 0
hands = ["1e 7o 3c", "4c 5b 12o"]
play = \"\"\"
\"\"\"
"""


def test_the_error_for_an_impossible_next_deal_is_at_that_deal():
    both = GOOD + SECOND
    assert replay(parse_record(both)).done == ()
    won = both.replace("players = 2", "players = 2\nchicos_to_win = 1\ntarget = 5")
    won = won.replace("0 truco\n1 quiero   ; who answers may raise", "0 falta-envido\n1 quiero")
    won = won.replace("0 1e\n1 4c\n0 7o\n1 5b\n", "")
    unfinished = both.replace("0 7o\n1 5b\n", "")
    for text, word in [
        (unfinished, "deal"),
        (won, "deal"),
        (both.replace("dealer = 0", "dealer = 1"), "dealer"),
    ]:
        with pytest.raises(RecordError) as caught:
            replay(parse_record(text))
        place = text.index("[[deal]]", text.index("[[deal]]") + 1)
        line = text.count("\n", 0, place) + 1 + (word == "dealer")
        assert (caught.value.line, caught.value.detail) == (line, word)


def test_an_illegal_step_names_the_rule_the_trick_and_the_player():
    with pytest.raises(RecordError) as caught:
        replay(parse_record(GOOD.replace("0 7o", "1 12o")))
    verdict = caught.value.verdict
    assert (verdict.rule, verdict.facts["trick"], verdict.facts["player"]) == ("TRU-TURN-01", 2, 1)


def test_deals_of_a_record_follow_each_other():
    second = GOOD[GOOD.index("[[deal]]") :]
    with pytest.raises(RecordError, match="dealer"):
        replay(parse_record(GOOD + "\n" + second))
    assert replay(
        parse_record(
            GOOD
            + "\n"
            + second.replace("dealer = 1", "dealer = 0", 1).replace(
                "0 truco\n1 quiero   ; who answers may raise\n0 1e\n1 4c\n0 7o\n1 5b", "1 mazo"
            )
        )
    ).scores == (3, 0)
    with pytest.raises(RecordError, match="deal"):
        replay(parse_record(GOOD[: GOOD.index("[[deal]]")]))


@pytest.mark.parametrize("name", PRESETS)
def test_a_position_string_holds_a_whole_state(name):
    match, rng = Match(PRESETS[name], seed=3, exposing=0.2), random.Random(3)
    for _ in range(80):
        state = match.state
        assert parse_position(state.position()) == state
        if state.is_over:
            break
        match.play(rng.choice(state.actions()))


POSITION = (
    "truco; rules players=2; dealer 1; dealt 1e 7o 3c / 4c 5b 12o; scored 12 3; chicos 1 0; "
    "finished 4; done 0:envido 1:quiero 0:1e"
)


def test_a_position_string_is_read():
    state = parse_position(POSITION)
    assert (state.scored, state.chicos, state.finished, state.to_act) == ((12, 3), (1, 0), 4, (1,))
    assert state.position() == POSITION


@pytest.mark.parametrize(
    ("old", "new", "word", "reason"),
    [
        ("truco;", "truko;", "truko", "unknown-game"),
        ("players=2", "players=7", "players=7", "bad-word"),
        ("players=2", "colour=7", "colour=7", "bad-word"),
        ("players=2", "players=2 gallo=fixed", "gallo=fixed", "bad-word"),
        ("dealer 1", "dealer", "dealer", "missing-field"),
        ("dealt 1e 7o 3c / 4c 5b 12o", "dealt", "dealt", "missing-field"),
        ("dealer 1", "dealer x", "x", "bad-word"),
        ("dealer 1", "dealer 1 2", "1", "bad-word"),
        ("dealer 1", "dealer 5", "5", "impossible"),
        ("1e 7o", "1e 9x", "9x", "bad-word"),
        ("1e 7o", "1e 4c", "1e", "impossible"),
        ("scored 12 3", "scored 12", "12", "bad-word"),
        ("scored 12 3", "scored 30 3", "30", "bad-word"),
        ("scored 12 3", "scored 12 30", "30", "bad-word"),
        ("chicos 1 0", "chicos 2 0", "2", "bad-word"),
        ("chicos 1 0", "chicos 1 2", "2", "bad-word"),
        ("finished 4", "exposed 2o", "2o", "impossible"),
        ("finished 4", "finished -4", "-4", "bad-word"),
        ("finished 4", "exposed 1e 7o", "7o", "bad-word"),
        ("0:envido", "0envido", "0envido", "bad-word"),
        ("0:envido", "0:envito", "0:envito", "bad-word"),
        ("0:envido", "12:envido", "12:envido", "bad-word"),
        ("0:envido", "٠:envido", "٠:envido", "bad-word"),
        ("0:envido", "1:envido", "1:envido", "impossible"),
        ("; dealer 1", "", "dealer", "missing-field"),
    ],
)
def test_a_damaged_position_is_reported_with_its_place_and_word(old, new, word, reason):
    with pytest.raises(PositionError) as caught:
        parse_position(POSITION.replace(old, new, 1))
    assert (caught.value.word, caught.value.reason) == (word, reason)
    assert position_error_text(caught.value)


def test_a_view_has_no_field_for_what_is_hidden():
    rng = random.Random(9)
    for preset in ("con-flor", "gallo", "redondilla"):
        match = Match(PRESETS[preset], seed=9, exposing=0.1)
        for _ in range(300):
            state = match.state
            for seat in (None, *range(state.rules.players)):
                view = state.view(seat)
                known = set(view.hand or ()) | {view.exposed}
                known |= {
                    play.card
                    for deal in state.deals
                    for t in (*deal.tricks, deal.trick)
                    for play in t
                }
                known |= {card for _, hand in view.shown for card in hand}
                known |= {None}
                text = repr(view)
                hidden = [card for hand in state.dealt for card in hand if card not in known]
                assert [item for item in hidden if repr(item) in text] == []
                texts = {word for _, call in view.calls for word in call.split()}
                assert [item for item in hidden if str(item) in texts] == []
            if state.is_over:
                break
            match.play(rng.choice(state.actions()))
    assert "dealt" not in {field.name for field in fields(view)}


@pytest.mark.rule("TRU-ENV-10", "TRU-ENV-11")
def test_a_view_has_the_declared_values_and_their_winner():
    auto = run(deal(), "0:envido 1:quiero")
    for seat in (0, 1, None):
        view = auto.view(seat)
        assert view.declared == (("envido", 0, 7), ("envido", 1, None))
        assert view.settled == (Award("envido", 0, 2, 0),)
        assert view.awards == ()
    half = run(deal(declare_values="manual"), "0:envido 1:quiero 0:declare=20")
    assert (half.view(1).declared, half.view(1).settled) == ((("envido", 0, 20),), ())
    lie = run(half, "1:declare=33")
    assert lie.view(0).settled == (Award("envido", 1, 2, 1),)
    over = run(lie, "0:truco 1:no-quiero 0:nobody-claims")
    assert over.view(0).awards[0] == Award("envido", 0, 2, 1)


@pytest.mark.rule("TRU-FLOR-17")
def test_a_view_has_the_winner_of_the_flor_and_the_points_of_a_refusal():
    flores = deal("4o 5o 6o / 5c 6c 7c")
    state = run(flores, "0:flor 1:flor 0:con-flor-quiero")
    assert state.view(None).declared == (("flor", 0, 35), ("flor", 1, 38))
    assert state.view(None).settled == (Award("flor", 1, 6, 1),)
    conceded = run(flores, "0:flor 1:con-flor-me-achico")
    assert (conceded.view(0).declared, conceded.view(0).settled) == ((), (Award("flor", 0, 3, 0),))
    refused = run(deal(), "0:envido 1:no-quiero")
    assert refused.view(1).settled == (Award("envido", 0, 1),)


def test_there_is_no_view_of_a_seat_that_is_not_at_the_table():
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            deal().view(seat)


def test_a_player_who_left_shows_nothing():
    state = run(deal(players=4, flor=False), "0:mazo 1:4c 2:3o 3:2c")
    assert state.view(0).hand == ()
    assert state.view(None).hand_sizes == (0, 2, 2, 2)


def test_an_illegal_action_changes_nothing():
    state = run(deal(f"{FLOR_O} / {FLOR_C}"), "0:flor")
    before = repr(state)
    with pytest.raises(IllegalAction) as caught:
        state.play(Call("envido"))
    assert repr(state) == before
    assert caught.value.verdict.alternatives
    assert explain(caught.value.verdict)


@pytest.mark.parametrize(
    "text", ["13o", "declare", "declare x", "declare -3", "pido-flor 0x1", "quiere"]
)
def test_an_invalid_action_is_not_read(text):
    with pytest.raises(ValueError, match=r".+"):
        parse_action(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("declare 0", Declare(0)),
        ("declare 033", Declare(33)),
        ("declare 0330", Declare(330)),
        ("pido-flor 0010", AskFlor(10)),
    ],
)
def test_a_long_number_is_not_read_as_a_shorter_one(text, expected):
    assert parse_action(text) == expected


def test_every_action_reads_back_from_its_text():
    for text in ("envido", "1e", "discard 1e", "declare 33", "pido-flor 3", "con-flor-quiero"):
        assert str(parse_action(text)) == text


@pytest.mark.parametrize(
    "faulty",
    [
        {"dealer": 4},
        {"hands": tuple(map(cards, PLAIN[:3]))},
        {"scored": (1, 2, 3)},
        {"scored": (30, 0)},
        {"chicos": (2, 0)},
        {"finished": -1},
    ],
)
def test_an_invalid_deal_is_refused(faulty):
    whole = {"rules": CON_FLOR, "dealer": 3, "hands": tuple(map(cards, PLAIN[:4]))}
    assert isinstance(start_deal(**whole), State)
    with pytest.raises(ValueError, match=r".+"):
        start_deal(**whole | faulty)


@pytest.mark.parametrize(
    ("options", "option", "reason"),
    [
        ({"colour": 1}, "colour", "unknown-option"),
        ({"target": 4}, "target", "unknown-value"),
        ({"flor": 1}, "flor", "unknown-value"),
        ({"falta": "all"}, "falta", "unknown-value"),
        ({"flor": False, "flor_tariff": "3-flat"}, "flor_tariff", "contradiction"),
        ({"gallo": "fixed"}, "gallo", "contradiction"),
        ({"pica8": "mirrored-seating", "players": 6}, "pica8", "contradiction"),
        ({"falta": "malas-variant", "target": 15}, "falta", "contradiction"),
        ({"failed_claim": 4, "flor_obligation": "automatic"}, "failed_claim", "contradiction"),
        (
            {"flor_until": "first-trick-end", "flor_obligation": "automatic"},
            "flor_until",
            "contradiction",
        ),
        ({"contraflor_three": "off", "players": 2}, "contraflor_three", "contradiction"),
        (
            {"pica8": "mirrored-seating", "players": 8, "pica_per_redonda": 0},
            "pica8",
            "contradiction",
        ),
    ],
)
def test_impossible_options_are_refused(options, option, reason):
    with pytest.raises(RulesError) as caught:
        Rules.from_options(options)
    assert (caught.value.option, caught.value.reason) == (option, reason)


def test_rules_say_which_options_are_not_default():
    options = {"players": 6, "falta": "malas-variant"}
    assert Rules.from_options(options).options() == options
    assert why(deal(), "1:envido")[0] == "TRU-TURN-01"

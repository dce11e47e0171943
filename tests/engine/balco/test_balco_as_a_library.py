"""Tests of Balcó as a library: any input gives a result or an error that names the problem."""

import random
from dataclasses import replace

import pytest
from balco_positions import at

from cartes_lib import balco
from cartes_lib.balco import (
    STANDARD,
    IllegalAction,
    Match,
    Rules,
    card,
    cards,
    dump_record,
    judge_throw,
    must_take,
    parse_position,
    parse_record,
    random_deal,
    replay,
    start_deal,
)
from cartes_lib.balco.actions import Exchange, Lift, TakePile, Throw, action_of
from cartes_lib.balco.condition import FREE, Condition
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.effects import after_throw, players_skipped
from cartes_lib.balco.judge import seat_key
from cartes_lib.balco.pile import RankedCard, clears, counted_ranks
from cartes_lib.balco.rules import WITHOUT_JOKERS
from cartes_lib.balco.turns import next_seat, opening_seat, refilled, seats_from, shown_to_open
from cartes_lib.cards import notation
from cartes_lib.messages import explain, position_error_text
from cartes_lib.position import PositionError

NO_ACTION = (None, 7, "", "hello", "9z", "lift", "lift x", "up 9z", [], object(), Throw, Lift("1"))
NO_ACTION += (Exchange(None), Exchange("9o"), Throw(["9o"]), Throw([None]), Lift(True))
NO_ACTION += (Throw(cards("1o"), "1"), Throw(cards("1o"), None, ["1"]))
NO_SEAT = (-1, 2, 99, "0", 1.0, True, [], object())


def played(seed, until):
    state, rng = Match(Rules(players=2), seed).state, random.Random(seed)
    while not until(state):
        state = state.play(rng.choice(state.actions()))
    return state


SITUATIONS = {
    "exchanging": played(1, lambda state: True),
    "first throw": played(1, lambda state: not state.exchanging),
    "a 1 to answer": played(3, lambda state: bool(state.shots)),
    "lifting": played(3, lambda state: state.lifted is not None),
    "over": played(3, lambda state: state.deal_is_over),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_judge_answers_any_input(name):
    state = SITUATIONS[name]
    for action in (*NO_ACTION, "9o", "take", "lift 1", "up 2o 10c J1", "J1=8", "1o >1 >1"):
        for seat in (*NO_SEAT, None, 0, 1):
            verdict = state.judge(action, seat)
            assert explain(verdict), (action, seat)
            assert hash(verdict) == hash(state.judge(action, seat))
            if action in NO_ACTION or seat in NO_SEAT[:3]:
                assert not verdict.legal, (action, seat)


@pytest.mark.parametrize("value", NO_ACTION)
def test_an_invalid_action_counts_as_no_action(value):
    assert action_of(value) is None


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_text_is_judged_and_played_as_the_action_that_it_names(name):
    state = SITUATIONS[name]
    for seat in (0, 1):
        for action in state.actions(seat):
            assert state.judge(str(action), seat) == state.judge(action, seat)
            assert state.play(str(action), seat) == state.play(action, seat)


def test_a_value_that_is_neither_action_nor_text_raises_a_type_error():
    state = SITUATIONS["first throw"]
    for action in (None, 7, [], object(), Throw):
        with pytest.raises(TypeError, match="neither an action nor its notation"):
            state.play(action)
    for seat in ("0", 1.0, True):
        with pytest.raises(TypeError, match="a seat is a whole number"):
            state.play("take", seat)
    for action in ("hello", Throw(["9o"])):
        with pytest.raises(IllegalAction) as error:
            state.play(action)
        assert error.value.verdict.reason == "balco-no-such-action"
    for seat in (-1, 2):
        with pytest.raises(IllegalAction) as error:
            state.play("take", seat)
        assert error.value.verdict.reason == "balco-no-such-seat"


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_a_seat_that_the_table_does_not_have_is_refused(seat):
    for state in SITUATIONS.values():
        for asked in (state.view, state.actions):
            with pytest.raises(ValueError, match="no seat"):
                asked(seat)
    for asked in (
        lambda: seats_from(seat, 2),
        lambda: next_seat(seat, 2),
        lambda: seat_key(seat, 0, 2),
        lambda: seat_key(0, seat, 2),
        lambda: opening_seat((cards("3o"), cards("4o")), seat),
    ):
        with pytest.raises(ValueError, match="no seat"):
            asked()
    with pytest.raises(ValueError, match="no such table"):
        start_deal(Rules(players=2), seat, random_deal(random.Random(1), Rules(players=2)))
    with pytest.raises(ValueError, match="no such seats"):
        next_seat(0, 2, active_seats=(0, seat))
    with pytest.raises(ValueError, match="no such condition"):
        Condition("ace", seat=-1)


def test_lists_are_dealt_as_tuples():
    dealt = random_deal(random.Random(2), STANDARD)
    assert random_deal(random.Random(2), STANDARD) == dealt
    lists = replace(
        dealt,
        hands=[list(row) for row in dealt.hands],
        up=[list(row) for row in dealt.up],
        down=[list(row) for row in dealt.down],
        stock=list(dealt.stock),
    )
    state = start_deal(STANDARD, 1, lists, [0, 0, 0, 0])
    assert state == start_deal(STANDARD, 1, dealt)
    assert isinstance(hash(state), int)


def test_functions_refuse_impossible_arguments():
    twice = [card("9o"), card("9o")]
    for make in (
        lambda: must_take(twice, FREE),
        lambda: opening_seat((twice, ())),
        lambda: shown_to_open((twice, ())),
        lambda: counted_ranks(twice),
        lambda: clears([RankedCard(card("9o"), 9), card("9o")]),
    ):
        with pytest.raises(ValueError, match="twice"):
            make()
    for make in (
        lambda: after_throw(FREE, 9, 5),
        lambda: next_seat(0, 4, active_seats=(1, 1)),
        lambda: next_seat(0, 4, skipped=-1),
        lambda: refilled(-1, 0, 0),
        lambda: counted_ranks([card("J1")]),
        lambda: counted_ranks([RankedCard(card("9o"), 3)]),
        lambda: judge_throw(card("9o"), FREE, [card("9o")]),
        lambda: judge_throw([card("9c"), card("J1")], FREE, [RankedCard(card("J1"), 4)]),
        lambda: players_skipped(13, 1),
        lambda: players_skipped(8, 0),
    ):
        with pytest.raises(
            ValueError, match=r"cannot be thrown|no such|lies in the pile|does not count as"
        ):
            make()
    with pytest.raises(TypeError, match="cards are thrown"):
        judge_throw("9o", FREE)


@pytest.mark.parametrize("won", [(-1, 0, 0, 0), (2, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0.5)])
def test_no_deal_is_dealt_at_impossible_results(won):
    rules = Rules(target=2)
    dealt = random_deal(random.Random(1), rules)
    assert start_deal(rules, 0, dealt, (1, 0, 1, 0)).won == (1, 0, 1, 0)
    with pytest.raises(ValueError, match="no such table"):
        start_deal(rules, 0, dealt, won)


def test_a_match_takes_texts_and_a_record_is_read_from_the_games_own_package():
    match = Match(Rules(players=2), 4)
    while match.state.exchanging:
        match.play(str(match.state.actions()[0]))
    assert replay(parse_record(dump_record(match.record()))) == match.state
    assert set(balco.__all__) <= set(dir(balco))
    for name in ("card", "cards", "Suit", "Verdict", "IllegalAction", "random_deal"):
        assert name in balco.__all__


@pytest.mark.rule("BAL-SET-04")
def test_a_card_that_is_not_held_is_refused_the_same_wherever_it_is():
    rng, tried = random.Random(6), 0
    for seed in range(4):
        state = Match(Rules(players=2), seed).state
        for _ in range(60):
            if state.deal_is_over:
                break
            seat = state.to_act[0]
            if not state.exchanging:
                hidden = [*state.stock, *state.hands[1 - seat]]
                hidden += [value for row in state.down for value in row]
                results = set()
                for item in hidden:
                    verdict = state.judge(Throw(item, 3 if item.is_joker else None))
                    facts = {name: fact for name, fact in verdict.facts.items() if fact != item}
                    results.add(replace(verdict, facts=facts))
                assert len(results) <= 1
                tried += len(results)
            state = state.play(rng.choice(state.actions()))
    assert tried > 50


@pytest.mark.rule("BAL-OPN-05", "BAL-CLR-02")
def test_cards_thrown_to_open_count_towards_a_run_of_four():
    hands = "3b 5c 6c / 9o 9c 9e / 8o 8c 8e"
    state = at(hands, pile="3o 3c 3e", opening="throw")
    after = state.play(Throw(card("3b")))
    assert after.pile == ()
    assert after.turn == 0


@pytest.mark.rule("BAL-OPN-05", "BAL-SP7-03")
@pytest.mark.parametrize(("stack", "bound"), [("consecutive", 3), ("same-throw", 1)])
def test_sevens_thrown_to_open_count_where_sevens_add_up(stack, bound):
    hands = "7b 8c 9c / 9o 9b 9e / 8o 8b 8e"
    state = at(hands, pile="3o 7c 7e", opening="throw", seven_stack=stack)
    assert state.play(Throw(card("7b"))).condition.players == bound


@pytest.mark.rule("BAL-SP1-06")
def test_targets_answer_in_order_until_one_takes_the_pile_or_the_pile_is_cleared():
    hands = "1o 1c 9c / 3o 4b 5e / 1e J1 8e / 3c 3e 4e"
    table = at(hands, pile="9o", asks="at-least 9", ace_stack="one-target-each")
    fired = table.play("1o 1c >2 >1")
    assert fired.to_act == (2,)
    answered = fired.play("1e >3")
    assert [shot.target for shot in answered.shots] == [3, 1]
    taken = answered.play(TakePile())
    assert (taken.shots, taken.condition, taken.pile) == ((), FREE, ())
    cleared = fired.play("1e J1=1")
    assert (cleared.shots, cleared.condition, cleared.pile) == ((), FREE, ())
    assert cleared.turn == 2


POSITION = (
    "balco; rules players=2 jokers=0{rules}; dealer 1; hands {hands}; up {up}; down {down}; "
    "shown 3 / 6; turn 0; throws 9; {fields}; pile {pile}; cleared {cleared}"
)


def position(hands="3o 4o 5o / 6o 8o 9o", pile="3c", fields="", rules="", up=" / ", down=" / "):
    named = cards(" ".join((hands, pile, up, down)).replace("/", " "))
    cleared = [item for item in pack(WITHOUT_JOKERS) if item not in named]
    text = POSITION.format(
        rules=rules,
        hands=hands,
        up=up,
        down=down,
        pile=pile,
        fields=fields,
        cleared=notation(cleared),
    )
    return text.replace("; ;", ";")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"fields": "asks at-least 3", "pile": "3c"}, None),
        ({"fields": "asks at-least 3; known 3o"}, None),
        ({"pile": "9c 2c"}, None),
        ({"pile": "9c"}, "asks"),
        ({"pile": "1c"}, "asks"),
        ({"pile": "7c"}, "asks"),
        ({"fields": "asks at-least 7", "pile": "7c"}, "asks"),
        ({"fields": "asks at-least 1", "pile": "1c"}, "asks"),
        ({"fields": "asks at-least 4", "pile": "3c"}, "asks"),
        ({"fields": "asks trenca 1", "pile": "7c"}, None),
        ({"fields": "asks trenca 2", "pile": "7c"}, "asks"),
        ({"fields": "asks trenca 2", "pile": "7c 7e"}, None),
        ({"fields": "asks trenca 1", "pile": "7c 7e 5c"}, None),
        ({"fields": "asks trenca 2", "pile": "7c 7e 5c"}, "asks"),
        ({"fields": "asks trenca 1", "pile": "5c"}, "asks"),
        ({"fields": "asks trenca 1", "pile": "7c 8c 5c"}, "asks"),
        ({"fields": "asks trenca 1 5", "pile": "7c 7e 5c"}, "asks"),
        (
            {
                "fields": "asks trenca 1 5",
                "pile": "7c 7e 5c",
                "rules": " trenca_second=le7-and-ge-top",
            },
            None,
        ),
        ({"fields": "asks at-least 9", "pile": "4c 4e 4b 4o 9c", "hands": "3o 5o / 6o"}, "pile"),
        ({"fields": "asks at-least 9", "pile": "10c 9c"}, "pile"),
        ({"pile": "2c 2e 2b 2o"}, None),
        ({"pile": "2c 2e 2b 2o", "rules": " four_twos_clear=true"}, "pile"),
        ({"fields": "shots 1>0", "pile": "1c"}, None),
        ({"fields": "shots 1>0", "pile": "9c"}, "shots"),
        ({"fields": "asks at-least 3; won 1 0"}, "won"),
        ({"fields": "asks at-least 3; won 1 0", "rules": " target=2"}, None),
        ({"fields": "asks at-least 3; won 2 0", "rules": " target=2"}, "won"),
        ({"fields": "asks at-least 3; known 12b"}, "known"),
        ({"fields": "asks at-least 3; known 3o 3o"}, "known"),
        (
            {
                "fields": "asks at-least 3",
                "hands": " / 6o 8o 9o",
                "up": "3o 4o 5o / ",
                "down": "11o 11c 11e / ",
            },
            "hands",
        ),
        (
            {
                "fields": "asks at-least 3",
                "hands": "6c / 6o 8o 9o",
                "up": "3o 4o 5o / ",
                "down": "11o 11c 11e / ",
                "rules": " up_pickup=hand-empty",
            },
            None,
        ),
    ],
)
def test_an_impossible_position_is_refused_with_the_name_of_the_field(changes, field):
    text = position(**changes)
    if field is None:
        assert parse_position(text).position()
        return
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    assert (caught.value.reason, caught.value.word) == ("impossible", field)
    assert position_error_text(caught.value)


@pytest.mark.parametrize("begun", ["turn 0", "shown 3 / 6", "throws 2"])
def test_cards_are_exchanged_only_before_anything_is_done(begun):
    before = Match(Rules(players=2), 1).state.position()
    assert parse_position(before).position() == before
    with pytest.raises(PositionError) as caught:
        parse_position(f"{before}; {begun}")
    assert (caught.value.reason, caught.value.word) == ("impossible", "exchanging")


@pytest.mark.rule("BAL-SET-04", "BAL-TAKE-01")
def test_everybody_knows_who_holds_what_was_taken_up_and_nothing_else():
    """The test records which visible cards a player takes, independently of the engine."""
    rng, known_once = random.Random(5), 0
    for seed in range(6):
        state = Match(Rules(players=3), seed).state
        eyes = [set() for _ in range(3)]
        for _ in range(150):
            if state.deal_is_over:
                break
            seat, before = state.to_act[0], state
            action = rng.choice(state.actions())
            state = state.play(action)
            open_before = {pile_card.card for pile_card in before.pile} | {before.lifted}
            open_before |= {value for row in before.up for value in row}
            for who, hand in enumerate(state.hands):
                eyes[who] |= open_before & set(hand)
                eyes[who] &= set(hand)
                if before.exchanging and not state.exchanging:
                    eyes[who] |= set(shown_to_open(state.hands, state.dealer)[who])
            assert [set(row) for row in state.view(seat).known] == eyes
            known_once += sum(map(len, eyes))
    assert known_once > 100

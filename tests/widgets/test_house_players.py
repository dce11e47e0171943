"""Tests of the characters of bots: the name, face and strength of each."""

import json
import random
import re

import pytest

from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_widgets.deck.faces import MOODS
from cartes_widgets.deck.guests import GUESTS, face_drawings
from cartes_widgets.games.house import PLAYERS
from cartes_widgets.games.house_players import coach_face, remarks, shown_player
from cartes_widgets.games.table_game import LEARNER
from cartes_widgets.games.table_texts import table_texts
from cartes_widgets.games.tables import (
    HOUSE_PLAYERS,
    PRESENTATIONS,
    house_players_of,
    players_of,
    table_faces,
)
from cartes_widgets.lesson import mini
from cartes_widgets.table.company import with_speech
from cartes_widgets.table.daily import Daily
from cartes_widgets.table.play import Play
from cartes_widgets.table.terms import Terms, TermsError

from .page import send
from .test_matches import SMALLEST, each_game, seated
from .test_table import act

LONGEST_CALL = 20
"""The most letters of a call: a narrow speech bubble has space for so many in three lines."""
each_person = pytest.mark.parametrize("person", HOUSE_PLAYERS.values(), ids=list(HOUSE_PLAYERS))


@each_game
def test_a_game_has_three_house_players_of_three_strengths(game):
    own = PRESENTATIONS[game].house_players
    assert sorted(person.strength for person in own) == sorted(PLAYERS[game])
    assert house_players_of(game)[:3] == own
    assert set(house_players_of(game)) == set(HOUSE_PLAYERS.values())


@each_person
@pytest.mark.parametrize("mood", MOODS)
def test_each_part_of_a_face_is_drawn_and_its_colours_are_replaced(person, mood):
    parts = json.loads(face_drawings())["parts"]
    face = shown_player(person)["face"]
    paths = "".join(parts[name] for name, _ in face["moods"][mood])
    used = {colour for colour in re.findall(r"#[0-9a-f]{6}", paths) if colour in face["colours"]}
    assert {"#f3c596", "#2459aa"} <= used, "skin and clothes"
    assert all(re.fullmatch(r"#[0-9a-f]{6}", face["colours"][colour]) for colour in used)


@each_person
def test_a_mood_changes_eyes_brows_and_mouth_only(person):
    moods = shown_player(person)["face"]["moods"]
    saved = [
        [part for part, _ in moods[mood] if not re.match("eyes|brows|mouth|gap|drop", part)]
        for mood in MOODS
    ]
    assert saved[0] == saved[1] == saved[2]


@each_person
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_says_how_he_plays_in_every_language(person, lang):
    with use_language(lang):
        shown = shown_player(person)
    assert shown["about"]
    assert shown["strength"]


def company(game, players):
    return [person.id for person in house_players_of(game)][: players - 1]


EVERY_TABLE = [(game, number) for game in PRESENTATIONS for number in players_of(game, "")]


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_messages_and_seats_call_the_house_players_by_their_names(game, players):
    house_players = company(game, players)
    widget = seated(game, players=players, house_players=house_players)
    names = [HOUSE_PLAYERS[person].name for person in house_players]
    seat_views = {item["seat"]: item for item in widget.scene["seat_views"]}
    for seat, name in enumerate(names, 1):
        partner = format_message("person-partner", name=name)
        expected = partner if seat_views[seat]["side"] == "us" else name
        assert (seat_views[seat]["name"], seat_views[seat]["person"]) == (
            expected,
            house_players[seat - 1],
        )
        assert seat_views[seat]["label"].startswith(f"{name}, ")
    rng = random.Random(3)
    for _ in range(20):
        act(widget, rng)
    texts = " ".join([*widget.log, widget.message])
    assert any(name in texts for name in names)
    assert format_message("term-seat-left") not in texts
    assert format_message("term-seat-right") not in texts


PLACES = ("left", "right", "opponent", "facing")


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_scores_and_tricks_call_the_house_players_by_their_names(game, players):
    widget = seated(game, players=players, house_players=company(game, players))
    rng, texts = random.Random(3), set()
    for _ in range(60):
        act(widget, rng)
        shown = {part: widget.scene[part] for part in widget.scene if part != "seat_views"}
        texts |= {text.casefold() for text in _texts(shown)}
    places = [format_message(f"table-seat-{place}") for place in PLACES]
    places.append(format_message("felt-opponent"))
    endings = tuple(f": {place}" for place in places)
    assert [text for text in texts if text in places or text.endswith(endings)] == []


def _texts(shown):
    """The texts of labels, values and names in `shown`, at any depth, which a learner reads."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            if isinstance(value, str) and name in ("label", "value", "text", "name"):
                yield value
            else:
                yield from _texts(value)
    elif isinstance(shown, list | tuple):
        for value in shown:
            yield from _texts(value)


@each_game
def test_each_seat_plays_at_the_strength_of_its_person(game):
    house_players = company(game, SMALLEST[game])
    table = Terms(game=game, players=SMALLEST[game], house_players=tuple(house_players)).begin()
    assert table.players == {
        seat: PLAYERS[game][HOUSE_PLAYERS[person].strength]
        for seat, person in enumerate(house_players, 1)
    }


def test_the_house_players_of_a_table_sit_beside_the_player_on_any_seat():
    terms = Terms(game="truco", players=3, viewer=2, house_players=("nelly", "facu"))
    assert {seat: person.id for seat, person in terms.seated.items()} == {0: "nelly", 1: "facu"}


@pytest.mark.parametrize("house_players", [("nelly",), ("nelly", "nelly"), ("nelly", "nobody")])
def test_there_is_no_table_of_unknown_missing_or_doubled_house_players(house_players):
    with pytest.raises(TermsError) as refused:
        Terms(game="truco", players=3, house_players=house_players)
    assert refused.value.reason == "table"


def test_a_resumed_match_has_the_same_house_players():
    widget = seated("truco", house_players=["nelly", "facu"])
    act(widget, random.Random(1))
    again = Play()
    send(again, do="resume", saved=widget.saved["text"])
    assert [item["person"] for item in again.scene["seat_views"]] == [
        "learner",
        "nelly",
        "facu",
    ]


def moods(widget):
    return {item["person"]: item["mood"] for item in widget.scene["seat_views"] if item["person"]}


def of_one_deal(game, seed):
    """Yields the table widget after each action of one deal."""
    widget = seated(game, seed=seed, house_players=company(game, SMALLEST[game]))
    rng = random.Random(seed)
    while widget.pending not in ("deal", "match"):
        act(widget, rng)
        yield widget


@each_game
def test_in_some_deals_somebody_is_pleased_somebody_caught_and_somebody_speaks(game):
    shown, lines = set(), set()
    for seed in range(1, 9):
        for widget in of_one_deal(game, seed):
            shown |= set(moods(widget).values())
            lines |= {item["talk"] for item in widget.scene["seat_views"]} - {""}
            if shown == set(MOODS) and lines:
                return
    raise AssertionError(f"moods: {sorted(shown)}, lines: {sorted(lines)}")


def test_a_rich_trick_pleases_its_winner_and_catches_an_opponent_with_a_high_card():
    for widget in of_one_deal("botifarra", 4):
        trick = widget.scene["plays"]
        if widget.pending != "trick" or "pleased" not in moods(widget).values():
            continue
        worth = {"1": 4, "9": 5, "12": 3, "11": 2, "10": 1}
        points = sum(worth.get(play["card"][:-1], 0) for play in trick)
        assert points >= 5
        return
    raise AssertionError("no such trick")


@each_game
def test_no_house_player_speaks_if_nothing_happened(game):
    widget = seated(game, house_players=company(game, SMALLEST[game]))
    assert set(moods(widget).values()) == {"neutral"}
    assert not any(item["talk"] for item in widget.scene["seat_views"])


@pytest.mark.parametrize("face", ["coach", *GUESTS])
def test_each_part_of_the_coachs_and_the_guests_faces_is_drawn_and_nobody_else_has_it(face):
    faces = {item["id"]: item["face"] for item in table_faces()} | {"coach": coach_face()}
    parts = json.loads(face_drawings())["parts"]
    for mood in MOODS:
        assert {part for part, _ in faces[face]["moods"][mood]} <= set(parts)
    assert [name for name, other in faces.items() if other == faces[face]] == [face]


def test_a_page_of_matches_has_the_face_of_its_coach():
    assert seated("truco").coach == coach_face()


@pytest.mark.parametrize(
    "table",
    [lambda: mini("last-six", seed=3), lambda: mini("two-piles", seed=3), Daily],
    ids=["of four", "of two", "of the day"],
)
def test_small_and_daily_tables_have_house_players_with_faces_at_the_other_seats(table):
    widget = table()
    seated = [item.get("person", "") for item in widget.scene["seat_views"]]
    others = [person for seat, person in enumerate(seated) if seat != LEARNER]
    assert seated[LEARNER] == "learner"
    assert all(others)
    assert {item["id"] for item in widget.faces} == set(others)
    assert all(item["face"]["moods"] for item in widget.faces)


def test_a_small_match_calls_its_players_by_their_names():
    widget, rng = mini("last-six", seed=3), random.Random(1)
    for _ in range(12):
        act(widget, rng)
    text = " ".join([*widget.log, widget.message])
    names = [person.name for person in house_players_of("botifarra")[:3]]
    assert any(name in text for name in names)
    assert "voisin" not in text


AT_SEATS = {1: HOUSE_PLAYERS["pere"], 2: HOUSE_PLAYERS["nadia"], 3: HOUSE_PLAYERS["laia"]}


@pytest.mark.parametrize(
    ("winners", "speakers", "mood"),
    [
        ([0, 2], {"pere", "laia"}, "caught"),
        ([1, 3], {"pere", "laia"}, "pleased"),
        ([0], {"pere", "nadia", "laia"}, "caught"),
        ([2], {"nadia"}, "pleased"),
    ],
)
def test_after_a_match_an_opponent_speaks_who_is_pleased_only_as_a_winner(winners, speakers, mood):
    summary = {"winners": winners, "speech": None}
    speeches = [with_speech(summary, AT_SEATS, acts)["speech"] for acts in range(6)]
    assert {speech["person"] for speech in speeches} == speakers
    assert {speech["mood"] for speech in speeches} == {mood}
    assert all(speech["text"] and speech["name"] for speech in speeches)


@pytest.mark.parametrize("summary", [None, {"winners": [], "speech": None}])
def test_before_the_end_of_a_match_no_player_speaks_about_it(summary):
    assert with_speech(summary, AT_SEATS, 7) == summary


def test_at_a_table_without_characters_no_player_speaks_about_a_match():
    summary = {"winners": [0], "speech": None}
    assert with_speech(summary, {}, 7) == summary


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_knows_the_longest_call_and_remark_and_no_call_is_long(lang):
    with use_language(lang):
        texts = table_texts()
        calls = {call for game in PRESENTATIONS.values() for call in game.calls()}
        bot_remarks = {text for person in HOUSE_PLAYERS.values() for text in remarks(person)}
    assert {"Me voy al mazo", "Sant Vicenç"} <= calls
    assert len(texts["longest-call"]) == max(map(len, calls)) <= LONGEST_CALL
    assert len(texts["longest-remark"]) == max(map(len, bot_remarks))

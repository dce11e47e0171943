"""Tests of the captions of a walk through a trick: who is winning, and at the end who won."""

import re

import pytest

from cartes_lib.cards import cards
from cartes_lib.messages import use_language
from cartes_lib.truco import Rules
from cartes_widgets.games.tables import table_game
from cartes_widgets.games.truco.adapter import one_hand
from cartes_widgets.lesson import walkthrough

from .walking import walked


def captions(game, trick, **more):
    return [step["caption"] for step in walked(walkthrough(game, trick=trick, **more)).steps]


def test_before_the_last_card_a_walk_says_who_is_ahead():
    texts = captions("botifarra", "10o 12o 8o 9o")
    assert texts[1] == "Votre voisin de droite joue le valet d’or."
    assert texts[2] == "Votre partenaire joue le roi d’or. C’est maintenant la carte en tête."
    assert texts[3] == "Votre voisin de gauche joue le huit d’or. Votre partenaire est en tête."


def test_a_complete_trick_says_what_its_cards_and_the_trick_itself_are_worth():
    last = captions("botifarra", "10o 12o 1o 9o")[-1]
    assert last == (
        "Vous jouez le neuf d’or. "
        "Vous remportez le pli\u00a0: 13 pour les cartes et 1 pour le pli, 14 points."
    )


def test_a_trick_without_card_points_is_worth_one_point():
    last = captions("botifarra", "8o 2o 3o 4o")[-1]
    assert last.endswith("Votre voisin de droite remporte le pli\u00a0: 1 point, celui du pli.")


def test_a_complete_trick_of_truco_is_no_longer_open():
    texts = captions("truco", "3o 3c / 2e 2b / 7o 6c")
    assert texts[2].startswith("Vous jouez le trois de coupe. Égalité (parda)")
    assert not [item for item in texts if "pour l’instant" in item]
    assert texts[-1] == (
        "Vous jouez le six de coupe. Votre adversaire remporte le pli. "
        "Votre adversaire gagne la main."
    )


def test_a_tie_within_a_trick_of_truco_is_called_a_tie_so_far():
    texts = captions("truco", "1o 2e 2c 7e")
    assert texts[3].endswith("Égalité avec votre partenaire pour l’instant.")


@pytest.mark.parametrize(("game", "players"), [("botifarra", 4), ("truco", 2)])
def test_at_a_table_one_sentence_says_that_a_card_takes_the_trick(game, players):
    table = table_game(game, "", players, seed=5)
    texts = set()
    for _ in range(60):
        while table.pause:
            table.go_on()
        seat = table.to_act[0]
        event = table.play(table.bot(seat), seat)
        with use_language("en"):
            texts.add(table.describe(event, 0))
    taken = [text for text in texts if re.search(r" takes? the trick", text)]
    own_card = [text for text in taken if re.search(r" plays? [^.]* and takes? the trick\.", text)]
    assert own_card
    assert len(own_card) < len(taken)
    assert [text for text in taken if text not in own_card and ". " not in text] == []


@pytest.mark.rule("TRU-TRU-04")
@pytest.mark.rule("TRU-TRU-07")
@pytest.mark.rule("TRU-TRU-08")
@pytest.mark.parametrize(
    ("mine", "theirs", "plays", "end"),
    [
        ("3o 7c 4b", "3c 5e 6b", "3c 3o", "l’a entamé entame encore."),
        ("3o 7c 4b", "3c 7b 6e", "6e 7c 4b 7b 3c 3o", "gagnant du premier pli."),
        ("3o 7c 4b", "3c 7b 4e", "3c 3o 7b 7c 4e 4b", "au premier à jouer."),
    ],
)
def test_a_tied_trick_says_who_leads_again_or_why_the_hand_ends(mine, theirs, plays, end):
    game = one_hand([cards(mine), cards(theirs)], Rules(players=2, flor=False))
    for card in plays.split():
        if game.pause:
            game.go_on()
        described = game.describe(game.play(card, game.to_act[0]), 0)
    assert "parda" in described
    assert end in described

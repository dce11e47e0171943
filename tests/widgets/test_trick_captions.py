"""Captions of a walk through a trick: who is winning after each card, and at the end who won."""

from cartes_widgets.lesson import walkthrough

from .walking import walked


def captions(game, trick, **more):
    return [step["caption"] for step in walked(walkthrough(game, trick=trick, **more)).steps]


def test_before_the_last_card_a_walk_says_who_is_ahead():
    texts = captions("botifarra", "10o 12o 8o 9o")
    assert texts[2] == "Votre partenaire joue le roi d’or. C’est maintenant la carte en tête."
    assert texts[3] == "Votre voisin de gauche joue le huit d’or. Votre partenaire est en tête."


def test_a_complete_trick_says_what_its_cards_and_the_trick_itself_are_worth():
    last = captions("botifarra", "10o 12o 1o 9o")[-1]
    assert last == (
        "Vous jouez le neuf d’or. "
        "Vous remportez le pli\u00a0: 13 pour les cartes et 1 pour le pli, 14 points."
    )


def test_a_trick_without_card_points_is_worth_its_own_one():
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

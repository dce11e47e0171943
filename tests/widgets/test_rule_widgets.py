"""Tests of widgets about rules: variants side by side, sums, ladders, turns, terms."""

import pytest

from cartes_lib.cards import NotationError
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import ENDONYMS, LANGUAGES, format_message, use_language
from cartes_lib.truco.signs import SIGNS
from cartes_widgets.lesson import (
    counter,
    decision_tree,
    glossary,
    seats,
    two_ladders,
    variant_switch,
)


def legal(fates):
    return [fate["card"] for fate in fates if fate["legal"]]


def test_the_same_hand_has_more_freedom_in_lliure_than_in_obligada():
    widget = variant_switch(hand="3c 2c 9o", trick="4c")
    lliure, obligada = widget.variants
    assert (legal(lliure["cards"]), legal(obligada["cards"])) == (["3c", "2c"], ["2c"])
    assert (lliure["rule"], obligada["rule"]) == ("BOT-LEG-LL-05", "BOT-LEG-OB-05")
    assert (
        lliure["summary"]
        == "Variante libre\u00a0: vous pouvez jouer le trois de coupe ou le deux de coupe."
    )


def test_each_forbidden_card_says_why_and_each_legal_one_is_silent():
    for variant in variant_switch(hand="3c 2c 9o", trick="4c").variants:
        assert all(bool(card["why"]) is not card["legal"] for card in variant["cards"])


def test_the_learner_leads_where_nothing_was_played():
    widget = variant_switch(hand="3c 9o", trick="", variants="lliure obligada intermedia")
    assert [legal(variant["cards"]) for variant in widget.variants] == [["3c", "9o"]] * 3


def test_nobody_is_called_a_partner_if_one_of_the_variants_has_no_partners():
    assert "partenaire" in variant_switch(hand="3c 9o", trick="4c").scene["names"]
    alone = variant_switch(hand="7c 9e 2b", trick="1o", variants="obligada individual")
    assert alone.scene["names"] == ["vous", "à droite", "en face", "à gauche"]


def test_a_variant_that_nobody_plays_is_an_error():
    with pytest.raises(KeyError):
        variant_switch(hand="3c 9o", trick="4c", variants="libre")


def test_a_whole_deal_comes_to_72_points():
    lines = counter().lines
    assert [line["value"] for line in lines] == [15, 15, 15, 15, 12]
    assert lines[-1]["total"] == 72


def test_a_pile_is_counted_card_by_card_and_then_by_its_tricks():
    lines = counter("9o 1o 2o 3o 12c 5c 6c 7c", tricks=2).lines
    assert [line["value"] for line in lines] == [5, 4, 3, 0, 2]
    assert [line["total"] for line in lines] == [5, 9, 12, 12, 14]
    assert lines[0]["announcement"] == "Neuf d’or\u00a0: 5 points. Total\u00a0: 5."
    assert lines[-1]["announcement"] == "2 plis\u00a0: 2 points. Total\u00a0: 14."


@pytest.mark.parametrize(("pile", "tricks"), [("9o 1o", 1), ("9o 1o 2o 3o", 2)])
def test_a_pile_is_made_of_whole_tricks(pile, tricks):
    with pytest.raises(ValueError, match="no pile"):
        counter(pile, tricks)


def test_a_pile_in_wrong_notation_is_an_error():
    with pytest.raises(NotationError):
        counter("9o 1o 2o 99z", 1)


def test_both_ladders_hold_the_same_cards_in_orders_of_their_own():
    widget = two_ladders("botifarra")
    left, right = (
        [item["id"] for rung in side for item in rung] for side in (widget.left, widget.right)
    )
    assert left[:5] == right[:5] == ["9o", "1o", "12o", "11o", "10o"]
    assert set(left) == set(right)
    assert [len(rung) for rung in widget.right] == [1, 1, 1, 1, 1, 7]
    assert widget.right[-1][0]["announcement"] == "6ᵉ place"


def test_turns_go_to_the_right_and_name_the_skipped_players():
    widget = seats(4, (0, 1, 3, 0))
    assert [step["skipped"] for step in widget.steps] == [[], [], [2], []]
    assert widget.steps[2]["caption"] == (
        "Passe son tour\u00a0: le joueur d’en face. Votre voisin de gauche joue."
    )


def test_a_turn_that_comes_back_passes_over_everybody_else():
    assert seats(3, (0, 0)).steps[1]["skipped"] == [1, 2]


@pytest.mark.parametrize(
    ("players", "turns"), [(1, (0,)), (7, (0,)), (4, ()), (4, (4,)), (4, (-1,))]
)
def test_impossible_turns_are_refused(players, turns):
    with pytest.raises(ValueError, match="no turns"):
        seats(players, turns)


@pytest.mark.parametrize("step", [-1, 4, "1", True, None, 1.0])
def test_an_unknown_turn_is_ignored(step):
    widget = seats()
    widget.set_state({"step": step})
    assert widget.step == 0


ACCENTS = str.maketrans("éèêàâôûçíóòáúïüñ", "eeeaaouciooauiun")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_the_terms_of_a_game_are_in_alphabetical_order(game, lang):
    with use_language(lang):
        shown = glossary(game)
    own = [term[lang].casefold() for term in shown.terms]
    assert own
    assert own == sorted(set(own), key=lambda word: word.translate(ACCENTS))
    assert shown.languages[0] == [lang, ENDONYMS[lang]]
    for term in shown.terms:
        assert set(term) - {"signs"} == {*LANGUAGES, "meaning"}
        assert all(term.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_word_for_signs_shows_their_faces_and_is_found_by_what_they_do(lang):
    with use_language(lang):
        shown = glossary("truco")
        (term,) = (term for term in shown.terms if "signs" in term)
        assert term[lang] == format_message("glossary-truco-signs")
        assert [sign["id"] for sign in shown.signs] == [*SIGNS]
        assert all(format_message(f"sign-{sign}") in term["signs"] for sign in SIGNS)
    assert glossary("balco").signs == []


def test_terms_of_an_unknown_game_are_an_error():
    with pytest.raises(ValueError, match="whist"):
        glossary("whist")


PLAYERS_WORDS = {
    "botifarra": "trumfo, manilla, contro, recontro, Sant Vicenç, basa, pal de sortida, fallar, "
    "matar, delegar, carregar, mà, capot, oros, copes, espases, bastos, sota, cavall, rei",
    "truco": "mano, pie, baza, parda, flor, contraflor, al resto, con flor me achico, "
    "con flor quiero, envido, real envido, falta envido, quiero, no quiero, truco, retruco, "
    "vale cuatro, son buenas, irse a baraja, irse al mazo, bravas, negras, falsos, malas, buenas, "
    "chico, gallo, redonda, pica-pica, ir a la pesca, señas, pido flor, paso",
    "balco": "carta blanca, nul·la, disparar, enviar, fer el buit, fer nul, fer palla, netejar, "
    "fer net, pila, piló, paller, recollir, trenca, trencar el joc, balcó",
}


@pytest.mark.parametrize(
    ("game", "word"),
    [(game, word) for game, words in PLAYERS_WORDS.items() for word in words.split(", ")],
)
def test_the_players_own_words_are_in_the_glossary(game, word):
    text = ", ".join(f"{term['ca']}, {term['es']}" for term in glossary(game).terms)
    assert word in text


def answered(widget, *answers):
    """`widget` after the learner gave `answers` to its questions; None passes a question."""
    for answer in answers:
        do = {"do": "pass"} if answer is None else {"do": "answer", "answer": answer}
        widget.on_page_message({**do, "revision": widget.revision})
    return widget


def test_a_decision_tree_asks_one_question_after_the_other_and_shows_all_cards_at_the_end():
    widget = decision_tree(hand="2e 7e 9c 5c", trick="12o", trump="espadas")
    assert widget.question["prompt"] == "Qui est maître\u00a0?"
    assert (widget.cards, widget.rule_text, widget.scene["winning"]) == ([], "", None)
    answered(widget, "opponent")
    assert widget.question["prompt"] == "Avez-vous la couleur demandée\u00a0?"
    assert widget.scene["winning"] == 3
    answered(widget, "yes", None)
    assert [item["ok"] for item in widget.answered] == [True, False, None]
    assert legal(widget.cards) == ["2e", "7e"]
    assert widget.question == {}
    assert widget.lang == LANGUAGES[0]


def test_a_partner_who_leads_leaves_a_decision_tree_two_questions():
    widget = answered(decision_tree(hand="9o 12o 3o 5c", trick="1o 4o"), "partner", "yes")
    assert (len(widget.answered), legal(widget.cards)) == (2, ["9o", "12o", "3o"])


def test_a_decision_tree_asks_the_leader_nothing():
    widget = decision_tree(hand="9o 12o 3o 5c", trick="")
    assert (widget.answered, legal(widget.cards)) == ([], ["9o", "12o", "3o", "5c"])


def test_a_decision_tree_takes_no_answer_out_of_turn():
    widget = decision_tree(hand="2e 7e 9c 5c", trick="12o", trump="espadas")
    widget.on_page_message({"do": "answer", "revision": widget.revision - 1, "answer": "opponent"})
    widget.on_page_message({"do": "answer", "revision": widget.revision, "answer": "yes"})
    assert (widget.answered, bool(widget.notice)) == ([], True)

"""Tests of strategic claims: each has a sentence, and a computation that supports it."""

import pytest

from docs import translations
from research.claims.citations import COACH, advice, cited_by_lessons
from research.claims.claim import Claim, Figure, all_claims

CLAIMS = all_claims()
CITED = list(cited_by_lessons())


def test_each_claim_that_a_lesson_cites_has_a_computation():
    assert [place for place in CITED if place[1] not in CLAIMS] == []


def test_each_computation_belongs_to_a_sentence_of_a_lesson_or_of_the_coach():
    cited = {identity for _, identity in CITED} | set(advice())
    assert [identity for identity in CLAIMS if identity not in cited] == []


def test_only_the_original_of_a_lesson_cites_claims_and_only_those_of_its_game():
    for file, identity in CITED:
        lang, game, _ = file.split("/")
        assert lang == translations.original(file.removeprefix(f"{lang}/"))
        assert identity.startswith(game[:2]), (file, identity)
        assert not identity.startswith(COACH)


@pytest.mark.parametrize("identity", [item.id for item in CLAIMS.values() if item.is_quick])
def test_an_exact_figure_supports_its_sentence(identity):
    item = CLAIMS[identity]
    figure = item.compute()
    assert item.verdict(figure) == "supports", figure
    assert figure.error == 0


@pytest.mark.parametrize(
    ("value", "verdict"), [(3, "supports"), (1.5, "open"), (0.5, "open"), (-2, "contradicts")]
)
def test_a_figure_contradicts_only_beyond_its_error(value, verdict):
    item = Claim(
        "bo-x", "A manilla brings a point.", lambda: Figure(value, 0.6), 1, None, "", False
    )
    assert item.verdict(item.compute()) == verdict

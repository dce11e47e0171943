"""Tests that texts follow the guides in docs/style, as far as patterns can check that."""

import itertools
import json
import re
from pathlib import Path

import pytest

from cartes_lib.asking import answer_key, exercise_kinds, generate, hints
from cartes_lib.asking.registry import rules_of
from cartes_lib.lessons import lessons
from cartes_lib.messages import rule_choice, rule_text, use_language
from cartes_lib.rulebook import rules
from tests.printed import of_exercise

STYLE = Path(__file__).resolve().parents[2] / "docs/style"
LESSON_FILES = STYLE.parents[1] / "tutorials"
EVERYWHERE = {
    "fr": {
        "l’on": r"(?<!\b[Ss]i )(?<!\boù )\bl’on\b",
        "si + conditional": r"\bsi (?:vous|on|l’on|ils?|elles?) \w+(?:riez|rait|raient)\b",
        "source": r"\bsources?\b",
        "moment": r"\b[Aa]u moment \d",
        "by which rule": r"[Pp]ar quelle règle",
        "a side for a person": r"(?<!à )(?<!À )(?<!sur )(?<!de )\b[Vv]otre (?:droite|gauche)\b",
        "not quite": r"\b[Pp]as tout à fait\b",
        "a turn without a verb": r"\bà droite\. C’est (?!à\b|[^.]* qui )",
        "only 0": r"\bseulement 0\b",
        "times of times": r"\bfois, combien de fois\b",
        "a trick is a pli": r"\b(?:une|la première|la deuxième|deux) levées?\b",
        "quotation marks": r"[“”\"]|«(?!\u00a0)|(?<!\u00a0)»",
    },
    "en": {
        "whoever": r"\b[Ww]hoever\b|\b[Ww]hom\b|\b[Tt]hose who\b",
        "source": r"\bsources?\b",
        "moment": r"\b[Aa]t moment \d",
        "by which rule": r"\b[Bb]y which rule",
        "goes ahead": r"\bgoe?s? ahead of\b",
        "law": r"\boffenders?\b|\blapses?\b|\b[Dd]enounc|\bin force\b|\b[Dd]uty\b",
        "that of": r"\bthat of\b",
        "give a card": r"\bgives? (?:your|the) lowest\b",
        "not quite": r"\b[Nn]ot quite\b",
        "a turn without a verb": r"\bto the right\. That is\b",
        "only 0": r"\b(?:only|just) 0\b",
        "to X is to Y": r"\b[Tt]o (?:\*\*)?\w+[^.:;]{0,40} is to\b",
        "quotation marks": r"[«»\"]",
    },
    "es": {
        "pues": r", pues\b|\bpues,",
        "si + conditional": r"\bsi (?:no )?\w+ría(?:s|n|mos)?\b",
        "source": r"\bfuentes?\b",
        "moment": r"momento \d",
        "by which rule": r"¿[Pp]or qué regla",
        "ahead": r"\bpasan? por delante\b",
        "plural you": r"\b[Uu]stedes\b|\b[Vv]osotr[oa]s\b",
        "a word for step": r"\bpeldaños?\b",
        "a turn without a verb": r"\ba la derecha\. (?:Eres|Es)\b",
        "only 0": r"\bsolo 0\b",
        "a vulgar word": r"\bcog(?:er|es?|en|ido)\b",
        "not quite": r"\b[Nn]o del todo\b",
        "quotation marks": r"[“”\"]|« | »",
    },
    "ca": {
        "si + conditional": r"\bsi (?:no )?\w+[aei]ri(?:a|es|en|em)\b",
        "source": r"\bfonts?\b",
        "moment": r"[Aa]l moment \d",
        "by which rule": r"[Pp]er quina regla",
        "vós": r"\b[Vv]ós\b|\b[Pp]odeu\b|\b[Vv]ostr[ea]s?\b",
        "a side for a person": r"(?<!\ba )(?<!A )(?<!de )\b[Ll]a teva (?:dreta|esquerra)\b",
        "a word for step": r"\besgla(?:ó|ons)\b",
        "a turn without a verb": r"\ba la dreta\. (?:Ets|És)\b",
        "only 0": r"\bnomés 0\b",
        "further": r"\bmés lluny\b",
        "above 36": r"\bper (?:damunt|sobre) de 36\b",
        "never again": r"\bmai més\b",
        "quotation marks": r"[“”\"]|« | »",
    },
}
"""Patterns that no sentence of the engine or of a lesson may contain; the key is the language."""
SAYINGS = ("Whoever talks is playing with twenty-four cards.", "and to whom;", "Against whom?")
"""Phrases of English lessons that may contain a word that the guide forbids."""
RULEBOOK = {
    "fr": r"\b[Rr]èglements?\b",
    "en": r"\b[Rr]ulebooks?\b",
    "es": r"\b[Rr]eglamentos?\b",
    "ca": r"\b[Rr]eglaments?\b",
}
"""Patterns of words for the rulebook, which the text of a rule must not mention."""
SEAT_ALONE = {
    "fr": r":\s(?:vous|votre (?:partenaire|adversaire)|votre voisin de \w+|le joueur d’en face)\.",
    "en": r": (?:you|your (?:partner|opponent)|the (?:second )?player (?:on your \w+|opposite))\.",
    "es": r": (?:tú|tu (?:compañero|contrario)|el de (?:tu \w+|enfrente))\.",
    "ca": r": (?:tu|el teu (?:company|contrari)|el (?:jugador )?de (?:la teva \w+|davant))\.",
}
"""Matches a seat after a colon at the end of a sentence, as in a label."""
LESSONS = sorted(lessons())
MIN_WORDS = 4
"""Minimum number of words of a reply to a misconception, which must explain the right answer."""
WRONG_IDEA = re.compile(r" verdict (?!announcement$)\S+$")


def faults(text, patterns):
    return [f"{name}: {text}" for name, pattern in patterns.items() if re.search(pattern, text)]


def exercises_of(lesson):
    """One exercise of each kind of `lesson`."""
    for kind in exercise_kinds(lesson):
        yield generate(lesson, kind, 3, 1, next(iter(rules_of(lesson, kind))))


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_texts_of_an_exercise_follow_the_style_guide_of_their_language(lesson):
    results = []
    for exercise in exercises_of(lesson):
        for lang in EVERYWHERE:
            with use_language(lang):
                printed = [item for item in of_exercise(exercise) if item.whole]
            results += [fault for item in printed for fault in faults(item.text, EVERYWHERE[lang])]
            # The verdict on an answer may list seats after a colon.
            shown = [item for item in printed if not item.place.endswith("announcement")]
            sentences = [item.text for item in shown]
            seat = {"seat": SEAT_ALONE[lang]}
            results += [fault for text in sentences for fault in faults(text, seat)]
            results += [
                f"no sentence: {item.text}"
                for item in printed
                if WRONG_IDEA.search(item.place) and len(item.text.split()) < MIN_WORDS
            ]
    assert results == []


@pytest.mark.parametrize("lang", EVERYWHERE)
def test_the_prose_of_the_lessons_follows_the_style_guide_of_its_language(lang):
    results = []
    for file in sorted(LESSON_FILES.glob(f"{lang}/*/*.ipynb")):
        cells = json.loads(file.read_text("utf-8"))["cells"]
        prose = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")
        for saying in SAYINGS:
            prose = prose.replace(saying, "")
        lines = prose.splitlines()
        results += [
            f"{file.stem}: {fault}" for line in lines for fault in faults(line, EVERYWHERE[lang])
        ]
    assert results == []


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_hint_about_a_number_holds_every_figure_of_the_reason(lesson):
    for kind, seed in itertools.product(exercise_kinds(lesson), range(8)):
        exercise = generate(lesson, kind, seed, 1 + seed % 3, next(iter(rules_of(lesson, kind))))
        bounds = [
            hint.message.facts for hint in hints(exercise) if hint.message.key == "hint-between"
        ]
        key = answer_key(exercise)
        facts = key.why.facts
        exact = facts.get("whole", key.answer), facts.get("tenths", 0)
        for bound in bounds:
            assert bound["low"] <= key.answer <= bound["high"]
            assert bound["low"] <= exact[0] + exact[1] / 10 <= bound["high"], exercise


@pytest.mark.parametrize("lang", EVERYWHERE)
def test_the_text_of_a_rule_names_neither_a_source_nor_the_rulebook(lang):
    with use_language(lang):
        texts = [rule_text(rule) for rule in rules()]
        texts += [rule_choice(rule) or "" for rule in rules()]
    unwanted = {"source": EVERYWHERE[lang]["source"], "rulebook": RULEBOOK[lang]}
    assert [fault for text in texts for fault in faults(text, unwanted)] == []


@pytest.mark.parametrize("lang", EVERYWHERE)
def test_each_language_has_a_guide_of_fifteen_lines(lang):
    lines = (STYLE / f"{lang}.md").read_text("utf-8").splitlines()
    assert [line.split(".")[0] for line in lines if line[:1].isdigit()] == [
        str(number) for number in range(1, 16)
    ]


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("fr", "C’est ce que l’on joue.", "l’on"),
        ("fr", "Dites-le si vous gagneriez.", "si + conditional"),
        ("en", "Whoever wins leads.", "whoever"),
        ("en", "The source does not say.", "source"),
        ("es", "Te toca, pues, a ti.", "pues"),
        ("ca", "Només és bo si guanyaries.", "si + conditional"),
        ("ca", "Toca a vós.", "vós"),
        ("fr", "Votre gauche ramasse.", "a side for a person"),
        ("fr", "Il dit «truco».", "quotation marks"),
        ("en", "You must give your lowest.", "give a card"),
        ("en", "The rule is in force.", "law"),
        ("en", "To cut is to lift off the top.", "to X is to Y"),
        ("fr", "Vous avez perdu la première levée.", "a trick is a pli"),
        ("fr", "La donne passe à droite. C’est vous.", "a turn without a verb"),
        ("en", "The deal passes to the right. That is you.", "a turn without a verb"),
        ("es", "El reparto pasa a la derecha. Eres tú.", "a turn without a verb"),
        ("ca", "El torn passa a la dreta. És el teu company.", "a turn without a verb"),
        ("en", "You have only 0 in coins.", "only 0"),
        ("fr", "Sur cent fois, combien de fois gagnez-vous ?", "times of times"),
        ("es", "Cada peldaño añade un punto.", "a word for step"),
        ("es", "Jueguen ustedes.", "plural you"),
        ("es", "Dice “truco”.", "quotation marks"),
        ("ca", "La teva esquerra recull.", "a side for a person"),
        ("ca", "Fins a tres, mai més.", "never again"),
    ],
)
def test_a_fault_of_style_is_found(lang, text, fault):
    assert faults(text, EVERYWHERE[lang]) == [f"{fault}: {text}"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Le plus petit numéro commence : vous."),
        ("en", "The lowest number begins: you."),
        ("es", "Empieza el número más bajo: tú."),
        ("ca", "Comença el número més baix: tu."),
    ],
)
def test_a_seat_alone_behind_a_colon_is_found(lang, text):
    assert re.search(SEAT_ALONE[lang], text)

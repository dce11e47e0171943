"""Tests of the guesses of lessons: the engine asks, knows the answer, and explains it."""

import json
import re
from pathlib import Path

import pytest

from cartes_lib.asking import (
    LEVELS,
    QuestionError,
    ask,
    ask_random,
    exercise_kinds,
    kinds,
    pass_question,
    reply,
)
from cartes_lib.asking.contract import AnswerError
from cartes_lib.asking.registry import _SOURCES
from cartes_lib.asking.render import plain_answer, public_question, public_reply
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.rulebook import rules

EXAMPLES = [
    ("botifarra", "winner", {"trick": "12o 9o 3o 1o", "trump": "bastos"}, "9o"),
    ("botifarra", "winner", {"trick": "12o 2b 3o 1o", "trump": "bastos"}, "2b"),
    ("botifarra", "winner", {"trick": "1o 3o", "three_second": True}, "3o"),
    ("botifarra", "leader", {"trick": "12o 2b 3o 1o", "trump": "bastos"}, "partner"),
    ("botifarra", "next", {"trick": "12o 9o"}, "left"),
    (
        "botifarra",
        "legal",
        {"card": "7c", "hand": "7c 3c 12o", "trick": "9c 1c", "variant": "obligada"},
        "no",
    ),
    ("botifarra", "legal", {"card": "7c", "hand": "7c 3c 12o", "trick": "9c 1c"}, "yes"),
    ("botifarra", "allowed", {"hand": "7c 3c 12o", "trick": "9c 1c", "variant": "obligada"}, 1),
    (
        "botifarra",
        "legal-cards",
        {"hand": "7c 3c 12c", "trick": "9c 1c", "variant": "obligada"},
        ("3c", "12c"),
    ),
    ("botifarra", "why", {"card": "2c", "hand": "1c 2c 5o", "trick": "10c"}, "beat"),
    (
        "botifarra",
        "variants",
        {"hand": "1c 2c 3c 5o", "trick": "9c"},
        {"1c": "lliure-only", "2c": "both", "3c": "lliure-only", "5o": "neither"},
    ),
    (
        "botifarra",
        "charge-cards",
        {"hand": "1c 2c", "trick": "9c", "variant": "intermedia"},
        ("1c", "2c"),
    ),
    ("botifarra", "charge", {"card": "1c", "hand": "1c 2c", "trick": "9c"}, "announce"),
    (
        "botifarra",
        "charge",
        {"card": "1c", "hand": "1c 2c", "trick": "9c", "announced": False},
        "silent",
    ),
    ("botifarra", "charge", {"card": "2c", "hand": "1c 2c", "trick": "10c"}, "impossible"),
    ("botifarra", "pile-tops", {"tops": "12o 3o 9b", "led": "10o"}, ("12o",)),
    ("botifarra", "points", {"pile": "9o 1o 3c 4c"}, 9),
    ("botifarra", "points", {"pile": "9o 1o 3c 4c", "tricks": 1}, 10),
    ("botifarra", "trick-points", {"pile": "9o 1o 3c 4c", "tricks": 1}, 10),
    ("botifarra", "pile-points", {"pile": "9o 1o 3c 4c"}, 10),
    ("botifarra", "pile-points", {"pile": "9o 1o 3c 4c", "other": True}, 62),
    ("botifarra", "order", {"cards": "12o 9o 1o"}, ("9o", "1o", "12o")),
    ("botifarra", "deal", {}, 72),
    ("botifarra", "table", {"of": "pairs"}, "pairs"),
    ("botifarra", "table", {"of": "alone"}, "alone"),
    ("botifarra", "table", {"of": "three"}, "three"),
    ("botifarra", "table", {"of": "duo"}, "duo"),
    (
        "botifarra",
        "table-facts",
        {"facts": "delegate no-low"},
        {"delegate": "pairs", "no-low": "three"},
    ),
    ("botifarra", "alone", {"points": 11}, -7),
    ("botifarra", "duo-points", {"cards": 30, "tricks": 12}, 36),
    ("botifarra", "duo-points", {"cards": 20, "tricks": 13}, 27),
    ("botifarra", "stronger-three", {"cards": "1o 3o 12o"}, "3o"),
    ("botifarra", "alone", {"points": 30, "players": 3, "contract": "botifarra"}, 12),
    ("botifarra", "pile", {}, "no"),
    (
        "botifarra",
        "alone-cards",
        {"hand": "1o 5o 2o 8c", "trick": "11o 4o", "variant": "individual"},
        ("1o",),
    ),
    (
        "botifarra",
        "pile-lead",
        {"deal": 6, "tricks": 5},
        "you-any",
    ),
    ("botifarra", "pile-card", {"card": "3o", "tops": "12o 3o 9b", "led": "10o"}, "no"),
    ("botifarra", "pile-card", {"card": "12o", "tops": "12o 3o 9b", "led": "10o"}, "yes"),
    ("botifarra", "lead", {"of": 0}, "3c"),
    ("botifarra", "lead-card", {"of": 0}, "3c"),
    (
        "botifarra",
        "trumps-left",
        {"tricks": "12o 2o 4o 1o", "hand": "10o 6o 1c", "trump": "oros", "leader": 3},
        6,
    ),
    (
        "botifarra",
        "without",
        {
            "tricks": "12o 2o 4o 1o / 10e 4e 6e 8o",
            "hand": "10o 6o 1c",
            "trump": "oros",
            "suit": "espadas",
            "leader": 3,
        },
        "right",
    ),
    (
        "botifarra",
        "highest-left",
        {"tricks": "9c 2c 7c 5c", "hand": "12c", "card": "12c", "leader": 3},
        "no",
    ),
    ("botifarra", "unable", {"trick": "10b 4b", "cards": "8b 7b 3b 5c", "seat": 2}, "3b"),
    (
        "botifarra",
        "unable",
        {"trick": "10b 4b", "cards": "8b 3b 1b", "seat": 2, "variant": "lliure"},
        "1b",
    ),
    ("botifarra", "draw-trumps", {"of": 12}, "2b"),
    ("botifarra", "draw-trumps", {"of": 14}, "8e"),
    ("botifarra", "right-card", {"of": 1}, "12e"),
    ("truco", "first-card", {"of": 4}, "3b"),
    ("truco", "first-card", {"of": 7}, "5o"),
    ("truco", "own-truco", {"of": 4}, "5o"),
    ("truco", "own-truco", {"of": 7}, "7b"),
    ("truco", "answer-truco", {"of": 12}, "no-quiero"),
    ("truco", "answer-truco", {"of": 15}, "quiero"),
    ("botifarra", "why-card", {"of": 3, "other": "12o"}, "risks"),
    ("botifarra", "apart", {"of": 0, "cards": "3c 8o"}, "yes"),
    ("botifarra", "apart", {"of": 0, "cards": "7b 5b"}, "no"),
    ("botifarra", "contract", {"of": 11}, "botifarra"),
    ("botifarra", "double", {"of": 1}, "yes"),
    ("botifarra", "double", {"of": 25}, "no"),
    ("botifarra", "deal", {"of": "cards"}, 60),
    ("botifarra", "stronger", {"cards": "12o 9o"}, "9o"),
    ("botifarra", "times", {"history": "botifarra contro"}, "4"),
    ("botifarra", "times", {"history": "oros contro", "points": 40}, 8),
    (
        "botifarra",
        "choice-calls",
        {"history": "delegate", "dealer": 2},
        ("oros", "copas", "espadas", "bastos", "botifarra"),
    ),
    ("botifarra", "doubling-calls", {"history": "oros", "dealer": 3}, ("contro", "pass")),
    ("botifarra", "doubling-calls", {"history": "oros"}, ("silent",)),
    ("botifarra", "call", {"want": "no-trump"}, "botifarra"),
    ("botifarra", "call", {"want": "partner", "delegated": True}, "impossible"),
    ("botifarra", "scored", {"points": 44, "doubling": "contro"}, 16),
    ("botifarra", "scored", {"points": 30}, 0),
    ("botifarra", "rest", {"points": 41}, 31),
    ("botifarra", "majority", {}, 37),
    ("botifarra", "needed", {"score": 86}, 51),
    ("botifarra", "needed", {"score": 86, "doubling": "contro"}, 44),
    ("botifarra", "speaker", {"history": "delegate"}, "partner"),
    ("botifarra", "say", {"call": "sant-vicenc", "history": "botifarra contro recontro"}, "no"),
    ("botifarra", "say", {"call": "contro", "history": "oros"}, "yes"),
    ("botifarra", "role", {"of": "shuffles"}, "left"),
    ("botifarra", "role", {"of": "cuts"}, "right"),
    ("botifarra", "role", {"of": "served-first"}, "right"),
    ("botifarra", "role", {"of": "leads", "dealer": 3}, "you"),
    ("botifarra", "role", {"of": "deals-next"}, "right"),
    ("botifarra", "role", {"of": "after-misdeal"}, "right"),
    ("botifarra", "role", {"of": "cuts-next"}, "partner"),
    ("botifarra", "role-after-fault", {"of": "after-two-misdeals"}, "partner"),
    (
        "botifarra",
        "deal-order",
        {"steps": "leads cuts chooses shuffles"},
        ("shuffles", "cuts", "chooses", "leads"),
    ),
    (
        "botifarra",
        "trick-fault",
        {
            "plays": "you:12o right:3o partner:2o left:4o right:3c partner:1c left:9c you:2c",
            "trump": "bastos",
        },
        {"line": "5", "law": "BOT-PLAY-04"},
    ),
    (
        "botifarra",
        "fault",
        {"hands": "12o 3c/9o 2c/4c 5b/8o 7o", "trick": "12o 9o 4c 8o", "doubling": "contro"},
        {"line": "4", "law": "point-or-lowest", "cost": "144"},
    ),
    (
        "botifarra",
        "talks",
        {"phrase": "judges-well banter-coffee"},
        {"judges-well": "forbidden", "banter-coffee": "allowed"},
    ),
    ("botifarra", "terms", {"words": "beat ruff"}, {"beat": "beat", "ruff": "ruff"}),
    ("botifarra", "first", {"card": "7e"}, "left"),
    ("botifarra", "first", {"card": "9b"}, "you"),
    ("botifarra", "talk", {"phrase": "judges-well"}, "no"),
    ("botifarra", "talk", {"phrase": "banter-coffee"}, "yes"),
    ("botifarra", "penalty", {"doubling": "contro"}, 72),
    ("botifarra", "length", {"least": 5}, 13),
    ("botifarra", "located", {"hand": "2o 3o 4o 5o 6o 7o 8o 2c 3c 4c 5c 6c", "cards": "9b"}, 33),
    ("botifarra", "holder", {}, 33),
    ("botifarra", "word", {"means": "beat", "words": "beat ruff lead"}, "beat"),
    ("truco", "stronger", {"cards": "1e 7e"}, "1e"),
    ("truco", "stronger", {"cards": "3e 3o"}, "tie"),
    ("truco", "winner", {"trick": "3o 3c"}, "tie"),
    ("truco", "winner", {"trick": "3o 4c 3e 6c", "players": 4}, "theirs"),
    ("truco", "leader", {"trick": "3o 3c"}, "opponent"),
    ("truco", "leader", {"trick": "4o 4c 3e 3c", "players": 4}, "right"),
    ("truco", "hand", {"tricks": "3o 3c/4e 1b"}, "you"),
    ("truco", "hand", {"tricks": "3o 4c/4e 1b"}, "another"),
    ("truco", "hand", {"tricks": "3o 3c/2e 2b/4e 4c"}, "opponent"),
    ("truco", "hand", {"tricks": "3o 4c/2e 2b"}, "opponent"),
    ("truco", "hand", {"tricks": "3o 4c/1e 2b"}, "opponent"),
    ("truco", "hand", {"tricks": "3o 3c/2e 2b/4e 5c"}, "you"),
    ("truco", "envido", {"hand": "7e 6e 1o"}, 33),
    ("truco", "envido", {"hand": "7e 6e 5e"}, 33),
    ("truco", "envido", {"hand": "7e 6o 5c"}, 7),
    ("truco", "values", {"hands": "7e 6e 1o/7o 6o 1c"}, "opponent"),
    ("truco", "values", {"hands": "7e 6e 1o/7o 5o 1c"}, "you"),
    ("truco", "flor", {"hand": "7e 6e 1o"}, "no"),
    ("truco", "flor", {"hand": "7e 6e 1e", "value": True}, 34),
    ("truco", "stake", {"history": "envido real-envido"}, 5),
    ("truco", "stake", {"history": "envido real-envido", "answer": "no-quiero"}, 2),
    ("truco", "stake", {"history": "truco retruco", "bet": "truco", "answer": "no-quiero"}, 2),
    ("truco", "stake", {"history": "flor contraflor", "bet": "flor"}, 6),
    ("truco", "say", {"call": "envido", "history": "truco"}, "yes"),
    ("truco", "say", {"call": "retruco", "history": "truco"}, "no"),
    (
        "truco",
        "say",
        {"call": "envido", "history": "3b 4c 5o", "hands": "1e 7o 4c/3b 5o 12c"},
        "no",
    ),
    ("truco", "zone", {"score": 17}, "buenas"),
    ("truco", "falta", {"scores": (12, 20)}, 10),
    ("truco", "cut", {"lifted": 3}, "no"),
    ("truco", "sign", {"sign": "wink", "cards": "1e 1b 7e"}, "1b"),
    ("truco", "sign", {"sign": "lip", "cards": "7o 3c 2c"}, "3c"),
    ("truco", "first-sign", {"hand": "3b 7o 4c"}, "left"),
    ("truco", "first-sign", {"hand": "12c 5e 7b"}, "shut"),
    ("truco", "role", {"of": "mano"}, "right"),
    ("truco", "role", {"of": "cuts"}, "left"),
    ("truco", "role", {"of": "deals-next"}, "right"),
    ("truco", "role", {"of": "captain"}, "you"),
    ("truco", "role", {"of": "duel", "players": 6, "dealer": 5}, "facing"),
    ("truco", "odds", {"of": "flor"}, 5),
    ("truco", "odds", {"of": "envido", "least": 28}, 17),
    ("truco", "odds", {"of": "bravas"}, 28),
    ("truco", "odds", {"of": "third-suit"}, 21),
    ("truco", "odds", {"of": "envido-won", "hand": "7e 6e 1o"}, 100),
    ("truco", "odds", {"of": "tricks-won", "hand": "1e 1b 7e"}, 100),
    ("truco", "word", {"means": "good", "words": "good fold tie"}, "good"),
    ("truco", "role", {"of": "gallo", "players": 3, "dealer": 2}, "left"),
    ("truco", "stake", {"history": "falta-envido", "scores": (3, 5), "pica": True}, 6),
    ("truco", "claimed", {"mine": 0, "theirs": 2}, 5),
    ("truco", "claimed", {"mine": 1, "theirs": 0, "has_flor": False}, 1),
    ("truco", "claimed", {"mine": 1, "theirs": 0, "asks": False, "has_flor": False}, 4),
    ("truco", "fold", {}, 1),
    ("truco", "fold", {"history": "truco quiero"}, 2),
    ("truco", "fold", {"history": "envido"}, 2),
    ("truco", "stay", {"card": "12o", "tricks": "3o 11b/5c 10e"}, "yes"),
    ("truco", "stay", {"card": "12o", "tricks": "3o 11b/5c 10e", "habit": "two"}, "no"),
    ("truco", "bluffs", {"hand": "5o 10o 3c", "least": 27}, 11),
    ("truco", "pair", {"score": 12, "won": 2}, 14),
    ("truco", "meddling", {"duel": 3}, 4),
    ("truco", "announcer", {}, "right"),
    ("truco", "announcer", {"history": "27 buenas"}, "left"),
    ("truco", "announce", {"value": 25, "hand": "5o 10o 3c", "history": "27"}, "yes"),
    ("truco", "announce", {"value": 12, "hand": "5o 10o 3c"}, "no"),
    (
        "truco",
        "announced",
        {"hands": "6o 4o 1c/7e 2e 1b", "history": "24 buenas", "mano": 0},
        "theirs",
    ),
    (
        "truco",
        "announced",
        {"hands": "6o 4o 1c/7e 2e 1b", "history": "30 buenas", "mano": 0},
        "yours",
    ),
    ("truco", "scale", {"pairs": "1e 7o/7o 1e"}, {"pair-0": "tricks", "pair-1": "values"}),
    ("truco", "card-value", {"cards": "7o 12b"}, 7),
    ("truco", "order", {"cards": "3o 1e 7c"}, ("1e", "3o", "7c")),
    ("truco", "least", {"trick": "12o", "hand": "3b 1e 4c"}, "3b"),
    ("truco", "truco-stake", {"history": "truco", "bet": "truco"}, 2),
    ("truco", "flor-stake", {"history": "flor flor", "bet": "flor"}, 6),
    ("truco", "capped", {"history": "falta-envido", "table": "pica", "scores": (3, 5)}, 6),
    ("truco", "capped", {"history": "falta-envido", "table": "round", "scores": (3, 5)}, 25),
    ("truco", "hand-points", {"stakes": (2, 3), "wins": (True, False)}, 2),
    ("truco", "hand-points", {"stakes": (2, 3), "wins": (False, True), "scores": (28, 28)}, 28),
    ("truco", "ritual", {"steps": "cut shuffle next"}, ("shuffle", "cut", "next")),
    ("truco", "cuts", {"cuts": "few:3 legal:20 right"}, "20"),
    ("truco", "table-role", {"of": "duel-mano", "players": 6, "dealer": 0}, "facing"),
    ("truco", "singers", {"hands": "4o 5o 6o/4c 5c 6c/4e 5e 6b", "late": "a"}, ("b",)),
    ("truco", "range-odds", {"hand": "7e 6e 1o", "bettor": "27"}, 100),
    ("truco", "accept", {"hand": "7e 6e 1o", "bettor": "27"}, "quiero"),
    ("truco", "next-flor", {"hands": "4o 5o 6o/4c 5c 6c/4e 5e 6b/7e 7b 7o"}, "right"),
    (
        "truco",
        "flor-winner",
        {"hands": "4o 5o 6o/4c 5c 6c/4e 5e 6b/7e 7b 7o", "declared": 2},
        "right",
    ),
    ("truco", "hidden", {"hand": "4o 5o 6o"}, "claim"),
    ("truco", "hidden", {"hand": "4o 5o 6o", "sung": True}, "sung"),
    (
        "truco",
        "announce-winner",
        {"hands": "6o 4o 1c/7e 2e 1b", "history": "30 buenas", "mano": 0},
        "you",
    ),
    (
        "truco",
        "announced-points",
        {"hands": "6o 4o 1c/7e 2e 1b", "history": "30 buenas", "mano": 0, "calls": "envido envido"},
        4,
    ),
    (
        "truco",
        "false",
        {"hands": "6o 4o 1c/7e 2e 1b", "history": "33 29", "mano": 0},
        {"line": "1", "winner": "theirs"},
    ),
    (
        "truco",
        "open",
        {"history": "truco"},
        ("envido", "real-envido", "falta-envido", "quiero", "no-quiero"),
    ),
    ("truco", "why", {"call": "envido", "history": "truco quiero 3b"}, "TRU-TURN-07"),
    (
        "truco",
        "calls-order",
        {"script": "plain", "steps": "truco envido truco-answer"},
        ("envido", "truco", "truco-answer"),
    ),
    ("truco", "answer-envido", {"history": "falta-envido"}, ("quiero", "no-quiero")),
    ("truco", "raise", {"history": "truco quiero"}, ("retruco",)),
    ("truco", "answer-flor", {"history": "flor", "flor": False}, ("no-flor",)),
    ("balco", "stronger", {"cards": "1o 12c"}, "1o"),
    ("balco", "stronger", {"cards": "9o 9c"}, "tie"),
    ("balco", "order", {"cards": "3o 1e 9c"}, ("1e", "9c", "3o")),
    ("balco", "beside", {"cards": "3o 10b"}, {"3o": "ladder", "10b": "beside"}),
    (
        "balco",
        "setup",
        {"players": 4},
        {"places": {name: name for name in ("down", "up", "hand", "stock")}, "stock": "16"},
    ),
    ("balco", "steps", {"of": "turn", "steps": "draw throw asks"}, ("asks", "throw", "draw")),
    ("balco", "throws", {"hand": "3o 9e 12c", "throws": "5o 9o"}, ("9e", "12c")),
    ("balco", "throws-two", {"hand": "3o 2e", "throws": "5o 9o"}, ("2e",)),
    ("balco", "throws-seven", {"hand": "3o 9e 1c", "throws": "5o 7o"}, ("3o",)),
    ("balco", "throws-ten", {"hand": "10o 9e", "throws": "5o 7o"}, ("take",)),
    ("balco", "throws-ace", {"hand": "10o 1e", "throws": "5o 1o>2"}, ("1e",)),
    ("balco", "declare", {"throws": "5o 1o>2"}, ("1", "2")),
    ("balco", "joker-for", {"want": "clear", "throws": "5o 7o"}, "impossible"),
    ("balco", "joker-for", {"want": "clear", "throws": "5o"}, "10"),
    ("balco", "why", {"hand": "3o 9e", "tried": "3o", "throws": "5o"}, "higher"),
    ("balco", "why", {"hand": "3o 9e", "throws": "5o"}, "must"),
    ("balco", "legal", {"card": "10o", "throws": "5o 7o"}, "no"),
    ("balco", "legal", {"card": "2o", "throws": "5o 7o"}, "yes"),
    ("balco", "legal", {"card": "J1", "joker_as": 1, "throws": "5o 7o"}, "no"),
    ("balco", "allowed", {"hand": "3o 2c 9e", "throws": "5o 7o"}, 2),
    ("balco", "take", {"hand": "3o 9e", "throws": "5o 8o"}, "no"),
    ("balco", "take", {"hand": "3o 4e", "throws": "5o 8o"}, "yes"),
    ("balco", "next", {"throws": "5o 8o"}, "left"),
    ("balco", "next", {"throws": "5o 8o+8c"}, "you"),
    ("balco", "next", {"throws": "5o 10o"}, "right"),
    ("balco", "next", {"throws": "5o 1o>3"}, "left"),
    ("balco", "next", {"throws": "5o -"}, "facing"),
    ("balco", "asks", {"throws": "5o 7o"}, "trenca"),
    ("balco", "asks", {"throws": "5o 2o"}, "free"),
    ("balco", "asks", {"throws": "5o"}, "at-least"),
    ("balco", "pile", {"throws": "5o 5c 5e 5b"}, 0),
    ("balco", "pile", {"throws": "5o 6c"}, 2),
    ("balco", "cleared", {"throws": "5o 5c 5e J1=5"}, "yes"),
    ("balco", "cleared", {"throws": "2o 2c 2e 2b"}, "no"),
    ("balco", "next-eight", {"throws": "5o 8o"}, "left"),
    ("balco", "next-shot", {"throws": "5o 1o>3 -"}, "you"),
    ("balco", "next-clear", {"throws": "5o 10o"}, "right"),
    ("balco", "asks-two", {"throws": "5o 2o 3c"}, "at-least"),
    ("balco", "effect", {"throws": "5o J1=8"}, "skip"),
    ("balco", "fault", {"throws": "5o 7o 10c 2o"}, {"line": "3", "law": "BAL-LEG-05"}),
    ("balco", "fourth", {"throws": "3o 4o 4c 4e 4b 9o"}, "5"),
    ("balco", "happened", {"throws": "5o 7o"}, "trencar"),
    ("balco", "happened", {"throws": "5o J1=8", "words": "fer-el-buit netejar"}, "fer-el-buit"),
    ("balco", "happened", {"throws": "7o 7c 7e 7b"}, "netejar"),
    ("balco", "happened", {"throws": "5o 9o -"}, "recollir"),
    ("balco", "stock", {"players": 4}, 16),
    ("balco", "stock", {"players": 4, "jokers": 0}, 12),
    ("balco", "swap", {"of": 4}, "2o-2e-J4"),
    ("balco", "best-swap", {"of": 4}, ("2o", "2e", "J4")),
    ("balco", "first-swap", {"of": 4}, ("2o", "2e", "J4")),
    ("balco", "best-throw", {"of": 0}, "8x1"),
    ("balco", "throw-choice", {"hand": "3o 5b 9e 12b", "pile": "4o"}, "5x1"),
    ("balco", "begins", {"hands": "3o 4c 1e/3c 5o 2e/6o 7o 8o/9e 9b 9o"}, "you"),
    ("balco", "hand", {"hand": 3, "thrown": 2, "stock": 0}, 4),
    ("balco", "hand", {"hand": 3, "thrown": 2, "stock": 9}, 3),
    ("balco", "hidden", {"card": "10o", "throws": "5o 7o"}, "no"),
    ("balco", "lifted", {"card": "9o", "throws": "5o", "left": 1}, "out"),
    ("balco", "lifted", {"card": "4o", "throws": "5o", "left": 1}, "take"),
    ("balco", "unseen", {"seen": "2o 2c 2e 2b"}, 8),
    ("balco", "odds", {"of": "rescue"}, 40),
    ("balco", "odds", {"of": "playable", "throws": "5o 7o"}, 52),
    ("balco", "odds", {"of": "special"}, 85),
    ("balco", "word", {"means": "clean", "words": "clean take"}, "clean"),
    ("balco", "terms", {"words": "trenca pila"}, {"trenca": "trenca", "pila": "pila"}),
    ("balco", "targets", {"out": "2", "sender": 3}, ("right", "left")),
]
NAMES = [f"{game}-{kind}-{answer}" for game, kind, _, answer in EXAMPLES]


@pytest.mark.parametrize(("game", "kind", "position", "answer"), EXAMPLES, ids=NAMES)
def test_a_question_is_answered_by_the_engine(game, kind, position, answer):
    assert ask(game, kind, **position).key.answer == answer


@pytest.mark.parametrize(("game", "kind", "position", "answer"), EXAMPLES, ids=NAMES)
def test_a_question_has_words_for_all_and_a_rule_that_exists(game, kind, position, answer):
    question = ask(game, kind, **position)
    shown, given_up = public_question(question), public_reply(pass_question(question))
    is_asked = "?" in shown["prompt"] or shown["prompt"].endswith(".")
    assert is_asked or shown["answer"]["kind"] not in ("choice", "number")
    assert given_up["title"]
    assert given_up["text"]
    assert question.key.rule in rules() or (kind == "word" and not question.key.rule)
    right = reply(question, plain_answer(question.key.answer))
    assert public_reply(right)["ok"] is True
    json.dumps([shown, given_up])


def test_each_kind_of_question_has_an_example_here():
    asked = {(game, kind) for game, kind, _, _ in EXAMPLES}
    known = {(game, kind) for game in GAME_IDS for kind in kinds(game)}
    assert known == asked


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_kind_of_question_is_in_the_gallery_or_in_the_exercises_of_a_lesson(game):
    gallery = Path(__file__).parents[2] / "tutorials/fr/guesses.ipynb"
    cells = json.loads(gallery.read_text("utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    known = {
        source.kind.name
        for (lesson, name), sources in _SOURCES.items()
        for source in sources
        if name in exercise_kinds(lesson)
    }
    shown = known | {kind for kind in kinds(game) if f'guess("{game}", "{kind}"' in code}
    assert set(kinds(game)) - shown == set()


def test_a_page_before_the_answer_is_the_same_whatever_the_answer_is():
    first = ask("balco", "hidden", card="10o", throws="5o 7o")
    other = ask("balco", "hidden", card="3o", throws="5o 7o")
    assert (first.key.answer, other.key.answer) == ("no", "yes")
    assert public_question(first) == public_question(other)


def test_a_card_that_leads_an_unfinished_trick_has_not_won_it():
    for trick, trump in (("12o 9o", "bastos"), ("12o 2b", "bastos")):
        text = public_reply(pass_question(ask("botifarra", "winner", trick=trick, trump=trump)))[
            "text"
        ]
        assert " est en tête\u00a0: " in text
    whole = public_reply(
        pass_question(ask("botifarra", "winner", trick="12o 9o 3o 1o", trump="bastos"))
    )
    assert " remporte le pli\u00a0: " in whole["text"]


def test_a_trump_is_shown_whichever_suit_it_is():
    for name in ("oros", "copas", "espadas", "bastos"):
        assert (
            public_question(ask("botifarra", "winner", trick="12e 9e", trump=name))["scene"][
                "trump"
            ]
            == name
        )


def test_the_seat_opposite_is_no_partner_in_the_individual_game():
    trick = {"hand": "7c 9e 2b", "trick": "1o", "variant": "individual"}
    for kind, asked in (("legal", {"card": "2b"}), ("allowed", {})):
        names = public_question(ask("botifarra", kind, **trick, **asked))["scene"]["names"]
        assert names[2] == "Le joueur d’en face"


@pytest.mark.rule("BOT-IND4-06")
def test_a_score_below_zero_has_a_minus_and_no_hyphen():
    rows = public_question(ask("botifarra", "table", of="alone"))["scene"]["rows"]
    assert [row["value"] for row in rows] == [11, "\u22126", 2, "\u22127"]


def test_a_call_names_the_seat_that_opens():
    for opener, first in ((0, "Vous"), (1, "Votre adversaire")):
        asked = ask("truco", "stake", history="falta-envido", answer="no-quiero", opener=opener)
        assert public_question(asked)["scene"]["lines"][0]["text"] == f"{first}\u00a0: falta envido"


@pytest.mark.rule("TRU-SIX-01", "TRU-EIG-02")
@pytest.mark.parametrize("players", [6, 8])
def test_no_player_is_offered_as_the_own_opponent_in_a_duel(players):
    asked = ask("truco", "role", of="duel", players=players, dealer=0)
    assert asked.schema.items[0].id == "right"
    assert len(asked.schema.items) == players - 1


@pytest.mark.rule("BOT-DUO-A-02")
@pytest.mark.parametrize(("kind", "position"), [("table", {"of": "duo"}), ("pile", {})])
def test_three_cards_lie_below_each_card_of_a_pile(kind, position):
    scene = ask("botifarra", kind, **position).scene
    assert scene.kind == "piles"
    assert {group.hidden / len(group.cards) for group in scene.groups} == {3}


def test_a_question_takes_no_argument_of_another_one():
    with pytest.raises(TypeError, match="hand"):
        ask("botifarra", "winner", trick="12o 9o 3o 1o", hand="1e")


def test_a_question_that_does_not_exist_is_refused_by_name():
    with pytest.raises(QuestionError, match="winner"):
        ask("botifarra", "who-wins")
    with pytest.raises(QuestionError, match="none"):
        ask("poker", "winner")


@pytest.mark.parametrize("level", LEVELS)
def test_a_kind_draws_a_position_where_none_is_given(level):
    questions = [ask_random("botifarra", "winner", seed, level) for seed in range(20)]
    assert questions == [ask_random("botifarra", "winner", seed, level) for seed in range(20)]
    assert len({str(question.scene.plays) for question in questions}) > 10
    assert all(len(question.scene.plays) == 4 for question in questions)
    with pytest.raises(QuestionError, match="level 4"):
        ask_random("botifarra", "winner", 1, level=4)


def test_a_number_can_be_chosen_among_some():
    question = ask("botifarra", "deal", among="60 72")
    assert [item.id for item in question.schema.items] == ["60", "72"]
    assert reply(question, "72").ok
    with pytest.raises(QuestionError, match="72"):
        ask("botifarra", "deal", among="60 90")


def test_an_estimate_may_be_five_percent_off_and_no_more():
    question = ask("balco", "odds", of="rescue")
    assert [reply(question, guess).ok for guess in (34, 35, 45, 46)] == [False, True, True, False]


def test_an_estimate_of_what_is_rare_may_be_off_by_less():
    question = ask("truco", "odds", of="flor")
    assert [reply(question, guess).ok for guess in (0, 2, 3, 7, 8)] == [
        False,
        False,
        True,
        True,
        False,
    ]


@pytest.mark.rule("BAL-TURN-05")
def test_a_reason_mentions_face_up_cards_only_where_some_are_taken_up():
    before = public_reply(pass_question(ask("balco", "hand", hand=5, thrown=1, stock=10)))["text"]
    assert "visible" not in before
    after = public_reply(pass_question(ask("balco", "hand", hand=3, thrown=1, stock=0)))["text"]
    assert "prenez vos 3 visibles" in after


@pytest.mark.rule("BOT-MATCH-01")
def test_no_deal_ends_a_match_that_is_far_from_its_end_or_over():
    for score, doubling in ((64, "none"), (101, "none")):
        with pytest.raises(ValueError, match="no deal"):
            ask("botifarra", "needed", score=score, doubling=doubling)
    assert ask("botifarra", "needed", score=64, doubling="contro").key.answer == 55


@pytest.mark.parametrize("answer", [None, 3, True, ["9o", "3o"], "5o", "", {"9o": 1}])
def test_an_answer_that_is_not_a_choice_is_refused(answer):
    with pytest.raises(AnswerError):
        reply(ask("botifarra", "winner", trick="12o 9o 3o 1o"), answer)


@pytest.mark.parametrize("answer", [None, "72", True, 7.2, -1, 10**9])
def test_an_answer_that_is_no_such_number_is_refused(answer):
    with pytest.raises(AnswerError):
        reply(ask("botifarra", "deal"), answer)


def test_a_word_of_the_game_is_in_the_language_of_its_choices():
    question = ask("balco", "word", means="straw", words="take straw clean")
    assert public_reply(pass_question(question))["title"] == "La réponse\u00a0: fer palla"


@pytest.mark.parametrize(
    ("game", "kind", "position", "text"),
    [
        ("truco", "stake", {"history": "truco", "answer": "no-quiero", "bet": "truco"}, "1 point"),
        ("truco", "stake", {"history": "envido"}, "2 points"),
        ("balco", "odds", {"of": "rescue"}, "40 %"),
        ("balco", "allowed", {"hand": "3o 4o", "throws": "5o"}, "0"),
        ("botifarra", "alone", {"points": 11}, "\u22127 points"),
    ],
)
def test_the_unit_of_a_number_is_singular_for_1(game, kind, position, text):
    title = public_reply(pass_question(ask(game, kind, **position)))["title"]
    assert title.replace("\u00a0", " ") == f"La réponse : {text}"


def test_a_word_of_the_game_is_answered_in_its_own_language():
    word = ask("balco", "word", means="straw", words="take straw clean void")
    assert public_reply(pass_question(word))["title"].endswith("fer palla")


def test_what_al_resto_brings_is_explained_by_what_the_leading_side_lacks():
    call = "flor contraflor contraflor-al-resto"
    question = ask("truco", "stake", history=call, bet="flor", scores=(12, 20))
    assert (question.key.answer, question.key.rule) == (16, "TRU-FLOR-12")
    assert "30 moins 20" in public_reply(pass_question(question))["text"]


@pytest.mark.rule("TRU-TURN-09")
@pytest.mark.parametrize("cards", ["1e 7e", "", "3o 3c"])
def test_no_question_is_about_a_sign_with_several_meanings(cards):
    with pytest.raises(ValueError, match="not of one"):
        ask("truco", "sign", sign="wink", cards=cards)


@pytest.mark.parametrize(
    ("question", "untaught"),
    [
        (ask("botifarra", "deal", of="cards"), "pli"),
        (ask("botifarra", "times", history="botifarra"), "contro"),
        (ask("truco", "stronger", cards="1b 7e"), "12, 11, 10"),
    ],
    ids=["the pack", "a botifarra", "a brava"],
)
def test_a_reason_reveals_nothing_that_the_lesson_asks_or_teaches_later(question, untaught):
    assert untaught not in public_reply(pass_question(question))["text"].lower()


@pytest.mark.rule("TRU-CARD-01")
def test_the_winner_of_a_trick_is_explained_by_the_places_of_two_cards():
    text = public_reply(pass_question(ask("truco", "stronger", cards="7b 1b")))["text"]
    assert [int(item) for item in re.findall(r"\d+", text)] == [2, 14, 11]


@pytest.mark.parametrize(
    ("throws", "reason"),
    [
        ("4o 9c 9o+9b 9e", "Quatre 9 se suivent"),
        ("4o 9c 9o 2b 9e 9b", "il n’y en a que 2"),
        ("4o 9c", "il n’y en a qu’une"),
        ("4o J1=10", "Le 10 nettoie"),
        ("2o+2c+2e+2b", "Quatre 2"),
    ],
)
@pytest.mark.rule("BAL-CLR-01", "BAL-CLR-07", "BAL-SP10-01")
def test_why_a_pile_is_cleared_or_stays_is_explained_by_its_top_cards(throws, reason):
    assert reason in public_reply(pass_question(ask("balco", "cleared", throws=throws)))["text"]


@pytest.mark.parametrize(
    ("throws", "offered"),
    [
        ("5o 9b", ["free", "at-least", "other"]),
        ("5o 12b", ["free", "at-least", "other"]),
        ("5o 7b", ["free", "at-least", "other", "trenca"]),
        ("9o 1c>2", ["free", "at-least", "other", "ace"]),
    ],
)
@pytest.mark.rule("BAL-LEG-02", "BAL-LEG-06", "BAL-LEG-07")
def test_the_condition_of_a_7_or_a_1_is_offered_only_if_one_is_in_the_pile(throws, offered):
    items = public_question(ask("balco", "asks", throws=throws))["answer"]["items"]
    assert [item["id"] for item in items] == offered
    assert len({item["text"] for item in items}) == len(offered)

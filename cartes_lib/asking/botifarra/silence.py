"""BO-12: what may be said or done at the table, and the players' words."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Scene
from cartes_lib.asking.parts import distinct
from cartes_lib.asking.registry import generator

__all__ = ["ALLOWED", "FORBIDDEN", "law_of", "spot", "terms"]

FORBIDDEN: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "own": ("own-manilla", "own-void", "own-trumps"),
        "others": ("others-void", "others-hold"),
        "asks": ("asks-suit", "asks-trump"),
        "judges": ("judges-well", "judges-badly"),
        "signs": ("signs-wink", "signs-sigh", "signs-card", "signs-slow"),
        "takes": ("takes-back",),
        "looks": ("looks-older",),
    }
)
"""What is forbidden during a deal, by why it is; `talk-<id>` words each."""

ALLOWED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "banter": ("banter-coffee", "banter-heat", "banter-grandfather"),
        "calls": ("calls-delegate", "calls-contro", "calls-knock"),
        "turn": ("turn-whose", "turn-score"),
        "last": ("last-trick",),
        "claim": ("claim-fault",),
    }
)
"""What is allowed, likewise."""

_LAW = {"takes": "BOT-PLAY-06", "looks": "BOT-PLAY-05"}
_SILENT = ("own", "others", "asks", "judges", "signs")
_SIZES = {1: 4, 2: 6, 3: 8}


def law_of(why: str) -> str:
    """The id of the rule by which something of `FORBIDDEN` or `ALLOWED` is."""
    return {**_LAW, "last": "BOT-PLAY-05"}.get(why, "BOT-PLAY-07")


def _drawn(rng: random.Random, level: int) -> dict[str, str]:
    """Phrases and why each is forbidden or allowed: half of them of either sort, about."""
    size = _SIZES[level]
    bad = rng.sample(sorted(FORBIDDEN), min(size // 2, len(FORBIDDEN)))
    good = rng.sample(sorted(ALLOWED), min(size - len(bad), len(ALLOWED)))
    reasons = {rng.choice(FORBIDDEN[why]): why for why in bad}
    reasons |= {rng.choice(ALLOWED[why]): why for why in good}
    names = rng.sample(sorted(reasons), len(reasons))
    return {name: reasons[name] for name in names}


@generator("BO-12", "spot", "obligada")
def spot(rng: random.Random, level: int, rules: str) -> Question:
    """Four, six or eight things said or done during a deal: which are allowed?"""
    reasons = _drawn(rng, level)
    right = {name: "allowed" if why in ALLOWED else "forbidden" for name, why in reasons.items()}

    def turned(whys: tuple[str, ...]) -> dict[str, str]:
        other = {"allowed": "forbidden", "forbidden": "allowed"}
        return {
            name: other[right[name]] if why in whys else right[name]
            for name, why in reasons.items()
        }

    ideas = {
        "talk-banter-forbidden": turned(("banter",)),
        "talk-comment-allowed": turned(("judges",)),
        "talk-signs-allowed": turned(("signs",)),
        "talk-take-back": turned(("takes",)),
        "talk-last-trick-forbidden": turned(("last",)),
        "talk-all-forbidden": dict.fromkeys(right, "forbidden"),
    }
    first = next(name for name, place in right.items() if place == "forbidden")
    laws = [_LAW[why] for why in reasons.values() if why in _LAW]
    is_silence = any(why in _SILENT for why in reasons.values())
    key = AnswerKey(
        answer=right,
        rule="BOT-PLAY-07" if is_silence else laws[0],
        why=Message("why-talk"),
        hint=Message("hint-talk"),
        highlight=(first,),
        faults={name: Message(f"why-talk-{why}") for name, why in reasons.items()},
        mistakes=distinct(ideas, right),
    )
    items = tuple(Item(name, words=Message(f"talk-{name}")) for name in reasons)
    targets = tuple(
        Item(item, words=Message(f"zone-talk-{item}")) for item in ("allowed", "forbidden")
    )
    return Question(
        Message("prompt-talk"), Scene(), AnswerSchema("zones", items, targets=targets), key
    )


_TERMS = (
    "trick",
    "lead",
    "ruff",
    "beat",
    "delegate",
    "charge",
    "deal",
    "suit",
    "knight",
    "pass",
    "trump",
    "manilla",
)
_CONFUSED = (("beat", "ruff"), ("pass", "delegate"), ("suit", "lead"), ("trick", "deal"))


@generator("BO-12", "term", "obligada")
def terms(rng: random.Random, level: int, rules: str) -> Question:
    """Catalan words and what they mean: four, six or eight of them."""
    names = list(rng.choice(_CONFUSED))
    names += rng.sample([term for term in _TERMS if term not in names], 2 * level)
    rng.shuffle(names)
    right = {name: name for name in names}
    ideas = {
        f"words-{first}-{second}": {**right, first: second, second: first}
        for first, second in _CONFUSED
        if first in names and second in names
    }
    key = AnswerKey(
        answer=right,
        rule="BOT-VOC-01",
        why=Message("why-words"),
        hint=Message("hint-words"),
        highlight=(names[0],),
        faults={name: Message(f"glossary-botifarra-{name}.meaning") for name in names},
        mistakes=distinct(ideas, right),
    )
    items = tuple(
        Item(name, words=Message(f"glossary-botifarra-{name}", lang="ca")) for name in names
    )
    targets = tuple(
        Item(name, words=Message(f"glossary-botifarra-{name}.meaning"))
        for name in rng.sample(names, len(names))
    )
    return Question(
        Message("prompt-words"), Scene(), AnswerSchema("match", items, targets=targets), key
    )

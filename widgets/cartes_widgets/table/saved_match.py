"""A match in the form that a browser saves: its terms and its actions, without hidden cards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cartes_lib.messages import format_message
from cartes_widgets.games.table_game import MATCH, TableGame
from cartes_widgets.table.signed_match import decrypted, encrypted, read_signed, signed_text
from cartes_widgets.table.terms import Terms

_ENCRYPTED = "?"

Act = tuple[int, str]
"""A seat and its action, in the notation of records."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A costly move that the learner can choose again.

    Attributes:
        at: number of actions in the match before it.
        chosen: the learner's first choice, in notation.
        better: the coach's choice, in notation.
    """

    at: int
    chosen: str
    better: str


def match_to_save(
    terms: Terms, acts: Sequence[Act], game: TableGame, scene: Mapping[str, Any]
) -> dict[str, Any]:
    """The data that a browser saves, with the keys of the trait `Play.saved`.

    `begun` is false before the first action. A match with no action is restored after a reload, but
    does not replace another saved match. `acted` is true after the learner's first action: before
    another match replaces such a match, the page asks. `aside` is true for a match from a position,
    which replaces no saved match.
    """
    plain = {"terms": terms.plain(), "acts": list(_written(terms, acts, game))}
    scores = [
        format_message("match-score", label=score["label"], points=score["points"])
        for score in scene["scores"]
    ]
    name = format_message(f"table-variant-{terms.variant}") if terms.variant else ""
    return {
        "text": signed_text(plain),
        "game": terms.game,
        "message": ", ".join([item for item in (name, *scores) if item]),
        "begun": bool(acts),
        "acted": any(seat == terms.viewer for seat, _ in acts),
        "aside": bool(terms.start),
        "over": game.pause == MATCH,
    }


def move_to_save(terms: Terms, acts: Sequence[Act], game: TableGame, reviewed: ReviewedMove) -> str:
    """A signed text with the match before the costly move `reviewed`."""
    written = list(_written(terms, acts[: reviewed.at], game))
    plain = {
        "terms": terms.plain(),
        "acts": written,
        "reviewed": [reviewed.chosen, reviewed.better],
    }
    return signed_text(plain)


def _written(terms: Terms, acts: Iterable[Act], game: TableGame) -> Iterable[list[Any]]:
    """The actions in the form that is saved; face-down actions of other seats are encrypted."""
    so_far = hashlib.sha256(terms.deals.encode())
    for seat, text in acts:
        hidden = seat != terms.viewer and game.is_hidden(text)
        yield [seat, _ENCRYPTED + encrypted(text, so_far.hexdigest()) if hidden else text]
        so_far.update(f"{seat} {text};".encode())


def read_saved_match(text: object) -> tuple[Terms, list[Act], ReviewedMove | None]:
    """The terms of a saved match, its actions, and the costly move to choose again, if there is
    one.

    Raises:
        SignatureError: the text was not signed by this server.
        TermsError, ValueError, LookupError, TypeError: the text comes from an older release with
            another format.
    """
    plain = read_signed(text)
    lists = {name: tuple(plain["terms"][name]) for name in ("house_players", "earlier")}
    terms = Terms(**{**plain["terms"], **lists})
    so_far = hashlib.sha256(terms.deals.encode())
    acts: list[Act] = []
    for seat, written in plain["acts"]:
        ciphertext = written.removeprefix(_ENCRYPTED)
        act = decrypted(ciphertext, so_far.hexdigest()) if ciphertext != written else written
        acts.append((seat, act))
        so_far.update(f"{seat} {act};".encode())
    chosen, better = plain.get("reviewed", ("", ""))
    return terms, acts, ReviewedMove(len(acts), chosen, better) if better else None

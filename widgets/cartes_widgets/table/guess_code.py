"""Codes for the positions of guesses (questions in a lesson), which a table can continue.

The server signs each code, because a position that somebody else writes may be impossible.
"""

from __future__ import annotations

import base64
import json
import re
from typing import Any

from cartes_lib.asking import guess_moment
from cartes_widgets.table.signed_match import derived, is_equal

_FORM = re.compile(r"([0-9a-f]{16})\.([A-Za-z0-9_=-]{1,600})")


def guess_code(game: str, kind: str, **position: object) -> str:
    """A code of the position of a guess; "" if the position is not a moment of a deal."""
    if guess_moment(game, kind, **position) is None:
        return ""
    text = json.dumps([game, kind, position], ensure_ascii=False, separators=(",", ":"))
    body = base64.urlsafe_b64encode(text.encode()).decode()
    return f"{_signature(body)}.{body}"


def _signature(body: str) -> str:
    return derived(f"guess {body}")[:8].hex()


def is_guess_code(code: str) -> bool:
    """Whether `code` has the form of a code of a guess; deal codes contain no point."""
    return "." in code and "/" not in code


def read_guess_code(code: str) -> tuple[str, str, Any]:
    """The game, the preset and the state of the position that `code` stands for.

    Raises:
        ValueError: this server did not make the code.
    """
    form = _FORM.fullmatch(code)
    if form is None or not is_equal(form[1], _signature(form[2])):
        raise ValueError(f"no code of a guess: {code[:40]!r}")
    game, kind, position = json.loads(base64.urlsafe_b64decode(form[2]))
    moment = guess_moment(game, kind, **position)
    if moment is None:
        raise ValueError(f"no moment of a deal: {position!r}")
    return game, *moment

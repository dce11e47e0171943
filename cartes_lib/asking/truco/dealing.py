"""Kinds of question about the deal: its steps, the cut of the pack, and the roles of the seats."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.balanced import evenly
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import YES_NO, distinct, seat_choice, some_steps
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind, seat_answer, seat_row
from cartes_lib.seats import left_of, right_of, seat_names, side_of
from cartes_lib.truco import CON_FLOR, Rules
from cartes_lib.truco.dealing import cut_is_legal
from cartes_lib.truco.seating import cutter, duels, gallo_of, next_dealer, pie, turn_order

_SCRIPT = ("shuffle", "cut", "first-card", "third-card", "mano-speaks", "captain-last", "next")


@kind
class Ritual(TrucoKind[tuple[str, ...]]):
    """In which order do the steps of a deal come? Rule: TRU-DEAL-02."""

    name = "ritual"
    exercises = (InLesson("TR-09", "seq", ("con-flor",)),)

    def read(self, *, steps: str) -> tuple[tuple[str, ...], Rules]:
        """Reads names of steps, in the order shown."""
        return tuple(steps.split()), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> tuple[str, ...]:
        """Draws four to six steps."""
        return some_steps(rng, _SCRIPT, 3 + level)[1]

    def ask(self, position: tuple[str, ...], rules: Rules) -> Question:
        """Question about `position`; the answer is the order of the steps."""
        right = tuple(sorted(position, key=_SCRIPT.index))
        key = AnswerKey(
            answer=right,
            rule="TRU-DEAL-02",
            why=Message("why-ritual"),
            hint=Message("hint-ritual"),
            highlight=(right[0],),
            mistakes=distinct({"ritual-backwards": right[::-1]}, right),
        )
        items = tuple(Item(step, message=Message(f"ritual-{step}")) for step in position)
        ends = (Message("end-first"), Message("end-last"))
        schema = AnswerSchema("order", items, ends=ends)
        return Question(Message("prompt-ritual"), Scene(), schema, key)


@kind
class Cut(TrucoKind[int]):
    """May the player who cuts take a given number of the forty cards? Rule: TRU-DEAL-03."""

    name = "cut"
    exercises = (InLesson("TR-09", "cut", ("con-flor",)),)

    def read(self, *, lifted: int) -> tuple[int, Rules]:
        """Reads the number of cards that the player who cuts takes."""
        return lifted, CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> int:
        """Draws a number of cards; at higher levels it is near a limit. In half of the draws the
        cut is allowed.
        """
        counts: list[int] = [*range(1, 40)] if level == 1 else [*range(2, 7), *range(34, 39)]
        return evenly(rng, counts, lambda count: cut_is_legal(count))

    def ask(self, position: int, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        right = "yes" if cut_is_legal(position) else "no"
        key = AnswerKey(right, "TRU-DEAL-03", Message("why-cut"), Message("hint-cut"))
        # The player who cuts sits on the dealer's left.
        scene = Scene("score", rows=(seat_row("dealer", 0, 4),), around=True)
        return Question(Message("guess-cut", {"count": position}), scene, YES_NO, key)


@dataclass(frozen=True, slots=True)
class CutsPosition:
    """Several ways to cut the pack; exactly one is allowed.

    Attributes:
        shown: ids of cuts: "legal", "tap" (touching the pack without cutting), "few", "many",
            "twice" or "right" (by the wrong player).
        counts: the number of cards that each cut takes, in the same order; 0 if the number does not
            matter.
    """

    shown: tuple[str, ...]
    counts: tuple[int, ...]


@kind
class CutChoice(TrucoKind[CutsPosition]):
    """Which of these cuts is allowed? Rules: TRU-DEAL-02 to -04."""

    name = "cuts"
    exercises = (InLesson("TR-09", "spot", ("con-flor",)),)

    def read(self, *, cuts: str) -> tuple[CutsPosition, Rules]:
        """Reads cuts such as "legal:20 few:3 tap".

        Raises:
            ValueError: no cut is allowed, or several cuts are.
        """
        names, counts = zip(*(cut.partition(":")[::2] for cut in cuts.split()), strict=True)
        if len({"legal", "tap"} & {*names}) != 1:
            raise ValueError(f"one cut must be allowed: {cuts!r}")
        return CutsPosition(names, tuple(int(count or 0) for count in counts)), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> CutsPosition:
        """Draws three or four cuts; the allowed cut may be a tap. At level 3 the numbers of cards
        are close to the limits, and few of the allowed cuts are taps.
        """
        if level == 3:
            counts = {"few": 3, "many": 37, "legal": rng.choice((4, 5, 6, 34, 35, 36))}
            right = rng.choice(("tap", "legal", "legal"))
        else:
            bound = rng.choice((4, 36, rng.randint(5, 35)))
            counts = {
                "few": rng.randint(1, 3),
                "many": rng.randint(37, 39),
                "legal": bound if level > 1 else rng.randint(5, 35),
            }
            right = rng.choice(("tap", "legal"))
        wrong = rng.sample(("few", "many", "twice", "right"), min(3, level + 1))
        shown = tuple(rng.sample((right, *wrong), len(wrong) + 1))
        return CutsPosition(shown, tuple(counts.get(cut, 0) for cut in shown))

    def ask(self, position: CutsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a cut."""
        # A page knows the ids, so they must not say which cut is allowed.
        by_cut = {
            cut: Item(str(count or cut), message=Message(f"cut-{cut}", {"count": count}))
            for cut, count in zip(position.shown, position.counts, strict=True)
        }
        right = "tap" if "tap" in by_cut else "legal"
        items = tuple(by_cut.values())
        key = AnswerKey(
            answer=by_cut[right].id,
            rule="TRU-DEAL-04" if right == "tap" else "TRU-DEAL-03",
            why=Message("why-cut"),
            hint=Message("hint-cut"),
            highlight=tuple(item.id for item in items[:2]),
            mistakes={f"cut-{cut}": item.id for cut, item in by_cut.items() if cut != right},
        )
        return Question(Message("prompt-cut"), Scene(), AnswerSchema("choice", items), key)


@dataclass(frozen=True, slots=True)
class RolePosition:
    """A role at a table: "mano", "cuts", "deals-next", "captain" (of the learner's side), "gallo"
    (of three players), "duel" (the learner's opponent in a pica-pica) or "duel-mano"."""

    role: str
    dealer: int
    players: int = 4

    @property
    def rules(self) -> Rules:
        """The rules for the number of players of this position."""
        return Rules(players=self.players)

    @property
    def duel(self) -> tuple[int, int]:
        """The two seats of the learner's duel, the first player (mano) first."""
        return next(pair for pair in duels(self.players, self.dealer) if 0 in pair)

    @property
    def seat(self) -> int:
        """The seat that has the role `role`."""
        rules, order = self.rules, turn_order(self.dealer, self.rules)
        if self.role == "gallo":
            return gallo_of(self.dealer, rules) or 0
        if self.role.startswith("duel"):
            return sum(self.duel) if self.role == "duel" else self.duel[0]
        if self.role == "captain":
            return pie(order, tuple(map(side_of, range(self.players))), 0)
        return {
            "mano": order[0],
            "cuts": cutter(self.dealer, rules),
            "deals-next": next_dealer(self.dealer, rules),
        }[self.role]


class _RoleKind(TrucoKind[RolePosition]):
    """Which player has a given role at the table?"""

    def read(self, *, of: str, dealer: int = 0, players: int = 4) -> tuple[RolePosition, Rules]:
        """Reads the role, the dealer's seat and the number of players; see `RolePosition`."""
        position = RolePosition(of, dealer, players)
        return position, position.rules

    def ask(self, position: RolePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        role, dealer, players = position.role, position.dealer, position.players
        sides = players != 3
        names, seat = seat_names(players, sides), position.seat
        is_table = role in ("gallo", "duel", "duel-mano")
        rule, ideas = _table_ideas(position) if is_table else _role_ideas(position)
        word = "mano" if role == "duel-mano" else role
        topic = f"table-{word}-{players}" if is_table else f"role-{role}"
        hint = Message(f"hint-table-{word}") if is_table else Message("hint-role")
        why = Message(f"why-{topic}", {"seat": f"seat-{names[seat]}"})
        key = seat_answer(seat, names, rule, why, hint, ("dealer",), ideas)
        rows: tuple[Row, ...] = (seat_row("dealer", dealer, players, sides),)
        if is_table:
            rows = (Row("players", Message("row-at-table"), players), *rows)
        schema = seat_choice(players, sides)
        if role == "duel":
            # The learner's own seat is not an opponent.
            schema = replace(schema, items=schema.items[1:])
        prompt = Message(f"prompt-table-{word}" if is_table else f"guess-role-{role}")
        return Question(prompt, Scene("score", rows=rows), schema, key)


_ROLE_RULES = {
    "mano": "TRU-TURN-01",
    "cuts": "TRU-DEAL-02",
    "deals-next": "TRU-DEAL-01",
    "captain": "TRU-TURN-09",
}


def _role_ideas(position: RolePosition) -> tuple[str, dict[str, int]]:
    """The id of the rule about the role, and the wrong seat that each misconception leads to. The
    keys are ids of misconceptions.
    """
    dealer, players = position.dealer, position.players
    return _ROLE_RULES[position.role], {
        "role-dealer": dealer,
        "role-left": left_of(dealer, players),
        "role-right": right_of(dealer, players),
        "role-facing": right_of(dealer, players, 2),
    }


def _table_ideas(position: RolePosition) -> tuple[str, dict[str, int]]:
    """For a role at a table of three, six or eight: the id of the rule about it, and the wrong seat
    that each misconception (the keys) leads to.
    """
    role, dealer, players = position.role, position.dealer, position.players
    if role == "gallo":
        return "TRU-GAL-04", {
            "table-mano": next_dealer(dealer, position.rules),
            "table-left-of-dealer": left_of(dealer, players),
        }
    if role == "duel":
        return "TRU-SIX-01" if players == 6 else "TRU-EIG-02", {
            "table-facing-at-eight": players // 2,
            "table-neighbour-at-six": 1,
            "table-partner": 2,
        }
    return "TRU-SIX-08", {
        "table-mano-of-all": right_of(dealer, players),
        "table-other-duellist": position.duel[1],
    }


@kind
class Role(_RoleKind):
    """Which player is the mano (first player), cuts the pack, deals next, or is the captain? Rules:
    TRU-TURN-01, -09, TRU-DEAL-01, -02.

    A guess in a lesson can also ask about the roles of `TableRole`.
    """

    name = "role"
    exercises = (InLesson("TR-09", "next", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> RolePosition:
        """Draws a role at a table of four players; higher levels have more roles."""
        return RolePosition(rng.choice(tuple(_ROLE_RULES)[: level + 1]), rng.randrange(4))


@kind
class TableRole(_RoleKind):
    """Who is the gallo (the player without a partner), or who is your opponent in a pica-pica (a
    round of duels)? Rules: TRU-GAL-04, TRU-SIX-01, -08.
    """

    name = "table-role"
    exercises = (InLesson("TR-15", "next", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> RolePosition:
        """Draws a role at a table of three or six players; at level 3, of six or eight players."""
        positions = [
            RolePosition(role, dealer, players)
            for players in ((3, 6) if level < 3 else (6, 8))
            for role in (("gallo",) if players == 3 else ("duel", "duel-mano")[:level])
            for dealer in range(players)
        ]
        return evenly(rng, positions, lambda at: seat_names(at.players, at.players != 3)[at.seat])

"""Positions of questions about the points of a bet."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.asking.contract import (
    Line,
    Message,
    Row,
)
from cartes_lib.asking.truco.base import call_line, score_rows
from cartes_lib.truco.stakes import envido_stake, flor_stake, truco_stake

FALTA, REST = "falta-envido", "contraflor-al-resto"


@dataclass(frozen=True, slots=True)
class StakePosition:
    """The calls of one bet, and the answer to the last call.

    Attributes:
        bet: "envido", "truco" or "flor".
        calls: the calls without the answers; empty for a deal without a truco.
        sides: the side that made each call; empty if the two sides alternate.
        opener: the seat, 0 or 1, that makes the first call.
        table: "pica" (a duel) or "round" (a whole round) at a table of six, where the points of a
            bet may be limited; else "".
    """

    bet: str
    calls: tuple[str, ...]
    accepted: bool = True
    scores: tuple[int, int] = (0, 0)
    sides: tuple[int, ...] = ()
    opener: int = 0
    table: str = ""

    @property
    def worth(self) -> tuple[int, int | None]:
        """The points of the bet if the last call is accepted, and if it is refused; None if
        refusing is impossible.
        """
        pica = self.table == "pica"
        if self.bet == "flor":
            return flor_stake(self.calls, self.scores, sides=self.sides, pica=pica)
        if self.bet == "envido":
            return envido_stake(self.calls, self.scores, pica=pica)
        return truco_stake(self.calls) if self.calls else (1, 1)

    @property
    def points(self) -> int:
        """The points of the bet after the answer to the last call."""
        accepted, refused = self.worth
        return accepted if self.accepted else refused or 0

    @property
    def has_rest(self) -> bool:
        """Whether the bet is accepted and its points are those that the leading side still
        needs.
        """
        return self.accepted and bool({FALTA, REST} & {*self.calls})

    @property
    def is_answered(self) -> bool:
        """Whether the log ends with an answer. Flores that are only sung (announced) have no
        answer.
        """
        is_challenged = len(self.calls) > 1 and not self.sides and self.worth[1] is not None
        return self.bet != "flor" or is_challenged

    @property
    def seats(self) -> int:
        """The number of players who may take part in the bet."""
        return 6 if self.table == "round" else 4 if self.sides else 2

    @property
    def lines(self) -> tuple[Line, ...]:
        """The log lines of the calls and the answers."""
        if self.sides:
            seats = (0, 2, 1)
            return tuple(
                call_line(at + 1, seats[at], call, self.seats) for at, call in enumerate(self.calls)
            )
        answer = "quiero" if self.accepted else "no-quiero"
        if self.bet == "truco":
            # Only the side that accepted may raise, so each side makes an answer and then a call.
            calls = [word for call in self.calls for word in (call, "quiero")]
            return tuple(
                call_line(at, (self.opener + at // 2) % 2, word, self.seats)
                for at, word in enumerate((*calls[:-1], *([answer] if calls else [])), 1)
            )
        if self.bet == "flor":
            answer = "con-flor-quiero" if self.accepted else "con-flor-me-achico"
        calls = [*self.calls, *([answer] if self.is_answered else [])]
        return tuple(
            call_line(at + 1, (self.opener + at) % 2, word, self.seats)
            for at, word in enumerate(calls)
        )

    @property
    def rows(self) -> tuple[Row, ...]:
        """Scene rows with the result of the bet, and the scores if they matter."""
        rows: tuple[Row, ...] = ()
        if self.bet == "truco":
            rows = (_end("played" if self.accepted else "refused"),)
        elif not self.is_answered:
            rows = (_end("flor-shown" if self.accepted else "flor-conceded"),)
        return rows + (score_rows(self.scores) if any(self.scores) or self.has_rest else ())


def _end(result: str) -> Row:
    return Row("end", Message("row-end"), Message(f"result-{result}"))

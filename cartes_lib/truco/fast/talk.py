"""All states of a deal without its cards, computed on demand.

A `Talk` is a position without cards: the seats that have played or folded, and the states of the
three bets. The possible calls and their effects depend on nothing else, so `graph` can cache them.
"""

from __future__ import annotations

from typing import NamedTuple

from cartes_lib.truco.bets import (
    ENVIDO_CALLS,
    FALTA,
    TRUCO_CALLS,
    Stake,
    envido_states,
    flor_states,
    truco_states,
)
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.strength import hand_winner

_ENVIDOS = (*ENVIDO_CALLS, FALTA)
_WAITING_TRUCO = frozenset(TRUCO_CALLS)
_SETTLED = frozenset(("none", "accepted", "refused", "cancelled"))
_TALKING = frozenset(("flor", "flor-flor", "contraflor", "rest", "contraflor-rest"))

Effect = tuple[str, Stake, int, tuple[int, ...], tuple[int, ...]]
"""A settled bet: its name, its stake, and the winning side or -1. Then come the seats that compare
values and, for a flor, the seats that cannot have hidden a flor. The pseudo-bet "excused" has the
side -2 and contains only the seats that cannot have hidden a flor.
"""


class Talk(NamedTuple):
    """A position without its cards; seats are numbered from the first player (mano).

    Attributes:
        flores: mask of the seats that have a flor.
        results: the side that won each complete trick; -1 for a parda (tie).
        leader: the seat that leads the current trick.
        played: mask of the seats that have played to the current trick.
        gone: mask of the seats that folded.
        truco, envido, flor: for each of the three bets, its state and the side that raised last, or
            -1.
        voice: the seat that has just accepted a truco, or -1.
        singers, waiting: the seats that announced a flor, and the seats that must still announce a
            flor or pass.
        before: numbers of flores announced before a challenge: by the side of the first flor, and
            by the other side.
        spoke: mask of the seats that had a turn to announce a flor. It has all seats if no flor can
            be announced any more, or if no hidden flor can be claimed.
        over: whether play is over.
    """

    flores: int = 0
    results: tuple[int, ...] = ()
    leader: int = 0
    played: int = 0
    gone: int = 0
    truco: str = "none"
    truco_raiser: int = -1
    voice: int = -1
    envido: str = "none"
    envido_raiser: int = -1
    flor: str = "none"
    flor_raiser: int = -1
    singers: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    before: tuple[int, int] = (1, 0)
    spoke: int = 0
    over: bool = False


class TalkTable:
    """The possible calls and their effects in every state of one table.

    Attributes:
        rules: the table's options.
        sides: the side of each seat, counted from the first player (mano).
    """

    __slots__ = ("_all", "_automatic", "_envido", "_truco", "rules", "seats", "sides")

    def __init__(self, rules: Rules, sides: tuple[int, ...]) -> None:
        self.rules = rules
        self.sides = sides
        self.seats = len(sides)
        self._automatic = rules.flor_obligation == "automatic"
        self._all = (1 << self.seats) - 1
        self._truco = truco_states(rules)
        self._envido = envido_states(rules)

    def root(self, flores: int) -> Talk:
        """The state before any call, in which the seats in the mask `flores` have a flor."""
        penal = self.rules.flor and not self._automatic
        return Talk(flores=flores, spoke=0 if penal else self._all)

    def turn(self, talk: Talk) -> int:
        """The seat that plays the next card."""
        for step in range(self.seats):
            seat = (talk.leader + step) % self.seats
            if not (talk.played | talk.gone) >> seat & 1:
                return seat
        raise ValueError("everybody has played")

    def card_turn(self, talk: Talk) -> int:
        """The seat that may play a card now, or -1."""
        if talk.flor in _TALKING or talk.envido not in _SETTLED or talk.truco in _WAITING_TRUCO:
            return -1
        return -1 if self._bound(talk) else self.turn(talk)

    def open_calls(self, talk: Talk) -> list[tuple[int, str]]:
        """All possible calls, as pairs of seat and call."""
        if talk.flor in _TALKING:
            return self._words_of_flor(talk)
        bound = self._bound(talk)
        if bound:
            return [(seat, "flor") for seat in bound]
        if talk.envido not in _SETTLED:
            return self._words_to_envido(talk)
        if talk.truco in _WAITING_TRUCO:
            return self._words_to_truco(talk)
        open_words = []
        turn = self.turn(talk)
        for seat in self._present(talk):
            open_words += [(seat, word) for word in self._words_in_play(talk, seat, seat == turn)]
        return open_words

    def _present(self, talk: Talk) -> list[int]:
        return [seat for seat in range(self.seats) if not talk.gone >> seat & 1]

    def _has_played(self, talk: Talk, seat: int) -> bool:
        return bool(talk.results) or bool(talk.played >> seat & 1)

    def _flor_is_open(self, talk: Talk, seat: int) -> bool:
        early = self.rules.flor_until == "own-first-card"
        late = self._has_played(talk, seat) if early else bool(talk.results)
        return (
            self.rules.flor
            and not late
            and not talk.gone >> seat & 1
            and talk.flor == "none"
            and talk.truco in ("none", "truco")
            and talk.envido != "accepted"
        )

    def _may_sing(self, talk: Talk, seat: int) -> bool:
        return bool(talk.flores >> seat & 1) and self._flor_is_open(talk, seat)

    def _bound(self, talk: Talk) -> list[int]:
        """The seats that must announce their flor before any other action."""
        if not self._automatic or not talk.flores:
            return []
        is_pending = talk.envido not in _SETTLED or talk.truco in _WAITING_TRUCO
        seats = self._present(talk) if is_pending else [self.turn(talk)]
        return [seat for seat in seats if self._may_sing(talk, seat)]

    def _words_of_flor(self, talk: Talk) -> list[tuple[int, str]]:
        calls = tuple(flor_states(self.rules)[talk.flor].calls)
        first = self.sides[talk.singers[0]]
        if not talk.waiting:
            side = first if talk.flor_raiser < 0 else 1 - talk.flor_raiser
            closed = ("flor", "contraflor-al-resto") if talk.flor == "flor-flor" else ()
            words = [call for call in calls if call not in closed]
            singers = sorted(seat for seat in talk.singers if self.sides[seat] == side)
            return [(seat, word) for seat in singers for word in words]
        seat = talk.waiting[0]
        may_pass = [] if self._automatic else [(seat, "paso")]
        if not talk.flores >> seat & 1:
            return may_pass
        if self.sides[seat] == first or talk.flor_raiser >= 0:
            return [(seat, "flor"), *may_pass]
        return [*((seat, call) for call in calls if call != "con-flor-quiero"), *may_pass]

    def _words_to_envido(self, talk: Talk) -> list[tuple[int, str]]:
        open_words = []
        calls = tuple(self._envido[talk.envido].calls)
        for seat in self._present(talk):
            if self._may_sing(talk, seat):
                open_words.append((seat, "flor"))
            if self.sides[seat] != talk.envido_raiser:
                words = ("no-quiero",) if talk.flores >> seat & 1 else calls
                open_words += [(seat, word) for word in (*words, "mazo")]
        return open_words

    def _words_to_truco(self, talk: Talk) -> list[tuple[int, str]]:
        words = []
        calls = tuple(self._truco[talk.truco].calls)
        for seat in self._present(talk):
            if self._may_sing(talk, seat):
                words.append((seat, "flor"))
            if self.sides[seat] != talk.truco_raiser:
                envidos = _ENVIDOS if self._may_open_envido(talk, seat) else ()
                words += [(seat, word) for word in (*envidos, *calls, "mazo")]
        return words

    def _may_open_envido(self, talk: Talk, seat: int) -> bool:
        return (
            talk.envido == "none"
            and talk.truco in ("none", "truco")
            and not talk.flores >> seat & 1
            and not self._has_played(talk, seat)
        )

    def _words_in_play(self, talk: Talk, seat: int, is_turn: bool) -> list[str]:
        words = []
        # If the limit is the end of the first trick, a player who has played may still announce a
        # flor.
        if self._may_sing(talk, seat) and (is_turn or self._has_played(talk, seat)):
            words.append("flor")
        if is_turn and self._may_open_envido(talk, seat):
            words += _ENVIDOS
        may_speak = is_turn or seat == talk.voice or self.rules.call_timing == "anytime"
        hiding = self._automatic and self._may_sing(talk, seat)
        if may_speak and not hiding and self.sides[seat] != talk.truco_raiser:
            words += self._truco[talk.truco].calls
        return [*words, "mazo"] if is_turn else words

    def after(self, talk: Talk, seat: int, word: str) -> tuple[tuple[Effect, ...], Talk]:
        """The effects of the call `word` of `seat`, and the next state."""
        effects, following = self._after_call(self._with_turn_noted(talk, seat), seat, word)
        plain = self.plain(following)
        excused = self.seats_without_turn(following) if plain.spoke != following.spoke else ()
        if excused:
            effects = (("excused", Stake(0), -2, (), excused), *effects)
        return effects, plain

    def _with_turn_noted(self, talk: Talk, seat: int) -> Talk:
        """The state after `seat` had a turn. If the seat could announce a flor, `spoke` now
        includes it (TRU-FLOR-20).
        """
        if talk.spoke >> seat & 1 or not (
            seat in talk.waiting[:1] or self._flor_is_open(talk, seat)
        ):
            return talk
        return talk._replace(spoke=talk.spoke | 1 << seat)

    def seats_without_turn(self, talk: Talk) -> tuple[int, ...]:
        """The seats that have not had a turn to announce a flor."""
        return tuple(seat for seat in range(self.seats) if not talk.spoke >> seat & 1)

    def plain(self, talk: Talk) -> Talk:
        """`talk` in a normal form: states with the same possible future become equal.

        For example, it does not matter how flor and envido ended, or whether a seat played a card
        before it folded.
        """
        if talk.flor in _TALKING or talk.envido not in _SETTLED:
            return talk
        if talk.envido == "none" and self._is_early(talk):
            return talk
        if talk.envido == "refused" and self._is_early(talk):
            # When no flor can be announced any more, the flores do not matter, because no seat can
            # accept an envido.
            open_now = sum(
                1 << seat for seat in range(self.seats) if self._flor_is_open(talk, seat)
            )
            return talk._replace(envido_raiser=-1, flores=talk.flores & open_now)
        leader = talk.leader
        while talk.gone >> leader & 1:
            leader = (leader + 1) % self.seats
        idle = self.rules.call_timing == "anytime" or not self._truco[talk.truco].calls
        return Talk(
            results=talk.results,
            leader=leader,
            played=talk.played & ~talk.gone,
            gone=talk.gone,
            truco=talk.truco,
            truco_raiser=talk.truco_raiser,
            voice=-1 if idle else talk.voice,
            envido="refused",
            flor="refused",
            spoke=self._all,
            over=talk.over,
        )

    def _is_early(self, talk: Talk) -> bool:
        """Whether a seat may still call an envido or announce a flor."""
        if talk.results or talk.truco not in ("none", "truco"):
            return False
        may_announce = self._may_sing if self._automatic else self._flor_is_open
        return talk.envido == "none" or any(may_announce(talk, item) for item in range(self.seats))

    def _after_call(self, talk: Talk, seat: int, word: str) -> tuple[tuple[Effect, ...], Talk]:
        now = talk._replace(voice=-1)
        if word == "mazo":
            return self._left(now, seat)
        if talk.flor in _TALKING or word == "flor":
            return self._after_flor_call(now, seat, word)
        if word in _ENVIDOS or talk.envido not in _SETTLED:
            return self._after_envido_call(now, seat, word)
        node = self._truco[talk.truco]
        if word == "no-quiero":
            return (_won("truco", node.refused, talk.truco_raiser),), now._replace(over=True)
        if word == "quiero":
            return (), now._replace(truco=node.calls[word], voice=seat)
        return (), now._replace(truco=node.calls[word], truco_raiser=self.sides[seat])

    def _after_envido_call(
        self, now: Talk, seat: int, word: str
    ) -> tuple[tuple[Effect, ...], Talk]:
        node = self._envido[now.envido]
        if word == "no-quiero":
            refused = _won("envido", node.refused, now.envido_raiser)
            return (refused,), now._replace(envido="refused")
        if word != "quiero":
            raised = now._replace(envido=node.calls[word], envido_raiser=self.sides[seat])
            return (), raised
        seats = tuple(self._present(now))
        shown: Effect = ("envido", node.accepted or Stake(0), -1, seats, ())
        return (shown,), now._replace(envido="accepted")

    def _left(self, now: Talk, seat: int) -> tuple[tuple[Effect, ...], Talk]:
        side = self.sides[seat]
        after = now._replace(gone=now.gone | 1 << seat)
        if any(self.sides[item] == side for item in self._present(after)):
            return (), after
        node = self._truco[now.truco]
        stake = node.refused or node.accepted or Stake(0)
        if not now.results and now.truco == now.envido == now.flor == "none":
            stake = Stake(self.rules.mazo_first_trick)
        awards = [_won("truco", stake, 1 - side)]
        if now.envido not in _SETTLED:
            awards.insert(0, _won("envido", self._envido[now.envido].refused, now.envido_raiser))
        return tuple(awards), after._replace(over=True)

    def _after_flor_call(self, now: Talk, seat: int, word: str) -> tuple[tuple[Effect, ...], Talk]:
        if now.flor == "none":
            others = ((seat + step) % self.seats for step in range(1, self.seats))
            waiting = tuple(
                item
                for item in others
                if self._flor_is_open(now, item) and (now.flores >> item & 1 or not self._automatic)
            )
            sung = now._replace(
                flor="flor",
                singers=(seat,),
                waiting=waiting,
                envido="refused" if now.envido == "refused" else "cancelled",
            )
            return self._all_spoke(sung)
        announcing = bool(now.waiting)
        after = now._replace(waiting=now.waiting[1:])
        if word == "paso":
            return self._all_spoke(after)
        states = flor_states(self.rules, self._sung(now), now.before)
        node = states[now.flor]
        if word == "con-flor-me-achico":
            singers = (*now.singers, *now.waiting)
            won = _won("flor", node.refused, 1 - self.sides[seat], singers)
            return (won,), after._replace(flor="refused")
        if word == "con-flor-quiero":
            stake = node.accepted or Stake(0)
            shown: Effect = ("flor", stake, -1, tuple(sorted(now.singers)), now.singers)
            return (shown,), after._replace(flor="accepted")
        if word == "flor":
            joins = self.sides[seat] == self.sides[now.singers[0]] or now.flor_raiser >= 0
            after = after._replace(flor=now.flor if joins else "flor-flor")
        else:
            before = self._sung(now) if now.flor_raiser < 0 else now.before
            state, side = node.calls[word], self.sides[seat]
            after = after._replace(flor=state, flor_raiser=side, before=before)
        if not announcing:
            return (), after
        return self._all_spoke(after._replace(singers=(*now.singers, seat)))

    def _sung(self, talk: Talk) -> tuple[int, int]:
        own = sum(self.sides[singer] == self.sides[talk.singers[0]] for singer in talk.singers)
        return own, len(talk.singers) - own

    def _all_spoke(self, talk: Talk) -> tuple[tuple[Effect, ...], Talk]:
        if talk.waiting or talk.flor != "flor":
            return (), talk
        node = flor_states(self.rules, self._sung(talk), talk.before)["flor"]
        won = _won("flor", node.accepted, self.sides[talk.singers[0]], talk.singers)
        return (won,), talk._replace(flor="accepted")

    def trick_is_complete(self, talk: Talk) -> bool:
        """Whether all seats that have not folded have played to the trick, and no call is
        pending.
        """
        is_pending = talk.envido not in _SETTLED or talk.truco in _WAITING_TRUCO
        if talk.over or talk.flor in _TALKING or is_pending:
            return False
        return bool(talk.played) and all(talk.played >> item & 1 for item in self._present(talk))

    def after_card(self, talk: Talk, seat: int) -> Talk:
        """The state after `seat` has played a card."""
        return self._with_turn_noted(talk, seat)._replace(voice=-1, played=talk.played | 1 << seat)

    def after_trick(self, talk: Talk, best: int) -> tuple[tuple[Effect, ...], Talk]:
        """The effects and the state after a complete trick that seat `best` won; `best` is -1 for a
        parda (tie).
        """
        results = (*talk.results, self.sides[best] if best >= 0 else -1)
        winner = hand_winner([None if result < 0 else result for result in results], self.sides[0])
        if winner is not None:
            won = _won("truco", self._truco[talk.truco].accepted, winner)
            return (won,), talk._replace(results=results, played=0, over=True)
        leader = best if best >= 0 else talk.leader
        return (), self.plain(talk._replace(results=results, leader=leader, played=0))


def _won(bet: str, stake: Stake | None, side: int, singers: tuple[int, ...] = ()) -> Effect:
    return bet, stake or Stake(0), side, (), singers

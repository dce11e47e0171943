"""Number of actions of a whole match at each table, which the page of matches shows as a time.

python tests/widgets/match_lengths.py     # writes the averages to table/lengths.json
"""

from __future__ import annotations

import json
import random
from statistics import mean

from cartes_lib.games import GAMES
from cartes_widgets.games.tables import players_of, variants_of
from cartes_widgets.table.lengths import FILE

MATCHES = 6


def played(game: str, variant: str, players: int, seed: int) -> tuple[int, int]:
    """The numbers of all actions, and of those of the first seat, in one match."""
    match = GAMES[game].match(GAMES[game].rules(variant, players), seed)
    rng, acted, own = random.Random(seed), 0, 0
    while match.state.to_act:
        state, seat = match.state, match.state.to_act[0]
        action = GAMES[game].bots.heuristic(state.view(seat), state.actions(seat), rng)
        match.play(action, seat)
        acted, own = acted + 1, own + (seat == 0)
    return acted, own


def average(game: str, variant: str, players: int, matches: int = MATCHES) -> list[int]:
    """The average numbers of all actions, and of those of the first seat."""
    results = [played(game, variant, players, seed) for seed in range(matches)]
    return [round(mean(numbers)) for numbers in zip(*results, strict=True)]


def main() -> None:
    """Measures all tables and writes the file."""
    lengths = {
        f"{game}/{variant}/{players}": average(game, variant, players)
        for game in GAMES
        for variant in variants_of(game)
        for players in players_of(game, variant)
    }
    FILE.write_text(json.dumps(lengths, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

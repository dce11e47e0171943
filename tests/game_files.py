"""Lists the files that a game in `cartes_lib/game_ids.py` lacks; `make missing` runs this first.

Without these files, the engine or the widgets cannot be imported.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from cartes_lib.game_ids import GAME_IDS

__all__ = ["missing_files"]

ROOT = Path(__file__).resolve().parents[1]
FILES = (
    "cartes_lib/{game}/game.py",
    "cartes_lib/{game}/rulebook.toml",
    "cartes_lib/{game}/lessons.toml",
    "cartes_lib/asking/{game}/__init__.py",
    "widgets/cartes_widgets/games/{game}/game.py",
    "widgets/cartes_widgets/games/{game}/color.css",
    "widgets/cartes_widgets/games/{game}/game.css",
    "widgets/cartes_widgets/games/{game}/session.toml",
)


def missing_files(root: Path = ROOT) -> Iterator[str]:
    """A message for each missing file; it begins with the line of `game_ids.py` with the game."""
    lines = (ROOT / "cartes_lib/game_ids.py").read_text("utf-8").splitlines()
    for game in GAME_IDS:
        at = next(number for number, line in enumerate(lines, 1) if f'"{game}"' in line)
        for file in (name.format(game=game) for name in FILES):
            if not (root / file).is_file():
                yield f"cartes_lib/game_ids.py:{at}: game {game} lacks {file}"


if __name__ == "__main__":
    reports = list(missing_files())
    sys.exit("\n".join(reports) or 0)

"""Lists the files and declarations that a game in `cartes_lib/game_ids.py` lacks.

`make missing` runs this first, because the engine and the widgets cannot be imported without these
files and declarations.
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
    "cartes_lib/{game}/__init__.py",
    "cartes_lib/{game}/rulebook.toml",
    "cartes_lib/{game}/lessons.toml",
    "cartes_lib/asking/{game}/__init__.py",
    "widgets/cartes_widgets/games/{game}/game.py",
    "widgets/cartes_widgets/games/{game}/__init__.py",
    "widgets/cartes_widgets/games/{game}/color.css",
    "widgets/cartes_widgets/games/{game}/game.css",
    "widgets/cartes_widgets/games/{game}/session.toml",
)
DECLARED = {
    "cartes_lib/{game}/game.py": "GAME",
    "widgets/cartes_widgets/games/{game}/game.py": "PRESENTATION",
}
"""The name that a file must define; the keys are files."""


def missing_files(root: Path = ROOT) -> Iterator[str]:
    """A message for each missing file or declaration.

    The message begins with a place: the game's line in `game_ids.py`, or the file that lacks its
    declaration.
    """
    lines = (ROOT / "cartes_lib/game_ids.py").read_text("utf-8").splitlines()
    for game in GAME_IDS:
        at = next(number for number, line in enumerate(lines, 1) if f'"{game}"' in line)
        for name in FILES:
            file, declared = name.format(game=game), DECLARED.get(name)
            if not (root / file).is_file():
                yield f"cartes_lib/game_ids.py:{at}: game {game} lacks {file}"
            elif declared and f"\n{declared} = " not in (root / file).read_text("utf-8"):
                yield f"{file}:1: declares no {declared} = ..., see docs/howto/game.md"


if __name__ == "__main__":
    reports = list(missing_files())
    sys.exit("\n".join(reports) or 0)

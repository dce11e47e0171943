"""The games in lessons and at tables: a folder for each game, and the modules that games share."""

from __future__ import annotations

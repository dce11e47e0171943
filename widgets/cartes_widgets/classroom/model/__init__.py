"""The model of a class, without HTTP: room, students, answers, and the opened activities."""

from __future__ import annotations

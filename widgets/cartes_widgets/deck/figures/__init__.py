"""The twelve figures: sota, caballo and rey of each suit."""

from .caballo import caballo, caballo_parts
from .heads import head_parts
from .held import held_parts
from .horse import horse_parts
from .rey import rey, rey_parts
from .sota import sota, sota_parts

__all__ = ["figure", "figure_parts"]


def figure_parts() -> dict[str, str]:
    """Shared parts that the figures use, by their id after `deck-`."""
    return (
        held_parts() | head_parts() | sota_parts() | horse_parts() | caballo_parts() | rey_parts()
    )


def figure(rank: int, suit: str) -> str:
    """The figure of `rank` (10 sota, 11 caballo, 12 rey) and `suit`, in card coordinates."""
    return {10: sota, 11: caballo, 12: rey}[rank](suit)

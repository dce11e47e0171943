"""Teaching material of a static site: the included sessions as links, and a handout for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cartes_lib.asking import deal_code, generate
from cartes_lib.messages import format_message
from cartes_widgets.classroom.model import sessions
from cartes_widgets.classroom.model.plans import ready_plans
from cartes_widgets.pages.handout import handout, random_exercises

_ON_A_SHEET = 8
_IN_HEAD = '<meta charset="utf-8">'


@dataclass(frozen=True, slots=True)
class Session:
    """An included session, for a page.

    Attributes:
        title: the session's title.
        links: activities of the session: a text, and an address relative to the site.
        lesson: the lesson whose exercises are on the handout.
        seed: the seed of the first exercise.
    """

    title: str
    links: tuple[tuple[str, str], ...]
    lesson: str
    seed: int

    @property
    def sheet(self) -> str:
        """The handout's path, relative to the folder of its language."""
        return f"class/{self.lesson}-{self.seed}.html"


def ready_sessions(pages: Mapping[str, str]) -> tuple[Session, ...]:
    """The sessions whose lessons are all on the site, in the current language.

    Args:
        pages: paths of the lessons' pages, relative to the site, by the lessons' ids.
    """
    result = (_session(name, plan.parts, pages) for name, plan in ready_plans().items())
    return tuple(item for item in result if item is not None)


def _session(
    name: str, parts: tuple[sessions.Part, ...], pages: Mapping[str, str]
) -> Session | None:
    questions = [part.asks for part in parts if part.asks is not None]
    needed = {part.lesson for part in parts if part.lesson} | {deal.lesson for deal in questions}
    if not questions or not needed <= set(pages):
        return None
    lesson, seed = questions[-1].lesson, questions[-1].seed
    content: dict[str, str] = {}
    for number, part in enumerate(parts, 1):
        if address := _address(part, seed, pages):
            content.setdefault(address, format_message(f"session-{name}-{number}"))
    links = tuple((texts, address) for address, texts in content.items())
    return Session(format_message(f"session-{name}"), links, lesson, seed)


def _address(part: sessions.Part, seed: int, pages: Mapping[str, str]) -> str:
    """The address that all students open in this part of a session; "" if students open no page."""
    if part.asks is not None:
        deal = part.asks
        exercise = generate(deal.lesson, deal.kind, deal.seed, deal.level, deal.rules)
        return f"{pages[deal.lesson]}?deal={deal_code(exercise)}"
    return f"{pages[part.lesson]}?seed={seed}" if part.lesson else ""


def sheet_text(session: Session, head: str) -> str:
    """The handout of a session, as a page of the site.

    Args:
        head: HTML for the `<head>` of every page of the site.
    """
    text = handout(random_exercises(session.lesson, _ON_A_SHEET, session.seed))
    return text.replace(_IN_HEAD, _IN_HEAD + head, 1)

"""`cartes homework`: prints the link to a homework, and writes its QR code."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from cartes_lib.asking import (
    SEEDS,
    CodeError,
    Exercise,
    ExerciseError,
    exercise_kinds,
    generate,
    read_code,
)
from cartes_lib.asking.error_texts import exercise_error_text
from cartes_lib.asking.homework import MAX_EXERCISES, Homework, HomeworkError, new_homework
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message
from cartes_widgets.commands.file_errors import file_error
from cartes_widgets.commands.share import HERE
from cartes_widgets.pages.handout import random_exercises
from cartes_widgets.pages.homework_link import homework_address, signed_homework
from cartes_widgets.pages.links import ShareError, local_link, site_link, write_codes


def set_homework(root: Path, options: argparse.Namespace) -> int:
    """Prints the links to a homework; returns 0, or 2 after an error message."""
    try:
        homework = signed_homework(new_homework(_until(options.until), _exercises(options)))
        address = homework_address(root, homework)
        _print_links(homework, _links(options, address), options.into)
    except HomeworkError as error:
        text = format_message(f"homework-error-{error.reason}", value=options.until)
        print(text, file=sys.stderr)
    except _ItemError as error:
        print(format_message("share-error-code", value=str(error)), file=sys.stderr)
    except ExerciseError as error:
        print(exercise_error_text(error), file=sys.stderr)
    except ShareError as error:
        print(format_message(f"share-error-{error.reason}", **error.facts), file=sys.stderr)
    except OSError as error:
        print(file_error(error, options.into), file=sys.stderr)
    else:
        return 0
    return 2


class _ItemError(ValueError):
    """An argument that is neither a lesson nor a deal code; the text is this argument."""


def _until(text: str) -> date:
    """The due date in `text`.

    Raises:
        HomeworkError: the text is not a date, or the date is in the past (reason `date`).
    """
    try:
        result = date.fromisoformat(text)
    except ValueError as error:
        raise HomeworkError("date") from error
    if result < date.today():
        raise HomeworkError("date")
    return result


def _exercises(options: argparse.Namespace) -> Iterator[Exercise]:
    """The exercises of a homework: one for each deal code, and several for each lesson.

    Raises:
        HomeworkError: too many exercises (reason `number`).
        _ItemError: an argument is neither a deal code nor a lesson with exercises.
        ExerciseError: there is no such level or seed.
    """
    if not 1 <= options.number <= MAX_EXERCISES:
        raise HomeworkError("number")
    seed = options.seed
    if seed is None:
        # With the same seed, two assignments about the same lesson would be identical.
        seed = random.SystemRandom().randrange(SEEDS)
    for item in options.items:
        lesson = item.upper()
        if lesson in lessons() and exercise_kinds(lesson):
            yield from random_exercises(
                lesson, options.number, seed, options.level, options.variant
            )
            continue
        try:
            yield generate(*read_code(item))
        except CodeError as error:
            raise _ItemError(item) from error


def _links(options: argparse.Namespace, address: str) -> dict[str, str]:
    """The links to the homework, by kind: `site` (the static site) and `local` (a server).

    `site` is missing without a static site, `local` if the user names only a static site.
    """
    links = {"site": site_link(options.site, address)} if options.site else {}
    if options.server or not options.site:
        links["local"] = local_link(options.server or HERE, address)
    return links


def _print_links(homework: Homework, links: dict[str, str], into: Path) -> None:
    until = homework.until.isoformat()
    image, pixels = write_codes(next(iter(links.values())), into / f"homework-{until}")
    codes = " ".join(homework.codes)
    print(format_message("homework-made", until=until, of=homework.of, codes=codes))
    for kind, link in links.items():
        print(f"\n{format_message(f'share-{kind}')}\n{link}")
    print("\n" + format_message("share-codes", svg=str(image), png=str(pixels)))

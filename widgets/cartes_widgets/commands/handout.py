"""`cartes print` writes a sheet of exercises and a sheet of answers, as HTML and PDF."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from cartes_lib.asking import ExerciseError, exercise_kinds
from cartes_lib.asking.error_texts import exercise_error_text
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message
from cartes_widgets.commands.file_errors import file_error
from cartes_widgets.pages.handout import MAX_EXERCISES, handout, random_exercises
from cartes_widgets.pages.links import lesson_variants

_PRINTS_WITHIN = 120.0
BROWSERS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
"""Paths of browsers on systems that do not put them on the PATH."""


def write_handout(_root: Path, options: argparse.Namespace) -> int:
    """Writes the handout that the options describe; returns 0, or 2 after an error message."""
    lesson = options.lesson.upper()
    try:
        if not 1 <= options.number <= MAX_EXERCISES:
            raise _HandoutError(format_message("handout-error-number", value=options.number))
        if lesson not in lessons() or not exercise_kinds(lesson):
            raise _HandoutError(format_message("handout-error-lesson", value=options.lesson))
        _check_variant(lesson, options.variant)
        result = random_exercises(
            lesson, options.number, options.seed, options.level, options.variant
        )
        place = options.into / f"{lesson}-{options.seed}.html"
        options.into.mkdir(parents=True, exist_ok=True)
        place.write_text(handout(result), "utf-8")
        if options.pdf:
            place = _printed(place)
    except ExerciseError as error:
        print(exercise_error_text(error), file=sys.stderr)
        return 2
    except OSError as error:
        print(file_error(error, options.into, "handout-error-files"), file=sys.stderr)
        return 2
    except _HandoutError as error:
        print(error, file=sys.stderr)
        return 2
    print(format_message("handout-written", place=str(place)))
    return 0


def _printed(page: Path) -> Path:
    """The path of the PDF that a browser of this computer makes from `page`, in the same folder.

    Raises:
        _HandoutError: there is no suitable browser, or the browser failed.
    """
    browser = pdf_browser()
    if browser is None:
        raise _HandoutError(format_message("handout-error-browser", place=str(page)))
    path = page.with_suffix(".pdf").resolve()
    path.unlink(missing_ok=True)
    # Chromium has no sandbox for root. The page is our own and loads nothing.
    rights = ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    with tempfile.TemporaryDirectory(prefix="cartes-") as profile:
        command = [browser, "--headless", "--disable-gpu", *rights, f"--user-data-dir={profile}"]
        command += ["--no-pdf-header-footer", f"--print-to-pdf={path}", page.resolve().as_uri()]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=_PRINTS_WITHIN)
        except subprocess.SubprocessError as error:
            raise _HandoutError(format_message("handout-error-pdf", place=str(page))) from error
    if not path.is_file():
        raise _HandoutError(format_message("handout-error-pdf", place=str(page)))
    return path


def pdf_browser() -> str | None:
    """The path of an installed browser that can print without a window; None if there is no such
    browser.
    """
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    result = (shutil.which(name) for name in (*names, "msedge", "microsoft-edge", "brave-browser"))
    places = (place for place in BROWSERS if Path(place).is_file())
    return next((item for item in (*result, *places) if item), None)


def _check_variant(lesson: str, variant: str | None) -> None:
    known = lesson_variants(lesson)
    if variant is None or variant in known:
        return
    if not known:
        raise _HandoutError(format_message("share-error-no-variants", lesson=lesson))
    raise _HandoutError(
        format_message("share-error-variant", value=variant, known=", ".join(known))
    )


class _HandoutError(Exception):
    """A handout cannot be printed; the text is the message for the user."""

"""`python -m cartes_widgets.deck` writes the contact sheet, a page with all cards."""

from __future__ import annotations

import argparse
from pathlib import Path

from cartes_widgets.deck.sheet import contact_sheet


def main(arguments: list[str] | None = None) -> int:
    """Writes the contact sheet, and returns 0.

    Args:
        arguments: command-line arguments; None for those of this process.

    Raises:
        SystemExit: an argument is unknown, or the file cannot be written.
    """
    parser = argparse.ArgumentParser(
        prog="python -m cartes_widgets.deck", description="Write the deck's contact sheet."
    )
    parser.add_argument("--out", type=Path, default=Path("deck.html"), metavar="FILE")
    out: Path = parser.parse_args(arguments).out
    try:
        out.write_text(contact_sheet(), encoding="utf-8")
    except OSError as error:
        parser.error(f"cannot write {out}: {error.strerror}")
    print(out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

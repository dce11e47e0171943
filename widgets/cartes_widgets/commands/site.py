"""`cartes site`: writes the lessons into a folder that any static web server can serve."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir

from cartes_lib.messages import format_message
from cartes_widgets.site.build import SiteError, build_site
from cartes_widgets.site.runtime import pyodide_folder

_MEGABYTE = 1_000_000


def write_site(root: Path, options: argparse.Namespace) -> int:
    """Writes the static site; returns 0, or 2 if it cannot be written."""
    folder: Path = options.folder
    try:
        cache = Path(jupyter_data_dir()) / "cartes"
        files = build_site(root, folder.resolve(), pyodide_folder(cache), cache)
    except SiteError as error:
        print(format_message(f"site-error-{error.reason}", **error.facts), file=sys.stderr)
        return 2
    except OSError as error:
        print(
            format_message("site-error-files", place=str(error.filename or folder)), file=sys.stderr
        )
        return 2
    size = sum(file.stat().st_size for file in files if file.suffix != ".gz")
    facts = {"files": len(files), "megabytes": round(size / _MEGABYTE)}
    print(format_message("site-written", place=str(folder), **facts))
    return 0

"""The scripts of pages in a few files (bundles), instead of one file per module.

A browser needs about four milliseconds for each module, and a slow network needs a round trip for
every six modules. With 48 modules, this was a quarter of the time to open a lesson. The home page
and a teacher's board load the modules without bundles.
"""

from __future__ import annotations

import hashlib
import posixpath
from collections.abc import Mapping
from functools import cache

from rjsmin import jsmin

from cartes_widgets.core.assets import page_files
from cartes_widgets.core.bundler import Layout, evaluation_order, is_widget, with_imports
from cartes_widgets.pages.styles import style_files

_BUNDLES: Mapping[str, tuple[str, ...]] = {
    "lesson": (
        "pages/front/lesson.js",
        "front/guess.js",
        "front/exercise.js",
        "front/choice_card.js",
        "front/walkthrough.js",
    ),
    "table": ("front/table.js", "front/mini.js"),
}
"""The entry modules of each bundle.

A bundle also contains the modules that these import, unless an earlier bundle contains them. Nearly
every lesson needs the first bundle, every table the second.
"""

ENTRY_SCRIPTS = (
    "pages/front/lesson.js",
    "classroom/front/class_band.js",
    "classroom/front/class_homework.js",
    "classroom/front/class_student.js",
    "classroom/front/class_table.js",
    "classroom/front/class_wall.js",
    "classroom/front/friends_room.js",
    "pages/front/address_check.js",
    "pages/front/phrases.js",
    "site/front/offline.js",
    "site/front/still.js",
)
"""Entry scripts of pages, and scripts that only some pages load; each has its own file."""


@cache
def _layout() -> Layout:
    bundles: dict[str, str] = {}
    for name, roots in _BUNDLES.items():
        for path in evaluation_order(roots):
            if path not in ENTRY_SCRIPTS:
                bundles.setdefault(path, name)
    return Layout(bundles)


def file_of(path: str) -> str:
    """The name of the file that contains a module, for a page that loads bundles."""
    return _layout().file_of(path)


def bundled_widgets() -> Mapping[str, str]:
    """The file name of the bundle with each widget's script; the key is the widget's name."""
    return {
        posixpath.basename(path).removesuffix(".js"): file_of(path)
        for path in _layout().bundles
        if is_widget(path)
    }


@cache
def served_files() -> Mapping[str, bytes]:
    """All files that pages of Cartes may request.

    The keys are the parts of their paths after the content hash, as in `cartes/<hash>/<key>`.
    """
    styles = {name: text.encode() for name, text in style_files().items()}
    return {**page_files(), **styles, **_bundles()}


@cache
def content_hash() -> str:
    """The hash of all served files, in ten hexadecimal digits."""
    digest = hashlib.sha256()
    for name, content in sorted(served_files().items()):
        digest.update(name.encode())
        digest.update(content)
    return digest.hexdigest()[:10]


def _bundles() -> dict[str, bytes]:
    layout = _layout()
    entries = (*ENTRY_SCRIPTS, *(path for path in page_files() if is_widget(path)))
    alone = (path for path in with_imports(entries) if path not in layout.bundles)
    files = {layout.file_of(path): layout.alone(path) for path in alone}
    files |= {f"bundle/{name}.js": layout.bundle(name) for name in _BUNDLES}
    return {name: jsmin(text).encode() for name, text in files.items()}

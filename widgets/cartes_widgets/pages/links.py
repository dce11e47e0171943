"""Links that open a lesson or one of its exercises: on Binder, on a JupyterHub, on this machine."""

from __future__ import annotations

import io
import re
import subprocess
from dataclasses import dataclass
from html import escape
from pathlib import Path
from urllib.parse import quote, urlencode, urlsplit

import segno

from cartes_lib.asking import (
    LEVELS,
    SEEDS,
    CodeError,
    ExerciseError,
    deal_code,
    exercise_kinds,
    generate,
    read_code,
)
from cartes_lib.asking.registry import rules_of
from cartes_lib.lessons import lessons
from cartes_widgets.pages.notebooks import lesson_entries, step_titles, step_with

BINDER = "https://mybinder.org"
PROXY_PATH = "cartes/"
"""The path of Cartes on a notebook server: the name of the entry point in `pyproject.toml`."""

_BADGE = f"{BINDER}/badge_logo.svg"
_SHORT_REMOTE = re.compile(r"(?:[\w.-]+@)?([\w.-]+\.[\w-]+):(?!//)([\w.~/-]+)")
_NAME = re.compile(r"[\w.~-]+(?:/[\w.~-]+)+")
_BRANCH = re.compile(r"[\w.][\w./+-]*")
_GIT_PATIENCE = 10
# A full block is a light module of the code; on a light terminal the code would be inverted.
_WHITE_ON_BLACK, _PLAIN = "\x1b[97;40m", "\x1b[0m"


class ShareError(ValueError):
    """A link that cannot be made; its message is `share-error-<reason>`.

    Attributes:
        facts: arguments of the message.
    """

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason)
        self.reason, self.facts = reason, facts


@dataclass(frozen=True, slots=True)
class Repository:
    """A public repository and its branch.

    Attributes:
        host: the host, such as "github.com".
        name: path of the repository on the host, such as "owner/name", without ".git".
        branch: the branch; "HEAD" for the repository's default branch.
    """

    host: str
    name: str
    branch: str = "HEAD"

    @property
    def url(self) -> str:
        """The repository's address, without a user name or password."""
        return f"https://{self.host}/{self.name}"


def read_repository(text: str, branch: str = "HEAD") -> Repository:
    """The repository that `text` names: an address, a git remote, or GitHub's "owner/name".

    Raises:
        ShareError: other people cannot reach it (reason `repository`); the name is invalid
            (`branch`).
    """
    plain = text.strip()
    if _NAME.fullmatch(plain) and plain.count("/") == 1:
        host, name = "github.com", plain
    elif "://" in plain:
        scheme, host, path, _ = _read_address(plain) or ("", "", "", "")
        if scheme not in ("http", "https", "ssh", "git"):
            raise ShareError("repository", value=text)
        # A link uses HTTP, so it must not contain the port of another protocol.
        host = host if scheme in ("http", "https") else re.sub(r":\d+$", "", host)
        name = path.strip("/")
    else:
        short = _SHORT_REMOTE.fullmatch(plain)
        host, name = (short[1], short[2].strip("/")) if short else ("", "")
    name = name.removesuffix(".git")
    if not host or not _NAME.fullmatch(name) or ".." in name:
        raise ShareError("repository", value=text)
    if not _BRANCH.fullmatch(branch) or ".." in branch:
        raise ShareError("branch", value=branch)
    return Repository(host, name, branch)


def _read_address(text: str) -> tuple[str, str, str, str] | None:
    """Scheme, host with port, path and query of an address; None if `text` is not an address.

    The result has no user name or password, which a shared link must not contain.
    """
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    if not host:
        return None
    host = f"[{host}]" if ":" in host else host
    return parts.scheme, f"{host}:{port}" if port else host, parts.path, parts.query


def _web_address(text: str, reason: str) -> str:
    """The HTTP address `text`, without a user name, a password, or a slash at its end.

    Raises:
        ShareError: the text is not an HTTP address; the error gets the reason `reason`.
    """
    scheme, host, path, query = _read_address(text) or ("", "", "", "")
    if scheme not in ("http", "https") or query:
        raise ShareError(reason, value=text)
    return f"{scheme}://{host}{path}".rstrip("/")


def _git(folder: Path, *arguments: str) -> str:
    """Output of git in `folder`; "" without git or without a repository."""
    try:
        process = subprocess.run(
            ["git", "-C", str(folder), *arguments],
            capture_output=True,
            text=True,
            timeout=_GIT_PATIENCE,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return process.stdout.strip()


def checkout_repository(folder: Path, branch: str | None = None) -> Repository:
    """The repository that the checkout `folder` was cloned from, on its current branch.

    Args:
        branch: the branch to use instead; None for the current one.

    Raises:
        ShareError: the checkout has no remote (reason `no-repository`); otherwise as in
            `read_repository`.
    """
    names = _git(folder, "remote").split()
    if not names:
        raise ShareError("no-repository")
    remote = "origin" if "origin" in names else names[0]
    return read_repository(
        _git(folder, "remote", "get-url", remote),
        branch or _git(folder, "rev-parse", "--abbrev-ref", "HEAD") or "HEAD",
    )


def lesson_variants(lesson: str) -> tuple[str, ...]:
    """The variants in which `lesson` has exercises; () if there is no choice."""
    result = {name: None for kind in exercise_kinds(lesson) for name in rules_of(lesson, kind)}
    return tuple(result) if len(result) > 1 else ()


def lesson_address(
    root: Path,
    lesson: str = "",
    *,
    seed: int | None = None,
    variant: str | None = None,
    level: int | None = None,
    step: int | None = None,
) -> str:
    """The address of a lesson's page, relative to a server of the notebooks in `root`.

    Args:
        lesson: id of the lesson; "" for the home page, whose address is "".
        seed, variant, level: values for all exercises of the lesson; None for the defaults.
        step: the step to show first, from 1.

    Raises:
        ShareError: there is no such lesson or notebook (reason `no-lesson`, `lesson` or
            `not-written`); this value is not possible (`seed`, `level`, `variant` or `step`); the
            lesson has no variants (`no-variants`).
    """
    parameters = {"seed": seed, "variant": variant, "level": level, "step": step}
    query = urlencode({name: value for name, value in parameters.items() if value is not None})
    if not lesson and not query:
        return ""
    if not lesson:
        raise ShareError("no-lesson")
    wanted = lesson.upper()
    if wanted not in lessons():
        raise ShareError("lesson", value=lesson)
    path = next(lesson.path for lesson in lesson_entries(root) if lesson.id == wanted)
    if path is None:
        raise ShareError("not-written", lesson=wanted)
    if seed is not None and not 0 <= seed < SEEDS:
        raise ShareError("seed", value=str(seed), most=str(SEEDS - 1))
    if level is not None and level not in LEVELS:
        raise ShareError("level", value=str(level))
    variants = lesson_variants(wanted)
    if variant is not None and not variants:
        raise ShareError("no-variants", lesson=wanted)
    if variant is not None and variant not in variants:
        raise ShareError("variant", value=variant, known=", ".join(variants))
    steps = len(step_titles(root, path))
    if step is not None and not 1 <= step <= steps:
        raise ShareError("step", value=str(step), most=str(steps))
    return f"voila/render/{quote(path)}" + (f"?{query}" if query else "")


def plain_code(text: str) -> str:
    """The deal code `text` in its normal form, such as "BO-04-VC222E".

    Raises:
        ShareError: `text` is not a code, or has a typing error (reason `code`).
    """
    try:
        coded = read_code(text)
        exercise = generate(coded.lesson, coded.kind, coded.seed, coded.level, coded.rules)
    except (CodeError, ExerciseError) as error:
        raise ShareError("code", value=text) from error
    return deal_code(exercise)


def code_address(code: str) -> str:
    """The address of the exercise with this deal code, relative to a server."""
    return f"cartes/deal?{urlencode({'code': code})}"


def binder_link(repository: Repository, address: str) -> str:
    """The link with which Binder builds `repository` and opens the Cartes page `address`."""
    if repository.host == "github.com":
        spec = f"gh/{repository.name}"
    elif repository.host == "gitlab.com":
        spec = f"gl/{quote(repository.name, safe='')}"
    else:
        spec = f"git/{quote(repository.url, safe='')}"
    opened = urlencode({"urlpath": PROXY_PATH + address})
    return f"{BINDER}/v2/{spec}/{quote(repository.branch)}?{opened}"


def hub_link(hub: str, repository: Repository, address: str) -> str:
    """The link with which the JupyterHub at `hub` pulls `repository` and opens the page `address`.

    The JupyterHub must have nbgitpuller and this package.

    Raises:
        ShareError: `hub` is not an HTTP address.
    """
    base = _web_address(hub, "hub").removesuffix("/hub")
    parameters = {"repo": repository.url, "urlpath": PROXY_PATH + address}
    if repository.branch != "HEAD":
        parameters["branch"] = repository.branch
    return f"{base}/hub/user-redirect/git-pull?{urlencode(parameters)}"


def local_link(server: str, address: str) -> str:
    """The link to the page `address` on the server that runs at `server`.

    Raises:
        ShareError: `server` is not an HTTP address.
    """
    return f"{_web_address(server, 'server')}/{address}"


def site_link(site: str, address: str) -> str:
    """The link to the page `address` on the static site at `site`, which `cartes site` wrote.

    Raises:
        ShareError: `site` is not an HTTP address.
    """
    base = _web_address(site, "site")
    path, _, query = address.removeprefix("voila/render/").partition("?")
    page = f"{path.removesuffix('.ipynb')}.html" if path else ""
    return f"{base}/{page}" + (f"?{query}" if query else "")


def code_page(root: Path, code: str) -> str:
    """The address, relative to a server, that opens the lesson of a deal code at its exercise.

    It includes the step, because a static site can find the step only after its Python has loaded.

    Raises:
        ShareError: there is no such lesson in `root` (reason `not-written`).
    """
    result = read_code(code)
    path = next(lesson.path for lesson in lesson_entries(root) if lesson.id == result.lesson)
    if path is None:
        raise ShareError("not-written", lesson=result.lesson)
    step = step_with(root, path, f'exercise("{result.lesson}", "{result.kind}"')
    return f"voila/render/{quote(path)}?{urlencode({'deal': code, 'step': step})}"


def badge_markdown(link: str, title: str) -> str:
    """Markdown that shows Binder's badge with the link `link`."""
    plain = re.sub(r"([\[\]\\])", r"\\\1", title)
    return f"[![{plain}]({_BADGE})]({link})"


def badge_html(link: str, title: str) -> str:
    """HTML that shows Binder's badge with the link `link`."""
    return f'<a href="{escape(link)}"><img src="{_BADGE}" alt="{escape(title)}"></a>'


def write_codes(link: str, stem: Path) -> tuple[Path, Path]:
    """Writes the QR code of `link` as an SVG and a PNG file; returns their paths.

    It creates the folder and its parents if needed.

    Args:
        stem: the path of the files without extension.

    Raises:
        OSError: the files cannot be written.
    """
    stem.parent.mkdir(parents=True, exist_ok=True)
    code = segno.make(link, error="m", micro=False)
    drawing, pixels = stem.with_name(f"{stem.name}.svg"), stem.with_name(f"{stem.name}.png")
    code.save(str(drawing), scale=8, border=4, light="#fff")
    code.save(str(pixels), scale=10, border=4)
    return drawing, pixels


def code_in_terminal(link: str) -> str:
    """The QR code of `link` as text, two modules per character, dark on light on every terminal."""
    output = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(output, compact=True, border=2)
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_PLAIN}" for line in output.getvalue().splitlines())

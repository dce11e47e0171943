"""Tests of links that open a lesson on another server, and of errors if none is possible."""

import errno
import json
import re
import struct
import subprocess
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from cartes_lib.asking import SEEDS, deal_code, generate
from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_widgets.commands.cli import main
from cartes_widgets.lesson import variant
from cartes_widgets.pages.links import (
    Repository,
    ShareError,
    badge_html,
    badge_markdown,
    binder_link,
    checkout_repository,
    code_in_terminal,
    hub_link,
    lesson_address,
    lesson_variants,
    local_link,
    read_repository,
    write_codes,
)
from cartes_widgets.pages.notebooks import (
    default_root,
    heading_with,
    lesson_entries,
    step_titles,
    step_with,
)
from tests.foreign import foreign_words

ROOT = default_root()
OURS = Repository("github.com", "jordi/cartes", "main")


@pytest.mark.parametrize(
    "text",
    [
        "https://github.com/jordi/cartes",
        "https://github.com/jordi/cartes.git",
        "https://github.com/jordi/cartes/",
        "https://jordi:secret@github.com/jordi/cartes.git",
        "git@github.com:jordi/cartes.git",
        "ssh://git@github.com/jordi/cartes.git",
        "ssh://git@github.com:22/jordi/cartes",
        "jordi/cartes",
        "  jordi/cartes\n",
    ],
)
def test_every_way_to_write_a_remote_names_the_same_repository_without_a_password(text):
    assert read_repository(text, "main") == OURS
    assert "secret" not in read_repository(text).url


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cartes",
        "/home/jordi/cartes",
        "file:///home/jordi/cartes",
        "../cartes",
        "C:\\cartes",
        "https://github.com",
        "https://github.com/jordi",
        "https:///jordi/cartes",
        "https://github.com:x/jordi/cartes",
        "https://github.com:99999/jordi/cartes",
        "https://[::1/jordi/cartes",
        "https://github.com/jordi/../cartes",
        "javascript:alert(1)",
        "--upload-pack=x",
    ],
)
def test_an_address_that_others_cannot_reach_is_refused(text):
    with pytest.raises(ShareError) as refused:
        read_repository(text)
    assert refused.value.reason == "repository"


def test_only_the_host_and_path_of_an_address_are_kept():
    assert read_repository("https://github.com/jordi/cartes?x=<b>#y", "main") == OURS


@pytest.mark.parametrize("branch", ["", "-b", "a..b", "a b", "a\nb", "a?b"])
def test_an_invalid_branch_is_refused(branch):
    with pytest.raises(ShareError) as refused:
        read_repository("jordi/cartes", branch)
    assert refused.value.reason == "branch"


def git(folder, *arguments):
    subprocess.run(["git", "-C", folder, *arguments], check=True, capture_output=True)


def test_the_repository_is_the_one_that_the_folder_was_cloned_from(tmp_path):
    with pytest.raises(ShareError) as missing:
        checkout_repository(tmp_path)
    assert missing.value.reason == "no-repository"
    git(tmp_path, "init", "--initial-branch", "lessons")
    with pytest.raises(ShareError) as missing:
        checkout_repository(tmp_path)
    assert missing.value.reason == "no-repository"
    git(tmp_path, "remote", "add", "copy", "git@github.com:other/cartes.git")
    assert checkout_repository(tmp_path, "main").name == "other/cartes"
    git(tmp_path, "remote", "add", "origin", "git@github.com:jordi/cartes.git")
    identity = ("-c", "user.name=x", "-c", "user.email=x@y.z")
    git(tmp_path, *identity, "commit", "--allow-empty", "-m", "x")
    assert checkout_repository(tmp_path) == Repository("github.com", "jordi/cartes", "lessons")


def test_a_remote_that_is_a_folder_of_this_machine_is_reported(tmp_path):
    git(tmp_path, "init")
    git(tmp_path, "remote", "add", "origin", str(tmp_path / "elsewhere"))
    with pytest.raises(ShareError) as refused:
        checkout_repository(tmp_path)
    assert refused.value.reason == "repository"


def test_an_address_contains_the_requested_parameters_and_nothing_else():
    assert lesson_address(ROOT) == ""
    assert lesson_address(ROOT, "bo-04") == "voila/render/fr/botifarra/04_free.ipynb"
    asked = lesson_address(ROOT, "BO-04", seed=0, variant="obligada", level=2, step=1)
    parts = urlsplit(asked)
    assert parse_qs(parts.query) == {
        "seed": ["0"],
        "variant": ["obligada"],
        "level": ["2"],
        "step": ["1"],
    }


@pytest.mark.parametrize(
    ("lesson", "asked", "reason"),
    [
        ("BO-99", {}, "lesson"),
        ("", {"seed": 7}, "no-lesson"),
        ("../etc", {}, "lesson"),
        ("BO-04", {"seed": SEEDS}, "seed"),
        ("BO-04", {"level": 4}, "level"),
        ("BO-04", {"level": 0}, "level"),
        ("BO-04", {"variant": "girona"}, "variant"),
        ("TR-01", {"variant": "con-flor"}, "no-variants"),
        ("BO-04", {"step": 0}, "step"),
        ("BO-04", {"step": 99}, "step"),
    ],
)
def test_parameters_that_the_page_would_ignore_are_not_shared(lesson, asked, reason):
    with pytest.raises(ShareError) as refused:
        lesson_address(ROOT, lesson, **asked)
    assert refused.value.reason == reason
    assert format_message(f"share-error-{reason}", **refused.value.facts)


def test_a_lesson_that_is_not_among_the_notebooks_is_not_shared(tmp_path):
    with pytest.raises(ShareError) as refused:
        lesson_address(tmp_path, "BO-14")
    assert refused.value.reason == "not-written"


def test_a_lessons_variants_are_those_of_its_exercises():
    assert lesson_variants("BO-04") == ("lliure", "obligada")
    assert lesson_variants("BO-01") == lesson_variants("BO-08") == ()


def test_a_lessons_steps_are_what_comes_before_and_after_each_heading_and_its_end(tmp_path):
    cells = [
        {"cell_type": "code", "source": ["first()"]},
        {"cell_type": "markdown", "source": ["# T\n", "## not at the start"]},
        {"cell_type": "markdown", "source": ["## One"]},
        {"cell_type": "code", "source": ["## no heading\n", "second()"]},
        {"cell_type": "markdown", "source": "## Two"},
        {"cell_type": "markdown", "source": "### Small"},
    ]
    (tmp_path / "a.ipynb").write_text(json.dumps({"cells": cells}))
    assert step_titles(tmp_path, "a.ipynb") == ["T", "One", "Two", format_message("page-summary")]
    results = [
        (step_with(tmp_path, "a.ipynb", item), heading_with(tmp_path, "a.ipynb", item))
        for item in ("first()", "second()", "third()")
    ]
    assert results == [(1, ""), (2, "One"), (1, "")]


ASKED = "voila/render/fr/botifarra/04_free.ipynb?seed=7&step=2"


@pytest.mark.parametrize(
    ("repository", "path"),
    [
        (OURS, "/v2/gh/jordi/cartes/main"),
        (Repository("github.com", "j/c", "a/b"), "/v2/gh/j/c/a/b"),
        (Repository("gitlab.com", "a/b/c"), "/v2/gl/a%2Fb%2Fc/HEAD"),
        (Repository("git.ecole.fr", "a/b"), "/v2/git/https%3A%2F%2Fgit.ecole.fr%2Fa%2Fb/HEAD"),
    ],
)
def test_a_link_of_binder_has_the_repository_and_the_page(repository, path):
    parts = urlsplit(binder_link(repository, ASKED))
    assert parts.path == path
    assert parse_qs(parts.query) == {"urlpath": [f"cartes/{ASKED}"]}


@pytest.mark.parametrize("hub", ["https://hub.fr", "https://hub.fr/", "https://hub.fr/hub/"])
def test_a_link_of_a_hub_pulls_the_repository_and_opens_the_page(hub):
    link = hub_link(hub, OURS, ASKED)
    assert link.startswith("https://hub.fr/hub/user-redirect/git-pull?")
    assert parse_qs(urlsplit(link).query) == {
        "repo": ["https://github.com/jordi/cartes"],
        "branch": ["main"],
        "urlpath": [f"cartes/{ASKED}"],
    }
    assert "branch" not in hub_link(hub, Repository("github.com", "a/b"), ASKED)


@pytest.mark.parametrize(
    "place",
    ["", "hub", "ftp://hub.fr", "https://", "https://hub.fr/?a=1", "http://[::1/", "http://x:y/"],
)
def test_an_invalid_address_is_reported(place):
    with pytest.raises(ShareError, match="hub"):
        hub_link(place, OURS, ASKED)
    with pytest.raises(ShareError, match="server"):
        local_link(place, ASKED)


def test_a_link_contains_no_password_of_the_remote():
    assert local_link("http://me:secret@a.fr:8866/x", "") == "http://a.fr:8866/x/"
    assert "secret" not in hub_link("https://me:secret@hub.fr", OURS, ASKED)


def test_a_local_link_keeps_the_servers_path():
    assert local_link("http://[::1]:8866/", "") == "http://[::1]:8866/"
    assert local_link("http://10.0.0.5:8866", "") == "http://10.0.0.5:8866/"
    assert local_link("http://a.fr/cartes/", ASKED) == f"http://a.fr/cartes/{ASKED}"


def test_a_title_cannot_break_out_of_a_badge():
    assert badge_markdown("https://a.fr", "[x](y)").startswith("[![\\[x\\](y)](")
    assert "<b>" not in badge_html("https://a.fr/?a=1&b=2", '"<b>')
    assert "a=1&amp;b=2" in badge_html("https://a.fr/?a=1&b=2", "t")


def test_the_codes_are_files_of_both_kinds_large_enough_to_project(tmp_path):
    path, pixels = write_codes(binder_link(OURS, ASKED), tmp_path / "BO-04")
    assert (path.name, pixels.name) == ("BO-04.svg", "BO-04.png")
    assert path.read_text().startswith("<?xml")
    assert pixels.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", pixels.read_bytes()[16:24])
    assert width == height >= 300


def test_a_code_in_the_terminal_is_of_blocks_and_of_one_width():
    lines = code_in_terminal("http://192.168.1.20:8866/").rstrip("\n").split("\n")
    assert len(lines) < 24
    assert set("".join(lines)) - set("\x1b[0123456789;m") <= set(" ▀▄█")


def test_the_command_prints_every_link_and_writes_the_code(tmp_path, capsys):
    asked = ["BO-04", "--seed", "7", "--variant", "obligada", "--step", "8"]
    where = ["--repository", "jordi/cartes", "--hub", "https://hub.fr", "--into", str(tmp_path)]
    assert main(["share", *asked, *where]) == 0
    output = unquote(capsys.readouterr().out)
    page = "fr/botifarra/04_free.ipynb?seed=7&variant=obligada&step=8"
    assert output.count(page) >= 5
    for part in ("mybinder.org/v2/gh/jordi/cartes", "hub.fr/hub/", "http://127.0.0.1:8866/"):
        assert part in output
    assert "Variante libre (Lleida)" in output
    assert (tmp_path / "BO-04.svg").is_file()
    assert (tmp_path / "BO-04.png").is_file()


@pytest.mark.parametrize(
    ("asked", "address"),
    [
        (["BO-04", "--seed", "7"], "voila/render/{lesson}?seed=7"),
        ([], "8866/?lang={lang}"),
        ([deal_code(generate("BO-04", "why", 4321))], "&lang={lang}"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_opens_in_the_language_that_is_asked_for(lang, asked, address, tmp_path, capsys):
    where = ["--repository", "a/b", "--into", str(tmp_path), "--lang", lang]
    assert main(["share", *asked, *where, "--site", "https://cartes.cat"]) == 0
    output = unquote(capsys.readouterr().out)
    with use_language(lang):
        entries = lesson_entries(default_root())
    # A lesson that a language lacks is shared in another language.
    lesson = next(item.path for item in entries if item.id == "BO-04")
    assert address.format(lang=lang, lesson=lesson) in output
    assert f"https://cartes.cat/{lang}/" in output
    with use_language(lang):
        assert format_message("share-local") in output
    assert foreign_words(re.sub(r"\S*[/:]\S*", "", output), lang) == []


def test_without_a_repository_there_is_the_local_link_and_a_message(tmp_path, capsys):
    notebooks = tmp_path / "notebooks"
    notebooks.mkdir()
    (notebooks / "index.ipynb").write_text('{"cells": []}')
    asked = ["share", "--root", str(notebooks), "--into", str(tmp_path)]
    assert main(asked) == 0
    # No phone can open the only link, which names this computer.
    assert format_message("share-only-here") in capsys.readouterr().err
    assert main([*asked, "--server", "http://10.0.0.5:8866"]) == 0
    output = capsys.readouterr()
    assert "http://10.0.0.5:8866/" in output.out
    assert "--repository" in output.err
    assert format_message("share-only-here") not in output.err
    # The same holds for a clone of a folder that others cannot open.
    for words in (["init", "-q"], ["remote", "add", "origin", str(tmp_path / "private")]):
        subprocess.run(["git", "-C", str(notebooks), *words], check=True)
    assert main([*asked, "--server", "http://10.0.0.5:8866"]) == 0
    output = capsys.readouterr()
    assert "http://10.0.0.5:8866/" in output.out
    assert "--repository" in output.err
    assert "mybinder" not in output.out
    assert main([*asked, "--hub", "https://hub.fr"]) == 2
    assert "--repository" in capsys.readouterr().err


def test_a_deal_code_in_any_spelling_is_shared_in_the_usual_one(tmp_path, capsys):
    code = deal_code(generate("BO-04", "why", 4321, 2, "obligada"))
    text = code.lower().replace("-", " ")
    assert main(["share", text, "--repository", "a/b", "--into", str(tmp_path)]) == 0
    assert f"cartes/deal?code={code}" in capsys.readouterr().out
    assert (tmp_path / f"{code}.svg").is_file()


@pytest.mark.parametrize("code", ["BO-04-K7Q2X1", "BO-04-222222", "BO-04 avec un texte", "x" * 999])
def test_an_unknown_code_is_reported(code, capsys):
    assert main(["share", code]) == 2
    assert "n’est ni une leçon ni le code" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_made_with_those_that_it_is_in(tmp_path, capsys):
    into = tmp_path / "class" / "codes"
    assert main(["share", "BO-04", "--repository", "a/b", "--into", str(into)]) == 0
    assert {file.name for file in into.iterdir()} == {"BO-04.svg", "BO-04.png"}
    assert str(into / "BO-04.svg") in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("below", ["", "codes/of/today"])
def test_a_file_in_the_place_of_a_folder_is_named(below, lang, tmp_path, capsys):
    file = tmp_path / "BO-04"
    file.touch()
    asked = ["--into", str(file / below), "--lang", lang]
    assert main(["share", "--repository", "a/b", *asked]) == 2
    output = capsys.readouterr()
    with use_language(lang):
        assert output.err.strip() == format_message("share-error-not-folder", place=str(file))
    assert output.out == ""


@pytest.mark.parametrize(
    ("number", "expected"),
    [(errno.EACCES, "denied"), (errno.EROFS, "denied"), (errno.ENOSPC, "full"), (5, "files")],
)
def test_the_reason_why_a_folder_cannot_be_written_is_reported(
    number, expected, tmp_path, monkeypatch, capsys
):
    def refuse(*_, **__):
        raise OSError(number, "of the system", str(tmp_path / "codes"))

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert main(["share", "--repository", "a/b", "--into", str(tmp_path / "codes")]) == 2
    message = format_message(f"share-error-{expected}", place=str(tmp_path / "codes"))
    assert capsys.readouterr().err.strip() == message


@pytest.mark.parametrize("name", ["--seed", "--level", "--step"])
@pytest.mark.parametrize("value", ["-1", "x", "1e3", "９", "1" * 12])
def test_an_invalid_number_is_reported(name, value, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["share", "BO-04", f"{name}={value}"])
    assert ended.value.code == 2
    assert "is not a whole number" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("variant=obligada", "obligada"),
        ("variant=lliure&seed=3", "lliure"),
        ("", None),
        ("variant=girona", None),
        ("variant=lliure&variant=lliure", None),
        ("variant=" + "x" * 5000, None),
    ],
)
def test_a_lesson_takes_the_variant_of_its_address_where_it_has_it(monkeypatch, query, expected):
    monkeypatch.setenv("QUERY_STRING", query)
    assert variant("BO-04", "legal") == expected
    assert variant("TR-01", "sort") is None

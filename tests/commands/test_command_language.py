"""Tests of the language of commands: help is English, other messages are in the user's language."""

import os
import re
import subprocess
import sys

import pytest

from cartes_lib.messages import use_language
from cartes_widgets.commands import cli
from cartes_widgets.commands.language import language_of


@pytest.mark.parametrize(
    ("given", "environment", "expected"),
    [
        (["serve", "--lang", "fr"], {}, "fr"),
        (["serve", "--lang=fr"], {"LANG": "de_DE.UTF-8"}, "fr"),
        ([], {"LANG": "fr_CA.UTF-8"}, "fr"),
        (["serve", "--lang", "ca"], {"LANG": "fr_FR.UTF-8"}, "ca"),
        ([], {"LANG": "es_AR.UTF-8"}, "es"),
        ([], {"LANGUAGE": "de:en:fr", "LANG": "fr_FR"}, "en"),
        ([], {"LANGUAGE": "eo:fr", "LANG": "C"}, "fr"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANGUAGE": "xx_XX:yy"}, "en"),
        ([], {"LANG": "POSIX"}, "en"),
        (["--lang"], {}, "en"),
        (["--lang", "xx"], {}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_the_requested_one_or_that_of_the_environment(given, environment, expected):
    assert language_of(given, environment) == expected


@pytest.mark.parametrize("command", ["", "serve", "class", "lab", "share", "handout", "site"])
def test_help_is_in_english_and_describes_every_option(command, capsys):
    with use_language("fr"), pytest.raises(SystemExit) as ended:
        cli.main([*filter(None, [command]), "--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith("usage: cartes")
    undescribed = [line for line in shown.splitlines() if re.fullmatch(r"  -+[\w-]+", line)]
    assert undescribed == []


def test_our_own_messages_are_in_the_users_language(tmp_path, capsys):
    assert cli.main(["serve", "--root", str(tmp_path), "--lang", "ca"]) == 2
    assert "No hi ha" in capsys.readouterr().err


def test_a_class_in_its_own_process_uses_the_users_language(tmp_path):
    damaged = tmp_path / "class.sqlite"
    damaged.write_text("this is no database " * 1000)
    environment = {**os.environ, "LANGUAGE": "", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "cartes_widgets", "class", "--no-browser", "--database"]
    for lang, text in ((None, "is damaged"), ("es", "está dañado"), ("ca", "està malmès")):
        chosen = ["--lang", lang] if lang else []
        done = subprocess.run(
            [*command, f"sqlite:///{damaged}", *chosen],
            env=environment,
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert text in done.stderr

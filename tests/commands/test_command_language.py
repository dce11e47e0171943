"""The command is read in one's own language, argparse's sentences included."""

import argparse

import pytest

from cartes_lib.wording import speaking
from cartes_widgets.commands import cli
from cartes_widgets.commands.language import argparse_words, language_of


@pytest.mark.parametrize(
    ("given", "environment", "found"),
    [
        (["serve", "--lang", "fr"], {}, "fr"),
        (["serve", "--lang=fr"], {"LANG": "de_DE.UTF-8"}, "fr"),
        ([], {"LANG": "fr_CA.UTF-8"}, "fr"),
        (["serve", "--lang", "ca"], {"LANG": "fr_FR.UTF-8"}, "ca"),
        ([], {"LANG": "es_AR.UTF-8"}, "es"),
        ([], {"LANGUAGE": "de:en:fr", "LANG": "fr_FR"}, "en"),
        ([], {"LANGUAGE": "eo:fr", "LANG": "C"}, "fr"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, None),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANGUAGE": "pt_BR:it"}, "en"),
        ([], {"LANG": "POSIX"}, None),
        (["--lang"], {}, None),
        (["--lang", "xx"], {}, None),
        ([], {}, None),
    ],
)
def test_the_language_is_asked_for_or_the_environments(given, environment, found):
    assert language_of(given, environment) == found


USAGE = {"fr": "utilisation\u00a0: cartes", "es": "uso: cartes", "ca": "ús: cartes"}


@pytest.mark.parametrize("lang", USAGE)
@pytest.mark.parametrize("command", ["", "serve", "lab", "share", "handout"])
def test_no_help_holds_an_english_sentence(command, lang, capsys):
    with speaking(lang), pytest.raises(SystemExit):
        cli.main([*filter(None, [command]), "--help"])
    shown = capsys.readouterr().out
    assert shown.startswith(USAGE[lang])
    for english in ("usage", "positional", "show this", "and exit"):
        assert english not in shown


def test_the_help_speaks_english_too(monkeypatch, capsys):
    monkeypatch.setenv("LANGUAGE", "en")
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert "usage: cartes" in capsys.readouterr().out


def test_an_error_of_argparse_is_said_in_the_same_language(capsys):
    with pytest.raises(SystemExit):
        cli.main(["handout"])
    assert "il manque\u00a0: lesson" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.main(["share", "--seed"])
    assert "il y faut une valeur" in capsys.readouterr().err


def test_argparse_still_says_the_sentences_that_are_translated(monkeypatch, capsys):
    asked = set()
    monkeypatch.setattr(argparse, "_", lambda sentence: asked.add(sentence) or sentence)
    monkeypatch.setattr(cli, "translate_argparse", lambda: None)
    for words in (["--help"], ["share", "--help"], ["handout"], ["share", "--seed"], ["no"]):
        with pytest.raises(SystemExit):
            cli.main(words)
    with pytest.raises(SystemExit):
        cli.main(["share", "--bad"])
    capsys.readouterr()
    assert set(argparse_words()) <= asked


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "«\u00a0no\u00a0» n’est pas dans\u00a0: serve, class"),
        ("en", "“no” is not one of: serve, class"),
        ("es", "«no» no está entre: serve, class"),
        ("ca", "«no» no és cap de: serve, class"),
    ],
)
def test_a_command_that_is_none_is_quoted_as_ones_own_language_does(lang, said, capsys):
    with speaking(lang), pytest.raises(SystemExit):
        cli.main(["no"])
    assert said in capsys.readouterr().err

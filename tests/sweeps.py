"""The number of random cases of a test: few in the normal run, many in the long run."""

import os

import pytest
from hypothesis import settings

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def examples(few, many):
    """A decorator that sets the number of random cases: `few`, and in the long run `many`."""

    def marked(test):
        sweep_test = settings(max_examples=many if LONG else few)(test)
        return pytest.mark.long(sweep_test) if LONG else sweep_test

    return marked


def some(cases, few):
    """Parameters of a test from `cases`: the first `few` in the normal run, all in the long run."""
    listed = list(cases)
    return [*listed[:few], *(pytest.param(item, marks=pytest.mark.long) for item in listed[few:])]

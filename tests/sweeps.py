"""The number of random cases of a test: few in the normal run, many in the long run."""

import os

import pytest
from hypothesis import settings

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def examples(few, many):
    """Settings of Hypothesis: `few` cases in the normal run, `many` in the long run."""

    def marked(test):
        sweep_test = settings(max_examples=many if LONG else few)(test)
        return pytest.mark.long(sweep_test) if LONG else sweep_test

    return marked


def some(cases, few):
    """`cases` for `parametrize`; the normal run has the first `few`, the long run has all."""
    listed = list(cases)
    return [*listed[:few], *(pytest.param(item, marks=pytest.mark.long) for item in listed[few:])]

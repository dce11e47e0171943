"""Number of random cases per test: few in the ordinary run, many in the long run."""

import os

import pytest
from hypothesis import settings

LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def examples(few, many):
    """Settings of hypothesis: `few` cases in the ordinary run, `many` in the long one."""

    def marked(test):
        drawn = settings(max_examples=many if LONG else few)(test)
        return pytest.mark.long(drawn) if LONG else drawn

    return marked


def some(cases, few):
    """`cases` to parametrize with; all but the first `few` are for the long run."""
    listed = list(cases)
    return [*listed[:few], *(pytest.param(item, marks=pytest.mark.long) for item in listed[few:])]

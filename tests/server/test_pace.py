"""Tests of the rate limits of addresses."""

import pytest

from cartes_widgets.server.pace import Paces


def taken(paces, addresses):
    return [paces.of(address).take() for address in addresses]


@pytest.mark.parametrize(
    "addresses",
    [
        ["192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"],
        # One person may use any address of such a network.
        ["2001:db8:1:2::1", "2001:db8:1:2:ffff::", "2001:db8:1:2:3:4:5:6"],
        ["", "", ""],
    ],
)
def test_the_addresses_of_one_network_share_a_limit(addresses):
    assert taken(Paces(0.0, 2.0), addresses) == [True, True, False]


@pytest.mark.parametrize(
    "addresses", [["192.0.2.1", "192.0.2.2"], ["2001:db8::", "2001:db8:0:1::"]]
)
def test_addresses_of_different_networks_have_a_limit_each(addresses):
    assert taken(Paces(0.0, 1.0), addresses) == [True, True]

"""Rate limits of requests."""

from __future__ import annotations

import time
from ipaddress import IPv4Address, IPv6Address, ip_address

_MAX_ADDRESSES = 4096
"""Maximum number of addresses whose rate limit is stored; above it, the oldest is dropped."""


class Pace:
    """A rate limit: `burst` uses at once, then `rate` per second on average."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, time.monotonic()

    @property
    def is_spent(self) -> bool:
        """Whether the limit is reached now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1

    def take(self) -> bool:
        """Counts one use. Returns False if the limit is reached."""
        if self.is_spent:
            return False
        self._left -= 1
        return True


def _network(address: str) -> str:
    """The part of an address that a person cannot change at will: of IPv6, the first 64 bits."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if isinstance(read, IPv4Address):
        return str(read)
    return str(read.ipv4_mapped or IPv6Address(int(read) >> 64 << 64))


class Paces:
    """A rate limit for each address; the addresses of one IPv6 network share one."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._of: dict[str, Pace] = {}

    def of(self, address: str) -> Pace:
        """The rate limit of `address`."""
        address = _network(address)
        if address not in self._of and len(self._of) >= _MAX_ADDRESSES:
            self._of.pop(next(iter(self._of)))
        return self._of.setdefault(address, Pace(self._rate, self._burst))

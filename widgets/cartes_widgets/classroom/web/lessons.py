"""The lessons that the students of a class have open, and the student of each kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class OpenLessons:
    """The kernels that a class listens to, the oldest first.

    Attributes:
        most: maximum number of lessons that a student may have open: three pages, plus one that is
            being reloaded.
    """

    most = 4

    def __init__(self) -> None:
        self._kernels: dict[str, tuple[str, Callable[[], None]]] = {}
        self._starting: Counter[str] = Counter()

    def __contains__(self, kernel_id: str) -> bool:
        return kernel_id in self._kernels

    def add(self, kernel_id: str, member: str, end: Callable[[], None]) -> None:
        """Adds a kernel of `member`; `end` is called to stop listening to it."""
        self._kernels[kernel_id] = (member, end)

    def forget(self, kernel_id: str) -> None:
        """Stops listening to a kernel; does nothing for an unknown kernel."""
        _, end = self._kernels.pop(kernel_id, ("", lambda: None))
        end()

    def clear(self) -> None:
        """Stops listening to all kernels."""
        for kernel_id in list(self._kernels):
            self.forget(kernel_id)

    def of(self, member: str) -> list[str]:
        """The ids of the kernels of `member`."""
        return [kernel_id for kernel_id, (whose, _) in self._kernels.items() if whose == member]

    def has_room(self, member: str) -> bool:
        """Whether `member` may open another lesson."""
        return len(self.of(member)) + self._starting[member] < self.most

    @contextmanager
    def starting(self, member: str) -> Iterator[None]:
        """A context in which a lesson of `member` counts as open while its kernel starts."""
        self._starting[member] += 1
        try:
            yield
        finally:
            self._starting[member] -= 1

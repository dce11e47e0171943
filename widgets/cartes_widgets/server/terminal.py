"""Makes log messages safe to print, because they quote untrusted input, such as addresses."""

from __future__ import annotations

import logging
import re

# C0 and C1 controls except tab and newline, and characters that change the writing direction.
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


class PlainRecord(logging.LogRecord):
    """A log record whose message cannot control a terminal."""

    def getMessage(self) -> str:  # noqa: N802 - the standard library's name
        """The message, with each control character written as an escape sequence."""
        return _CONTROLS.sub(lambda match: ascii(match[0])[1:-1], super().getMessage())


def log_plainly() -> None:
    """Makes every log message of this process safe for a terminal."""
    logging.setLogRecordFactory(PlainRecord)

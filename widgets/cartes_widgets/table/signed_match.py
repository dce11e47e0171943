"""Signed texts that a browser saves but cannot change, and secret numbers of this server.

Both use the server's key, which is in the data folder of its user. The server signs a text with the
key, and derives a secret number from the key and a public text. So a browser can save a match
without knowing its cards, and a restarted server can still compute them.
"""

from __future__ import annotations

import base64
import contextlib
import hmac
import json
import os
import secrets
import sys
import zlib
from functools import cache
from pathlib import Path
from typing import Any

_FORM = "cartes1"
_KEY_BYTES = 32
MAX_LENGTH = 60_000
"""Maximum length of a text in characters; a page's message cannot contain a longer one."""

_LARGEST = 4_000_000


class SignatureError(ValueError):
    """A text that this server has not signed, or that was changed later.

    Attributes:
        reason: "form" if the text is malformed; "foreign" if it was signed with another key.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@cache
def _key() -> bytes:
    """The server's key; if it cannot be saved, a key for the lifetime of this process.

    On a page without a server, the key is public: Python runs on the learner's machine, so nothing
    can be secret.
    """
    if sys.platform == "emscripten":
        return bytes(_KEY_BYTES)
    from jupyter_core.paths import jupyter_data_dir

    file = Path(jupyter_data_dir()) / "cartes" / "matches.key"
    with contextlib.suppress(OSError):
        if not file.exists():
            _make(file)
        result = file.read_bytes()
        if len(result) == _KEY_BYTES:
            return result
    return secrets.token_bytes(_KEY_BYTES)


def _make(file: Path) -> None:
    """Writes a new key to `file`, unless another process does so at the same moment."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(secrets.token_bytes(_KEY_BYTES))
        # Linking is atomic, and never replaces an existing file.
        with contextlib.suppress(FileExistsError):
            os.link(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def derived(word: str) -> bytes:
    """A secret number of 32 bytes, derived from the public text `word` and the server's key."""
    return hmac.digest(_key(), word.encode("utf-8", "surrogatepass"), "sha256")


def is_equal(given: str, wanted: str) -> bool:
    """Whether both texts are equal, compared in constant time."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), wanted.encode())


def signed_text(plain: Any) -> str:
    """A signed text with `plain`, which JSON must be able to represent; `read_signed` reads it."""
    packed = zlib.compress(json.dumps(plain, separators=(",", ":")).encode(), 9)
    body = base64.urlsafe_b64encode(packed).decode()
    return f"{_FORM}.{body}.{_signature(body)}"


def _signature(body: str) -> str:
    return derived(f"signature {body}").hex()


def read_signed(text: object) -> Any:
    """The value that `signed_text` has stored in `text`.

    Raises:
        SignatureError: `text` is malformed, or was signed by another server.
    """
    parts = text.strip().split(".") if isinstance(text, str) and len(text) <= MAX_LENGTH else []
    if len(parts) != 3 or parts[0] != _FORM:
        raise SignatureError("form")
    if not is_equal(parts[2], _signature(parts[1])):
        raise SignatureError("foreign")
    # Only signed texts are decompressed; the limit is for those of an older release.
    return json.loads(zlib.decompressobj().decompress(base64.urlsafe_b64decode(parts[1]), _LARGEST))


def encrypted(text: str, place: str) -> str:
    """`text`, encrypted with the server's key.

    Args:
        place: a text that must be different for each encrypted text.

    Raises:
        ValueError: `text` is longer than 32 ASCII letters.
    """
    plain = text.encode("ascii").ljust(_KEY_BYTES)
    if len(plain) > _KEY_BYTES:
        raise ValueError("too long to be encrypted")
    return bytes(a ^ b for a, b in zip(plain, derived(f"encrypt {place}"), strict=True)).hex()


def decrypted(ciphertext: str, place: str) -> str:
    """The text that `encrypted` encrypted as `ciphertext`, with the same `place`."""
    pad = derived(f"encrypt {place}")
    return (
        bytes(a ^ b for a, b in zip(bytes.fromhex(ciphertext), pad, strict=True)).decode().rstrip()
    )

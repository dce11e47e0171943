"""The file in which a teacher saves a class, encrypted with the teacher's password."""

from __future__ import annotations

import json
import secrets
import zlib
from typing import Any

SHORTEST_PASSWORD = 8
"""Minimum length of the password, in characters."""

MAX_FILE_SIZE = 2 * 1024 * 1024
"""Maximum size of the file, in bytes."""

_MAX_CONTENT_LENGTH = 32 * 1024 * 1024
_MARK = b"cartes-class-1\n"
_SALT, _NONCE = 16, 12
_COST = 2**15
"""The cost parameter of scrypt; one attempt takes 32 MB and about a tenth of a second."""


class ClassFileError(ValueError):
    """A class file that cannot be written or read; its message is `class-file-<reason>`.

    Attributes:
        reason: `library` (the extra `export` is not installed), `short` (the password is too
            short), `long` (the file is too large), `format` (it is not a class file), `password`
            (the password is wrong, or the file is damaged), or `unsaved` (the database does not
            answer).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def encrypted(content: dict[str, Any], password: str) -> bytes:
    """`content` as a file, encrypted with `password` (scrypt, AES-256-GCM).

    Raises:
        ClassFileError: the extra `export` is not installed (reason `library`); the password is too
            short (`short`); the file would be too large (`long`).
    """
    if len(password) < SHORTEST_PASSWORD:
        raise ClassFileError("short")
    salt, nonce = secrets.token_bytes(_SALT), secrets.token_bytes(_NONCE)
    packed = zlib.compress(json.dumps(content, ensure_ascii=False).encode())
    result: bytes = _MARK + salt + nonce + _cipher(password, salt).encrypt(nonce, packed, _MARK)
    if len(result) > MAX_FILE_SIZE:
        raise ClassFileError("long")
    return result


def decrypted(file: bytes, password: str) -> dict[str, Any]:
    """The content of a file that `encrypted` made with `password`.

    Raises:
        ClassFileError: the extra `export` is not installed (reason `library`); the file is too
            large (`long`); it is not a class file (`format`); the password is wrong
            (`password`).
    """
    if len(file) > MAX_FILE_SIZE:
        raise ClassFileError("long")
    start = len(_MARK) + _SALT + _NONCE
    if not file.startswith(_MARK) or len(file) < start:
        raise ClassFileError("format")
    salt, nonce = file[len(_MARK) : len(_MARK) + _SALT], file[start - _NONCE : start]
    cipher = _cipher(password, salt)
    from cryptography.exceptions import InvalidTag

    try:
        packed = cipher.decrypt(nonce, file[start:], _MARK)
    except InvalidTag as error:
        raise ClassFileError("password") from error
    try:
        content = json.loads(zlib.decompressobj().decompress(packed, _MAX_CONTENT_LENGTH))
    except (zlib.error, ValueError, RecursionError) as error:
        raise ClassFileError("format") from error
    if not isinstance(content, dict):
        raise ClassFileError("format")
    return content


def _cipher(password: str, salt: bytes) -> Any:
    """The AES-GCM cipher with a key derived from `password` and `salt`.

    Raises:
        ClassFileError: the package cryptography is not installed (reason `library`).
    """
    try:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
    except ImportError as error:
        raise ClassFileError("library") from error
    key = Scrypt(salt=salt, length=32, n=_COST, r=8, p=1).derive(password.encode())
    return AESGCM(key)

"""How Simon Tatham's collection hides a solution in its save files, to no one's harm.

Each half of the bytes is masked with SHA-1 sums made from the other half, one after the
other; unmasking is the same in the other order. Nothing here is meant to be secret.
"""

from hashlib import sha1
from itertools import count


def reveal(text: str) -> str | None:
    """Return what a line of hexadecimal digits hides, or None if that is no plain text.

    >>> reveal(hide("S0110"))
    'S0110'
    """
    try:
        data = bytes.fromhex(text)
    except ValueError:
        return None
    half = len(data) // 2
    second = _masked(data[half:], data[:half])
    first = _masked(data[:half], second)
    plain = first + second
    return plain.decode() if plain.isascii() else None


def hide(text: str) -> str:
    """Return the hexadecimal digits that hide an ASCII text."""
    data = text.encode("ascii")
    half = len(data) // 2
    first = _masked(data[:half], data[half:])
    return (first + _masked(data[half:], first)).hex()


def _masked(data: bytes, key: bytes) -> bytes:
    mask = bytearray()
    for number in count():
        if len(mask) >= len(data):
            break
        mask += sha1(key + str(number).encode(), usedforsecurity=False).digest()
    return bytes(a ^ b for a, b in zip(data, mask, strict=False))

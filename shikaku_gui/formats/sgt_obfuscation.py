"""How Simon Tatham's collection obfuscates the solution in its save files.

Each half of the bytes is masked with SHA-1 sums of the other half, first one and then the
other; unmasking does the same in reverse order. This is not meant to be secure.
"""

from hashlib import sha1
from itertools import count


def reveal(text: str) -> str | None:
    """Return the text hidden in hexadecimal digits, or None if that is not ASCII.

    >>> reveal(hide("S0110"))
    'S0110'
    """
    try:
        data = bytes.fromhex(text)
    except ValueError:
        return None
    half = len(data) // 2
    second = _mask(data[half:], data[:half])
    first = _mask(data[:half], second)
    plain = first + second
    return plain.decode() if plain.isascii() else None


def hide(text: str) -> str:
    """Return an ASCII text hidden in hexadecimal digits."""
    data = text.encode("ascii")
    half = len(data) // 2
    first = _mask(data[:half], data[half:])
    return (first + _mask(data[half:], first)).hex()


def _mask(data: bytes, key: bytes) -> bytes:
    mask = bytearray()
    keyed = sha1(key, usedforsecurity=False)  # hashing the key each time would be quadratic
    for number in count():
        if len(mask) >= len(data):
            break
        numbered = keyed.copy()
        numbered.update(str(number).encode())
        mask += numbered.digest()
    return bytes(a ^ b for a, b in zip(data, mask, strict=False))

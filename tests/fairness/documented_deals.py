"""A second implementation of fair deals, written from docs/fair-deals.md alone, without importing tilewright."""

from __future__ import annotations

from hashlib import sha256

NAME = "tilewright-fair-deals-2"


def documented_hmac(key: bytes, text: str) -> bytes:
    """HMAC-SHA-256 by its definition, for keys of 32 bytes."""
    key = key + bytes(64 - len(key))
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + text.encode("ascii")).digest()
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def documented_commitment(secret: bytes, table: str) -> str:
    return sha256(f"{NAME} commitment {table} {secret.hex()}".encode("ascii")).hexdigest()


def documented_key(secret: bytes, table: str, added: list[str]) -> bytes:
    text = f"{NAME} key {table}"
    for own in added:
        text += " " + (own if own != "" else "-")
    return documented_hmac(secret, text)


def documented_chain_value(seed: bytes, round_number: int) -> str:
    value = seed
    for _ in range(64 - round_number):
        value = sha256(value).digest()
    return value.hex()


def documented_round_key(key: bytes, round_number: int, revealed: list[str]) -> bytes:
    text = f"{NAME} reveal {round_number}"
    for value in revealed:
        text += " " + (value if value != "" else "-")
    return documented_hmac(key, text)


class DocumentedStream:
    def __init__(self, key: bytes, purpose: str, round_number: int) -> None:
        self.key, self.purpose, self.round_number = key, purpose, round_number
        self.taken = 0

    def byte(self) -> int:
        number, place = divmod(self.taken, 32)
        self.taken += 1
        return documented_hmac(self.key, f"{NAME} {self.purpose} {self.round_number} {number}")[place]

    def below(self, bound: int) -> int:
        while True:
            byte = self.byte()
            if byte < 256 - (256 % bound):
                return byte % bound


def documented_first_seat(key: bytes, players: int) -> int:
    return DocumentedStream(key, "first", 0).below(players) + 1


def documented_deal(key: bytes, round_number: int, bag: list[int], lid: list[int], players: int) -> str:
    """The factories of a deal; `bag` and `lid` are counts in the order blue, yellow, red, black, white."""
    stream = DocumentedStream(key, "deal", round_number)
    row = "".join(letter * count for letter, count in zip("BYRKW", bag, strict=True))
    lid_row = "".join(letter * count for letter, count in zip("BYRKW", lid, strict=True))
    factories = [""] * {2: 5, 3: 7, 4: 9}[players]
    for space in range(4 * len(factories)):
        if row == "":
            row, lid_row = lid_row, ""
        if row == "":
            break
        place = stream.below(len(row))
        factories[space // 4] += row[place]
        row = row[:place] + row[place + 1 :]
    return ",".join("".join(sorted(factory, key="BYRKW".index)) or "-" for factory in factories)

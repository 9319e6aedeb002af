"""Lasting names: which are allowed, and which look so alike that only one person may have them."""

from __future__ import annotations

import re
from functools import cache
from unicodedata import category, name, normalize

from tilewright._catalogue import bundle
from tilewright.players.levels import STRONGEST, WEAKEST
from tilewright.server.catalogue import FILES, LANGUAGES
from tilewright.server.errors import Refusal
from tilewright.server.table.names import NAMES, tidy_name

SHORTEST, LONGEST = 2, 24
SIGNS = " -'’.·_"
"""The characters allowed besides letters and digits."""
MOST_MARKS = 2
"""Combining marks in a row: some scripts need two, and more would run over other lines."""
TOGETHER = ({"HIRAGANA", "KATAKANA", "CJK", "KATAKANA-HIRAGANA"}, {"HANGUL", "CJK"}, {"BOPOMOFO", "CJK"})
"""Scripts that one name may mix, because a language does."""

LIKE = {
    **dict(zip("0135789", "olestbg", strict=True)),
    **dict(zip("іӏıɩι|", "llllll", strict=True)),
    **dict(zip("iј", "lj", strict=True)),
    **dict(zip("авекмнорстухѕһԁԛԝγ", "abekmhopctyxshdqwy", strict=True)),
    **dict(zip("αβεηκμνορτυχω", "abehkuvoptuxw", strict=True)),
    **dict(zip("øđłħðþŧ", "odlhdpt", strict=True)),
    "æ": "ae",
    "œ": "oe",
    "rn": "m",
    "vv": "w",
    "cl": "d",
}
"""Letters and pairs that look like others, after case and marks are removed."""

RESERVED = (
    "tilewright",
    "operator",
    "admin",
    "administrator",
    "moderator",
    "mod",
    "staff",
    "support",
    "help",
    "server",
    "system",
    "root",
    "official",
    "security",
    "everybody",
    "everyone",
    "somebody",
    "someone",
    "nobody",
    "anonymous",
    "guest",
    "player",
    "bot",
    "engine",
    "level",
    "taso",
    "szint",
    "niveau",
    "styrkur",
    "null",
    "undefined",
)


def lasting_name(text: str) -> str:
    """A name that somebody may keep, tidied; raises Refusal."""
    if len(text) > 4 * LONGEST:
        raise Refusal("bad-name")
    found = tidy_name(normalize("NFC", text))
    if not SHORTEST <= len(found) <= LONGEST or not category(found[0]).startswith("L"):
        raise Refusal("bad-name")
    if any(category(letter)[0] not in "LM" and category(letter) != "Nd" and letter not in SIGNS for letter in found):
        raise Refusal("bad-name")
    if (
        re.search(rf"[{re.escape(SIGNS)}]{{3}}|([{re.escape(SIGNS)}])\1", found)
        or _most_marks(found) > MOST_MARKS
        or _mixes_scripts(found)
    ):
        raise Refusal("bad-name")
    without_digits = "".join(letter for letter in found if category(letter) != "Nd")
    if {looks_of(found), looks_of(without_digits)} & _forbidden() or any(
        part in looks_of(found) for part in _forbidden_parts()
    ):
        raise Refusal("forbidden-name")
    return found


def looks_of(text: str) -> str:
    """The skeleton of a name: names with the same skeleton look alike."""
    letters = normalize("NFKD", normalize("NFKD", text).casefold())
    plain = "".join(letter for letter in letters if category(letter)[0] in "LN")
    single = "".join(LIKE.get(letter, letter) for letter in plain)
    for pair in ("rn", "vv", "cl"):
        single = single.replace(pair, LIKE[pair])
    return single


def _most_marks(text: str) -> int:
    runs = re.findall("M+", "".join(category(letter)[0] for letter in normalize("NFD", text)))
    return max(map(len, runs), default=0)


def _mixes_scripts(text: str) -> bool:
    scripts = {name(letter, "").partition(" ")[0] for letter in text if category(letter).startswith("L")}
    return len(scripts) > 1 and not any(scripts <= together for together in TOGETHER)


@cache
def _forbidden() -> frozenset[str]:
    """Words of authority, the names of the computer and of its levels in every language."""
    words = [*RESERVED, *NAMES]
    for language in LANGUAGES:
        messages = bundle(language, FILES)
        for key in ("computer", "computer-label", "level-name"):
            pattern = messages.get_message(key).value
            assert pattern is not None
            for level in range(WEAKEST, STRONGEST + 1):
                words.append(str(messages.format_pattern(pattern, {"level": level})[0]))
    return frozenset(map(looks_of, words))


@cache
def _forbidden_parts() -> tuple[str, ...]:
    return looks_of("tilewright"), looks_of("moderator"), looks_of("administrator")

"""People with lasting names: accounts without e-mail and password (docs/people.md).

| module | what it holds |
|---|---|
| `person` | their documents |
| `names` | which names are allowed, and which look alike |
| `phrases`, `passkeys` | the two ways to sign in on another device |
| `service` | `host.people`: authentication by token, making names, profiles |
| `account` | `host.account`: signing in, devices, passkeys, settings, renaming, export |
| `played`, `running` | their games and results; their unfinished games |
| `vacations` | how much vacation they take in a year |
| `manners` | `host.manners`: blocking and reporting |
| `programs` | programs with lasting names |
| `registry` | the documents, for servers and commands |
| `erasing` | deleting people |
| `operating` | what an operator does with names and reports |
"""

from .account import Account
from .manners import Manners
from .person import Person
from .service import People, sitter_of

__all__ = ["Account", "Manners", "People", "Person", "sitter_of"]

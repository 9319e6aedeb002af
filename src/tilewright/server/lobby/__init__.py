"""The lobby (docs/lobby.md): visitors, the queue of players, open seats, games to watch.

| module | what it does |
|---|---|
| `connection` | the WebSocket of one visitor |
| `service` | the lobby of this process: visitors and their requests |
| `board` | the lists that all visitors see, and the broadcast of changes |
| `offers` | open seats: tables that wait for players |
| `matchmaking` | the queue of players, and the tables made for them |
| `games` | games to watch |
| `lines` | people and computers at a table, as the lobby shows them |
| `elsewhere` | the lobbies of other processes, through documents of the store |
"""

from .service import Lobby

__all__ = ["Lobby"]

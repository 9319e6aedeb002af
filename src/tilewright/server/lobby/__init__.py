"""The lobby (docs/lobby.md): who is here, who looks for a game, which seats are open, which games can be watched.

| module | what it does |
|---|---|
| `connection` | the WebSocket of one visitor |
| `service` | the lobby of this process: visitors, and what they ask |
| `board` | what all visitors see, and how changes of it reach them |
| `offers` | open seats, which are tables that wait |
| `matchmaking` | people who look for a game, and the tables made for them |
| `games` | games to watch |
| `elsewhere` | the lobbies of other processes, through documents of the store |
"""

from .service import Lobby

__all__ = ["Lobby"]

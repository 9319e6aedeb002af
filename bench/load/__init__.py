"""What the server's measurements share: servers as processes, cheap WebSocket clients, and tables full of players.

| module | what it does |
|---|---|
| `processes` | start a server, read its processor time and memory, kill it |
| `sockets` | one WebSocket connection with hand-written frames, so that the load costs less than what it measures |
| `playing` | tables at which moves are played as fast as they go, or at a given pace, and how long each took |
| `tilewright` | players at the tables of `tilewright serve` |
| `boardgame` | players at the matches of boardgame.io's server |
"""

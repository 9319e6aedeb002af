"""Shared by the server benchmarks: servers as processes, cheap WebSocket clients, players.

| module | what it does |
|---|---|
| `processes` | start a server, read its processor time and memory, kill it |
| `sockets` | one WebSocket connection with hand-written frames, so that the load costs less than what it measures |
| `comparing` | servers that play the same load in turn |
| `playing` | moves at full speed or at a fixed rate, and their latencies |
| `tables` | players at the tables of `tilewright serve` |
| `boardgame` | players at the matches of boardgame.io's server |
| `crowd` | a load that several processes play together |
| `engines`, `network` | PostgreSQL, Redis and nginx; a network that can be slow or cut |
| `resuming`, `judging` | clients that reconnect; a check of the logs against what they sent and received |
| `nonsense`, `attacks`, `people` | invalid messages; attacks; ordinary users beside them |
| `running` | options of the benchmarks, and a server for as long as they measure |
"""

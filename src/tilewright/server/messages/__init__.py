"""The types of all messages between the server and its clients, over HTTP and over the WebSocket of each client.

| module | what it holds |
|---|---|
| `fields` | the types of fields, with their limits |
| `tables` | making and joining tables; the views of a table |
| `http` | requests and answers over HTTP |
| `requests` | what a client sends over its WebSocket |
| `live` | what the server sends over it |
| `events` | what happens at a table |
| `analyses` | results of a search |
| `reviews` | reviews of games |
| `duplicate` | the deal of the day and duels |
| `lobby` | the lobby: its own WebSocket, and its counts |
| `people` | people with lasting names |
| `ratings` | ratings of people, and what a game did to them |
| `tournaments` | tournaments |
| `puzzles` | puzzles and their answers |
| `push` | subscriptions to notices of turns |

Over the WebSocket (`/live`) every message is one JSON object with a `type`. A client first sends `hello` and gets a
`view`, or, if it says which events it has, the events that it lacks. Then each request is answered once, by `done` or
`error` with the request's `id`; `ping` is answered by `pong`. Events arrive as `event` messages numbered by `seq`
without gaps. A move is on disk before it is acknowledged or broadcast.

Seats count from 1. Times are unix seconds. Positions, moves and deals are written as in docs/notation.md.
docs/server.md describes the protocol. The JSON Schema of the WebSockets' messages is at `/api/schema`, the OpenAPI
document of the HTTP API at `/api/openapi.json`. web/src/net/messages.ts is generated from these types
(`python3 dev.py check --fix`).
"""

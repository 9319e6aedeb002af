"""The game server: tables, seats, live play, the store, messages, HTTP."""

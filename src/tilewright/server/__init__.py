"""The game server: tables, seats, live play, store, messages, HTTP."""

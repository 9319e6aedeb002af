"""Ratings of people, pairing and tournaments. Pure: no clock, no store, no network."""

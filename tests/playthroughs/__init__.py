"""Tests with recorded whole games."""

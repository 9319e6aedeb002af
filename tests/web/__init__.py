"""Compares the page's sources with the rules, messages and lessons that they mirror."""

"""Tests that compare the page's sources with the rules and with the server's messages; the page's unit tests."""

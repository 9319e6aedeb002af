"""Tests in real browsers: Chromium, and one whole game in Firefox."""

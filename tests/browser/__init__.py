"""Tests in real browsers: Chromium, and one game in Firefox."""

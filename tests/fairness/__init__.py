"""Tests of fair deals."""

"""Tests of the `tilewright` command."""

"""Tests of the source distribution and the wheel."""

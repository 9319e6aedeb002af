"""Tests of the rules, case by case."""

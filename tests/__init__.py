"""Tests; `oracle` is a second rules engine, with which the package is compared."""

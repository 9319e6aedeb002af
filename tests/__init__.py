"""Tests; `oracle` is the second engine that the product is compared with."""

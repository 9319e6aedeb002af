"""Tests of the catalogues (the texts of page, server and command in every language)."""

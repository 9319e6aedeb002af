__version__ = "0.1.0"

SIGNATURE = 943773349
"""What `tilewright bench --signature` prints: it changes with the rules, the evaluation and the search only."""

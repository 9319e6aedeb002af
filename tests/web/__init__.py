"""The page's sources held against what they mirror."""

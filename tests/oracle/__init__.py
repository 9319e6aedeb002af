"""A slow, readable second reading of the rules; the kernel is tested against it and it is never shipped."""

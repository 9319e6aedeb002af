"""Games in compiled code: played against oneself or another, kept, and played again for what they teach."""

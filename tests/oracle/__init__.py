"""A second, slow and readable implementation of the rules. The kernel is compared with it; it is not shipped."""

"""The catalogues of the page and the server: complete, used, and the same in every language."""
